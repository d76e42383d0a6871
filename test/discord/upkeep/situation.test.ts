import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting, sayIn } from '../skirmish.ts';

const SECOND = 1000;
const ERROR = 50;

let club: Club;

beforeAll(async () => {
  club = await Club.open('memory:', ({ world }) => {
    world.everyone |= PermissionFlagsBits.PinMessages;
  });
});

afterAll(() => club.close());

const isSituation = ({ buttons, deleted }: Seen) =>
  !deleted && buttons.some(({ custom_id }) => /^play:\d/.test(custom_id));
const situations = (channel: string) => club.discord.messages(channel).filter(isSituation);
const edits = (channel: string) => {
  const ids = situations(channel).map(({ id }) => id);
  const isOfOne = (path: string) => ids.some((id) => path.endsWith(`/${id}`));
  return club.discord.requests.filter(({ route, path }) => route === 'edit-message' && isOfOne(path));
};

/** Lets time pass until the events are announced. */
async function told(channel: string, pattern: RegExp): Promise<Seen> {
  const look = () => {
    club.time.pass(3 * SECOND);
    return situations(channel).find(({ text }) => pattern.test(text));
  };
  return club.discord.until(look, `a situation with ${pattern}`);
}

describe('the situation of a campaign', () => {
  test('is one message, made when it opens, pinned, with the board, and edited ever after', async () => {
    const { channel, say } = await fighting(club);
    const made = await told(channel, /Turn 1, first side: Axis to play/);
    assert.match(made.text, /Yet to act: Bell and Otto/);
    assert.match(
      made.text,
      new RegExp(`Waiting for <@${club.discord.user('anna').user.id}> \\(Axis\\) to play, since <t:\\d+:f>`),
    );
    assert.match(made.text, /Dice: committed to [\da-f]{16}…/);
    assert.equal(made.files.length, 1);
    await club.discord.until(() => club.discord.message(made).raw.pinned, 'the pin');
    await say('anna', 'turn end');
    const edited = await told(channel, /Allies to play/);
    assert.equal(edited.id, made.id);
    assert.equal(edited.files.length, 1);
    assert.lengthOf(situations(channel), 1);
  });

  test('costs one edit for many rulings', async () => {
    const { channel, say } = await fighting(club);
    await told(channel, /Axis to play/);
    club.time.pass(20 * SECOND);
    const before = edits(channel).length;
    for (let i = 0; i < 5; i++) await say('anna', 'note', { text: `Line ${i}` });
    await say('anna', 'turn end');
    await told(channel, /Allies to play/);
    assert.equal(edits(channel).length, before + 1);
  });

  test('waits while the process has answers to give, but no longer than a minute', async () => {
    const { channel, say } = await fighting(club);
    await told(channel, /Axis to play/);
    club.time.pass(20 * SECOND);
    const before = edits(channel).length;
    club.time.busy = true;
    await say('anna', 'turn end');
    club.time.pass(40 * SECOND);
    assert.equal(edits(channel).length, before);
    club.time.pass(30 * SECOND);
    await told(channel, /Allies to play/);
    club.time.busy = false;
    assert.equal(edits(channel).length, before + 1);
  });

  test('is edited at most every ten seconds, and at least then', async () => {
    const { channel, say } = await fighting(club);
    await told(channel, /Axis to play/);
    club.time.pass(20 * SECOND);
    const before = edits(channel).length;
    for (let i = 0; i < 14; i++) {
      await say('anna', 'note', { text: `Line ${i}` });
      club.time.pass(1.5 * SECOND);
    }
    await club.discord.until(() => edits(channel).length > before, 'an edit');
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.isAtMost(edits(channel).length - before, 3);
  });

  test('is made anew once when somebody has deleted it, and after a restart', async () => {
    const { channel, say } = await fighting(club);
    const made = await told(channel, /Axis to play/);
    club.discord.deleteMessage(made);
    await say('anna', 'turn end');
    const anew = await told(channel, /Allies to play/);
    assert.notEqual(anew.id, made.id);
    assert.lengthOf(situations(channel), 1);
    await say('ben', 'turn end');
    await club.restart();
    const after = await told(channel, /Turn 1, initiative|Turn 2|casualties|end/i);
    assert.equal(after.id, anew.id);
    assert.lengthOf(situations(channel), 1);
  });

  test('opens the panel of whoever presses', async () => {
    const { channel } = await fighting(club);
    const made = await told(channel, /Axis to play/);
    const press = club.discord.click({ message: made, label: 'What can I do?', user: 'anna' });
    const panel = await press.settled();
    assert.isTrue(panel.ephemeral);
    assert.match(panel.text, /Bell/);
  });

  test('is brought back to the end of the channel, and taken away', async () => {
    const { channel, say } = await fighting(club);
    const made = await told(channel, /Axis to play/);
    assert.match((await say('anna', 'game situation')).text, /message below.*pinned/);
    const [anew, ...others] = situations(channel);
    assert.isEmpty(others);
    assert.notEqual(anew!.id, made.id);
    assert.match((await say('anna', 'game situation', { on: false })).text, /gone/);
    await say('anna', 'turn end');
    club.time.pass(30 * SECOND);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.isEmpty(situations(channel));
  });

  test('stays as it is when the campaign is over, and the next one gets another', async () => {
    const { channel, say } = await fighting(club);
    const made = await told(channel, /Axis to play/);
    await say('carla', 'game end', { confirm: true });
    club.time.pass(11 * SECOND);
    await club.discord.until(() => /The campaign is over/.test(club.discord.message(made).text), 'the end');
    assert.isEmpty(club.discord.message(made).buttons);
    await say('carla', 'game new', { rules: 'landser-classic', name: 'Second' });
    const next = await told(channel, /Second/);
    assert.notEqual(next.id, made.id);
  });
});

describe('where Discord refuses', () => {
  test('a message, the ruling stands, and nothing is told as a fault', async () => {
    const { channel, say } = await fighting(club);
    const shown = await told(channel, /Axis to play/);
    club.time.pass(11 * SECOND);
    const { length: edited } = edits(channel);
    club.discord.fault(new RegExp(`PATCH .*/${shown.id}$`), { kind: 'status', status: 403, code: 50001 } as never);
    const ended = await say('anna', 'turn end');
    assert.match(ended.text, /Allies/);
    // It is refused: the situation stays as it was, the ruling stands, and nobody is shown an error.
    await club.discord.until(() => {
      club.time.pass(3 * SECOND);
      return edits(channel).length > edited;
    }, 'the edit that is refused');
    assert.match(situations(channel)[0]!.text, /Axis to play/);
    const log = await club.discord.command({ name: 'log', options: {}, channel, user: 'ben' }).settled();
    assert.match(log.text, /``\/turn end``/);
    assert.isEmpty(club.lines.filter(({ level }) => level >= ERROR));
    // What comes next is told again, in the same message.
    await say('ben', 'turn end');
    const next = await told(channel, /Turn 2/);
    assert.lengthOf(situations(channel), 1);
    assert.isTrue(next.edited);
  });
});

describe('two processes on one store', () => {
  test('make one message, and edit it', async () => {
    await club.start();
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'landser-classic' });
    const made = await told(channel, /Landser/);
    await say('anna', 'game join', { side: 'axis' });
    club.time.pass(80 * SECOND);
    club.time.pass(80 * SECOND);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(
      situations(channel).map(({ id }) => id),
      [made.id],
    );
  });
});
