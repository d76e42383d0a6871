import { Refusal } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { type Figure, figuresOf, inAction } from '../figures.ts';
import { type Costly, count, has, word } from '../unit.ts';
import type { Play } from './play.ts';

/** Whose Actions pay for a weapon. */
export interface Purse {
  /** In the order in which they pay. */
  readonly payers: readonly Figure[];
  /** They put their Actions together. */
  readonly pooled: boolean;
  readonly saved: number;
}

/**
 * Who serves a weapon: those who carry it, and the loaders of one that is crewed, who take it over too. A charge is set
 * by the whole team. What nobody is known to carry, anybody may have.
 */
export function purseOf(unit: Unit, weapon: string, { tracking }: Book): Purse {
  const men = inAction(unit);
  const bearers = men.filter((figure) => figure.weapon === weapon);
  const crewed = tracking.weapons.crewed.includes(weapon);
  const loaders = crewed ? men.filter(({ role, n }) => role === 'loader' && !bearers.some((each) => each.n === n)) : [];
  const carried = figuresOf(unit).some((figure) => figure.weapon === weapon);
  const own = [...bearers, ...loaders];
  return {
    payers: own.length > 0 || carried ? own : men,
    pooled: crewed || weapon === 'charge',
    saved: word(unit, 'saves') === weapon ? count(unit, 'saved') : 0,
  };
}

/** What they can put into one shot. */
export function inPurse({ payers, pooled, saved }: Purse): number {
  const left = payers.map((figure) => figure.left);
  return saved + (pooled ? left.reduce((sum, each) => sum + each, 0) : Math.max(0, ...left));
}

/** WS-GREN-02, WS-GUN-03, WS-HAT-01, WS-DEM-04: too few Actions for one shot, throw or charge. */
export function refusePrice(unit: Unit, weapon: string, book: Book): Refusal | undefined {
  const cost = book.tracking.costs[weapon as Costly];
  const actions = inPurse(purseOf(unit, weapon, book));
  if (!cost || actions >= cost.actions) return undefined;
  return new Refusal(cost.rule, 'too-few-actions-for', { unit: unit.name, weapon, actions, cost: cost.actions });
}

/** What was saved goes first; then each gives what he has, or one man all of it where they do not pool. */
export function pays(play: Play, unit: Unit, weapon: string): void {
  const cost = play.book.tracking.costs[weapon as Costly];
  if (!cost || !play.scene.at) return;
  const now = play.now(unit);
  const { payers, pooled, saved } = purseOf(now, weapon, play.book);
  let owed = cost.actions;
  if (saved > 0) {
    play.set(unit, 'saved', Math.max(0, saved - owed), cost.rule);
    owed = Math.max(0, owed - saved);
  }
  const one = payers.find(({ left }) => left >= owed) ?? payers[0];
  for (const figure of pooled ? payers : one ? [one] : []) {
    const given = Math.min(owed, figure.left);
    spends(play, unit, figure, given, cost.rule);
    owed -= given;
  }
}

export function spends(play: Play, unit: Unit, { n, left }: Figure, actions: number, rule: string): void {
  if (actions > 0) play.set(unit, `f${n}-left`, Math.max(0, left - actions), rule);
}

/** WS-FIRE-05, WS-SUP-03, WS-MOVE-01: everybody pays. */
export function allSpend(play: Play, unit: Unit, actions: number, rule: string): void {
  if (!play.scene.at) return;
  for (const figure of inAction(play.now(unit))) spends(play, unit, figure, actions, rule);
}

/** Whoever has fewer Actions left than this. */
export function short(unit: Unit, actions: number): Figure | undefined {
  return inAction(unit).find(({ left }) => left < actions);
}

/** What its crew keeps of the phase before for its weapon, at most the cost of a shot. */
export function savedAtPhase(unit: Unit, { tracking, ...book }: Book): number {
  const saves = word(unit, 'saves');
  const cost = tracking.costs[saves as Costly];
  if (!saves || !cost) return 0;
  // In rout, stunned or falling back they worked at nothing; suppressed men can still keep at it.
  if (has(unit, 'routed') || has(unit, 'idle') || has(unit, 'stunned')) return count(unit, 'saved');
  const { payers, pooled, saved } = purseOf(unit, saves, { tracking, ...book });
  const kept = payers.filter(({ n }) => typeof unit.fields[`f${n}-left`] === 'number').map(({ left }) => left);
  return Math.min(cost.actions, saved + (pooled ? kept.reduce((sum, each) => sum + each, 0) : Math.max(0, ...kept)));
}
