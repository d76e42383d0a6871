import type { breathing } from '../../campaign/breath.ts';
import type { GivenOptions, OptionTable } from '../../kernel/options/options.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import type { Said } from '../../referee/acts/search.ts';
import type { Field } from '../../reply/document.ts';
import type { Asking } from './asking.ts';

/** A form whose fields are being filled in, and what the rules say of that. */
export interface Filling {
  readonly finishing: Finishing;
  readonly table: OptionTable;
  /** What stands in it: what's ticked or suggested, and what the fields start with. */
  readonly said: Said;
  /** What its fields leave alone. */
  readonly alone: readonly string[];
  /** What it doesn't ask, below its fields either. */
  readonly outside: readonly string[];
  /** The same, and what's ticked to be another act: with another weapon. */
  readonly others: readonly string[];
  /** Others get their turn meanwhile. */
  readonly breathe: ReturnType<typeof breathing>;
}

/** How a form's command can be finished: by one of those who stand in it, if it asks who. */
export function finishingOf({ campaign, ruleset, command, given }: Asking, fields: readonly Field[]): Finishing {
  const namesIn = (of: string) => {
    const { value, choices = [], required } = fields.find(({ name }) => name === of) ?? {};
    const others = choices.map((choice) => choice.value).filter((name) => name !== value);
    return !required ? [] : value === undefined ? others : [value, ...others];
  };
  const { seen: _, ...own } = given;
  return new Finishing(
    { campaign, ruleset, verb: command.name, given: own },
    { who: namesIn('who'), target: namesIn('target') },
  );
}

/** What a form says where nothing is changed. */
export function saidIn(fields: readonly Field[]): GivenOptions {
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}
