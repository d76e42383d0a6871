import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { isRunning } from '../morale/binding.ts';
import { areMen, type Changing, count, has, isPiece, word } from '../unit.ts';
import { freeName } from './crew.ts';
import { specialistsFor, trainingOf } from './pieces.ts';

/**
 * HP-CAP-01, -02, -03.
 * @throws {InputError} where nothing is named, the named piece isn't there any more, or the taker holds another one
 */
export function refuseCapture(scene: Scene, taker: Unit, book: Book): Refusal | undefined {
  const { rules, captors } = book.tracking;
  const [piece] = scene.targets;
  assertPieceNamed(piece, taker);
  const values = { unit: taker.name, piece: piece.name };
  if (!areMen(taker)) return new Refusal(rules.specialists, 'only-men-capture', values);
  if (!isPiece(piece) || piece.id === taker.id) return new Refusal(rules.specialists, 'no-piece', values);
  assertStillThere(piece);
  const manned = piece.gone === undefined && count(piece, 'men') > 0;
  if (piece.side === taker.side) {
    if (manned && !takesOver(taker, piece, book)) return new Refusal(rules.specialists, 'own-piece', values);
  } else if (manned && !isRunning(scene, piece)) return new Refusal(rules['enemy-near'], 'gunners-stand', values);
  if (count(taker, 'men') >= captors) {
    assertFreeHands(taker, piece, book);
    return undefined;
  }
  return new Refusal(rules.captured, 'two-to-capture', { ...values, men: captors });
}

/** @throws {InputError} where no piece is named */
export function assertPieceNamed(piece: Unit | undefined, worker: Unit): asserts piece {
  if (!piece) throw new InputError('no-piece-named', { unit: worker.name });
}

/** A piece whose men are out of play, or left it behind, still stands there. @throws {InputError} for others that are gone */
function assertStillThere(piece: Unit): void {
  const left = piece.gone !== undefined && !WITHOUT_MEN.includes(piece.gone) && !has(piece, 'left-behind');
  if (left) throw new InputError('unit-gone', { unit: piece.name, why: piece.gone });
}

/** Comrades holding a piece they can't serve don't take a second one. @throws {InputError} */
function assertFreeHands(taker: Unit, piece: Unit, book: Book): void {
  if (!has(taker, 'captured') || trainingOf(taker, book) === specialistsFor(word(taker, 'weapon')!, book)) return;
  throw new InputError('holds-a-piece', { unit: taker.name, weapon: word(taker, 'weapon'), piece: piece.name });
}

/** HP-RUL-40: specialists take over a piece from comrades who aren't. */
function takesOver(taker: Unit, piece: Unit, book: Book): boolean {
  const needs = specialistsFor(word(piece, 'weapon')!, book);
  return trainingOf(taker, book) === needs && trainingOf(piece, book) !== needs;
}

/** The taker now has the piece, not set up. Its old crew is left without it, or is out of play. */
export function captures(changes: Changing, taker: Unit, ready: number, book: Book): void {
  const { rules } = book.tracking;
  const [piece] = changes.scene.targets;
  const weapon = piece && word(piece, 'weapon');
  if (!piece || !weapon) return;
  const first = word(piece, 'piece-of') ?? piece.id;
  const training = first === taker.id ? specialistsFor(weapon, book) : trainingOf(taker, book);
  keepsArms(changes, taker, rules.arms);
  if (training) changes.set(taker, 'specialists', training, rules.specialists);
  changes.clear(taker, ['ready-turn', 'call', 'call-ready', 'called-by'], rules.captured);
  changes.set(taker, 'weapon', weapon as 'artillery', rules.captured);
  const needs = specialistsFor(weapon, book);
  const trained = training === needs;
  belongsTo(changes, taker, first, trained, rules.captured);
  const of = has(piece, 'piece-of') ? { of: weapon } : {};
  const says = first === taker.id ? 'taken-back' : 'captured';
  changes.remind(rules.captured, [taker, piece], says, { ready, needs, trained, ...of });
  loses(changes, piece, book);
}

