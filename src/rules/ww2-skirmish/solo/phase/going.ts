import type { Book, SoloOrder } from '../../../../../data/ww2-skirmish/book.ts';
import type { OptionValue } from '../../../../kernel/options/options.ts';
import type { SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned, original } from '../../figures.ts';
import { cannotFail } from '../../tracked/fire/certain.ts';
import { has, word, words } from '../../unit.ts';
import { fullSpeed, halfSpeed, type Pace, reachOf } from './pace.ts';
import { rangesOf, type Seen, seen } from './seen.ts';
import { changesIn, inContactWith, isAfv, type SoloChanging } from './sides.ts';

/** What a unit's order makes it do. */
export function orderOf(unit: Unit, book: Book): SoloOrder {
  const { soloTurn } = book;
  const orders: Readonly<Record<string, SoloOrder>> = isAfv(unit, book) ? soloTurn['afv-orders'] : soloTurn.orders;
  return orders[word(unit, 'order') ?? ''] ?? orders.continue!;
}

/** How far it means to go, and how. */
interface Way {
  readonly order: SoloOrder;
  readonly pace?: Pace;
  /** What the players are told. */
  readonly says: string;
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number | boolean>>;
  /** Whether it can turn on the spot. */
  readonly turns?: boolean;
}

/** As far as its order takes it; the players move the figures. */
export function goes(scene: Scene, unit: Unit, book: Book): SoloStep {
  const way = wayOf(scene, unit, book);
  const changes = changesIn(scene);
  changes.set(unit, 'went', true, way.rule);
  const nearest = seen(scene, unit);
  if (way.order.leaves && has(unit, 'anti-tank-gun') && way.pace) leavesGun(changes, unit, way.rule);
  if (!way.pace) {
    if (way.order.closes) changes.set(unit, 'stayed', true, way.rule);
    return holds(unit, nearest?.unit, way, changes, scene.drawn);
  }
  return moves(scene, unit, way, way.pace, book, changes);
}

/** It stays where it is, and may turn to the nearest enemy (WS-ACT-07, WS-AFV-13; whoever else stays may, too, as turning is free: ours). */
function holds(
  unit: Unit,
  enemy: Unit | undefined,
  { rule, says, values = {}, turns = true }: Omit<Way, 'order'>,
  changes: SoloChanging,
  isDrawn: boolean | undefined,
): SoloStep {
  changes.remind(rule, enemy ? [unit, enemy] : [unit], `solo-${says}`, { ...values, ...drawnToo(isDrawn) });
  const faces = enemy && turns ? { faces: enemy.id } : {};
  return { step: 'note', unit: unit.id, rule, effects: changes.effects, ...faces };
}

/** On a drawn table it’s told what a unit does, and not what it may do. */
function drawnToo(isDrawn: boolean | undefined) {
  return isDrawn ? { drawn: true } : {};
}

/** @param reaches whether it reaches whom it goes for, if a drawn table has said so */
function moves(
  scene: Scene,
  unit: Unit,
  way: Way,
  pace: Pace,
  book: Book,
  marks: SoloChanging,
  reaches?: boolean,
): SoloRuling {
  const { order, rule, says } = way;
  const nearest = seen(scene, unit);
  const ground = words(unit, 'seen-factors').includes('rough-way') && order.closes ? { terrain: 'rough' } : {};
  const covered = !isManned(unit) && words(unit, 'seen-factors').includes('covered-way') ? { cover: 'soft' } : {};
  const reach = reachOf(unit, pace, ground.terrain !== undefined, book);
  const near = nearest && (reaches ?? reach >= nearest.range - book.soloTurn.contact);
  const charged = order.charges && near && canBeCharged(nearest.unit);
  return {
    step: 'rule',
    verb: 'move',
    options: { ...pace.options, ...ground, ...(order.closes ? covered : {}), ...compelled(unit, order) },
    who: unit.id,
    ...(charged ? { targets: [nearest.unit.id] } : {}),
    marks: marks.effects,
    reaching: (there) => moves(scene, unit, way, pace, book, marks, there),
    ...inParts(scene, unit, way, pace, book, marks),
    forbidden: () => goesNowhere(scene, unit, way, nearest?.unit),
    ...(nearest && !order.flees ? { faces: nearest.unit.id } : {}),
    after: (now, facts) => {
      const gone = Math.min(Number(facts.inches), mostOf(order, nearest));
      const changes = changesIn(now);
      // WS-RISK-13: only who has moved is advancing.
      if (order.closes) changes.set(unit, 'stayed', gone === 0, rule);
      if (order.dispersed && inAction(unit).length > 1) changes.set(unit, 'dispersed', true, rule);
      const details = { inches: gone, ...way.values, ...drawnToo(scene.drawn) };
      if (charged)
        tellsCharge(
          changes,
          now.units.get(unit.id) ?? unit,
          now.units.get(nearest.unit.id) ?? nearest.unit,
          { rule, inches: gone },
          book,
        );
      else changes.remind(rule, nearest ? [unit, nearest.unit] : [unit], `solo-${says}`, details);
      if (nearest)
        farther(
          changes,
          unit,
          nearest,
          charged ? -nearest.range + 1 : order.closes ? -gone : order.flees ? gone : 0,
          rule,
        );
      return changes.effects;
    },
  };
}

