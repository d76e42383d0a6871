import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book, Move } from '../book.ts';
import { count, has, word, words } from '../unit.ts';
import { isOwnTurn, passing, thisTurnEnds } from './changes.ts';
import { hideLasts, templateLifted } from './struck.ts';

/** LC-ACT-01, and doing nothing. */
export type Action = Move | 'fire' | 'hide' | 'assault' | 'covering-fire' | 'weapon-work' | 'rally' | 'nothing';

export interface Wanted {
  readonly action: Action;
  /** With which weapon, if that matters. */
  readonly weapon?: string | undefined;
  /** It is the other half of an action that was begun: the fire of a Move and Fire, or its move. */
  readonly goesOn?: boolean | undefined;
}

type Check = (scene: Scene, unit: Unit, wanted: Wanted, book: Book) => Refusal | undefined;

/** Why a unit may not take an action this turn; the first reason, in the order of the book. */
export function refuseAction(scene: Scene, unit: Unit, wanted: Wanted, book: Book): Refusal | undefined {
  for (const check of CHECKS) {
    const refusal = check(scene, unit, wanted, book);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What taking an action does: it is the unit's one action, and a template that it kept up is taken away. */
export function acts(scene: Scene, unit: Unit, action: Action, rule: string, book: Book): Effect[] {
  const { rules } = book.tracking;
  const stays = has(unit, 'in-template') && !MOVING.includes(action);
  return [
    ...(isOwnTurn(scene, unit) ? passing(unit, 'action', action, rule, thisTurnEnds(scene)) : []),
    ...templateLifted(scene, unit, book),
    ...(stays ? caughtStill(scene, unit, rules['in-template']) : []),
  ];
}

const MOVING: readonly Action[] = ['move', 'move-fast', 'move-and-fire', 'sneak'];

/** LC-AUTO-06, R-48: one who does not leave the template rolls for effects, at the latest before his turn ends. */
function caughtStill({ at, units }: Scene, unit: Unit, rule: string): Effect[] {
  const weapon = units.get(word(unit, 'in-template') ?? '')?.fields.weapon;
  if (!at || at.side !== unit.side || weapon === undefined) return [];
  const moment = { turn: at.turn, side: at.side, edge: 'start' } as const;
  return [{ effect: 'due', verb: 'effect', options: { weapon }, unit: unit.id, at: moment, rule }];
}

const CHECKS: readonly Check[] = [
  ({ sides }, unit, _wanted, { tracking }) =>
    sides[unit.side]?.broken === true
      ? new Refusal(tracking.rules.broken, 'side-broken', { unit: unit.name })
      : undefined,

  (scene, unit, { goesOn }, { tracking }) => {
    const action = word(unit, 'action');
    if (!action || goesOn || !isOwnTurn(scene, unit)) return undefined;
    return new Refusal(tracking.rules['one-action'], 'acted-already', { unit: unit.name, action });
  },

  (_scene, unit, { action, weapon }, { tracking }) => {
    const own = words(unit, 'actions');
    if (own.length === 0 || own.includes(action) || action === 'nothing') return undefined;
    if (tracking['without-profile'].includes(action)) return undefined;
    const sidearm = word(unit, 'sidearm');
    if (action === 'move-and-fire' && sidearm) {
      if (weapon === undefined || weapon === sidearm) return undefined;
      return new Refusal(tracking.rules.sidearm, 'sidearm-only', { unit: unit.name, weapon: sidearm });
    }
    const rule = tracking.rules[action === 'assault' ? 'assault' : 'profile'];
    return new Refusal(rule, 'not-in-profile', { unit: unit.name, action, actions: own });
  },

  ({ units }, unit, { action }, { tracking }) => {
    const other = units.get(word(unit, 'locked') ?? '');
    if (!other || action === 'assault' || action === 'move-fast') return undefined;
    return new Refusal(tracking.rules.locked, 'locked', { unit: unit.name, other: other.name });
  },

  refuseInHide,

  (_scene, unit, { action }, { tracking }) => {
    if (!has(unit, 'barrel') || ['weapon-work', 'hide', 'nothing'].includes(action)) return undefined;
    return new Refusal(tracking.rules.barrel, 'change-barrel', { unit: unit.name });
  },

  ({ units }, unit, { action }, { tracking }) => {
    if (!has(unit, 'angry') || ['fire', 'move-and-fire', 'nothing'].includes(action) || has(unit, 'hiding'))
      return undefined;
    // He cannot return fire with what does not fire.
    if (has(unit, 'jammed') || has(unit, 'must-reload')) return undefined;
    const by = units.get(word(unit, 'angry') ?? '')?.name;
    return new Refusal(tracking.rules.angry, 'must-return-fire', { unit: unit.name, by });
  },

  (_scene, unit, { action }, { tracking }) => {
    if (!has(unit, 'needs-leader') || !HOSTILE.includes(action)) return undefined;
    return new Refusal(tracking.rules['needs-leader'], 'needs-leader', { unit: unit.name });
  },

  (_scene, unit, { action }, { tracking }) => {
    if (!has(unit, 'walking-wounded') || ['sneak', 'hide', 'nothing', 'weapon-work'].includes(action)) return undefined;
    if (has(unit, 'at-base-line') && ['fire', 'covering-fire'].includes(action)) return undefined;
    // Out of hide is by a Move action, for him too.
    if (has(unit, 'hiding') && action === 'move') return undefined;
    return new Refusal(tracking.rules['walking-wounded'], 'walking-wounded', { unit: unit.name });
  },
];

const HOSTILE: readonly Action[] = ['fire', 'move-and-fire', 'assault', 'covering-fire'];

/** LC-HIDE-01 to -06, RC-06. */
function refuseInHide(scene: Scene, unit: Unit, { action }: Wanted, { tracking }: Book): Refusal | undefined {
  if (!has(unit, 'hiding') || unit.fields.hiding === 'free' || action === 'hide' || action === 'nothing')
    return undefined;
  const { rules } = tracking;
  const name = { unit: unit.name };
  const lasts = hideLasts(scene, unit);
  switch (action) {
    case 'fire':
    case 'covering-fire':
      return new Refusal(rules['hide-fire'], 'hiding-no-fire', name);
    case 'assault':
      return new Refusal(rules.hide, 'hiding-no-assault', name);
    case 'move':
      return lasts ? new Refusal(rules['hide-end'], 'hide-lasts', name) : undefined;
    case 'weapon-work':
      return lasts ? new Refusal(rules.hide, 'hide-lasts', name) : undefined;
    case 'sneak':
      if (has(unit, 'pinned')) return new Refusal(rules['hide-sneak'], 'hide-pinned', name);
      return unit.fields.hiding === 'forced' ? undefined : new Refusal(rules['hide-sneak'], 'hide-ends-by-move', name);
    default:
      return new Refusal(rules['hide-end'], 'hide-ends-by-move', name);
  }
}

/** Whether a Move and Fire is under way of which only the one half is done. */
export function halfDone(unit: Unit, left: 'move' | 'fire'): boolean {
  if (unit.fields.action !== 'move-and-fire') return false;
  return left === 'fire' ? !has(unit, 'shot') : has(unit, 'shot') && count(unit, 'allowance') === 0;
}
