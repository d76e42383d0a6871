import type { Declared } from './verdicts.ts';

/** What was hit, by its name: `Miller hit`. */
export function hit({ names }: Declared): string {
  return names?.at === undefined ? 'Hit' : `${names.at} hit`;
}

/** Who missed whom: `Bell missed Miller`. */
export function missed({ names: { who, at } = {} }: Declared): string {
  if (who === undefined) return at === undefined ? 'Missed' : `${at}: missed`;
  return at === undefined ? `${who} missed` : `${who} missed ${at}`;
}

/** What is done to somebody: whoever it is done to is the one it is about. */
const DONE_TO: ReadonlySet<string> = new Set([
  'assault',
  'bail',
  'barrage',
  'demolish',
  'effect',
  'fire',
  'grenade',
  'tankhit',
  'wound',
]);

/** The subjects of sentences about whoever does it. */
const SUBJECT = /^(?:It|He|The team|The crew) /;

/** What such a sentence is not about: a wall, a grenade, a shell. */
const OF_THINGS: ReadonlySet<string> = new Set(['barrage', 'demolish', 'grenade']);

/**
 * A verdict that names whom it is about, so that the first line of a reply is the news. A verdict that does so already stays
 * as it is.
 */
export function naming(verb: string, verdict: string, { names: { who, at } = {} }: Declared): string {
  const about = DONE_TO.has(verb) ? (at ?? who) : (who ?? at);
  if (about === undefined || [who, at].some((name) => name !== undefined && verdict.includes(name))) return verdict;
  if (SUBJECT.test(verdict) && !OF_THINGS.has(verb)) return verdict.replace(SUBJECT, `${about} `);
  // One colon is enough for a sentence.
  return `${about}${/: /.test(verdict) ? ',' : ':'} ${lowered(verdict)}`;
}

/** As it goes on after a colon: what is no word, or all capitals, stays. */
function lowered(text: string): string {
  return /^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
