import { ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { buttonOf, customIdOf } from '../../../src/discord/buttons/index.ts';
import { Misses } from '../../../src/referee/misses.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { flattened } from '../loopback/validate/components.ts';
import { soon } from '../soon.ts';

let club: Club;
let channel: string;

beforeAll(async () => {
  club = await Club.open();
  channel = club.channel();
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | boolean>>;

const ask = (options: Options, user = 'anna') =>
  club.discord.command({ name: 'rules', channel, options, user }).settled();
const type = (options: Options, focused = 'query') =>
  club.discord.autocomplete({ name: 'rules', channel, options, focused }).autocomplete();
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user }).reply();
/** The button beside a rule that was found as well. */
const read = (message: Seen, rule: string, user = 'anna') =>
  club.discord.click({ message, customId: `rule:${rule}`, user }).reply();
const partsIn = ({ components }: Seen) => flattened(components);
const labels = (message: Seen) => message.buttons.map(({ label }) => label);

describe('a question', () => {
  test('is answered in a line, with the whole rule a button away', async () => {
    const answer = await ask({ query: 'gun jam how do I clear it' });
    assert.match(answer.text, /^(?:#+ )?\*\*One turn of Weapon Work clears it, without dice\.\*\*/);
    assert.includeMembers(labels(answer), ['The whole rule', 'This helped', 'It didn’t help']);
    assert.match((await press(answer, 'The whole rule')).text, /^\*\*Clearing a jam\*\* LC-JAM-07/);
  });

  test('that was not answered is kept for the host, without a name', async () => {
    const answer = await ask({ query: 'gun jam how do I clear it' }, 'bob');
    assert.match((await press(answer, 'This helped', 'bob')).text, /Thanks/);
    const misses = new Misses(club.store);
    assert.deepEqual(await misses.all(), []);
    const reply = await press(answer, 'It didn’t help', 'bob');
    assert.match(reply.text, /without your name/);
    assert.isTrue(reply.ephemeral);
    const [missed, ...others] = await misses.all();
    assert.deepEqual(others, []);
    assert.include(missed, { book: 'landser-classic', query: 'gun jam how do I clear it', shown: 'LC-JAM-07' });
    assert.notInclude(JSON.stringify(missed), club.discord.user('bob').user.id);
  });

  test('that found nothing is kept for the host without a press', async () => {
    await ask({ query: 'qqqqzzzz' });
    const kept = async () => (await new Misses(club.store).all()).filter(({ query }) => query === 'qqqqzzzz');
    await soon(async () => (await kept()).length === 1);
    assert.include((await kept())[0], { book: 'landser-classic', shown: 'nothing' });
  });
});

describe('/rules', () => {
  test('answers the one who asks alone, with buttons for what belongs to it', async () => {
    const card = await ask({ query: 'what does half cover do?' });
    assert.isTrue(card.ephemeral);
    const first =
      /^\*\*−1 to hit, if terrain hides part of the target\.\*\*\n\*\*Half cover\*\* LC-FIRE-02 · Landser \(original\)\n/;
    assert.match(card.text, first);
    assert.match(card.text, /\/fire ``weapon:rifle range:8 cover:half``/);
    assert.include(labels(card), 'Show everyone');
    // What else was found stands beside its line, and nowhere else.
    const beside = partsIn(card).filter(({ type }) => type === ComponentType.Section);
    assert.isNotEmpty(beside);
    for (const { accessory } of beside) {
      const { custom_id: id } = accessory as { custom_id: string };
      assert.match(id, /^rule:/);
      assert.lengthOf(
        card.buttons.filter((button) => button.custom_id === id),
        1,
      );
    }
    assert.isAtMost(labels(card).length, 11);
  });

  test('is for all with all:true', async () => {
    const card = await ask({ query: 'LC-FIRE-02', all: true });
    assert.isFalse(card.ephemeral);
    assert.include(card.text, `Shown by <@${club.discord.user('anna').user.id}>`);
    assert.notInclude(labels(card), 'Show everyone');
    assert.isTrue((await ask({ query: 'LC-FIRE-02', all: false })).ephemeral);
  });

  test('that finds nothing says so to the one who asks alone', async () => {
    for (const all of [true, false]) {
      const reply = await ask({ query: 'zzzzqqqq', all });
      assert.match(reply.text, /Nothing in .* is about “zzzzqqqq”/);
      assert.isTrue(reply.ephemeral);
    }
  });

  test('pings nobody, whatever is asked', async () => {
    const { id } = club.discord.user('bob').user;
    const reply = await ask({ query: `<@${id}> zzzzqqqq`, all: true });
    assert.include(reply.text, `\\<@${id}>`);
    assert.isTrue(reply.ephemeral);
  });

  test('writes nothing in the log', async () => {
    assert.deepEqual(await recordsOf(club.store, club.discord.channel(channel).id), []);
  });
});

describe('completion of what is asked', () => {
  test('offers titles with their IDs, while a word is still being typed', async () => {
    assert.deepEqual((await type({ query: 'Half c' }))[0], { name: 'Half cover · LC-FIRE-02', value: 'Half cover' });
    const choices = await type({ query: 'walking wond' });
    assert.include(choices[0]?.name, 'walking wounded');
  });

  test('leads to the rule that was chosen', async () => {
    const [chosen] = await type({ query: 'gernade scat' });
    assert.match((await ask({ query: String(chosen?.value) })).text, /LC-GREN-\d/);
  });

  test('of nothing offers the first rules, and of nonsense none; never more than Discord takes', async () => {
    assert.lengthOf(await type({ query: '' }), 25);
    assert.deepEqual(await type({ query: 'zzzzqqqq' }), []);
    for (const query of ['"', ':', '__proto__', '🎲'.repeat(50), 'cover '.repeat(900)]) {
      const choices = await type({ query });
      assert.isAtMost(choices.length, 25);
      for (const { name, value } of choices) assert.isAtMost(Math.max(name.length, String(value).length), 100);
    }
  });

  test('looks in the book that is named', async () => {
    for (const [id, { prefix }] of Object.entries(rulesets)) {
      const [first] = await type({ query: `${prefix}-`, rules: id });
      assert.include(`${first?.value} ${first?.name}`, `${prefix}-`);
    }
  });

  test('needs no store, once the channel is known', async () => {
    club.breakStore(() => true);
    const choices = await type({ query: 'Half c', rules: 'landser-classic' });
    club.mendStore();
    assert.equal(choices[0]?.value, 'Half cover');
  });
});

describe('a see-also button', () => {
  test("opens that rule's card, for the one who presses alone", async () => {
    const card = await ask({ query: 'LC-FIRE-02' });
    const other = await read(card, 'LC-FIRE-03');
    assert.isTrue(other.ephemeral);
    assert.match(other.text, /^\*\*Full cover\*\* LC-FIRE-03/);
    assert.notEqual(other.id, card.id);
  });

  test('works under a public card, for anyone who presses, and after a restart', async () => {
    const card = await ask({ query: 'LC-FIRE-02', all: true });
    await club.restart();
    const other = await read(card, 'LC-FIRE-03', 'bob');
    assert.isTrue(other.ephemeral);
    assert.match(other.text, /LC-FIRE-03/);
  });
});

describe('Show everyone', () => {
  test('posts the card in the name of the one who pressed', async () => {
    const card = await ask({ query: 'half cover' }, 'bob');
    const shown = await press(card, 'Show everyone', 'bob');
    assert.isFalse(shown.ephemeral);
    assert.match(shown.text, /^\*\*Half cover\*\* LC-FIRE-02/);
    assert.include(shown.text, `Shown by <@${club.discord.user('bob').user.id}>`);
    assert.notInclude(labels(shown), 'Show everyone');
  });

  test('of a card that somebody came to from one that all see is in his name', async () => {
    const card = await ask({ query: 'LC-FIRE-02', all: true }, 'anna');
    const own = await read(card, 'LC-FIRE-03', 'bob');
    const shown = await press(own, 'Show everyone', 'bob');
    assert.isFalse(shown.ephemeral);
    assert.match(shown.text, /LC-FIRE-03[\s\S]*Shown by/);
    assert.include(shown.text, club.discord.user('bob').user.id);
    assert.notInclude(shown.text, club.discord.user('anna').user.id);
  });
});

describe('a button', () => {
  test('for a rule that no longer exists says so, and does nothing', async () => {
    const card = await ask({ query: 'LC-FIRE-02' });
    for (const customId of ['rule:LC-FIRE-99', 'show:LC-FIRE-99']) {
      Object.assign(card.raw, { components: [{ type: 1, components: [{ type: 2, style: 2, custom_id: customId }] }] });
      const reply = await club.discord.click({ message: card, customId, asSeen: true }).reply();
      assert.match(reply.text, /There’s no rule LC-FIRE-99/);
      assert.isTrue(reply.ephemeral);
    }
  });

  test('fits every rule of every book, and nothing that is not an ID', () => {
    for (const { rules } of Object.values(rulesets)) {
      for (const { id } of rules) {
        for (const action of ['rule', 'show'] as const) {
          const button = { action, of: { rule: id } };
          assert.deepEqual(buttonOf(customIdOf(button)), button);
        }
      }
    }
    for (const odd of ['rule:', 'rule:half cover', 'show:1', 'rule:lc-fire-02']) assert.isUndefined(buttonOf(odd), odd);
  });
});
