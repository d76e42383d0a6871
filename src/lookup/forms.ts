import type { Form } from '../rules/vocabulary.ts';
import type { Question } from './question/question.ts';
import type { Found } from './rules-by-id.ts';

/** What an answer has in it, by what was asked for. */
const SAYS: Partial<Readonly<Record<Form, RegExp>>> = {
  'how far': /″|\b(?:one|two|three|half a) moves?\b|\bsight\b|\bno (?:limit|maximum)\b|\binch|\bspeed\b|\bdistance/i,
  modifier: /[+−]\d|\b(?:half|halves|double|twice|less|more|extra|costs?|takes?|takes off|no|nothing|doesn’t|never)\b/i,
  'to throw':
    /\bD\d|\d or (?:more|less|over|under)|\bon an? \d|\d-\d|\bneeds? \d|\d\/\d|\bthrow|\broll|\bhits?\b|\bsaves?\b|\bdice\b/i,
  when: /\b(?:when|once|if|as soon|after|before|during|turn|each time|every time|until|at the (?:start|end)|first|then|on an? \d|\d or more)\b/i,
  'how many':
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|once|twice|single|any number|nobody|no limit|all|none|every|each)\b/i,
  who: /\b(?:he|who|nobody|anyone|everyone|players?|sides?|men|man|soldiers?|officers?|nco|leader|figures?|teams?|troops|crews?|units?|attacker|second|loader|owner|one)\b/i,
};

/**
 * Whether what a rule says has what such a question asks for: a distance for *how far*, a number for *how many*.
 * @returns undefined for a question that asks in no such way
 */
export function saysWhatsAsked({ rule, book }: Found, question: Question): boolean | undefined {
  const says = `${rule.title}. ${book.answers?.[rule.id] ?? rule.text.slice(0, FIRST)}`;
  // A rule that has a face in its title is about that face.
  return saysAsked(says, question, /\d/.test(rule.title) ? rule.title : says);
}

/** The same of a text; the face of a die may have to be in a part of it. */
export function saysAsked(text: string, { forms, scored }: Question, scores: string = text): boolean | undefined {
  const wanted = [...forms].flatMap((form) => SAYS[form] ?? []);
  if (wanted.length === 0 && scored === undefined) return undefined;
  if (scored !== undefined && !speaksOf(scores, scored)) return false;
  return wanted.every((pattern) => pattern.test(text));
}

const FACES = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether a text has a number, by itself, as a word, or between two others. */
function speaksOf(text: string, number: number): boolean {
  const plain = text.toLowerCase();
  if (FACES[number] !== undefined && plain.includes(FACES[number])) return true;
  const spans = plain.matchAll(/(\d+)(?:(?:-| to )(\d+)|( or (?:more|over|better)))?/g);
  return [...spans].some(([, from, to, more]) => {
    return Number(from) <= number && number <= (more ? Number.POSITIVE_INFINITY : Number(to ?? from));
  });
}

/** How much of a rule without a ready answer is looked at: its first sentences. */
const FIRST = 200;
