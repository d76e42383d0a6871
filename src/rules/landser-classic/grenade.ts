import { BANDS, type Book } from '../../../data/landser-classic/book.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, type Test } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { bandsFor } from './bands.ts';
import { blastOn, caughtOptions } from './blast.ts';
import { driftOf } from './drift.ts';
import { figuresOf } from './figures.ts';
import { Refusal } from './refusal.ts';
import { fatesOf } from './wounds.ts';

const options = {
  weapon: choice.oneOf(['grenade', 'grenade-launcher'], { default: 'grenade', filled: true }),
  range: eye.inches(),
  ...caughtOptions,
} satisfies OptionTable;

/** A grenade, as declared. */
export type Throw = OptionsOf<typeof options>;

function resolve(ruling: Ruling, thrown: Throw, book: Book): Facts {
  const { grenades } = book;
  const placing = thrown.weapon === 'grenade' ? byHand(thrown, book) : launched(ruling, thrown, book);
  const { passed } = ruling.test({ ...placing, modifiers: agreed(thrown.modifier) });
  noteLauncher(ruling, thrown, book);
  if (!passed) {
    return { hit: false, ...drifting(ruling, book) };
  }
  const fate = (figure: Throw) => blastOn(ruling, figure, [], book);
  const fates = fatesOf(ruling, grenades.template, figuresOf(thrown), fate);
  return { hit: true, ...fates };
}

/** LC-LAUN-02, LS-LAUN-02: what the players see to with a launcher. */
export function noteLauncher(ruling: Ruling, { weapon }: { readonly weapon: string }, { grenades }: Book): void {
  if (weapon === 'grenade-launcher') ruling.note(grenades.launching, grenades.launching.says);
}

/** @throws {Refusal} past throwing range (LC-GREN-01) */
export function byHand({ range }: Pick<Throw, 'range'>, { grenades }: Book): Test {
  const { rule, inches } = grenades.reach;
  if (range !== undefined && range > inches) throw new Refusal(rule, 'too-far-to-throw', { range, farthest: inches });
  return grenades.thrown;
}

/** @throws {Refusal} at a range without a number (LC-LAUN-01) @throws {InputError} without a range */
export function launched(
  ruling: Ruling,
  { range, weapon }: { readonly range?: number; readonly weapon: string },
  book: Book,
): Test {
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const { launched: row } = book.grenades;
  const { upTo } = bandsFor(ruling, book);
  const need = row.need[BANDS.findIndex((name) => range <= upTo[name])] ?? null;
  if (need === null)
    throw new Refusal(row.rule, 'launcher-out-of-reach', { weapon, range, bands: BANDS.filter((_, i) => row.need[i]) });
  return { ...row, need };
}

/** Where it goes on a miss. `effect` deals with the men it catches there. */
export function drifting(ruling: Ruling, { grenades }: Book): Facts {
  const direction = Number(ruling.consult(grenades.direction).result);
  if (grenades.exactDrift && ruling.on('exact-halves')) {
    const halves = Number(ruling.consult(grenades.exactDrift).result);
    return { 'scatter-direction': direction, 'scatter-half-inches': halves };
  }
  return { 'scatter-direction': direction, 'scatter-distance': Number(ruling.consult(grenades.drift).result) };
}

/** Grenades thrown or launched at a point. */
export const grenade = {
  kind: 'attack',
  options,
  resolve,
  drawing: ({ weapon = 'grenade' }, facts, { grenades }) => driftOf(facts, grenades.across[weapon].inches),
} satisfies Contract<Throw, Book>;
