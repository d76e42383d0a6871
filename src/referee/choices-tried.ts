import type { GivenOptions, Option, OptionTable } from '../kernel/options.ts';

/** An option that the verb requires and only the player decides: each value of the first such option. */
export function neededOf(options: OptionTable): readonly GivenOptions[] {
  const name = neededName(options);
  const option = name === undefined ? undefined : options[name];
  const values = option?.type === 'string' ? (option.values ?? []) : [];
  return values.map((value) => ({ [name!]: value }));
}

/** The first option that the verb requires and only the player decides, by its name. */
export function neededName(options: OptionTable): string | undefined {
  const isNeeded = ({ required, from, type }: Option) => required && from === 'choice' && type === 'string';
  return Object.keys(options).find((name) => isNeeded(options[name]!));
}

/** An option that only the player can decide: each value of the first such option, and leaving it out as well. */
export function choicesOf(options: OptionTable): readonly GivenOptions[] {
  const name = Object.keys(options).find((each) => OPEN.includes(each) && options[each]?.type === 'string');
  const option = name === undefined ? undefined : options[name];
  if (name === undefined || option?.type !== 'string') return [{}];
  // Its default is what leaving it out means.
  const values = (option.values ?? []).filter((value) => value !== option.default);
  return [...(option.required ? [] : [{}]), ...values.map((value) => ({ [name]: value }))];
}

/** The names of the options with which verbs ask what to do. */
export const OPEN: readonly string[] = ['action', 'work', 'kind', 'task', 'cause'];
