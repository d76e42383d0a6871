import type { ButtonInteraction } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { isWhole, saidBy } from '../../commands/quickstart.ts';
import { again, why } from '../command/buttons.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Button } from '../reply/document.ts';
import type { Given } from './answers.ts';
import { comparedBy, pageOf, rulingOf } from './buttons.ts';
import { askedWith } from './given.ts';
import type { Appearance } from './replying.ts';

/** A button that does something at once; those for the next die and for an answer open forms. */
export type Pressed = Button & { readonly action: Exclude<Button['action'], 'next-die' | 'answer'> };

/** Who sees what comes of a button; of a question of /quickstart it depends on the answer. */
const APPEARANCES = {
  again: 'public',
  why: 'private',
  older: 'update',
  newer: 'update',
  join: 'public',
  agree: 'public',
  'goes-on': 'public',
  decline: 'public',
  rule: 'private',
  show: 'public',
  table: 'private',
  'show-table': 'public',
  'show-card': 'public',
  'show-compare': 'public',
  help: 'private',
  board: 'private',
} as const satisfies Record<Exclude<Pressed['action'], 'quickstart' | 'confirm'>, Appearance>;

/** Who sees what comes of a button. The last answer of /quickstart is a message of its own: it must be there or not be. */
export function appearanceOf({ action, of }: Pressed): Appearance {
  // The end of a campaign is for all to see; what is deleted is its owner's matter.
  if (action === 'confirm') return of === 'game-end' ? 'public' : 'private';
  if (action !== 'quickstart') return APPEARANCES[action];
  // The first question is asked by a button that everybody sees.
  if (of === '') return 'private';
  return isWhole(saidBy(of)) ? 'public' : 'update';
}

/** Does what a button is for: mostly a command that could have been typed, in the name of the one who pressed. */
export function press(
  interaction: ButtonInteraction,
  button: Pressed,
  referee: Referee,
  run: (name: string, asked: Asked) => Promise<Given>,
): Promise<Given> {
  const command = (name: string, given: Asked['given']) => run(name, askedWith(interaction, name, given));
  switch (button.action) {
    case 'older':
    case 'newer':
      return command('log', pageOf(button));
    case 'join':
      return command('game join', { side: button.of });
    case 'goes-on':
      return command('solo', { task: 'turn' });
    case 'agree':
    case 'decline':
      return command(button.action, { number: Number(button.of) });
    case 'confirm':
      return button.of === 'game-end'
        ? command('game end', { confirm: true })
        : command('data delete', { confirm: true, ...(button.of === 'data-delete' ? {} : { server: true }) });
    case 'rule':
      return command('rules', { query: button.of });
    case 'show':
      return command('rules', { query: button.of, all: true });
    case 'table':
      return command('table', { table: button.of });
    case 'show-table':
      return command('table', { table: button.of, all: true });
    case 'show-card':
      return command('card', { of: button.of, all: true });
    case 'show-compare':
      return command('compare', { ...comparedBy(button), all: true });
    case 'quickstart':
      return command('quickstart', saidBy(button.of));
    case 'help':
      return command('help', { command: button.of });
    case 'board':
      return command('turn board', {});
    case 'why': {
      const { log, seq } = rulingOf(button);
      return why(referee, interaction.channelId, seq, log);
    }
    case 'again': {
      const { log, seq } = rulingOf(button);
      const { command: _, given: __, ...pressed } = askedWith(interaction, 'again', {});
      return again(referee, commands, pressed, seq, log);
    }
  }
}
