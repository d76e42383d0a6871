import type { OptionTable } from '../kernel/options.ts';
import type { Field } from '../reply/document.ts';
import { alternatives, type Said, saidIn, type Trial } from './trial.ts';

/**
 * A form's fields with values that go together. If they're refused, the first one whose change helps gives way, or else the first
 * two: what was said last time before anything else. The player's own choice gets another value at first; what only eyes can
 * tell gets none. If there's no time to try, nothing typed is kept.
 * @param ticked what has been ticked, which stays
 * @throws {Refusal} if the rules refuse it whatever is filled in
 */
export async function withSoundValues(
  trial: Trial,
  fields: readonly Field[],
  { table, ticked }: { readonly table: OptionTable; readonly ticked: Said },
): Promise<readonly Field[]> {
  const said = { ...ticked, ...saidIn(fields) };
  const comes = await trial.comes(said);
  if (comes === 'untried') return fields.map(withoutTyped);
  if (comes !== 'refused' && comes !== 'liftable') return fields;
  const typedFirst = fields
    .filter(({ several }) => several === undefined)
    .toSorted((a, b) => Number(Boolean(a.choices)) - Number(Boolean(b.choices)));
  const pairs = typedFirst.flatMap((one, i) => typedFirst.slice(i + 1).map((other) => [one, other]));
  for (const giving of [...typedFirst.map((field) => [field]), ...pairs]) {
    const better = await trial.first(changes(giving, said), ['ruled', 'open']);
    if (better) return fields.map((field) => (giving.includes(field) ? changed(field, better, table) : field));
  }
  // If all of it can be chosen or measured, nothing that's filled in would help.
  const isAllTried = fields.every(({ name, choices }) => choices || table[name]?.type === 'number');
  const why = isAllTried && !trial.isSpent ? trial.refusal(said) : undefined;
  if (why) throw why;
  return fields.map(withoutTyped);
}

/** The same with each of these fields changed. */
function changes(fields: readonly Field[], said: Said): readonly Said[] {
  return fields.reduce<readonly Said[]>((ways, field) => ways.flatMap((way) => alternatives(field, way)), [said]);
}

function changed(field: Field, better: Said, table: OptionTable): Field {
  const isSeen = table[field.name]?.from === 'eye' || !field.choices;
  return isSeen ? { ...field, value: undefined, required: true } : { ...field, value: String(better[field.name]) };
}

function withoutTyped(field: Field): Field {
  return field.choices || field.value === undefined ? field : { ...field, value: undefined };
}
