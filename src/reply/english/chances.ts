import type { Facts } from '../../kernel/facts.ts';
import { say } from './words.ts';

/** What a fact or its value is called after "43 %". */
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
  hide: 'to send somebody into hide',
  destroyed: 'to destroy it',
  penetrating: 'to penetrate',
  immobilised: 'to immobilise it',
  placed: 'to place it',
  captured: 'to capture it',
  'crew-killed': 'to kill crew',
  'weapons-destroyed': 'to destroy a weapon',
  escaped: 'to get somebody out',
  'crew-out': 'to get crew out',
  removed: 'to take some off',
  stuck: 'to get stuck',
};

/** What leaves nothing to tell, or only details something that is told already. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'wound',
  'test-due',
  'roll-due',
  'automatic',
  'scatter-direction',
  'scatter-distance',
  'shots',
  'shots-max',
  'figures',
  'inches',
  'moves',
  'explodes-in',
  'allowance',
  'visibility',
]);
const NOTHING: ReadonlySet<string> = new Set(['none', 'miss', 'no-effect', 'fight-on']);

/** Facts of which the value is whose it is. */
const WHOSE: Readonly<Record<string, (value: string) => string>> = {
  winner: (value) => (value === 'draw' || value === 'none' ? 'a draw' : `${say(value)} wins`),
  first: (value) => `${say(value)} goes first`,
};

/** All that a player would ask the chance of that came about with these facts, the first thing first: "to hit", "out of action". */
export function chancesIn(facts: Facts): readonly string[] {
  // Heavy odds have ten thousand outcomes, and this is asked of each: hence no arrays in between.
  const told: string[] = [];
  for (const name of Object.keys(facts)) {
    const what = chanceOf(name, facts[name]);
    if (what !== undefined && !told.includes(what)) told.push(what);
  }
  return told;
}

function chanceOf(name: string, value: Facts[string] | undefined): string | undefined {
  if (PASSED_OVER.has(name) || value === undefined || value === false) return undefined;
  if (value === true) return CALLED[name] ?? say(name);
  if (typeof value === 'number') return value > 0 ? (CALLED[name] ?? say(name)) : undefined;
  if (WHOSE[name]) return WHOSE[name](value);
  return NOTHING.has(value) ? undefined : (CALLED[value] ?? say(value));
}

/** Where several are told: "43 % to hit, 9 % out of action". */
export function chancesTold(chances: readonly (readonly [percent: string, what: string])[]): string {
  return chances.map(([percent, what]) => `${percent} ${what}`).join(', ');
}

/** As players say it: whole, and never certain unless it is. @param share from 0 to 1 */
export function wholePercent(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share < 1 && share > 0.99) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}

/** Words for odds beside their figures. */
export const odds = {
  roll: 'Roll',
  changed: 'Something has changed since you saw these odds, so nothing was thrown. These are the odds now.',
  had: (percent: string) => `It had ${/^(8|11 |18)/.test(percent) ? 'an' : 'a'} ${percent} chance.`,
  hadRarely: (percent: string) => `It had a chance of ${percent}.`,
  chart: (title: string, told: string) => `A bar chart of the odds of ${title}: ${told}.`,
  shotsHead: ['Tries', '1+', '2+', '3+', 'Average'],
  shotsOf: (percent: string, what: string) => `One has ${percent} ${what}. Several:`,
  apart: '1+ means once at least. Each try counts for itself, as if nothing changed between them.',
  compared: 'Side by side',
  title: (verb: string, book: string) => `${say(verb)}: ${book}`,
} as const;
