import { known, type OptionTable } from '../../kernel/options/options.ts';

/** What differs from figure to figure under a template or blast, in the order of their names: only the units know. */
export const eachOptions = {
  'light-this-turn-each': known.text(),
  'serious-before-each': known.text(),
} satisfies OptionTable;

export const blastEachOptions = {
  ...eachOptions,
  'prone-each': known.text(),
} satisfies OptionTable;

/** What the expanded edition also knows of each figure. */
export const expandedEach = {
  'light-before-each': known.text(),
  'target-in-vehicle-each': known.text(),
  'cover-each': known.text(),
} satisfies OptionTable;

const EACH = Object.keys({ ...blastEachOptions, ...expandedEach });

/**
 * The options as they apply to each figure: those given for all, and what's known of him alone. Figures that are alike are
 * equal, so that their odds are worked out only once.
 */
export function figuresOf<O extends { readonly figures: number }>(options: O): O[] {
  if (!EACH.some((name) => Object.hasOwn(options, name))) return new Array<O>(options.figures).fill(options);
  const own = Object.entries(options).filter(([name, value]) => name.endsWith('-each') && value !== undefined);
  return Array.from({ length: options.figures }, (_, i) => {
    const known = own.map(([name, values]) => [
      name.slice(0, -'-each'.length),
      read(String(values).split(',')[i] ?? ''),
    ]);
    return { ...options, ...Object.fromEntries(known) };
  });
}

function read(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
