import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));

/** The first turn of a battle by the expanded Landser, in which Anna's Axis go first, with squads of these names. */
async function squads() {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  await say('anna', 'unit squad', { squad: 'squad', name: 'Red' });
  await say('ben', 'unit squad', { squad: 'squad', name: 'Blue' });
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  const fights = (n: number, faces: string) =>
    say('anna', 'assault', { who: `Red Rifleman ${n}`, target: `Blue Rifleman ${n}`, faces });
  /** Ends Anna's turn, and gives what everybody then sees. */
  const ends = async () => {
    await say('anna', 'turn end');
    return club.discord.messages(channel, 'carla').findLast(({ ephemeral }) => !ephemeral)!;
  };
  const press = (message: Seen, label: string, user: string) => club.discord.click({ message, label, user });
  return { say, fights, ends, press };
}

describe('buttons for what’s owed', () => {
  test('LS-BRK-01: the break-off point comes first, so nothing else has a button before it', async () => {
    const { say, fights, ends } = await squads();
    await fights(1, '6 1');
    await fights(2, '6 1');
    await fights(3, '4 4');
    const turn = await ends();
    assert.include(labels(turn), 'Morale for Blue');
    assert.notInclude(labels(turn), 'Assault for Blue Rifleman 3');
    const panel = await say('ben', 'play');
    assert.include(labels(panel), 'Morale for Blue');
    // Their squad's button is for all of them.
    assert.notInclude(labels(panel), 'Morale');
    assert.notInclude(labels(panel), 'Assault for Blue Rifleman 3');
    const held = await say('ben', 'morale', { who: 'Blue Squad leader', faces: '1' });
    assert.include(labels(held), 'Assault for Blue Rifleman 3');
  });

  test('LS-TURN-03: nobody ends the other side’s turn with the initiative while its units can act', async () => {
    const { say, ends, press } = await squads();
    const turn = await ends();
    assert.notInclude(labels(turn), 'Initiative');
    assert.notInclude(labels(await say('anna', 'play')), 'Initiative');
    assert.notInclude(labels(await say('anna', 'turn status')), 'Initiative');
    assert.notInclude(labels(await say('ben', 'play')), 'Initiative');
    await say('ben', 'act', { who: 'all', action: 'nothing' });
    assert.notInclude(labels(await say('anna', 'play')), 'Initiative');
    const between = await say('ben', 'turn end');
    assert.include(labels(between), 'Initiative');
    for (const user of ['anna', 'ben']) assert.include(labels(await say(user, 'play')), 'Initiative');
    assert.match((await press(between, 'Initiative', 'anna').settled()).text, /Turn 2, first side/);
  });

  test('LS-ASLT-11: whether a man fights on or breaks off is his own player’s choice', async () => {
    const { say, fights, ends, press } = await squads();
    await fights(3, '4 4');
    const turn = await ends();
    assert.notInclude(labels(await say('anna', 'play')), 'Assault for Blue Rifleman 3');
    const refused = await press(turn, 'Assault for Blue Rifleman 3', 'anna').reply();
    assert.match(refused.text, /has a choice here/);
    assert.match((await press(turn, 'Assault for Blue Rifleman 3', 'ben').settled()).text, /Blue Rifleman 3/);
  });

  test('LS-LIGHT-03: at what range a man returns fire is for his own player to say, and nobody else is asked', async () => {
    const { say, ends, press } = await squads();
    const shot = { attacker: 'Red Rifleman 1', target: 'Blue Rifleman 1', range: 12, faces: '6 5 1' };
    await say('anna', 'fire', shot);
    const turn = await ends();
    assert.notInclude(labels(await say('anna', 'play')), 'Fire for Blue Rifleman 1');
    assert.match((await press(turn, 'Fire for Blue Rifleman 1', 'anna').reply()).text, /has a choice here/);
    const form = await press(turn, 'Fire for Blue Rifleman 1', 'ben').modal();
    assert.include(JSON.stringify(form.raw), 'Range');
  });

  test('LS-AUTO-06: whether a man leaves a template or throws is his own player’s choice, until he has acted', async () => {
    const { say, ends } = await squads();
    await say('anna', 'fire', {
      attacker: 'Red Squad leader',
      target: 'Blue Rifleman 4',
      range: 12,
      more: 'auto:true',
      faces: '6 1',
    });
    await ends();
    // An SMG's template lies until its firer's next turn.
    assert.notInclude(labels(await say('anna', 'play')), 'Effect for Blue Rifleman 4');
    assert.include(labels(await say('ben', 'play')), 'Effect for Blue Rifleman 4');
    await say('ben', 'act', { who: 'Blue Rifleman 4', action: 'hide' });
    assert.include(labels(await say('anna', 'play')), 'Effect for Blue Rifleman 4');
  });

  test('LS-CAMP-05: a death roll is called so, and has one button, not another for every man', async () => {
    const { say } = await squads();
    await say('carla', 'game house', { toggle: 'campaign-wounds', on: true });
    await say('anna', 'turn end');
    await say('ben', 'fire', { attacker: 'Blue Rifleman 1', target: 'Red Rifleman 1', range: 12, faces: '6 6 6' });
    await say('ben', 'initiative', { faces: '6 1' });
    await say('ben', 'turn end');
    const panel = await say('anna', 'play', { unit: 'Red Rifleman 2' });
    assert.include(labels(panel), 'Death roll for Red Rifleman 1');
    assert.notInclude(labels(panel).join(), 'Wound');
    const taken = await say('anna', 'wound', { target: 'Red Rifleman 1', more: 'kind:campaign', faces: '6' });
    assert.notInclude(labels(taken), 'Death roll for Red Rifleman 1');
    await say('anna', 'act', { who: 'Red Rifleman 2', action: 'carry-off', target: 'Red Rifleman 1' });
    assert.notInclude(labels(await say('anna', 'play', { unit: 'Red Rifleman 3' })).join(), 'Wound');
  });
});
