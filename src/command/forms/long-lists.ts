import { breathing } from '../../campaign/breath.ts';
import type { Finishing } from '../../referee/acts/finishing.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Field } from '../../reply/document.ts';
import type { Asking } from './asking.ts';
import { finishingOf } from './filling.ts';
import { choiceOf, MOST_CHOICES, withNumbers } from './form-fields.ts';

/**
 * The fields, where a list too long for a menu has one after all if the rules leave few enough of it to this unit: a tank fires
 * no artillery. Nothing is chosen there at first, because what was fired last may have been another tank's gun.
 */
export async function withShortLists(
  words: Catalogue,
  asking: Asking,
  fields: readonly Field[],
): Promise<readonly Field[]> {
  const finishing = finishingOf(asking, fields);
  const all: Field[] = [];
  for (const field of fields) all.push(await withShortList(words, asking, finishing, field));
  return all;
}

async function withShortList(words: Catalogue, asking: Asking, finishing: Finishing, field: Field): Promise<Field> {
  const option = asking.table[field.name];
  const values = option?.type === 'string' && option.from === 'choice' ? (option.values ?? []) : [];
  if (field.choices || !field.required || values.length <= MOST_CHOICES) return field;
  const breathe = breathing();
  const left: string[] = [];
  for (const value of values) {
    await breathe();
    if (finishing.goes({ [field.name]: value })) left.push(value);
    if (left.length > MOST_CHOICES) return field;
  }
  const menu = { ...field, value: undefined, choices: left.map((value) => choiceOf(words, value)) };
  return left.length === 0 ? field : withNumbers(words, menu, asking.command.name, asking.ruleset);
}