/** moves over different ground are marches of their own, as the deductions of each are those of its own ground. */
function inParts(
  scene: Scene,
  unit: Unit,
  way: Way,
  pace: Pace,
  book: Book,
  marks: SoloChanging,
): Pick<SoloRuling, 'parts'> {
  if (pace.moves < 2 || way.order.runs || !scene.drawn || isManned(unit) || has(unit, 'suppressed')) return {};
  const one: Pace = { ...pace, options: { ...pace.options, moves: 1 }, moves: 1 };
  const options = { ...one.options, ...compelled(unit, way.order) };
  const part: SoloRuling = { step: 'rule', verb: 'move', options, who: unit.id, marks: [], forbidden: () => [] };
  const before = Array.from({ length: pace.moves - 1 }, () => part);
  return { parts: { before, last: moves(scene, unit, way, one, book, marks) } };
}

/** Nothing leads where it would go: it stays where it is, and keeps its Actions. */
function goesNowhere(scene: Scene, unit: Unit, { order, rule, says }: Way, enemy: Unit | undefined): readonly Effect[] {
  const changes = changesIn(scene);
  changes.set(unit, 'went', true, rule);
  if (order.closes) changes.set(unit, 'stayed', true, rule);
  // Where it only might have gone, it does what it would have done without that.
  if (order['cover-within'] !== undefined)
    changes.remind(rule, enemy ? [unit, enemy] : [unit], `solo-${says}`, drawnToo(scene.drawn));
  else changes.remind(rule, [unit], order.closes || order.flees ? 'solo-no-way' : 'solo-stays-there');
  return changes.effects;
}

function compelled(unit: Unit, order: SoloOrder): Readonly<Record<string, OptionValue>> {
  return order.runs && !isManned(unit) ? { compelled: 'solo-rout' } : {};
}

/** WS-AFV-12: no closer than this many inches. */
function mostOf({ within }: SoloOrder, nearest: Seen | undefined): number {
  return within === undefined || !nearest ? Number.POSITIVE_INFINITY : Math.max(0, nearest.range - within);
}

/** WS-MEL-01: it charges figures, but nobody behind armour. */
function canBeCharged(enemy: Unit): boolean {
  return !isManned(enemy) && !has(enemy, 'aboard');
}

function tellsCharge(
  changes: SoloChanging,
  unit: Unit,
  enemy: Unit,
  { rule, inches }: { readonly rule: string; readonly inches: number },
  book: Book,
): void {
  const against = inContactWith(changes.scene, enemy).reduce((sum, each) => sum + inAction(each).length, 0);
  const figures = inAction(enemy).length;
  const values = { inches, figures: Math.max(against, inAction(unit).length), against: figures };
  // A running unit doesn't test any more.
  const tests = values.figures > figures && !has(enemy, 'routed') && !cannotFail(changes.scene, enemy, book);
  changes.remind(rule, [unit, enemy], tests ? 'solo-charges-many' : 'solo-charges', values);
}

/** Its own move shortens the distances the players gave, or adds to them. */
function farther(changes: SoloChanging, unit: Unit, { unit: enemy, range }: Seen, inches: number, rule: string): void {
  for (const field of rangesOf(unit, enemy.id)) changes.set(unit, field, Math.max(1, range + inches), rule);
}

export function wayOf(scene: Scene, unit: Unit, book: Book): Way {
  const order = orderOf(unit, book);
  const { rules } = book.soloTurn;
  const held = (rule: string, says: string): Way => ({ order, rule, says, turns: false });
  if (isManned(unit) && (has(unit, 'immobilised') || has(unit, 'stuck') || has(unit, 'driver-killed'))) {
    return held(rules.damage, 'stuck-fast');
  }
  if (inContactWith(scene, unit).length > 0 && !order.flees) return held(rules.contact, 'in-contact');
  // It keeps its Actions for lifting suppression.
  if (has(unit, 'suppressed') && order.goes && !order.flees) return held(rules.suppressed, 'pinned');
  return isAfv(unit, book) ? driven(scene, unit, order) : marched(scene, unit, order, book);
}

