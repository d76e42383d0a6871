import type { GivenOptions } from './options.ts';
import { writePair } from './pairs.ts';

/**
 * A command with what is given for it, as the program hands it on: it becomes text where somebody reads it, types it, or where it
 * is stored.
 */
export interface GivenCommand {
  /** Of the command: `fire`, `unit show`. */
  readonly name: string;
  readonly given: GivenOptions;
}

/**
 * A command as one would type it: `/fire who:Bell range:8`.
 * @param bare what needs no quotes, as for `writePair`
 */
export function commandText({ name, given }: GivenCommand, bare?: RegExp): string {
  return [`/${name}`, ...Object.entries(given).map(([option, value]) => writePair(option, value, bare))].join(' ');
}

/** Whether two say the same, in whatever order: a value may be a number in one, and in the other what somebody typed for it. */
export function isSameCommand(one: GivenCommand, other: GivenCommand): boolean {
  const said = Object.entries(one.given);
  return (
    one.name === other.name &&
    said.length === Object.keys(other.given).length &&
    said.every(([option, value]) => Object.hasOwn(other.given, option) && String(other.given[option]) === String(value))
  );
}
