import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const answered = async (channel: string) =>
  (await records(channel)).flatMap(({ events }) => events.filter(({ type }) => type === 'solo-answered'));

type Given = Readonly<Record<string, string | number | boolean>>;

/** Anna plays solo against the units there; the enemy's phase has begun. */
async function alone(channel: string, ...enemies: readonly string[]): Promise<void> {
  const says = (name: string, options: Given) =>
    club.discord.command({ name, options, user: 'anna', channel }).settled();
  await says('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
  await says('game house', { toggle: 'solo-forces', on: true });
  await says('game join', { side: 'paras' });
  await says('unit add', { profile: 'sniper', name: 'Able' });
  await says('turn end', {});
  for (const profile of enemies) await says('unit add', { profile, side: 'germans' });
  await says('turn end', {});
}

const turn = (channel: string, user = 'anna') =>
  club.discord.command({ name: 'solo', options: { task: 'turn' }, user, channel }).settled();
const press = (message: Seen, label = 'Answer', user = 'anna') => club.discord.click({ message, label, user });
const fill = (modal: Modal, fields: Readonly<Record<string, string>>, user = 'anna') =>
  club.discord.submit({ modal, fields, user });

describe('the side that the rules play', () => {
  test('is named as people say it, and the panel tells that it’s playing and what it asks', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    const log = await club.discord.command({ name: 'log', user: 'anna', channel }).settled();
    assert.notInclude(log.text, 'rules run');
    await turn(channel);
    const panel = await club.discord.command({ name: 'play', user: 'anna', channel }).settled();
    assert.include(panel.text, 'The rules are playing the Germans.');
    assert.include(panel.text, 'What can Sniper see', panel.text);
  });

  test('can be joined, but whoever joins it doesn’t run it, and is told what to do', async () => {
    const channel = club.channel();
    const says = (user: string, name: string, options: Given = {}) =>
      club.discord.command({ name, options, user, channel }).settled();
    await says('anna', 'game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await says('anna', 'game house', { toggle: 'solo-forces', on: true });
    await says('anna', 'game join', { side: 'paras' });
    await says('ben', 'game join', { side: 'germans' });
    const begun = await says('anna', 'turn end');
    assert.include(begun.text, 'The rules play the Germans.');
    const refused = await says('ben', 'solo', { task: 'turn' });
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, 'only the other players can run it. /game join with another side changes that');
  });
});

describe('a question to the players', () => {
  test('says nothing in a terminal’s words, wherever it’s shown, and has its buttons there', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    await turn(channel);
    const shown: Seen[] = [];
    shown.push(await turn(channel));
    for (const name of ['play', 'turn status', 'game status', 'turn end'])
      shown.push(await club.discord.command({ name, user: 'anna', channel }).settled());
    for (const { text, buttons } of shown) {
      assert.notMatch(text, /answers:|task:/);
      assert.include(
        buttons.map(({ label }) => label),
        'Answer',
        text,
      );
    }
  });

  test('is answered from the panel too: everyone sees what comes of it, and the panel goes on', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper', 'sniper');
    await turn(channel);
    const panel = await club.discord.command({ name: 'play', user: 'anna', channel }).settled();
    assert.isTrue(panel.ephemeral);
    const done = fill(await press(panel).modal(), { nearest: 'Able', range: '70' });
    const seen = await done.settled();
    assert.lengthOf(await answered(channel), 1);
    assert.isTrue(seen.ephemeral);
    assert.notInclude(seen.text, 'The players say');
    assert.isFalse((await done.followUp()).ephemeral);
  });

  test('stands first, and its button opens a form with a field for each part of the answer', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    const asked = await turn(channel);
    assert.match(asked.text.split('\n')[0]!, /What can Sniper see/);
    assert.isFalse(asked.ephemeral);
    const modal = await press(asked).modal();
    assert.deepEqual(
      modal.fields.map(({ label }) => label),
      ['Nearest', 'Range', 'Target cover', 'Cover', 'Factors'],
    );
    const done = await fill(modal, { nearest: 'Able', range: '20', 'target-cover': 'soft', cover: 'open' }).reply();
    assert.isFalse(done.ephemeral);
    assert.include(done.text, 'nearest Able, range 20');
    assert.lengthOf(await answered(channel), 1);
  });

  test('a wrong answer is told to the one who gave it, and the form may be filled in again', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    const modal = await press(await turn(channel)).modal();
    const wrong = await fill(modal, { nearest: 'Able', range: '-3' }).reply();
    assert.isTrue(wrong.ephemeral);
    assert.include(wrong.text, '-3');
    assert.isEmpty(await answered(channel));
    assert.isFalse((await fill(modal, { nearest: 'Able', range: '20' }).reply()).ephemeral);
  });

  test('someone who does not play is refused in private', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    const modal = await press(await turn(channel), 'Answer', 'kim').modal();
    assert.isTrue((await fill(modal, { nearest: 'none' }, 'kim').reply()).ephemeral);
    assert.isEmpty(await answered(channel));
  });

  test('goes on after restarts of the bot, before the form and behind it', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper');
    const asked = await turn(channel);
    await club.restart();
    const modal = await press(asked).modal();
    await club.restart();
    await fill(modal, { nearest: 'Able', range: '70' }).reply();
    assert.lengthOf(await answered(channel), 1);
  });

  test('a form of a question that has been answered does nothing, and the message has moved on', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper', 'lmg-team');
    const asked = await turn(channel);
    const modal = await press(asked).modal();
    await fill(modal, { nearest: 'Able', range: '70' }).reply();
    const late = await fill(modal, { nearest: 'Able', range: '70' }).reply();
    assert.isTrue(late.ephemeral);
    assert.include(late.text, 'has already been answered');
    assert.lengthOf(await answered(channel), 1);
    // Its button asks for the next unit now.
    await fill(await press(asked).modal(), { nearest: 'Able', range: '70' }).reply();
    assert.lengthOf(await answered(channel), 2);
  });

  test('an answer delivered twice is taken once', async () => {
    const channel = club.channel();
    await alone(channel, 'sniper', 'lmg-team');
    const modal = await press(await turn(channel)).modal();
    const given = fill(modal, { nearest: 'Able', range: '70' });
    given.redeliver();
    await given.reply();
    await club.discord.until(() => given.callbacks[1]?.status ?? given.callbacks[0]?.status, 'the answers');
    assert.lengthOf(await answered(channel), 1);
  });
});

