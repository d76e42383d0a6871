import type { ButtonInteraction, MessageContextMenuCommandInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { isWhole, saidBy } from '../../../commands/quickstart.ts';
import { playsOn } from '../../../commands/solo.ts';
import { again, instead, undoing, why } from '../../command/buttons.ts';
import type { Answer } from '../../command/command.ts';
import { linesFor } from '../../command/offers.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { OVERVIEW } from '../../reply/help.ts';
import type { CommandResult } from '../answers/answers.ts';
import { offered } from '../answers/offered.ts';
import { calling } from '../answers/pinging.ts';
import type { Appearance } from '../answers/replying.ts';
import { askedWith } from '../commands/asked.ts';
import { type Came, comparedBy, customIdOf, firstRulingOf, pageOf, rulingOf, strikesOf } from './buttons.ts';
import { Once } from './once.ts';

/** A button that acts at once; those for the next die and for an answer open forms. */
export type Pressed = Came & {
  readonly action: Exclude<
    Came['action'],
    | 'thread'
    | 'next-die'
    | 'answer'
    | 'run'
    | 'fill'
    | 'play'
    | 'page'
    | 'pick'
    | 'deed'
    | 'change'
    | 'more'
    | 'roll'
    | 'end'
    | 'settle'
    | 'turn'
    | 'question'
    | 'correct'
    | 'helped'
    | 'missed'
  >;
};

/** Who sees the result of a button. For a question of /quickstart it depends on the answer. */
const APPEARANCES = {
  again: 'public',
  why: 'private',
  older: 'update',
  newer: 'update',
  join: 'public',
  agree: 'public',
  right: 'public',
  'goes-on': 'update',
  decline: 'public',
  rule: 'private',
  show: 'public',
  table: 'private',
  'show-table': 'public',
  'show-card': 'public',
  'show-compare': 'public',
  help: 'private',
  board: 'private',
  undo: 'public',
  strike: 'public',
  owed: 'public',
  opening: 'public',
  'first-ruling': 'public',
  instead: 'public',
} as const satisfies Record<Exclude<Pressed['action'], 'quickstart' | 'confirm'>, Appearance>;

/** Who sees the result of a button. The last answer of /quickstart is a new message, so everybody sees it or nobody does. */
export function appearanceOf({ action, of }: Pressed): Appearance {
  // The end of a campaign is for everyone to see. What somebody deletes is their own business.
  if (action === 'confirm') return of === 'game-end' ? 'public' : 'private';
  if (action !== 'quickstart') return APPEARANCES[action];
  // The button for the first question is one that everyone sees.
  if (of === '') return 'private';
  return isWhole(saidBy(of)) ? 'public' : 'update';
}

/** Does what a button is for: usually a command that could have been typed, on behalf of whoever pressed it. */
export async function press(
  words: Catalogue,
  interaction: ButtonInteraction | StringSelectMenuInteraction | MessageContextMenuCommandInteraction,
  button: Pressed,
  referee: Referee,
  run: (name: string, asked: Asked) => Promise<CommandResult>,
  logger: Logger,
): Promise<CommandResult> {
  const named = async (answer: Promise<Answer>) =>
    calling(words, await offered(await answer, logger), interaction.channelId, referee, logger);
  const command = (name: string, given: Asked['given']) => run(name, askedWith(interaction, name, given));
  const once = new Once(words, referee);
  const pressed = () => {
    const { command: _, given: __, ...who } = askedWith(interaction, button.action, {});
    return who;
  };
  switch (button.action) {
    case 'older':
    case 'newer':
      return command('log', pageOf(button));
    case 'join':
      return command('game join', { side: button.of });
    case 'goes-on':
      return command(playsOn.name, playsOn.given);
    case 'agree':
    case 'decline':
      return command(button.action, { number: Number(button.of) });
    case 'right':
      return command('question', { number: Number(button.of), answer: 'right' });
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
      return command('help', button.of === OVERVIEW ? {} : { command: button.of });
    case 'board': {
      const { document, ...board } = await command('turn board', {});
      const campaign = await referee.campaign(interaction.channelId);
      return { ...board, document: { ...document, lines: linesFor(interaction.user.id, document.lines, campaign) } };
    }
    case 'why': {
      const { log, seq } = rulingOf(button);
      return why(words, referee, interaction.channelId, seq, log);
    }
    case 'again': {
      const { log, seq } = rulingOf(button);
      return named(again(words, referee, commands, pressed(), seq, log));
    }
    case 'instead': {
      const [chosen = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
      return named(instead(words, referee, commands, pressed(), { ...rulingOf(button), chosen }));
    }
    case 'undo': {
      const { log, seq } = rulingOf(button);
      return named(undoing(words, referee, commands, pressed(), seq, log));
    }
    case 'strike':
      return command('undo', strikesOf(button));
    case 'owed':
      return once.owed(interaction.channelId, button.of, command);
    case 'opening':
      return once.opening(interaction.channelId, button.of, command);
    case 'first-ruling':
      return once.firstRuling(interaction.channelId, firstRulingOf(button), command);
  }
}

/** A request is answered once. */
const ANSWERS: readonly Pressed['action'][] = ['agree', 'decline'];
const ONCE: readonly Pressed['action'][] = ['owed', 'opening', 'first-ruling'];

/** Whether a button, and perhaps others beside it, has nothing left to do: nothing is struck out twice, or owed twice. */
export function isSpent({ action }: Pressed, { outcome, json = {} }: CommandResult): boolean {
  if (action === 'undo' || action === 'strike') return 'struck' in json;
  if (ANSWERS.includes(action) || action === 'right') return 'seq' in json;
  return ONCE.includes(action) && (outcome === 'spent' || 'seq' in json);
}

/**
 * Which buttons of its message are disabled with it: all but *Why?* if the message is struck out, both answers to a request, and
 * otherwise only the button itself.
 */
export function spentBy({ action, of }: Pressed, customId: string): (other: string) => boolean {
  if (action === 'undo') return (other) => !other.startsWith('why:');
  if (ANSWERS.includes(action)) return (other) => ANSWERS.some((each) => other === customIdOf({ action: each, of }));
  return (other) => other === customId;
}
