import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle, fighting, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const field = (modal: Modal, name: string) => modal.fields.find(({ customId }) => customId === name)!;
const valuesOf = (modal: Modal, name: string) =>
  (field(modal, name).raw.options as { value: string }[]).map(({ value }) => value);

/** A battle with these units for Anna and Ben, in its first step. */
async function begun(rules: string, anna: readonly string[], ben: readonly string[]) {
  const { channel, say, records } = await battle(club, { rules, anna, ben });
  const first = await say('carla', 'turn end');
  const user = first.text.includes('Allies to play') ? 'ben' : 'anna';
  const use = (name: string, options = {}) => club.discord.command({ name, options, channel, user });
  return { channel, say, use, user, records };
}

describe('a form', () => {
  test('isn’t opened for what nothing in it could mend: a man who has fired', async () => {
    const { channel, say } = await fighting(club);
    await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8 });
    const refused = await club.discord
      .command({ name: 'fire', options: { attacker: 'Bell' }, channel, user: 'anna' })
      .settled();
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, 'LC-TURN-02');
  });

  test('or an error names nobody in place of a mistyped unit whom the rules refuse', async () => {
    const { say } = await fighting(club);
    const wrong = await say('anna', 'fire', { attacker: 'Bell', target: 'Oto', range: 8 });
    assert.include(wrong.text, 'no unit called "Oto"');
    assert.notInclude(wrong.text, 'Did you mean');
    const enemy = await say('anna', 'fire', { attacker: 'Bell', target: 'Miler', range: 8 });
    assert.include(enemy.text, 'Did you mean Miller?');
  });

  test('isn’t offered where it would be refused whatever is filled in: the rule is told at once', async () => {
    const say = sayIn(club, club.channel());
    const fire = { rules: 'landser-classic', weapon: 'gpmg', range: 'far' };
    const told = await say('anna', 'fire', { ...fire, more: 'moved:true' });
    assert.isTrue(told.ephemeral);
    assert.include(told.text, 'LC-GPMG-01');
    assert.isEmpty(told.buttons);
    const mistyped = await say('anna', 'fire', fire);
    assert.deepEqual(
      mistyped.buttons.map(({ label }) => label),
      ['Fill it in'],
    );
  });

  test('or a word in place of a mistyped one, if it would be refused whoever does it', async () => {
    const { say } = await fighting(club);
    const wrong = await say('anna', 'fire', { target: 'Miller', weapon: 'pistlo' });
    assert.deepEqual(
      wrong.buttons.map(({ label }) => label),
      ['rifle'],
    );
  });

  test('starts with nothing that the book refuses: a grenade isn’t thrown at men in the open', async () => {
    const { use, records } = await begun('ww2-skirmish', ['rifle-team'], ['rifle-team']);
    const opened = await use('grenade').modal();
    assert.isTrue(field(opened, 'at').raw.required);
    assert.notInclude(valuesOf(opened, 'at'), 'infantry');
    const before = (await records()).length;
    const ruling = await club.discord.submit({ modal: opened, fields: { range: '8', at: 'trench' } }).settled();
    assert.isFalse(ruling.ephemeral, ruling.text);
    assert.lengthOf(await records(), before + 1);
  });

  test('asks for the calibre where one of its choices is a gun', async () => {
    const channel = club.channel();
    const use = (options: object) =>
      club.discord.command({ name: 'effect', options: { rules: 'ww2-skirmish', ...options }, channel, user: 'anna' });
    const opened = await use({}).modal();
    assert.includeMembers(names(opened), ['by', 'calibre']);
    const ruling = await club.discord.submit({ modal: opened, fields: { by: 'gun', calibre: '75' } }).settled();
    assert.isFalse(ruling.ephemeral);
    const short = await club.discord.submit({ modal: await use({}).modal(), fields: { by: 'gun' } }).settled();
    assert.include(short.text, 'What calibre is the gun?');
    const asked = await club.discord.click({ message: short, label: 'Fill it in', user: 'anna' }).modal();
    assert.include(names(asked), 'calibre');
  });

  test('asks only a vehicle for a drive test', async () => {
    const { say, user } = await begun('landser', ['rifleman', 'tiger'], ['rifleman', 'sherman']);
    await say('carla', 'initiative', { faces: '5 2' });
    await say('carla', 'turn end');
    const press = async (unit: string) => {
      const panel = await say(user, 'play', { unit });
      return club.discord.click({ message: panel, label: 'Move', user });
    };
    assert.include(names(await (await press('Red tiger')).modal()), 'drive-test');
    assert.include((await (await press('Red rifleman')).settled()).text, '/move who:"Red rifleman"');
  });

  test('asks at whom, if it can’t be done to nobody', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'play', { unit: 'Bell' });
    const opened = await club.discord.click({ message: panel, label: 'Capture', user: 'anna' }).modal();
    assert.deepEqual(names(opened), ['target']);
    assert.deepEqual(valuesOf(opened, 'target'), ['Jones', 'Miller']);
    const typed = await club.discord
      .command({ name: 'act', options: { who: 'Bell', action: 'capture' }, channel, user: 'anna' })
      .modal();
    assert.deepEqual(names(typed), ['target']);
  });

  test('can’t be changed where nothing in it would help: by then it’s the others’ turn', async () => {
    const { channel, say } = await fighting(club);
    const panel = await say('anna', 'play', { unit: 'Bell' });
    const spots = async () => club.discord.click({ message: panel, label: 'Spot', user: 'anna' }).modal();
    const sent = async (opened: Modal) => club.discord.submit({ modal: opened, fields: { range: '½' } }).settled();
    const labels = ({ buttons }: Seen) => buttons.map(({ label }) => label);
    const [early, late] = [await spots(), await spots()];
    assert.include(labels(await sent(early)), 'Change');
    await say('anna', 'turn end');
    assert.notInclude(labels(await sent(late)), 'Change', channel);
  });
});
