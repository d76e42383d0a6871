import type { Game } from '../campaign/game.ts';
import { inchesIn } from '../kernel/options/inches.ts';
import type { OptionTable, OptionValue } from '../kernel/options/options.ts';
import { writePair } from '../kernel/options/pairs.ts';
import type { Asked } from '../referee/asked.ts';
import { unitMeant } from '../referee/units/units.ts';
import { meantBy } from '../rules/names.ts';

/** The bare words that are values, each with the option that takes it: `weapon:rifle`, `range:8`, `who:Bell`. */
export function pairsFor(given: Asked['given'], table: OptionTable, game: Game | undefined) {
  const bare = Object.keys(given).filter((name) => given[name] === 'true' && !Object.hasOwn(table, name));
  const taken = new Set(Object.keys(given));
  const found = bare.flatMap((word) => {
    const taking = taker(
      word,
      Object.entries(table).filter(([name]) => !taken.has(name)),
      game,
    );
    if (taking) taken.add(taking[0]);
    return taking ? [{ word, name: taking[0], pair: writePair(...taking) }] : [];
  });
  // In the order the options are asked for: the words have lost theirs.
  const names = Object.keys(table);
  return found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

type Open = readonly (readonly [string, OptionTable[string]])[];

/** The option that takes a word, and its value there. */
function taker(word: string, open: Open, game: Game | undefined): [name: string, value: string | number] | undefined {
  for (const [name, option] of open) {
    const meant = option.type === 'string' && option.values ? meantBy(name, word, option.values) : [];
    if (meant.length === 1) return [name, meant[0]!];
  }
  const number = inchesIn(word);
  if (number !== undefined) {
    const measured =
      open.find(([name]) => name === 'range') ?? open.find(([, each]) => each.required && isNumber(each));
    return measured && [measured[0], number];
  }
  const unit = unitMeant(game, word);
  const named = open.find(([name]) => UNITS.includes(name));
  return unit && named ? [named[0], unit.name] : undefined;
}

function isNumber({ type }: OptionTable[string]): boolean {
  return type === 'number' || type === 'integer';
}

/** Options that name units. */
export const UNITS: readonly string[] = ['who', 'unit', 'target'];

/** Whether an option accepts a value. */
export function takes(name: string, option: OptionTable[string], value: string, game: Game | undefined): boolean {
  if (option.type === 'string' && option.values) return meantBy(name, value, option.values).length > 0;
  if (isNumber(option)) return inchesIn(value) !== undefined;
  return !UNITS.includes(name) || unitMeant(game, value) !== undefined;
}

/** The value as the option has it: `weapon:at-heavy` for 88, if it can only mean one. */
export function pairOf(name: string, option: OptionTable[string], value: OptionValue): string {
  const meant = option.type === 'string' && option.values ? meantBy(name, String(value), option.values) : [];
  return writePair(name, meant.length === 1 ? meant[0]! : value);
}

/** The value with the only option whose values it is among. */
export function pairTaking(value: string, table: OptionTable, given: Asked['given'], game: Game | undefined) {
  const taking = Object.entries(table).filter(
    ([name, option]) =>
      given[name] === undefined && option.type === 'string' && option.values && takes(name, option, value, game),
  );
  return taking.length === 1 ? pairOf(taking[0]![0], taking[0]![1], value) : undefined;
}
