import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { owedText } from '../../campaign/owed/owed-command.ts';
import { type Owing, owingIn } from '../../campaign/owed/owing.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet, type Span } from '../document.ts';

/** Who owes what and since when, and how long they have. */
export function owingLines(words: Catalogue, campaign: Campaign, ruleset: Ruleset): Line[] {
  const { game } = campaign;
  if (!game) return [];
  return [...owingIn(campaign, ruleset).map((owing) => owingLine(words, owing, game)), ...paceLines(words, game)];
}

function owingLine(words: Catalogue, owing: Owing, game: Game): Line {
  const { why, users, ask, since, owed = [] } = owing;
  const what = words.clock.owing[why](sideName(owing, game), ask, words.allOf(owedTexts(owed, game)));
  return line(words.clock.waitingFor, ...userSpans(users), ` ${what}${words.clock.since}`, {
    time: since.at,
    as: 'when',
  });
}

/** What somebody has to give, as one would type it, each once. */
export function owedTexts(owed: readonly Due[], game: Game | undefined): readonly string[] {
  const ruleset = game && rulesetOf(game.rules);
  return [...new Set(owed.map((due) => owedText(due, game, ruleset)))];
}

/** What somebody is told who has to give it. */
export function owedWord(words: Catalogue, owed: readonly Due[], game: Game | undefined): string {
  return words.called.owes(owedTexts(owed, game));
}

/** How long players have, if a limit is set, and whose time is up. */
export function paceLines(words: Catalogue, { pace, late = [], sides }: Game): Line[] {
  if (!pace) return [];
  return [
    ...late.map((side) => line(words.clock.ranOut(sides[side]?.name ?? side))),
    line(quiet(words.clock.shown(pace))),
  ];
}

/** The name of the side that owes something. */
export function sideName({ side }: Pick<Owing, 'side'>, { sides }: Game): string {
  return side === undefined ? '' : (sides[side]?.name ?? side);
}

/** Several people, separated by commas. */
export function userSpans(users: readonly string[]): Span[] {
  return users.flatMap((user, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
}
