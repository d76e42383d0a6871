import { LRUCache } from 'lru-cache';
import { upTo } from '../kernel/up-to.ts';
import { fillers, meanings, vocabulary, withoutAccents } from '../rules/vocabulary.ts';

/** What remains of a verb or *not* in *doesn't*, *I'm*, *who's*. */
const CONTRACTED = /n['’]t\b|['’](?:s|m|d|t|re|ll|ve)\b/g;
/** What remains of a short French word before a vowel: *qu'il*, *j'ai*, *l'obus*. */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)['’](?=\p{L})/gu;

/** A country, which is no pronoun: in capitals, after an article, or before what an army has: *US squad*, *a us tank*. */
const COUNTRY =
  /\bU\.?S\b\.?|(?<=\b(?:an?|the) (?:full )?)us\b|\bus(?= (?:army|troops|squads?|platoons?|compan(?:y|ies)|batter(?:y|ies)|tanks?|jeeps?|trucks?|armou?r(?:ed)?|infantry|soldiers?|forces?|vehicles?|artillery)\b)/g;

/** *AT gun*, which is no *at*: *at long range*. */
const ANTI_TANK = /\bAT\b|\bat(?=[ -](?:guns?|rifles?|teams?|weapons?|grenades?|mines?|shots?|fire)\b)/g;
/** *An (a) wound*, which is no article. */
const LETTERED = /\(a\)/gi;

/** Words that say nothing about what is asked. */
export const UNTOLD = fillers('always');
/** Words that ask nothing more when they come with a name. */
export const BESIDE = fillers('beside a name');

/**
 * The words of a text in the form used for comparison: lower case, without endings, and without those that say nothing.
 * A hyphenated word gives its parts, and the whole as well.
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!word.includes('-')) return UNTOLD.has(word) ? [] : [stem(word)];
    const parts = word.split('-').filter((part) => part.length > 1 && !UNTOLD.has(part));
    return [stem(word.replaceAll('-', '')), ...parts.map(stem)];
  });
}

/** One thing in a question: a word, and the meanings that it's part of. */
export interface Asked {
  /** As it was typed. */
  readonly word: string;
  readonly stem: string;
  readonly meanings: readonly string[];
}

/** The words of a question that say something. */
export function askedIn(text: string): Asked[] {
  const words = spokenIn(text);
  const stems = words.map(stem);
  // *Can I* and *how many* are how one asks, not what.
  const found = meaningsAt(stems).filter(({ from, to }) => words.slice(from, to).some((word) => !UNTOLD.has(word)));
  return words.flatMap((word, at) => {
    const own = found.filter(({ from, to }) => from <= at && at < to).map(({ meaning }) => meaning);
    own.push(...meaningsWithin(word).map(({ meaning }) => meaning));
    return UNTOLD.has(word) && own.length === 0 ? [] : [{ word, stem: stems[at]!, meanings: own }];
  });
}

/** Everything that a line can be found by: its words, what they mean, and which meanings occur together. */
export function keysOf(line: string, paired = true): string[] {
  return keysAmong(spokenIn(line), paired);
}

/** The same for a line that has been split into its words (`spokenIn`). */
export function keysAmong(words: readonly string[], paired = true): string[] {
  const stems = words.map(stem);
  const found = [
    ...new Set([...meaningsAt(stems), ...words.flatMap(meaningsWithin)].map(({ meaning }) => meaning)),
  ].sort();
  const telling = stems.filter((_, i) => !UNTOLD.has(words[i]!));
  return [
    ...telling,
    ...found,
    ...(paired ? found.flatMap((one, i) => found.slice(i + 1).map((two) => one + two)) : []),
  ];
}

/** Every word that players have for something, or short for one, or that says nothing. */
export const wordsKnown = onFirstUse(
  (): ReadonlySet<string> =>
    new Set(
      vocabulary
        .flatMap(({ called = [], beside = [], short = [] }) => [...called, ...beside, ...short])
        .flatMap(plainWords),
    ),
);

/** Every word that is the whole name of a thing, of what tables say of things, or of what a book either has or lacks. */
export const wordsNamed = onFirstUse(
  (): ReadonlySet<string> =>
    new Set(
      vocabulary
        .flatMap(({ called = [], means, only, subject, asks }) => {
          return (means && only === undefined) || subject || (asks && !asks.shot) ? called : [];
        })
        .map(plainWords)
        .flatMap(([word, ...others]) => (word === undefined || others.length > 0 || /\d/.test(word) ? [] : [word])),
    ),
);

/** Every word that has a meaning of its own or is part of one. */
export const wordsMeant = onFirstUse((): ReadonlySet<string> => new Set(meanings.flat().flatMap(plainWords)));

/** What's made when it is first asked for: the program starts sooner, and most commands look nothing up. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Words shorter than this aren't taken as parts of longer ones. */
const SHORTEST_PART = 4;

/** The two words that make up a long one, as in German: Moralwurf is Moral and Wurf. */
function partsOf(word: string): readonly string[] {
  if (word.length < 2 * SHORTEST_PART || wordsMeant().has(word)) return [];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const begin = word.slice(0, at);
    const head = [begin, begin.replace(/e?[sn]$/, '')].find((each) => wordsMeant().has(each));
    const tail = word.slice(at);
    if (head !== undefined && head.length >= SHORTEST_PART && wordsMeant().has(tail)) return [head, tail];
  }
  return [];
}

