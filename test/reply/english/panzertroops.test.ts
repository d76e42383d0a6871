import { describe, expect, test } from 'vitest';
import { ThrownDice } from '../../../src/kernel/dice/dice.ts';
import { RecordedRuling } from '../../../src/kernel/recorded-ruling.ts';
import type { Refusal } from '../../../src/kernel/refusal.ts';
import { resolve } from '../../../src/kernel/resolve.ts';
import { verbOf } from '../../../src/kernel/ruleset.ts';
import type { Facts } from '../../../src/kernel/state/facts.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { refusalMessage } from '../../../src/reply/problem.ts';
import { rulingReply } from '../../../src/reply/ruling/ruling.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { facesFrom } from '../../kernel/faces-from.ts';
import { refusalOf } from '../../kernel/failures.ts';
import { Playing } from '../../referee/playing.ts';
import { actionOf } from '../../rules/ruled.ts';

describe('the news of a shot', () => {
  const names = { who: 'Red LMG', at: 'A, B and C', each: ['A', 'B', 'C'] };
  const told = (results: readonly string[], facts: Facts) => {
    const steps = [{ label: 'each', rule: 'PT-SPLIT-01', faces: [], modifiers: [], results }] as never;
    return english.verdictOf('panzertroops', 'fire', facts, { names, steps });
  };

  test('PT-SPLIT-01 names each of several men, the worst hit first', () => {
    const some = told(['miss', 'pinned', 'totally-destroyed'], { killed: 1, 'weapons-destroyed': 1, pinned: 1 });
    expect(some).toBe('C is killed, weapons and all, by Red LMG; B is pinned; no effect on A.');
    expect(told(['killed', 'killed', 'miss'], { killed: 2, 'weapons-destroyed': 0, pinned: 0 })).toBe(
      'A and B are killed by Red LMG; no effect on C.',
    );
    expect(told(['miss', 'miss', 'miss'], { killed: 0, pinned: 0 })).toBe('Red LMG missed A, B and C.');
  });

  test.each(['fire', 'tankhit'])('of %s at somebody unknown doesn’t read as if the firer were hit', (verb) => {
    const facts: Facts = { result: verb === 'fire' ? 'killed' : 'destroyed' };
    const text = english.verdictOf('panzertroops', verb, facts, { names: { who: 'Kurt' } });
    expect(text).toBe('Kurt’s shot: destroyed.');
  });

  test('PT-COV-08, PT-REUSE-01 of work says what was done', () => {
    const told = (action: string) =>
      english.verdictOf('panzertroops', 'weapon', {}, { options: { action }, names: { who: 'Al', at: 'MG' } });
    expect(['heads-down', 'crew', 'pick-up', 'abandon'].map(told)).toEqual([
      'Al: heads down.',
      'Al joins the crew of MG.',
      'Al takes up the weapons of MG.',
      'Al gives up the weapon for good.',
    ]);
  });

  test('PT-MOR-10 of a check is about the group', () => {
    const said = english.verdictOf('panzertroops', 'morale', { morale: 'shaken' }, { names: { who: 'Kurt' } });
    expect(said).toMatch(/^Kurt’s group is shaken: it can’t/);
  });

  test('PT-RUL-06 says that a team goes on without the man it lost', () => {
    const effects = [{ effect: 'add', of: { unit: 'u1' }, field: 'lost', value: 1, rule: 'PT-FIRE-02' }] as const;
    const of = (total: boolean) =>
      english.verdictOf(
        'panzertroops',
        'fire',
        { result: 'killed', 'total-destruction': total },
        { effects, names: { who: 'Pak', at: 'MG' } },
      );
    expect([of(false), of(true)]).toEqual(['MG loses a man to Pak.', 'MG loses a man and its weapon to Pak.']);
  });

  test('PT-LOAD-01 of a move that’s for getting on says who gets on', () => {
    const effects = [{ effect: 'remind', rule: 'PT-LOAD-01', says: 'aboard', units: ['HT', 'Bob', 'Al'] }] as const;
    const on = english.verdictOf(
      'panzertroops',
      'move',
      { eighths: 64 },
      { effects, names: { who: 'HT', at: 'Bob and Al', of: (id) => id } },
    );
    expect(on).toBe('Bob and Al get aboard HT.');
    const far = {
      effects,
      options: { path: 'open=4' },
      names: { who: 'HT', at: 'Bob and Al', of: (id: string) => id },
    };
    expect(english.verdictOf('panzertroops', 'move', { allowed: true }, far)).toBe(
      'HT moves 4″. Bob and Al get aboard HT.',
    );
  });

  test('PT-RUL-52 of a move off the table says that it’s gone', () => {
    const options = { path: 'open=4', exit: 'enemy-edge' };
    const gone = english.verdictOf('panzertroops', 'move', { allowed: true }, { options, names: { who: 'HT' } });
    expect(gone).toBe('HT leaves the table by the enemy’s edge.');
  });
});

