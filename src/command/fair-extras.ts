import type { GivenOptions } from '../kernel/options.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Choice, Field } from '../reply/document.ts';
import type { Asking } from './asking.ts';
import { alikeNamed } from './besides-fields.ts';
import { alsoField, type Tick, waysTyped } from './extra-fields.ts';
import { type Aims, fairTyped, MOST_AIMED } from './fair-typed.ts';
import { canApply } from './rule-fields.ts';
import { type Said, saidIn, type Trial, waysRound } from './trial.ts';

/** What goes into a form if there's room for it. */
export interface Extras {
  readonly ticks: readonly Tick[];
  /** Who else is caught, besides the target. */
  readonly besides: readonly Field[];
  readonly typed: readonly Field[];
  /** Which of these the book suggests more for than it supposes, so they come first. */
  readonly suggested: GivenOptions;
  /** How many fields there can be at once. */
  readonly page: number;
}

/** What goes below a form's fields, where nothing is offered that would be refused whatever else is filled in. */
export async function extrasBelow(
  words: Catalogue,
  trial: Trial,
  asking: Asking,
  asked: readonly Field[],
  { ticks, besides, typed, suggested, page }: Extras,
): Promise<readonly Field[]> {
  const { table, given, ruleset, command } = asking;
  const told = ticks.filter(({ name }) => canApply(table[name], asked));
  const fair = await fairTicks(trial, told, asked);
  const ways = [{}, ...fair.map(({ name, value }) => ({ [name]: value })), ...waysTyped(table, given)];
  const isAlike = alikeNamed(asking);
  const aims = (choice: Choice) => aimedAt(asked, choice, isAlike);
  const { by = [] } = ruleset.verbs[command.name]?.shares ?? {};
  const sharing = { typed, table, aims, suggested, shares: by as readonly string[] };
  const known = await fairTyped(trial, sharing, { fields: asked, besides, ticks: fair });
  // Trying everyone takes longest, so it comes last.
  const others = await fairBesides(trial, besides, { ways, said: saidIn(asked), aims });
  const first = known.filter(({ name }) => Object.hasOwn(suggested, name));
  const isShared = others.length > 0 && ruleset.verbs[command.name]?.catches === 'shared';
  const later = known.filter((field) => !first.includes(field));
  const shares = later.filter(({ name }) => isShared && table[name]!.type === 'string');
  const last = later.filter((field) => !shares.includes(field));
  const also = alsoField(words, fair, asking);
  const both = [...others, ...shares];
  // The points for each target stand below the targets. If there's no room for both, one target's points come first.
  const fits = isShared && asked.length + first.length + both.length <= page;
  return [...first, ...(fits ? [...both, ...also] : [...also, ...shares, ...others]), ...last];
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
  { ways, said, aims }: { readonly ways: readonly Said[]; readonly said: Said; readonly aims: Aims },
): Promise<readonly Field[]> {
  const fair: Field[] = [];
  let likeliest = ways;
  for (const field of besides) {
    const choices: Choice[] = [];
    for (const choice of field.choices ?? []) {
      const tried = aims(choice).flatMap((target) =>
        likeliest.map((way) => ({ way, whole: { ...said, ...way, target } })),
      );
      // What hasn't been tried stays in it.
      const found = await trial.first(
        tried.map(({ whole }) => whole),
        ['ruled', 'untried'],
      );
      if (!found) continue;
      choices.push(choice);
      // In the way that went for one, it mostly goes for the next as well.
      const { way } = tried.find(({ whole }) => whole === found)!;
      likeliest = [way, ...ways.filter((each) => each !== way)];
    }
    if (choices.length > 0) fair.push({ ...field, choices, several: choices.length });
  }
  return fair;
}

/** A target besides which this one is caught: the one that's chosen first, and a few others, with which it may go better. */
function aimedAt(
  fields: readonly Field[],
  { value: besides }: Choice,
  isAlike: (one: string, other: string) => boolean,
): readonly string[] {
  const target = fields.find(({ name }) => name === 'target');
  const all = [target?.value, ...(target?.choices ?? []).map(({ value }) => value)];
  const others = [...new Set(all)].filter((name) => name !== undefined && name !== besides && isAlike(name, besides));
  return others.slice(0, MOST_AIMED).map((name) => `${name}, ${besides}`);
}