/** WS-ACT-05 to -10. */
function marched(scene: Scene, unit: Unit, order: SoloOrder, book: Book): Way {
  const { rule } = order;
  const says = order.says;
  const nearest = seen(scene, unit);
  const covered = (word(unit, 'in-cover') ?? 'open') !== 'open';
  const strong = 2 * inAction(unit).length >= original(unit);
  const defends = words(unit, 'seen-factors').includes('defending');
  if (word(unit, 'order') === undefined || (defends && order.closes))
    return { order, rule: book.soloTurn.orders.continue.rule, says: 'goes-on-staying' };
  if (!order.goes) return { order, rule, says: nearest ? says : `${says}-alone` };
  if (covered && (order['to-cover'] || (order['stays-in-cover'] && strong)))
    return { order, rule, says: 'stays-in-cover' };
  // WS-MOVE gives no speed for a gun (S-06).
  if (has(unit, 'anti-tank-gun') && !order.leaves) return { order, rule, says: 'gun-stays' };
  if (order.closes && !nearest) return { order, rule, says: 'nobody-to-go-for' };
  const pace = order.goes === 'full' ? fullSpeed(unit, order, book) : halfSpeed(unit, book);
  if (!pace) return { order, rule, says: 'no-actions' };
  return {
    order,
    rule,
    pace,
    says: covered && order['stays-in-cover'] ? 'retreats-to-friends' : nearest ? says : `${says}-alone`,
  };
}

/** WS-AFV-12 to -15. */
function driven(scene: Scene, unit: Unit, order: SoloOrder): Way {
  const { rule, says } = order;
  const nearest = seen(scene, unit);
  if (!order.goes && order['cover-within'] !== undefined && scene.drawn && nearest)
    return { order, rule, says, pace: { options: {}, moves: 1, half: false } };
  if (!order.goes) return { order, rule, says: nearest ? says : `${says}-alone` };
  if (order.within !== undefined && nearest && nearest.range <= order.within)
    return { order, rule, says: 'near-enough' };
  const escorted = words(unit, 'seen-factors').includes('infantry-near');
  const full = order.goes === 'full' || (escorted && order.escorted === 'full');
  return {
    order,
    rule,
    says: nearest ? says : `${says}-alone`,
    pace: { options: full ? {} : { pace: 'half' }, moves: 1, half: !full },
  };
}

/** S-06: they leave the gun and move as a team on foot. */
function leavesGun(changes: SoloChanging, unit: Unit, rule: string): void {
  const { saves: _ } = unit.fields;
  changes.clear(unit, ['anti-tank-gun', 'support', 'saves', 'saved', 'calibre', 'ammo'], rule);
  changes.set(unit, 'weapon', 'pistol', rule);
  for (const { n, weapon } of inAction(unit))
    if (weapon !== undefined && weapon !== 'pistol') changes.set(unit, `f${n}-weapon`, 'pistol', rule);
  changes.remind(rule, [unit], 'solo-leaves-gun');
}

/** WS-MOR-09: all its Actions at full speed, away from the nearest enemy. */
export function runs(scene: Scene, unit: Unit, { soloTurn }: Book): SoloStep {
  const rule = soloTurn.rules.routed;
  const changes = changesIn(scene);
  changes.set(unit, 'went', true, rule);
  const none = Math.max(0, ...inAction(unit).map(({ left }) => left)) === 0 || has(unit, 'ran');
  if (none) return { step: 'note', unit: unit.id, rule, effects: changes.effects };
  return { step: 'rule', verb: 'move', options: {}, who: unit.id, marks: changes.effects };
}

/** WS-AFV-16: a crew that has got out runs once from the nearest enemy, by the fastest way. */
export function gets(scene: Scene, unit: Unit, book: Book): SoloStep {
  const rule = book.soloTurn.rules['crew-out'];
  const changes = changesIn(scene);
  changes.set(unit, 'went', true, rule);
  changes.set(unit, 'ran-out', true, rule);
  changes.set(unit, 'moved', true, rule);
  for (const { n } of inAction(unit)) changes.set(unit, `f${n}-left`, 0, rule);
  const inches = reachOf(unit, { options: {}, moves: book.tracking.moves, half: false }, false, book);
  changes.ofTable('stirred', Number(scene.table.stirred ?? 0) + 1, rule);
  changes.remind(rule, [unit], 'solo-crew-out', { inches });
  return { step: 'note', unit: unit.id, rule, effects: changes.effects, moves: true };
}
