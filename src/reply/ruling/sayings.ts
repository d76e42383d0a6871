import type { Catalogue } from '../catalogue.ts';
import type { InParts, Saying, Shared } from '../english/ruling/change-words.ts';

/** A sentence, or what may be said of several at once. */
export type Sentence = string | Shared;

/** All that's said of a change. */
export function wholeOf(saying: Saying): readonly Sentence[] {
  if (typeof saying === 'string') return [saying];
  const { news, means, more } = saying;
  const meaning = means === undefined ? '' : `: ${typeof means === 'string' ? means : means.one}`;
  return [`${news}${meaning}`, ...(more === undefined ? [] : [more])];
}

/** What's left of it where its news has been told. */
export function restOf(words: Catalogue, { means, more }: InParts): readonly Sentence[] {
  return [means, more].flatMap((part) =>
    part === undefined ? [] : [typeof part === 'string' ? words.capital(part) : part],
  );
}

/** Sentences, where what's true of each of several is said once: “Each can still fire.” */
export function shownOnce(words: Catalogue, sentences: readonly Sentence[]): string[] {
  const shared = sentences.filter((each) => typeof each !== 'string');
  const first = new Map(shared.toReversed().map((each) => [each.key, each]));
  return sentences.flatMap((each) => {
    if (typeof each === 'string') return [words.sentence(each)];
    if (first.get(each.key) !== each) return [];
    const alike = shared.filter(({ key }) => key === each.key);
    return [words.sentence(words.capital(alike.length > 1 ? each.each : each.one))];
  });
}

/** All that's said of a change, as one text. */
export function wholeText(words: Catalogue, saying: Saying): string {
  return typeof saying === 'string' ? saying : shownOnce(words, wholeOf(saying)).join(' ');
}
