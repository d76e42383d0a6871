import { breathing } from '../campaign/breath.ts';
import type { GivenOptions, OptionTable, OptionValue } from '../kernel/options.ts';
import { mayGive, wouldCome } from '../referee/trying.ts';
import type { Choice, Field } from '../reply/document.ts';
import type { Asking } from './unit-fields.ts';

/** In inches: what's tried where the player still has to measure, near and far. */
const DISTANCES: readonly number[] = [4, 1, 8, 16, 30];

type Said = Readonly<Record<string, OptionValue>>;

/**
 * The fields of a form, where nothing that stands there at first would be refused, and no choice that would be refused whatever
 * else is filled in. Every value is tried with what stands in the others. That can take long, so others get their turn meanwhile.
 */
export async function fairFields(
  asking: Asking,
  given: GivenOptions,
  fields: readonly Field[],
): Promise<readonly Field[]> {
  const trial = new Trial(asking, given, fields);
  const sound = await withSoundValues(trial, fields, asking.table);
  const fair: Field[] = [];
  for (const field of sound) fair.push(await withFairChoices(trial, field, sound));
  return fair;
}

/** What values are tried on: the command, and the campaign as it stands. */
type Tryable = Omit<Asking, 'command' | 'given'> & { readonly command: Pick<Asking['command'], 'name'> };

/** Tells of whole commands whether the user may give them and the rules wouldn't refuse them, whatever else is filled in. */
export function fairCommands(asking: Tryable): (given: GivenOptions) => Promise<boolean> {
  const trial = new Trial(asking, {}, []);
  const { campaign, command, user } = asking;
  return async (given) => mayGive(campaign, { verb: command.name, given, user }) && !(await trial.isRefused(given));
}

/** Trying more would take longer than anyone waits for a form. What hasn't been tried stays in it. */
const MOST_TRIED = 300;

/** Tries a form's values on the campaign as it stands. */
class Trial {
  readonly #asking: Tryable;
  readonly #given: GivenOptions;
  readonly #distances: readonly string[];
  /** What has to be chosen. */
  readonly #open: readonly Field[];
  readonly #breathe = breathing();
  #left = MOST_TRIED;

  constructor(asking: Tryable, given: GivenOptions, fields: readonly Field[]) {
    this.#open = fields.filter(({ choices, value, required }) => choices && required && value === undefined);
    this.#asking = asking;
    this.#given = given;
    const isDistance = (name: string) => asking.table[name]?.type === 'number' && given[name] === undefined;
    this.#distances = Object.keys(asking.table).filter(isDistance);
  }

  /** Whether the rules refuse it at every distance, and whatever is chosen, as far as there's time to try. */
  async isRefused(said: Said): Promise<boolean> {
    const { campaign, command, user, ruleset } = this.#asking;
    const found = new Set<string>();
    for (const way of this.#ways(said)) {
      this.#left -= 1;
      if (this.#left < 0 || performance.now() > (this.#asking.by ?? Number.POSITIVE_INFINITY)) return false;
      await this.#breathe();
      const whole = { ...this.#given, ...said, ...way };
      const comes = wouldCome(campaign, { verb: command.name, given: whole, user }, ruleset.id);
      if (comes === 'ruled') return false;
      found.add(comes);
    }
    // What isn't whole yet isn't refused.
    return found.has('refused');
  }

  /** What a player may measure and choose in what stands open. */
  #ways(said: Said): readonly Said[] {
    const open = this.#distances.filter((name) => said[name] === undefined);
    const measured =
      open.length === 0 ? [] : DISTANCES.map((inches) => Object.fromEntries(open.map((name) => [name, inches])));
    const chosen = this.#open.filter(({ name }) => said[name] === undefined);
    return chosen.reduce<readonly Said[]>(
      (ways, { name, choices = [] }) => ways.flatMap((way) => choices.map(({ value }) => ({ ...way, [name]: value }))),
      [{}, ...measured],
    );
  }

  /** The same, whichever one of the other fields is changed. */
  async isHopeless(said: Said, others: readonly Field[]): Promise<boolean> {
    const ways = [said, ...others.flatMap((field) => alternatives(field, said))];
    return (await this.firstSound(ways)) === undefined;
  }

  /** The first of them that isn't refused. */
  async firstSound(ways: readonly Said[]): Promise<Said | undefined> {
    for (const way of ways) if (!(await this.isRefused(way))) return way;
    return undefined;
  }
}

/** What a form says where nothing is changed. */
function saidIn(fields: readonly Field[]): Said {
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}

/** The same with every other choice of a field, or without what's typed in it. */
function alternatives({ name, choices, value }: Field, said: Said): readonly Said[] {
  if (choices)
    return choices.filter((choice) => choice.value !== value).map((choice) => ({ ...said, [name]: choice.value }));
  const { [name]: typed, ...others } = said;
  return typed === undefined ? [] : [others];
}

/**
 * The fields with values that go together. If they're refused, the first one whose change helps gives way, what was said last
 * time before anything else. The player's own choice gets another value at first; what only eyes can tell gets none.
 */
async function withSoundValues(trial: Trial, fields: readonly Field[], table: OptionTable): Promise<readonly Field[]> {
  const said = saidIn(fields);
  if (!(await trial.isRefused(said))) return fields;
  const typedFirst = fields.toSorted((a, b) => Number(Boolean(a.choices)) - Number(Boolean(b.choices)));
  for (const field of typedFirst) {
    const better = await trial.firstSound(alternatives(field, said));
    if (!better) continue;
    const eyes = table[field.name]?.from === 'eye' || !field.choices;
    const changed: Field = eyes
      ? { ...field, value: undefined, required: true }
      : { ...field, value: String(better[field.name]) };
    return fields.map((each) => (each === field ? changed : each));
  }
  return fields;
}

async function withFairChoices(trial: Trial, field: Field, fields: readonly Field[]): Promise<Field> {
  const { name, choices, value } = field;
  if (!choices) return field;
  const others = fields.filter((each) => each !== field && each.choices);
  const said = saidIn(fields);
  const fair: Choice[] = [];
  for (const choice of choices) {
    const isFair = choice.value === value || !(await trial.isHopeless({ ...said, [name]: choice.value }, others));
    if (isFair) fair.push(choice);
  }
  return fair.length === 0 ? field : { ...field, choices: fair };
}
