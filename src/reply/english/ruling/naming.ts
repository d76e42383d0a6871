import type { Declared } from './verdict-words.ts';

/** Who hit whom: `Bell hit Miller`. */
export function hit({ names: { who, at } = {} }: Declared): string {
  if (at === undefined) return 'Hit';
  return who === undefined ? `${at} is hit` : `${who} hit ${at}`;
}

/** Who missed whom: `Bell missed Miller`. */
export function missed({ names: { who, at } = {} }: Declared): string {
  if (who === undefined) return at === undefined ? 'Missed' : `${at}: missed`;
  return at === undefined ? `${who} missed` : `${who} missed ${at}`;
}

/** Verbs done to somebody: the sentence is about that unit. */
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

/** The subjects that a unit's name can replace. */
const SUBJECT = /^(?:It|He|The team|The crew) /;

/** Verbs whose sentences are about a thing: a wall, a grenade, a shell. What somebody sent there is called his. */
const OF_THINGS: Readonly<Record<string, string | undefined>> = {
  barrage: 'salvo',
  demolish: undefined,
  grenade: 'grenade',
};

/**
 * A verdict that names the unit it's about, so that the first line of a reply is the news. A verdict with a name stays as it is.
 */
export function naming(verb: string, verdict: string, { names: { who, at, each = [] } = {} }: Declared): string {
  const about = DONE_TO.has(verb) ? (at ?? who) : (who ?? at);
  const isNamed = [who, at, ...each].some((name) => name !== undefined && verdict.includes(name));
  if (about === undefined || isNamed) return verdict;
  const thing = at === undefined ? OF_THINGS[verb] : undefined;
  const sent = new RegExp(`^(?:It|The ${thing}) `);
  if (thing !== undefined && sent.test(verdict)) return verdict.replace(sent, `${about}’s ${thing} `);
  if (SUBJECT.test(verdict) && !Object.hasOwn(OF_THINGS, verb)) return verdict.replace(SUBJECT, `${about} `);
  // A sentence needs only one colon.
  return `${about}${/: /.test(verdict) ? ',' : ':'} ${lowered(verdict)}`;
}

/** The text as it continues after a colon. Abbreviations and anything that isn't a word keep their capitals. */
function lowered(text: string): string {
  return /^[A-Z](?:[a-z]|\s)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
