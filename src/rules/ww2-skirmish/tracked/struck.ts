import type { Facts } from '../../../kernel/facts.ts';
import type { Unit } from '../../../kernel/scene.ts';
import { type Figure, figuresOf, inAction, totalActions } from '../figures.ts';
import { count, has } from '../unit.ts';
import type { Play } from './play.ts';

/** What an attack did to a team, as its dice say. */
export interface Losses {
  readonly suppressed: number;
  readonly wounds: number;
  readonly disabled: number;
  readonly kills: number;
}

/** Out of it, and how: R-20 leaves it to the owner to call one of small arms' dead disabled. */
export type Out = Exclude<Figure['state'], 'in-action'>;

export function lossesIn(facts: Facts): Losses {
  const n = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
  return { suppressed: n('suppressed'), wounds: n('wounds'), disabled: n('disabled'), kills: n('kills') };
}

interface Manner {
  /** Each die was thrown for a man of his own: nobody is struck twice. */
  readonly each?: boolean;
  /** Whom a sniper would rather hit. */
  readonly rather?: (unit: Unit) => readonly Figure[];
}

/**
 * Suppression first, then each wound, each disabled and each killed to a figure drawn from those in action (WS-EFF-05 to
 * -09, WS-SUP-04), and the morale that all of it puts to the test.
 */
export function struck(play: Play, unit: Unit, losses: Losses, { each = false, rather }: Manner = {}): void {
  suppress(play, unit, losses.suppressed, play.rules.hit);
  const fates = [
    ...new Array<'wound'>(losses.wounds).fill('wound'),
    ...new Array<'disabled'>(losses.disabled).fill('disabled'),
    ...new Array<'killed'>(losses.kills).fill('killed'),
  ];
  const before = new Set<number>();
  let burnt = false;
  for (const fate of fates) {
    const now = play.now(unit);
    const preferred = rather?.(now) ?? [];
    const open = (preferred.length > 0 ? preferred : inAction(now)).filter(({ n }) => !(each && before.has(n)));
    const figure = drawn(play, open, preferred.length > 0 ? play.rules.picked : play.rules.drawn);
    if (!figure) break;
    before.add(figure.n);
    burnt = hurt(play, unit, figure, fate) || burnt;
  }
  // The flame is part of the same attack, and so the test comes after it.
  if (burnt && burns(play, unit)) return;
  if (fates.length + losses.suppressed > 0) testDue(play, unit, play.rules.causes);
}

/** WS-SUP-04: what would be one marker too many is lost. */
export function suppress(play: Play, unit: Unit, markers: number, rule: string): void {
  const most = play.book.suppression.most.markers;
  const before = count(play.now(unit), 'suppressed');
  if (markers > 0 && before < most) play.set(unit, 'suppressed', Math.min(most, before + markers), rule);
}

function drawn(play: Play, open: readonly Figure[], rule: string): Figure | undefined {
  if (open.length <= 1 || !play.draw) return open[0];
  const names = open.map(({ n }) => `figure-${n}`);
  const name = play.draw.pick({ rule, label: 'who is hit' }, names);
  return open[names.indexOf(name)];
}

/** What befalls one man. @returns whether it sets off his flamethrower */
export function hurt(play: Play, unit: Unit, figure: Figure, fate: 'wound' | Out): boolean {
  if (figure.role === 'flame' && fate !== 'captured') {
    falls(play, unit, figure, 'killed', play.rules['flame-man']);
    return true;
  }
  if (fate !== 'wound') {
    falls(play, unit, figure, fate, play.rules[fate === 'captured' ? 'fought' : fate]);
    return false;
  }
  play.set(unit, `f${figure.n}-wounds`, figure.wounds + 1, play.rules.wound);
  //
  if (figure.current <= 1) falls(play, unit, figure, 'disabled', play.rules.wound);
  return false;
}

function falls(play: Play, unit: Unit, { n }: Figure, state: Out, rule: string): void {
  play.set(unit, `f${n}-state`, state, rule);
  const { solo } = play.scene.table;
  if (solo === unit.side && state !== 'captured') {
    play.effects.push({
      effect: 'add',
      of: { table: true },
      field: 'out-for-recycling',
      value: 1,
      rule: play.rules.recycled,
    });
  }
  // A vehicle without its crew still stands there, but does no more.
  if (inAction(play.now(unit)).length === 0) play.gone(unit, 'out-of-action', rule);
}

/** WS-FLM-07: the others of his team are hit by flame. @returns whether there are any */
function burns(play: Play, unit: Unit): boolean {
  const figures = inAction(play.now(unit)).length;
  if (figures === 0 || !play.scene.at) return false;
  play.due(unit, 'effect', { by: 'flame', figures }, play.rules['flame-man']);
  return true;
}

/** WS-MOR-01, WS-TURN-05, R-10: one test for an attack, with the state after it. Who is in rout has nothing to lose. */
export function testDue(play: Play, unit: Unit, rule: string): void {
  const now = play.now(unit);
  const figures = inAction(now).length;
  if (figures === 0 || has(now, 'routed')) return;
  play.due(unit, 'morale', { actions: totalActions(now), figures, suppressed: count(now, 'suppressed') > 0 }, rule);
}

/** All aboard: whoever is in action dies. */
export function allKilled(play: Play, unit: Unit, rule: string): void {
  for (const { n, state } of figuresOf(play.now(unit))) {
    if (state === 'in-action' || state === 'disabled') play.set(unit, `f${n}-state`, 'killed', rule);
  }
}
