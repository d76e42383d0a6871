import type { Reads } from '../../kernel/late.ts';
import { oncePer } from '../../kernel/once.ts';
import { type Option, type OptionTable, wholeOf } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { commonOptions } from '../rulings/common-options.ts';

/** A verb's options with the common one for targets, and a bit for each of them that can be said. */
export interface OptionBits {
  readonly options: Readonly<Record<string, Option>>;
  /** What can be said, in the order of the bits. */
  readonly names: readonly string[];
  readonly bits: ReadonlyMap<string, Reads>;
  readonly target: Reads;
  /** What the search may settle: it has a list of values, long or short. */
  readonly open: Reads;
  /** Texts that may have no list of values, so that only the player has words for them. */
  readonly texts: Reads;
}

/** Those of a verb: they stay the same. */
export const optionBitsOf = oncePer((verb: Ruleset['verbs'][string]): OptionBits => {
  const options: OptionTable = { target: commonOptions.target, ...wholeOf(verb) };
  // What only the referee knows, nobody says: whoever reads it reads what he knows it from.
  const names = Object.keys({ target: true, ...verb.options });
  if (names.length > MOST_BITS) throw new Error('More options than a set of bits holds');
  const bits = new Map(names.map((name, i) => [name, 1 << i]));
  const texts = names.filter((name) => name !== 'target' && isText(options[name]!));
  const bitsOf = (some: readonly string[]) => some.reduce((all, name) => all | bits.get(name)!, 0);
  const open = bitsOf(names.filter((name) => isChosen(options[name]!)));
  return { options, names, bits, target: bitsOf(['target']), open, texts: bitsOf(texts) };
});

/** Whether it isn't agreed on, doesn't stand for another, and is said in words or numbers. */
export function isChosen({ agreed, instead, older, type }: Option): boolean {
  return !(agreed || instead || older) && type !== 'user' && type !== 'channel' && type !== 'file';
}

function isText(option: Option): boolean {
  return option.type === 'string' && !option.values && option.default === undefined && !option.instead;
}

const MOST_BITS = 31;
