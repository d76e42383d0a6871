import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Line, line } from '../document.ts';
import { dueText, effectTexts } from './effects.ts';
import { endLine } from './ending.ts';

/** What a ruling means for those on the table, in sentences, and the lines about what comes next. */
interface Consequences {
  /** The news; what a change says better takes its place. */
  readonly headline: string;
  readonly means: readonly string[];
  readonly next: readonly Line[];
}

/**
 * What a ruling changes, said once: what the headline has said already isn't repeated, and rules that only the players see to are
 * left to *Why?*.
 */
export function consequencesOf(
  words: Catalogue,
  { rules, effects }: Ruled,
  headline: string,
  game: Game | undefined,
): Consequences {
  const ruleset = rulesets[rules];
  const textsOf = (chosen: (effect: Effect) => boolean) => [
    ...new Set(effectTexts(words, effects.filter(chosen), game, ruleset)),
  ];
  const texts = textsOf(isChange).filter((text) => !words.isSaidIn(headline, text));
  // “Quill routs.” and “Quill routs: he runs …” is said in one, and so is “Hano is free.” and “Hano is free again.”
  const better = texts.find((text) => text.startsWith(headline.replace(/\.$/, ':')) || words.isSaidIn(text, headline));
  const unsaid = texts.filter((text) => text !== better).map((text) => afterNews(words, headline, text));
  const means = saidOnce(words, unsaid.map(words.sentence));
  const ended = textsOf(({ effect }) => effect === 'ended').map((text) => endLine(text));
  const dues = effects.flatMap((effect) =>
    // What the referee's own side owes is thrown in the same reply, so it has no words here.
    effect.effect === 'due' && effectTexts(words, [effect], game, ruleset).length > 0
      ? [dueText(words, effect, game, ruleset)]
      : [],
  );
  const next = [...new Set(dues)].flatMap((due, i) => [...(i > 0 ? [', '] : []), code(due)]);
  return {
    headline: better === undefined ? headline : words.sentence(better),
    means,
    next: [...ended, ...(next.length > 0 ? [line(words.game.comesNext, ...next)] : [])],
  };
}

/** “Miller is pinned: he stops where he is” after the news that he’s pinned: what that means for him. */
function afterNews(words: Catalogue, headline: string, text: string): string {
  const [, news, meaning] = /^([^:]+): ([a-z].*)$/s.exec(text) ?? [];
  return news !== undefined && words.isSaidIn(headline, news) ? words.capital(meaning!) : text;
}

function isChange(effect: Effect): boolean {
  if (effect.effect === 'remind') return effect.says !== undefined;
  return effect.effect !== 'due' && effect.effect !== 'ended';
}

/** Without sentences that were said of somebody before, which are about each of them: “Each can still fire.” */
function saidOnce(words: Catalogue, texts: readonly string[]): string[] {
  const all = texts.map(sentencesOf);
  const many = (sentence: string) => all.flat().filter((each) => each === sentence).length;
  const said = new Set<string>();
  return all.map((sentences) => {
    const unsaid = sentences.filter((each) => !said.has(each));
    for (const each of unsaid) said.add(each);
    return unsaid.map((each) => (many(each) > 1 ? words.ofEach(each) : each)).join(' ');
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
