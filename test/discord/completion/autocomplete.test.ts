import { Client } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { complete } from '../../../src/discord/completion/autocomplete.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { english } from '../../../src/reply/english/index.ts';
import { Club } from '../club.ts';
import { Loopback, type Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | number | boolean>>;

function type(options: Options, focused: string) {
  return club.discord.autocomplete({ name: 'fire', options, focused }).autocomplete();
}

const more = (typed: string) => type({ weapon: 'rifle', range: 8, more: typed }, 'more');
const values = (choices: readonly { value: string | number }[]) => choices.map(({ value }) => value);

describe('`more`', () => {
  test('offers the options that have no place of their own, with what they mean', async () => {
    const choices = await more('');
    assert.deepInclude(choices, {
      name: 'light-this-turn · The target has had a light wound this turn',
      value: 'light-this-turn',
    });
    for (const native of ['weapon:', 'range:', 'moved', 'odds']) assert.notInclude(values(choices), native);
  });

  test('keeps what is typed, and offers nothing twice', async () => {
    assert.deepEqual(values(await more('alone light')), ['alone light-this-turn']);
    assert.notInclude(values(await more('alone ')), 'alone alone');
  });

  test('offers values', async () => {
    assert.deepEqual(values(await more('alone:')), ['alone:true', 'alone:false']);
    assert.deepEqual(values(await more('serious-before:2')), ['serious-before:2']);
  });

  test('says to type on when no completion fits into 100 letters', async () => {
    const typed = `wound-penalty:${'0'.repeat(70)}1 light-this-tu`;
    assert.deepEqual(await more(typed), [{ name: 'Too long to complete. Keep typing.', value: typed }]);
    assert.deepEqual(await more(`${typed} ${'x'.repeat(100)}`), []);
  });

  test('is never an error, whatever is typed', async () => {
    const odd = ['"', 'x:"', ':', '   ', '\\', 'weapon:', '__proto__:x', 'toString', '🎲'.repeat(45), 'a'.repeat(5000)];
    for (const typed of odd) {
      const choices = await more(typed);
      assert.isAtMost(choices.length, 25);
      for (const { name, value } of choices) assert.isAtMost(Math.max(name.length, String(value).length), 100);
    }
  });
});

describe('`with`', () => {
  test("offers the rulebook's toggles, one after the other", async () => {
    const first = await type({ with: '' }, 'with');
    assert.isNotEmpty(first);
    const [one] = values(first) as [string];
    const second = values(await type({ with: `${one}, ` }, 'with'));
    assert.isTrue(second.every((value) => String(value).startsWith(`${one}, `)));
    assert.notInclude(second, `${one}, ${one}`);
    const shot = await club.fire({}, { weapon: 'rifle', range: 8, with: String(second[0]) }).reply();
    const why = (message: Seen) => club.discord.click({ message, label: 'Why?', user: 'anna' }).settled();
    assert.include((await why(shot)).text, 'house rules dog’s chance');
    const worded = await club
      .fire({}, { weapon: 'rifle', range: 8, with: 'Dog’s chance, no one always misses' })
      .reply();
    assert.include((await why(worded)).text, 'house rule dog’s chance');
  });
});

describe('a store that is', () => {
  test('down does not keep the completion', async () => {
    let tried = 0;
    club.breakStore(() => {
      tried += 1;
      return true;
    });
    assert.isNotEmpty(await more('lig'));
    // What the channel plays is in memory.
    assert.equal(tried, 0);
    club.mendStore();
  });
});

describe('a channel whose rulebook', () => {
  const broken: readonly (readonly [string, () => Promise<Ruleset>])[] = [
    ['cannot be read has no completions', () => Promise.reject(new Error('the store is down'))],
    ['does not come has none either, and soon', () => new Promise(() => {})],
  ];

  test.each(broken)('%s', async (_what, ruleset) => {
    const known = () => Promise.resolve(nothingYet);
    const nobody = () => assert.fail('nobody asks');
    const saved = {} as Referee['saved'];
    const discord = await Loopback.start();
    const client = new Client({ intents: [], rest: { api: discord.api } });
    client.on('interactionCreate', (interaction) => {
      if (interaction.isAutocomplete())
        void complete(english, interaction, { ruleset, known, log: nobody, saved }, [], club.logger());
    });
    await client.login(discord.token);
    await discord.ready();
    const typing = discord.autocomplete({ name: 'fire', options: { more: 'lig' }, focused: 'more', unchecked: true });
    assert.deepEqual(await typing.autocomplete(), []);
    await client.destroy();
    await discord.close();
  });
});
