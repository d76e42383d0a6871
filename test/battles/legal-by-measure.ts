import { evolveGame } from '../../src/campaign/evolve.ts';
import type { Game } from '../../src/campaign/game.ts';
import type { EventOf, LogEvent } from '../../src/campaign/record.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { drawnTable } from '../../src/referee/battlefield/drawn.ts';
import type { Body } from '../../src/table/body.ts';
import { raysSlowly } from '../table/slowly.ts';

type Ruled = EventOf<'ruled'>;

/** What of the enemy's acts in a log isn't legal, by a look at the table that shares no code with how they came about. */
export function illegalIn(
  events: readonly LogEvent[],
  { shotsLookedAt }: { readonly shotsLookedAt: number },
): string[] {
  let game: Game | undefined;
  let shots = 0;
  const found: string[] = [];
  for (const event of events) {
    const after = evolveGame(game, event) ?? game;
    if (event.type === 'ruled' && event.solo && game && after) {
      const unit = game.units[event.who ?? ''];
      if (unit && event.verb === 'move') {
        const checks = { ...event.filled, ...event.options }.task === 'crash' ? crashesBadly : movesBadly;
        found.push(...checks(event, unit, game, after));
      }
      const [target] = (event.targets ?? []).map((id) => game!.units[id]);
      if (unit && target && event.verb === 'assault') found.push(...fightsBadly(unit, target, game));
      if (unit && target && SHOTS.includes(event.verb)) {
        found.push(...shootsBadly(event, unit, target, game, shots++ < shotsLookedAt));
      }
    }
    game = after;
  }
  return found;
}

const SHOTS = ['fire', 'tankhit', 'barrage', 'grenade'];

/** WS-MEL-01: within an inch of somebody of the other side, and fit to fight. */
function fightsBadly(unit: Unit, target: Unit, game: Game): string[] {
  const says = (what: string) => `${unit.name} fought ${target.name} ${what}`;
  const gaps = figuresOf(unit, game).flatMap((one) =>
    figuresOf(target, game).map((other) => apart(one, other) - halfOf(one) - halfOf(other)),
  );
  return [
    ...(target.gone || target.side === unit.side ? [says('who’s no enemy in play')] : []),
    ...(Math.min(...gaps) > 1.02 ? [says(`${Math.min(...gaps)} off`)] : []),
    ...(unit.fields.routed ? [says('in rout')] : []),
  ];
}

function halfOf({ base }: Body): number {
  return 'circle' in base ? base.circle / 2 : Math.hypot(...base.rectangle) / 2;
}

/** It goes no further than it may, somewhere, onto nobody, and not off the table. */
function movesBadly({ facts, filled }: Ruled, unit: Unit, before: Game, after: Game): string[] {
  const [from, to] = [placeOf(unit), placeOf(after.units[unit.id])];
  if (!from || !to) return [`${unit.name} isn't on the table`];
  const says = (what: string) => `${unit.name} ${what} at ${to.join(',')}, from ${from.join(',')}`;
  const inches = Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);
  const [width, depth] = before.battlefield!.size;
  const compelled = String(filled?.compelled ?? 'none') !== 'none';
  const moved = after.units[unit.id]!;
  const others = Object.values(after.units).filter(({ id, gone, fields }) => id !== unit.id && !gone && fields.at);
  const own = figuresOf(moved, after);
  return [
    ...(inches > Number(facts.inches) + 0.02 ? [says(`went ${inches} of ${facts.inches}`)] : []),
    ...(inches < 0.25 && !compelled ? [says('wasted its move')] : []),
    ...(to[0]! < 0.38 || to[1]! < 0.38 || to[0]! > width! - 0.38 || to[1]! > depth! - 0.38
      ? [says('left the table')]
      : []),
    ...(!compelled && ['routed', 'idle', 'stunned'].some((field) => unit.fields[field]) ? [says('may not move')] : []),
    // Whoever stays where he was driven can't help it who has come near.
    ...others
      .filter(() => inches > 0)
      .filter((other) => figuresOf(other, after).some((one) => own.some((each) => overlap(one, each))))
      .map((other) => says(`stands on ${other.name}`)),
  ];
}

