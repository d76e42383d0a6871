import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
  club.discord.user('anna').installed = true;
});

afterAll(() => club.close());

/** In a server where the bot is not. */
const use = (name: string, options = {}, user = 'anna') => {
  const channel = club.discord.channel('abroad');
  return club.discord.command({ name, options, channel, user }).settled();
};
const press = (message: Seen, label: string) => club.discord.click({ message, label });
const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

describe('a user who has installed the bot for himself, where the server has not', () => {
  beforeAll(() => {
    club.discord.addChannelAbroad('abroad');
  });

  test('looks rules up, with what belongs to them', async () => {
    const card = await use('rules', { query: 'half cover', rules: 'landser' });
    assert.include(card.text, 'LS-FIRE-02');
    assert.isTrue(card.ephemeral);
    assert.match((await use('table', { table: 'to hit', rules: 'landser', all: true })).text, /rifle/i);
    assert.match((await use('card', { of: 'smg', rules: 'landser' })).text, /SMG/i);
    assert.match((await use('compare', { one: 'rifle', two: 'smg', rules: 'landser' })).text, /rifle/i);
  });

  test('has rulings and odds, and goes on by their buttons', async () => {
    const odds = await use('fire', { weapon: 'rifle', range: 8, odds: true, rules: 'landser' });
    assert.include(odds.text, 'Exact odds');
    const ruling = await use('fire', { weapon: 'rifle', range: 8, rules: 'landser' });
    assert.include(ruling.text, 'To hit');
    assert.includeMembers(labels(ruling), ['Same again', 'Undo', 'Why?']);
    assert.isFalse((await press(ruling, 'Same again').settled()).ephemeral);
    assert.include((await press(ruling, 'Why?').settled()).text, 'LS-');
    const form = await club.discord
      .command({ name: 'fire', options: { rules: 'landser' }, channel: club.discord.channel('abroad') })
      .modal();
    const filled = await club.discord.submit({ modal: form, fields: { weapon: 'rifle', range: '8' } }).settled();
    assert.include(filled.text, 'Rifle');
  });

  test('has the odds of several shots and of several choices', async () => {
    const of = '/fire weapon:rifle range:8 rules:landser';
    assert.include((await use('odds shots', { of })).text, '%');
    const two = '/fire weapon:rifle range:8 moved rules:landser';
    assert.include((await use('odds compare', { one: of, two })).text, '%');
  });

  test('is offered nothing that only the units of a campaign do', () => {
    const channel = club.discord.channel('abroad');
    assert.throws(() => club.discord.command({ name: 'act', channel }), 'there is no command');
  });

  test('starts a form with what works there, whatever was said by another book before', async () => {
    const open = (name: string, rules: string) =>
      club.discord.command({ name, options: { rules }, channel: club.discord.channel('abroad') }).modal();
    await use('tankhit', { weapon: 'gun', range: 10, vehicle: 'medium', calibre: 75, rules: 'ww2-skirmish' });
    const weapon = (await open('tankhit', 'panzertroops')).fields.find(({ customId }) => customId === 'weapon');
    assert.notEqual(weapon?.value, 'gun');
    const task = (await open('solo', 'ww2-skirmish')).fields.find(({ customId }) => customId === 'task');
    assert.equal(task?.value, 'arrivals');
    assert.notMatch(JSON.stringify(task?.raw.options), /"(turn|answer)"/);
  });

  test('clicks what there is, and is shown what is not there as words', async () => {
    const { global } = club.discord.commands;
    const id = (name: string) => global.find((each) => each.name === name)!.id;
    const odds = await use('fire', { weapon: 'rifle', range: 8, rules: 'landser', more: 'nonsense:8' });
    assert.include(JSON.stringify(odds.raw), `</fire:${id('fire')}>`);
    assert.notInclude(JSON.stringify(odds.raw), `:${id('game')}>`);
  });

  test('plays no campaigns there', () => {
    const channel = club.discord.channel('abroad');
    for (const name of ['game new', 'turn end', 'undo'])
      assert.throws(() => club.discord.command({ name, channel }), 'there is no command');
  });

  test('takes more than one message no more than Discord lets him have', () => {
    const followed = club.discord.requests.filter(({ route }) => route === 'follow-up').length;
    assert.isAtMost(followed, 5);
    assert.isEmpty(club.discord.requests.filter(({ route, status }) => route === 'post-message' || status === 400));
  });
});

describe('a group of people in a DM of their own', () => {
  beforeAll(() => {
    club.discord.addGroup('trio');
  });

  test('looks rules up there, has rulings, and goes on by their buttons and forms', async () => {
    const channel = club.discord.channel('trio');
    const command = (name: string, options = {}) => club.discord.command({ name, options, channel });
    assert.include((await command('rules', { query: 'half cover', rules: 'landser' }).settled()).text, 'LS-FIRE-02');
    const shot = await command('fire', { weapon: 'rifle', range: 8, rules: 'landser' }).settled();
    assert.isFalse(shot.ephemeral);
    // Anybody there can press it, whether they have installed it or not.
    const again = await club.discord.click({ message: shot, label: 'Same again', user: 'ben' }).settled();
    assert.include(again.text, 'To hit');
    const undone = await press(again, 'Undo').settled();
    assert.match(undone.text, /undo|undid/i);
    const form = await command('fire', { rules: 'landser' }).modal();
    const filled = await club.discord.submit({ modal: form, fields: { weapon: 'rifle', range: '8' } }).settled();
    assert.isFalse(filled.ephemeral);
    assert.throws(() => command('game new'), 'there is no command');
  });
});

describe('/act where there is no campaign', () => {
  test('says so at once, and asks nothing first', async () => {
    const said = await club.discord.command({ name: 'act', options: {}, channel: club.channel() }).settled();
    assert.match(said.text, /^\/act needs a Landser \(original\) campaign with units in it/);
  });
});

describe('a user who has not', () => {
  test('has nothing of it there, and no rulings in a DM', () => {
    const channel = club.discord.channel('abroad');
    assert.throws(() => club.discord.command({ name: 'fire', channel, user: 'ben' }), 'there is no command');
    const direct = () => club.discord.command({ name: 'fire', dm: true, user: 'ben' });
    assert.throws(direct, 'there is no command');
  });
});