const said = (verb: string, facts: Facts) => english.verdictOf('panzertroops', verb, facts);

test.each([
  ['fire', { result: 'killed', 'total-destruction': true }, 'Killed, and his weapons are destroyed.'],
  ['fire', { result: 'killed', 'total-destruction': false }, 'Killed.'],
  ['fire', { result: 'killed' }, 'Destroyed.'],
  ['fire', { result: 'saved', 'morale-check': true }, 'Hit, but saved by cover; it has to check morale.'],
  ['fire', { result: 'pinned', 'fuel-out': true }, 'Pinned; the flamethrower is empty.'],
  ['grenade', { result: 'miss' }, 'Missed.'],
  [
    'fire',
    { killed: 2, 'weapons-destroyed': 1, saved: 1, pinned: 0 },
    '2 killed (1 with weapons) and 1 saved by cover.',
  ],
  ['fire', { killed: 1, 'weapons-destroyed': 0, pinned: 1 }, '1 killed and 1 pinned.'],
  ['fire', { killed: 1, saved: 0, 'morale-checks': 2 }, '1 destroyed; 2 have to check morale.'],
  ['fire', { killed: 0, 'weapons-destroyed': 0 }, 'All missed.'],
  ['tankhit', { result: 'destroyed' }, 'Destroyed.'],
  ['tankhit', { result: 'saved', 'morale-check': false }, 'Hit, but saved by hard cover.'],
  ['tankhit', { result: 'immobilised', 'morale-check': true }, 'Immobilised; it has to check morale.'],
  ['tankhit', { result: 'miss' }, 'No effect.'],
  ['bail', { 'crew-out': 2, 'riders-out': 3 }, '2 of the crew and 3 of the riders get out alive.'],
  ['bail', { 'crew-out': 0, 'riders-out': 0 }, 'Nobody gets out alive.'],
  ['morale', { morale: 'good' }, 'Good morale.'],
  ['barrage', { call: 'failed' }, 'The call fails. No shells come in this turn.'],
  ['smoke', { smoke: 'placed', 'ammo-out': true }, 'The smoke is up; that weapon has no smoke left.'],
  ['smoke', { smoke: 'failed' }, 'The smoke fails.'],
  ['initiative', { winner: 'side-2' }, 'Side 2 throws higher and sets up first.'],
  ['move', { eighths: 12 }, 'It can move up to 1.5″.'],
  ['move', { eighths: 0 }, 'It can’t move there.'],
  ['move', { allowed: false }, 'Not allowed: that’s farther than this move goes.'],
  ['points', { defence: 14 }, 'Defence value 14.'],
  ['points', { speed: 9 }, 'Speed 9″.'],
  ['points', { points: 41, printed: 41 }, '41 points.'],
  ['points', { points: 76, printed: 83 }, '76 points by the formula, but the printed 83 stand.'],
  ['weapon', {}, 'Done.'],
] as const)('/%s %j', (verb, facts, sentence) => {
  expect(said(verb, facts)).toBe(sentence);
});

test('PT-COV-07: small arms kill the gunner on the roof of a tank, not the tank', async () => {
  const table = await Playing.begin();
  await table.says('ute', '/game new rules:panzertroops');
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  await table.says('anna', '/unit add profile:mmg-team name:MG');
  await table.says('ben', '/unit add profile:m4-sherman name:Thunder');
  await table.says('ute', '/initiative faces:"6 1"');
  for (let step = 0; step < 3; step++) await table.says('ute', '/turn end');
  const { document } = await table.says('anna', '/fire who:MG target:Thunder range:5 faces:"6 6 1 1"');
  expect(plainText(document)).toMatch(/^The roof gunner of Thunder is killed by MG\.\n/);
});

