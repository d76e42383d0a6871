import type { ARMS, ROLES } from '../../../data/ww2-skirmish/fields/figures.ts';
import type { Unit } from '../../kernel/scene.ts';
import { count, has, word } from './unit.ts';

/** A man of a fire team, by his number in it. */
export interface Figure {
  readonly n: number;
  /** Unhurt. */
  readonly actions: number;
  readonly wounds: number;
  /** Unhurt Actions less wounds. */
  readonly current: number;
  /** Actions that he can still spend. */
  readonly left: number;
  readonly state: 'in-action' | 'disabled' | 'killed' | 'captured';
  readonly weapon: (typeof ARMS)[number] | undefined;
  readonly role: (typeof ROLES)[number] | undefined;
}

/** The figures of a team, those that are out of it too (WS-ORG-03). */
export function figuresOf(unit: Unit): readonly Figure[] {
  const figures: Figure[] = [];
  for (let n = 1; n <= lastNumber(unit); n++) {
    // WS-ORG-04, -05: he belongs to another team now.
    if (word(unit, `f${n}-state`) !== 'transferred') figures.push(figureOf(unit, n));
  }
  return figures;
}

/** The highest number that a figure of the team has, or ever had. */
export function lastNumber(unit: Unit): number {
  let n = 0;
  while (typeof unit.fields[`f${n + 1}-actions`] === 'number') n += 1;
  return n;
}

function figureOf(unit: Unit, n: number): Figure {
  const actions = count(unit, `f${n}-actions`);
  const wounds = count(unit, `f${n}-wounds`);
  const current = Math.max(0, actions - wounds);
  const left = unit.fields[`f${n}-left`];
  return {
    n,
    actions,
    wounds,
    current,
    left: typeof left === 'number' ? Math.min(left, current) : current,
    state: (word(unit, `f${n}-state`) as Figure['state'] | undefined) ?? 'in-action',
    weapon: word(unit, `f${n}-weapon`) as Figure['weapon'],
    role: word(unit, `f${n}-role`) as Figure['role'],
  };
}

/** Those who can still move and fight. */
export function inAction(unit: Unit): readonly Figure[] {
  return figuresOf(unit).filter(({ state }) => state === 'in-action');
}

/** What is no team as long as it has no figures: scouts get theirs from the team that sends them. */
const NO_MEN = ['portal', 'counter', 'scouts'] as const;

/** Figures in action, the crew of a vehicle too; a vehicle without any is 1. */
export function strength(unit: Unit): number {
  if (isTeam(unit)) return inAction(unit).length;
  const fights = has(unit, 'vehicle') ? isManned(unit) : !NO_MEN.some((field) => has(unit, field));
  return fights ? 1 : 0;
}

/** The sum of their Actions, wounds off: what morale and the lifting of suppression go by (WS-MOR-03, R-24). */
export function totalActions(unit: Unit): number {
  return inAction(unit).reduce((sum, { current }) => sum + current, 0);
}

/** The strength that the team began with. */
export function original(unit: Unit): number {
  return count(unit, 'original') || figuresOf(unit).length;
}

/** One without any figures is no team: a portal, a counter, or a unit that somebody made up. */
export function isTeam(unit: Unit): boolean {
  return figuresOf(unit).length > 0;
}

/** Whether its crew is in it, and the vehicle more than a wreck. */
export function isManned(unit: Unit): boolean {
  return has(unit, 'vehicle') && !has(unit, 'abandoned') && !has(unit, 'wrecked');
}