/** WS-VEH-09: straight on along its facing, no further than half of what it drove, and onto nobody. */
function crashesBadly({ facts }: Ruled, unit: Unit, before: Game, after: Game): string[] {
  const [from] = figuresOf(unit, before);
  const [to] = figuresOf(after.units[unit.id]!, after);
  const says = (what: string) => `${unit.name} crashed ${what}`;
  // It's a wreck by now: where it stands is in its fields.
  const at = to?.at ?? placeOf(after.units[unit.id]);
  if (!from || !at) return [says('off the table')];
  const turn = ((from.facing ?? 0) * Math.PI) / 180;
  const [x, y] = [at[0]! - from.at[0], at[1]! - from.at[1]];
  const ahead = x * Math.sin(turn) + y * Math.cos(turn);
  const aside = Math.abs(x * Math.cos(turn) - y * Math.sin(turn));
  const others = Object.values(after.units).filter(({ id, gone, fields }) => id !== unit.id && !gone && fields.at);
  return [
    ...(aside > 0.02 || ahead < -0.02
      ? [says(`to ${at.join(',')}, from ${from.at.join(',')} at ${from.facing}°`)]
      : []),
    ...(ahead > Number(facts.inches) + 0.02 ? [says(`${ahead} of ${facts.inches}`)] : []),
    ...(to && ahead > 0.02
      ? others
          .filter((other) => figuresOf(other, after).some((one) => overlap(one, to)))
          .map((other) => says(`onto ${other.name}`))
      : []),
  ];
}

/** It's steady, the target stands as far off as it says, and something of it is seen from somewhere. */
function shootsBadly({ filled }: Ruled, unit: Unit, target: Unit, game: Game, looks: boolean): string[] {
  const [own, theirs] = [figuresOf(unit, game), figuresOf(target, game)];
  const pairs = own
    .flatMap((from) => theirs.map((to) => ({ from, to, inches: apart(from, to) })))
    .toSorted((one, other) => one.inches - other.inches);
  const [nearest] = pairs;
  const says = (what: string) => `${unit.name} fired at ${target.name} ${what}`;
  if (!nearest) return [says('who isn’t on the table')];
  const far = Math.abs(nearest.inches - Number(filled?.range));
  const isShaken = ['suppressed', 'routed', 'idle', 'stunned'].some((field) => unit.fields[field]);
  const table = drawnTable(game)!;
  const isSeen = !looks || pairs.some(({ from, to }) => raysSlowly(table, from, to).some(isFree));
  return [
    ...(far > 0.02 ? [says(`at ${filled?.range}, ${nearest.inches} off`)] : []),
    ...(isShaken ? [says('though it’s shaken')] : []),
    ...(isSeen ? [] : [says('whom it can’t see')]),
  ];
}

/** WS-SPOT-13: three inches of wood; a ray is cut into pieces of 0.01″. */
function isFree({ above, wood, smoke }: ReturnType<typeof raysSlowly>[0]): boolean {
  return above <= 0.05 && wood <= 3.05 && smoke <= 0.05;
}

function figuresOf(unit: Unit, game: Game): readonly Body[] {
  return drawnTable(game)!.figuresOf(unit);
}

function apart({ at: [ax, ay] }: Body, { at: [bx, by] }: Body): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Two bases stand on one another unless some line parts them: the sides of each are tried. */
function overlap(one: Body, other: Body): boolean {
  if ('circle' in one.base && 'circle' in other.base)
    return apart(one, other) < (one.base.circle + other.base.circle) / 2 - 0.03;
  const [own, theirs] = [cornersOf(one), cornersOf(other)];
  const sides = [own, theirs].flatMap((corners) =>
    corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length]!;
      return [nextY - y, x - nextX] as const;
    }),
  );
  return sides.every(([x, y]) => {
    const along = (corners: Corners) => corners.map((corner) => (corner[0] * x + corner[1] * y) / Math.hypot(x, y));
    const [a, b] = [along(own), along(theirs)];
    return Math.max(...a) > Math.min(...b) + 0.03 && Math.max(...b) > Math.min(...a) + 0.03;
  });
}

type Corners = readonly (readonly [number, number])[];

/** A rectangle’s corners, its length along its facing; a circle’s as those of a figure with many. */
function cornersOf({ base, at: [x, y], facing = 0 }: Body): Corners {
  const turn = (facing * Math.PI) / 180;
  if ('circle' in base)
    return Array.from({ length: 32 }, (_, i) => {
      const angle = (i * Math.PI) / 16;
      return [x + (Math.sin(angle) * base.circle) / 2, y + (Math.cos(angle) * base.circle) / 2] as const;
    });
  const [length, width] = base.rectangle;
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([ahead = 0, right = 0]) => {
    const [forth, across] = [(ahead * length) / 2, (right * width) / 2];
    return [
      x + forth * Math.sin(turn) + across * Math.cos(turn),
      y + forth * Math.cos(turn) - across * Math.sin(turn),
    ] as const;
  });
}

function placeOf(unit: Unit | undefined): readonly number[] | undefined {
  return typeof unit?.fields.at === 'string' ? unit.fields.at.split(',').map(Number) : undefined;
}
