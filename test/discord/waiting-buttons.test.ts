import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from './club.ts';
import type { Seen } from './loopback/index.ts';
import { fighting, sayIn, skirmish } from './skirmish.ts';

const SECOND = 1000;

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const isGrey = (message: Seen, label: string) =>
  club.discord.message(message).buttons.find((button) => button.label === label)!.disabled ?? false;

/** Lets time pass until a button looks as expected. */
function becomes(message: Seen, label: string, grey: boolean): Promise<true> {
  const look = () => {
    club.time.pass(3 * SECOND);
    return isGrey(message, label) === grey || undefined;
  };
  return club.discord.until(look, `${label} ${grey ? 'grey' : 'alive'}`) as Promise<true>;
}

/** Lets time pass in which nothing should happen. */
async function waiting(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    club.time.pass(3 * SECOND);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A battle before its initiative, and the message with the button for it. */
async function beforeInitiative() {
  const { channel, say } = await skirmish(club);
  const status = await say('carla', 'turn status');
  const { label } = status.buttons.find(({ custom_id }) => custom_id.startsWith('owed:/initiative'))!;
  return { channel, say, status, label: label! };
}

describe('the button for what’s owed', () => {
  test('is grey once somebody has typed the command, alive again after an undo, and then it works', async () => {
    const { say, status, label } = await beforeInitiative();
    await waiting();
    assert.isFalse(isGrey(status, label));
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(status, label, true);
    await say('carla', 'undo');
    await becomes(status, label, false);
    const thrown = await press(status, label, 'carla').settled();
    assert.isFalse(thrown.ephemeral);
    assert.match(thrown.text, /initiative/i);
  });

  test('keeps what else is on its message', async () => {
    const { say, status, label } = await beforeInitiative();
    const { text, buttons } = status;
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(status, label, true);
    const now = club.discord.message(status);
    assert.equal(now.text, text);
    assert.deepEqual(
      now.buttons.map((each) => each.label),
      buttons.map((each) => each.label),
    );
    const others = now.buttons.filter((each) => each.label !== label && !each.custom_id.startsWith('owed:'));
    for (const { disabled } of others) assert.isNotTrue(disabled);
  });

  test('looks as before in a pause, since it’s owed when play goes on', async () => {
    const { say, status, label } = await beforeInitiative();
    await say('carla', 'game pause');
    await waiting();
    assert.isFalse(isGrey(status, label));
    await say('carla', 'game resume');
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(status, label, true);
  });

  test('is made grey by the next process too', async () => {
    const { say, status, label } = await beforeInitiative();
    await say('carla', 'initiative', { faces: '6 1' });
    await club.restart();
    await becomes(status, label, true);
  });

  test('hurts nobody where its message is gone', async () => {
    const { say, status } = await beforeInitiative();
    const other = await say('carla', 'turn status');
    const { label } = other.buttons.find(({ custom_id }) => custom_id.startsWith('owed:/initiative'))!;
    club.discord.deleteMessage(status);
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(other, label!, true);
  });

  test('stays as it is in an archived thread until that’s opened again', async () => {
    const parent = club.channel();
    const { name } = club.discord.addChannel(`${parent}-thread`, 'thread', parent);
    const { say } = await skirmish(club, name);
    const status = await say('carla', 'turn status');
    const { label } = status.buttons.find(({ custom_id }) => custom_id.startsWith('owed:/initiative'))!;
    await waiting();
    await say('carla', 'initiative', { faces: '6 1' });
    club.discord.changeThread(name, { archived: true });
    await waiting();
    assert.isFalse(isGrey(status, label!));
    club.discord.changeThread(name, { archived: false });
    await becomes(status, label!, true);
  });
});

describe('other buttons that wait', () => {
  test('both answers to a request are grey once one is typed', async () => {
    const { say } = await fighting(club);
    await say('anna', 'act', { who: 'Bell', action: 'hide' });
    const asked = await say('ben', 'undo');
    const [first, second] = asked.buttons.map(({ label }) => label!);
    assert.deepEqual([first, second], ['Agree', 'Decline']);
    await say('anna', 'decline');
    await becomes(asked, 'Agree', true);
    await becomes(asked, 'Decline', true);
  });

  test('the first ruling of a battle is offered until something else has happened', async () => {
    const { channel, say } = await skirmish(club);
    await say('carla', 'initiative', { faces: '6 1' });
    const begun = await say('carla', 'turn end');
    const label = 'Try a ruling';
    assert.isFalse(isGrey(begun, label), channel);
    await say('anna', 'act', { who: 'Bell', action: 'hide' });
    await becomes(begun, label, true);
  });

  test('a squad is raised only once, however that’s done', async () => {
    const say = sayIn(club, club.channel());
    await say('carla', 'game new', { rules: 'landser-classic' });
    const joined = await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit squad', { squad: 'squad', name: 'Red' });
    await becomes(joined, 'Raise a squad for Axis', true);
  });
});
