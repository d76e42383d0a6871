import { afterEach, describe, expect, test } from 'vitest';
import { alone, type Said, Table } from '../table.ts';

let table: Table;

const begin = async (paras: readonly string[], germans: readonly string[], house: readonly string[] = []) => {
  const units = (each: string) => `profile:${each}`;
  table = await Table.open('bars', ...alone(paras.map(units), germans.map(units), house));
};

afterEach(() => table.close());

const answer = (answers: string, faces = '') => `/solo task:answer answers:"${answers}"${faces && ` faces:"${faces}"`}`;
const order = (who: string, risk: number, face: number) => `/solo task:action who:${who} risk:${risk} faces:"${face}"`;
const by = (fields: string, unit: string) => `/unit edit unit:${unit} fields:"${fields}"`;
const fieldsOf = async (unit: string) => (await table.does(`/unit show unit:"${unit}"`)).data.unit.fields;
const HALE = ['rifle-team name:Hale'];
const SEEN = by('known-to:germans', 'Hale');

describe('arrivals', () => {
  test('WS-TURN-04: portals in sight bring a force on at the end of the phase', async () => {
    await begin(HALE, ['portal name:P1', 'portal name:P2']);
    await table.all('/move who:Hale moves:1', '/turn end');
    const said = await table.does(answer('in-sight:all', '6'));
    expect(said.text).toMatch(/Force 1 comes on at P[12]: [^\n]* It acts from the next turn\. WS-GEN-07/);
  });

  test('WS-TURN-04: thrown by hand they take the place of the question, and a second throw is refused', async () => {
    await begin(HALE, ['portal name:P1']);
    await table.all('/move who:Hale moves:1', '/turn end');
    expect((await table.does('/solo task:arrivals counters:3 faces:"6"')).text).toContain('Force 1 comes on at P1');
    expect((await table.does('/turn status')).text).toContain('Turn 2');
    expect(await table.refuses('/solo task:arrivals counters:3 faces:"6"')).toBe('WS-TURN-04');
  });

  test('WS-GEN-10: the pool may be counted before the first turn, and the board shows what is left', async () => {
    table = await Table.open(
      'bars',
      ...alone(
        HALE.map((each) => `profile:${each}`),
        ['profile:portal name:P1'],
      ).slice(0, -1),
    );
    await table.all('/solo task:pool answers:"men:4 tank:1"', '/turn end', answer('in-sight:P1', '6'));
    expect((await table.does('/turn board')).text).toContain('Figures for the enemy: men 4, tank 1.');
  });

  test('WS-GEN-10: players name unavailable forces again each time', async () => {
    await begin(HALE, ['portal name:P1']);
    await table.all(answer('in-sight:P1 unavailable:tank', '1'), '/move who:Hale moves:1', '/turn end');
    await table.does(answer('same', '1'));
    expect((await table.does('/turn board')).text).not.toContain('No figures for');
  });
});

