import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import type { Seen } from '../loopback/index.ts';
import { hit } from '../skirmish.ts';
import { BeaconClub } from './beacon-club.ts';

// Throws from everything that can ask for dice: forms, panels, buttons for several at once, rulings that stop to ask.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

type Options = Readonly<Record<string, string | number | boolean>>;

const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);
const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const drawnIn = ({ events }: LogRecord) => events.find((event) => event.type === 'drawn');
const throwsIn = async (channel: string) => (await here.records(channel)).filter(drawnIn);
const press = (message: Seen, label: string, user: string) => here.club.discord.click({ message, label, user });

/** A battle of WW2 Skirmish whose dice come from the beacon: Anna plays the Axis, Ben the Allies, Carla is the umpire. */
async function battle(anna: readonly string[], ben: readonly string[]) {
  const channel = here.club.channel();
  const say = (user: string, name: string, options: Options = {}) => here.say(channel, user, name, options);
  await say('carla', 'game new', { rules: 'ww2-skirmish', fair: 'beacon' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const name of anna) await say('anna', 'unit add', { profile: 'rifle-team', name });
  for (const name of ben) await say('ben', 'unit add', { profile: 'rifle-team', name });
  await say('carla', 'turn end');
  return { channel, say };
}

describe('a throw', () => {
  test('from a form is announced with all that the form adds, in a message of its own', async () => {
    const channel = here.club.channel();
    await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
    const opened = await here.club.discord.command({ name: 'fire', options: {}, channel, user: 'carla' }).modal();
    expect(await here.ledger(channel)).toHaveLength(1);
    const fields = { weapon: 'rifle', range: '8', cover: 'half' };
    const reply = await here.answered(here.club.discord.submit({ modal: opened, fields }));
    expect(reply.text).toMatch(/Dice: public round \d+, asked before it: /);
    expect(reply.ephemeral).toBe(false);
    const [thrown] = await throwsIn(channel);
    expect(thrown!.command).toBe('/fire weapon:rifle range:8 cover:half');
    expect(drawnIn(thrown!)).toMatchObject({ reply: reply.id });
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('from a panel is a message for everybody, and the panel stays where it is', async () => {
    const { channel, say } = await battle(['Ada'], ['Tom']);
    await say('carla', 'turn end');
    const panel = await say('anna', 'play');
    expect(panel.ephemeral).toBe(true);
    const modal = await press(panel, 'Fire', 'anna').modal();
    const fields = { who: 'Ada', target: 'Tom', weapon: 'rifle', range: '8', cover: 'open' };
    const names = modal.fields.map(({ customId }) => customId);
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
    const preview = await here.answered(here.club.discord.submit({ modal, fields: own }));
    expect([preview.ephemeral, preview.text]).toEqual([
      true,
      expect.stringContaining('Taking it back needs the other side’s word.'),
    ]);
    // Odds announce nothing.
    expect(await here.ledger(channel)).toHaveLength(1);
    const [throws] = labels(preview);
    const reply = await here.answered(press(preview, throws!, 'anna'));
    expect([reply.ephemeral, reply.text]).toEqual([false, expect.stringMatching(/Dice: public round \d+/)]);
    expect(reply.id).not.toBe(panel.id);
    const thrown = await throwsIn(channel);
    expect(drawnIn(thrown.at(-1)!)).toMatchObject({ reply: reply.id });
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('WS-MOR-01: for all who owe one is one record with one notice, and each has his own dice', async () => {
    const { channel, say } = await battle(['Ada', 'Bea'], ['Tom', 'Max']);
    if ((await say('carla', 'turn status')).text.includes('Allies to play')) await say('carla', 'turn end');
    await hit(say, 'anna', 'Ada', 'Tom');
    const last = await hit(say, 'anna', 'Bea', 'Max');
    const together = labels(last).find((label) => /^Throw \d tests/.test(label));
    expect(together, last.text).toBeDefined();
    const before = (await here.records(channel)).length;
    const reply = await here.answered(press(last, together!, 'ben'));
    expect(reply.text).toMatch(/Dice: public round \d+/);
    const records = await here.records(channel);
    expect(records).toHaveLength(before + 1);
    expect(typesOf(records.at(-1)!)).toEqual(['drawn', 'ruled', 'ruled']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});

test('a ruling that stops to ask has a notice for each part, and none of its dice falls twice', async () => {
  const channel = here.club.channel();
  const say = (name: string, options: Options = {}) => here.say(channel, 'anna', name, options);
  await say('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans', fair: 'beacon' });
  await say('game house', { toggle: 'solo-forces', on: true });
  await say('game join', { side: 'paras' });
  await say('unit add', { profile: 'sherman', name: 'Sher', count: 4 });
  await say('unit add', { profile: 'panther', name: 'Pant', side: 'germans', count: 4 });
  await say('turn end');
  const isHalf = (record: LogRecord) =>
    record.events.some((event) => event.type === 'solo-asked' && event.thrown !== undefined);
  let half: LogRecord | undefined;
  for (let i = 0; i < 30 && !half; i++) {
    const asked = await say('turn end');
    const targets = ['Sher 1', 'Sher 2', 'Sher 3', 'Sher 4'];
    await say('solo', { task: 'answer', answers: `nearest:'${targets[i % 4]}' range:8 target-cover:open` });
    half = (await here.records(channel)).find(isHalf);
    expect(i, asked.text).toBeLessThan(29);
  }
  expect(typesOf(half!)[0]).toBe('drawn');
  await say('solo', { task: 'answer', answers: 'facing:front' });
  const [rest] = (await here.records(channel)).filter(({ seq }) => seq > half!.seq);
  expect(rest!.events.some((event) => event.type === 'ruled' && event.before !== undefined)).toBe(true);
  expect(await here.verified(channel)).toMatchObject({ fits: true });
});

test('a file of such a campaign comes into another channel, and its dice come from a seed there', {
  timeout: 180_000,
}, async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { name: 'Caen', fair: 'beacon' });
  await here.say(channel, 'carla', 'roll', { dice: '3d6' });
  const [file] = (await here.say(channel, 'carla', 'game export')).files;
  const other = here.club.channel();
  const given = here.club.discord.command({
    ...{ name: 'game import', channel: other, user: 'carla' },
    options: { file: { name: 'caen.json', content: file!.bytes } },
  });
  const told = await here.answered(given);
  expect(told.text).toContain('The ledger of its throws stays where it was. Here its dice come from a secret seed.');
  // The tests' chain isn't quicknet, so its rounds count for nothing.
  expect(told.text).toContain('aren’t what its seeds and public rounds give');
  const arrived = (await here.records(other)).at(-1)!;
  expect(typesOf(arrived)).toContain('beacon-ended');
  const rolled = await here.say(other, 'carla', 'roll', { dice: '3d6' });
  expect(rolled.text).not.toContain('public round');
  expect((await here.records(other)).at(-1)!.events.map(({ type }) => type)).toEqual(['rolled']);
  // What was thrown from rounds is checked where it is now, and against its ledger.
  const [again] = (await here.say(other, 'carla', 'game export')).files;
  expect(here.foundIn(again!.bytes, [await here.ledgerOf(channel)])).toMatchObject({ fits: true });
});
