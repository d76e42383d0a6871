import type { Facts } from '../../../kernel/state/facts.ts';
import { say } from '../words.ts';

/** What to call a fact or its value after "43 %". */
const CALLED: Readonly<Record<string, string>> = {
  hit: 'to hit',
  hits: 'to hit',
  jam: 'to jam',
  spotted: 'to spot it',
  broken: 'to break',
  rallied: 'to rally',
  surrender: 'to surrender',
  killed: 'to kill somebody',
  kills: 'to put somebody out of action',
  disabled: 'to put somebody out of action',
  'out-of-action': 'out of action',
  'serious-wound': 'a serious wound',
  'light-wound': 'a light wound',
  wounds: 'to wound somebody',
  suppressed: 'to suppress somebody',
  pinned: 'pinned',
  hide: 'to force somebody into hiding',
  destroyed: 'to destroy it',
  penetrating: 'to penetrate',
  immobilised: 'to immobilise it',
  placed: 'to place it',
  captured: 'to capture it',
  'crew-killed': 'to kill some of the crew',
  'passengers-killed': 'to kill passengers',
  damage: 'to damage it',
  'weapons-destroyed': 'to destroy a weapon',
  escaped: 'to get somebody out',
  'crew-out': 'to get some of the crew out',
  removed: 'to take some off',
  stuck: 'to get stuck',
};

/** What to call a result, where a fact of the same name says something else. */
const RESULTS: Readonly<Record<string, string>> = { disabled: 'to disable it' };

/** Facts without a result worth showing, or with details of one already shown. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'wound',
  'test-due',
  'roll-due',
  'automatic',
  'scatter-direction',
  'scatter-distance',
  'scatter-half-inches',
  'shots',
  'shots-max',
  'figures',
  'inches',
  'moves',
  'moves-half-inches',
  'explodes-in',
  'allowance',
  'visibility',
]);
const NOTHING: ReadonlySet<string> = new Set(['none', 'miss', 'no-effect', 'fight-on']);

/** Facts whose value names a winner. */
const WHOSE: Readonly<Record<string, (value: string) => string>> = {
  winner: (value) => (value === 'draw' || value === 'none' ? 'a draw' : `${say(value)} wins`),
  first: (value) => `${say(value)} goes first`,
};

/** Everything in these facts whose chance a player would ask about, the first first: "to hit", "out of action". */
export function chancesIn(facts: Facts): readonly string[] {
  // This runs for each outcome, and heavy odds have ten thousand, so there are no arrays in between.
  const texts: string[] = [];
  for (const name of Object.keys(facts)) {
    const what = chanceOf(name, facts[name]);
    if (what !== undefined && !texts.includes(what)) texts.push(what);
  }
  return texts;
}

function chanceOf(name: string, value: Facts[string] | undefined): string | undefined {
  if (PASSED_OVER.has(name) || value === undefined || value === false) return undefined;
  if (value === true) return CALLED[name] ?? say(name);
  if (typeof value === 'number') return value > 0 ? (CALLED[name] ?? say(name)) : undefined;
  if (WHOSE[name]) return WHOSE[name](value);
  return NOTHING.has(value) ? undefined : (RESULTS[value] ?? CALLED[value] ?? say(value));
}

/** Several chances in a row: "43 % to hit, 9 % out of action". */
export function chancesTold(chances: readonly (readonly [percent: string, what: string])[]): string {
  return chances.map(([percent, what]) => `${percent} ${what}`).join(', ');
}

/**
 * A chance as players say it: in whole percents, and never certain unless it is.
 * @param share from 0 to 1 @param signs a sign for a word, so that four columns fit on a phone
 */
export function wholePercent(share: number, signs = false): string {
  if (share > 0 && share < 0.01) return `${signs ? '<' : 'under'} 1%`;
  if (share < 1 && share > 0.99) return `${signs ? '>' : 'over'} 99%`;
  return `${Math.round(share * 100)}%`;
}

/** Words that go with the figures of odds. */
export const odds = {
  roll: 'Roll',
  /** Above the odds of several who would do the same. */
  ofEach: (n: number) => `Each of the ${n}, as things stand`,
  ofOthers: (n: number) => `And ${n} more.`,
  /** What’s thrown, with its modifiers and the number to reach. */
  thrownSo: (throws: string) => `${throws}.`,
  /** What it costs, whatever comes of it. */
  inAnyCase: (changes: readonly string[]) => `In any case: ${changes.join(' ')}`,
  changed: 'Things have changed since you saw these odds, so nothing was thrown. These are the odds now.',
  /**
   * @param what came of it, as a chance is called; nothing if nothing did
   * @param own the chance of exactly this, where that's less
   */
  had: (percent: string, what: string | undefined, own: string | undefined) => {
    const exactly = own === undefined ? '' : ` Exactly this had ${own}.`;
    if (what === undefined) return `The chance that nothing would come of it was ${percent}.${exactly}`;
    return `${/^to /.test(what) ? `The chance ${what} was` : `The chance of this (${what}) was`} ${percent}.${exactly}`;
  },
  chart: (title: string, bars: string) => `A bar chart of the odds of ${title}: ${bars}.`,
  shotsHead: ['Tries', '1+', '2+', '3+', 'Average'],
  shotsOf: (percent: string, what: string) => `A single try has ${percent} ${what}. Several tries:`,
  apart: '1+ means at least once. Each try counts by itself, as if nothing changed in between.',
  compared: 'Side by side',
  title: (verb: string, book: string) => `${say(verb)}: ${book}`,
} as const;