/** What the two words that make up a long one mean. */
function meaningsWithin(word: string): readonly Meant[] {
  return WITHIN.memo(word);
}

/** More than all words of all books: the index reads the same ones hundreds of times. */
const MOST_READ = 20_000;
const WITHIN = new LRUCache<string, readonly Meant[]>({
  ...upTo(MOST_READ),
  memoMethod: (word) => meaningsAt(partsOf(word).map(stem)),
});
const STEMS = new LRUCache<string, string>({ ...upTo(MOST_READ), memoMethod: (word) => withoutEnding(word) });

/** Whether a key is a meaning or a pair of them, and not a word. */
export function isMeaning(key: string): boolean {
  return key.startsWith('#');
}

/** A word without its ending, so that *firing*, *fires* and *fire* are one. */
export function stem(word: string): string {
  return STEMS.memo(word);
}

function withoutEnding(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const single = word.replace(/(?<=..)ies$/, 'y').replace(/(?<![sui])s$/, '');
  const bare = single.replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/, '');
  if (bare === single || bare.length < 3) return withoutE(single);
  if (/([^lsz])\1$/.test(bare)) return bare.slice(0, -1);
  // The e of a short word went with its ending: losing comes from lose.
  return bare.length === 3 && /[^aeiouy][aeiouy][^aeiouywx]$/.test(bare) ? `${bare}e` : withoutE(bare);
}

/** A short word keeps its e: to lose isn't line of sight (LOS). */
function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '') : word;
}

/** The words of a text, in lower case and without accents, with hyphenated ones whole. */
function wordsOf(text: string): string[] {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(CONTRACTED, ' ')
    .replaceAll(ELIDED, ' ')
    .replaceAll(/['’]/g, ' ');
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words of a text, in lower case and without accents, with hyphenated ones in parts. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.split('-'));
}

/** The same, with what would be read as another word, such as a country's capitals, as a word of its own. */
export function spokenIn(text: string): string[] {
  return plainWords(text.replaceAll(COUNTRY, 'usa').replaceAll(ANTI_TANK, 'antitank').replaceAll(LETTERED, 'lettera'));
}

interface Meant {
  readonly meaning: string;
  readonly from: number;
  readonly to: number;
}

/** What words mean, alone and together. A word inside a longer meaning means nothing by itself: *on fire* isn't fire. */
function meaningsAt(stems: readonly string[]): Meant[] {
  const all = stems.flatMap((first, from) =>
    (starting().get(first) ?? [])
      .filter(({ words }) => words.every((word, i) => stems[from + i] === word))
      .map(({ words, meaning }) => ({ meaning, from, to: from + words.length })),
  );
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from,
      ),
  );
}

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: string;
}

let phrasesStarting: Map<string, Phrase[]> | undefined;

/** The phrases of every meaning, by their first word: put together for the first question. */
function starting(): ReadonlyMap<string, readonly Phrase[]> {
  phrasesStarting ??= byFirstWord();
  return phrasesStarting;
}

function byFirstWord(): Map<string, Phrase[]> {
  const all = new Map<string, Phrase[]>();
  for (const [i, phrases] of meanings.entries()) {
    for (const phrase of phrases) {
      const words = plainWords(phrase).map(stem);
      const own = all.get(words[0]!) ?? [];
      const known = own.some(({ words: other, meaning }) => meaning === `#${i}` && other.join(' ') === words.join(' '));
      if (!known) all.set(words[0]!, [...own, { words, meaning: `#${i}` }]);
    }
  }
  return withInflections(all);
}

/** What German adds to a word, after its *e* has gone with its ending: *Gefangenen*, *schwerem*. */
const INFLECTIONS = ['en', 'er', 'em', 'n'];
/** A shorter word with such an ending is likelier to be another one. */
const SHORTEST_INFLECTED = 5;

/** The same with each single word in its German forms, unless a form is a word of its own. */
function withInflections(all: Map<string, Phrase[]>): Map<string, Phrase[]> {
  const inflected = [...all].flatMap(([first, phrases]) => {
    const single = phrases.filter(({ words }) => words.length === 1);
    if (single.length === 0 || first.length < SHORTEST_INFLECTED) return [];
    const forms = INFLECTIONS.map((ending) => first + ending).filter((form) => !all.has(form));
    return forms.map((form) => [form, single.map(({ meaning }) => ({ words: [form], meaning }))] as const);
  });
  for (const [form, phrases] of inflected) all.set(form, [...(all.get(form) ?? []), ...phrases]);
  return all;
}
