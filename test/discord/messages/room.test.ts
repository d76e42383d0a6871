import fc from 'fast-check';
import { assert, describe, test } from 'vitest';
import { buttonOf } from '../../../src/discord/buttons/index.ts';
import { render } from '../../../src/discord/messages/render.ts';
import type { Button, Document, Line, Menu } from '../../../src/reply/document.ts';
import { block, heading, line, quiet, step, strong, verdict } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { runs } from '../../nightly.ts';
import { partsOf, textOf } from '../rendered.ts';

const HELP = { name: 'help', given: {} };
const button = fc
  .nat(200)
  .map((n): Button => ({ action: 'rule', of: { rule: `LC-FIRE-${n}` }, label: `Rule ${n} `.repeat(20) }));
const words = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.integer({ min: 1, max: 5000 }).map((n) => '*_ a'.repeat(n / 4)),
);
const lines = words.chain(
  (text): fc.Arbitrary<Line> =>
    fc.oneof(
      fc.constantFrom(line(text), step(text), heading(text), verdict(strong(text)), line(quiet(text)), block(text)),
      button.map((each): Line => ({ ...line(text), button: each })),
    ),
);
const choice = fc.record({ label: fc.string({ minLength: 1, maxLength: 200 }) });
const menu = fc.tuple(fc.nat(9), fc.array(choice, { minLength: 1, maxLength: 25 })).map(
  ([seq, choices]): Menu<'instead'> => ({
    action: 'instead',
    of: { log: 'log', seq },
    label: 'The same at another',
    choices: choices.map(({ label }, i) => ({ label, value: { who: `u${i}` } })),
  }),
);
const documents: fc.Arbitrary<Document> = fc.record({
  lines: fc.array(lines, { minLength: 1, maxLength: 40 }).map((all) => [heading('News'), ...all]),
  buttons: fc.array(button, { maxLength: 30 }),
  menus: fc.uniqueArray(menu, { maxLength: 3, selector: ({ of }) => of.seq }),
});

/** What Discord says of a message that is all components. */
function assertFits(document: Document, showing: Parameters<typeof render>[2]) {
  const message = render(english, document, showing);
  const parts = partsOf(message);
  const ids = parts.flatMap(({ custom_id: id }) => (typeof id === 'string' ? [id] : []));
  assert.isAtMost(parts.length, 40);
  const text = parts.reduce((sum, { type, content }) => sum + (type === 10 ? String(content).length : 0), 0);
  assert.isAtMost(text, 4000);
  assert.deepEqual(ids, [...new Set(ids)]);
  for (const { content } of parts.filter(({ type }) => type === 10)) assert.match(String(content), /\S/);
  return message;
}

describe('a message', () => {
  test('has at most 40 components and 4,000 letters, whatever is told', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(undefined, HELP), fc.nat(9), (document, turns, page) => {
        assertFits(document, { turns, page });
      }),
      { numRuns: runs(40, 400) },
    );
  });

  test('whose pages are turned shows every line on one of them, and every page can be reached by its buttons', () => {
    const told = Array.from({ length: 150 }, (_, i) =>
      i % 9 === 1 ? heading(`Part ${i}.`) : line(`Line ${i}.`.repeat(4)),
    );
    const document = { lines: [heading('News'), ...told] };
    const seen: string[] = [];
    let page: number | undefined = 1;
    while (page !== undefined) {
      const message = assertFits(document, { turns: HELP, page });
      assert.match(textOf(message), /^\*\*News\*\*/);
      seen.push(textOf(message));
      const on = partsOf(message).find(({ label, disabled }) => label === 'More ›' && !disabled);
      const came = on && buttonOf(String(on.custom_id));
      page = came?.action === 'turn' ? came.of.page : undefined;
    }
    assert.isAbove(seen.length, 2);
    for (const i of told.keys())
      assert.lengthOf(
        seen.filter((text) => new RegExp(`(Part|Line) ${i}\\.`).test(text)),
        1,
      );
  });
});
