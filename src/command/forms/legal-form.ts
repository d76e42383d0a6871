import { breathing } from '../../campaign/breath.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Said } from '../../referee/acts/search.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field } from '../../reply/document.ts';
import { refusalMessage } from '../../reply/problem.ts';
import type { Asking } from './asking.ts';
import { type Filling, finishingOf, saidIn } from './filling.ts';
import { type Extras, extrasBelow } from './legal-extras.ts';
import { canApply } from './rule-fields.ts';

/**
 * The fields of a form and what goes below them, where nothing that stands there at first is refused, and no choice that is
 * refused whatever else is filled in.
 * @throws {Refusal} if the rules refuse it whatever is filled in
 */
export async function legalFields(
  asking: Asking,
  fields: readonly Field[],
  { most, ...extras }: Extras & { readonly most: number },
): Promise<{ readonly asked: readonly Field[]; readonly extras: readonly Field[] }> {
  const { table, given } = asking;
  const finishing = finishingOf(asking, fields);
  const inForm = fields.map(({ name }) => name);
  const below = [...extras.ticks, ...extras.typed].map(({ name }) => name);
  const words = extras.ticks.filter(({ value }) => typeof value === 'string').map(({ name }) => name);
  const ticked = Object.fromEntries(extras.ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value]));
  const apart = { ...extras.suggested, ...ticked };
  const alone = [...Object.keys(table), 'target'].filter((name) => !inForm.includes(name) && given[name] === undefined);
  const outside = alone.filter((name) => !below.includes(name));
  const others = alone.filter((name) => !below.includes(name) || words.includes(name));
  const refusal = finishing.refusal({}, outside);
  if (refusal) throw refusal;
  const breathe = breathing();
  const filling: Filling = {
    finishing,
    table,
    alone,
    outside,
    others,
    breathe,
    said: finishing.goes(apart, alone) ? apart : ticked,
  };
  const sound = withSoundValues(extras.words, filling, fields);
  const stands: Filling = { ...filling, said: { ...filling.said, ...saidIn(sound) } };
  const all: Field[] = [];
  for (const field of sound) all.push(await withLegalChoices(stands, field));
  // What only a choice needed that isn't offered doesn't have to be asked.
  const asked = all.filter(({ name, required }) => required || canApply(table[name], all));
  const belowThem = asked.length >= most ? [] : await extrasBelow(extras.words, stands, asking, asked, extras);
  return { asked, extras: belowThem.slice(0, most - asked.length) };
}

/**
 * A form's fields with values that go together. If they don't, the first one gives way without which they do, or else the first two:
 * what was said last time before anything else. The player's own choice gets another value at first; what only eyes can tell gets none.
 */
function withSoundValues(words: Catalogue, filling: Filling, fields: readonly Field[]): readonly Field[] {
  const kept = { ...filling.said, ...saidIn(fields) };
  const refusal = refusedAsItStands(filling, fields, kept, []);
  if (!refusal) return fields;
  const typedFirst = fields
    .filter(({ several }) => several === undefined)
    .toSorted((a, b) => Number(Boolean(a.choices)) - Number(Boolean(b.choices)));
  const pairs = typedFirst.flatMap((one, i) => typedFirst.slice(i + 1).map((other) => [one, other]));
  const giving = [...typedFirst.map((field) => [field]), ...pairs].find(
    (each) => !refusedAsItStands(filling, fields, kept, each),
  );
  if (!giving) return fields.map((field) => (field.choices ? field : { ...field, value: undefined }));
  return giving.reduce<readonly Field[]>(
    (all, field) =>
      isFact(filling, field) ? withDenial(words, all, field, refusal) : withChanged(filling, all, field, giving),
    fields,
  );
}

/** Whether it's something that's so of a unit, and nobody's choice: that its gun is belt-fed. */
function isFact({ table }: Filling, { name }: Field): boolean {
  return table[name]?.from === 'known' && table[name].type === 'boolean';
}

/** Nobody says by mistake that it isn't so: the field starts empty, with what stands in the way as long as it is. */
function withDenial(
  words: Catalogue,
  fields: readonly Field[],
  { name, value }: Field,
  refusal: Refusal,
): readonly Field[] {
  const other = value !== 'true';
  const choices = [{ label: words.capital(words.claimed(name, other)), value: String(other) }];
  const hint = refusalMessage(words, refusal);
  return fields.map((field) =>
    field.name === name ? { ...field, hint, value: undefined, required: true, choices } : field,
  );
}

/** The rule that refuses it as it stands, while these fields are open. What has to be filled in is open, too. */
function refusedAsItStands(
  { finishing, alone }: Filling,
  fields: readonly Field[],
  said: Said,
  open: readonly Field[],
): Refusal | undefined {
  const names = open.map(({ name }) => name);
  const left = fields.filter(({ name, value, required }) => !required && value === undefined && !names.includes(name));
  const kept = Object.entries(said).filter(([name]) => !names.includes(name));
  return finishing.refusal(Object.fromEntries(kept), [...alone, ...left.map((field) => field.name)]);
}

function withChanged(
  filling: Filling,
  fields: readonly Field[],
  { name, choices = [] }: Field,
  giving: readonly Field[],
): readonly Field[] {
  const isSeen = filling.table[name]?.from === 'eye' || choices.length === 0;
  const others = giving.filter((field) => field.name !== name);
  const goes = ({ value }: Choice) =>
    !refusedAsItStands(filling, fields, { ...filling.said, ...saidIn(fields), [name]: value }, others);
  const instead = isSeen ? { value: undefined, required: true } : { value: choices.find(goes)?.value };
  return fields.map((field) => (field.name === name ? { ...field, ...instead } : field));
}

async function withLegalChoices({ finishing, table, breathe, ...filling }: Filling, field: Field): Promise<Field> {
  const { name, choices, value, several } = field;
  if (!choices) return field;
  // Which part of a house he's in is told of the target, and goes with him. Another of the unit's weapons would be another act.
  const others =
    name === 'target'
      ? filling.others.filter((each) => table[each]?.from === 'known' || filling.outside.includes(each))
      : filling.others;
  const legal: Choice[] = [];
  for (const choice of choices) {
    await breathe();
    if (choice.value === value || finishing.goes({ [name]: choice.value }, others)) legal.push(choice);
  }
  const [first] = legal;
  if (!first) return field;
  // Who's refused alone may be chosen together with one who isn't: men near those whom a battery was called on.
  const together = (choice: Choice) =>
    several !== undefined && finishing.goes({ [name]: `${first.value}, ${choice.value}` }, others);
  return { ...field, choices: choices.filter((choice) => legal.includes(choice) || together(choice)) };
}
