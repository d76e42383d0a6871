import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { AfvFactor, Book, Force, RiskFactor } from '../book.ts';
import { figuresOf, inAction, original } from '../figures.ts';
import type { Task } from '../solo/task.ts';
import { has, word, words } from '../unit.ts';
import { isArmoured, known } from './attack.ts';
import { isOwnPhase, thisPhaseEnds } from './phase.ts';
import type { Play } from './play.ts';
import { abandons } from './vehicle.ts';

/** What the referee knows of a solo unit or of the portals; what only the players see, they add. */
export function knownOfTask(scene: Scene, given: Partial<Task>, book: Book): Partial<Task> {
  const { actor } = scene;
  switch (given.task) {
    case 'action':
    case 'risk':
      return actor ? knownOfUnit(actor, book) : {};
    case 'afv':
    case 'afv-risk':
      return actor ? { ...knownOfAfv(actor, book), ...seenByAfv(scene, actor) } : {};
    case 'arrivals':
      return knownOfPortals(scene);
    default:
      return {};
  }
}

/** WS-RISK-01 to -06, -12, -13: what follows from its state and last orders. */
function knownOfUnit(unit: Unit, { tracking }: Book): Partial<Task> {
  const men = inAction(unit);
  const order = word(unit, 'order') ?? '';
  const support = has(unit, 'support');
  const holds: Readonly<Partial<Record<RiskFactor, boolean>>> = {
    rout: has(unit, 'routed') || order === 'rout',
    'heavy-fire': has(unit, 'heavy-fire'),
    'under-fire': has(unit, 'under-fire'),
    'command-group': has(unit, 'command'),
    'one-action': men.length > 0 && men.every(({ actions }) => actions === 1),
    'no-nco': !support && !men.some(({ role }) => role === 'nco' || role === 'officer'),
    'retiring-near': has(unit, 'retiring'),
    'at-gun': has(unit, 'anti-tank-gun'),
    hmg: support && word(unit, 'weapon') === 'mg',
    advancing: tracking.solo.advancing.includes(order),
  };
  return known<Task>({
    factors: listed(holds) || undefined,
    casualties: figuresOf(unit).filter(({ wounds, state }) => wounds > 0 || state !== 'in-action').length || undefined,
    strength: original(unit) || undefined,
    support,
    state: tracking.solo['falling-back'].includes(order) ? 'falling-back' : undefined,
  });
}

/** WS-AFV-03, -05, -06, -09, -10. */
function knownOfAfv(unit: Unit, { tracking }: Book): Partial<Task> {
  const wrecked = words(unit, 'weapons-wrecked');
  const mounted = words(unit, 'weapons');
  const main = mounted.find((each) => tracking.weapons['main-guns'].includes(each));
  const silent = main !== undefined && (wrecked.includes(main) || has(unit, 'optics-lost'));
  const damaged = (['optics-lost', 'weapons-wrecked', 'immobilised', 'stunned', 'driver-killed'] as const).some(
    (field) => has(unit, field),
  );
  const others = mounted.filter((each) => each !== main && !wrecked.includes(each));
  const holds: Readonly<Partial<Record<AfvFactor, boolean>>> = {
    advancing: word(unit, 'order') === 'advance',
    damaged,
    'at-fire': has(unit, 'at-fire'),
    'no-main-gun': silent,
    'no-weapons': silent && others.length === 0,
  };
  return known<Task>({
    factors: listed(holds) || undefined,
    casualties: figuresOf(unit).filter(({ wounds, state }) => wounds > 0 || state !== 'in-action').length || undefined,
    immobile: has(unit, 'immobilised'),
  });
}

/** WS-AFV-02: of those that the rules run, the referee knows whether they have met an enemy. */
function seenByAfv({ table }: Scene, unit: Unit): Partial<Task> {
  return table.solo === unit.side && !hasSeenEnemy(unit) ? { 'enemy-seen': false } : {};
}

