import { capital } from '../words.ts';
import type { Declared } from './verdict-words.ts';

/** Whom a sentence is about that tells what somebody does; the other where only that one is known. */
export function doer({ names: { who, at } = {} }: Declared): string | undefined {
  return who ?? at;
}

/** Whom a sentence is about that tells what's done to somebody. */
export function struck({ names: { who, at } = {} }: Declared): string | undefined {
  return at ?? who;
}

/** “Miller routs.”, or “It routs.” where nobody knows who. @param otherwise as a sentence begins with it */
export function does(name: string | undefined, what: string, otherwise = 'It'): string {
  return `${name ?? otherwise} ${what}`;
}

/**
 * “Miller: good morale.”, or “Good morale.” where nobody knows whose; with more about it, “Miller, 1 hit: light wound”, because a
 * sentence needs only one colon.
 * @param what as it goes on behind a name
 */
export function about(name: string | undefined, what: string, more?: string): string {
  const rest = more === undefined ? '' : `: ${more}`;
  if (name === undefined) return `${capital(what)}${rest}`;
  return `${name}${more === undefined ? ':' : ','} ${what}${rest}`;
}

/** Who hit whom: “Bell hit Miller”, and what came of it. */
export function hit({ names: { who, at } = {} }: Declared, came?: string): string {
  if (at === undefined) return about(who, 'hit', came);
  const done = who === undefined ? `${at} is hit` : `${who} hit ${at}`;
  return came === undefined ? done : `${done}: ${came}`;
}

/** Who missed whom: `Bell missed Miller`. */
export function missed({ names: { who, at } = {} }: Declared): string {
  if (who === undefined) return about(at, 'missed');
  return at === undefined ? `${who} missed` : `${who} missed ${at}`;
}
