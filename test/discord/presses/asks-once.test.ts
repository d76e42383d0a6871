import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Modal, Seen } from '../loopback/index.ts';
import { battle, fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const labels = ({ buttons }: Seen) => buttons.map((button) => ('label' in button ? button.label : ''));
const noteOf = ({ raw }: Modal) => JSON.stringify(raw);
/** What's said of a shot at the tank's side, as far as the form asks it. */
const atTank = ({ fields }: Modal) => {
  const said = Object.entries({ target: 'Tank', range: '2', facing: 'side' });
  return Object.fromEntries(said.filter(([name]) => fields.some(({ customId }) => customId === name)));
};
const SHOT = { range: 2, facing: 'side', more: 'weapon:panzerfaust' };
const NEEDS_WORD = 'Taking it back needs the other side’s word.';

/** Two men with a panzerfaust each and one with a rifle, against a tank, in the step in which they fire. */
async function panzerfausts() {
  const table = await battle(club, {
    rules: 'panzertroops',
    anna: [
      ['panzerfaust-rifleman', 'Al', 'Bob'],
      ['rifleman', 'Cid'],
    ],
    ben: [
      ['rifleman', 'Tom'],
      ['m4a2-sherman', 'Tank'],
    ],
  });
  const { channel, say } = table;
  for (let step = 0; step < 3; step++) await say('carla', 'turn end');
  return {
    ...table,
    count: async () => (await recordsOf(club.store, club.discord.channel(channel).id)).length,
    form: (name: string, options = {}) => club.discord.command({ name, options, channel, user: 'anna' }).modal(),
    press: (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user }),
  };
}

describe('what can’t be taken back, given by a tap', () => {
  test('PT-TROOP-04 a form for a weapon’s last shot asks once, and throws nothing before that', async () => {
    const { say, count, form, press } = await panzerfausts();
    await say('carla', 'unit edit', { unit: 'Al', fields: 'rockets:1' });
    const modal = await form('tankhit', { attacker: 'Al', more: 'weapon:panzerfaust' });
    assert.include(noteOf(modal), NEEDS_WORD);
    const before = await count();
    const asked = await club.discord.submit({ modal, fields: atTank(modal), user: 'anna' }).settled();
    assert.isTrue(asked.ephemeral);
    assert.include(asked.text, 'Al can’t use the Panzerfaust again in this battle.');
    assert.include(asked.text, NEEDS_WORD);
    assert.deepEqual(labels(asked), ['Do it all the same']);
    assert.equal(await count(), before);
    const done = await press(asked, 'Do it all the same').settled();
    assert.isFalse(done.ephemeral, done.text);
    assert.equal(await count(), before + 1);
  });

  test('who has another shot isn’t asked, and nobody is who typed the command', async () => {
    const { say, count, form } = await panzerfausts();
    const before = await count();
    await say('carla', 'unit edit', { unit: 'Bob', fields: 'rockets:1' });
    const typed = await say('anna', 'tankhit', { attacker: 'Bob', target: 'Tank', ...SHOT, faces: '1 1' });
    assert.isFalse(typed.ephemeral, typed.text);
    const modal = await form('tankhit', { attacker: 'Al', more: 'weapon:panzerfaust' });
    await club.discord.submit({ modal, fields: atTank(modal), user: 'anna' }).settled();
    assert.equal(await count(), before + 3);
  });

  test('its odds say so too, so *Roll* throws at once', async () => {
    const { say, press, count } = await panzerfausts();
    await say('carla', 'unit edit', { unit: 'Al', fields: 'rockets:1' });
    const odds = await say('anna', 'tankhit', {
      attacker: 'Al',
      target: 'Tank',
      ...SHOT,
      more: `${SHOT.more} odds:true`,
    });
    assert.include(odds.text, 'Al can’t use the Panzerfaust again in this battle.');
    const before = await count();
    await press(odds, 'Roll').settled();
    assert.equal(await count(), before + 1);
  });

  test('several who throw at once by a form are named first', async () => {
    const { count, form, press } = await panzerfausts();
    const modal = await form('fire');
    const before = await count();
    const asked = await club.discord
      .submit({ modal, fields: { who: 'all', target: 'Tom', range: '4' }, user: 'anna' })
      .settled();
    assert.match(asked.text, /^3 units do this at once: Al, Bob,? and Cid\./);
    assert.equal(await count(), before);
    await press(asked, 'Do it all the same').settled();
    assert.equal(await count(), before + 1);
  });

  test('a form says above its fields that an undo needs the others, and not where nobody plays them', async () => {
    const { channel, say } = await fighting(club);
    const open = (name: string, user = 'anna') => club.discord.command({ name, channel, user }).modal();
    assert.include(noteOf(await open('fire')), NEEDS_WORD);
    await say('ben', 'game leave');
    assert.notInclude(noteOf(await open('fire')), NEEDS_WORD);
  });
});
