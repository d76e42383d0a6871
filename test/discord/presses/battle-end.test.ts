import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

type Given = Readonly<Record<string, string | number | boolean>>;

/** Ute is the umpire. Anna and Ben have a man each, and it's Anna's turn: she may take Ben's prisoner, and that's the end. */
async function facing() {
  const channel = club.channel();
  const says = (user: string, name: string, options: Given = {}) =>
    club.discord.command({ name, options, user, channel });
  await says('ute', 'game new', { rules: 'landser-classic', sides: 'Axis, Allies' }).settled();
  for (const [user, side, name] of [
    ['anna', 'axis', 'Red'],
    ['ben', 'allies', 'Blue'],
  ] as const) {
    await says(user, 'game join', { side }).settled();
    await says(user, 'unit add', { profile: 'rifleman', name }).settled();
  }
  await says('ute', 'initiative', { faces: '5 2' }).settled();
  await says('ute', 'turn end').settled();
  return { channel, says, ends: () => says('anna', 'act', { who: 'Red', action: 'capture', target: 'Blue' }) };
}

const labels = (buttons: readonly { readonly [key: string]: unknown }[]) => buttons.map(({ label }) => label);

describe('the end of a battle', () => {
  test('is the first line, with its rule, and once; whoever plays is pinged once in plain words, unless they don’t want it', async () => {
    const { ends } = await facing();
    const over = await ends().settled();
    const [first = '', ...rest] = over.content.split('\n');
    assert.match(first, /^<@\d+>: The battle is over: Axis win\. Allies have nobody left\..*LC-/);
    assert.notInclude(rest.join('\n'), 'Axis win');
    assert.lengthOf(over.content.match(/<@\d+>/g) ?? [], 1, over.content);
    assert.include(over.text, 'After 1 turn');
  });

  test('pings nobody who has opted out', async () => {
    const { says, ends } = await facing();
    await says('ben', 'pings', { on: false }).settled();
    const over = await ends().settled();
    assert.notMatch(over.text, /<@\d+>/);
    assert.match(over.text.split('\n')[0]!, /Axis win/);
    await says('ben', 'pings', { on: true }).settled();
  });

  test('decided by an umpire pings both players', async () => {
    const { says } = await facing();
    club.passPings();
    const over = await says('ute', 'battle end', { winner: 'axis', why: 'The bridge has fallen' }).settled();
    const [first = ''] = over.content.split('\n');
    assert.match(first, /^<@\d+>, <@\d+>: The battle is over: Axis win\. The bridge has fallen\./);
  });

  test('offers its story and its losses, and the next battle to the umpire alone', async () => {
    const { ends, channel } = await facing();
    const over = await ends().settled();
    for (const label of ['Report', 'Losses', 'What next?']) assert.include(labels(over.buttons as never), label);
    for (const label of ['Report', 'Losses']) {
      const shown = await club.discord.click({ message: over, label, user: 'anna' }).settled();
      assert.isFalse(shown.ephemeral, shown.text);
    }
    const panel = await club.discord.click({ message: over, label: 'What next?', user: 'anna' }).settled();
    assert.notInclude(labels(panel.buttons as never), 'Begin the next battle');
    const own = await club.discord.click({ message: over, label: 'What next?', user: 'ute' }).settled();
    const other = await club.discord.click({ message: over, label: 'What next?', user: 'ute' }).settled();
    const begun = await club.discord.click({ message: own, label: 'Begin the next battle', user: 'ute' }).settled();
    assert.include(begun.text, 'Battle 2 begins');
    // Whoever presses a button that's been lying about begins no third one.
    const late = await club.discord.click({ message: other, label: 'Begin the next battle', user: 'ute' }).settled();
    assert.notInclude(late.text, 'Battle 3');
    const status = await club.discord.command({ name: 'game status', options: {}, user: 'ute', channel }).settled();
    assert.match(status.text, /battle 2/);
  });
});
