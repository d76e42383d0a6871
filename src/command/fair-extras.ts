import type { OptionTable } from '../kernel/options.ts';
import type { Choice, Field } from '../reply/document.ts';
import type { Asking } from './asking.ts';
import { alsoField, exampleOf, type Tick, waysTyped } from './extra-fields.ts';
import { canApply } from './rule-fields.ts';
import { type Comes, type Said, saidIn, type Trial, waysRound } from './trial.ts';

const SOUND: readonly Comes[] = ['ruled', 'open', 'untried'];
/** Whoever is caught is tried with so many targets. */
const MOST_AIMED = 3;

/** What goes into a form if there's room for it. */
export interface Extras {
  readonly ticks: readonly Tick[];
  /** Who else is caught, besides the target. */
  readonly besides: readonly Field[];
  readonly typed: readonly Field[];
  /** Which of these the book suggests more for than it supposes, so they come first. */
  readonly suggested: readonly string[];
  /** How many fields there can be at once. */
  readonly page: number;
}

/** What goes below a form's fields, where nothing is offered that would be refused whatever else is filled in. */
export async function extrasBelow(
  trial: Trial,
  asking: Asking,
  asked: readonly Field[],
  { ticks, besides, typed, suggested, page }: Extras,
): Promise<readonly Field[]> {
  const { table, given, ruleset, command } = asking;
  const told = ticks.filter(({ name }) => canApply(table[name], asked));
  const fair = await fairTicks(trial, told, asked);
  const ways = [{}, ...fair.map(({ name, value }) => ({ [name]: value })), ...waysTyped(table, given)];
  const others = await fairBesides(trial, besides, { ways, fields: asked });
  const known = await fairTyped(trial, { typed, table }, { fields: asked, besides: others, ticks: fair });
  const first = known.filter(({ name }) => suggested.includes(name));
  const isShared = others.length > 0 && ruleset.verbs[command.name]?.catches === 'shared';
  const shares = known.filter(({ name }) => isShared && table[name]!.type === 'string');
  const last = known.filter((field) => !first.includes(field) && !shares.includes(field));
  const also = alsoField(fair, asking);
  const sharing = [...others, ...shares];
  // The points for each target stand below the targets, so both are in one form or both in the next.
  const fits = isShared && asked.length + first.length + sharing.length <= page;
  return [...first, ...(fits ? [...sharing, ...also] : [...also, ...sharing]), ...last];
}

/** What can be ticked and then ruled on, with another choice in one of the fields if need be. */
async function fairTicks(trial: Trial, ticks: readonly Tick[], fields: readonly Field[]): Promise<readonly Tick[]> {
  const said = saidIn(fields);
  const fair: Tick[] = [];
  for (const tick of ticks) {
    const ways = waysRound({ ...said, [tick.name]: tick.value }, fields, tick.name);
    // What's ticked already can be unticked, whatever comes of it.
    if (tick.ticked || (await trial.first(ways, ['ruled'])) !== undefined) fair.push(tick);
  }
  return fair;
}

/** Those who can be caught besides a target, in one way or another. */
async function fairBesides(
  trial: Trial,
  besides: readonly Field[],
  { ways, fields }: { readonly ways: readonly Said[]; readonly fields: readonly Field[] },
): Promise<readonly Field[]> {
  const said = saidIn(fields);
  const fair: Field[] = [];
  for (const field of besides) {
    const choices: Choice[] = [];
    for (const choice of field.choices ?? []) {
      const tried = aimedAt(fields, choice).flatMap((target) => ways.map((way) => ({ ...said, ...way, target })));
      if ((await trial.first(tried, ['ruled'])) !== undefined) choices.push(choice);
    }
    if (choices.length > 0) fair.push({ ...field, choices, several: choices.length });
  }
  return fair;
}

/** A target besides which this one is caught: the one that's chosen first, and a few others, with which it may go better. */
function aimedAt(fields: readonly Field[], { value: besides }: Choice): readonly string[] {
  const target = fields.find(({ name }) => name === 'target');
  const all = [target?.value, ...(target?.choices ?? []).map(({ value }) => value)];
  const others = [...new Set(all)].filter((name) => name !== undefined && name !== besides);
  return others.slice(0, MOST_AIMED).map((name) => `${name}, ${besides}`);
}

/**
 * What's typed and can be other than what the book supposes, with one of these ways. Something that would be refused as it stands
 * isn't filled in.
 */
async function fairTyped(
  trial: Trial,
  { typed, table }: { readonly typed: readonly Field[]; readonly table: OptionTable },
  { fields, besides, ticks }: Readonly<Record<'fields' | 'besides', readonly Field[]>> & Pick<Extras, 'ticks'>,
): Promise<readonly Field[]> {
  const said = saidIn(fields);
  const standing = standingIn([...fields, ...typed], besides, ticks);
  const examples = typed.map(({ name }) => ({ [name]: exampleOf(table[name]!) }));
  const aimed = besides.flatMap(({ choices = [] }) => choices.slice(0, 1).flatMap((choice) => aimedAt(fields, choice)));
  const others = [...aimed.map((target) => ({ target })), ...examples];
  const fair: Field[] = [];
  for (const [i, field] of typed.entries()) {
    const { name, value } = field;
    const way = { ...said, ...examples[i]! };
    const ways = [...waysRound(way, fields, name), ...others.map((other) => ({ ...way, ...other }))];
    if ((await trial.first(ways, ['ruled'])) === undefined) continue;
    const isSound = value === undefined || (await trial.first([{ ...said, [name]: value }, standing], SOUND));
    fair.push(isSound ? field : { ...field, value: undefined });
  }
  return fair;
}

/** What the whole form says where nothing is changed. */
function standingIn(fields: readonly Field[], besides: readonly Field[], ticks: readonly Tick[]): Said {
  const said = saidIn(fields);
  const named = [said.target, ...besides.flatMap(({ chosen = [] }) => chosen)];
  const ticked = ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value] as const);
  return { ...said, ...Object.fromEntries(ticked), ...(named.length > 1 ? { target: named.join(', ') } : {}) };
}
