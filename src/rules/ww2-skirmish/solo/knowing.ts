import type { AfvFactor, Book, RiskFactor } from '../../../../data/ww2-skirmish/book.ts';
import type { Knows } from '../../../kernel/act.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { figuresOf, inAction, original } from '../figures.ts';
import { has, word, words } from '../unit.ts';
import { toldOfAfv, toldOfTeam } from './factors.ts';
import { firefightOf } from './phase/firefight.ts';
import { isDamaged } from './phase/offers.ts';
import { hasMet } from './phase/orders.ts';
import { lackingIn, portalsOf } from './phase/portals.ts';
import { seen } from './phase/seen.ts';
import type { Task } from './task.ts';

/** What the referee knows of a solo unit or the portals, and what the players last said about them. */
export const knowsOfTask: Knows<Task, Book> = {
  factors: (scene, task, book) => counted(task) && ofUnit(scene, task, book).factors,
  casualties: (scene, task, book) => counted(task) && ofUnit(scene, task, book).casualties,
  strength: (scene, task, book) => counted(task) && ofUnit(scene, task, book).strength,
  support: (scene, task, book) => ofUnit(scene, task, book).support,
  state: (scene, task, book) => ofUnit(scene, task, book).state,
  immobile: (scene, task, book) => ofUnit(scene, task, book).immobile,
  'enemy-seen': (scene, task, book) => ofUnit(scene, task, book)['enemy-seen'],
  counters: (scene, task) => ofPortals(scene, task).counters,
  'no-contact': (scene, task) => ofPortals(scene, task)['no-contact'],
  unavailable: (scene, task) => ofPortals(scene, task).unavailable,
};

/** A player who gives the risk himself has already counted what applies to the unit. */
function counted(task: Partial<Task>): true | undefined {
  return task.risk === undefined || undefined;
}

function ofUnit(scene: Scene, { task }: Partial<Task>, book: Book): Partial<Task> {
  const { actor } = scene;
  if (!actor) return {};
  if (task === 'action' || task === 'risk') return ofTeam(scene, actor, book);
  return task === 'afv' || task === 'afv-risk' ? ofAfv(scene, actor, book) : {};
}

/** WS-RISK-01 to -15: what follows from its state and last orders, and what the players said about it. */
function ofTeam(scene: Scene, unit: Unit, { tracking }: Book): Partial<Task> {
  const men = inAction(unit);
  const order = word(unit, 'order') ?? '';
  const support = has(unit, 'support');
  const team = toldOfTeam(unit);
  const solo = scene.table.solo === unit.side;
  const back = has(unit, 'fallen-back') || tracking.solo['falling-back'].includes(order);
  const fight = team.includes('winning') || team.includes('losing') ? undefined : firefightOf(unit);
  const holds: Readonly<Partial<Record<RiskFactor, boolean>>> = {
    rout: order === 'rout',
    'heavy-fire': has(unit, 'heavy-fire'),
    'under-fire': has(unit, 'under-fire'),
    'command-group': has(unit, 'command'),
    'one-action': men.length > 0 && men.every(({ actions }) => actions === 1),
    'no-nco': !support && !men.some(({ role }) => role === 'nco' || role === 'officer'),
    'retiring-near': has(unit, 'retiring') || has(unit, 'fallen-back'),
    'at-gun': has(unit, 'anti-tank-gun'),
    hmg: support && word(unit, 'weapon') === 'mg',
    advancing: !has(unit, 'fallen-back') && !has(unit, 'stayed') && tracking.solo.advancing.includes(order),
    'soft-cover': word(unit, 'in-cover') === 'soft',
    'hard-cover': word(unit, 'in-cover') === 'hard',
    winning: fight === 'winning',
    losing: fight === 'losing',
    'nothing-in-sight': solo && seen(scene, unit) === undefined && !team.includes('retiring-near'),
  };
  return filled({
    factors: listed(
      holds,
      team.filter((each) => !NO_FACTORS.includes(each)),
    ),
    casualties: casualtiesOf(unit),
    strength: original(unit),
    support,
    state: team.includes('defending') ? 'defending' : back ? 'falling-back' : undefined,
  });
}

// Only its move needs to know about its way, and a defending unit has a state of its own.
const NO_FACTORS: readonly string[] = ['defending', 'covered-way', 'rough-way'];

/** WS-AFV-03 to -10. */
function ofAfv({ table }: Scene, unit: Unit, { tracking }: Book): Partial<Task> {
  const wrecked = words(unit, 'weapons-wrecked');
  const mounted = words(unit, 'weapons');
  const main = mounted.find((each) => tracking.weapons['main-guns'].includes(each));
  const silent = main !== undefined && (wrecked.includes(main) || has(unit, 'optics-lost'));
  const others = mounted.filter((each) => each !== main && !wrecked.includes(each));
  const holds: Readonly<Partial<Record<AfvFactor, boolean>>> = {
    advancing: word(unit, 'order') === 'advance' && !has(unit, 'stayed'),
    damaged: isDamaged(unit),
    'at-fire': has(unit, 'at-fire'),
    'no-main-gun': silent,
    'no-weapons': (silent || main === undefined) && others.length === 0,
  };
  return filled({
    factors: listed(holds, toldOfAfv(unit)),
    casualties: casualtiesOf(unit),
    immobile: has(unit, 'immobilised'),
    // WS-AFV-02: for AFVs run by the rules, the referee knows whether they've met an enemy.
    ...(table.solo === unit.side && !hasMet(unit) ? { 'enemy-seen': false } : {}),
  });
}

/** WS-GEN-03, -04, -10, -11. */
function ofPortals(scene: Scene, { task }: Partial<Task>): Partial<Task> {
  if (task !== 'arrivals') return {};
  const inSight = portalsOf(scene).filter((portal) => has(portal, 'in-sight')).length;
  return filled({
    counters: inSight > 1 ? inSight : undefined,
    'no-contact': scene.table['contact-made'] !== true,
    unavailable: lackingIn(scene).join(','),
  });
}

function casualtiesOf(unit: Unit): number {
  return figuresOf(unit).filter(({ wounds, state }) => wounds > 0 || state !== 'in-action').length;
}

function listed(holds: Readonly<Record<string, boolean>>, named: readonly string[]): string {
  const known = Object.entries(holds).flatMap(([name, value]) => (value ? [name] : []));
  return [...new Set([...known, ...named])].join(',');
}

/** What's known, without default values. */
function filled(values: { readonly [K in keyof Task]?: Task[K] | undefined }): Partial<Task> {
  const empty: readonly unknown[] = [undefined, '', 0];
  const entries = Object.entries(values).filter(([name, value]) => {
    return !empty.includes(value) && (value !== false || name === 'enemy-seen');
  });
  return Object.fromEntries(entries) as Partial<Task>;
}
