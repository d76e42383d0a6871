import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions, OptionTable, OptionValue } from '../../kernel/options/options.ts';
import type { Field } from '../../reply/document.ts';
import { ALSO, isElsewhere, isExtra } from './extra-fields.ts';
import type { LastTime } from './last-time.ts';

/** What of a command can still change: its target, what only eyes can tell, and what's ticked. */
export function changeableIn(given: GivenOptions, table: OptionTable): GivenOptions {
  const isSeen = (name: string) => table[name]?.from === 'eye' && !isElsewhere(table[name]);
  const changes = (name: string) => name === 'target' || isSeen(name) || isExtra(name, table[name]);
  return Object.fromEntries(Object.entries(given).filter(([name]) => changes(name)));
}

/** Who's named as target: everyone who's caught, or the one it's aimed at and the others besides. */
export function namedIn({ target }: GivenOptions) {
  if (target === undefined) return {};
  const names = String(target)
    .split(',')
    .map((name) => name.trim());
  return { target: names, besides: names.slice(1) };
}

/** What was said last time, and instead of it what has been said now. */
export function withSaid(last: LastTime, { target, ...said }: GivenOptions, { game }: Campaign): LastTime {
  const [first] = namedIn({ ...(target === undefined ? {} : { target }) }).target ?? [];
  const aimed = Object.values(game?.units ?? {}).filter(({ name }) => name === first);
  const options = { ...last.options, ...said } as LastTime['options'];
  return { ...last, options, ...(aimed.length > 0 ? { targets: aimed.map(({ id }) => id) } : {}) };
}

/** What has been said and stands nowhere in a form: the command keeps it. */
export function leftOut(said: GivenOptions, fields: readonly Field[]): GivenOptions {
  const ticks = fields.find(({ name }) => name === ALSO)?.choices ?? [];
  const isThere = ([name, value]: [string, OptionValue]) =>
    fields.some((field) => field.name === name) || ticks.some((tick) => tick.value === `${name}:${value}`);
  return Object.fromEntries(Object.entries(said).filter((pair) => !isThere(pair)));
}

/** What has been said, without what the form before this one starts empty, because it would be refused. */
export function withoutUnsound(said: GivenOptions, before: readonly Field[]): GivenOptions {
  const isEmptied = (name: string) =>
    before.some((field) => field.name === name && field.value === undefined && !field.several);
  return Object.fromEntries(Object.entries(said).filter(([name]) => !isEmptied(name)));
}