describe('a question of yes or no', () => {
  /** A Panzerfaust man throws at a tank that has come on fast, and hits if it came straight on: a 10, less 4. */
  async function launched(channel: string): Promise<Seen> {
    const says = (name: string, options: Given) =>
      club.discord.command({ name, options, user: 'anna', channel }).settled();
    await says('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await says('game house', { toggle: 'solo-forces', on: true });
    await says('game join', { side: 'paras' });
    await says('unit add', { profile: 'sherman', name: 'Fox' });
    await says('unit add', { profile: 'panzerfaust-man', name: 'Kurz', side: 'germans' });
    await says('turn end', {});
    await says('move', { who: 'Fox' });
    await says('turn end', {});
    await says('solo', { task: 'action', who: 'Kurz', risk: 2, faces: '2' });
    return says('solo', { task: 'answer', answers: 'nearest:Fox range:8', faces: '10' });
  }

  test('WS-HAT-04: is answered by a button each, and the message moves on', async () => {
    const channel = club.channel();
    const asked = await launched(channel);
    assert.match(asked.text.split('\n')[0]!, /Kurz only hits Fox if it came straight on/);
    assert.deepEqual(
      asked.buttons.map(({ label }) => label),
      ['Yes', 'No'],
    );
    const before = (await answered(channel)).length;
    await press(asked, 'Yes').reply();
    assert.lengthOf(await answered(channel), before + 1);
    const moved = await turn(channel);
    assert.notInclude(moved.text, 'straight on');
  });
});

describe('pace (section 10): presses', () => {
  /** Plays the phase on: each press, and each form sent, counts. @returns how many there were, and messages besides the first */
  async function presses(channel: string, label: string, fields: Readonly<Record<string, string>> = {}) {
    let asked = await club.discord.command({ name: 'turn end', options: {}, user: 'anna', channel }).settled();
    const first = asked.id;
    let count = 0;
    while (asked.buttons.some((button) => button.label === label)) {
      const pressed = press(asked, label);
      count += 1;
      if (label === 'Answer') {
        asked = await fill(await pressed.modal(), fields).settled();
        count += 1;
      } else asked = await pressed.settled();
      assert.equal(asked.id, first, 'one message moves on');
    }
    return { count, last: asked };
  }

  /** Able alone, in his second turn, against three whose first phase has been answered by forms. */
  async function told(channel: string): Promise<number> {
    const says = (name: string, options: Given) =>
      club.discord.command({ name, options, user: 'anna', channel }).settled();
    await says('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await says('game house', { toggle: 'solo-forces', on: true });
    await says('game join', { side: 'paras' });
    await says('unit add', { profile: 'sniper', name: 'Able' });
    for (const profile of ['rifle-team', 'hmg-team', 'lmg-team']) await says('unit add', { profile, side: 'germans' });
    await says('turn end', {});
    await says('move', { who: 'Able', moves: 1 });
    const { count } = await presses(channel, 'Answer', { nearest: 'Able', range: '70' });
    await says('move', { who: 'Able', moves: 1 });
    return count;
  }

  test('where nothing has changed, one for each unit, or one for all of them; a form takes two', async () => {
    const one = club.channel();
    const first = await told(one);
    const same = await presses(one, 'Same as before');
    const other = club.channel();
    await told(other);
    const all = await presses(other, 'All as before');
    process.stdout.write(`Pace: presses by forms ${first}, unchanged ${same.count}, or ${all.count} for all\n`);
    assert.deepEqual([first, same.count, all.count], [6, 3, 1]);
    for (const { last } of [same, all]) assert.include(last.text, 'Turn 3');
  });

  test('what the players owe takes one press, and then the phase goes on', async () => {
    const channel = club.channel();
    const says = (name: string, options: Given) =>
      club.discord.command({ name, options, user: 'anna', channel }).settled();
    await says('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await says('game house', { toggle: 'solo-forces', on: true });
    await says('game join', { side: 'paras' });
    await says('unit add', { profile: 'rifle-team', name: 'Hale' });
    await says('unit add', { profile: 'rifle-team', name: 'Weber', side: 'germans' });
    await says('turn end', {});
    await says('move', { who: 'Hale', moves: 1 });
    await says('turn end', {});
    await says('solo', { task: 'action', who: 'Weber', risk: 1, faces: '1' });
    // Four men suppressed, so that the test can fail.
    const faces = '20 20 20 20 2 2 2 2';
    const owed = await says('solo', { task: 'answer', answers: 'nearest:Hale range:10', faces });
    assert.include(owed.text, ': /morale who:Hale');
    const done = await press(owed, 'Make those throws').settled();
    // If it drives them back, that's what they owe next.
    assert.match(done.text, /Turn 2|: \/move who:Hale/);
  });
});
