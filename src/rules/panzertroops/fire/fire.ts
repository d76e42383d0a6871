import type { Book, DefenceValue, Stance, TargetType } from '../../../../data/panzertroops/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { REACH, refusalsOfShot } from './forbidden-shots.ts';
import { fuelOf } from './shot.ts';
import { options, type SoftShot } from './soft-shot.ts';
import { type Aim, aimOf, type Fate, factsOf, fateOf, talliedFacts } from './soft-target.ts';
import { splitOf } from './split.ts';

const refuses = [...refusalsOfShot('s'), ...REACH];

/** The whole shot: refusals first, then each target in turn, then the flamethrower's fuel. @throws {Refusal} */
function resolve(ruling: Ruling, shot: SoftShot, book: Book): Facts {
  for (const check of refuses) check(ruling, shot, book);
  const defence = defenceOf(ruling, shot['target-type'], shot.stance, book);
  const targets = splitOf(shot, book);
  const aim = aimOf(ruling, shot, defence, book);
  ruling.note({ rule: defence.rule, label: book.defence.label }, String(defence.value));
  const facts = targets.length > 1 ? volley(ruling, aim, targets, book) : single(ruling, aim, targets[0], book);
  return { ...facts, ...fuelOf(ruling, shot, book) };
}

/**
 * The number to beat for a soft target (PT-DEF-01 to -07), as the group reads it (PT-RUL-01).
 * @throws {Refusal} for an assault move by anything but infantry
 */
function defenceOf(ruling: Ruling, type: TargetType, stance: Stance, { defence }: Book): DefenceValue {
  // Running and moving targets are the same: only infantry has two speeds.
  const found = defence.of[type][stance === 'running' ? 'moving' : stance];
  if (!found) throw new Refusal(defence.assault, 'assault-of-infantry-only', { target: type }, 'bad-option');
  const { rule, value, reading } = found;
  return reading && ruling.on(reading.toggle) ? { rule, value: reading.value } : { rule, value };
}

function single(ruling: Ruling, aim: Aim, points: number | undefined, book: Book): Facts {
  return factsOf(aim, fateOf(ruling, aim, points, undefined, book));
}

/** PT-SPLIT-01: a throw for each target, or one throw for all (`split-one-roll`). */
function volley(ruling: Ruling, aim: Aim, targets: readonly number[], book: Book): Facts {
  const { rule, label, sides, dice, firepower } = book.shooting;
  const natural = ruling.on('split-one-roll') ? ruling.roll({ rule, label, sides, dice }).natural : undefined;
  const tally = ruling.each<number, Fate>(firepower.volley, targets, (points) =>
    fateOf(ruling, aim, points, natural, book),
  );
  return talliedFacts(aim, tally);
}

/** Soft firepower at soft targets. */
export const fire = { kind: 'attack', options, refuses, resolve } satisfies Contract<SoftShot, Book>;
