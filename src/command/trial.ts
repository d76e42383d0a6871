import { breathing } from '../campaign/breath.ts';
import type { GivenOptions, OptionValue } from '../kernel/options.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { refusalOf, wouldComeOrLift } from '../referee/trying.ts';
import type { Field } from '../reply/document.ts';
import type { Asking } from './asking.ts';

/** In inches: what's tried where the player still has to measure, near and far. */
const DISTANCES: readonly number[] = [4, 1, 8, 16, 30];
/** Trying more would take longer than anyone waits for a form. What hasn't been tried stays in it. */
const MOST_TRIED = 1000;

/** What a form says, option by option. */
export type Said = Readonly<Record<string, OptionValue>>;

/** What values are tried on: the command, and the campaign as it stands. */
export type Tryable = Omit<Asking, 'command' | 'given'> & { readonly command: Pick<Asking['command'], 'name'> };

/**
 * What comes of a command: `open` if it isn't whole yet, `untried` if there was no time to try, `liftable` if it's refused unless
 * something else is said.
 */
export type Comes = 'ruled' | 'refused' | 'open' | 'untried' | 'liftable';

/** Tries a form's values on the campaign as it stands. */
export class Trial {
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

  /** What comes of it at the best of the distances, whatever is chosen. */
  async comes(said: Said): Promise<Comes> {
    const { campaign, command, user, ruleset } = this.#asking;
    const found = new Set<string>();
    for (const way of this.#ways(said)) {
      this.#left -= 1;
      if (this.isSpent) return 'untried';
      await this.#breathe();
      const whole = { ...this.#given, ...said, ...way };
      const comes = wouldComeOrLift(campaign, { verb: command.name, given: whole, user }, ruleset.id);
      if (comes === 'ruled') return 'ruled';
      found.add(comes);
    }
    if (found.has('liftable')) return 'liftable';
    // What isn't whole yet isn't refused.
    return found.has('refused') ? 'refused' : 'open';
  }

  /** Whether there was no time to try everything. */
  get isSpent(): boolean {
    return this.#left < 0 || performance.now() > (this.#asking.by ?? Number.POSITIVE_INFINITY);
  }

  /** Why it's refused at the nearest distance. */
  refusal(said: Said): Refusal | undefined {
    const { campaign, command, user, ruleset } = this.#asking;
    const refusals = this.#ways(said).map((way) =>
      refusalOf(campaign, { verb: command.name, given: { ...this.#given, ...said, ...way }, user }, ruleset.id),
    );
    return refusals.find((refusal) => refusal !== undefined);
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

  /** The first of these of which one of these comes. */
  async first(ways: readonly Said[], wanted: readonly Comes[]): Promise<Said | undefined> {
    for (const way of ways) if (wanted.includes(await this.comes(way))) return way;
    return undefined;
  }
}

/** What a form says where nothing is changed. */
export function saidIn(fields: readonly Field[]): Said {
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}

/** The same with every other choice of a field, or without what's typed in it. */
export function alternatives({ name, choices, value }: Field, said: Said): readonly Said[] {
  if (choices)
    return choices.filter((choice) => choice.value !== value).map((choice) => ({ ...said, [name]: choice.value }));
  const { [name]: typed, ...others } = said;
  return typed === undefined ? [] : [others];
}

/** It as it stands, and with another choice in one of the other fields. */
export function waysRound(said: Said, fields: readonly Field[], name: string): readonly Said[] {
  const others = fields.filter((each) => each.name !== name && each.choices && each.several === undefined);
  return [said, ...others.flatMap((other) => alternatives(other, said))];
}
