import type { ARMS, ROLES } from '../../../data/ww2-skirmish/fields.ts';
import { tracking } from '../../../data/ww2-skirmish/tracking.ts';
import { oncePer } from '../../kernel/once.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { count, has, word } from './unit.ts';

/** A man of a fire team, by his number in it. */
export interface Figure {
  readonly n: number;
  /** Unhurt. */
  readonly actions: number;
  readonly wounds: number;
  /** Unhurt Actions less wounds. */
  readonly current: number;
  /** Actions he can still spend. */
  readonly left: number;
  readonly state: 'in-action' | 'disabled' | 'killed' | 'captured';
  readonly weapon: (typeof ARMS)[number] | undefined;
  /** What he has in hand: his own small arm, or a pistol if he has left his vehicle. */
  readonly carries: string | undefined;
  readonly role: (typeof ROLES)[number] | undefined;
}

/**
 * A team's figures, including those who are out of action (WS-ORG-03). Kept, because a unit never changes and whoever works out
 * what all can do asks for its figures again and again.
 */
export const figuresOf = oncePer((unit: Unit): readonly Figure[] => {
  const figures: Figure[] = [];
  for (let n = 1; n <= lastNumber(unit); n++) {
    // WS-ORG-04, -05: he belongs to another team now.
    if (word(unit, `f${n}-state`) !== 'transferred') figures.push(figureOf(unit, n));
  }
  return figures;
});

/** The highest number that a figure of the team has or has had. */
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
  const weapon = word(unit, `f${n}-weapon`) as Figure['weapon'];
  const isLeft = has(unit, 'abandoned') && !(weapon !== undefined && tracking.weapons.personal.includes(weapon));
  return {
    n,
    actions,
    wounds,
    current,
    left: typeof left === 'number' ? Math.min(left, current) : current,
    state: (word(unit, `f${n}-state`) as Figure['state'] | undefined) ?? 'in-action',
    weapon,
    carries: isLeft ? 'pistol' : weapon,
    role: word(unit, `f${n}-role`) as Figure['role'],
  };
}

/** The figures that can still move and fight. Kept, too. */
export const inAction = oncePer((unit: Unit) => figuresOf(unit).filter(({ state }) => state === 'in-action'));

/** These aren't a team while they have no figures: scouts get theirs from the team that sends them. */
const NO_MEN = ['portal', 'counter', 'scouts'] as const;

/** What's put on the table where the enemy may be: nobody yet, until it turns out who's there. */
export function markerOf(unit: Unit): 'portal' | 'counter' | undefined {
  if (isTeam(unit)) return undefined;
  if (unit.sealed !== undefined || has(unit, 'counter')) return 'counter';
  return has(unit, 'portal') ? 'portal' : undefined;
}

/** Figures in action, including a vehicle's crew; a vehicle without any counts as 1. */
export function strength(unit: Unit): number {
  if (isTeam(unit)) return inAction(unit).length;
  // A face-down counter may be anything, but isn't a man.
  if (unit.sealed !== undefined) return 0;
  const fights = has(unit, 'vehicle') ? isManned(unit) : !NO_MEN.some((field) => has(unit, field));
  return fights ? 1 : 0;
}

/** The order in lists: an officer's team, an NCO's, the others. */
export function rank(unit: Unit): number {
  const roles = inAction(unit).map(({ role }) => role);
  if (roles.includes('officer')) return 0;
  return roles.includes('nco') ? 1 : 2;
}

/** Actions its figures can still spend between them (WS-ORG-03); a unit without figures has none to count. */
export function actionsLeft(unit: Unit): number | undefined {
  return isTeam(unit) ? inAction(unit).reduce((sum, { left }) => sum + left, 0) : undefined;
}

/** The sum of their Actions less wounds, which morale and the lifting of suppression use (WS-MOR-03, R-24). */
export function totalActions(unit: Unit): number {
  return inAction(unit).reduce((sum, { current }) => sum + current, 0);
}

/** The strength the team began with. */
export function original(unit: Unit): number {
  return count(unit, 'original') || figuresOf(unit).length;
}

/** A unit without any figures isn't a team: it's a portal, a counter, or something a player made up. */
export function isTeam(unit: Unit): boolean {
  return figuresOf(unit).length > 0;
}

/** Whether its crew is in it and the vehicle isn't a wreck. */
export function isManned(unit: Unit): boolean {
  return has(unit, 'vehicle') && !has(unit, 'abandoned') && !has(unit, 'wrecked');
}
