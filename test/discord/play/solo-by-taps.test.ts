import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const choicesOf = ({ fields }: Modal, name: string) => {
  const options = fields.find(({ customId }) => customId === name)?.raw.options ?? [];
  return (options as { value: string }[]).map(({ value }) => value);
};
const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });
const fill = (modal: Modal, fields: Readonly<Record<string, string | readonly string[]>> = {}) =>
  club.discord.submit({ modal, fields });

/** Anna plays alone with these against those, before the first turn. */
async function alone(own: Readonly<Record<string, string>>, enemies: Readonly<Record<string, string>>) {
  const channel = club.channel();
  const say = (name: string, options: Readonly<Record<string, string | number | boolean>> = {}) =>
    club.discord.command({ name, options, user: 'anna', channel }).settled();
  await say('game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
  await say('game house', { toggle: 'solo-forces', on: true });
  await say('game join', { side: 'paras' });
  for (const [name, profile] of Object.entries(own)) await say('unit add', { profile, name });
  for (const [name, profile] of Object.entries(enemies)) await say('unit add', { profile, name, side: 'germans' });
  return { channel, say };
}

describe('the enemy of WW2 Skirmish by taps alone', () => {
  test('WS-GEN-02: several portals can be in sight at once', async () => {
    const { say } = await alone({ Hale: 'rifle-team' }, { P: 'portal', Q: 'portal', R: 'portal' });
    const begun = await say('turn end');
    const form = await press(begun, 'Answer').modal();
    assert.deepEqual(choicesOf(form, 'in-sight'), ['P', 'Q', 'R']);
    const told = await fill(form, { 'in-sight': ['P', 'R'] }).settled();
    assert.include(told.text, 'in sight P, R');
    assert.include(labels(told), 'Play');
  });

  test('WS-SOLO-04: several counters can look for the same unit', async () => {
    const { say } = await alone({ Hale: 'rifle-team' }, { A: 'counter', B: 'counter' });
    await say('turn end');
    const form = await press(await say('turn end'), 'Answer').modal();
    const told = await fill(form, { counter: ['A 1', 'B 1'], target: 'Hale', range: '30', cover: 'hard' }).settled();
    assert.include(told.text, 'counter A 1, B 1');
  });

  test('WS-MOR-04: a retirement that holds up the phase has its button', async () => {
    const { say } = await alone({ Hale: 'sniper' }, { Weber: 'hmg-team' });
    await say('turn end');
    await say('turn end');
    const shot = { answers: 'nearest:Hale range:8', task: 'answer', faces: '3 20 1 1 3' };
    const owed = await say('solo', shot);
    assert.include(labels(owed), 'Make those throws', owed.text);
    const retires = await say('solo', { task: 'turn', faces: '2' });
    assert.include(retires.text, ': /move who:Hale', retires.text);
    assert.include(labels(retires), 'Move for Hale');
  });

  test('WS-AFV-17: the gun’s own target has a form with its distance', async () => {
    const { say } = await alone({ Sher: 'sherman', Hale: 'rifle-team' }, { Pant: 'panther' });
    await say('turn end');
    const asked = await say('turn end');
    assert.deepEqual(
      labels(asked).filter((label) => label.startsWith('Answer')),
      ['Answer', 'Answer, with another target', 'Answer, with the gun’s target'],
    );
    assert.deepEqual(names(await press(asked, 'Answer').modal()), ['nearest', 'range', 'target-cover', 'factors']);
    assert.deepEqual(names(await press(asked, 'Answer, with the gun’s target').modal()), [
      'nearest',
      'range',
      'factors',
      'gun-target',
      'gun-range',
    ]);
  });

  test('WS-FIRE-01: whoever of the enemy may fire at what moves is in the panel, with what harms it', async () => {
    const { say, channel } = await alone({ Sher: 'sherman' }, { Pant: 'panther', Weber: 'rifle-team' });
    await say('turn end');
    const panel = await say('play');
    const planned = await fill(await press(panel, 'Move').modal()).settled();
    const moved = await press(planned, 'Do it').followUp();
    assert.include(moved.text, '/tankhit attacker:Pant target:Sher');
    // Rifles can’t harm a closed tank.
    assert.notInclude(moved.text, 'attacker:Weber');
    const pant = await new Thumb(club, channel).choose(club.discord.message(panel), 'Pant').settled();
    const form = await press(pant, 'Tankhit').modal();
    assert.deepEqual(choicesOf(form, 'target'), ['Sher']);
    assert.include(labels(await fill(form, { range: '20' }).settled()), 'Roll');
  });

  test('WS-AFV-01, WS-PORT-01: its lorry is driven from the panel, and its portals move on', async () => {
    const { say, channel } = await alone({ Hale: 'rifle-team' }, { Opel: 'lorry', P: 'portal' });
    await say('turn end');
    const thumb = new Thumb(club, channel);
    const lorry = await thumb.choose(await say('play'), 'Opel').settled();
    assert.notInclude(names(await press(lorry, 'Move').modal()), 'target');
    const portal = await thumb.choose(await say('play'), 'P').settled();
    const form = await press(portal, 'Solo: portal').modal();
    assert.deepEqual(names(form), ['range', 'cover', 'next-cover']);
    assert.notInclude(labels(portal), 'Surrender');
  });

  test('WS-SOLO-02: nobody fires at portals and counters', async () => {
    const { say } = await alone({ Hale: 'rifle-team' }, { P: 'portal', A: 'counter', Weber: 'rifle-team' });
    await say('turn end');
    const panel = await say('play');
    assert.deepEqual(choicesOf(await press(panel, 'Fire').modal(), 'target'), ['Weber']);
    assert.deepEqual(choicesOf(await press(panel, 'Spot').modal(), 'target'), ['A 1', 'Weber']);
  });
});
