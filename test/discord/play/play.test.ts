import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting, sayIn, skirmish } from '../skirmish.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const raw = ({ raw: { content, components } }: Seen) => content + JSON.stringify(components);
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const shot = { range: '8', cover: 'half' };

describe('/play', () => {
  test('is a panel of one’s own: who can act, what he can do, the odds, and the throw, which all see', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'play');
    assert.isTrue(panel.ephemeral);
    assert.include(panel.text, 'Axis to play');
    assert.include(panel.text, 'Bell');
    assert.include(labels(panel), 'Fire');
    const form = await press(panel, 'Fire').modal();
    const planned = await club.discord.submit({ modal: form, fields: shot }).settled();
    assert.equal(planned.id, panel.id);
    assert.match(planned.text, /Exact odds/);
    const before = (await records(channel)).length;
    const roll = press(planned, 'Roll');
    assert.equal((await roll.settled()).id, panel.id);
    const ruling = await roll.followUp();
    assert.isFalse(ruling.ephemeral);
    assert.include(ruling.text, '8″, half cover');
    assert.lengthOf(await records(channel), before + 1);
    const after = club.discord.message(panel);
    assert.include(after.text, 'Otto');
    assert.notInclude(after.text, 'Bell');
  });

  test('goes on after a restart, and two quick taps on Roll are one throw', async () => {
    const { channel, say } = await fighting(club);
    const form = await press(await say('anna', 'play'), 'Fire').modal();
    await club.restart();
    const planned = await club.discord.submit({ modal: form, fields: shot }).settled();
    await club.restart();
    const before = (await records(channel)).length;
    const [one, two] = [press(planned, 'Roll'), press(planned, 'Roll')];
    await one.followUp();
    await club.discord.until(() => two.callbacks.length > 0, 'an answer to the second tap');
    assert.lengthOf(await records(channel), before + 1);
  });

  test('throws nothing once the turn has passed, and says so to the player', async () => {
    const { channel, say } = await fighting(club);
    const form = await press(await say('anna', 'play'), 'Fire').modal();
    const planned = await club.discord.submit({ modal: form, fields: shot }).settled();
    await say('carla', 'turn end');
    const before = (await records(channel)).length;
    const refused = await press(planned, 'Roll').reply();
    assert.isTrue(refused.ephemeral);
    assert.match(refused.text, /has to wait/);
    assert.lengthOf(await records(channel), before);
  });

  test('offers no throw for what the rules forbid by now', async () => {
    const { say } = await fighting(club);
    const form = await press(await say('anna', 'play'), 'Fire').modal();
    await say('carla', 'turn end');
    const planned = await club.discord.submit({ modal: form, fields: shot }).settled();
    assert.notInclude(labels(planned), 'Roll');
  });

  test.each(['mortar-team', 'light-mortar-team'])(
    'WS-GREN-02 offers the barrage of a %s, which can’t land close by',
    async (profile) => {
      const channel = club.channel();
      const say = sayIn(club, channel);
      await say('carla', 'game new', { rules: 'ww2-skirmish' });
      await say('anna', 'game join', { side: 'axis' });
      await say('ben', 'game join', { side: 'allies' });
      await say('anna', 'unit add', { profile, name: 'Mortar' });
      await say('ben', 'unit add', { profile: 'rifle-team', name: 'Able' });
      await say('carla', 'turn end');
      const panel = await say('anna', 'play');
      assert.includeMembers(labels(panel), ['Barrage', 'Smoke']);
      const form = await press(panel, 'Barrage').modal();
      const fields = { target: ['Able'], range: '25' };
      const planned = await club.discord.submit({ modal: form, fields }).settled();
      assert.include(labels(planned), 'Roll');
    },
  );

  test('offers a shot with a gun that only the player knows, and asks for it', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'hans-n-panzer' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    await say('anna', 'unit add', { profile: 'stuart', name: 'Stuart' });
    await say('ben', 'unit add', { profile: 'sherman', name: 'Sherman' });
    for (let i = 0; i < 2; i++) await say('carla', 'turn end');
    const panel = await say('anna', 'play');
    assert.deepEqual(
      labels(panel).filter((label) => label?.startsWith('Tankhit')),
      ['Tankhit'],
    );
    const form = await press(panel, 'Tankhit').modal();
    // The book has 26 weapons, one more than a menu holds, but a tank has no artillery.
    const guns = form.fields.find(({ customId }) => customId === 'weapon')!;
    const offered = (guns.raw.options as { value: string }[]).map(({ value }) => value);
    assert.include(offered, '37mm-us');
    assert.notInclude(offered, 'artillery');
    assert.equal(guns.value, '');
    const fields = { weapon: '37mm-us', target: 'Sherman', range: '6' };
    const planned = await club.discord.submit({ modal: form, fields }).settled();
    assert.include(labels(planned), 'Roll');
    assert.include(planned.text, 'weapon:37mm-us');
  });

  test('tells who it’s not the turn of whose it is, and what to do', async () => {
    const { say } = await fighting(club);
    const waiting = await say('ben', 'play');
    assert.include(waiting.text, 'It’s the Axis’s turn.');
    assert.match(raw(waiting), /<\/turn status:\d+> shows who the game is waiting for/);
    assert.include((await say('dora', 'play')).text, 'You don’t play for a side.');
  });

  test('tells who has nothing left to do in a step what goes on', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'hans-n-panzer' });
    await say('anna', 'game join', { side: 'axis' });
    await say('anna', 'unit add', { profile: 'infantry', name: 'Squad' });
    // Infantry moves, and has no guns to fire in the next step.
    for (let i = 0; i < 2; i++) await say('carla', 'turn end');
    const panel = await say('anna', 'play');
    assert.match(raw(panel), /None of your units can do anything more in this step\. <\/turn end:\d+> goes on/);
  });

  test('is for reactions in the other side’s turn, where the book has them', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    assert.include((await say('ben', 'play')).text, 'You have no units in play.');
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Red' });
    await say('ben', 'unit add', { profile: 'rifle-team', name: 'Blue' });
    const begun = await say('carla', 'turn end');
    const waits = begun.text.includes('Allies to play') ? 'anna' : 'ben';
    const panel = await say(waits, 'play');
    assert.include(panel.text, 'Your units can still react:');
    assert.include(labels(panel), 'Fire');
    assert.notInclude(labels(panel), 'Move');
  });

  test('lets a plan be changed where there is something to change, with what has been said', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'play');
    const form = await press(panel, 'Fire').modal();
    const planned = await club.discord.submit({ modal: form, fields: { target: 'Miller', ...shot } }).settled();
    const again = await press(planned, 'Change').modal();
    assert.deepEqual(
      again.fields.map(({ customId, value }) => [customId, value]),
      [
        ['target', 'Miller'],
        ['range', '8'],
        ['cover', 'half'],
        ['also', ''],
      ],
    );
    const changed = await club.discord.submit({ modal: again, fields: { range: '6', cover: 'none' } }).settled();
    assert.include(changed.text, 'range:6');
    const back = await press(changed, 'Back').settled();
    const sneaking = await press(back, 'Move: sneak').settled();
    // Nothing has to be said of it, but something may be.
    // No die decides it.
    assert.include(labels(sneaking), 'Do it');
    const slower = await press(sneaking, 'Change').modal();
    assert.deepEqual(
      slower.fields.map(({ customId }) => customId),
      ['also'],
    );
    const difficult = await club.discord.submit({ modal: slower, fields: { also: ['difficult:true'] } }).settled();
    assert.include(difficult.text, 'action:sneak difficult:true');
    const list = await press(difficult, 'Back').settled();
    const hiding = await press(list, 'Covering fire').settled();
    assert.include(labels(hiding), 'Do it');
    assert.notInclude(labels(hiding), 'Change');
    const otto = await new Thumb(club, channel).choose(await press(hiding, 'Back').settled(), 'Otto').settled();
    const covering = await press(otto, 'Covering fire').settled();
    // The way back is to the same unit.
    assert.include((await press(covering, 'Back').settled()).text, '**Otto** can do this:');
  });

  test('stays with a unit that has something else to do as well, such as its second Action', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    for (const name of ['Ada', 'Red']) await say('anna', 'unit add', { profile: 'rifle-team', name });
    await say('ben', 'unit add', { profile: 'rifle-team', name: 'Blue' });
    const begun = await say('carla', 'turn end');
    if (begun.text.includes('Allies to play')) await say('carla', 'turn end');
    const panel = await new Thumb(club, channel).choose(await say('anna', 'play'), 'Red').settled();
    const moved = await club.discord.submit({ modal: await press(panel, 'Move').modal(), fields: {} }).settled();
    await press(moved, 'Do it').followUp();
    assert.include(club.discord.message(panel).text, '**Red** can do this:');
    const form = await press(club.discord.message(panel), 'Fire').modal();
    const aimed = await club.discord.submit({ modal: form, fields: { range: '12' } }).settled();
    // The ruling goes into the step's message.
    await press(aimed, 'Roll').settled();
    assert.include(club.discord.message(panel).text, '**Ada** can do this:');
  });

  test('offers nothing owed that leaves another side a choice', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('carla', 'game new', { rules: 'ww2-skirmish' });
    await say('anna', 'game join', { side: 'axis' });
    await say('ben', 'game join', { side: 'allies' });
    await say('anna', 'unit add', { profile: 'rifle-team', name: 'Hans' });
    await say('ben', 'unit add', { profile: 'lmg-team', name: 'Joe' });
    await say('ben', 'unit add', { profile: 'rifle-team', name: 'Jim' });
    await say('carla', 'turn end');
    // He routs: where he runs is for his own player to say.
    await say('carla', 'unit edit', { unit: 'Joe', fields: 'routed:true' });
    await say('carla', 'turn end');
    assert.include(labels(await say('ben', 'turn status')), 'Move for Joe');
    assert.notInclude(labels(await say('anna', 'play')), 'Move for Joe');
    assert.include(labels(await say('ben', 'play')), 'Move for Joe');
  });

  test('opens from the turn that has begun, and shows more units than a menu holds by pages', async () => {
    const { channel, say } = await skirmish(club);
    for (let i = 10; i < 36; i++)
      await say('carla', 'unit add', { profile: 'rifleman', name: `Man ${i}`, side: 'axis' });
    await say('carla', 'initiative', { faces: '6 1' });
    const begun = await say('carla', 'turn end');
    const panel = await press(begun, 'Play').settled();
    assert.isTrue(panel.ephemeral);
    assert.include(panel.text, '28 can still act');
    const more = await press(panel, 'More units').settled();
    const thumb = new Thumb(club, channel);
    const picked = await thumb.choose(more, 'Otto').settled();
    assert.equal(picked.id, panel.id);
    assert.include(picked.text, 'Otto');
  });
});

