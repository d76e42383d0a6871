import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { sayIn } from '../skirmish.ts';

const HOUR = 60 * 60 * 1000;

let club: Club;

beforeAll(async () => {
  club = await Club.open(undefined, ({ world }) => {
    world.everyone &= ~PermissionFlagsBits.SendMessages;
    world.botPermissions &= ~PermissionFlagsBits.SendMessages;
  });
});
afterAll(() => club.close());

describe('in a channel where the bot can only answer', () => {
  test('a campaign, a clock and the situation say so when they’re set, with the permission that’s missing', async () => {
    const say = sayIn(club, club.channel());
    assert.match((await say('carla', 'game new', { rules: 'landser-classic' })).text, /permission Send Messages/);
    assert.match((await say('carla', 'game clock', { every: '24h' })).text, /remind anybody.*permission Send Messages/);
    assert.notMatch((await say('carla', 'game clock', { every: 'off' })).text, /permission/);
    assert.match((await say('carla', 'game situation')).text, /can’t post the situation.*permission Send Messages/);
  });

  test('so does a campaign that /quickstart opens, by command or by its last menu', async () => {
    const whole = { rules: 'landser', play: 'campaign', side: 'axis' };
    const opened = await sayIn(club, club.channel())('anna', 'quickstart', whole);
    assert.match(opened.text, /can’t remind anybody.*permission Send Messages/);
    const say = sayIn(club, club.channel());
    const asked = await say('anna', 'quickstart', { rules: 'landser', play: 'campaign' });
    const menu = { customId: 'quickstart:landser/campaign', values: ['landser/campaign/axis'] };
    const pressed = await club.discord.click({ message: asked, user: 'anna', ...menu }).settled();
    assert.match(pressed.text, /can’t remind anybody.*permission Send Messages/);
    assert.notMatch(
      (await sayIn(club, club.channel())('anna', 'quickstart', { rules: 'landser', play: 'rulings' })).text,
      /remind/,
    );
  });

  test('and one that comes in a file', async () => {
    const say = sayIn(club, club.channel());
    await say('carla', 'game new', { rules: 'landser-classic' });
    const [file] = (await say('carla', 'game export')).files;
    const content = { name: 'caen.json', content: file!.bytes };
    const into = { channel: club.channel(), user: 'carla' };
    const imported = await club.discord.command({ name: 'game import', options: { file: content }, ...into }).settled();
    assert.match(imported.text, /can’t remind anybody.*permission Send Messages/);
  });

  test('the umpire is told in private when somebody can’t be reminded, once a day', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'landser-classic' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    await say('anna', 'unit add', { profile: 'rifleman', name: 'Bell' });
    await say('ben', 'unit add', { profile: 'rifleman', name: 'Miller' });
    await say('carla', 'game clock', { every: '24h', grace: '12h' });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const dm = club.discord.dm('carla');
    const told = () => {
      club.time.pass(HOUR);
      return club.discord.messages(dm).map(({ text }) => text);
    };
    await club.discord.until(() => told().length > 0, 'a message to the umpire');
    assert.include(told()[0], `<#${club.discord.channel(channel).id}>`);
    assert.match(told()[0]!, /can’t remind them.*permission Send Messages/);
    for (let hour = 0; hour < 5; hour++) told();
    assert.lengthOf(told(), 1);
    const here = club.discord.messages(channel).filter(({ text }) => text.includes('still your turn'));
    assert.isEmpty(here);
  });

  test('an umpire who takes no messages keeps no other from hearing of it', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'landser-classic' });
    await say('carla', 'game umpire', { to: 'dora' });
    await say('dora', 'agree');
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'rifleman', name: 'Bell' });
    await say('carla', 'game clock', { every: '24h', grace: '12h' });
    await say('carla', 'initiative', { faces: '6 1' });
    await say('carla', 'turn end');
    const refused = new RegExp(`POST /channels/${club.discord.dm('carla').id}/messages`);
    club.discord.fault(refused, {
      kind: 'status',
      status: 403,
      code: 50_007,
      message: 'Cannot send messages to this user',
    });
    const dm = club.discord.dm('dora');
    const told = () => {
      club.time.pass(HOUR);
      return club.discord.messages(dm).some(({ text }) => text.includes(club.discord.channel(channel).id));
    };
    await club.discord.until(told, 'a message to the other umpire');
  });
});

test('the umpire is told when the bot can’t show the situation any more, where it could before', async () => {
  const open = await Club.open();
  const channel = open.channel();
  const say = sayIn(open, channel);
  await say('carla', 'game new', { rules: 'landser-classic' });
  const posted = () =>
    open.discord.messages(channel).find(({ buttons }) => buttons.some(({ custom_id: id }) => /^play:/.test(id)));
  await open.discord.until(() => {
    open.time.pass(15_000);
    return posted();
  }, 'the situation');
  open.discord.world.everyone &= ~PermissionFlagsBits.SendMessages;
  open.discord.world.botPermissions &= ~PermissionFlagsBits.SendMessages;
  open.discord.deleteMessage(posted()!);
  await open.restart();
  await say('anna', 'game join', { side: 'axis' });
  const dm = open.discord.dm('carla');
  const told = () => {
    open.time.pass(15_000);
    return open.discord.messages(dm).map(({ text }) => text);
  };
  await open.discord.until(() => told().length > 0, 'a message to the umpire');
  assert.match(told()[0]!, /can’t bring the message with the situation up to date.*permission Send Messages/);
  await open.close();
});
