import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting, sayIn, skirmish } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const written = async (channel: string) => (await records(channel)).map(({ command }) => command);
const id = (user: string) => club.discord.user(user).user.id;
const press = (message: Seen, label: string, user = 'anna') =>
  club.discord.click({ message, label, user, asSeen: true });
const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);
const isGrey = (message: Seen, label: string) =>
  club.discord.message(message).buttons.find((button) => button.label === label)?.disabled ?? false;

describe('Begin the first turn', () => {
  test('pressed by two at once begins it once, and ends nothing', async () => {
    const { channel, say } = await skirmish(club);
    const ready = await say('carla', 'initiative', { faces: '6 1' });
    const presses = ['anna', 'carla'].map((user) => press(ready, 'Begin the first turn', user));
    const replies = await Promise.all(presses.map((each) => each.settled()));
    assert.lengthOf(
      replies.filter(({ ephemeral }) => ephemeral),
      1,
    );
    assert.match(replies.find(({ ephemeral }) => ephemeral)!.text, /Play has gone on since then.*\/turn status/);
    assert.lengthOf(
      (await written(channel)).filter((command) => command === '/turn end'),
      1,
    );
    assert.include((await say('anna', 'turn status')).text, 'first side: Axis to play');
  });

  test('pressed again in the middle of the battle, after a restart, ends no turn', async () => {
    const { channel, say } = await skirmish(club);
    const ready = await say('carla', 'initiative', { faces: '6 1' });
    const begun = await press(ready, 'Begin the first turn', 'carla').settled();
    assert.include(begun.text, `Pressed by <@${id('carla')}>`);
    await club.discord.until(() => isGrey(ready, 'Begin the first turn'), 'a grey button');
    const before = await written(channel);
    await club.restart();
    assert.isTrue((await press(ready, 'Begin the first turn', 'carla').settled()).ephemeral);
    assert.deepEqual(await written(channel), before);
  });
});

describe('Raise a squad', () => {
  test('pressed by two at once raises one, and the second reads no error about names', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'landser-classic' });
    const joined = await say('anna', 'game join', { side: 'axis' });
    const label = 'Raise a squad for Axis';
    const replies = await Promise.all(['anna', 'carla'].map((user) => press(joined, label, user).settled()));
    const late = replies.find(({ ephemeral }) => ephemeral);
    assert.include(late?.text, 'Play has gone on since then');
    assert.lengthOf(
      (await written(channel)).filter((command) => command.startsWith('/unit squad')),
      1,
    );
  });
});

describe('Try a ruling', () => {
  test('pressed by two at once is one ruling, and none once something else has happened', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Anton' });
    const begun = await say('carla', 'turn end');
    const before = (await written(channel)).length;
    const replies = await Promise.all(['anna', 'carla'].map((user) => press(begun, 'Try a ruling', user).settled()));
    assert.lengthOf(
      replies.filter(({ ephemeral }) => ephemeral),
      1,
    );
    assert.lengthOf(await written(channel), before + 1);
  });
});

describe('what is owed', () => {
  test('isn’t called done while the game is paused, and the button gives it once play goes on', async () => {
    const { say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    await say('carla', 'game pause');
    const paused = await press(status, 'Initiative', 'ben').settled();
    assert.isTrue(paused.ephemeral);
    assert.include(paused.text, 'The game is paused');
    await say('carla', 'game resume');
    assert.isFalse(isGrey(status, 'Initiative'));
    await club.restart();
    assert.match((await press(status, 'Initiative', 'ben').settled()).text, / go(?:es)? first/);
  });

  test('says that there is no campaign any more once it’s over', async () => {
    const { channel, say } = await skirmish(club);
    const status = await say('carla', 'turn status');
    await say('carla', 'game end', { confirm: true });
    const before = await written(channel);
    const late = await press(status, 'Initiative', 'ben').settled();
    assert.include(late.text, 'There’s no campaign in this channel');
    assert.deepEqual(await written(channel), before);
  });

  test('opens a form for what only the player can say, also after a restart, and is grey once it’s given', async () => {
    const { channel, say } = await fighting(club);
    await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 5 1' });
    const status = await say('carla', 'turn end');
    assert.include(labels(status), 'Fire for Miller');
    await say('carla', 'game pause');
    assert.include((await press(status, 'Fire for Miller', 'ben').settled()).text, 'The game is paused');
    await say('carla', 'game resume');
    await club.restart();
    const wrong = await press(status, 'Fire for Miller', 'dora').settled();
    assert.isTrue(wrong.ephemeral);
    const form = await press(status, 'Fire for Miller', 'ben').modal();
    assert.deepEqual(
      form.fields.filter(({ required }) => required).map(({ customId }) => customId),
      ['range'],
    );
    await club.restart();
    const given = await club.discord.submit({ modal: form, fields: { range: '8' }, user: 'ben' }).settled();
    assert.isFalse(given.ephemeral);
    assert.match(given.text, /8″/);
    assert.match((await written(channel)).at(-1)!, /who:Miller target:Bell range:8/);
    await club.discord.until(() => isGrey(status, 'Fire for Miller'), 'a grey button');
  });
});
