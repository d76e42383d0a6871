import type { Book } from '../../../../data/landser/book.ts';
import type { Fated } from '../../../../data/landser-classic/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { diceOf } from '../../landser-classic/burst-dice.ts';
import { carryOf, throwToHit } from '../../landser-classic/hit.ts';
import { jams } from '../../landser-classic/jams.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { woundOf } from '../wounds/wounds.ts';
import { caughtBy } from './caught.ts';
import type { Aim, Shot } from './shot.ts';

/**
 * LS-BURST-01 to -04: throws the dice for this target one at a time until the gun jams, then the effects of each hit.
 * @param need the cell for weapon and band
 */
export function fireBurst(ruling: Ruling, shot: Shot, aim: Aim, need: number, book: Book): Facts {
  const { bursts } = book;
  const left = diceLeft(ruling, shot, book);
  const dice = shot.dice ?? left;
  if (shot.targets > 1) ruling.note(bursts.left, String(left));
  ruling.note(bursts.shared, String(dice));

  const jamLoses = ruling.on('jam-cancels-hit');
  const start = { hits: 0, jam: false };
  const { hits, jam } = ruling.chain(new Array<null>(dice).fill(null), start, (state) => {
    if (state.jam) return state;
    const { passed, natural } = throwToHit(ruling, need, aim, book);
    const jammed = natural === book.jams.natural && jamsIn(ruling, shot, book);
    return { hits: state.hits + (passed && !(jammed && jamLoses) ? 1 : 0), jam: jammed };
  });
  return hits === 0 ? { hits, jam } : { hits, jam, ...worstOf(ruling, shot, aim, hits, book) };
}

function jamsIn(ruling: Ruling, { weapon, alone }: Shot, { jams: table, bursts }: Book): boolean {
  const jammed = jams(ruling, { weapon, automatic: true, alone }, table);
  if (jammed) ruling.note(bursts.jammed, 'burst-ends');
  return jammed;
}

/** R-13a: the hits of one burst don't add up; the worst result counts. */
function worstOf(ruling: Ruling, shot: Shot, aim: Aim, hits: number, book: Book): Fated {
  const { worst } = book.bursts;
  const caught = caughtBy(ruling, shot, aim.band, carryOf(ruling, aim, book), book);
  const rank = ruling.chain(new Array<null>(hits).fill(null), 0, (so) => {
    const { effect, wound } = woundOf(ruling, caught, book);
    return Math.max(
      so,
      worst.findIndex((each) => each.effect === effect && each.wound === wound),
    );
  });
  return worst[rank]!;
}

/** What the rules forbid for a burst (LS-BURST-01 to -03). @throws {Refusal} @throws {InputError} for unreadable gaps */
export function assertBurst(ruling: Ruling, shot: Shot, book: Book): void {
  if (!shot.burst) return;
  const { bursts } = book;
  const { weapon } = shot;
  if (!ruling.on('burst-dice')) throw new Refusal(bursts.rule, 'toggle-off', { toggle: 'burst-dice' });
  if (!bursts.dice[weapon]) throw new Refusal(bursts.rule, 'no-bursts', { weapon, bursting: Object.keys(bursts.dice) });
  if (shot.auto) throw new Refusal(bursts.rule, 'burst-or-auto');
  const { targets, dice } = shot;
  const left = diceLeft(ruling, shot, book);
  if (left < targets) throw new Refusal(bursts.left.rule, 'too-few-dice', { left, targets });
  if (dice === undefined && targets > 1) throw new Refusal(bursts.shared.rule, 'dice-not-shared', { left, targets });
  if (dice !== undefined && dice > left) throw new Refusal(bursts.shared.rule, 'more-dice-than-left', { left, dice });
}

function diceLeft(ruling: Ruling, shot: Shot, book: Book): number {
  return diceOf(shot, ruling.on('burst-gap-full'), book.bursts);
}
