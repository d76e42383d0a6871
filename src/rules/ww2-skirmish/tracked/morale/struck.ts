import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Figure, inAction, totalActions } from '../../figures.ts';
import { count, has } from '../../unit.ts';
import { type Changing, owedFirst } from '../changes.ts';
import { cannotFail } from '../fire/certain.ts';
import { falls, type Out } from './out.ts';

/** What an attack did to a team, by its dice. */
export interface Losses {
  readonly suppressed: number;
  readonly wounds: number;
  readonly disabled: number;
  readonly kills: number;
}

export function lossesIn(facts: Facts): Losses {
  const n = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
  return { suppressed: n('suppressed'), wounds: n('wounds'), disabled: n('disabled'), kills: n('kills') };
}

/** The same, from the result of each die. */
export function lossesOf(results: readonly string[]): Losses {
  const n = (...fates: readonly string[]) => results.filter((result) => fates.includes(result)).length;
  return {
    suppressed: n('suppressed'),
    wounds: n('wounded'),
    disabled: n('disabled'),
    kills: n('killed', 'disabled-or-killed'),
  };
}

interface Manner {
  /** Each die was thrown for a different man: nobody is hit twice. */
  readonly each?: boolean;
  /** The man a sniper would rather hit. */
  readonly rather?: (unit: Unit) => readonly Figure[];
}

/**
 * Suppression first, then each wound, each disabled and each killed, given to figures drawn from those in action (WS-EFF-05 to
 * -09, WS-SUP-04), and the one morale test for all of it.
 */
export function struck(after: Changing, unit: Unit, losses: Losses, { each = false, rather }: Manner = {}): void {
  suppress(after, unit, losses.suppressed, after.rules.hit);
  const fates = [
    ...new Array<'wound'>(losses.wounds).fill('wound'),
    ...new Array<'disabled'>(losses.disabled).fill('disabled'),
    ...new Array<'killed'>(losses.kills).fill('killed'),
  ];
  const before = new Set<number>();
  let burnt = false;
  for (const fate of fates) {
    const now = after.now(unit);
    const preferred = rather?.(now) ?? [];
    const open = (preferred.length > 0 ? preferred : inAction(now)).filter(({ n }) => !(each && before.has(n)));
    const figure = figureDrawn(after, open, preferred.length > 0 ? after.rules.picked : after.rules.drawn);
    if (!figure) break;
    before.add(figure.n);
    burnt = hurt(after, unit, figure, fate) || burnt;
  }
  // The flame is part of the same attack, so the test comes after it.
  if (burnt && burns(after, unit)) return;
  if (fates.length + losses.suppressed > 0) testDue(after, unit, after.rules.causes, attackerOf(after, unit));
}

/** WS-SUP-04: a marker over the limit is lost. */
export function suppress(after: Changing, unit: Unit, markers: number, rule: string): void {
  const most = after.book.suppression.most.markers;
  const before = count(after.now(unit), 'suppressed');
  if (markers > 0) after.set(unit, 'suppressed', Math.min(most, before + markers), rule);
}

function figureDrawn(after: Changing, open: readonly Figure[], rule: string): Figure | undefined {
  const names = open.map(({ n }) => `figure-${n}`);
  const name = after.drawn({ rule, label: 'who-is-hit' }, names);
  return open[names.indexOf(name ?? '')];
}

/** What happens to one man. @returns whether it sets off his flamethrower */
export function hurt(after: Changing, unit: Unit, figure: Figure, fate: 'wound' | Out): boolean {
  const { rules } = after;
  if (figure.role === 'flame' && fate !== 'captured') {
    falls(after, unit, figure, 'killed', rules['flame-man']);
    return true;
  }
  if (fate !== 'wound') {
    falls(after, unit, figure, fate, rules[fate === 'captured' ? 'captured' : fate]);
    return false;
  }
  after.set(unit, `f${figure.n}-wounds`, figure.wounds + 1, rules.wound);
  //
  if (figure.current <= 1) falls(after, unit, figure, 'disabled', rules.wound);
  return false;
}

/** WS-FLM-07: the others of his team are hit by flame. @returns whether there are any */
function burns(after: Changing, unit: Unit): boolean {
  const figures = inAction(after.now(unit)).length;
  if (figures === 0 || !after.scene.at) return false;
  owedFirst(after, unit, 'effect', { by: 'flame', figures }, after.rules['flame-man']);
  return true;
}

/** S-03: against the side run by the rules, one team's hits on another make one test, whoever commands its shots. */
function attackerOf({ scene: { actor, table } }: Changing, unit: Unit): string | undefined {
  return typeof table.solo === 'string' && actor && actor.side !== unit.side ? actor.id : undefined;
}

/**
 * WS-MOR-01, WS-TURN-05, R-10: one test for each attack. A routing team has nothing to lose, and owes none.
 * @param attacker who may go on with the attack before the test is thrown, by ID
 */
export function testDue(after: Changing, unit: Unit, rule: string, attacker?: string): void {
  const now = after.now(unit);
  if (now.gone || inAction(now).length === 0 || has(now, 'routed')) return;
  if (cannotFail(after.scene, now, after.book)) {
    after.remind(after.book.morale.test.rule, [unit], 'cannot-fail', { actions: totalActions(now) });
    return;
  }
  // S-03: further weapons in the same attack don't add a test.
  const owes = (each: { readonly verb?: string; readonly unit?: unknown }) =>
    each.verb === 'morale' && each.unit === unit.id;
  const owed = after.effects.some((each) => each.effect === 'due' && owes(each)) || after.scene.due.some(owes);
  if (!owed) owedFirst(after, unit, 'morale', {}, rule, attacker === undefined ? {} : { attacker });
}
