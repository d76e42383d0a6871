import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Form } from '../../rules/vocabulary.ts';
import { type Asked, askedIn, plainWords } from '../terms.ts';
import type { Where } from '../where.ts';
import { formsIn } from './asking.ts';
import { type Name, namesIn } from './names.ts';
import { type Numeral, numbersIn } from './numbers.ts';

/**
 * What somebody asks, read once: everything that answers reads this, and never the words again. Its parts are only read when
 * somebody wants them: a search for what's still being typed needs no names.
 */
export class Question {
  /** As it was typed. */
  readonly typed: string;
  /** With its abbreviations written out and its slips mended. */
  readonly text: string;
  readonly where: Where;
  #words: readonly string[] | undefined;
  #asked: readonly Asked[] | undefined;
  #forms: ReadonlySet<Form> | undefined;
  #numbers: readonly Numeral[] | undefined;
  #names: readonly Name[] | undefined;

  constructor(typed: string, text: string, where: Where) {
    this.typed = typed;
    this.text = text;
    this.where = where;
  }

  /** The book that it's asked of. */
  get book(): Partial<Ruleset> {
    return this.where.only ?? this.where.first;
  }

  /** All its words, in lower case and without accents. */
  get words(): readonly string[] {
    this.#words ??= plainWords(this.text);
    return this.#words;
  }

  /** The words that say something, and what they mean. */
  get asked(): readonly Asked[] {
    this.#asked ??= askedIn(this.text);
    return this.#asked;
  }

  /** What it wants to know: a yes or a no, a distance, how many. */
  get forms(): ReadonlySet<Form> {
    this.#forms ??= formsIn(this.text, this.words);
    return this.#forms;
  }

  /** Its numbers, each with what it is. */
  get numbers(): readonly Numeral[] {
    this.#numbers ??= numbersIn(this.text);
    return this.#numbers;
  }

  /** The weapons and vehicles that it names, in this book or another, the longest name first. */
  get names(): readonly Name[] {
    this.#names ??= namesIn(this.words, this.where);
    return this.#names;
  }

  /** The face of a die, or by how much somebody won, if it's about one. */
  get scored(): number | undefined {
    const said = this.numbers.find(({ role }) => role === 'face' || role === 'margin');
    return (said ?? this.numbers.find(({ role, isLast }) => role === 'bare' && isLast && this.words.length > 1))?.value;
  }

  /** Whether it asks for a yes or a no, and nothing else. */
  get isWhether(): boolean {
    return this.forms.has('whether') && !this.forms.has('open') && !this.forms.has('how many');
  }
}

/** The words of a question that say something, each once, with slips mended: what it was read as. */
export function readAs({ asked }: Question): readonly string[] {
  return [...new Set(asked.map(({ word }) => word))];
}
