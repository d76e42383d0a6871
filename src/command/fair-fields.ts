import type { Option, OptionTable } from '../kernel/options.ts';
import { mayGive } from '../referee/trying.ts';
import type { Choice, Field } from '../reply/document.ts';
import type { Asking } from './asking.ts';
import { alsoField, type Tick } from './extra-fields.ts';
import { canApply } from './rule-fields.ts';
import { withSoundValues } from './sound-values.ts';
import { alternatives, type Said, saidIn, Trial, type Tryable } from './trial.ts';

/** What goes into a form if there's room for it. */
interface Extras {
  readonly ticks: readonly Tick[];
  /** Who else is caught, besides the target. */
  readonly besides: readonly Field[];
  readonly numbers: readonly Field[];
  /** Which of these the book suggests more for than it supposes, so they come first. */
  readonly suggested: readonly string[];
  /** How many fields the form can hold. */
  readonly most: number;
}

/**
 * The fields of a form and what goes below them, where nothing that stands there at first would be refused, and no choice that
 * would be refused whatever else is filled in. Every value is tried with what stands in the others. That can take long, so
 * others get their turn meanwhile.
 */
export async function fairFields(
  asking: Asking,
  fields: readonly Field[],
  { ticks, besides, numbers, suggested, most }: Extras,
): Promise<{ readonly asked: readonly Field[]; readonly extras: readonly Field[] }> {
  const trial = new Trial(asking, asking.given, fields);
  const ticked = Object.fromEntries(ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value]));
  const sound = await withSoundValues(trial, fields, { table: asking.table, ticked });
  const tried = new Map<Field, Field>();
  // Trying everyone who may be caught takes longest, and matters least.
  for (const field of sound.toSorted((a, b) => Number(Boolean(a.several)) - Number(Boolean(b.several))))
    tried.set(field, await withFairChoices(trial, field, sound));
  const all = sound.map((field) => tried.get(field)!);
  // What only a choice needed that isn't offered doesn't have to be asked.
  const asked = all.filter(({ name, required }) => required || canApply(asking.table[name], all));
  if (asked.length >= most) return { asked, extras: [] };
  const fair = await fairTicks(trial, ticks, asked);
  const others = await fairBesides(trial, besides, { ticks: fair, fields: asked });
  const counted = await fairNumbers(trial, { numbers, table: asking.table }, asked);
  const isSuggested = ({ name }: Field) => suggested.includes(name);
  const [first, last] = [counted.filter(isSuggested), counted.filter((field) => !isSuggested(field))];
  const extras = [...first, ...alsoField(fair, asking), ...others, ...last];
  return { asked, extras: extras.slice(0, most - asked.length) };
}

/** Tells of whole commands whether the user may give them and the rules wouldn't refuse them, whatever else is filled in. */
export function fairCommands(asking: Tryable): (given: Said) => Promise<boolean> {
  const trial = new Trial(asking, {}, []);
  const { campaign, command, user } = asking;
  return async (given) =>
    mayGive(campaign, { verb: command.name, given, user }) && (await trial.comes(given)) !== 'refused';
}

async function withFairChoices(trial: Trial, field: Field, fields: readonly Field[]): Promise<Field> {
  const { name, choices, value } = field;
  if (!choices) return field;
  const said = saidIn(fields);
  const fair: Choice[] = [];
  for (const choice of choices) {
    const ways = waysRound({ ...said, [name]: choice.value }, fields, name);
    const isFair = choice.value === value || (await trial.first(ways, ['ruled', 'open', 'untried'])) !== undefined;
    if (isFair) fair.push(choice);
  }
  return fair.length === 0 ? field : { ...field, choices: fair };
}

/** It as it stands, and with another choice in one of the other fields. */
function waysRound(said: Said, fields: readonly Field[], name: string): readonly Said[] {
  const others = fields.filter((each) => each.name !== name && each.choices && each.several === undefined);
  return [said, ...others.flatMap((other) => alternatives(other, said))];
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
  { ticks, fields }: { readonly ticks: readonly Tick[]; readonly fields: readonly Field[] },
): Promise<readonly Field[]> {
  const said = saidIn(fields);
  const targets = fields.find(({ name }) => name === 'target')?.choices ?? [];
  const ways = [{}, ...ticks.map(({ name, value }) => ({ [name]: value }))];
  const fair: Field[] = [];
  for (const field of besides) {
    const choices: Choice[] = [];
    for (const choice of field.choices ?? []) {
      const aimed = [said.target, ...targets.map(({ value }) => value)].find((name) => name !== choice.value);
      const tried = ways.map((way) => ({ ...said, ...way, target: `${aimed}, ${choice.value}` }));
      if ((await trial.first(tried, ['ruled'])) !== undefined) choices.push(choice);
    }
    if (choices.length > 0) fair.push({ ...field, choices, several: choices.length });
  }
  return fair;
}

/** Numbers that can be other than what the book supposes. One that would be refused as it stands isn't filled in. */
async function fairNumbers(
  trial: Trial,
  { numbers, table }: { readonly numbers: readonly Field[]; readonly table: OptionTable },
  fields: readonly Field[],
): Promise<readonly Field[]> {
  const said = saidIn(fields);
  const fair: Field[] = [];
  for (const field of numbers) {
    const { name, value } = field;
    const ways = waysRound({ ...said, [name]: oneMore(table[name]!) }, fields, name);
    if ((await trial.first(ways, ['ruled'])) === undefined) continue;
    const isRefused = value !== undefined && (await trial.comes({ ...said, [name]: value })) === 'refused';
    fair.push(isRefused ? { ...field, value: undefined } : field);
  }
  return fair;
}

function oneMore(option: Option): number {
  const usual = 'default' in option ? Number(option.default) : 0;
  return Math.max(usual + 1, option.type === 'integer' ? (option.min ?? 0) : 0);
}
