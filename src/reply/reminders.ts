import type { Game } from '../campaign/game.ts';
import type { Owing } from '../campaign/owed/owing.ts';
import { type Document, type Line, line } from './document.ts';
import { english } from './english/index.ts';
import { sideName, userSpans } from './owing.ts';

const { clock: say, called } = english;

/** Somebody to mention, and why. */
export interface Reminded {
  readonly user: string;
  readonly owing: Owing;
  readonly tells: 'new' | 'still' | 'umpire';
}

/** Everyone to mention now in one message, with a line for each thing that's owed. */
export function reminderReply(reminded: readonly Reminded[], game: Game): Document {
  const things = [...new Set(reminded.map(keyOf))];
  const lines = things.map((thing) =>
    reminderLine(
      reminded.filter((each) => keyOf(each) === thing),
      game,
    ),
  );
  return { lines, pings: [...new Set(reminded.map(({ user }) => user))] };
}

function keyOf({ tells, owing }: Reminded): string {
  return [tells, owing.why, owing.side, owing.ask].join('/');
}

function reminderLine(same: readonly Reminded[], game: Game): Line {
  const { owing, tells } = same[0]!;
  const users = userSpans(same.map(({ user }) => user));
  const since = [say.since, { time: owing.since.at, as: 'when' }, '.'] as const;
  if (tells === 'new') return line(...users, `: ${wordOf(owing)}`);
  if (tells === 'still') return line(...users, `: ${say.still[owing.why]}`, ...since);
  return line(...users, `: ${say.umpire[owing.why](sideName(owing, game), owing.ask)}.`);
}

function wordOf({ why }: Owing): string {
  return why === 'answer' ? `${say.still.answer}.` : called[why];
}
