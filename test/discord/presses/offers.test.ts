import { InteractionResponseType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting, skirmish } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const id = (user: string) => club.discord.user(user).user.id;
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);
const shot = { attacker: 'Bell', target: 'Miller', range: 8, cover: 'half', faces: '6 1' };

/** The menu of whom else a ruling can be given for: what it carries, and what it offers. */
async function menuOf(ruling: Seen, user = 'anna') {
  const message = await press(ruling, 'With another…', user).settled();
  assert.isTrue(message.ephemeral);
  const { raw } = message;
  const found = JSON.stringify(raw.components).match(/"custom_id":"(instead:[^"]+)"/);
  assert.isNotNull(found, 'there is no menu');
  const labelled = [...JSON.stringify(raw.components).matchAll(/"label":"([^"]+)","value":"([^"]+)"/g)];
  return {
    message,
    customId: found![1]!,
    choices: Object.fromEntries(labelled.map(([, label, value]) => [label, value!])),
  };
}

describe('what is owed', () => {
  test('stands under the turn as a button that gives it, and says who pressed it', async () => {
    const { channel, say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    assert.deepEqual(labels(status), ['Initiative', 'Board']);
    const given = await press(status, 'Initiative', 'ben').settled();
    assert.match(given.text, / go(?:es)? first/);
    assert.include(given.text, `Pressed by <@${id('ben')}>`);
    assert.equal((await records(channel)).at(-1)?.command, '/initiative');
  });

  test('is given once, by anyone who presses, and then the button is dead', async () => {
    const { channel, say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    const [one, two] = [press(status, 'Initiative', 'anna'), press(status, 'Initiative', 'ben')];
    const replies = await Promise.all([one.settled(), two.settled()]);
    assert.lengthOf(
      replies.filter(({ ephemeral }) => ephemeral),
      1,
    );
    assert.match(replies.find(({ ephemeral }) => ephemeral)!.text, /Nobody has to throw that any more/);
    const initiative = (await records(channel)).filter(({ command }) => command === '/initiative');
    assert.lengthOf(initiative, 1);
    await club.discord.until(() => club.discord.message(status).buttons[0]?.disabled, 'a dead button');
  });

  test('cannot be given any more once the state has changed, also after a restart', async () => {
    const { say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    await say('carla', 'initiative', { faces: '6 1' });
    await club.restart();
    const late = await press(status, 'Initiative', 'ben').settled();
    assert.isTrue(late.ephemeral);
    assert.match(late.text, /Nobody has to throw that any more/);
  });
});

describe('under a ruling', () => {
  test('the list of others shows what’s left of it once something has been chosen from it', async () => {
    const { say } = await fighting(club);
    const ruling = await say('anna', 'fire', { ...shot, cover: 'none', faces: '2' });
    const { message, customId, choices } = await menuOf(ruling);
    const [, chosen] = Object.entries(choices).find(([label]) => /Otto/.test(label)) ?? [];
    assert.isDefined(chosen, Object.keys(choices).join());
    const click = { message, customId, values: [String(chosen)], user: 'anna' };
    assert.isFalse((await club.discord.click(click).settled()).ephemeral);
    const shows = () => JSON.stringify(club.discord.message(message).raw.components);
    await club.discord.until(() => !shows().includes(String(chosen)), 'a list without what has been done');
  });

  test('Undo pressed by both sides is agreed to: it is undone, and nothing is left to answer', async () => {
    const { channel, say } = await fighting(club);
    const ruling = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8 });
    const [one, two] = [press(ruling, 'Undo', 'anna'), press(ruling, 'Undo', 'ben')];
    await Promise.all([one.settled(), two.settled()]);
    const written = (await records(channel)).flatMap(({ events }) => events.map(({ type }) => type));
    assert.deepEqual(written.slice(-3), ['asked', 'agreed', 'undone']);
    assert.notInclude((await say('carla', 'turn status')).text, 'undo');
  });

  test('stands nothing that would only be an error: who has fired does not fire again, but others may', async () => {
    const { channel, say } = await fighting(club);
    const ruling = await say('anna', 'fire', shot);
    assert.deepEqual(labels(ruling), ['With another…', 'Undo', 'Why?', 'Question this']);
    const { message, customId, choices } = await menuOf(ruling);
    assert.deepEqual(Object.keys(choices), ['By Otto', 'Otto at Jones']);
    const values = [choices['Otto at Jones']!];
    const same = await club.discord.click({ message, customId, values, user: 'anna' }).settled();
    assert.isFalse(same.ephemeral);
    assert.include(same.text, 'Rifle, 8″, half cover');
    assert.match((await records(channel)).at(-1)!.command, /who:Otto/);
  });

  test('whoever can’t give it for anybody is told so, and whoever chooses too late', async () => {
    const { channel, say } = await fighting(club);
    const ruling = await say('anna', 'fire', shot);
    const { message, customId, choices } = await menuOf(ruling);
    const before = await records(channel);
    const nobodys = await press(ruling, 'With another…', 'ben').settled();
    assert.include(nobodys.text, 'Nobody else can do the same now.');
    await say('carla', 'turn end');
    const values = [choices['By Otto']!];
    assert.isTrue((await club.discord.click({ message, customId, values, user: 'anna' }).settled()).ephemeral);
    assert.lengthOf(await records(channel), before.length + 1);
  });
});

describe('two quick taps', () => {
  test('of one person are one ruling', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }).reply();
    const [one, two] = [press(first, 'Same again'), press(first, 'Same again')];
    await one.settled();
    await club.discord.until(() => two.callbacks.length > 0, 'an answer to the second tap');
    assert.lengthOf(await records(channel), 2);
    assert.lengthOf(club.discord.messages(channel), 2);
  });

  test('are answered by the first, even if the campaign is read faster for the second', async () => {
    const { channel, say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    await club.restart();
    let reads = 0;
    let overtaken = () => {};
    const waits = new Promise<void>((resolve) => {
      overtaken = resolve;
    });
    club.store.meddling = {
      before: async (operation, key) => {
        if (operation === 'get' && key.startsWith('channel:') && reads++ === 0) await waits;
      },
    };
    const [one, two] = [press(status, 'Initiative'), press(status, 'Initiative')];
    await club.discord.until(() => two.callbacks.length > 0, 'an answer to the second tap');
    overtaken();
    assert.match((await one.settled()).text, / go(?:es)? first/);
    club.mendStore();
    assert.equal(two.response?.type, InteractionResponseType.DeferredMessageUpdate);
    const initiative = (await records(channel)).filter(({ command }) => command === '/initiative');
    assert.lengthOf(initiative, 1);
  });
});

