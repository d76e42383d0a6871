import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';
import { flattened } from '../loopback/validate/components.ts';
import { fighting } from '../skirmish.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const SHOT = { attacker: 'Bell', target: 'Miller', range: 8, cover: 'none', faces: '2' };
const OTTOS = { ...SHOT, attacker: 'Otto' };

/** Writes are gathered for a fifth of a second. */
const written = () => passed(300);

/** A battle whose rulings are posted as the channel's default has it, or as it says. */
async function gathering(posts?: string) {
  const table = await fighting(club);
  if (posts) await table.say('carla', 'game settings', { posts });
  const use = (user: string, name: string, options: Options = {}): Interaction =>
    club.discord.command({ name, options, channel: table.channel, user });
  const done = async (interaction: Interaction): Promise<Seen> => {
    const shown = await interaction.settled();
    await club.logged(interaction);
    return shown;
  };
  return {
    ...table,
    use,
    done,
    press: (message: Seen, label: string, user = 'anna') =>
      done(club.discord.click({ message: now(message), label, user })),
  };
}

/** A message as it looks now. */
const now = (message: Seen): Seen => club.discord.message(message);

/** What a piece of work asks of Discord, and of the store as a ruling does. */
async function costOf(work: () => Promise<unknown>) {
  await written();
  const before = club.discord.requests.length;
  const asked: string[] = [];
  club.store.meddling = {
    before: (operation, key) => void asked.push(`${operation} ${/:(r|told|waiting)(?=:|$)/.exec(key)?.[1] ?? key}`),
  };
  await work();
  await written();
  club.mendStore();
  return { asked, requests: club.discord.requests.slice(before).map(({ method, route }) => `${method} ${route}`) };
}

/** Lets time pass until a message is as expected. */
function becomes(message: Seen, pattern: RegExp): Promise<Seen> {
  const look = () => {
    club.time.pass(3000);
    const seen = now(message);
    return pattern.test(seen.text) ? seen : undefined;
  };
  return club.discord.until(look, `a message with ${pattern}`) as Promise<Seen>;
}

