import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Costly } from '../../../../data/ww2-skirmish/tracking.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import { type Figure, inAction } from '../figures.ts';
import { serversOf } from '../fire/arms.ts';
import { Refusal } from '../refusal.ts';
import { count, has, word } from '../unit.ts';
import type { Changing } from './changes.ts';

/** The men whose Actions pay for a weapon. */
export interface Purse {
  /** In the order in which they pay. */
  readonly payers: readonly Figure[];
  /** They add their Actions together. */
  readonly pooled: boolean;
  readonly saved: number;
}

export function purseOf(unit: Unit, weapon: string, book: Book): Purse {
  const crewed = book.tracking.weapons.crewed.includes(weapon);
  return {
    payers: serversOf(unit, weapon, book),
    pooled: crewed || weapon === 'charge',
    saved: word(unit, 'saves') === weapon ? count(unit, 'saved') : 0,
  };
}

/** What they can put into one shot. */
export function inPurse({ payers, pooled, saved }: Purse): number {
  const left = payers.map((figure) => figure.left);
  return saved + (pooled ? left.reduce((sum, each) => sum + each, 0) : Math.max(0, ...left));
}

function priceOf(weapon: string, { tracking }: Book): { readonly rule: string; readonly actions: number } | undefined {
  return tracking.costs[weapon as Costly];
}

/** WS-GREN-02, WS-GUN-03, WS-HAT-01, WS-DEM-04: too few Actions for one shot, throw or charge. */
export function refusePrice(unit: Unit, weapon: string, book: Book): Refusal | undefined {
  const price = priceOf(weapon, book);
  const actions = inPurse(purseOf(unit, weapon, book));
  if (!price || actions >= price.actions) return undefined;
  return new Refusal(price.rule, 'too-few-actions-for', { unit: unit.name, weapon, actions, cost: price.actions });
}

/** Saved Actions go first. Then each man pays what he has, or one man pays all of it where they don't pool. */
export function pays(after: Changing, unit: Unit, weapon: string): void {
  const price = priceOf(weapon, after.book);
  if (!price || !after.scene.at) return;
  const now = after.now(unit);
  const { payers, pooled, saved } = purseOf(now, weapon, after.book);
  let owed = price.actions;
  if (saved > 0) {
    after.set(unit, 'saved', Math.max(0, saved - owed), price.rule);
    owed = Math.max(0, owed - saved);
  }
  const one = payers.find(({ left }) => left >= owed) ?? payers[0];
  for (const figure of pooled ? payers : one ? [one] : []) {
    const given = Math.min(owed, figure.left);
    spends(after, unit, figure, given, price.rule);
    owed -= given;
  }
}

export function spends(after: Changing, unit: Unit, { n, left }: Figure, actions: number, rule: string): void {
  if (actions > 0) after.set(unit, `f${n}-left`, Math.max(0, left - actions), rule);
}

/** WS-FIRE-05, WS-SUP-03, WS-MOVE-01: everyone who has Actions pays. */
export function allSpend(after: Changing, unit: Unit, actions: number, rule: string): void {
  if (!after.scene.at) return;
  for (const figure of inAction(after.now(unit))) spends(after, unit, figure, actions, rule);
}

/** Men with fewer Actions left than this. */
export function short(unit: Unit, actions: number): Figure | undefined {
  return inAction(unit).find(({ left }) => left < actions);
}

/** What its crew saves from the phase before for its weapon, at most the cost of a shot. */
export function savedAtPhase(unit: Unit, book: Book): number {
  const saves = word(unit, 'saves');
  const price = saves && priceOf(saves, book);
  if (!saves || !price) return 0;
  // Routing, stunned or falling back they didn't work at anything; suppressed men can still keep at it.
  if (has(unit, 'routed') || has(unit, 'idle') || has(unit, 'stunned')) return count(unit, 'saved');
  const { payers, pooled, saved } = purseOf(unit, saves, book);
  // A unit that hasn't had a phase yet has nothing left over from it.
  const kept = payers.filter(({ n }) => typeof unit.fields[`f${n}-left`] === 'number').map(({ left }) => left);
  return Math.min(price.actions, saved + (pooled ? kept.reduce((sum, each) => sum + each, 0) : Math.max(0, ...kept)));
}
