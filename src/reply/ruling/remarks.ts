import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet, type Span, strong } from '../document.ts';
import { titleOf } from '../units/named.ts';

/** What everybody should notice of a ruling: a rule set aside, an adjustment that somebody agreed to, one's own men under fire. */
export function remarkLines(words: Catalogue, record: LogRecord, ruled: Ruled, game: Game | undefined): Line[] {
  return [...setAside(words, ruled), ...adjusted(words, record, ruled, game), ...friendsCaught(words, ruled, game)];
}

/** A one-off adjustment in a campaign is agreed at the table, and the reply says who agreed. */
function adjusted(words: Catalogue, { by, events }: LogRecord, { options }: Ruled, game: Game | undefined): Line[] {
  const { modifier } = options;
  if (!game || typeof modifier !== 'number' || modifier === 0) return [];
  const asked = events.find((event) => event.type === 'agreed');
  const users = asked?.type === 'agreed' ? [asked.by, by] : [by];
  const named = users.flatMap((user, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
  return [line(words.game.agreedAdjustment(words.signed(modifier)), ...named, '.')];
}

function setAside(words: Catalogue, { rules, against }: Ruled): Line[] {
  if (!against) return [];
  const { rule, how } = against;
  return [line(strong(words.game.against[how](titleOf(rulesets[rules], rule))), quiet(` ${rule}`))];
}

/**
 * A template that catches one's own men is part of the game, so it's mentioned but not refused. So is a shot at them that an umpire lets
 * through.
 */
function friendsCaught(words: Catalogue, { rules, verb, who, targets = [] }: Ruled, game: Game | undefined): Line[] {
  const side = who === undefined ? undefined : game?.units[who]?.side;
  const ruleset = rulesets[rules];
  const { catches, kind } = ruleset?.verbs[verb] ?? {};
  // Smoke lies over everybody and hurts nobody.
  const harms = kind === 'attack' || (catches !== undefined && kind !== 'upkeep');
  if (side === undefined || !harms) return [];
  const friends = targets.filter((id) => {
    const unit = game?.units[id];
    return id !== who && unit?.side === side && !ruleset?.isTerrain?.(unit);
  });
  if (friends.length === 0) return [];
  return [
    line(
      strong(
        words.game.ownSide(
          friends.map((id) => calledIn(game, id)),
          game?.sides[side]?.name ?? side,
        ),
      ),
    ),
  ];
}
