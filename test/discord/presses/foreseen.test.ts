import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { battle, fighting, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);
const menus = async (ruling: Seen) => {
  const { raw } = await press(ruling, 'With another…').settled();
  return JSON.stringify(raw).match(/"custom_id":"instead:/g) ?? [];
};

/** Hans ’n’ Panzer with infantry on both sides; the Allies' is partly in a house. It stands before its first turn. */
async function aroundAHouse() {
  const table = await battle(club, {
    rules: 'hans-n-panzer',
    anna: [['infantry', 'Adler', 'Bussard']],
    ben: [
      ['infantry', 'Neva'],
      ['small-house', 'Izba'],
    ],
  });
  await table.say('ben', 'move', { who: 'Neva', target: 'Izba' });
  return table;
}

describe('Same again', () => {
  test('isn’t shown where the book would only say that it can’t be done', async () => {
    const { say } = await aroundAHouse();
    await say('carla', 'turn end');
    const moved = await say('anna', 'move', { who: 'Adler', path: 'off-road:3' });
    assert.isFalse(moved.ephemeral, moved.text);
    assert.notInclude(labels(moved), 'Same again');
    assert.isNotEmpty(await menus(moved), 'the other platoon can still go as far');
    const last = await say('anna', 'move', { who: 'Bussard', path: 'off-road:3' });
    assert.isEmpty(await menus(last), 'nobody can go as far any more');
  });
});

describe('Spot in the enemy’s phase', () => {
  test('is offered once an enemy has moved, and aims at him', async () => {
    const [anna, ben] = [[['rifle-team', 'Hans', 'Fritz']], [['rifle-team', 'Joe']]] as const;
    const { say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
    await say('carla', 'turn end');
    const still = await say('ben', 'play', { unit: 'Joe' });
    assert.include(labels(still), 'Fire');
    assert.notInclude(labels(still), 'Spot');
    await say('anna', 'move', { who: 'Hans', terrain: 'open', more: 'moves:1' });
    const form = await press(await say('ben', 'play', { unit: 'Joe' }), 'Spot', 'ben').modal();
    assert.equal(form.fields.find(({ customId }) => customId === 'target')?.value, 'Hans');
    await say('ben', 'spot', { who: 'Joe', target: 'Hans', range: 20 });
    assert.notInclude(labels(await say('ben', 'play', { unit: 'Joe' })), 'Spot');
  });
});

describe('Assault', () => {
  test('isn’t offered to a team that can only charge the enemy, whom it outnumbers', async () => {
    const [anna, ben] = [[['rifle-team', 'Hans']], [['sniper', 'Joe']]] as const;
    const { say } = await battle(club, { rules: 'ww2-skirmish', anna, ben });
    await say('carla', 'turn end');
    const outnumbering = labels(await say('anna', 'play', { unit: 'Hans' }));
    assert.include(outnumbering, 'Move');
    assert.notInclude(outnumbering, 'Assault');
    await say('ben', 'unit add', { profile: 'rifle-team', name: 'Miller' });
    assert.include(labels(await say('anna', 'play', { unit: 'Hans' })), 'Assault');
  });
});

describe('a plan of the panel', () => {
  test('that lacks a word about the target says so, and can be thrown once that’s said', async () => {
    const { say } = await aroundAHouse();
    for (let i = 0; i < 3; i++) await say('carla', 'turn end');
    assert.include((await say('anna', 'turn status')).text, 'fire');
    const form = await press(await say('anna', 'play', { unit: 'Adler' }), 'Fire: rifle').modal();
    const fields = { target: 'Neva', range: '4' };
    const lacking = await club.discord.submit({ modal: form, fields }).settled();
    assert.notInclude(labels(lacking), 'Roll');
    assert.match(lacking.text, /Before you can throw: .* part:inside or part:outside\?/);
    const again = await press(lacking, 'Change').modal();
    const planned = await club.discord.submit({ modal: again, fields: { also: ['part:outside'] } }).settled();
    assert.include(labels(planned), 'Roll');
    assert.isFalse((await press(planned, 'Roll').followUp()).ephemeral);
  });

  test('HP-RUL-32 leaves the cover of men in a house to the referee, who knows it', async () => {
    const { channel, say } = await aroundAHouse();
    for (let i = 0; i < 3; i++) await say('carla', 'turn end');
    const form = await press(await say('anna', 'play', { unit: 'Adler' }), 'Fire: rifle').modal();
    assert.equal(form.fields.find(({ customId }) => customId === 'cover')?.value, '');
    const fields = { target: 'Neva', range: '2', also: ['part:inside'] };
    const planned = await club.discord.submit({ modal: form, fields }).settled();
    assert.notInclude(planned.text, 'cover:');
    await press(planned, 'Roll').followUp();
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    const [ruled] = records.at(-1)!.events.flatMap((event) => (event.type === 'ruled' ? [event] : []));
    assert.include(ruled!.filled, { cover: 'hard' });
  });

  test('isn’t needed for a typed command that lacks the same: its form asks for it', async () => {
    const { channel, say } = await aroundAHouse();
    for (let i = 0; i < 3; i++) await say('carla', 'turn end');
    const options = { attacker: 'Adler', weapon: 'rifle', target: 'Neva', range: 4 };
    const form = await club.discord.command({ name: 'fire', options, channel, user: 'anna' }).modal();
    assert.isTrue(form.fields.find(({ customId }) => customId === 'part')?.required);
    const given = await club.discord.submit({ modal: form, fields: { part: 'outside' } }).settled();
    assert.isFalse(given.ephemeral, given.text);
  });

  test('that the rules refuse comes back with its form, without the value that’s refused', async () => {
    const { channel, say } = await fighting(club);
    const form = await press(await say('anna', 'play'), 'Fire').modal();
    const refused = await club.discord.submit({ modal: form, fields: { range: '70', cover: 'half' } }).settled();
    const far = club.discord.messages(channel, 'anna').findLast(({ ephemeral }) => ephemeral) ?? refused;
    assert.include(labels(far), 'Change', far.text);
    const again = await press(far, 'Change').modal();
    const said = Object.fromEntries(again.fields.map(({ customId, value }) => [customId, value]));
    assert.deepEqual([said.range, said.cover], ['', 'half']);
    const planned = await club.discord.submit({ modal: again, fields: { range: '8' } }).settled();
    assert.include(labels(planned), 'Roll');
  });
});

describe('a plan with a mistake', () => {
  test('is put right in the panel, and nobody else sees it', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Anton' });
    await say('carla', 'turn end');
    const form = await press(await say('anna', 'play'), 'Move').modal();
    const wrong = await club.discord.submit({ modal: form, fields: { moves: '10cm' } }).settled();
    assert.include(wrong.text, 'isn’t a whole number');
    assert.deepEqual(labels(wrong), ['Change', 'Back']);
    const again = await press(wrong, 'Change').modal();
    const planned = await club.discord.submit({ modal: again, fields: { moves: '1' } }).settled();
    assert.isTrue(planned.ephemeral);
    assert.include(labels(planned), 'Do it');
  });

  test('has no way back to the units of a campaign that’s over', async () => {
    const say = sayIn(club, club.channel());
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Anton' });
    await say('carla', 'turn end');
    const form = await press(await say('anna', 'play'), 'Move').modal();
    await say('carla', 'game end', { confirm: true });
    const late = await club.discord.submit({ modal: form, fields: { moves: '10cm' } }).settled();
    assert.isTrue(late.ephemeral);
    assert.notInclude(labels(late), 'Back');
  });
});

describe('a mistyped word inside a value', () => {
  test('gets no button that would only lead to another error', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('anna', 'game new', { name: 'Alone', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await say('anna', 'game house', { toggle: 'solo-forces', on: true });
    await say('anna', 'game join', { side: 'paras' });
    await say('anna', 'unit add', { profile: 'sniper', name: 'Able' });
    await say('anna', 'turn end');
    await say('anna', 'unit add', { profile: 'sniper', side: 'germans' });
    await say('anna', 'turn end');
    const task = { name: 'solo', options: { task: 'turn' }, channel, user: 'anna' };
    assert.include((await club.discord.command(task).settled()).text, 'What can Sniper see');
    const wrong = await say('anna', 'solo', { task: 'answer', answers: 'nearest:Able rnge:70' });
    assert.isTrue(wrong.ephemeral);
    assert.include(wrong.text, 'range');
    assert.isEmpty(labels(wrong));
  });
});
