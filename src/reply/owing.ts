import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import { type Owing, owingIn } from '../campaign/owed/owing.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Line, line, quiet, type Span } from './document.ts';
import { english } from './english/index.ts';

const { clock: say } = english;

/** Who owes what and since when, and how long they have. */
export function owingLines(campaign: Campaign, ruleset: Ruleset): Line[] {
  const { game } = campaign;
  if (!game) return [];
  return [...owingIn(campaign, ruleset).map((owing) => owingLine(owing, game)), ...paceLines(game)];
}

function owingLine(owing: Owing, game: Game): Line {
  const { why, users, ask, since } = owing;
  const what = say.owing[why](sideName(owing, game), ask);
  return line(say.waitingFor, ...userSpans(users), ` ${what}${say.since}`, { time: since.at, as: 'when' });
}

/** How long players have, if a limit is set, and whose time is up. */
export function paceLines({ pace, late = [], sides }: Game): Line[] {
  if (!pace) return [];
  return [...late.map((side) => line(say.ranOut(sides[side]?.name ?? side))), line(quiet(say.shown(pace)))];
}

/** The name of the side that owes something. */
export function sideName({ side }: Pick<Owing, 'side'>, { sides }: Game): string {
  return side === undefined ? '' : (sides[side]?.name ?? side);
}

/** Several people, separated by commas. */
export function userSpans(users: readonly string[]): Span[] {
  return users.flatMap((user, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
}
