import { type Form, vocabulary } from '../../rules/vocabulary.ts';
import { onFirstUse, plainWords } from '../terms.ts';

interface Wording {
  readonly form: Form;
  readonly words: string;
  readonly where: 'start' | 'edge' | undefined;
}

const wordings = onFirstUse((): readonly Wording[] =>
  vocabulary.flatMap(({ called = [], form, where }) =>
    form ? called.map((each) => ({ form, where, words: ` ${plainWords(each).join(' ')} ` })) : [],
  ),
);

/** *How does it* isn't a question for a yes. */
const HOW = / how (?=(?:can|could|do|does|did|is|are|may|must|should|would|will) )/g;
/** Signs that join two things. */
const JOINS = /[&+]/;

/** What a question wants to know, by the words that it's asked with. */
export function formsIn(typed: string, words: readonly string[]): ReadonlySet<Form> {
  const text = ` ${words.join(' ')} `;
  const bare = text.replaceAll(HOW, ' how-');
  const forms = new Set(
    wordings()
      .filter(({ form, words: spoken, where }) => isIn(form === 'whether' ? bare : text, spoken, where))
      .map(({ form }) => form),
  );
  if (/\?\s*$/.test(typed)) forms.add('whether');
  if (JOINS.test(typed)) forms.add('and');
  return forms;
}

function isIn(text: string, spoken: string, where: Wording['where']): boolean {
  if (where === undefined) return text.includes(spoken);
  return text.startsWith(spoken) || (where === 'edge' && text.endsWith(spoken));
}
