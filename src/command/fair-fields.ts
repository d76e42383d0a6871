import { mayGive } from '../referee/trying.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Choice, Field } from '../reply/document.ts';
import type { Asking } from './asking.ts';
import { type Extras, extrasBelow } from './fair-extras.ts';
import { canApply } from './rule-fields.ts';
import { withSoundValues } from './sound-values.ts';
import { type Said, saidIn, Trial, type Tryable, waysRound } from './trial.ts';

/**
 * The fields of a form and what goes below them, where nothing that stands there at first would be refused, and no choice that
 * would be refused whatever else is filled in. Every value is tried with what stands in the others. That can take long, so
 * others get their turn meanwhile.
 * @param most how many fields there can be in all
 */
export async function fairFields(
  words: Catalogue,
  asking: Asking,
  fields: readonly Field[],
  { most, ...extras }: Extras & { readonly most: number },
): Promise<{ readonly asked: readonly Field[]; readonly extras: readonly Field[] }> {
  // What the book suggests may be what makes it possible, such as the points that are left.
  const trial = new Trial(asking, { ...asking.given, ...extras.suggested }, fields);
  const ticked = Object.fromEntries(extras.ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value]));
  const sound = await withSoundValues(trial, fields, { table: asking.table, ticked });
  const all = await withFair(trial, sound, ({ several }) => several === undefined);
  // What only a choice needed that isn't offered doesn't have to be asked.
  const asked = all.filter(({ name, required }) => required || canApply(asking.table[name], all));
  const below = asked.length >= most ? [] : await extrasBelow(words, trial, asking, asked, extras);
  // Trying everyone who may be caught takes longest, and matters least.
  const whole = await withFair(trial, asked, ({ several }) => several !== undefined);
  return { asked: whole, extras: below.slice(0, most - whole.length) };
}

/** The same fields, those that are to be tried now with the choices that would be taken. */
async function withFair(trial: Trial, fields: readonly Field[], isNow: (field: Field) => boolean) {
  const tried: Field[] = [];
  for (const field of fields) tried.push(isNow(field) ? await withFairChoices(trial, field, fields) : field);
  return tried;
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
    const isFair =
      choice.value === value || (await trial.first(ways, ['ruled', 'open', 'untried', 'liftable'])) !== undefined;
    if (isFair) fair.push(choice);
  }
  if (fair.length === 0) return field;
  const together = field.several === undefined ? [] : await fairTogether(trial, field, fair, said);
  return { ...field, choices: choices.filter((choice) => fair.includes(choice) || together.includes(choice)) };
}

/** Who's refused alone and can be chosen together with one who isn't: men near those whom a battery was called on. */
async function fairTogether(
  trial: Trial,
  { name, choices = [] }: Field,
  [first, ...others]: readonly Choice[],
  said: Said,
): Promise<readonly Choice[]> {
  const found: Choice[] = [];
  for (const choice of choices) {
    if (choice === first || others.includes(choice)) continue;
    const both = { ...said, [name]: `${first!.value}, ${choice.value}` };
    if ((await trial.first([both], ['ruled', 'open', 'liftable'])) !== undefined) found.push(choice);
  }
  return found;
}
