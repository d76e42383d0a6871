import {
  type GivenOptions,
  isAmong,
  type Option,
  type OptionTable,
  type OptionValue,
  type Wanted,
} from '../../kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { readSaid } from '../../referee/rulings/action.ts';
import { type Asking, likeliestOf, type UnitField } from './asking.ts';

type Values = Readonly<Record<string, OptionValue | undefined>>;

/** What's settled of a command for one of the units that it may be about. */
interface Settled {
  /** What's said, known of the unit, or the book's default. */
  readonly values: Values;
  /** What's known of the units. */
  readonly known: Values;
}

/** What of a verb's options a form needs to ask, whoever of its units is chosen. */
export class Applying {
  readonly #table: OptionTable;
  readonly #settled: readonly Settled[];

  constructor({ table, ...asking }: Asking, units: readonly UnitField[]) {
    this.#table = table;
    const said = saidFor({ table, ...asking }, units);
    this.#settled = said.flatMap((given) => settledBy({ table, ...asking, given }) ?? []);
  }

  /**
   * Whether an option can say something about one of the units.
   * @param asked the other options of the form, which can still come to anything
   */
  applies(name: string, asked: readonly string[]): boolean {
    const conditions = Object.entries(this.#table[name]?.when ?? {});
    const holds = ({ values }: Settled) =>
      conditions.every(([other, wanted]) => asked.includes(other) || this.#mayBe(other, wanted, values[other]));
    return this.#settled.length === 0 || this.#settled.some(holds);
  }

  /** What the player could choose and hasn't, isn't so. What the book needs, or the unit may have, can still come to anything. */
  #mayBe(name: string, wanted: readonly Wanted[], value: OptionValue | undefined): boolean {
    const option = this.#table[name];
    return value === undefined ? !(option?.from === 'choice' && !option.required) : isAmong(value, wanted);
  }

  /** Whether an option has this value anyway for each of the units. */
  isKnownAs(name: string, value: OptionValue): boolean {
    return this.#settled.length > 0 && this.#settled.every(({ known }) => known[name] === value);
  }

  /** Whether an option is known for each of the units. */
  isKnown(name: string): boolean {
    return this.#settled.length > 0 && this.#settled.every(({ known }) => known[name] !== undefined);
  }

  /** Whether an option is known for one of the units: then a form that's left empty means that. */
  mayBeKnown(name: string): boolean {
    return this.#settled.some(({ known }) => known[name] !== undefined);
  }
}

/** The command for each of the units that it may be about: each that may do it, and each that it may be done to. */
function saidFor(asking: Asking, units: readonly UnitField[]): readonly GivenOptions[] {
  const { given } = asking;
  const first = likeliestOf(units);
  const others = units
    .filter(({ name }) => name !== 'besides')
    .flatMap(({ name, units: all }) =>
      all.flatMap((unit) =>
        toldOf(asking, name, unit).map((told) => ({ ...given, ...first, [name]: unit.name, ...told })),
      ),
    );
  // Whoever need not be chosen may be nobody.
  const nobody = units.some(({ name, optional }) => name !== 'besides' && optional) ? [{ ...given, ...first }] : [];
  return others.length > 0 ? [...others, ...nobody] : [given];
}

/** What the form may say of a target besides: what's known of its men in a house isn't known of the others. */
function toldOf(
  { command, ruleset, table, given }: Asking,
  name: UnitField['name'],
  unit: Unit,
): readonly GivenOptions[] {
  const { tellsOf = {} } = ruleset.verbs[command.name] ?? {};
  const told = name === 'target' ? Object.keys(tellsOf).filter((each) => tellsOf[each]!(unit)) : [];
  const valuesOf = (each: string) => {
    const option = table[each];
    return given[each] === undefined && option?.type === 'string' ? (option.values ?? []) : [];
  };
  return [{}, ...told.flatMap((each) => valuesOf(each).map((value) => ({ [each]: value })))];
}

function settledBy({ command, given, table, campaign, ruleset }: Asking): Settled | undefined {
  try {
    const { known, declared } = readSaid(command.name, given, campaign, ruleset.id);
    const defaults = Object.entries(table).map(([name, option]) => [name, defaultOf(option)] as const);
    return { known, values: { ...Object.fromEntries(defaults), ...known, ...declared } };
  } catch (error) {
    // The command itself will report what's wrong.
    if ([InputError, Refusal, NotAllowed].some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

function defaultOf(option: Option): OptionValue | undefined {
  return 'default' in option ? option.default : undefined;
}
