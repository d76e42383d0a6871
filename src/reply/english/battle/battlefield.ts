import { allOf, capital, theSide } from '../words.ts';

const inches = (value: number) => `${value}″`;
const degrees = (value: number) => `${value}°`;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Where a unit stands, and whom it sees. */
interface Told {
  readonly square: string;
  readonly facing?: number | undefined;
  readonly storey?: number | undefined;
  readonly inside: readonly string[];
  readonly beside: readonly string[];
  readonly sees: readonly { readonly name: string; readonly range: number; readonly isPartial: boolean }[];
}

const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

function compass(facing: number): string {
  return POINTS[Math.round(facing / 45) % 8]!;
}

/** The drawn table: what lies on it, who stands where, and what's measured. */
export const battlefield = {
  laid: (size: string, pieces: number, markers: number) =>
    pieces + markers === 0
      ? `The table is ${size}″, and nothing lies on it yet.`
      : `The table is ${size}″, with ${counted(pieces, 'piece')} of terrain${markers > 0 ? ` and ${counted(markers, 'marker')}` : ''}.`,
  madeUp: (name: string, seed: string) => `To lay the same one again: /battlefield preset name:${name} seed:${seed}`,
  size: (size: string) => `The table is ${size}″ now.`,
  pieces: (ids: readonly string[]) => `Laid on the table: ${allOf(ids)}.`,
  removed: (ids: readonly string[]) => `Taken off the table: ${allOf(ids)}.`,
  stands: (name: string, at: string, facing?: number, storey?: number) =>
    `${name} stands at ${at}${facing === undefined ? '' : `, facing ${degrees(facing)}`}${storey ? `, storey ${storey}` : ''}.`,
  turns: (name: string, facing: number | undefined) =>
    facing === undefined ? `${name} stands differently now.` : `${name} faces ${degrees(facing)}.`,
  /** What somebody said himself on a drawn table. */
  byEye: (said: string) => `${said} by eye`,
  /** What a drawn table told: by which pieces, and which limits of the book are so near that players may want to look. */
  measuredBy: (said: string, by: readonly string[], close: readonly number[]) => {
    const near = close.length > 0 ? `, close to ${allOf(close.map(String))}` : '';
    return `${said}${by.length > 0 ? ` (${allOf(by)})` : ''}${near}`;
  },
  /** A description of the picture of a table. */
  picture: (size: string, says: readonly string[]) =>
    [`A table of ${size}″ from above, the north up.`, ...says].join(' '),
  /** Something that a side did, by the number that’s written on its arrow or line, with its rule. */
  act: (n: string, kind: string, unit: string, target: string | undefined, rule: string) => {
    const does = kind === 'observation' ? 'looks for' : kind === 'melee' ? 'fights' : 'attacks';
    return `${n}: ${unit} ${target === undefined ? 'moves' : `${does} ${target}`}${rule === '' ? '' : `, ${rule}`}.`;
  },
  /** What a side that Umpire runs did, act by act. */
  actOf: (act: number, of: number, side: string) => `${capital(theSide(side))}: act ${act} of ${of}`,
  actsOf: (of: number, side: string) => `${capital(theSide(side))}: ${counted(of, 'act')}`,
  actBefore: 'Act before',
  nextAct: 'Next act',
  allActs: 'All of it',
  scale: (length: number) => inches(length),
  /** Where somebody stands, for the description of a picture. */
  standsIn: (name: string, square: string) => `${name} is at ${square}.`,
  /** A unit in full, for those who don’t look at the picture. */
  told: (name: string, { square, facing, storey, inside, beside, sees }: Told) => {
    const parts = [
      `${name} is at ${square}`,
      ...(storey ? [`on storey ${storey}`] : []),
      ...(facing === undefined ? [] : [`facing ${compass(facing)}`]),
      ...(inside.length > 0 ? [`in ${allOf(inside)}`] : []),
      ...(beside.length > 0 ? [`beside ${allOf(beside)}`] : []),
    ];
    const seen = sees.map(
      ({ name: enemy, range, isPartial }) => `${enemy} ${inches(range)} away${isPartial ? ', partly' : ''}`,
    );
    return `${parts.join(', ')}.${seen.length > 0 ? ` Sees ${allOf(seen)}.` : ''}`;
  },
  seen: (enemy: string, range: number, isPartial: boolean) =>
    `${enemy} is ${inches(range)} away, ${isPartial ? 'partly in sight' : 'in plain sight'}.`,
  sees: (name: string, count: number) =>
    count === 0 ? `${name} sees no enemy.` : `${name} sees ${counted(count, 'enemy unit')}.`,
  way: (
    long: number,
    price: number | undefined,
    ends: string,
    { left, facing }: { readonly left?: number; readonly facing?: number },
  ) =>
    `The way is ${inches(long)} long${price === undefined || price === long ? '' : ` and costs ${inches(price)}`}. It ends at ${ends}${facing === undefined ? '' : `, facing ${degrees(facing)}`}${left === undefined ? '' : `, with ${inches(left)} left`}.`,
  /** On the button that goes a way which has been looked at. */
  go: 'Go',
  /** On the pad that puts a way together by taps. */
  whereTo: 'Where to? Tap a direction, or choose something to go to. You see the way before you go it.',
  /** Where nobody can be aimed at. */
  whereAt: 'There’s nobody to aim at now. At which place?',
  direction: (direction: string) => direction,
  /** On the pad, to turn on the spot or at the end of a way. */
  turn: (by: number) => `Turn ${Math.abs(by)}° ${by < 0 ? 'left' : 'right'}`,
  turnAtEnd: (by: number) => `At its end, turn ${Math.abs(by)}° ${by < 0 ? 'left' : 'right'}`,
  face: (name: string) => `Face ${name}`,
  faceAtEnd: (name: string) => `At its end, face ${name}`,
  faceWhom: 'Or face …',
  turnsFree: (name: string) => `${name} turns on the spot. That’s free, and ${name} can still move.`,
  turnsAsking: (name: string) => `${name} can’t move now, so this turn isn’t free: the other side is asked first.`,
  thenOn: 'Then on',
  /** For a move that isn't a way to a place. */
  otherwise: 'Another move…',
  legBack: 'One leg back',
  longer: (by: number) => `${by > 0 ? '+' : '−'}${inches(Math.abs(by))}`,
  /** On the pad that puts a point together by taps. */
  leap: (direction: string, by: number) => `${direction} ${inches(by)}`,
  atWhat: 'At …',
  /** In a form that could aim at somebody. */
  orAt: 'Or at a place',
  partOf: 'Or a part of the table …',
  around: (square: string) => `Around ${square}`,
  isAt: (square: string, far: number | undefined) => `${square}${far ? `, ${inches(far)} off` : ''}`,
  whichUnit: 'Which unit?',
  whichPiece: 'Or a piece or marker …',
  nextCorner: 'On from here',
  cornerBack: 'One corner back',
  asItWould: 'This is where it would be. Move it by taps, or do it.',
  wayTo: 'Or go to …',
  goTo: (how: 'toward' | 'along' | 'behind' | 'in', name: string, far: number) =>
    ({
      toward: `${inches(far)} toward ${name}`,
      along: `${inches(far)} along ${name}`,
      behind: `Behind ${name}`,
      in: `Into ${name}`,
    })[how],
  off: (far: number) => `${inches(Math.round(far * 10) / 10)} off`,
  measured: (told: readonly string[]) => `Measured: ${told.join(', ')}.`,
  /** Where on its way somebody is shot at, elsewhere than where it stands. */
  metOnWay: (unit: string, at: string) =>
    `The shot meets ${unit} on the way, at ${at}. For another place on it, give point:.`,
  exposed: (enemy: string, range: number, chances: string | undefined) =>
    `${enemy} would see it from ${inches(range)}${chances ? `: ${chances}` : ''}.`,
  unseenThere: 'No enemy would see it there.',
  /** The further commands of a burst or blast, for whoever else it takes. */
  follows: (commands: readonly string[]) => `Then, for the others: ${commands.join(' ')}`,
  offTable: (name: string) => `${name} is off the table.`,
  edge: (side: string, edge: string) => `${side}: the base edge is ${edge}.`,
  photoLaid: 'A photo of the real table lies under it.',
  photoTaken: 'The photo of the real table is gone.',
  deployment: (deep: number) => `Sides deploy within ${inches(deep)} of their edge.`,
  exported: (pieces: number, file: string) => `The table with ${counted(pieces, 'piece')} is in ${file}.`,
  lies: (ids: readonly string[], more: number) =>
    `On it: ${more > 0 ? `${ids.join(', ')} and ${more} more` : allOf(ids)}.`,
  more: (count: number) => `And ${count} more. /battlefield export has everything.`,
  rest: (count: number) => `And ${count} more.`,
  between: (from: string, to: string, centre: number) => `${from} to ${to}: ${inches(centre)} from centre to centre.`,
  distances: (edge: number, reach: number, bearing: number) =>
    `Base to base ${inches(edge)}, from the firer to the target’s base ${inches(reach)}, direction ${degrees(bearing)}.`,
  angles: (arc: number | undefined, off: number | undefined) =>
    [
      ...(arc === undefined ? [] : [`The target is ${degrees(arc)} off the firer’s facing.`]),
      ...(off === undefined ? [] : [`The firer is ${degrees(off)} off the target’s facing.`]),
    ].join(' '),
  aspect: (side: string, angle: number) => `The line meets the target’s ${side}, ${degrees(angle)} off square.`,
  sight: {
    clear: () => 'In plain sight.',
    partial: (stopped: number, by?: string) =>
      `Partly in sight: ${stopped} of 6 rays are stopped, the nearest by ${by ?? ''}.`,
    blocked: (_: number, by?: string) => `Out of sight, behind ${by ?? ''}.`,
  },
  crossing: (id: string, from: number, within: number) =>
    `The line enters ${id} at ${inches(from)} and runs ${inches(within)} inside it.`,
  cover: {
    in: (id: string, _: number) => `The target is in ${id}.`,
    touch: (id: string, lines: number) => `The target touches ${id}, which ${lines} of 3 lines cross.`,
    near: (id: string, lines: number) => `${id} is within 1″ of the target, and ${lines} of 3 lines cross it.`,
    between: (id: string, lines: number) => `${id} is in between, and ${lines} of 3 lines cross it.`,
  },
  higher: 'The target stands higher than the firer.',
  under: (unit: string, distance: number, part?: string) =>
    `${unit} is under it, ${inches(distance)} from the middle${part === undefined ? '' : ` (${part})`}.`,
  nobodyUnder: 'Nobody is under it.',
  ground: (named: readonly (readonly [id: string, kind: string])[]) =>
    named.length === 0 ? 'Open ground.' : `From the top down: ${allOf(named.map(([id, kind]) => `${id} (${kind})`))}.`,
};
