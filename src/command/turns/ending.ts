import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { isUmpire } from '../../referee/agreement/permission.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import { battleEndLines, endsBattle, newsFirst } from '../../reply/battle/battle-end.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { seedLines } from '../../reply/dice/fair.ts';
import type { Button, Document } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';

/** What comes after a battle: its story, its losses, and in a panel whatever its reader may do then. */
export function afterBattle(words: Catalogue, game: Game | undefined): Button[] {
  return game?.over ? [...tellingButtons(words), { action: 'play', of: {}, label: words.notices.whatNext }] : [];
}

/** The same in a panel: only an umpire begins the next battle. */
export function afterBattleFor(words: Catalogue, game: Game, user: string): Button[] {
  if (!game.over || game.phase === 'ended') return [];
  const begins = game.phase === 'open' && isUmpire(game, user);
  const next: Button = {
    action: 'opening',
    of: { name: 'game battle', given: {} },
    label: words.notices.nextBattle,
    first: true,
  };
  return [...(begins ? [next] : []), ...tellingButtons(words)];
}

/** Whether it's still the next step to begin another battle. */
export function beginsNext(game: Game | undefined, { name }: GivenCommand): boolean {
  return name === 'game battle' && game?.over !== undefined && game.phase === 'open';
}

function tellingButtons(words: Catalogue): Button[] {
  return [
    { action: 'run', of: { name: 'report', given: {} }, label: words.notices.report },
    { action: 'run', of: { name: 'game losses', given: {} }, label: words.notices.losses },
  ];
}

/** If a record ends the battle, the reply says that first, and how both sides stand. */
export async function withBattleEnd(
  words: Catalogue,
  referee: Referee,
  { channel }: Pick<Asked, 'channel'>,
  record: LogRecord,
  game: Campaign['game'],
  document: Document,
): Promise<Document> {
  if (!game?.over || !endsBattle(record)) return document;
  const ruleset = rulesetOf(game.rules);
  const lines = battleEndLines(words, game, ruleset, await referee.chronicles.losses(channel));
  return {
    ...document,
    lines: [...newsFirst(words, game, ruleset, document.lines), ...lines, ...seedLines(words, record)],
    buttons: [...(document.buttons ?? []), ...afterBattle(words, game)],
  };
}