/** A piece that's back with its first gunners, or with gunners of their side, isn't a captured one. */
function belongsTo(changes: Changing, taker: Unit, first: string, trained: boolean, rule: string): void {
  const isOwn = first === taker.id || (trained && changes.scene.units.get(first)?.side === taker.side);
  if (isOwn) changes.clear(taker, ['captured'], rule);
  else changes.set(taker, 'captured', true, rule);
  if (first === taker.id) changes.clear(taker, ['piece-of'], rule);
  else changes.set(taker, 'piece-of', first, rule);
}

/** The taker keeps carrying any weapon of its own. */
function keepsArms(changes: Changing, taker: Unit, rule: string): void {
  const own = ARMS.find((each) => each === word(taker, 'weapon'));
  if (own && !has(taker, own)) changes.set(taker, own, 1, rule);
}

const ARMS = ['smg', 'light-mg', 'heavy-mg', 'bazooka', 'panzerschreck', 'piat', 'panzerfaust'] as const;

/** What ends for a unit with the piece that it has. */
const HELD = [
  'weapon',
  'ready-turn',
  'captured',
  'piece-of',
  'call',
  'call-ready',
  'called-by',
  'towed-by',
  'left-behind',
] as const;

/** Why a piece that its takers left, which has no unit of its own any more, is out of play. */
const UNMANNED = 'unmanned';

/** Why a piece whose men are out of play still stands there. */
export const WITHOUT_MEN: readonly string[] = ['wiped-out', UNMANNED];

/** @throws {InputError} for a unit that hasn't captured any piece */
export function assertHolds(unit: Unit): void {
  if (!isPiece(unit) || !has(unit, 'captured')) throw new InputError('holds-no-piece', { unit: unit.name });
}

/** The takers of a piece are free; it stands there without men, and anybody can take it. */
export function leaves(changes: Changing, taker: Unit, book: Book): void {
  const { captured } = book.tracking.rules;
  const weapon = word(taker, 'weapon')! as 'artillery';
  const first = changes.scene.units.get(word(taker, 'piece-of') ?? '');
  changes.clear(taker, HELD, captured);
  if (first?.gone === 'captured') {
    changes.set(first, 'weapon', weapon, captured);
    changes.include([{ effect: 'gone', unit: first.id, why: 'wiped-out', rule: captured }]);
    changes.remind(captured, [taker, first], 'left-piece', { weapon });
    return;
  }
  // Its gunners are a unit of their own, somewhere else.
  const { name, side } = first ?? taker;
  const profile = weapon === 'artillery' ? 'battery' : weapon;
  const fields = { weapon, ...(first ? { 'piece-of': first.id } : {}) };
  const piece = changes.made(
    { name: freeName(changes, `${name} ${kindOfPiece(weapon, book)}`), side, profile, fields },
    captured,
  );
  changes.gone(piece, UNMANNED, captured);
  changes.remind(captured, [taker, piece], 'left-piece', { weapon });
}

function kindOfPiece(weapon: string, { tracking }: Book): string {
  if (tracking.mortars.includes(weapon)) return 'mortar';
  return weapon === 'artillery' ? 'battery' : 'gun';
}

/** Who has the piece that was this unit's at first, with men or without. */
export function holderOf({ units }: Scene, { id }: Unit): Unit | undefined {
  return [...units.values()].find((unit) => word(unit, 'piece-of') === id && isPiece(unit));
}

/** Gunners who ran are men without a piece; comrades who held it stay. */
function loses(changes: Changing, piece: Unit, book: Book): void {
  const { captured } = book.tracking.rules;
  const training = trainingOf(piece, book);
  const gone = piece.gone !== undefined;
  if (training && !gone) changes.set(piece, 'specialists', training, book.tracking.rules.specialists);
  changes.clear(piece, HELD, captured);
  if (piece.gone !== 'wiped-out' && piece.gone !== UNMANNED) return;
  // It was out of play already. Now the reason is a different one.
  changes.include([{ effect: 'gone', unit: piece.id, why: 'captured', rule: captured }]);
}
