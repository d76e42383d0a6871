import { commandWords, optionWords } from '../../data/command-words.ts';
import { nearest } from '../kernel/options/nearest.ts';

/**
 * The command a player means: by a player's name for it, then by its spelling. A group's name alone doesn't favour any of its
 * commands.
 */
export function commandMeant(typed: string, names: readonly string[]): string | undefined {
  const [group = '', second] = typed.toLowerCase().split(' ');
  if (second !== undefined) return secondMeant(group, second, names);
  if (names.some((name) => name.startsWith(`${group} `))) return undefined;
  const [only, ...others] = names.filter((name) => name.endsWith(` ${group}`));
  const called = stemsOf(group)
    .map((word) => (word !== group && names.includes(word) ? word : calledOtherwise(word, names, commandWords)))
    .find((name) => name !== undefined);
  return called ?? (others.length === 0 ? only : undefined) ?? nearest(group, names);
}

/** A command of a group by its second word. */
function secondMeant(group: string, second: string, names: readonly string[]): string | undefined {
  const own = names.filter((name) => name.startsWith(`${group} `));
  const called = calledOtherwise(second, own, commandWords);
  if (called !== undefined) return called;
  const likely = nearest(
    second,
    own.map((name) => name.slice(group.length + 1)),
  );
  return likely === undefined ? undefined : `${group} ${likely}`;
}

/** The options a player could mean, the likeliest first. */
export function optionsMeant(typed: string, names: readonly string[]): readonly string[] {
  const called = names.filter((name) => (optionWords[name] ?? []).includes(wordOf(typed)));
  const near = nearest(typed, names);
  return near === undefined || called.includes(near) ? called : [...called, near];
}

function calledOtherwise(
  typed: string,
  names: readonly string[],
  words: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  return names.find((name) => (words[name] ?? []).includes(wordOf(typed)));
}

/** A word, and what's left of it without the ending of somebody doing it: `shoting` has `shot`, `moving` has `move`. */
function stemsOf(word: string): readonly string[] {
  const stem = /^(.{3,})ing$/.exec(word)?.[1];
  return stem === undefined ? [word] : [word, stem, `${stem}e`];
}

function wordOf(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s_]+/g, '-');
}
