import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, hit, singly } from '../skirmish.ts';

const SECOND = 1000;

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const SHOT = { attacker: 'Bell', target: 'Miller', weapon: 'rifle', range: 8, faces: '6 6 6' };

/** A shot that the umpire has put right: it was at the other man. Each with its number. */
async function corrected() {
  const { channel, say } = await singly(club);
  const shot = await say('anna', 'fire', SHOT);
  const number = numberIn(shot);
  const shown = await say('carla', 'correct', { number, target: 'Jones' });
  const correction = await club.discord.click({ message: shown, label: 'Correct it', user: 'carla' }).settled();
  return { channel, say, shot, number, correction };
}

/** A ruling's number is the last in it. */
const numberIn = ({ text }: Seen) => Number([...text.matchAll(/#(\d+)/g)].at(-1)![1]);

/** Lets time pass until a message is as expected. */
function becomes(message: Seen, pattern: RegExp): Promise<Seen> {
  const look = () => {
    club.time.pass(3 * SECOND);
    const now = club.discord.message(message);
    return pattern.test(now.text) ? now : undefined;
  };
  return club.discord.until(look, `a message with ${pattern}`) as Promise<Seen>;
}

const address = ({ channelId, id }: Seen) => `https://discord.com/channels/${club.discord.guild.id}/${channelId}/${id}`;

describe('the message that showed a ruling', () => {
  test('is struck through once it is put right, with a link to the new one, and keeps what is chosen on it', async () => {
    const { shot, number, correction } = await corrected();
    const struck = await becomes(shot, /~~/);
    assert.match(struck.text, new RegExp(`^#${number} .*fire attacker:Bell.*~~Bell hit Miller: .*~~`, 'm'));
    assert.include(struck.text, `(${address(correction)})`);
    assert.deepEqual(
      struck.buttons.map(({ label }) => label),
      ['Why?'],
    );
    const why = await club.discord.click({ message: struck, label: 'Why?', user: 'ben' }).reply();
    assert.isTrue(why.ephemeral);
  });

  test('is as it was once the correction is undone, and that is struck through', async () => {
    const { say, shot, correction } = await corrected();
    await becomes(shot, /~~/);
    await say('carla', 'undo');
    const again = await becomes(shot, /^(?!.*~~).*Miller/s);
    assert.equal(again.text.split('\n')[0], shot.text.split('\n')[0]);
    await becomes(correction, /~~/);
    await say('carla', 'redo');
    await becomes(shot, /~~/);
    await becomes(correction, /^(?!.*~~).*Corrected/s);
  });

  test('is struck through when it is undone, and stands again', async () => {
    const { channel, say } = await singly(club);
    const shot = await say('anna', 'fire', SHOT);
    await say('carla', 'undo');
    const struck = await becomes(shot, /~~/);
    assert.match(struck.text, /undone/);
    await say('carla', 'redo');
    await becomes(shot, /^(?!.*~~).*Miller/s);
    assert.isNotEmpty(club.discord.messages(channel));
  });

  test('is struck through by the next process too', async () => {
    const { shot } = await corrected();
    await club.restart();
    await becomes(shot, /~~/);
  });

  test('of a correction is struck through when another one takes its place', async () => {
    const { say, shot, number, correction } = await corrected();
    await becomes(shot, /~~/);
    club.time.pass(20 * SECOND);
    const shown = await say('carla', 'correct', { number, range: '12' });
    const second = await club.discord.click({ message: shown, label: 'Correct it', user: 'carla' }).settled();
    // The bot hears a moment later which message it was.
    await passed(100);
    const old = await becomes(correction, /~~/);
    assert.include(old.text, `(${address(second)})`);
  });

  test('gets its link once Discord has said which message the new one is', async () => {
    const { say } = await singly(club);
    const shot = await say('anna', 'fire', SHOT);
    const shown = await say('carla', 'correct', { number: numberIn(shot), target: 'Jones' });
    club.discord.fault('callback', { kind: 'slow', ms: 2500, done: true });
    const click = club.discord.click({ message: shown, label: 'Correct it', user: 'carla' });
    const struck = await becomes(shot, /~~/);
    assert.notInclude(struck.text, 'discord.com/channels');
    const correction = await click.settled();
    const linked = await becomes(shot, /discord.com.channels/);
    assert.include(linked.text, `(${address(correction)})`);
  });

  test('is known to be struck through from a list of an older Umpire, and nothing is kept of what is done', async () => {
    const { say } = await singly(club);
    const shot = await say('anna', 'fire', SHOT);
    await say('carla', 'undo');
    await becomes(shot, /~~/);
    const { log } = (await pointerOf(club.store, shot.channelId))!;
    const kept = () => club.store.get(keys.struck(log)) as Promise<{ left: number[] } | undefined>;
    while ((await kept())?.left.length !== 0) await passed(20);
    const number = numberIn(shot);
    const { shows: _, ...told } = (await club.store.get(keys.told(log, number))) as { shows: number };
    await club.store.set(keys.told(log, number), told);
    await club.store.set(keys.struck(log), { [number]: 0 });
    await club.restart();
    await say('carla', 'redo');
    await becomes(shot, /^(?!.*~~).*Miller/s);
  });

  test('hurts nobody where it is gone, and all others are edited', async () => {
    const { say } = await singly(club);
    const gone = await say('anna', 'fire', SHOT);
    const other = await say('anna', 'turn end');
    club.discord.deleteMessage(gone);
    const shown = await say('carla', 'undo', { to: numberIn(gone) });
    await club.discord.click({ message: shown, label: shown.buttons[0]!.label!, user: 'carla' }).settled();
    await becomes(other, /~~/);
    assert.isTrue(club.discord.message(gone).deleted);
  });
});

describe('of several that are undone at once', () => {
  test('each is struck through, a few at a time', async () => {
    const { say } = await singly(club);
    const notes: Seen[] = [];
    for (let i = 0; i < 12; i++) notes.push(await say('anna', 'note', { text: `Line ${i}` }));
    const shown = await say('anna', 'undo', { to: numberIn(notes[0]!) });
    await club.discord.click({ message: shown, label: shown.buttons[0]!.label!, user: 'anna' }).settled();
    for (const note of notes) await becomes(note, /~~/);
  });
});

const labels = (message: Seen) => club.discord.message(message).buttons.map(({ label }) => label);

describe('a message that stands again after /redo', () => {
  test('has the buttons that it had, and none that could only say no', async () => {
    const { say } = await singly(club);
    const shot = await say('anna', 'fire', SHOT);
    const before = shot.raw.components;
    await say('carla', 'undo');
    await becomes(shot, /~~/);
    await say('carla', 'redo');
    const again = await becomes(shot, /^(?!.*~~).*Miller/s);
    assert.include(labels(shot), 'Undo');
    assert.deepEqual(
      again.buttons.map(({ custom_id }) => custom_id),
      shot.buttons.map(({ custom_id }) => custom_id),
    );
    assert.lengthOf(again.raw.components!, before!.length);
    const undone = await club.discord.click({ message: shot, label: 'Undo', user: 'carla' }).settled();
    assert.isFalse(undone.ephemeral, undone.text);
  });

  test('has a button for what’s owed again, which is grey once that’s done', async () => {
    const [anna, ben] = [[['rifle-team', 'Anton']], [['rifle-team', 'Able']]] as const;
    const { say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
    await say('carla', 'game settings', { posts: 'each' });
    const isAnnas = (await say('carla', 'turn end')).text.includes('Axis to play');
    const shot = isAnnas ? await hit(say, 'anna', 'Anton', 'Able') : await hit(say, 'ben', 'Able', 'Anton');
    const owed = `Morale for ${isAnnas ? 'Able' : 'Anton'}`;
    assert.include(labels(shot), owed);
    await say('carla', 'undo');
    await becomes(shot, /~~/);
    await say('carla', 'redo');
    await becomes(shot, /^(?!.*~~)/s);
    assert.include(labels(shot), owed);
    const thrown = await say(isAnnas ? 'ben' : 'anna', 'morale', { who: isAnnas ? 'Able' : 'Anton' });
    assert.isFalse(thrown.ephemeral, thrown.text);
    const isGrey = () => {
      club.time.pass(3 * SECOND);
      return club.discord.message(shot).buttons.find(({ label }) => label === owed)?.disabled;
    };
    await club.discord.until(isGrey, 'a grey button');
  });
});
