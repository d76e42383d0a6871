import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction, isManned } from '../../figures.ts';
import { knownOfTask } from '../../tracked/solo.ts';
import { count, has, word, words } from '../../unit.ts';
import { mark } from './marks.ts';
import { askSight } from './sight.ts';

/** WS-TURN-04: first what each unit does, one after the other: its risk, its order, and where it goes. */
export function orders(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!has(unit, 'looked-round')) return { step: 'ask', question: askSight(unit, book) };
  if (count(unit, 'order-turn') !== scene.at?.turn || !has(unit, 'ordered')) return orderThrown(scene, unit, book);
  if (!has(unit, 'went')) return goes(scene, unit, book);
  return hasCome(unit, book) ? undefined : askClosed(unit, book);
}

function orderThrown(scene: Scene, unit: Unit, book: Book): SoloStep {
  const { rules } = book.soloTurn;
  const afv = isManned(unit);
  const marks = [mark(scene, unit, 'ordered', afv ? rules.afv : rules.order)];
  // What was thrown for it at the start of the turn holds.
  if (afv && count(unit, 'order-turn') === scene.at?.turn) {
    return { step: 'note', unit: unit.id, says: 'order-holds', rule: rules.afv, effects: marks };
  }
  const task = afv ? 'afv' : 'action';
  const factors = factorsNow(scene, unit, task, book);
  const seen = afv ? { 'enemy-seen': hasSeen(scene, unit) } : {};
  return { step: 'rule', verb: 'solo', options: { task, factors, ...seen }, who: unit.id, marks };
}

/** What the referee knows of it and what the players see, each once. */
function factorsNow(scene: Scene, unit: Unit, task: 'action' | 'afv', book: Book): string {
  const known = knownOfTask({ ...scene, actor: unit }, { task }, book).factors?.split(',') ?? [];
  const cover = word(unit, 'in-cover');
  const behind = cover === 'hard' ? ['hard-cover'] : cover === 'soft' ? ['soft-cover'] : [];
  const alone = task === 'action' && !has(unit, 'sees') ? ['nothing-in-sight'] : [];
  const all = [...known, ...words(unit, 'seen-factors'), ...(task === 'action' ? behind : []), ...alone];
  return [...new Set(all.filter((each) => each !== ''))].join(',');
}

/** WS-AFV-02: now, or in an earlier turn, or because somebody has fired at it. */
function hasSeen(_scene: Scene, unit: Unit): boolean {
  return has(unit, 'sees') || has(unit, 'enemy-seen') || has(unit, 'under-fire') || has(unit, 'at-fire');
}

/** As far as its order takes it; the players move the figures. */
function goes(scene: Scene, unit: Unit, book: Book): SoloStep {
  const { soloTurn } = book;
  const order = word(unit, 'order') ?? '';
  const rule = isManned(unit) ? soloTurn.rules.afv : soloTurn.rules.order;
  const pace = soloTurn.goes[order];
  const moves = movesFor(unit, pace);
  if (!pace || moves === 0) {
    return { step: 'note', unit: unit.id, says: 'stays', rule, effects: [mark(scene, unit, 'went', rule)] };
  }
  const options = isManned(unit) ? { pace } : { moves };
  const nearer = soloTurn.closes.includes(order) ? moves * soloTurn.inches : 0;
  const marks = [
    mark(scene, unit, 'went', rule),
    mark(scene, unit, 'sees-range', rule, Math.max(0, count(unit, 'sees-range') - nearer)),
  ];
  return { step: 'rule', verb: 'move', options, who: unit.id, marks };
}

/** Moves on foot: all that its slowest man has, two at most, or half of them. */
function movesFor(unit: Unit, pace: 'full' | 'half' | undefined): number {
  if (isManned(unit)) return 1;
  const most = Math.min(2, ...inAction(unit).map(({ left }) => left));
  return pace === 'half' ? Math.min(1, most) : Number.isFinite(most) ? most : 0;
}

function hasCome(unit: Unit, { soloTurn }: Book): boolean {
  const charges = soloTurn.charges.includes(word(unit, 'order') ?? '');
  return !charges || isManned(unit) || !has(unit, 'sees') || has(unit, 'closed') || has(unit, 'contact');
}

/** WS-ACT-05, R-52: whether the move ends within 1" of the enemy. */
function askClosed(unit: Unit, { soloTurn }: Book): SoloStep {
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
