import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, fighting, sayIn, skirmish } from '../skirmish.ts';

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
    await pause(30);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const pathOf = (channel: string, { id }: Pick<Seen, 'id'>) =>
  `/channels/${club.discord.channel(channel).id}/messages/${id}`;

/** Requests about single messages of a channel since then. */
const requests = (channel: string, from: number) =>
  club.discord.requests.slice(from).filter(({ path }) => path.startsWith(pathOf(channel, { id: '' })));

/** A battle before its initiative, and the message with the button for it. */
async function beforeInitiative(where = club.channel()) {
  const { channel, say } = await skirmish(club, where);
  const status = await say('carla', 'turn status');
  const { label } = status.buttons.find(({ custom_id }) => custom_id.startsWith('owed:/initiative'))!;
  return { channel, say, status, label: label! };
}

describe('a question of the side that Umpire runs', () => {
  test('has grey buttons once the answer has been typed', async () => {
    const say = sayIn(club, club.channel());
    await say('anna', 'game new', { rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await say('anna', 'game house', { toggle: 'solo-forces', on: true });
    await say('anna', 'game join', { side: 'paras' });
    await say('anna', 'unit add', { profile: 'sniper', name: 'Able' });
    await say('anna', 'turn end');
    await say('anna', 'unit add', { profile: 'sniper', side: 'germans' });
    await say('anna', 'turn end');
    const asked = await say('anna', 'solo', { task: 'turn' });
    assert.isFalse(isGrey(asked, 'Answer'), asked.text);
    await say('anna', 'solo', { task: 'answer', answers: 'nearest:Able range:70' });
    await becomes(asked, 'Answer', true);
    await becomes(asked, 'Same as before', true);
    await say('anna', 'undo');
    await becomes(asked, 'Answer', false);
  });
});

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
    assert.match(thrown.text, / go(?:es)? first/);
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

describe('Discord is asked for nothing in vain', () => {
  test('about a button that a press has made grey already', async () => {
    const { channel, status, label } = await beforeInitiative();
    await waiting();
    const from = club.discord.requests.length;
    await press(status, label, 'carla').settled();
    await club.discord.until(() => isGrey(status, label), 'a grey button');
    await waiting();
    const own = requests(channel, from).filter(({ path }) => path === pathOf(channel, status));
    assert.deepEqual(
      own.map(({ method }) => method),
      ['PATCH'],
    );
  });

  test('where the bot may not read what it has sent: its buttons explain themselves', async () => {
    const { world } = club.discord;
    const before = world.everyone;
    const { channel, say, status, label } = await beforeInitiative();
    await waiting();
    const from = club.discord.requests.length;
    world.everyone &= ~PermissionFlagsBits.ReadMessageHistory;
    await club.restart();
    await say('carla', 'initiative', { faces: '6 1' });
    await waiting();
    world.everyone = before;
    await club.restart();
    assert.isEmpty(requests(channel, from).filter(({ path }) => path === pathOf(channel, status)));
    const late = await press(status, label, 'carla').settled();
    assert.isTrue(late.ephemeral);
    assert.include(late.text, 'Nobody has to throw that any more');
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

  test('a step that one side has finished can’t be ended once the battle is over', async () => {
    const { say } = await battle(club, { rules: 'hans-n-panzer', anna: ['infantry'], ben: ['infantry'] });
    await say('anna', 'turn end');
    await say('ben', 'turn end');
    const finished = await say('anna', 'turn end');
    const label = 'End this step';
    assert.isFalse(isGrey(finished, label), finished.text);
    await say('carla', 'battle end', { winner: 'axis', why: 'The bridge has fallen' });
    await becomes(finished, label, true);
    await say('carla', 'undo');
    await becomes(finished, label, false);
    assert.include((await press(finished, label, 'ben').settled()).text, 'can still act');
  });

  test('a squad is raised only once, however that’s done', async () => {
    const say = sayIn(club, club.channel());
    await say('carla', 'game new', { rules: 'landser-classic' });
    const joined = await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit squad', { squad: 'squad', name: 'Red' });
    await becomes(joined, 'Raise a squad for Axis', true);
  });
});

describe('a question', () => {
  test('about a ruling has no button that says it’s right once it’s settled', async () => {
    const { say } = await fighting(club);
    const shot = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 6 6' });
    const number = Number([...shot.text.matchAll(/#(\d+)/g)].at(-1)![1]);
    const asked = await say('ben', 'question', { number, why: 'too far' });
    await say('anna', 'question', { number, answer: 'right' });
    await waiting();
    assert.isFalse(isGrey(asked, 'It’s right'), 'the other side can accept that');
    await say('ben', 'question', { number, answer: 'right' });
    await becomes(asked, 'It’s right', true);
  });
});

describe('what’s done stays done', () => {
  test('when the same is owed again in a later turn: only the newest button is for that', async () => {
    const { channel, say } = await battle(club, { rules: 'landser', anna: ['rifleman'], ben: ['rifleman'] });
    const first = await say('carla', 'turn status');
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(first, 'Initiative', true);
    await say('carla', 'turn end');
    await say('anna', 'act', { who: 'Red rifleman', action: 'nothing' });
    await say('carla', 'turn end');
    await say('carla', 'turn end');
    const second = await say('carla', 'turn status');
    assert.isFalse(isGrey(second, 'Initiative'), second.text);
    await waiting();
    assert.isTrue(isGrey(first, 'Initiative'));
    const from = club.discord.requests.length;
    await say('carla', 'initiative', { faces: '6 1' });
    await becomes(second, 'Initiative', true);
    await waiting();
    assert.isTrue(isGrey(first, 'Initiative'));
    const all = requests(channel, from).map(({ method, path }) => `${method} ${path}`);
    const looks = all.filter((each) => each.startsWith('GET'));
    assert.deepEqual(looks, [...new Set(looks)], 'no message is looked at twice');
    assert.notInclude(all, `GET ${pathOf(channel, first)}`);
    await say('carla', 'undo');
    await becomes(second, 'Initiative', false);
    assert.isTrue(isGrey(first, 'Initiative'));
  });

  test('in a new campaign in the same channel', async () => {
    const { say, status, label } = await beforeInitiative();
    await say('carla', 'game end', { confirm: true });
    await becomes(status, label, true);
    await say('carla', 'game new', { rules: 'landser-classic' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    await say('anna', 'unit add', { profile: 'rifleman', name: 'Bell' });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Miller' });
    const again = await say('carla', 'turn status');
    await waiting();
    assert.isFalse(isGrey(again, label));
    assert.isTrue(isGrey(status, label));
  });
});

describe('elsewhere', () => {
  test('the buttons in a channel that the campaign has left are grey until it comes back', async () => {
    const parent = club.channel();
    const { say, status, label } = await beforeInitiative(parent);
    const { name } = club.discord.addChannel(`${parent}-battle`, 'thread', parent);
    await say('carla', 'game move-to', { channel: club.discord.channel(name).id });
    await becomes(status, label, true);
    const back = await sayIn(club, name)('carla', 'game move-to', { channel: club.discord.channel(parent).id });
    assert.isFalse(back.ephemeral, back.text);
    await becomes(status, label, false);
  });
});

describe('the buttons for joining', () => {
  test('are grey where the battle has gone on in a thread', async () => {
    const channel = club.channel();
    const opened = await sayIn(club, channel)('carla', 'game new', { rules: 'landser-classic' });
    await press(opened, 'Open a thread', 'carla').settled();
    await becomes(opened, 'Axis', true);
    await becomes(opened, 'Allies', true);
  });
});

describe('what’s posted because its answer didn’t arrive', () => {
  test('is struck through like an answer', async () => {
    const { channel, say } = await fighting(club);
    club.discord.fault('callback', { kind: 'status', status: 404, code: 10062, message: 'Unknown interaction' });
    const options = { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 6 6' };
    club.discord.command({ name: 'fire', options, channel, user: 'anna' });
    const find = () =>
      club.discord.messages(channel).find(({ text }) => text.includes('Discord didn’t take this reply'));
    const posted = await club.discord.until(find, 'the posted reply');
    await say('carla', 'undo');
    const isStruck = () => {
      club.time.pass(3 * SECOND);
      return club.discord.message(posted).text.includes('~~');
    };
    await club.discord.until(isStruck, 'a posted reply that’s struck through');
  });
});

describe('a message that another process notes while buttons are made grey', () => {
  test('isn’t forgotten', async () => {
    const { channel, say, status, label } = await beforeInitiative();
    const other = await say('carla', 'turn status');
    await waiting();
    const { log } = (await pointerOf(club.store, club.discord.channel(channel).id))!;
    const noted = (await club.store.get(keys.waiting(log))) as readonly { readonly message: string }[];
    const isOther = ({ message }: { readonly message: string }) => message === other.id;
    const without = noted.filter((each) => !isOther(each));
    await club.store.set(keys.waiting(log), without);
    club.discord.fault('get-message', { kind: 'slow', ms: 300, done: true });
    const from = club.discord.requests.length;
    await say('carla', 'initiative', { faces: '6 1' });
    const isLookedAt = () => {
      club.time.pass(3 * SECOND);
      return requests(channel, from).some(({ method }) => method === 'GET');
    };
    await club.discord.until(isLookedAt, 'a look at a message');
    await club.store.set(keys.waiting(log), [...without, ...noted.filter(isOther)]);
    await becomes(status, label, true);
    await pause(500);
    await say('carla', 'turn end');
    await becomes(other, label, true);
  });
});

describe('a message that only one person sees', () => {
  test('is never looked for', async () => {
    const { channel, say } = await fighting(club);
    await waiting();
    const from = club.discord.requests.length;
    const panel = await say('anna', 'play');
    const planned = await press(panel, 'Nothing').settled();
    const { custom_id: customId } = planned.buttons.find(({ custom_id }) => custom_id.startsWith('roll:'))!;
    await club.discord.click({ message: planned, customId, user: 'anna' }).followUp();
    await say('carla', 'turn end');
    await waiting();
    assert.isEmpty(requests(channel, from).filter(({ path }) => path === pathOf(channel, panel)));
  });
});

describe('an answer that comes late', () => {
  test('has a grey button if it’s been done by then', async () => {
    const { say } = await skirmish(club);
    await waiting();
    club.discord.fault('callback', { kind: 'slow', ms: 1200, done: true });
    const before = club.discord.requests.length;
    const slow = say('carla', 'turn status');
    await club.discord.until(() => club.discord.requests.length > before, 'the answer on its way');
    await say('carla', 'initiative', { faces: '6 1' });
    await waiting();
    await becomes(await slow, 'Initiative', true);
  });

  test('doesn’t bring back the message that has been struck out since', async () => {
    const { say } = await fighting(club);
    const shot = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 6 6' });
    club.discord.fault('callback', { kind: 'slow', ms: 1200, done: true });
    const undone = press(shot, 'Undo', 'carla').settled();
    const isStruck = () => {
      club.time.pass(3 * SECOND);
      return club.discord.message(shot).text.includes('~~') || undefined;
    };
    await club.discord.until(isStruck, 'the message that is struck out');
    await undone;
    await pause(500);
    assert.include(club.discord.message(shot).text, '~~');
  });

  test('doesn’t make a button grey that has come back since', async () => {
    const say = sayIn(club, club.channel());
    await say('carla', 'game new', { rules: 'landser-classic' });
    await say('anna', 'game join', { side: 'axis' });
    const joined = await say('ben', 'game join', { side: 'allies' });
    const [axis, allies] = ['Raise a squad for Axis', 'Raise a squad for Allies'] as const;
    await say('anna', 'unit squad', { squad: 'squad', name: 'Red' });
    await becomes(joined, axis, true);
    await say('carla', 'undo');
    club.discord.fault('callback', { kind: 'slow', ms: 300, done: true });
    const raised = press(joined, allies, 'ben').settled();
    await becomes(joined, axis, false);
    await raised;
    await becomes(joined, allies, true);
    await pause(500);
    assert.isFalse(isGrey(joined, axis));
  });
});
