import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { buttonOf, customIdOf } from '../../../src/discord/buttons/index.ts';
import { lookups } from '../../../src/discord/buttons/lookups.ts';
import type { GivenOptions } from '../../../src/kernel/options/options.ts';
import { entriesOf } from '../../../src/lookup/entries.ts';
import { keyOf, tablesIn } from '../../../src/lookup/printed.ts';
import type { ButtonValues } from '../../../src/reply/document.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;
let channel: string;

beforeAll(async () => {
  club = await Club.open();
  channel = club.channel();
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | boolean>>;

const ask = (name: string, options: Options, user = 'anna') =>
  club.discord.command({ name, channel, options, user }).settled();
const type = (name: string, options: Options, focused: string) =>
  club.discord.autocomplete({ name, channel, options, focused }).autocomplete();
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user }).settled();
const labels = (message: Seen) => message.buttons.map(({ label }) => label);
const shownBy = (user: string) => `Shown by <@${club.discord.user(user).user.id}>`;

describe('/table', () => {
  test('is a block of even width, for the one who asks alone', async () => {
    const reply = await ask('table', { table: 'to hit' });
    assert.isTrue(reply.ephemeral);
    assert.match(reply.text, /```\n +PB S M L E jam auto\nrifle [\s\S]*\n```/);
    assert.deepEqual(labels(reply), ['Roll to hit', 'Show everyone']);
  });

  test('fits into one message, every one of every book', async () => {
    for (const [rules, book] of Object.entries(rulesets)) {
      for (const { id, title } of tablesIn(book)) {
        const { text: content } = await ask('table', { table: id, rules });
        assert.include(content.replaceAll('\\', ''), title);
        assert.equal(content.split('```').length % 2, 1, `${rules}/${id}`);
      }
    }
  });

  test('leads to its rule, and anyone who presses can show it to all', async () => {
    const reply = await ask('table', { table: 'to hit' }, 'bob');
    assert.match((await press(reply, 'Roll to hit', 'bob')).text, /LC-FIRE-10/);
    const shown = await press(reply, 'Show everyone', 'bob');
    assert.isFalse(shown.ephemeral);
    assert.include(shown.text, shownBy('bob'));
    assert.notInclude(labels(shown), 'Show everyone');
  });

  test('that is not there is said to the one who asks alone, and pings nobody', async () => {
    const { id } = club.discord.user('bob').user;
    const reply = await ask('table', { table: `<@${id}> zzzz`, all: true });
    assert.isTrue(reply.ephemeral);
    assert.include(reply.text, `\\<@${id}>`);
  });
});

describe('/card', () => {
  test('opens its tables and rules, and is shown to all', async () => {
    const card = await ask('card', { of: 'smg' });
    assert.isTrue(card.ephemeral);
    assert.match(card.text, /^\*\*SMG\*\* weapon · Landser \(original\)\n/);
    assert.match((await press(card, 'To hit men: D6, this or more')).text, /```/);
    assert.match((await press(card, 'SMG jam')).text, /LC-JAM-03/);
    const shown = await press(card, 'Show everyone');
    assert.isFalse(shown.ephemeral);
    assert.include(shown.text, shownBy('anna'));
  });
});

describe('/compare', () => {
  test('of two is a block, and of all books a list; both are shown to all, after a restart too', async () => {
    const pair = await ask('compare', { one: 'rifle', two: 'smg' });
    assert.match(pair.text, /^jam +6 +4-6$/m);
    const books = await ask('compare', { one: 'rifle', books: 'all' });
    assert.include(books.text, 'Hans ’n’ Panzer');
    await club.restart();
    for (const reply of [pair, books]) {
      assert.isTrue(reply.ephemeral);
      const shown = await press(reply, 'Show everyone');
      assert.isFalse(shown.ephemeral);
      assert.equal(shown.text, `${reply.text}\n${shownBy('anna')}`);
    }
  });
});

describe('completion', () => {
  test('offers tables, weapons and vehicles, at most as many as Discord takes', async () => {
    assert.deepEqual((await type('table', { table: 'to h' }, 'table'))[0], {
      name: 'To hit men: D6, this or more · LC-FIRE-10',
      value: 'To hit men: D6, this or more',
    });
    assert.deepEqual((await type('card', { of: 'sm' }, 'of'))[0], { name: 'smg · SMG', value: 'smg' });
    assert.equal((await type('compare', { one: 'rifle', two: 'sm' }, 'two'))[0]?.value, 'smg');
    assert.equal((await type('card', { of: 'tig', rules: 'hans-n-panzer' }, 'of'))[0]?.value, 'tiger');
    for (const odd of ['', '"', '(', '__proto__', 'x'.repeat(900)]) {
      assert.isAtMost((await type('card', { of: odd }, 'of')).length, 25);
      assert.isAtMost((await type('table', { table: odd }, 'table')).length, 25);
    }
  });
});

test('nothing of it is written in the log', async () => {
  assert.deepEqual(await recordsOf(club.store, club.discord.channel(channel).id), []);
});

const compared = (of: ButtonValues['show-compare']): GivenOptions => lookups['show-compare'].runs(of).given;

test('a button carries every table, weapon and vehicle of every book', () => {
  for (const book of Object.values(rulesets)) {
    for (const { id } of tablesIn(book)) {
      for (const action of ['table', 'show-table'] as const) {
        const button = { action, of: { table: keyOf(book, id) } };
        assert.deepEqual(buttonOf(customIdOf(button)), button);
      }
    }
    for (const { of } of entriesOf(book)) {
      const card = { action: 'show-card', of: { of: keyOf(book, of) } } as const;
      const pair = { action: 'show-compare', of: { book: book.id, one: of, two: of } } as const;
      for (const button of [card, pair]) assert.deepEqual(buttonOf(customIdOf(button)), button);
      assert.deepEqual(compared(pair.of), { one: of, two: of, rules: book.id, all: true });
    }
  }
  assert.deepEqual(compared({ book: 'all', one: 'smg' }), { one: 'smg', books: 'all', all: true });
  for (const odd of ['table:', 'table:x', 'show-table:A/b', 'show-compare:a/b/c/d'])
    assert.isUndefined(buttonOf(odd), odd);
});
