import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const names = ({ fields }: Modal) => fields.map(({ customId }) => customId);
const offered = ({ fields }: Modal, name: string) =>
  (fields.find(({ customId }) => customId === name)!.raw.options as { value: string }[]).map(({ value }) => value);
const press = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' });
const send = (modal: Modal, fields: Record<string, string | readonly string[]>) =>
  club.discord.submit({ modal, fields });

/** Hans ’n’ Panzer in its step of morale: Anna's infantry has lost half its men, and owes a check. */
async function halved() {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'hans-n-panzer' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const [profile, name] of [
    ['infantry', 'Adler'],
    ['officer', 'Chef'],
    ['command', 'Kom'],
    ['pz4', 'Anton'],
  ] as const)
    await say('anna', 'unit add', { profile, name });
  for (const name of ['Neva', 'Volga']) await say('ben', 'unit add', { profile: 'infantry', name });
  for (let i = 0; i < 3; i++) await say('carla', 'turn end');
  const shot = {
    attacker: 'Volga',
    target: 'Adler',
    weapon: 'rifle',
    range: 2,
    more: 'shooters:5',
    faces: '6 6 6 6 6',
  };
  assert.isFalse((await say('ben', 'fire', shot)).ephemeral);
  const owing = await say('carla', 'turn end');
  const ruled = async () => {
    const [event] = (await recordsOf(club.store, club.discord.channel(channel).id))
      .at(-1)!
      .events.flatMap((each) => (each.type === 'ruled' ? [each] : []));
    return event!;
  };
  return { say, owing, ruled };
}

describe('a check of morale that’s owed', () => {
  test('HP-MOR-08 HP-RUL-44 asks where the command unit is, as long as nobody has said', async () => {
    const { say, owing, ruled } = await halved();
    const form = await press(owing, 'Morale for Adler').modal();
    assert.deepEqual(names(form), ['command', 'also']);
    assert.deepEqual(offered(form, 'also'), ['separated:true']);
    const given = await send(form, { command: 'within-1-move' }).settled();
    assert.isFalse(given.ephemeral, given.text);
    assert.include((await ruled()).options, { cause: 'losses-50', command: 'within-1-move' });
    const known = await halved();
    await known.say('anna', 'unit edit', { unit: 'Adler', fields: 'from-command:2' });
    const done = await press(known.owing, 'Morale for Adler').settled();
    assert.match(done.text, /Adler/);
    assert.include((await known.ruled()).filled, { command: 'within-1-move' });
    assert.isFalse(say === known.say);
  });

  test('HP-RUL-42 can be given for another cause as well, and HP-MOR-14 names who beat it', async () => {
    const { say, ruled } = await halved();
    const panel = await say('anna', 'play', { unit: 'Adler' });
    assert.includeMembers(labels(panel), [
      'Morale for Adler',
      'Morale: rear',
      'Morale: beaten',
      'Morale: command lost',
    ]);
    assert.notInclude(labels(panel), 'Morale: losses 50');
    const form = await press(panel, 'Morale: beaten').modal();
    assert.deepEqual(offered(form, 'target'), ['Neva', 'Volga']);
    await press(await send(form, { target: 'Volga' }).settled(), 'Roll').followUp();
    const { effects = [], targets = [] } = await ruled();
    assert.include(JSON.stringify(effects), '"won-turn"');
    assert.lengthOf(targets, 1);
  });
});

describe('a rally', () => {
  test('HP-RUL-43 asks which officer confronts the unit', async () => {
    const { say, ruled } = await halved();
    await say('carla', 'game settings', { posts: 'each' });
    await say('anna', 'morale', { who: 'Adler', cause: 'losses-50', faces: '1' });
    const form = await press(await say('anna', 'play', { unit: 'Adler' }), 'Rally').modal();
    assert.deepEqual(offered(form, 'target'), ['Chef', 'Kom']);
    await press(await send(form, { target: 'Chef' }).settled(), 'Roll').followUp();
    assert.lengthOf((await ruled()).targets!, 1);
  });
});