describe('Undo', () => {
  test('strikes the ruling out at one press, and leaves it but its reasons', async () => {
    const channel = club.channel();
    const ruling = await club.fire({ channel }).reply();
    const undone = await press(ruling, 'Undo').settled();
    assert.match(undone.text, /Taken back: #1\./);
    assert.include(undone.text, `<@${id('anna')}>`);
    await club.discord.until(() => club.discord.message(ruling).buttons[0]?.disabled, 'dead buttons');
    const after = club.discord.message(ruling);
    assert.deepEqual(
      after.buttons.map(({ label, disabled }) => [label, disabled ?? false]),
      [
        ['Same again', true],
        ['Undo', true],
        ['Why?', false],
      ],
    );
    const late = await club.discord.click({ message: ruling, label: 'Undo', asSeen: true, user: 'ben' }).settled();
    assert.isTrue(late.ephemeral);
  });

  test('asks the other side where it has seen the dice', async () => {
    const { say } = await fighting(club);
    const ruling = await say('anna', 'fire', shot);
    const asked = await press(ruling, 'Undo').settled();
    assert.isFalse(asked.ephemeral);
    assert.deepEqual(labels(asked), ['Agree', 'Decline']);
    assert.match((await press(asked, 'Agree', 'ben').settled()).text, /agree/i);
  });

  test('of what is not the newest shows what goes with it, and strikes it out when that is confirmed', async () => {
    const channel = club.channel();
    const first = await club.fire({ channel }).reply();
    await club.fire({ channel }).reply();
    const shown = await press(first, 'Undo').settled();
    assert.isTrue(shown.ephemeral);
    assert.deepEqual(labels(shown), ['Undo both']);
    await club.restart();
    const undone = await press(shown, 'Undo both').settled();
    assert.isFalse(undone.ephemeral);
    assert.match(undone.text, /Taken back: #2, #1\./);
  });

  test('of another’s ruling tells the wrong person why not', async () => {
    const ruling = await club.fire({ channel: club.channel() }).reply();
    const refused = await press(ruling, 'Undo', 'ben').settled();
    assert.isTrue(refused.ephemeral);
    assert.isEmpty(refused.buttons);
  });
});