test('a move begins with the man and how far he goes, in all its parts; a question with him too', async () => {
  const table = await Playing.begin();
  await table.says('ute', '/game new rules:panzertroops');
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  for (const name of ['Hans', 'Karl', 'Otto']) await table.says('anna', `/unit add profile:rifleman name:${name}`);
  await table.says('ben', '/unit add profile:rifleman name:Tom');
  await table.says('ute', '/initiative faces:"6 1"');
  await table.says('ute', '/turn end');
  const news = async (command: string) => (await table.hears('anna', command)).split('\n')[0];
  expect(await news('/move who:Hans path:open=3,road=2.5')).toBe('Hans moves 5.5″.');
  expect(await news('/move who:Karl path:open=0')).toBe('Karl stays in place.');
  expect(await news('/move who:Otto')).toBe('Otto can go 6″.');
});

test('a refusal says what would be allowed', () => {
  const action = actionOf(panzertroops, 'fire', { weapon: 'lmg', range: 13 });
  try {
    resolve(action, new RecordedRuling(new ThrownDice(facesFrom(1)), action.toggles));
    expect.fail('nothing was refused');
  } catch (refusal) {
    expect(refusalMessage(english, refusal as Refusal)).toContain(
      '13″ is too far for a light machine gun: the farthest is 12″.',
    );
  }
});

describe('toggles in a reply', () => {
  /** The line that says what was declared. */
  function declared(toggles: string): string {
    const action = actionOf(panzertroops, 'fire', { weapon: 'rifle' }, toggles);
    const { facts, steps } = resolve(action, new RecordedRuling(new ThrownDice(facesFrom(1)), action.toggles));
    const ruled = {
      event: 'ruled',
      rules: 'panzertroops',
      verb: 'fire',
      options: { weapon: 'rifle' },
      toggles: [...action.toggles],
      facts,
      steps,
      effects: [],
    };
    const record = { seq: 1, events: [ruled] };
    const reply = rulingReply(english, { record, ruled, log: 'log' } as unknown as Parameters<typeof rulingReply>[1]);
    return plainText(reply).split('\n')[1]!;
  }

  test('go without saying where they are as the book has them', () => {
    expect(declared('')).toBe('/fire: rifle');
  });

  test('are told where a group has turned them', () => {
    expect(declared('no-pinning,split-one-roll')).toBe('/fire: rifle; house rules split one roll, no pinning');
  });
});

describe('a verb of other rulebooks', () => {
  const others = ['spot', 'effect', 'wound', 'assault', 'rally', 'suppress', 'demolish', 'solo', 'visibility'];

  test.each(others)('/%s does not exist here, and what does is named', (verb) => {
    const refusal = refusalOf(() => verbOf(panzertroops, verb));
    expect(english.refusals.general['not-in-ruleset'](refusal.values)).toBe(
      `Panzer Troops has no /${verb}. ${panzertroops.instead![verb]}`,
    );
  });

  test('/demolish is /fire or /tankhit with a satchel charge', () => {
    const { values } = refusalOf(() => verbOf(panzertroops, 'demolish'));
    expect(values.instead).toBe('Use a satchel charge, with /fire or /tankhit and weapon:satchel.');
  });

  test('where there is nothing to say, all that there is stands there', () => {
    const { values } = refusalOf(() => verbOf(panzertroops, 'dance'));
    expect(english.refusals.general['not-in-ruleset'](values)).toContain('It has fire, grenade, tankhit,');
  });
});

test.each([
  ['items', 'foo', '"foo" isn’t a figure, weapon, vehicle or organisation.'],
  ['path', 'swamp', '"swamp" isn’t a kind of ground.'],
  ['what', 'cost', '"cost" isn’t a value for what.'],
  ['weapon', 'rifel', '"rifel" isn’t a weapon.'],
])('an input error says what %s can be', (option, value, message) => {
  expect(english.errors['unknown-value']!({ option, value })).toBe(message);
});

test('what means nothing is to be left out', () => {
  const told = (options: readonly string[]) => english.errors['means-nothing']!({ options, beside: 'vehicle:tiger' });
  expect(told(['speed'])).toBe('Leave out speed: it doesn’t apply with vehicle:tiger.');
  expect(told(['gun', 'mgs'])).toBe('Leave out gun and mgs: they don’t apply with vehicle:tiger.');
});

test('of very many things that an option can be, the likeliest are named', () => {
  const allowed = Array.from({ length: 41 }, (_, n) => `thing-${n + 1}`);
  const told = (names: readonly string[], value = 'thing-4') =>
    english.errors['unknown-value']!({ option: 'items', value, allowed: names });
  expect(told(allowed)).toMatch(/thing-4, .*thing-40.*thing-41, or one of 31 more\.$/);
  expect(told(allowed.slice(0, 14))).toMatch(/thing-13 or thing-14\.$/);
});
