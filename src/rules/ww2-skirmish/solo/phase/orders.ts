import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { isManned } from '../../figures.ts';
import { isArmoured } from '../../tracked/attack.ts';
import { hasSeenEnemy, knownOfTask } from '../../tracked/solo.ts';
import { count, has, word, words } from '../../unit.ts';
import { askClosed, goes, hasCome } from './going.ts';
import { mark } from './marks.ts';
import { askSight } from './sight.ts';

/** WS-TURN-04: first what each unit does, one after the other: its risk, its order, and where it goes. */
export function orders(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  // A lorry has no chart: whoever moves the figures drives it.
  if (isManned(unit) && !isArmoured(unit, book)) return drivenByPlayers(scene, unit, book);
  if (!has(unit, 'looked-round')) return { step: 'ask', question: askSight(unit, book) };
  if (!has(unit, 'ordered')) return orderThrown(scene, unit, book);
  if (!has(unit, 'went')) return goes(scene, unit, book);
  return hasCome(unit, book) ? undefined : askClosed(unit, book);
}

/** WS-AFV-02: at the start of each turn an AFV throws for what it does in it. */
export function ordersAtStart(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!isArmoured(unit, book) || isOrdered(scene, unit)) return undefined;
  return has(unit, 'looked-round') ? orderThrown(scene, unit, book) : { step: 'ask', question: askSight(unit, book) };
}

function isOrdered({ at }: Scene, unit: Unit): boolean {
  return at !== undefined && count(unit, 'order-turn') === at.turn;
}

function drivenByPlayers(scene: Scene, unit: Unit, { soloTurn }: Book): SoloStep | undefined {
  if (has(unit, 'went')) return undefined;
  const rule = soloTurn.rules['no-chart'];
  return { step: 'note', unit: unit.id, says: 'players-drive', rule, effects: [mark(scene, unit, 'went', rule)] };
}

function orderThrown(scene: Scene, unit: Unit, book: Book): SoloStep {
  const { rules } = book.soloTurn;
  const afv = isManned(unit);
  const rule = afv ? rules.afv : rules.order;
  const marks = [mark(scene, unit, 'ordered', rule)];
  // What was thrown for it earlier in the turn holds.
  if (isOrdered(scene, unit)) return { step: 'note', unit: unit.id, says: 'order-holds', rule, effects: marks };
  return {
    step: 'rule',
    verb: 'solo',
    options: afv ? afvTask(scene, unit, book) : task(scene, unit, book),
    who: unit.id,
    marks,
  };
}

/** What the referee knows of a team and what the players see, each once. */
function task(scene: Scene, unit: Unit, book: Book) {
  const known = knownOfTask({ ...scene, actor: unit }, { task: 'action' }, book).factors?.split(',') ?? [];
  const told = words(unit, 'seen-factors');
  const cover = word(unit, 'in-cover');
  const behind = cover === 'hard' ? ['hard-cover'] : cover === 'soft' ? ['soft-cover'] : [];
  const nobody = has(unit, 'sees') ? [] : ['nothing-in-sight'];
  const factors = new Set([...known, ...told, ...behind, ...nobody].filter((each) => each !== 'defending'));
  return {
    task: 'action',
    factors: [...factors].join(','),
    ...(told.includes('defending') ? { state: 'defending' } : {}),
  };
}

/** The same of an AFV. */
function afvTask(scene: Scene, unit: Unit, book: Book) {
  const known = knownOfTask({ ...scene, actor: unit }, { task: 'afv' }, book).factors?.split(',') ?? [];
  const factors = new Set([...known, ...words(unit, 'seen-factors')]);
  return { task: 'afv', factors: [...factors].join(','), 'enemy-seen': hasSeenEnemy(unit) };
}
