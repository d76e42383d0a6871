import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { cellsIn } from '../src/lookup/answer.ts';
import { cellData } from '../src/lookup/cells.ts';
import { isOnlyTable, tableNamed, tablesIn } from '../src/lookup/printed.ts';
import { ruleSearch } from '../src/lookup/search.ts';
import { cellsCard } from '../src/reply/lookup/cells-card.ts';
import { worded } from '../src/reply/lookup/grid.ts';
import { tableReply } from '../src/reply/lookup/printed-table.ts';
import { RULESET_IDS, rulesets } from '../src/rules/index.ts';

const options = {
  table: option.text({ longest: LONGEST.word, required: true }),
  rules: option.oneOf(RULESET_IDS),
  all: option.flag(),
} satisfies OptionsFor<'table'>;

/**
 * `data` has the `book` and the `table`: its `id`, `title` and `rule`, `of` if its rows are weapons or vehicles, `columns`
 * (`name`, and `as` for modifiers and inches), `rows` (`of` a word or the totals `from` and `to`, `name`, `at`, `cells` in the
 * order of the columns with `null` for an empty one, `rule`) and `notes`. What asks for a row, such as `10 on tank damage`, has
 * that row as `/rules` has it.
 */
export const tableCommand: Command = {
  name: 'table',
  options,
  private: { unless: 'all' },
  anywhere: true,
  main: ['table'],
  example: '/table table:"to hit"',
  examples: ['/table table:armour'],
  async run(call) {
    const { table: query, rules: only, all } = call.options(options);
    const { channel, user } = call.asked;
    const first = await call.referee.ruleset(channel);
    const where = { first, only: only === undefined ? undefined : rulesets[only] };
    const found = tableNamed(query, where);
    const question = ruleSearch().question(query, where);
    const cells = found && isOnlyTable(found, query) ? undefined : cellsIn(question);
    if (cells && cells.entry.book === question.book) {
      const asked = { query, played: cells.entry.book, shownBy: all ? user : undefined };
      return { document: cellsCard(call.words, cells, asked), json: { data: cellData(cells) } };
    }
    if (!found) {
      const nearest = tablesIn(only === undefined ? first : rulesets[only]!).map(({ title }) => title);
      const elsewhere = only === undefined ? undefined : tableNamed(query, { first });
      const values = elsewhere ? { book: rulesets[only!]!.name, otherBook: elsewhere.book.name } : {};
      throw new InputError('no-table-found', { query, nearest, ...values });
    }
    const { table, book } = found;
    return {
      document: tableReply(call.words, all ? { found, shownBy: user } : { found }),
      json: { data: { book: book.id, table: worded(call.words, { table, book }).table } },
    };
  },
};
