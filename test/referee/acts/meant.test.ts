import { describe, expect, test } from 'vitest';
import { problemOf } from '../../../src/command/problem.ts';
import { english } from '../../../src/reply/english/index.ts';
import { Playing } from '../playing.ts';
import { recordsOf, thrownBy } from '../table.ts';

/** A battle in its first turn, with Ute as umpire, Anna for the Axis and Ben for the Allies. */
async function playing(rules: string, ...units: readonly string[]): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('ute', `/game new name:T rules:${rules}`);
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  for (const unit of units) await table.says('ute', unit);
  await table.says('ute', '/turn end');
  return table;
}

const BOOKS = [
  ['hans-n-panzer', 'HP-MOR-01', ['/unit add profile:infantry name:Otto side:axis'], 'Otto', 4],
  ['landser', 'LS-BRK-01', ['/unit squad name:Red side:axis'], 'Red Squad leader', 0],
  ['landser-classic', 'LC-BRK-01', ['/unit squad name:Red side:axis'], 'Red Squad leader', 0],
  ['ww2-skirmish', 'WS-MOR-01', ['/unit add profile:rifle-team name:Otto side:axis'], 'Otto', 0],
] as const;

describe.each(BOOKS)('%s: a test that nobody owes, for no cause (%s)', (rules, _rule, units, who, steps) => {
  const begun = async () => {
    const table = await playing(rules, ...units);
    for (let i = 0; i < steps - 1; i++) await table.says('ute', '/turn end');
    return table;
  };

  test('asks whether it’s meant, and throws nothing', async () => {
    const table = await begun();
    const told = await table.fails('anna', `/morale who:"${who}"`);
    expect(told).toBe(
      `${who} doesn’t have to throw /morale now, so nothing was thrown. If you mean it all the same, add confirm:true.`,
    );
    const thrown = await thrownBy(() => table.says('anna', `/morale who:"${who}"`));
    expect(problemOf(english, thrown, 'test').json).toEqual({
      error: { message: expect.stringContaining('confirm:true') },
    });
  });

  test('is thrown when it is', async () => {
    const table = await begun();
    const before = await recordsOf(table.store);
    const { json } = await table.says('anna', `/morale who:"${who}" confirm:true`);
    expect(json.ok ?? true).toBe(true);
    const now = await recordsOf(table.store);
    expect(now).toHaveLength(before.length + 1);
    expect(now.at(-1)!.events).toMatchObject([{ type: 'ruled', verb: 'morale', options: {} }]);
  });
});

test.each(['rear', 'beaten', 'other'])(
  'HP-MOR-03: a cause that’s the players’ to say isn’t asked about: %s',
  async (cause) => {
    const table = await playing('hans-n-panzer', '/unit add profile:infantry name:Otto side:axis');
    for (let i = 0; i < 3; i++) await table.says('ute', '/turn end');
    expect((await table.says('anna', `/morale who:Otto cause:${cause}`)).json.verb).toBe('morale');
  },
);

test('PT-MOR-05: a check that nobody owes is refused to players, and an umpire throws what the table calls for, unasked', async () => {
  const units = ['/game house toggle:morale on:true', '/unit squad squad:german-infantry-squad name:Red side:axis'];
  const table = await playing('panzertroops', ...units);
  const check = '/morale who:"Red Rifleman 1"';
  expect(await table.fails('anna', check)).toContain('PT-MOR-05');
  expect(await table.fails('anna', `${check} confirm:true`)).toContain('PT-MOR-05');
  expect((await table.says('ute', check)).json.verb).toBe('morale');
});

test('PT-MOR-05: a check that’s owed isn’t asked about, whoever of the group throws it', async () => {
  const units = ['/game house toggle:morale on:true', '/unit squad squad:german-infantry-squad name:Red side:axis'];
  const table = await playing('panzertroops', ...units, '/unit add profile:rifleman name:Tom side:allies');
  await table.says('ute', '/turn end');
  await table.says('ute', '/fire who:Tom target:"Red Noncom with SMG" range:1 modifier:20 faces:"6 6" override:true');
  expect(await table.hears('ute', '/turn status')).toContain('/morale');
  expect((await table.says('anna', '/morale who:"Red Rifleman 2"')).json.verb).toBe('morale');
});

test('WS-MOR-01: a team under fire tests in its own phase before it crosses open ground, unasked', async () => {
  const table = await playing(
    'ww2-skirmish',
    '/unit add profile:rifle-team name:Otto side:axis',
    '/unit add profile:rifle-team name:Tom side:allies',
  );
  await table.says('ute', '/unit edit unit:Otto fields:"under-fire:Tom"');
  expect((await table.says('anna', '/morale who:Otto')).json.verb).toBe('morale');
});