/** As docs/discord.md has it. */
describe('the reference sequence', () => {
  const sequence = 'fire at 8 inches in half cover, the same at another target, undo it';

  test(`${sequence}: 5, 3 and 1 taps in a campaign by the panel`, async () => {
    const { channel } = await fighting(club);
    const thumb = new Thumb(club, channel);
    const panel = await thumb.command('play').settled();
    assert.equal(thumb.count(), 2);
    const form = await thumb.press(panel, 'Fire').modal();
    const planned = await thumb.fill(form, shot).settled();
    const ruling = await thumb.press(planned, 'Roll').followUp();
    assert.equal(thumb.count(), 5);
    const others = await thumb.press(ruling, 'With another…').settled();
    const same = await thumb.choose(others, 'Otto at Miller').settled();
    assert.equal(thumb.count(), 3);
    assert.match(same.text, /Otto (?:hit|missed) Miller/);
    await thumb.press(same, 'Undo').settled();
    assert.equal(thumb.count(), 1);
    assert.equal(thumb.typed, '8');
  });

  test(`${sequence}: 5, 3 and 1 taps in a campaign by the command`, async () => {
    const { channel } = await fighting(club);
    const thumb = new Thumb(club, channel);
    const ruling = await thumb.fill(await thumb.command('fire').modal(), shot).settled();
    assert.equal(thumb.count(), 5);
    const others = await thumb.press(ruling, 'With another…').settled();
    const same = await thumb.choose(others, 'Otto at Miller').settled();
    assert.equal(thumb.count(), 3);
    await thumb.press(same, 'Undo').settled();
    assert.equal(thumb.count(), 1);
    assert.equal(thumb.typed, '8');
  });

  test(`${sequence}: 5, 1 and 1 taps without a campaign, which has no targets to choose`, async () => {
    const channel = club.channel();
    const thumb = new Thumb(club, channel);
    const ruling = await thumb.fill(await thumb.command('fire').modal(), shot).settled();
    assert.equal(thumb.count(), 5);
    const same = await thumb.press(ruling, 'Same again').settled();
    assert.equal(thumb.count(), 1);
    assert.include(same.text, '8″, half cover');
    assert.match((await thumb.press(same, 'Undo').settled()).text, /Taken back/);
    assert.equal(thumb.count(), 1);
    assert.equal(thumb.typed, '8');
  });
});
