import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { assertOneMeant, entriesNearest, entryNamed, type Rows, rowsOf, rulesAbout } from '../src/lookup/entries.ts';

import { entryReply } from '../src/reply/lookup/entry-card.ts';
import { RULESET_IDS, rulesets } from '../src/rules/index.ts';
import { taking } from '../src/suggestions/taking.ts';

const options = {
  of: option.text({ longest: LONGEST.line, required: true }),
  rules: option.oneOf(RULESET_IDS),
  all: option.flag(),
} satisfies OptionsFor<'card'>;

/**
 * `data` has the `book`, the ID it is `of`, its `name` and `kind`, `tables` (each with `table`, `title`, `rule`, `columns`
 * and the `rows` about it, as `/table` has them), `led` (the same for what its cells point to, such as its class of armour),
 * the IDs of the `rules` that mention it, and the `commands` that take it.
 */
export const card: Command = {
  name: 'card',
  options,
  private: { unless: 'all' },
  anywhere: true,
  main: ['of'],
  example: '/card of:smg',
  examples: ['/card of:bazooka all:true'],
  async run(call) {
    const { of: query, rules: only, all } = call.options(options);
    const { channel, user } = call.asked;
    const first = await call.referee.ruleset(channel);
    const where = { first, only: only === undefined ? undefined : rulesets[only] };
    assertOneMeant('of', query, where);
    const entry = entryNamed(query, where);
    if (!entry) {
      const elsewhere = only === undefined ? undefined : entryNamed(query, { first });
      const values = elsewhere ? { book: rulesets[only!]!.name, otherBook: elsewhere.book.name } : {};
      throw new InputError('no-entry-found', {
        query,
        nearest: elsewhere ? [] : entriesNearest(query, where),
        ...values,
      });
    }
    const commands = taking(entry, first, call.commands);
    const { own, led } = rowsOf(entry);
    const data = {
      book: entry.book.id,
      of: entry.of,
      name: entry.name,
      kind: entry.kind,
      tables: own.map(dataOf),
      led: led.map(dataOf),
      rules: rulesAbout(entry).map(({ id }) => id),
      commands,
    };
    const view = { entry, commands };
    return { document: entryReply(call.words, all ? { ...view, shownBy: user } : view), json: { data } };
  },
};

function dataOf({ table: { id, title, rule, columns }, rows }: Rows) {
  return { table: id, title, rule, columns, rows };
}