describe('looking', () => {
  test('WS-SPOT-07: until its side is aware it looks one band further', async () => {
    await begin(HALE, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', '/turn end');
    expect((await table.does(answer('nearest:Hale range:40', '1 1 1 1'))).text).toContain(
      'unaware of enemies (WS-SPOT-07)',
    );
  });

  test('WS-SPOT-03: a counter looks at the nearest unit within 36 inches, moved or not', async () => {
    await begin(HALE, ['sniper-counter name:S1']);
    expect(await table.refuses('/spot who:S1 target:Hale range:37')).toBe('WS-SPOT-03');
    const said = await table.does('/spot who:S1 target:Hale range:10');
    expect(said.text).toContain('S1 was a sniper. WS-SOLO-04');
  });

  test('WS-SOLO-05: the answer same makes a mine go off again at the same unit, and the reply says so', async () => {
    await begin(HALE, ['mine-counter name:M1']);
    await table.all('/move who:Hale moves:1', '/turn end');
    expect((await table.does(answer('counter:M1 target:Hale range:8', '1 1 1 1'))).text).toContain('M1 was a mine');
    await table.all('/move who:Hale moves:1 cover:soft', '/turn end');
    const said = await table.does(answer('same', '1 1 1 1'));
    expect(said.text).toContain('Counters: as before: M1 at Hale. WS-SOLO-04');
    expect(said.text).toContain('M1 goes off again, at Hale. WS-SOLO-05');
    await table.all('/move who:Hale moves:1 cover:soft', '/turn end');
    expect((await table.does(answer(''))).text).toContain('No counter looks for anyone. WS-SOLO-04');
  });

  test('WS-SOLO-04: the last counter turned over decides, and the reply says so', async () => {
    await begin(HALE, ['panzerfaust-man name:Kurz', 'dummy-counter name:D1']);
    await table.all(by('routed:true', 'Kurz'), '/solo task:surrender who:Kurz', '/move who:Hale moves:1');
    expect((await table.does('/turn status')).text).not.toContain('have won');
    expect((await table.does('/spot who:Hale target:D1 range:10')).text).toContain(
      'Germans have nobody left who can fight. Paras have won.',
    );
    expect((await table.does('/game losses')).text).toMatch(
      /men captured 1[\s\S]*counters turned over 1, turns played 1/,
    );
  });
});

describe('attacks of the enemy', () => {
  test('S-03: all weapons at one target owe one test', async () => {
    await begin(HALE, ['rifle-team-nco name:Weber']);
    await table.all(SEEN, '/move who:Hale moves:1', '/turn end', order('Weber', 1, 1));
    await table.does(answer('nearest:Hale range:10', '20 20 20 1 1 1 20 1'));
    expect((await table.does('/turn status')).text.match(/Owed: \/morale/g)).toHaveLength(1);
  });

  test('WS-HAT-04: a question after a question belongs to the same shot, and nothing is thrown between', async () => {
    await begin(['sherman name:Fox'], ['panzerfaust-man name:Kurz']);
    await table.all('/move who:Fox', '/turn end', order('Kurz', 2, 2));
    expect((await table.does(answer('nearest:Fox range:8', '10'))).data.asked.question).toBe('crossing');
    const hit = await table.does(answer('crossing:false'));
    expect(hit.data.asked.question).toBe('facing');
    expect(hit.rulings).toEqual([]);
    expect((await table.does(answer('same', '1'))).rulings?.filter(({ verb }) => verb === 'tankhit')).toHaveLength(1);
  });

  test('WS-TURN-04: nobody is asked for a target that no weapon of the unit could hurt', async () => {
    await begin(['sherman name:Fox', 'sherman name:Gus'], ['lmg-team name:Voss']);
    await table.all('/move who:Fox', '/move who:Gus', '/turn end', order('Voss', 1, 1));
    expect((await table.does(answer('nearest:Fox range:12'))).text).toContain('Turn 2');
  });

  test('R-49: who dies in an explosion owes nothing any more', async () => {
    await begin(['lorry name:Opel', 'rifle-team name:Hale'], ['at-gun name:Gun']);
    await table.all(by('known-to:germans', 'Opel'), '/move who:Opel', '/turn end', order('Gun', 2, 2));
    await table.all(answer('nearest:Opel range:20', '20'), answer('same', '9 20 20'));
    expect((await table.does('/turn status')).text).not.toContain('/effect');
    await table.does('/solo task:turn');
  });
});

describe('what it does', () => {
  test('WS-MOR-04: a retirement is told as an order, and nothing is listed as owed', async () => {
    await begin(HALE, ['panzerfaust-man name:Kurz']);
    const said = await table.does('/morale who:Kurz faces:"2"');
    expect(said.text).toContain('Kurz retires: at least 6" to cover. Move it');
    expect(said.text).not.toContain('must retire');
  });

  test('WS-RISK-07: having fallen back counts for one throw, and is over with that phase', async () => {
    await begin(HALE, ['rifle-team-nco name:Weber']);
    await table.all(by('fallen-back:true', 'Weber'), '/move who:Hale moves:1', '/turn end', answer('same'));
    expect(await fieldsOf('Weber')).not.toHaveProperty('fallen-back');
  });

  test('WS-RISK-06: fire that comes after its throw counts for the next one', async () => {
    await begin(HALE, ['rifle-team name:Weber']);
    await table.all('/turn end', order('Weber', 1, 1), '/fire attacker:Hale target:Weber range:40 shots:1 faces:"1"');
    await table.does(answer('nearest:none'));
    expect(await fieldsOf('Weber')).toHaveProperty('under-fire');
  });

  test('WS-SUP-01: of who is suppressed nobody says that it advances', async () => {
    await begin(HALE, ['rifle-team name:Weber']);
    await table.all(by('suppressed:1', 'Weber'), '/move who:Hale moves:1', '/turn end', order('Weber', 1, 3));
    await table.does('/undo');
    const said = await table.does(answer('nearest:Hale range:18 factors:enemy-behind', '4'));
    expect(said.text).toMatch(/Weber \/solo: Order: \w+/);
    expect(said.text).not.toMatch(/It (advances|halts)/);
  });

  test('S-01, S-09: what was said about its vehicle no longer applies to a crew on foot, and same is an answer', async () => {
    await begin(HALE, ['medium-tank name:Mark']);
    await table.all(SEEN, '/move who:Hale moves:1', '/turn end', answer('nearest:Hale range:90 factors:radio,alone'));
    await table.all(by('abandoned:true', 'Mark'), '/move who:Hale moves:1 cover:soft', '/turn end');
    // In its first phase on foot it runs, unasked.
    await table.all('/move who:Hale moves:1 cover:soft', '/turn end');
    const { data } = await table.does('/turn status');
    expect(data.asked).toMatchObject({ question: 'sight', unit: 'Mark', before: { factors: 'none' } });
    await table.does(answer('same'));
  });

  test('WS-AFV-01: a lorry is driven by hand in the phase of the players, once a turn', async () => {
    await begin(HALE, ['lorry name:Opel']);
    await table.does('/move who:Opel');
    expect(await table.refuses('/move who:Opel')).toBe('WS-VEH-03');
    expect((await table.all('/move who:Hale moves:1', '/turn end')).text).not.toContain('drive it by hand');
  });

  test.each([
    ['WS-AFV-13', 0, 2, '', '6".'],
    ['WS-AFV-12', 1, 6, '', '9".'],
    ['WS-AFV-12', 1, 6, ' factors:infantry-near', '18".'],
  ])(
    '%s: with solo-afvs an AFV of the players goes as it threw (risk %i, a %i)',
    async (_rule, risk, face, more, goes) => {
      await begin(['sherman name:Fox'], ['rifle-team name:Weber'], ['solo-afvs']);
      await table.does(`/solo task:afv who:Fox risk:${risk} faces:"${face}"${more}`);
      expect((await table.does('/move who:Fox')).text.startsWith(`Fox moves ${goes}`)).toBe(true);
    },
  );

  test('WS-ACT-01, WS-AFV-01: the chart throws for nobody of the players, but for their AFVs by the optional rule', async () => {
    await begin([...HALE, 'sherman name:Fox'], ['rifle-team name:Weber']);
    const refused = async () => {
      expect(await table.refuses('/solo task:action who:Hale')).toBe('WS-ACT-01');
      expect(await table.wrong('/solo task:action who:Hale')).toContain("Hale isn't the enemy's");
      expect(await table.refuses('/solo task:afv who:Fox')).toBe('WS-AFV-01');
    };
    await refused();
    await table.all('/move who:Hale moves:1', '/turn end');
    await refused();
  });

  test('WS-TURN-04: a team moved by hand before anybody was asked what it sees is asked about before it shoots', async () => {
    await begin(HALE, ['rifle-team name:Weber', 'rifle-team name:Kruse']);
    await table.all('/move who:Hale moves:1', '/turn end');
    const asked = async () => (await table.does('/turn status')).data.asked;
    expect(await asked()).toMatchObject({ question: 'sight', unit: 'Weber' });
    await table.does('/move who:Weber moves:1');
    expect(await asked()).toMatchObject({ question: 'sight', unit: 'Kruse' });
    await table.does(answer('nearest:none'));
    expect(await asked()).toMatchObject({ question: 'sight', unit: 'Weber' });
    // Weber is u2. WS-SPOT-06: in the open within 20″ he needs no die, and Weber has thrown for no order.
    const said = await table.does(answer('nearest:Hale range:14', '1 1 1 1'));
    expect(said.rulings?.map(({ verb, who }) => [verb, who])).toEqual([
      ['spot', 'u2'],
      ['fire', 'u2'],
    ]);
  });

  test('R-54: what is set by hand ends as what a ruling sets', async () => {
    await begin(HALE, ['rifle-team name:Weber']);
    await table.all(by('idle:true under-fire:Hale', 'Weber'), '/turn end', '/move who:Hale moves:1', '/turn end');
    expect((await table.does('/turn status')).data.asked.unit).toBe('Weber');
    expect(await fieldsOf('Weber')).not.toHaveProperty('under-fire');
  });

  test('WS-TURN-04: board and status name the stop', async () => {
    await begin(HALE, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', '/turn end');
    for (const command of ['/turn status', '/turn board', '/game status']) {
      const said = await table.does(command);
      expect(said.text).toContain('/solo task:answer');
      expect(said.data).toMatchObject({ waits: 'question', asked: { unit: 'Weber' } });
    }
  });
});

describe('pace (section 10)', () => {
  const NINE = Array.from({ length: 9 }, (_, i) => `rifle-team name:P${i + 1}`);

  /** The commands and presses a phase takes beyond the players' own orders; `told` says what has changed. */
  async function phase(told: (said: Said) => string): Promise<{ commands: number; typed: number }> {
    let said = await table.does('/turn end');
    let [commands, typed] = [1, 0];
    while (said.data.waits) {
      const words = said.data.waits === 'question' ? told(said) : '';
      if (words !== '' && words !== 'same') typed += 1;
      said = await table.does(said.data.waits === 'question' ? answer(words) : '/solo task:turn');
      commands += 1;
    }
    return { commands, typed };
  }

  test('a small turn with a portal, counters, a hit on a tank and one on a team takes an answer or a throw for each', async () => {
    await begin(
      ['rifle-team name:Hale', 'sherman name:Fox'],
      ['rifle-team name:Weber', 'at-gun name:Pak', 'portal name:P1', 'counter name:C count:2'],
    );
    await table.all('/move who:Hale moves:1', '/move who:Fox', by('known-to:germans', 'Hale'), '/turn end');
    await table.all(by('known-to:germans', 'Fox'), order('Weber', 1, 1), order('Pak', 1, 1));
    const asked: string[] = [];
    let said = await table.does('/turn status');
    while (said.data.waits) {
      const { waits } = said.data;
      const what = waits === 'question' ? said.data.asked.question : waits;
      asked.push(what);
      const told: Readonly<Record<string, readonly [string, string]>> = {
        sight:
          asked.filter((each) => each === 'sight').length === 1
            ? ['nearest:Hale range:12', '']
            : ['nearest:Hale range:20 gun-target:Fox gun-range:20', '20 1 20 1 1 1'],
      };
      const [words, faces] = told[what] ?? ['', ''];
      said = await table.does(waits === 'question' ? answer(words, faces) : '/solo task:turn');
    }
    process.stdout.write(`Pace: small turn ${1 + asked.length} commands (${asked.join(', ')})\n`);
    expect(asked.filter((each) => each === 'sight')).toHaveLength(2);
    expect(new Set(asked.filter((each) => each !== 'sight' && each !== 'owed')).size).toBe(
      asked.filter((each) => each !== 'sight' && each !== 'owed').length,
    );
    expect(1 + asked.length).toBeLessThanOrEqual(9);
  });

  test('a whole turn of 9 own and 3 enemy units takes 12 commands at most; unchanged, a press a unit', async () => {
    await begin(NINE, ['rifle-team-nco name:Weber', 'hmg-team name:Kruse', 'lmg-team name:Voss']);
    for (let i = 1; i <= 9; i++) await table.does(`/move who:P${i} moves:1`);
    const first = await phase(({ data }) => (data.asked.question === 'sight' ? 'nearest:P1 range:30' : 'same'));
    for (let i = 1; i <= 9; i++) await table.says(`/move who:P${i} moves:1 cover:soft`);
    const second = await phase(() => 'same');
    process.stdout.write(
      `Pace: first phase ${first.commands} commands, unchanged ${second.commands}, ${second.typed} typed\n`,
    );
    expect(first.commands).toBeLessThanOrEqual(12);
    expect(second.commands).toBeLessThanOrEqual(12);
    expect(second.typed).toBe(0);
  });
});
