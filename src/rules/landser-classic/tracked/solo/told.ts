import type { Book } from '../../../../../data/landser-classic/book.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { meantByName } from '../../../../kernel/options/short-name.ts';
import type { Question } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { changing, word } from '../state.ts';
import { ownMen, playersMen } from './sides.ts';

/** The word for nobody, where a name could stand. */
export const NONE = 'none';

/** What's measured of a man before he acts: whom he sees, nearest first, whom he'd reach in an assault, and where he is himself. */
const SIGHT: OptionTable = {
  nearest: option.text(),
  range: option.inches(),
  target: option.text(),
  cover: option.oneOf(['none', 'full']),
  factors: option.text(),
};

/** Who of the side sees somebody move whom they cover. */
const REACTION: OptionTable = { 'in-sight': option.text() };

export function sightQuestion({ id }: Unit, { borrowed }: Book): Question {
  return { id: 'sight', unit: id, rule: borrowed.rules.looks, options: SIGHT };
}

export function reactionQuestion({ id }: Unit, { borrowed }: Book): Question {
  return { id: 'reaction', unit: id, rule: borrowed.rules.duties, options: REACTION };
}

/** What an answer changes. */
export function told(
  scene: Scene,
  { id, unit: about = '' }: Pick<Question, 'id' | 'unit'>,
  given: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const unit = scene.units.get(about);
  if (!unit) return [];
  return id === 'sight' ? sightTold(scene, unit, given, book) : reactionTold(scene, unit, given, book);
}

function sightTold(
  scene: Scene,
  unit: Unit,
  { nearest, target, cover, factors }: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const changes = changing(scene, book);
  const { rules } = book.borrowed;
  const seen = namedIn(playersMen(scene), nearest);
  const [first] = seen;
  const [reached] = namedIn(playersMen(scene), target);
  changes.set(unit, 'looked-round', true, rules.looks);
  changes.set(
    unit,
    'in-sight',
    seen.map(({ id }) => id),
    rules.looks,
  );
  if (first) changes.set(unit, 'sees', first.id, rules.looks);
  else changes.clear(unit, ['sees'], rules.looks);
  if (reached) changes.set(unit, 'in-reach', reached.id, rules.ways);
  else changes.clear(unit, ['in-reach'], rules.ways);
  if (cover === 'full') changes.set(unit, 'in-terrain', true, rules.acts);
  else changes.clear(unit, ['in-terrain'], rules.acts);
  // whoever is there from the first turn on.
  if (factors === 'defending' && word(unit, 'order') === undefined) changes.set(unit, 'holds', true, rules.chart);
  return changes.effects;
}

function reactionTold(
  scene: Scene,
  mover: Unit,
  { 'in-sight': seeing }: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const changes = changing(scene, book);
  const rule = book.borrowed.rules.duties;
  changes.set(mover, 'passed', true, rule);
  for (const unit of namedIn(ownMen(scene), seeing)) changes.set(unit, 'fires-at', mover.id, rule);
  return changes.effects;
}

function namedIn(units: readonly Unit[], names = ''): readonly Unit[] {
  return names.split(',').flatMap((name) => meantByName(units, name.trim()) ?? []);
}
