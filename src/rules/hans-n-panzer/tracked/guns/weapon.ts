import { SET_UP } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { Refusal } from '../../refusal.ts';
import type { Working } from '../../weapon.ts';
import { refuseBound } from '../morale/binding.ts';
import { areMen, type Changing, has, isMortar, isPiece, isVehicle, word } from '../unit.ts';
import { batteryOf, calls, refuseCall } from './calling.ts';
import { assertHolds, captures, leaves, refuseCapture, WITHOUT_MEN } from './capturing.ts';
import { refuseCaptured } from './pieces.ts';
import { hooksUp, pieceOf, refuseTowing, setsUp } from './towing.ts';

const knows: Knows<Working, Book> = {
  weapon: (scene, working) => {
    const piece = working.action === 'set-up' ? pieceOf(scene) : undefined;
    return SET_UP.find((each) => piece && each === word(piece, 'weapon'));
  },
  turn: ({ at }) => at?.turn,
  deployed: ({ at }, working) =>
    working.action === 'set-up' || working.action === 'hook-up' ? at === undefined : undefined,
};

const domains: Domains<Working, Book> = {
  action: (scene, _working, book) => worksOf(scene, scene.actor!, book),
  // A piece without men still counts as there, and so does one that its gunners left.
  target: (scene, _working, book) =>
    [...scene.units.values()].filter(
      (unit) =>
        unit.id !== scene.actor?.id && (!unit.gone || GONE.includes(unit.gone)) && isWorkedOn(unit, scene, book),
    ),
};

const GONE: readonly string[] = [...WITHOUT_MEN, 'exited', 'left-table'];

function forbid(scene: Scene, { action }: Working, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { steps } = book.tracking;
  const step = action === 'capture' ? steps.morale : steps.move;
  const refusal = refuseOtherStep(scene, action, step, book) ?? refuseWorkers(scene, actor, action, book);
  if (refusal) return refusal;
  if (action === 'call-fire') return refuseCall(scene, actor, book);
  if (action === 'capture') return refuseCapture(scene, actor, book);
  if (action === 'leave') assertHolds(actor);
  if (action === 'leave') return undefined;
  return refuseTowing(scene, actor, action, book);
}

/** HP-SEQ-02: it's work for that step, whoever it's for. */
function refuseOtherStep({ at }: Scene, work: string, step: string, { tracking }: Book): Refusal | undefined {
  if (!at || at.step === step) return undefined;
  return new Refusal(tracking.rules.steps, 'work-of-another-step', { work, step, now: at.step });
}

/** The unit doing the work, and the piece its vehicle works on. */
function refuseWorkers(scene: Scene, actor: Unit, action: Working['action'], book: Book): Refusal | undefined {
  const act = { does: 'work', work: action } as const;
  const refusal = refuseBound(scene, actor, act, book);
  const piece = isVehicle(actor) ? pieceOf(scene) : undefined;
  return refusal ?? (piece && refuseBound(scene, piece, act, book));
}

function effects(changes: Changing, { action }: Working, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const ready = Number(facts['ready-turn']);
  if (action === 'set-up') setsUp(changes, ready, book);
  if (action === 'hook-up') hooksUp(changes, ready, book);
  if (action === 'call-fire') calls(changes, actor, ready, book);
  if (action === 'capture') captures(changes, actor, ready, book);
  if (action === 'leave') {
    // Whatever an umpire sets aside, there has to be a piece.
    assertHolds(actor);
    leaves(changes, actor, book);
  }
}

/** The other units that have to be one's own: not the target of a call, nor a piece being captured. */
function alongside(scene: Scene, { action }: Partial<Working>): readonly Unit[] {
  if (action === 'call-fire') return [batteryOf(scene)].filter((unit) => unit !== undefined);
  if (action === 'capture') return [];
  return scene.targets.filter((unit) => isVehicle(unit) || isPiece(unit));
}

/** Observers call for what needs a call, vehicles work on their own pieces, and everybody else on pieces or with vehicles. */
function isWorkedOn(unit: Unit, { actor }: Scene, { tracking }: Book): boolean {
  if (!actor) return true;
  const isOwn = unit.side === actor.side;
  if (isVehicle(actor)) return isOwn && isPiece(unit);
  if (has(actor, 'observer') && isOwn) return tracking.called[word(unit, 'weapon') ?? ''] !== undefined;
  return isPiece(unit) || (isPiece(actor) && isOwn && isVehicle(unit));
}

/** The work there is for a unit in this step: whoever has no gun doesn't set any up, and guns are taken in the step of morale. */
function worksOf(scene: Scene, unit: Unit, book: Book): readonly Working['action'][] {
  const { at } = scene;
  if (unit.gone) return [];
  if (at?.step === book.tracking.steps.morale) return areMen(unit) && isAnyLeft(scene, unit) ? ['capture'] : [];
  if (!isPiece(unit) && !isVehicle(unit)) return at && has(unit, 'observer') ? ['call-fire'] : [];
  // Whoever can't fire what he holds needn't set it up, unless that's to unhook it.
  const setsUp = has(unit, 'towed-by') || refuseCaptured(unit, book) === undefined;
  return [
    ...(setsUp ? (['set-up'] as const) : []),
    ...(isMortar(unit, book) ? [] : (['hook-up'] as const)),
    ...(at && has(unit, 'captured') ? (['leave'] as const) : []),
    ...(at && has(unit, 'observer') ? (['call-fire'] as const) : []),
  ];
}

/** Whether there's any piece that isn't the unit's own: who has none before them can't take any. */
function isAnyLeft({ units }: Scene, unit: Unit): boolean {
  return [...units.values()].some((each) => each.id !== unit.id && isPiece(each));
}

/** A piece in position would only be set up all over again, and lose a turn by it. */
function isSetUp(scene: Scene, { action }: Working): boolean {
  const piece = action === 'set-up' ? pieceOf(scene) : undefined;
  return piece !== undefined && has(piece, 'ready-turn') && !has(piece, 'towed-by');
}

export const weapon: Tracked<Working, Book> = {
  byMany: 'each',
  // A piece without men still counts as there, and so does one that its gunners left.
  fallen: GONE,
  fallenEnemies: true,
  helps: ({ action }) => action !== 'call-fire',
  aimsAt: isWorkedOn,
  ways: (scene, actor, book) => worksOf(scene, actor, book).map((action) => ({ said: { action } })),
  domain: (scene, actor, book) => ({ action: worksOf(scene, actor, book) }),
  idle: isSetUp,
  aimsBesides: ({ action }) => action === 'call-fire',
  alongside,
  knows,
  domains,
  forbid,
  effects,
};
