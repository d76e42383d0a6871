import type { Campaign } from '../campaign/campaign.ts';
import { type Game, isBegun, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { declarationOf } from '../kernel/field.ts';
import { NotAllowed } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { asking } from './agreement.ts';
import { isRaised } from './fields.ts';
import { gameIn } from './games.ts';
import { assertNotOver, assertPlays, isNeutral, isUmpire, othersPlayed, plays } from './permission.ts';
import { unitNamed } from './units.ts';

/**
 * The unit of that name, for one who may change it by hand or ask for that. Where an umpire plays no side, what is not a
 * player's is his to settle; where there is none, the players settle it among themselves.
 * @throws {NotAllowed} for another's unit, unless it can be asked for
 */
export function unitToChange(campaign: Campaign, user: string, name: string): Unit {
  const game = gameIn(campaign);
  const unit = unitNamed(game, name);
  assertNotOver(game);
  if (!mayAsk(game, user)) assertPlays(game, user, unit.side);
  return unit;
}

/** Whether somebody may do with others' agreement what is otherwise an umpire's. */
export function mayAsk(game: Game, user: string): boolean {
  if (isUmpire(game, user)) return true;
  return sideOf(game, user) !== undefined && !game.umpires.some((each) => isNeutral(game, each));
}

/**
 * A unit is changed by hand, or it is asked for: of its own side, if that is another's; of the other sides, if it is an
 * umpire's to set in a battle that is being played.
 * @throws {NotAllowed} for what an umpire has to do
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

/** Whether it sets what a player may not by himself: some of it until the battle has begun alone. */
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