/** WS-AFV-02: in this turn or an earlier one, or because somebody has fired at it. */
export function hasSeenEnemy(unit: Unit): boolean {
  return (['sees', 'enemy-seen', 'under-fire', 'at-fire'] as const).some((field) => has(unit, field));
}

function listed(holds: Readonly<Record<string, boolean>>): string {
  const factors = Object.entries(holds).filter(([, value]) => value);
  return factors.map(([name]) => name).join(',');
}

/** WS-GEN-03, -04, -11: portals that were marked as in sight, and whether they have brought anything on. */
function knownOfPortals({ units, table }: Scene): Partial<Task> {
  const seen = portalsIn(units).filter(({ fields }) => fields['in-sight'] === true).length;
  return known<Task>({
    counters: seen > 1 ? seen : undefined,
    'no-contact': table['contact-made'] !== true,
    unavailable: typeof table.unavailable === 'string' ? table.unavailable : undefined,
  });
}

function portalsIn(units: Scene['units']): readonly Unit[] {
  return [...units.values()].filter(({ gone, fields }) => !gone && fields.portal === true);
}

export function afterTask(play: Play, { task }: Task, { facts }: Outcome): void {
  const { actor } = play.scene;
  switch (task) {
    case 'action':
    case 'afv':
      if (actor) ordered(play, actor, String(facts.action), task);
      break;
    case 'arrivals':
      arrives(play, facts.force as Force);
      break;
    case 'portal':
      if (actor) portalComesTo(play, actor, String(facts.portal));
      break;
    default:
      break;
  }
}

/** The order holds until the next one. */
function ordered(play: Play, unit: Unit, order: string, task: 'action' | 'afv'): void {
  const { rules, scene } = play;
  const rule = task === 'afv' ? rules['afv-order'] : rules.order;
  // Who goes on does what he was told before (WS-ACT-02, WS-AFV-02).
  if (order !== 'continue' || !has(unit, 'order')) play.set(unit, 'order', order, rule);
  if (scene.at) play.set(unit, 'order-turn', scene.at.turn, rule);
  if (isOwnPhase(scene, unit)) play.passing(unit, 'action', order, rule, thisPhaseEnds(scene));
  if (order === 'bale-out') abandons(play, unit, rule);
}

/** WS-GEN-03, -07 to -09: contact is made, and the portal drawn among those in sight. */
function arrives(play: Play, force: Force): void {
  const { rules, scene, book } = play;
  if (force === 'redeploy') play.remind(rules.redeploy);
  if (force === 'nothing' || force === 'redeploy') return;
  const { units, table } = scene;
  if (table['contact-made'] !== true) play.ofTable('contact-made', true, rules['contact-made']);
  play.ofTable('force', force, rules['arrives-at']);
  play.effects.push({ effect: 'add', of: { table: true }, field: `brought-${force}`, value: 1, rule: rules.recycled });
  const facesTank = [...units.values()].some(
    (unit) => unit.side !== table.solo && !unit.gone && isArmoured(unit, book),
  );
  if (facesTank && book.tracking.solo['seek-tanks'].includes(force)) play.remind(rules['tank-arrives']);
  else portalDrawn(play);
}

function portalDrawn(play: Play): void {
  const { rules, draw } = play;
  const portals = portalsIn(play.scene.units);
  const seen = portals.filter(({ fields }) => fields['in-sight'] === true);
  const open = seen.length > 0 ? seen : portals;
  const names = open.map(({ name }) => name);
  const at = names.length > 1 ? draw?.pick({ rule: rules['arrives-at'], label: 'arrives at' }, names) : names[0];
  const portal = open.find(({ name }) => name === at);
  if (portal) play.ofTable('arrives-at', portal.id, rules['arrives-at']);
}

/** WS-PORT-01, -02, -04. */
function portalComesTo(play: Play, portal: Unit, what: string): void {
  if (what === 'eliminated') play.gone(portal, 'eliminated', play.rules['no-portal']);
  if (what === 'moves') {
    play.remind(play.rules['portal-moves']);
    play.advise(play.rules['portal-cover']);
  }
}
