import type { OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book, SoloOrder } from '../../book.ts';
import { inAction, isManned, original } from '../../figures.ts';
import { count, has, word, words } from '../../unit.ts';
import { mark } from './marks.ts';

type Pace = 'full' | 'half';

/** How far it goes, if at all, and by which rule. */
interface Going {
  readonly pace?: Pace;
  readonly rule: string;
  readonly closes?: boolean;
  readonly charges?: boolean;
}

/** What the order of a unit makes it do. */
export function orderOf(unit: Unit, { soloTurn }: Book): SoloOrder | undefined {
  return soloTurn[isManned(unit) ? 'afv-orders' : 'orders'][word(unit, 'order') ?? ''];
}

/** As far as its order, or its nerve, takes it; the players move the figures. */
export function goes(scene: Scene, unit: Unit, book: Book): SoloStep {
  const { pace, rule, closes, charges } = goingOf(scene, unit, book);
  const went = mark(scene, unit, 'went', rule);
  const options = pace && optionsFor(unit, pace);
  if (!options) return { step: 'note', unit: unit.id, says: 'stays', rule, effects: [went] };
  const left = count(unit, 'sees-range') - (closes ? inchesFor(unit, options, book) : 0);
  const nearest = charges ? 0 : Math.min(book.soloTurn.short, count(unit, 'sees-range'));
  const marks = [went, mark(scene, unit, 'sees-range', rule, Math.max(nearest, left))];
  return { step: 'rule', verb: 'move', options, who: unit.id, marks };
}

/** What binds it before its order does: its crew, its nerve, the enemy at its throat. */
function goingOf(scene: Scene, unit: Unit, book: Book): Going {
  const { rules } = book.soloTurn;
  const order = orderOf(unit, book) ?? { rule: rules.order };
  if (has(unit, 'stunned') || has(unit, 'immobilised') || has(unit, 'stuck')) return { rule: rules.damage };
  if (has(unit, 'idle')) return { rule: rules.idle };
  if (has(unit, 'routed')) return { pace: 'full', rule: rules.routed };
  if (has(unit, 'retiring') && !order.flees) return { pace: 'half', rule: rules.retires };
  if (isInContact(scene, unit) && !order.flees) return { rule: rules.contact };
  return isManned(unit) ? afvGoing(unit, order) : teamGoing(unit, order);
}

function isInContact({ units }: Scene, unit: Unit): boolean {
  return words(unit, 'contact').some((id) => units.get(id)?.gone === undefined && units.has(id));
}

/** WS-ACT-05 to -10. */
function teamGoing(unit: Unit, order: SoloOrder): Going {
  const covered = (word(unit, 'in-cover') ?? 'open') !== 'open';
  const strong = inAction(unit).length >= (order['stays-at'] ?? Number.POSITIVE_INFINITY) * original(unit);
  // WS-MOR-04: who has to retire does not stay in the cover that he has.
  if (covered && (order['to-cover'] || (strong && !has(unit, 'retiring')))) return { rule: order.rule };
  return going(order, order.goes);
}

/** WS-AFV-12: with infantry beside it faster, and not too near. */
function afvGoing(unit: Unit, order: SoloOrder): Going {
  if (order.within !== undefined && has(unit, 'sees') && count(unit, 'sees-range') <= order.within) {
    return { rule: order.rule };
  }
  const escorted = words(unit, 'seen-factors').includes('infantry-near');
  return going(order, (escorted ? order.escorted : undefined) ?? order.goes);
}

function going({ rule, closes = false, charges = false }: SoloOrder, pace: Pace | undefined): Going {
  return { rule, closes, charges, ...(pace ? { pace } : {}) };
}

/** On foot all the moves that its slowest man has, two at most, or half of them; who runs has no choice. */
function optionsFor(unit: Unit, pace: Pace): Readonly<Record<string, OptionValue>> | undefined {
  if (isManned(unit)) return { pace };
  const most = Math.min(2, ...inAction(unit).map(({ left }) => left));
  if (has(unit, 'routed') || word(unit, 'order') === 'rout') return { moves: 1 };
  if (most < 1) return undefined;
  if (pace === 'full') return { moves: most };
  return most > 1 ? { moves: 1 } : { moves: 1, pace };
}

/** About how far that is, for the distance that is left. */
function inchesFor(unit: Unit, { moves, pace }: Readonly<Record<string, OptionValue>>, { movement }: Book): number {
  const { foot, heavy, vehicle, suppressed } = movement;
  const share = pace === 'half' ? 2 : 1;
  if (has(unit, 'suppressed')) return suppressed.inches;
  if (isManned(unit)) {
    const light = ['light', 'medium'].includes(word(unit, 'vehicle') ?? '');
    return (light ? vehicle : heavy).inches / share;
  }
  const slow = inAction(unit).some(({ actions }) => actions === 1);
  return (Number(moves) * (slow ? foot['one-action'] : foot.inches)) / share;
}

/** only a charge that has come as near can have come home. */
export function hasCome(unit: Unit, book: Book): boolean {
  const charges = orderOf(unit, book)?.charges && !isManned(unit);
  const near = count(unit, 'sees-range') <= book.soloTurn.contact;
  return !charges || !near || !has(unit, 'sees') || has(unit, 'closed') || has(unit, 'contact');
}

/** WS-ACT-05, R-52: whether the move ends within 1" of the enemy. */
export function askClosed(unit: Unit, { soloTurn }: Book): SoloStep {
  return {
    step: 'ask',
    question: {
      id: 'closed',
      unit: unit.id,
      rule: soloTurn.rules.attack,
      options: { contact: { type: 'boolean', required: true, help: 'It ends its move within 1 inch of that enemy' } },
    },
  };
}
