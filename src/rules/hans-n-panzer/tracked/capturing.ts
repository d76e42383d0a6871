import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import { InputError, Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { isRunning } from './binding.ts';
import { specialistsFor, trainingOf } from './pieces.ts';
import { areMen, type Changing, count, has, isPiece, word } from './unit.ts';

/** HP-CAP-01, -02, -03. @throws {InputError} where nothing is named, or the named piece isn't there any more */
export function refuseCapture(scene: Scene, taker: Unit, book: Book): Refusal | undefined {
  const { rules, captors } = book.tracking;
  const [piece] = scene.targets;
  if (!piece) throw new InputError('no-piece-named', { unit: taker.name });
  const values = { unit: taker.name, piece: piece.name };
  if (!areMen(taker)) return new Refusal(rules.specialists, 'only-men-capture', values);
  if (!isPiece(piece) || piece.id === taker.id) return new Refusal(rules.specialists, 'no-piece', values);
  const left = piece.gone !== undefined && piece.gone !== 'wiped-out' && !has(piece, 'left-behind');
  if (left) throw new InputError('unit-gone', { unit: piece.name, why: piece.gone });
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
  const training = trainingOf(taker, book);
  keepsArms(changes, taker, rules.arms);
  if (training) changes.set(taker, 'specialists', training, rules.specialists);
  changes.clear(taker, ['ready-turn', 'call', 'call-ready', 'called-by'], rules.captured);
  changes.set(taker, 'weapon', weapon as 'artillery', rules.captured);
  changes.set(taker, 'captured', true, rules.captured);
  const needs = specialistsFor(weapon, book);
  changes.remind(rules.captured, [taker, piece], 'captured', { ready, needs, trained: training === needs });
  loses(changes, piece, book);
}

/** The taker keeps carrying any weapon of its own. */
function keepsArms(changes: Changing, taker: Unit, rule: string): void {
  const own = ARMS.find((each) => each === word(taker, 'weapon'));
  if (own && !has(taker, own)) changes.set(taker, own, 1, rule);
}

const ARMS = ['smg', 'light-mg', 'heavy-mg', 'bazooka', 'panzerschreck', 'piat', 'panzerfaust'] as const;

/** Gunners who ran are men without a piece; comrades who held it stay. */
function loses(changes: Changing, piece: Unit, book: Book): void {
  const { captured } = book.tracking.rules;
  const training = trainingOf(piece, book);
  const held = [
    'weapon',
    'ready-turn',
    'captured',
    'call',
    'call-ready',
    'called-by',
    'towed-by',
    'left-behind',
  ] as const;
  const gone = piece.gone !== undefined;
  if (training && !gone) changes.set(piece, 'specialists', training, book.tracking.rules.specialists);
  changes.clear(piece, held, captured);
  if (piece.gone !== 'wiped-out') return;
  // It was out of play already. Now the reason is a different one.
  changes.include([{ effect: 'gone', unit: piece.id, why: 'captured', rule: captured }]);
}
