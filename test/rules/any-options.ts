import fc from 'fast-check';
import type { Option, Options, OptionTable, OptionValue } from '../../src/kernel/options/options.ts';

// Each figure more multiplies the outcomes, and odds of twenty prove no more than those of four.
const MOST_FIGURES = 4;
const INCHES_OFF_THE_TABLE = 130;
// Needed by some weapons and not by others, so that no table can call them required.
const MOSTLY_NEEDED = ['range', 'calibre', 'weapon'];

function anyValue(name: string, option: Option): fc.Arbitrary<OptionValue> {
  switch (option.type) {
    case 'boolean':
      return fc.boolean();
    case 'user':
    case 'channel':
    case 'file':
      return fc.constant('somebody');
    case 'string':
      return fc.constantFrom(...(option.values ?? ['', '1', '1,2']));
    case 'integer': {
      const min = Math.max(option.min ?? 0, -7);
      const most = name === 'figures' ? MOST_FIGURES : min + 12;
      return fc.integer({ min, max: Math.min(option.max ?? most, most) });
    }
    case 'number': {
      const min = option.min ?? 0;
      const quarters = 4 * Math.min(option.max ?? INCHES_OFF_THE_TABLE, INCHES_OFF_THE_TABLE);
      // Near ranges matter most, and the far ones are refused by most weapons.
      const near = fc.integer({ min: 4 * min, max: Math.min(quarters, 60) });
      return fc.oneof(near, fc.integer({ min: 4 * min, max: quarters })).map((quarter) => quarter / 4);
    }
  }
}

/**
 * Options as somebody might give them: what is required always, the rest now and then. Many are refused; those that are
 * not are the whole contract.
 */
export function anyOptions(table: OptionTable): fc.Arbitrary<Options> {
  const entries = Object.entries(table).map(([name, option]) => {
    const value = anyValue(name, option);
    const left = fc.constant(undefined);
    if (option.required) return [name, value];
    const [absent, given] = MOSTLY_NEEDED.includes(name) ? [1, 3] : [3, 1];
    return [name, fc.oneof({ weight: absent, arbitrary: left }, { weight: given, arbitrary: value })];
  });
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<OptionValue | undefined>>);
}

/** Toggles as the book has them, some turned to the other side, mostly few. */
export function anyToggles(
  toggles: Readonly<Record<string, { readonly default: boolean }>>,
): fc.Arbitrary<readonly string[]> {
  const names = Object.keys(toggles);
  const turned = fc.subarray(names).chain((some) => fc.subarray(some));
  return turned.map((few) => names.filter((name) => toggles[name]!.default !== few.includes(name)));
}
