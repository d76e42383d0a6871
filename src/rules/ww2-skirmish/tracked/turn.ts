import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { figuresOf, isManned, isTeam } from '../figures.ts';
import { firefightAnew } from '../solo/phase/firefight.ts';
import { count, has, word } from '../unit.ts';
import { cannotDrive, isArmoured } from '../vehicles/crew.ts';
import { advise, type Changing, changing } from './changes.ts';
import { cannotFail } from './fire/certain.ts';
import { abandons } from './morale/out.ts';
import { isOwnPhase } from './phase.ts';
import { savedAtPhase } from './purse.ts';
import { explodes } from './vehicles/damaged.ts';
import { drivenInTurn } from './vehicles/driving.ts';

/** A phase ends: vehicles of its side that didn't move are stationary. */
export function closes(scene: Scene, book: Book): readonly Effect[] {
  const after = changing(scene, book);
  for (const unit of scene.units.values()) {
    const stands =
      unit.side === scene.at?.side && has(unit, 'speed') && !has(unit, 'driven') && !drivenInTurn(scene, unit);
    if (stands) after.clear(unit, ['speed'], after.rules.speed);
  }
  return after.effects;
}

/** A phase begins: what falls due with the turn, the Actions of the side whose phase it is, and what binds its units now. */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const after = changing(scene, book);
  const { at, steps, table, toggles } = scene;
  if (!at) return [];
  // Switched on in mid-battle, it counts from the start of a turn.
  const starts = at.step === steps[0]?.step;
  if (starts && toggles.has('solo-forces') && table.solo === undefined) soloSide(after);
  const units = [...scene.units.values()].filter(({ gone }) => !gone);
  if (starts) for (const unit of units) turnBegins(after, unit);
  const own = units.filter((unit) => !after.now(unit).gone && isOwnPhase(scene, unit));
  for (const unit of own) phaseBegins(after, unit);
  remindsOf(after, own);
  // WS-SMK-03: it goes with this phase.
  const lifts = Object.entries(table).some(([field, value]) => field.startsWith('fog-') && value === at.side);
  if (lifts) after.remind(after.rules['fog-lifts'], [], 'smoke-lifts', { side: at.side ?? '' });
  return after.effects;
}

/** WS-SOLO-01, WS-TURN-04: the last side is the one run by the rules, unless the players have named another. */
function soloSide(after: Changing): void {
  const last = Object.keys(after.scene.sides).at(-1);
  if (last === undefined) return;
  after.ofTable('solo', last, after.rules['solo-side']);
  for (const rule of ['counters', 'not-deployed', 'portals'] as const) advise(after, after.rules[rule]);
}

/** WS-DMG-15: ammunition explodes before anything else; other things fall due because of how units stand. */
function turnBegins(after: Changing, unit: Unit): void {
  const { rules, scene } = after;
  const turn = scene.at?.turn ?? 0;
  if (has(unit, 'explodes-turn') && count(unit, 'explodes-turn') <= turn && !has(unit, 'wrecked')) {
    after.remind(rules.burns, [unit], 'ammunition-explodes');
    explodes(after, unit, rules.burns);
  }
  if (throwsForAfv(after, unit))
    after.due({
      verb: 'solo',
      options: { task: 'afv' },
      unit: unit.id,
      blocks: ['unit', 'turn'],
      rule: rules['afv-throw'],
    });
}

/** WS-AFV-01, -02: with `solo-afvs` the players' AFVs; the solo side's throw by themselves. */
function throwsForAfv({ scene: { table, toggles }, book }: Changing, unit: Unit): boolean {
  return toggles.has('solo-afvs') && table.solo !== unit.side && isArmoured(unit, book);
}

function phaseBegins(after: Changing, unit: Unit): void {
  const { rules } = after;
  // A portal or counter is never waiting to act.
  if (!isTeam(unit)) after.set(unit, 'action', 'waits', rules.phase);
  actionsAnew(after, unit);
  if (after.scene.table.solo === unit.side) firefightAnew(after, unit);
  // men who have to run don't sit in a vehicle that can't drive.
  if (has(unit, 'routed') && isManned(unit) && cannotDrive(unit)) abandons(after, unit, rules.routed);
}

/** WS-GUN-03, R-26: Actions not spent on the weapon are saved for it; then each man gets his Actions again. */
function actionsAnew(after: Changing, unit: Unit): void {
  const saves = word(unit, 'saves');
  const price = saves && (after.book.tracking.costs as Readonly<Record<string, { rule: string }>>)[saves];
  const saved = savedAtPhase(unit, after.book);
  if (price && saved > 0) after.set(unit, 'saved', saved, price.rule);
  else if (price) after.clear(unit, ['saved'], price.rule);
  for (const { n, current, state } of figuresOf(unit)) {
    if (state === 'in-action') after.set(unit, `f${n}-left`, current, after.rules.phase);
  }
}

/** WS-MOR-01: who has to test before it crosses open ground. */
function tests(after: Changing, unit: Unit): boolean {
  return mayCross(unit) && !cannotFail(after.scene, unit, after.book);
}

/** WS-MOR-01: who can cross open ground on foot of its own will. */
function mayCross(unit: Unit): boolean {
  return !isManned(unit) && !has(unit, 'aboard') && !has(unit, 'routed') && !has(unit, 'idle');
}

/** Restrictions in this phase, each rule once, with the units it binds. */
function remindsOf(after: Changing, units: readonly Unit[]): void {
  const { rules } = after;
  const binding = [
    ['routed', rules['in-rout'], 'in-rout'],
    ['retiring', rules.retires, 'to-retire'],
    ['idle', rules.idle, 'fallen-back'],
    ['contact', rules.near, 'in-melee'],
    ['stunned', rules.damage, 'crew-stunned'],
    ['under-fire', rules.causes, 'under-fire'],
  ] as const;
  for (const [field, rule, says] of binding) {
    const bound = units.filter(
      (unit) => has(after.now(unit), field) && (field !== 'under-fire' || tests(after, after.now(unit))),
    );
    if (bound.length > 0) after.remind(rule, bound, says);
  }
}
