import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

describe('one’s own settings', () => {
  test('are a panel that only their owner sees, and that each button edits', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'settings');
    assert.isTrue(panel.ephemeral);
    assert.include(panel.text, 'You read rulings in three lines.');
    const click = club.discord.click({ message: panel, label: 'Show every step', user: 'anna' });
    const changed = await click.settled();
    assert.equal(changed.id, panel.id);
    assert.include(changed.text, 'You read rulings with every step');
    const quiet = await club.discord.click({ message: changed, label: 'Turn pings off', user: 'anna' }).settled();
    assert.include(quiet.text, 'I won’t ping you any more.');
    const other = await club.discord.command({ name: 'settings', channel, user: 'ben' }).settled();
    assert.include(other.text, 'You read rulings in three lines.');
  });

  test('show every step where only their owner reads it, and leave what everyone reads as it is', async () => {
    const { say } = await fighting(club);
    const shot = { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' };
    await say('anna', 'settings', { rulings: 'full' });
    const open = await say('anna', 'fire', shot);
    assert.notInclude(open.text, 'LC-FIRE-10');
    for (const user of ['anna', 'ben']) club.discord.user(user).installed = true;
    const options = { weapon: 'rifle', range: 8, faces: '2' };
    const alone = (user: string) => club.discord.command({ name: 'fire', options, dm: true, user }).settled();
    assert.include((await alone('anna')).text, 'LC-FIRE-10');
    assert.notInclude((await alone('ben')).text, 'LC-FIRE-10');
  });
});
