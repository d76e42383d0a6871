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
});
