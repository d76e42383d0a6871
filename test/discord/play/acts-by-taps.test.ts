import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

// What the enemy has done on a drawn table is watched act by act, in one message that only its reader sees.

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });

describe('WS-TURN-04: watching the enemy’s phase', () => {
  test('Act by act opens the first act; Next act goes on in the same message, and All of it shows them all', async () => {
    const channel = club.channel();
    const say = (name: string, options: Readonly<Record<string, string | number | boolean>> = {}) =>
      club.discord.command({ name, options, user: 'anna', channel }).settled();
    await say('game new', { name: 'Acts', rules: 'ww2-skirmish', sides: 'Paras, Germans' });
    await say('game house', { toggle: 'solo-forces', on: true });
    await say('game join', { side: 'paras' });
    await say('unit add', { profile: 'rifle-team-nco', name: 'Hale' });
    for (const name of ['Weber', 'Kruse']) await say('unit add', { profile: 'rifle-team-nco', name, side: 'germans' });
    await say('battlefield new', { size: '48x48' });
    await say('battlefield move', { what: 'Hale', to: '16,8', facing: 0 });
    await say('battlefield move', { what: 'Weber', to: '16,31', facing: 180 });
    await say('battlefield move', { what: 'Kruse', to: '26,31', facing: 180 });
    await say('turn end');
    const phase = await say('turn end');
    assert.include(labels(phase), 'Act by act', phase.text);
    const first = await press(phase, 'Act by act').settled();
    assert.isTrue(first.ephemeral);
    assert.include(first.text, 'The Germans: act 1 of');
    assert.include(JSON.stringify(first.raw.components), 'battlefield.png');
    const second = await press(first, 'Next act').settled();
    assert.include(second.text, 'The Germans: act 2 of');
    assert.strictEqual(second.id, first.id);
    assert.include((await press(second, 'Act before').settled()).text, 'The Germans: act 1 of');
    assert.match((await press(second, 'All of it').settled()).text, /The Germans: \d+ acts/);
  });
});
