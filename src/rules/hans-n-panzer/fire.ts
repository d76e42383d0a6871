import { MACHINE_GUNS, SMALL_ARMS } from '../../../data/hans-n-panzer/armoury.ts';
import { COVERS, type SmallArmRow } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { bandOf, effective, gated, noteBand } from './distance.ts';
import { MODIFIER, MOVED, PART, VISIBILITY } from './shared-options.ts';

const options = {
  weapon: choice.oneOf(SMALL_ARMS, { required: true, filled: true }),
  range: eye.inches({ required: true }),
  cover: eye.oneOf(COVERS, { default: 'open', filled: true }),
  shooters: choice.integer(1, 30, { default: 1, when: { weapon: ['pistol', 'rifle'] } }),
  figures: eye.integer(1, 30, { default: 1, when: { weapon: ['smg', ...MACHINE_GUNS] } }),
  part: PART,
  modifier: MODIFIER,
  visibility: VISIBILITY,
  moved: MOVED,
} satisfies OptionTable;

/** A shot or burst with small arms, as declared. */
export type Shot = OptionsOf<typeof options>;

function resolve(ruling: Ruling, shot: Shot, book: Book): Facts {
  const { weapon, range, visibility } = shot;
  const row = book.smallArms[weapon];
  const counts = effective(ruling, range, book);
  const reaches = counts <= book.reach.inches[weapon];
  const none = gated(ruling, { reach: book.reach, range, reaches, visibility }, book);
  if (none) return none;

  const band = bandOf(counts, row);
  noteBand(ruling, band, row, book);
  const need = row.scores[band]![shot.cover];
  const scored = need === null ? cannotScore(ruling, row) : scores(ruling, shot, row, need);
  if (row.of === 'shooters') return { shots: shot.shooters, hits: scored };
  return { figures: shot.figures, killed: scored };
}

/** HP-RUL-22: an empty cell of the table can't be hit with any modifier. */
function cannotScore(ruling: Ruling, { rule, label }: SmallArmRow): number {
  ruling.note({ rule, label }, 'cannot-score');
  return 0;
}

/** One die for each man who shoots, or for each man in the section of the cone. */
function scores(ruling: Ruling, shot: Shot, row: SmallArmRow, need: number): number {
  const { rule, label, sides, results } = row;
  const [scored, missed] = results;
  const test = { rule, label, sides, results, need, modifiers: agreed(shot.modifier) };
  const dice = new Array<string>(shot[row.of]).fill('die');
  return ruling.each(row, dice, () => (ruling.test(test).passed ? scored : missed))[scored] ?? 0;
}

/** Rifles and pistols at single men, the cones of submachine guns and machine guns at groups. */
export const fire = { kind: 'attack', options, resolve } satisfies Contract<Shot, Book>;
