import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, isBegun, sideOf } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { NotAllowed } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { declarationOf } from '../../kernel/state/field.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { gameIn } from '../games/games.ts';
import { isRaised } from '../units/fields.ts';
import { unitNamed } from '../units/units.ts';
import { asking } from './agreement.ts';
import { assertNotOver, assertPlays, isNeutral, isUmpire, othersPlayed, plays } from './permission.ts';

/**
 * The unit with that name, for a user who may change it by hand or ask to. If an umpire plays no side, anything beyond a
 * player's rights is up to that umpire; without one, the players settle it among themselves.
 * @throws {NotAllowed} for another's unit, unless one can ask for it
 */
export function unitToChange(campaign: Campaign, user: string, name: string): Unit {
  const game = gameIn(campaign);
  const unit = unitNamed(game, name);
  assertNotOver(game);
  if (!mayAsk(game, user)) assertPlays(game, user, unit.side);
  return unit;
}

/** Whether a user may do by agreement what is otherwise an umpire's to do. */
export function mayAsk(game: Game, user: string): boolean {
  if (isUmpire(game, user)) return true;
  return sideOf(game, user) !== undefined && !game.umpires.some((each) => isNeutral(game, each));
}

/**
 * Changes a unit by hand, or asks for it: asks the unit's own side if it's another's; asks the other sides if only an
 * umpire may set it in a battle that is being played.
 * @throws {NotAllowed} for something only an umpire can do
 */
export function changedByHand(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  event: EventOf<'unit-edited' | 'unit-removed'>,
): LogEvent[] {
  const game = gameIn(campaign);
  const unit = game.units[event.unit]!;
  if (isNeutral(game, user)) return [event];
  const own = plays(game, user, unit.side);
  const restricted = event.type === 'unit-removed' ? isBegun(game) : isUmpires(event, unit, ruleset, isBegun(game));
  if (own && !restricted) return [event];
  if (own && !mayAsk(game, user)) {
    if (event.type === 'unit-removed') throw new NotAllowed('remove-for-umpire', { unit: unit.name });
    return [event];
  }
  const sides = own ? othersPlayed(game, user) : [unit.side];
  if (sides.every((id) => game.sides[id]!.players.length === 0)) return [event];
  const about = event.type === 'unit-edited' ? 'edit' : 'remove-unit';
  return asking(campaign, user, { about, sides, proposes: [event], on: { units: [unit.id] } });
}

/** Whether it sets something that players can't set on their own; for some fields, only once the battle has begun. */
function isUmpires(
  { fields }: EventOf<'unit-edited'>,
  unit: Unit,
  { fields: declared }: Ruleset,
  begun: boolean,
): boolean {
  if (!declared) return begun;
  return Object.entries(fields).some(([name, value]) => {
    const field = declarationOf(declared.unit, name);
    const by = field?.by ?? 'umpire';
    if (begun && field && isRaised(field, value, unit.fields[name])) return true;
    return by === 'umpire' || (by === 'deployment' && begun);
  });
}
