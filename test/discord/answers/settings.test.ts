import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Settings } from '../../../src/referee/settings.ts';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const use = (channel: string, name: string, options = {}) =>
  club.discord.command({ name, options, channel, user: 'ben' });
const of = (user: string) =>
  new Settings({ store: club.store, now: () => new Date() }).of(club.discord.user(user).user.id);

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
    // A DM of several people is read by all of them.
    const channel = club.discord.addGroup('friends');
    const group = await club.discord.command({ name: 'fire', options, channel, user: 'anna' }).settled();
    assert.notInclude(group.text, 'LC-FIRE-10');
  });

  test('ask for hours and time zone in a form that starts with what’s set, and takes away what’s left empty', async () => {
    const { channel } = await fighting(club);
    await use(channel, 'settings', { timezone: 'Berlin', quiet: '22-7', away: 'in 5 days' }).settled();
    const before = await of('ben');
    const panel = await use(channel, 'settings').settled();
    assert.match(panel.text, /quiet hours are 22:00 to 7:00[\s\S]*You’re away until/);
    const form = await club.discord.click({ message: panel, label: 'Hours and time zone', user: 'ben' }).modal();
    const values = Object.fromEntries(form.fields.map(({ customId, value }) => [customId, value]));
    assert.deepInclude(values, { timezone: 'Europe/Berlin', quiet: '22-7' });
    const sent = await club.discord.submit({ modal: form, fields: { quiet: [] }, user: 'ben' }).settled();
    assert.deepInclude(sent, { id: panel.id, ephemeral: true });
    assert.match(sent.text, /no quiet hours/);
    const after = await of('ben');
    assert.deepEqual([after.zone, after.away], ['Europe/Berlin', before.away]);
    const back = await club.discord.click({ message: sent, label: 'I’m back', user: 'ben' }).settled();
    assert.notMatch(back.text, /away until/);
  });

  test('say what can’t be read, and the panel stays', async () => {
    const { channel } = await fighting(club);
    const panel = await use(channel, 'settings').settled();
    const form = await club.discord.click({ message: panel, label: 'Hours and time zone', user: 'ben' }).modal();
    const sent = await club.discord.submit({ modal: form, fields: { timezone: 'Atlantis' }, user: 'ben' }).settled();
    assert.isTrue(sent.ephemeral);
    assert.notEqual(sent.id, panel.id);
    assert.match(sent.text, /Atlantis/);
  });

  test('tell lengths in centimetres and show dice, where only their owner reads it', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'settings');
    const metric = await club.discord.click({ message: panel, label: 'In centimetres', user: 'anna' }).settled();
    assert.include(metric.text, 'You read lengths in centimetres.');
    const seen = await club.discord.click({ message: metric, label: 'Dice as pictures', user: 'anna' }).settled();
    assert.include(seen.text, 'You see dice as well as read them.');
    const shot = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    assert.include(shot.text, '8″');
    assert.notMatch(shot.text, /20\.3 cm|[⚀-⚅]/u);
    const why = (user: string) => club.discord.click({ message: shot, label: 'Why?', user }).settled();
    const own = (await why('anna')).text;
    assert.match(own, /## ⚅ {2}· {2}⚀/u);
    assert.include(own, '20.3 cm');
    assert.notInclude(own, '8″');
    assert.notMatch((await why('ben')).text, /cm|[⚀-⚅]/u);
    assert.include((await use(channel, 'settings').settled()).text, 'in inches');
  });
});

describe('a channel’s settings', () => {
  test('are a panel that only its reader sees, that edits itself, and everybody is told what’s changed', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('carla', 'game settings');
    assert.isTrue(panel.ephemeral);
    assert.include(panel.text, 'The clock is off.');
    const press = (label: string) => club.discord.click({ message: panel, label, user: 'carla' });
    const lengths = press('In centimetres');
    assert.include((await lengths.settled()).text, 'Lengths are told in centimetres here.');
    const told = await lengths.followUp();
    assert.isFalse(told.ephemeral);
    assert.include(told.text, 'Lengths are told in centimetres here.');
    assert.include((await press('Remind after a day').settled()).text, 'remind');
    assert.include((await press('Dice as pictures').settled()).text, 'Dice are shown here');
    const shot = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    assert.match(shot.text, /## ⚅ {2}· {2}⚀/u);
    assert.include(shot.text, '20.3 cm');
    const ben = await use(channel, 'game settings').settled();
    assert.notInclude(JSON.stringify(ben.components), 'Turn the clock off');
  });

  test('are changed by one of two who ask for the same, and the other one’s panel shows how it is', async () => {
    const { channel, say } = await fighting(club);
    const [annas, bens] = [await say('anna', 'game settings'), await say('ben', 'game settings')];
    const press = (message: Seen, user: string) => club.discord.click({ message, label: 'Every step', user }).settled();
    await press(annas, 'anna');
    const records = () => recordsOf(club.store, club.discord.channel(channel).id);
    const before = (await records()).length;
    const late = await press(bens, 'ben');
    assert.isTrue(late.ephemeral);
    assert.include(late.text, 'Rulings are shown here with every step.');
    assert.lengthOf(await records(), before);
  });
});
