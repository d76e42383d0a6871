import type { GivenOptions, Option, OptionTable, OptionValue } from '../kernel/options.ts';
import type { Choice, Field } from '../reply/document.ts';
import { exampleOf, type Tick } from './extra-fields.ts';
import { type Comes, type Said, saidIn, type Trial, waysRound } from './trial.ts';

const SOUND: readonly Comes[] = ['ruled', 'open', 'untried'];
/** Whoever is caught is tried with so many targets. */
export const MOST_AIMED = 3;

/** The targets to try somebody with who's caught besides. */
export type Aims = (besides: Choice) => readonly string[];

interface Typing {
  readonly typed: readonly Field[];
  readonly table: OptionTable;
  readonly aims: Aims;
  /** What the book suggests. */
  readonly suggested: GivenOptions;
  /** What says how a shot is shared out: without it, nobody could be named besides. */
  readonly shares: readonly string[];
}

/**
 * What's typed and can be other than what the book supposes, with one of these ways. Something that would be refused as it stands
 * isn't filled in.
 */
export async function fairTyped(
  trial: Trial,
  { typed, table, aims, suggested, shares }: Typing,
  {
    fields,
    besides,
    ticks,
  }: Readonly<Record<'fields' | 'besides', readonly Field[]>> & { readonly ticks: readonly Tick[] },
): Promise<readonly Field[]> {
  const said = saidIn(fields);
  const standing = standingIn([...fields, ...typed], besides, ticks);
  const examples = typed.map(({ name }) => ({ [name]: exampleOf(table[name]!) }));
  const aimed = besides.flatMap(({ choices = [] }) => choices.slice(0, MOST_AIMED).flatMap(aims));
  const others = [...aimed.map((target) => ({ target })), ...examples];
  const fair: Field[] = [];
  for (const [i, field] of typed.entries()) {
    const { name, value } = field;
    const way = { ...said, ...examples[i]! };
    const ways = [
      ...(value !== undefined && Object.hasOwn(suggested, name) ? [{ ...said, [name]: value }, standing] : []),
      ...waysRound(way, fields, name),
      ...others.map((other) => ({ ...way, ...other })),
      ...firstOf(table[name]!, fields).map((first) => ({ ...said, [name]: first })),
    ];
    // What hasn't been tried stays in it where other fields are for nothing without it.
    const wanted: readonly Comes[] = shares.includes(name) && aimed.length > 0 ? ['ruled', 'untried'] : ['ruled'];
    if ((await trial.first(ways, wanted)) === undefined) continue;
    const isSound = value === undefined || (await trial.first([{ ...said, [name]: value }, standing], SOUND));
    fair.push(isSound ? field : { ...field, value: undefined });
  }
  return fair;
}

/** Where there are several to shoot at, the points for one of them may leave some for a later shot. */
function firstOf({ first }: Option, fields: readonly Field[]): readonly OptionValue[] {
  const { choices = [] } = fields.find(({ name }) => name === 'target') ?? {};
  return first === undefined || choices.length < 2 ? [] : [first];
}

/** What the whole form says where nothing is changed. */
function standingIn(fields: readonly Field[], besides: readonly Field[], ticks: readonly Tick[]): Said {
  const said = saidIn(fields);
  const named = [said.target, ...besides.flatMap(({ chosen = [] }) => chosen)];
  const ticked = ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value] as const);
  return { ...said, ...Object.fromEntries(ticked), ...(named.length > 1 ? { target: named.join(', ') } : {}) };
}
