import { ButtonStyle } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, fighting, sayIn, skirmish } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const mention = (name: string) => `<@${club.discord.user(name).user.id}>`;

/** A battle whose steps both sides play at once, with a unit for each. */
async function atOnce() {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'hans-n-panzer' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  await say('anna', 'unit add', { profile: 'infantry', name: 'Red' });
  await say('ben', 'unit add', { profile: 'infantry', name: 'Blue' });
  return { channel, say };
}

describe('a panel’s way on', () => {
  test('ends the turn for everyone to see, calls the other side, and shows whose turn it is now', async () => {
    const { say } = await fighting(club);
    const panel = await say('anna', 'play');
    assert.equal(labels(panel).at(-1), 'End my turn');
    // What can't be taken back is said before it's done, once.
    const asked = await press(panel, 'End my turn').settled();
    assert.include(asked.text, '2 units can still act: Bell and Otto. They lose that if you end it now.');
    assert.deepEqual(labels(asked), ['End it all the same', 'Back']);
    assert.equal(asked.id, panel.id);
    const ended = press(asked, 'End it all the same');
    const told = await ended.followUp();
    assert.isFalse(told.ephemeral);
    assert.include(told.content, `${mention('ben')}: it’s your turn.`);
    assert.equal(labels(told)[0], 'Play');
    const after = club.discord.message(panel);
    assert.include(after.text, 'It’s the Allies’ turn.');
    assert.notInclude(labels(after), 'End my turn');
  });

  test('HP-INF-08: whoever has fired some of its weapons can still fire the others, and isn’t passed over unsaid', async () => {
    const { say } = await atOnce();
    for (let step = 0; step < 3; step += 1) await say('carla', 'turn end');
    await say('anna', 'fire', { attacker: 'Red', weapon: 'rifle', target: 'Blue', range: '8', cover: 'open' });
    const panel = await say('anna', 'play');
    assert.include(panel.text, '1 who has acted can do more');
    const asked = await press(panel, 'End this step').settled();
    assert.include(asked.text, 'One unit can still act: Red. It loses that if you end it now.');
  });

  test('isn’t there while something is owed, or for who isn’t to play', async () => {
    const { say } = await fighting(club);
    assert.notInclude(labels(await say('ben', 'play')), 'End my turn');
    const waiting = await skirmish(club);
    assert.deepEqual(labels(await waiting.say('anna', 'play')), ['Initiative']);
  });

  test('HP-MOR-01 isn’t under the news that the other side has finished, as long as this side owes something', async () => {
    const { say } = await atOnce();
    for (let i = 0; i < 3; i++) await say('carla', 'turn end');
    const shot = { attacker: 'Blue', target: 'Red', weapon: 'rifle', range: 2, more: 'shooters:3', faces: '6 6 6' };
    assert.isFalse((await say('ben', 'fire', shot)).ephemeral);
    await say('carla', 'turn end');
    const done = await say('ben', 'turn end');
    assert.deepEqual(labels(done), ['Morale for Red', 'Play', 'Board', 'Undo']);
    await say('anna', 'morale', { who: 'Red', faces: '6' });
    assert.include(labels(await say('anna', 'play')), 'End this step');
  });

  test('ends one turn with two quick taps, and none with an old panel', async () => {
    const { channel, say } = await fighting(club);
    const [panel, old] = [await say('anna', 'play'), await say('anna', 'play')];
    const before = (await records(channel)).length;
    const asked = await press(panel, 'End my turn').settled();
    assert.lengthOf(await records(channel), before);
    const [one, two] = [press(asked, 'End it all the same'), press(asked, 'End it all the same')];
    await one.followUp();
    await club.discord.until(() => two.callbacks.length > 0, 'an answer to the second tap');
    assert.lengthOf(await records(channel), before + 1);
    await say('ben', 'turn end');
    const shown = await press(old, 'End my turn').settled();
    assert.include(shown.text, 'Turn 2');
    assert.notInclude(labels(shown), 'End it all the same');
    assert.lengthOf(await records(channel), before + 2);
  });

  test('throws the initiative between two turns, and the next one begins with it', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'landser' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const name of ['Bell', 'Otto']) await say('anna', 'unit add', { profile: 'rifleman', name });
    for (const name of ['Miller', 'Jones']) await say('ben', 'unit add', { profile: 'rifleman', name });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const begun = await say('carla', 'turn end');
    assert.deepEqual(labels(begun).slice(0, 2), ['Play', 'Board']);
    const styleOf = (message: Seen, name: string) =>
      message.buttons.find((button) => 'label' in button && button.label === name)?.style;
    const panel = await say('ben', 'play');
    assert.equal(labels(panel).at(-1), 'End my turn');
    assert.notInclude(labels(panel), 'Initiative');
    await say('ben', 'act', { who: 'Miller', action: 'nothing' });
    const ruling = await say('ben', 'act', { who: 'Jones', action: 'nothing' });
    assert.notInclude(labels(ruling), 'Initiative');
    assert.include(labels(await say('ben', 'turn end')), 'Initiative');
    const done = await say('ben', 'play');
    assert.equal(labels(done)[0], 'Initiative');
    assert.equal(styleOf(done, 'Initiative'), ButtonStyle.Primary);
    const old = await say('ben', 'play');
    const thrown = await press(done, 'Initiative', 'ben').followUp();
    assert.isFalse(thrown.ephemeral);
    assert.match(thrown.text, /go first/);
    assert.match(thrown.text, /Turn 2, first side/);
    assert.notInclude(labels(club.discord.message(done)), 'Initiative');
    // Another panel that still shows it throws nothing, and shows how it is by now.
    const before = (await records(channel)).length;
    assert.notInclude(labels(await press(old, 'Initiative', 'ben').settled()), 'Initiative');
    assert.lengthOf(await records(channel), before);
  });

  test('begins the first turn', async () => {
    const { say } = await atOnce();
    const panel = await say('anna', 'play');
    assert.deepEqual(labels(panel), ['Begin the first turn']);
    const told = await press(panel, 'Begin the first turn').followUp();
    // Nobody has anything to play before that.
    assert.deepEqual(labels(told), ['Begin the first turn', 'Undo']);
    const waiting = club.discord.message(panel);
    assert.include(waiting.text, 'The Axis have finished deployment. Waiting for the Allies.');
    assert.deepEqual(labels(waiting), []);
  });

  test('says first that the others may still be setting up, where beginning the first turn ends that for them too', async () => {
    const { channel, say } = await skirmish(club);
    await say('carla', 'initiative', { faces: '6 1' });
    const before = (await records(channel)).length;
    const asked = await press(await say('anna', 'play'), 'Begin the first turn').settled();
    assert.include(asked.text, 'The Allies may still be setting up. Beginning the first turn ends that for everybody.');
    assert.deepEqual(labels(asked), ['End it all the same', 'Back']);
    assert.lengthOf(await records(channel), before);
    await press(asked, 'End it all the same').followUp();
    assert.lengthOf(await records(channel), before + 1);
  });

  test('whoever was still setting up takes a first turn back that another side has begun, until somebody acts', async () => {
    const { say } = await battle(club, {
      rules: 'ww2-skirmish',
      anna: [['rifle-team', 'Hale']],
      ben: [['rifle-team', 'Lang']],
    });
    const begun = await say('anna', 'turn end');
    const undone = await club.discord.click({ message: begun, label: 'Undo', user: 'ben' }).settled();
    assert.include(undone.text, 'Taken back');
    assert.include((await say('ben', 'turn status')).text, 'The first turn hasn’t begun');
    await say('anna', 'turn end');
    await say('anna', 'move', { who: 'Hale' });
    const asked = await say('ben', 'undo');
    assert.include(asked.text, 'Asked to undo');
  });

  test('where both play at once: the other side ends the step with a press, and calls those who waited', async () => {
    const { say } = await atOnce();
    await say('carla', 'turn end');
    const panel = await say('anna', 'play');
    const asked = await press(panel, 'End this step').settled();
    assert.include(asked.text, 'One unit can still act: Red');
    club.passPings();
    const ready = await press(asked, 'End it all the same').followUp();
    assert.include(ready.content, mention('ben'));
    assert.equal(labels(ready)[0], 'End this step');
    assert.include(club.discord.message(panel).text, 'The Axis have finished the move step. Waiting for the Allies.');
    club.passPings();
    // His own unit can still act, so he's asked once, and nobody else sees that.
    const question = await press(ready, 'End this step', 'ben').settled();
    assert.isTrue(question.ephemeral);
    assert.include(question.text, 'One unit can still act: Blue');
    const pressed = press(question, 'End it all the same', 'ben');
    const on = await pressed.followUp();
    assert.include(on.text, 'Turn 1, guns');
    assert.include(on.content, `${mention('anna')}: everyone has finished, so it’s on to the next step.`);
    // He's named as the one who pressed, and not called.
    assert.notInclude(on.content.split('\n')[0], mention('ben'));
    assert.include(
      on.raw.mentions.map(({ username }) => username),
      'anna',
    );
    const isGrey = () => {
      club.time.pass(3000);
      return club.discord.message(ready).buttons.some(({ disabled }) => disabled);
    };
    await club.discord.until(isGrey, 'the button to be spent');
  });

  test('what a turn’s end gave away comes back with a press, as long as nobody else has to agree', async () => {
    const { say } = await fighting(club);
    const ended = await say('anna', 'turn end');
    assert.include(ended.text, 'Allies to play');
    assert.include(labels(ended), 'Undo');
    const undone = await press(ended, 'Undo', 'anna').settled();
    assert.isFalse(undone.ephemeral, undone.text);
    assert.include((await say('anna', 'turn status')).text, 'Axis to play');
  });
});
