import { MACHINE_GUNS } from '../../../../../data/hans-n-panzer/armoury.ts';
import { demolished, housing, limits } from '../../../../../data/hans-n-panzer/table.ts';
import { folded } from '../../../../kernel/options/folded.ts';
import type { Act, Measured } from '../../../../measuring/book-table.ts';
import { classOf, farCover, isHullDown, isOnCrest, namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { aspect } from '../../../../table/aspect.ts';
import { close, roundedDegrees, roundedInches } from '../../../../table/close.ts';
import { gapTo } from '../../../../table/gap.ts';

/** HP-RUL-07: by how far a shot is off the direct way onto the side that it hits. On a mark the firer has it. */
export function angle(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  const seen = pair && aspect(pair.from, pair.to);
  if (!seen) return undefined;
  const degrees = roundedDegrees(seen.angle);
  const value = degrees <= limits.square ? 'square' : degrees <= limits.oblique ? 'oblique' : 'glancing';
  return { value, close: close(degrees, [limits.square, limits.oblique], 'degrees') };
}

/** HP-TANK-05: hull down behind a house or a crest or where only its turret shows, behind a low wall, and soft cover beside either. */
export function coverOfVehicle(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const { from, to } = pair;
  const look = { from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) };
  const near = nearCover(look, eyes.values);
  const walls = near.filter((each) => classOf(each, eyes.values) === 'hard' || each.kind === 'fence');
  const houses = near.filter(({ kind }) => housing.includes(kind));
  const far = farCover(look, eyes.values);
  const isDown = houses.length > 0 || isOnCrest(eyes, look, limits.crest) || (isHullDown(look) && walls.length === 0);
  const soft = [...near, ...far.by].filter((each) => classOf(each, eyes.values) === 'soft' && each.kind !== 'fence');
  const hard = isDown ? 'hull-down' : walls.length > 0 ? 'low-wall' : undefined;
  const by = [...new Set([...namesOf(houses.length > 0 ? houses : walls), ...namesOf(soft), ...namesOf(far.by)])];
  if (isMachineGun(weapon)) return { value: hard ? 'hard' : soft.length > 0 || far.is ? 'soft' : 'open', by };
  if (hard) return { value: soft.length > 0 ? `soft-${hard}` : hard, by };
  return { value: soft.length > 0 || far.is ? 'soft' : 'open', by };
}

function isMachineGun(weapon: unknown): boolean {
  return MACHINE_GUNS.some((each) => each === weapon);
}

/** To the nearest point of the house by its name, or of the house, wall or fence that’s aimed at. */
export function rangeToPiece(eyes: Eyes): Measured | undefined {
  const [own] = eyes.own;
  const [target] = eyes.scene.targets;
  const { terrain } = eyes.table;
  const piece = target
    ? terrain.pieces.find(({ piece: { id } }) => folded(id) === folded(target.name))
    : eyes.point && terrain.at(eyes.point).find(({ piece: { kind } }) => demolished.includes(kind));
  if (!own || !piece) return undefined;
  return { value: roundedInches(gapTo(piece.solid, own.at)), by: [piece.piece.id] };
}
