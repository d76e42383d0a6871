import { afterAll, beforeAll, describe, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { Table } from '../table.ts';
import { judged } from './judged.ts';
import { scenarios, setUp } from './scenarios.ts';

describe.each([
  ['LC', 'landser-classic'],
  ['LS', 'landser'],
])('a battle by the contract: %s, %s', (edition) => {
  const own = scenarios()
    .filter((each) => each.edition === edition)
    .filter((_, i) => i % runs(5, 1) === 0);
  let table: Table;
  beforeAll(async () => {
    table = await Table.open('contract');
  });
  afterAll(() => table.close());

  test.each(own.map((scenario, i) => ({ ...scenario, i })))('$title', async ({ setups, lines, i }) => {
    const typed = (line: string) => line.replace(/^(@\w+)/, `$1 #${edition.toLowerCase()}${i}`);
    for (const line of setups.flatMap((name) => setUp(name, edition))) await table.does(typed(line));
    for (const line of lines) {
      const [command = '', wanted = ''] = line.split(' => ');
      judged(await table.says(typed(command)), wanted, line);
    }
  });
});
