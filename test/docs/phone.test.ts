import { describe, expect, test } from 'vitest';
import { exampleIn } from '../../docs/generate/examples.ts';
import { openSession, type Session } from '../../docs/generate/session.ts';
import { render } from '../../src/discord/messages/render.ts';
import { entriesOf } from '../../src/lookup/entries.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import type { Document } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { partsOf, textOf } from '../discord/rendered.ts';
import { runs } from '../nightly.ts';

/** What a phone shows of a line of even width. */
const COLUMNS = 38;

const books = Object.values(rulesets);

async function said(session: Session, line: string): Promise<Document> {
  const { outcome } = await session.hear(line);
  if (!outcome.ok) throw new Error(`${line}: ${JSON.stringify(outcome.problem.json)}`);
  return { ...outcome.answer.document, ...(await outcome.answer.offers?.()) };
}

/** Tables and code in blocks do not wrap, so that they have to fit; and nothing is cut. */
function assertReads(document: Document, line: string): void {
  const message = render(english, { ...document, pictures: [] }, { turns: { name: 'help', given: {} } });
  const rows = textOf(message)
    .split('```')
    .filter((_, i) => i % 2 === 1)
    .flatMap((block) => block.split('\n'));
  expect(
    rows.filter((row) => [...row].length > COLUMNS),
    line,
  ).toEqual([]);
  expect(message.files, line).toEqual([]);
  expect(partsOf(message).length, line).toBeLessThanOrEqual(40);
}

describe.each(books)('$name on a phone', (book) => {
  test('every ruling, its odds, and the help on it', async () => {
    for (const verb of Object.keys(book.verbs)) {
      const { command, before } = exampleIn(book, verb);
      const session = await openSession('phone');
      for (const line of before) await said(session, line);
      const besides = runs([], [`${command} odds:true`, `/help command:${verb}`]);
      for (const line of [...besides, command]) {
        assertReads(await said(session, line), line);
      }
      await session.close();
    }
  });

  test('every table and card', async () => {
    const session = await openSession('phone');
    await said(session, `/game rules rules:${book.id}`);
    // By day test/discord/messages/tables.test.ts sets all of them in one message each.
    for (const { title } of runs(tablesIn(book).slice(0, 2), tablesIn(book))) {
      const line = `/table table:"${title}" rules:${book.id}`;
      assertReads(await said(session, line), line);
    }
    const cards = runs(entriesOf(book).slice(0, 2), entriesOf(book));
    for (const { of } of cards) {
      const line = `/card of:${of} rules:${book.id}`;
      assertReads(await said(session, line), line);
    }
    await session.close();
  });

  test('what stands in a battle: status, board, units, losses, house rules, log', async () => {
    const session = await openSession('phone');
    const setting = [`/quickstart rules:${book.id} play:campaign side:axis squads:true`];
    for (const line of setting) assertReads(await said(session, line), line);
    for (const line of [
      '/game status',
      '/turn status',
      '/turn board',
      '/unit list',
      '/game house',
      '/log',
      '/fair status',
      '/help',
    ]) {
      assertReads(await said(session, line), line);
    }
    await session.close();
  });
});
