import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { figuresOf, inAction, isTeam, original } from '../figures.ts';
import { count, type Field, has, word } from '../unit.ts';
import { isArmoured } from './attack.ts';
import { isOwnPhase, thisPhaseEnds } from './phase.ts';
import { Play } from './play.ts';
import { savedAtPhase } from './purse.ts';
import { explodes } from './vehicle.ts';

/** A phase begins: what falls due with the turn, the Actions of those whose phase it is, and what binds them now. */
export function phaseBegins(play: Play): void {
  const { scene } = play;
  const { at, steps, table, toggles } = scene;
  if (!at) return;
  if (toggles.has('solo-forces') && table.solo === undefined) soloSide(play);
  const units = [...scene.units.values()].filter(({ gone }) => !gone);
  if (at.step === steps[0]?.step) for (const unit of units) turnBegins(play, unit, at.turn);
  for (const unit of units) {
    if (!isOwnPhase(scene, unit)) continue;
    // A portal or counter is never yet to act.
    if (!isTeam(unit)) play.passing(unit, 'action', 'waits', play.rules.phase, thisPhaseEnds(scene));
    actionsAnew(play, unit);
    remindsOf(play, unit);
  }
  // WS-SMK-03: with this phase it goes.
  if (Object.entries(table).some(([field, value]) => field.startsWith('fog-') && value === at.side)) {
    play.remind(play.rules['fog-lifts']);
  }
}

/** WS-SOLO-01, WS-TURN-04: the last side is the one that the rules run, unless somebody has said another. */
function soloSide(play: Play): void {
  const last = Object.keys(play.scene.sides).at(-1);
  if (last === undefined) return;
  play.ofTable('solo', last, play.rules['solo-side']);
  for (const rule of ['counters', 'not-deployed', 'portals'] as const) play.advise(play.rules[rule]);
}

/** WS-MOR-08, WS-VEH-07, WS-DMG-15: what is thrown, or happens, at the start of a turn. */
function turnBegins(play: Play, unit: Unit, turn: number): void {
  const { rules } = play;
  if (has(unit, 'explodes-turn') && count(unit, 'explodes-turn') <= turn && !has(unit, 'wrecked')) {
    play.remind(rules.burns);
    explodes(play, unit, rules.burns);
    return;
  }
  if (throwsForAfv(play, unit)) play.due(unit, 'solo', { task: 'afv' }, rules['solo-afvs']);
  const figures = inAction(unit).length;
  if (has(unit, 'routed') && count(unit, 'rout-turn') < turn && 2 * figures >= original(unit)) {
    play.due(unit, 'rally', { figures, original: original(unit) }, rules.rallied);
  }
  if (has(unit, 'stuck') && count(unit, 'stuck-turn') < turn && !has(unit, 'abandoned')) {
    play.due(unit, 'move', { task: 'release' }, rules.release);
  }
}

/** WS-AFV-01, -02: the AFVs of the solo side, and with `solo-afvs` everybody's. */
function throwsForAfv({ scene: { table, toggles }, book }: Play, unit: Unit): boolean {
  const run = toggles.has('solo-afvs') || (toggles.has('solo-forces') && table.solo === unit.side);
  return run && isArmoured(unit, book);
}

/** WS-GUN-03, R-26: what was not spent on the weapon is saved for it; then each has his Actions again. */
function actionsAnew(play: Play, unit: Unit): void {
  const saves = word(unit, 'saves');
  const cost = saves && (play.book.tracking.costs as Readonly<Record<string, { rule: string }>>)[saves];
  if (cost) play.set(unit, 'saved', savedAtPhase(unit, play.book) || false, cost.rule);
  for (const { n, current, state } of figuresOf(unit)) {
    if (state === 'in-action') play.set(unit, `f${n}-left`, current, play.rules.phase);
  }
}

/** What binds somebody in this phase, each rule once. */
function remindsOf(play: Play, unit: Unit): void {
  const { rules } = play;
  if (has(unit, 'routed')) play.remind(rules['in-rout']);
  if (has(unit, 'retiring')) play.remind(rules.retires);
  if (has(unit, 'idle')) play.remind(rules.idle);
  if (has(unit, 'contact')) play.remind(rules.near);
  if (has(unit, 'stunned')) play.remind(rules.damage);
  if (has(unit, 'under-fire')) play.remind(rules.causes);
}

/** @returns what the book does to units when play goes on to the next phase */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const play = new Play(scene, book);
  phaseBegins(play);
  return play.effects;
}

/** The book knows no campaign: wounds are for good, and all else ends with the game (WS-EFF-07, WS-FLM-02, WS-DMG-14). */
export function carries(scene: Scene, book: Book): readonly Effect[] {
  const play = new Play(scene, book);
  const { rules } = play;
  for (const unit of scene.units.values()) {
    for (const field of OF_THE_GAME) play.clear(unit, field, rules.team);
    for (const field of OF_THE_VEHICLE) if (!unit.gone) play.clear(unit, field, rules.damage);
    if (unit.fields['flame-shots'] !== undefined) {
      play.set(unit, 'flame-shots', book.tracking['flame-shots'], rules['flame-shots']);
    }
  }
  if (scene.table['contact-made'] === true) play.ofTable('contact-made', false, rules['contact-made']);
  return play.effects;
}

const OF_THE_GAME: readonly Field[] = [
  'suppressed',
  'routed',
  'rout-turn',
  'saved',
  'ranged-in',
  'contact',
  'known-to',
  'deeds',
  'order',
  'order-turn',
  'enemy-seen',
  'stuck',
  'stuck-turn',
];

const OF_THE_VEHICLE: readonly Field[] = ['optics-lost', 'weapons-wrecked', 'immobilised', 'driver-killed'];
