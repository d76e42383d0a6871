import { oncePer } from '../kernel/once.ts';
import type { Rule } from '../kernel/ruleset.ts';
import { saysAsked } from './forms.ts';
import type { Question } from './question/question.ts';
import { type Asked, keysOf } from './terms.ts';

/** A sentence of a rule, by its words and what they mean. */
interface Sentence {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
}

/** What a question's form counts for beside its words, if a sentence has what it asks for: a distance for *how far*. */
const FORM = 1;
/** A rule's first sentence says what the others rest on: another has to say so much more. */
const MORE = 0.5;
/** How a sentence begins that goes on from the one before it. */
const GOES_ON = /^(?:So|But|Then|And|Or|Instead|Otherwise|Also|If not|If so|This|These|Those|That|Both)\b/;
/** A sentence that only counts for some. */
const OF_HOUSE = /\bhouse rule\b/i;
/** A word that only has the same meaning counts in part. */
const AS_MEANT = 0.85;

/** The sentences of a text. A full stop after an abbreviation or in a bracket doesn't end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z"(])(?![^()]*\))/);
}

/**
 * A rule's sentences, with the one first that says most of what was asked; the others in their order. One that hasn't what such a
 * question asks for never comes before a first one that has it. One about a house rule never comes first, and one that goes on
 * from another is second to the first one.
 */
export function sentencesFor(rule: Rule, question: Question): readonly string[] {
  const sentences = sentencesIn(rule);
  const texts = sentences.map(({ text }) => text);
  const says = texts.map((text) => saysAsked(text, question) ?? false);
  const mayLead = (i: number) => i === 0 || ((says[i]! || !says[0]!) && !OF_HOUSE.test(texts[i]!));
  const fits = sentences.map((sentence, i) => fitOf(sentence, sentences, question) + (says[i] ? FORM : 0));
  const best = fits.reduce((at, fit, i) => (mayLead(i) && fit > fits[at]! + (at === 0 ? MORE : 0) ? i : at), 0);
  const leads = [...new Set(GOES_ON.test(texts[best]!) ? [0, best] : [best])];
  return [...leads.map((i) => texts[i]!), ...texts.filter((_, i) => !leads.includes(i))];
}

/** How much of a question a sentence says: a word that each sentence of the rule has tells none from the others. */
function fitOf(sentence: Sentence, all: readonly Sentence[], { asked }: Question): number {
  return asked.reduce((sum, word) => {
    const having = all.filter(({ keys }) => partOf(word, keys) > 0).length;
    return sum + (having === 0 ? 0 : partOf(word, sentence.keys) * Math.log(1 + all.length / having));
  }, 0);
}

const sentencesIn = oncePer(({ text }: Rule): readonly Sentence[] =>
  sentencesOf(text).map((each) => ({ text: each, keys: new Set(keysOf(each, false)) })),
);

function partOf({ stem, meanings }: Asked, keys: ReadonlySet<string>): number {
  if (keys.has(stem)) return 1;
  return meanings.some((meaning) => keys.has(meaning)) ? AS_MEANT : 0;
}