describe('the message of a step', () => {
  test('a second command takes over what the first said, and that points on: two requests', async () => {
    const { say, use, done } = await gathering();
    const first = await say('anna', 'fire', SHOT);
    let second: Seen | undefined;
    const { asked, requests } = await costOf(async () => {
      second = await done(use('anna', 'fire', OTTOS));
    });
    assert.match(second!.text, /^\*\*Otto .*Earlier in this step.*#\d+ Bell .*@/s);
    assert.deepEqual(requests, ['POST callback', 'PATCH edit-message']);
    assert.deepEqual(asked, ['add r', 'put told']);
    assert.match(now(first).text, /in the next message/);
    assert.include(now(first).text, second!.id);
    assert.isEmpty(now(first).buttons);
  });

  test('a press on it updates it in place: one request', async () => {
    const { say, press } = await gathering('gathered');
    const first = await say('anna', 'fire', SHOT);
    let pressed: Seen | undefined;
    const { requests } = await costOf(async () => {
      pressed = await press(first, 'Undo', 'carla');
    });
    assert.equal(pressed!.id, first.id);
    assert.deepEqual(requests, ['POST callback']);
    assert.match(pressed!.text, /Pressed by .*Earlier in this step\*{0,2}\n.*#\d+ .*~~.*~~/s);
  });

  test('posts:each costs what it did, and each ruling is a message', async () => {
    const { say, use, done } = await gathering('each');
    const first = await say('anna', 'fire', SHOT);
    let second: Seen | undefined;
    const { asked, requests } = await costOf(async () => {
      second = await done(use('anna', 'fire', OTTOS));
    });
    assert.deepEqual(requests, ['POST callback']);
    assert.deepEqual(asked, ['add r', 'put told']);
    assert.notInclude(second!.text, 'Earlier in this step');
    assert.equal(now(first).text, first.text);
  });

  test('posts:brief tells the news alone, and Why? the rest', async () => {
    const { say } = await gathering('brief');
    const first = await say('anna', 'fire', SHOT);
    assert.equal(first.text.trim().split('\n').length, 1);
    const why = await club.discord.click({ message: first, label: 'Why?', user: 'ben' }).reply();
    assert.isTrue(why.ephemeral);
  });

  test('a menu shows an earlier ruling in full, with its buttons, to whoever asks', async () => {
    const { say } = await gathering();
    const first = await say('anna', 'fire', SHOT);
    const second = await say('anna', 'fire', OTTOS);
    const menu = flattened(second.raw.components).find((part) => String(part.custom_id).startsWith('earlier:'))!;
    const [option] = menu.options as { readonly label: string; readonly value: string }[];
    assert.match(option!.label, /^#\d+ Bell/);
    const chosen = { message: second, customId: String(menu.custom_id), values: [option!.value], user: 'ben' };
    const shown = await club.discord.click(chosen).reply();
    assert.isTrue(shown.ephemeral);
    assert.equal(shown.text.split('\n')[0], first.text.split('\n')[0]);
    assert.include(
      shown.buttons.map(({ label }) => label),
      'Undo',
    );
  });

  test('a new one begins once somebody else has spoken, and the earlier one stays as it is', async () => {
    const { channel, say, press } = await gathering();
    const first = await say('anna', 'fire', SHOT);
    club.discord.speak(channel);
    const second = await say('anna', 'fire', OTTOS);
    assert.notInclude(second.text, 'Earlier in this step');
    assert.include(now(first).text, first.text.split('\n')[0]!);
    // A press goes on under what was said, too.
    club.discord.speak(channel);
    const undone = await press(second, 'Undo', 'carla');
    assert.notEqual(undone.id, second.id);
  });

  test('a line is struck through when it is undone, and stands again', async () => {
    const { say } = await gathering();
    await say('anna', 'fire', SHOT);
    const second = await say('anna', 'fire', OTTOS);
    const undone = await say('carla', 'undo');
    assert.match(undone.text, /Earlier in this step\*{0,2}\n.*~~Otto.*~~.*\n(?!.*~~).*Bell/);
    await club.discord.until(() => /next message/.test(now(second).text), 'a shorter message');
    const again = await say('carla', 'redo');
    assert.match(again.text, /Earlier in this step.*#\d+ .*#\d+ Otto.*#\d+ Bell/s);
    assert.notInclude(again.text, '~~');
  });

  test('of what a correction puts right, the line says so, wherever the correction is shown', async () => {
    const { say, channel } = await gathering();
    const first = await say('anna', 'fire', SHOT);
    const second = await say('anna', 'fire', OTTOS);
    const number = Number(/#(\d+) Bell/.exec(second.text)![1]);
    club.discord.speak(channel);
    const shown = await say('carla', 'correct', { number, target: 'Jones' });
    await club.discord.click({ message: shown, label: 'Correct it', user: 'carla' }).settled();
    const mended = await becomes(second, /~~Bell.*~~/);
    assert.match(mended.text, /^.*Otto/);
    assert.match(mended.text, /Given by/);
    assert.notMatch(now(first).text, /~~/);
  });

  test('goes on after a restart, with what it had', async () => {
    const { say, press } = await gathering();
    await say('anna', 'fire', SHOT);
    const second = await say('anna', 'fire', OTTOS);
    await written();
    await club.restart();
    const undone = await press(second, 'Undo', 'carla');
    assert.equal(undone.id, second.id);
    assert.match(undone.text, /Earlier in this step\*{0,2}\n.*~~Otto.*~~.*\n(?!.*~~).*Bell/);
  });

  test('a panel goes on in it: two requests for a shot, as it was, and no message more', async () => {
    const { channel, say } = await gathering();
    const first = await say('anna', 'fire', SHOT);
    const panel = await say('anna', 'play', { unit: 'Otto' });
    const form = await club.discord.click({ message: panel, label: 'Fire', user: 'anna' }).modal();
    const planned = await club.discord.submit({ modal: form, fields: { target: 'Miller', range: '8' } }).settled();
    const before = club.discord.messages(channel).length;
    const { requests } = await costOf(async () => {
      await club.logged(club.discord.click({ message: planned, label: 'Roll', user: 'anna' }));
    });
    assert.deepEqual(requests, ['POST callback', 'PATCH edit-message']);
    assert.lengthOf(club.discord.messages(channel), before);
    assert.match(now(first).text, /Otto .*Earlier in this step.*#\d+ Bell/s);
  });

  test('a full one is followed by a new one', async () => {
    const { say } = await gathering();
    const text: string[] = [];
    for (let i = 0; i < 27; i++) {
      // Without units, anybody can throw as often as they like.
      text.push((await say('carla', 'fire', { weapon: 'rifle', range: 8, faces: '2' })).text);
    }
    assert.lengthOf(text[25]!.match(/^-# #\d+/gm)!, 25);
    assert.notInclude(text[26]!, 'Earlier in this step');
  });

  test('a ruling doesn’t wait for one whose message Discord leaves without an answer: it begins a new one', async () => {
    const { use, done } = await gathering();
    let letGo = () => {};
    club.discord.fault('callback', { kind: 'held', until: new Promise<void>((resolve) => (letGo = resolve)) });
    const before = club.discord.requests.length;
    const stuck = use('anna', 'fire', SHOT);
    const isAsked = () => club.discord.requests.slice(before).some(({ route }) => route === 'callback');
    await club.discord.until(isAsked, 'the first answer');
    const given = use('anna', 'fire', OTTOS);
    const second = await club.discord.until(() => {
      club.time.pass(1000);
      return given.original === undefined ? undefined : now({ id: given.original } as Seen);
    }, 'the second answer');
    assert.match(second.text, /^\*\*Otto /);
    assert.notMatch(second.text, /Earlier in this step/);
    // What comes next goes on with that one, and the first is shown by itself.
    assert.match((await done(use('carla', 'undo'))).text, /Earlier in this step.*Otto/s);
    letGo();
    assert.match((await done(stuck)).text, /^\*\*Bell (?!.*Otto)/s);
  });

  test('a second process begins a new one if the first has ruled meanwhile, and no line is lost', async () => {
    const { channel, say, records } = await gathering();
    await say('anna', 'fire', SHOT);
    await club.start();
    const given = { name: 'fire', options: { weapon: 'rifle', range: 8, faces: '2' }, channel, user: 'carla' };
    const all = Array.from({ length: 6 }, () => club.discord.command(given).settled());
    await Promise.all(all);
    await written();
    const rulings = (await records()).filter(({ events }) => events.some(({ type }) => type === 'ruled'));
    const shown = club.discord
      .messages(channel)
      .map(({ text }) => text)
      .join('\n');
    for (const { seq } of rulings) assert.include(shown, `#${seq}`);
  });
});
