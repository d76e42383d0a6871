import type { Game } from '../../campaign/game.ts';
import type { Owing } from '../../campaign/owed/owing.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line } from '../document.ts';
import { owedTexts, owedWord, sideName, userSpans } from './owing.ts';

/** Somebody to mention, and why. */
export interface Reminded {
  readonly user: string;
  readonly owing: Owing;
  readonly tells: 'new' | 'still' | 'umpire';
}

/** Everyone to mention now in one message, with a line for each thing that's owed. */
export function reminderReply(words: Catalogue, reminded: readonly Reminded[], game: Game): Document {
  const things = [...new Set(reminded.map(keyOf))];
  const lines = things.map((thing) =>
    reminderLine(
      words,
      reminded.filter((each) => keyOf(each) === thing),
      game,
    ),
  );
  return { lines, pings: [...new Set(reminded.map(({ user }) => user))] };
}

/** What the bot can't do in a channel any more. */
export type Unposted = 'reminder' | 'shown';

/** What can't be posted in a channel, told to its umpires in private. @param lacked the permissions that are missing there */
export function cannotPostReply(
  words: Catalogue,
  what: Unposted,
  channel: string,
  lacked: readonly (keyof Catalogue['notices']['permissions'])[],
): Document {
  const named = lacked.map((name) => words.notices.permissions[name]);
  return { lines: [line({ channel }, ': ', words.notices.cannotPost[what](named))] };
}

function keyOf({ tells, owing }: Reminded): string {
  return [tells, owing.why, owing.side, owing.ask].join('/');
}

function reminderLine(words: Catalogue, same: readonly Reminded[], game: Game): Line {
  const { owing, tells } = same[0]!;
  const users = userSpans(same.map(({ user }) => user));
  const since = [words.clock.since, { time: owing.since.at, as: 'when' }, '.'] as const;
  if (tells === 'new') return line(...users, `: ${wordOf(words, owing, game)}`);
  if (tells === 'still') return line(...users, `: ${stillOf(words, owing, game)}`, ...since);
  return line(...users, `: ${words.clock.umpire[owing.why](sideName(owing, game), owing.ask)}.`);
}

function wordOf(words: Catalogue, { why, owed = [] }: Owing, game: Game): string {
  if (why === 'owes') return owedWord(words, owed, game);
  return why === 'answer' ? `${words.clock.still.answer}.` : words.called[why];
}

function stillOf(words: Catalogue, { why, owed = [] }: Owing, game: Game): string {
  return why === 'owes' ? words.clock.still.owes(owedTexts(owed, game)) : words.clock.still[why];
}
