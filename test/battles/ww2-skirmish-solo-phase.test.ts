import { describe, expect, test } from 'vitest';
import { alone, type Said, Table } from './table.ts';

const begun = async (paras: readonly string[], germans: readonly string[], house: readonly string[] = []) =>
  Table.open(
    'bars',
    ...alone(
      paras.map((each) => `profile:${each}`),
      germans.map((each) => `profile:${each}`),
      house,
    ),
  );

const answer = (answers: string, faces = '') => `/solo task:answer answers:"${answers}"${faces && ` faces:"${faces}"`}`;
const STILL = '/turn end';
const order = (who: string, risk: number, face: number) => `/solo task:action who:${who} risk:${risk} faces:"${face}"`;
const verbs = ({ rulings = [] }: Said) => rulings.map(({ verb }) => verb);
const fieldsOf = async (table: Table, unit: string) => (await table.does(`/unit show unit:"${unit}"`)).data.unit.fields;

const RIFLES = ['rifle-team name:Hale'];

describe('the phase of the enemy', () => {
  test('WS-TURN-04: begins with /turn end, and its first question stands in the reply, with the offers', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    const said = await table.all('/move who:Hale moves:1', STILL);
    expect(said.data).toMatchObject({
      waits: 'question',
      asked: { question: 'sight', unit: 'Weber', before: { nearest: 'none' } },
    });
    expect(said.text).toContain('(1 Hale, 2 none)');
  });

  test('S-01: cannot be passed over; /turn status names what it waits for', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL);
    expect(await table.wrong('/turn end')).toContain('/solo task:answer');
    expect((await table.does('/turn status')).data).toMatchObject({ waits: 'question', asked: { unit: 'Weber' } });
  });

  test('WS-TURN-04: all units move before the first of them shoots, in the order in which they came on', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber', 'rifle-team name:Kruse']);
    await table.all('/move who:Hale moves:1', STILL);
    await table.does(order('Weber', 1, 3));
    await table.does(order('Kruse', 1, 3));
    await table.does(answer('nearest:Hale range:18'));
    const said = await table.does(answer('nearest:Hale range:18'));
    expect(said.text).toMatch(/Kruse advances: 6" towards Hale, dispersed\. WS-ACT-06[\s\S]*Weber \/fire/);
    // What is owed because of Weber's fire comes before Kruse's.
    const on = said.data.waits === 'owed' ? await table.does('/solo task:turn') : said;
    expect(on.text).toContain('Kruse /fire');
  });

  test('S-02: the dice of the table are taken in order, tests of the enemy included; one too many writes nothing', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    const fired = await table.does('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 1 2"');
    expect(fired.facts).toMatchObject({ hits: 1, suppressed: 1 });
    expect(fired.rulings).toMatchObject([{ verb: 'morale', facts: { result: 'holds' } }]);
    expect(await table.wrong('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 1 2 3"')).toContain(
      'too many dice',
    );
  });

  test('S-03: a team with rifles and an SMG makes one attack, with one test after it', async () => {
    const table = await begun(RIFLES, ['rifle-team-nco name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, order('Weber', 1, 1));
    const said = await table.does(answer('nearest:Hale range:7', '20 20 20 1 1 1 20 1'));
    expect(verbs(said).filter((verb) => verb === 'fire')).toHaveLength(2);
    expect(said.data.waits).toBe('owed');
    const owed = (await table.does('/turn status')).text.match(/Owed: \/morale/g);
    expect(owed).toHaveLength(1);
  });

  test('WS-MOR-04: a retirement of the players’ units needs no throw, and nobody is told to throw', async () => {
    const table = await begun(RIFLES, ['lmg-team name:Voss']);
    await table.all('/move who:Hale moves:1', STILL, order('Voss', 1, 1), answer('nearest:Hale range:7', '20 1 1 1'));
    // Suppressed, it has 4 Actions: a 4 retires.
    const said = await table.does('/morale who:Hale faces:"4"');
    expect(said.text).toContain('Hale must retire now');
    const status = (await table.does('/turn status')).text;
    expect(status).toContain('Germans are waiting for a throw. Make it.\n');
    expect(await table.wrong('/solo task:turn')).toContain('nothing to throw');
    await table.does('/move who:Hale');
    expect((await table.does('/turn status')).text).toContain('Turn 2');
  });

  test('WS-TURN-05: what the players owe stops it; /solo task:turn throws it, and plays on', async () => {
    const table = await begun(RIFLES, ['lmg-team name:Voss']);
    await table.all('/move who:Hale moves:1', STILL, order('Voss', 1, 1));
    const hit = await table.does(answer('nearest:Hale range:7', '20 1 1 1'));
    expect(hit.data.waits).toBe('owed');
    expect(await table.wrong(answer('same'))).toContain('This comes first');
    const on = await table.does('/solo task:turn');
    expect(on.text).toContain('WS-MOR-03');
  });

  test('WS-FIRE-01: before it shoots, who kept still may fire at what has moved, once a phase', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all(STILL, order('Weber', 1, 3));
    const paused = await table.does(answer('nearest:Hale range:18'));
    expect(paused.data.waits).toBe('reaction');
    expect(paused.text).toContain('Before Weber shoots, these may fire: Hale. WS-FIRE-01');
    expect(await table.wrong('/turn end')).toContain('reaction fire');
    await table.does('/fire attacker:Hale target:Weber range:12 shots:1 faces:"1"');
    expect((await table.does('/turn status')).data.waits).toBe('reaction');
    expect((await table.does('/solo task:turn')).text).toContain('WS-FIRE-11');
  });

  test('WS-FIRE-01: where the last who might have fired has done so, there’s no pause any more', async () => {
    const table = await begun(['sniper name:Quill'], ['rifle-team name:Weber']);
    await table.all(STILL, order('Weber', 1, 3), answer('nearest:Quill range:18'));
    const fired = await table.does('/fire attacker:Quill target:Weber range:12 aim:careful faces:"1"');
    expect(fired.text).toContain('Weber /fire');
    expect((await table.does('/turn status')).data.waits).not.toBe('reaction');
  });

  test('WS-FIRE-01: where a unit of the players moves, the enemy that may fire is named, once', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Kruse']);
    expect((await table.does('/move who:Hale moves:1')).text).toContain(
      'Kruse may fire at Hale: /fire attacker:Kruse target:Hale range:…. WS-FIRE-01',
    );
    expect((await table.does('/move who:Hale moves:1')).text).not.toContain('may fire');
  });
});

describe('questions', () => {
  test('S-04: nothing is asked where nothing has moved; what was told holds', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, order('Weber', 1, 1));
    await table.does(answer('nearest:Hale range:40 cover:soft', '1 1 1 1'));
    const said = await table.does(STILL);
    expect(said.data.asked).toBeUndefined();
    expect(said.text).toContain('as before: Hale, 40"');
  });

  test('WS-SOLO-06: what is left out is as before, and factors replace those told before', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, answer('nearest:Hale range:50 cover:soft factors:officer'));
    await table.all('/move who:Hale moves:1', STILL, answer('range:44'));
    expect(await fieldsOf(table, 'Weber')).toMatchObject({ 'in-cover': 'soft', 'seen-factors': ['officer'] });
  });

  test.each([
    ['nearest:Hale', 'range'],
    ['range:12', 'Whose range'],
    ['nearest:Kilroy range:3', 'Kilroy'],
    ['nearest:Weber range:3', 'Weber'],
    ['factors:brave', 'brave'],
    ['contact:true', 'contact'],
  ])('of which a part is wrong (%s) are an error, and stand', async (answers, named) => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL);
    expect(await table.wrong(answer(answers))).toContain(named);
    expect((await table.does('/turn status')).data.asked.unit).toBe('Weber');
  });

  test('WS-SOLO-06: a remembered enemy who is gone is asked for again, and then same is an error', async () => {
    const table = await begun(['rifle-team name:Hale', 'sniper name:Moss'], ['rifle-team name:Weber']);
    await table.all(
      '/move who:Hale moves:1',
      STILL,
      answer('nearest:Moss range:60'),
      '/unit edit unit:Moss fields:f1-state:killed',
    );
    await table.all('/move who:Hale moves:1', STILL);
    expect(await table.wrong(answer('same'))).toContain('Moss');
    expect((await table.does('/turn status')).text).toContain('answers:"nearest:Hale range:…"');
    await table.does(answer('nearest:Hale range:60'));
  });

  test('WS-SOLO-06: all-same answers every sight question of the phase', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber', 'rifle-team name:Kruse']);
    await table.all('/move who:Hale moves:1', STILL);
    expect((await table.does(answer('all-same'))).text).toContain('Turn 2');
  });

  test('WS-DMG-05: facing is asked after the hit, once for each firer and target, and the die stands', async () => {
    const table = await begun(['sherman name:Fox'], ['at-gun name:Gun']);
    await table.all('/move who:Fox', STILL, order('Gun', 1, 3));
    const hit = await table.does(answer('nearest:Fox range:20', '20'));
    expect(hit.data).toMatchObject({ waits: 'question', asked: { question: 'facing', unit: 'Gun', target: 'Fox' } });
    const damage = await table.does(answer('facing:rear', '1 1'));
    expect(damage.rulings?.[0]).toMatchObject({ verb: 'tankhit', facts: { hit: true } });
    expect(damage.rulings?.[0]?.verb && damage.steps?.[0]?.faces).toEqual([20]);
    expect(damage.text).toContain('WS-DMG-05');
  });

  test('WS-GREN-10: how many a blast catches is asked after it has landed', async () => {
    const table = await begun(RIFLES, ['light-mortar-team name:Tube']);
    await table.all('/move who:Hale moves:1', STILL, order('Tube', 1, 1));
    const landed = await table.does(answer('nearest:Hale range:10', '20'));
    expect(landed.data.asked).toMatchObject({ question: 'caught', before: { figures: 4 } });
    const said = await table.does(answer('figures:2', '1 1'));
    expect(said.rulings?.[0]).toMatchObject({ verb: 'barrage', facts: { hit: true } });
  });

  test('WS-DMG-05: a miss asks nothing', async () => {
    const table = await begun(['sherman name:Fox'], ['at-gun name:Gun']);
    await table.all('/move who:Fox', STILL, order('Gun', 1, 3));
    const said = await table.does(answer('nearest:Fox range:20', '1 1'));
    expect(said.text).toContain('Turn 2');
  });
});

describe('orders', () => {
  const told = async (face: number, risk: number, answers = 'nearest:Hale range:18') => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, order('Weber', risk, face));
    return table.does(answer(answers));
  };

  test.each([
    [6, 1, 'Weber attacks: 12" towards Hale. WS-ACT-05'],
    [3, 1, 'Weber advances: 6" towards Hale, dispersed. WS-ACT-06'],
    [1, 1, 'Weber stays, but can turn to Hale. WS-ACT-07'],
    [1, 2, 'Weber retreats: 12" away from Hale, or to the nearest cover farther from all enemies. WS-ACT-08'],
    [1, 9, 'Weber runs 14" from Hale, and can\'t fire or fight. Surrounded: /solo task:surrender who:Weber WS-ACT-09'],
    [4, 0, 'Weber moves: 12" towards Hale. WS-ACT-02'],
  ])('a throw of %i at risk %i is told as an order for the figures', async (face, risk, line) => {
    expect((await told(face, risk)).text).toContain(line);
  });

  test('WS-ACT-08: in cover, at half its strength or more, who retreats stays', async () => {
    expect((await told(1, 2, 'nearest:Hale range:18 cover:hard')).text).toContain('Weber stays in cover. WS-ACT-08');
  });

  test('R-52: a charge comes home if its inches are the range less 1, and the outnumbered test first', async () => {
    const table = await begun(['sniper name:Tom'], ['rifle-team name:Weber']);
    await table.all('/move who:Tom moves:1', STILL, order('Weber', 1, 6));
    const said = await table.does(answer('nearest:Tom range:13'));
    expect(said.text).toContain('Weber charges Tom, 4 men to 1: Tom tests first (WS-MOR-01).');
    expect(said.data.waits).toBe('owed');
  });

  test('R-52: at one inch more it does not', async () => {
    const table = await begun(['sniper name:Tom'], ['rifle-team name:Weber']);
    await table.all('/move who:Tom moves:1', STILL, order('Weber', 1, 6));
    expect((await table.does(answer('nearest:Tom range:14'))).text).toContain('Weber attacks: 12" towards Tom');
  });

  test('WS-ACT-01: an order by hand is of the phase, before the unit acts, and once', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    expect(await table.refuses(order('Weber', 1, 1))).toBe('WS-ACT-01');
    await table.all('/move who:Hale moves:1', STILL, order('Weber', 1, 1));
    expect(await table.refuses(order('Weber', 1, 1))).toBe('WS-ACT-01');
  });

  test('WS-MOR-01, R-62: under fire it tests before it crosses open ground, and only who holds goes', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    // Three men have 6 Actions, and a 6 would be as many.
    await table.does('/unit edit unit:Weber fields:"f4-state:killed"');
    await table.all('/fire attacker:Hale target:Weber range:18 shots:1 faces:"1"', STILL, order('Weber', 1, 3));
    const said = await table.does(answer('nearest:Hale range:18', '1'));
    expect(verbs(said).slice(0, 3)).toEqual(expect.arrayContaining(['morale', 'move']));
  });

  test('R-62: a covered way needs no test', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/fire attacker:Hale target:Weber range:18 shots:1 faces:"1"', STILL, order('Weber', 1, 3));
    expect(verbs(await table.does(answer('nearest:Hale range:18 factors:covered-way')))).not.toContain('morale');
  });

  test('S-12: whom its side has not made out it looks for, a D10 for each figure; not spotted, he is not there', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL);
    const said = await table.does(answer('nearest:Hale range:40 target-cover:soft', '1 1 1 1 3'));
    expect(said.text).toContain('Weber has not made out Hale. WS-SPOT-05');
    expect(said.text).toContain('WS-RISK-15');
  });

  test('S-05: fire has gone both ways since its last phase, and who has lost more men is losing', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all(STILL, order('Weber', 1, 1), answer('nearest:Hale range:12', '1 1 1 1'));
    await table.all('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 6 1"');
    // Nothing has moved, so nothing is asked.
    expect((await table.does(STILL)).text).toContain('WS-RISK-08');
  });

  test('WS-TURN-04: the summary stands in the reply of the ruling with which the phase ends, without those who are gone', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber', 'rifle-team name:Kruse', 'rifle-team name:Lang']);
    await table.all('/unit edit unit:Hale fields:"known-to:germans"', '/move who:Hale moves:1', STILL);
    await table.all(order('Weber', 1, 3), order('Kruse', 1, 3), order('Lang', 1, 3));
    await table.all(answer('nearest:Hale range:18'), answer('nearest:Hale range:30'));
    await table.does(answer('nearest:Hale range:40', '20 1 1 1 1'));
    await table.does('/unit edit unit:Lang fields:"f1-state:killed f2-state:killed f3-state:killed f4-state:killed"');
    const said = await table.does('/morale who:Hale faces:"1 1 1 1 1"');
    expect(said.text).toMatch(/Turn 2[\s\S]*What they did:\nWeber advances[^\n]*\nKruse advances[^\n]*\n(?!Lang)/);
  });

  test('S-05: losses before the start of its last phase no longer count', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 6 1"', STILL, order('Weber', 1, 1));
    await table.does(answer('nearest:Hale range:12', '1 1 1'));
    expect((await table.does(STILL)).text).not.toContain('WS-RISK-08');
  });
});

describe('morale of the enemy', () => {
  test('WS-MOR-04: it retires at once, in any phase, and its order is struck out', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    const said = await table.does('/fire attacker:Hale target:Weber range:12 shots:1 faces:"20 1 4"');
    expect(said.text).toMatch(/Weber[^\n]*6"/);
    expect(said.text).toContain('WS-MOR-04');
    expect(await fieldsOf(table, 'Weber')).toMatchObject({ 'fallen-back': true });
  });

  test('WS-MOR-06: it falls back and neither moves nor fires until its phase after the next', async () => {
    const table = await begun(RIFLES, ['sniper name:Kurz']);
    const said = await table.does('/morale who:Kurz faces:"6 4"');
    expect(said.text).toContain(
      'Kurz falls back 4"; it neither moves nor fires until Germans\' phase of turn 2. WS-MOR-06',
    );
    expect((await table.does(STILL)).text).toContain('Turn 2');
  });

  test('WS-MOR-09, S-08: in rout it runs in its phase, unasked, and throws to rally as the next turn begins', async () => {
    const table = await begun(RIFLES, ['panzerfaust-man name:Kurz']);
    await table.all('/morale who:Kurz faces:"6"', '/move who:Hale moves:1');
    const said = await table.does(STILL);
    expect(said.text).toMatch(/Kurz runs 12" from the nearest enemy[\s\S]*Turn 2[\s\S]*WS-MOR-08/);
  });

  test('WS-ACT-09: who is surrounded in rout surrenders, and nobody else', async () => {
    const table = await begun(RIFLES, ['panzerfaust-man name:Kurz', 'rifle-team name:Weber']);
    expect(await table.refuses('/solo task:surrender who:Weber')).toBe('WS-ACT-09');
    await table.all('/morale who:Kurz faces:"6"', '/solo task:surrender who:Kurz');
    expect((await table.does('/unit list')).data.units.find(({ name }: { name: string }) => name === 'Kurz').gone).toBe(
      'captured',
    );
  });
});

describe('AFVs, guns, crews', () => {
  test('WS-AFV-02: one that has met nobody carries on without a die, and may be thrown for by hand', async () => {
    const table = await begun(['sherman name:Fox'], ['medium-tank name:Mark']);
    await table.all('/move who:Fox', STILL);
    const said = await table.does(answer('nearest:Fox range:40', '1 1 1 1 1'));
    // It has seen somebody now, and throws as the next turn begins.
    expect(said.text).toMatch(/Mark carries on\. WS-AFV-02[\s\S]*Turn 2[\s\S]*WS-AFV-11/);
    await table.does('/tankhit attacker:Fox target:Mark range:30 facing:front faces:"1"');
    expect((await table.does('/turn end')).text).toContain('Mark');
  });

  test('WS-AFV-02: once it has met the enemy it throws as the turn begins, and a second throw is refused', async () => {
    const table = await begun(['sherman name:Fox'], ['medium-tank name:Mark']);
    await table.all('/tankhit attacker:Fox target:Mark range:30 facing:front faces:"1"', STILL);
    const over = await table.does(answer('nearest:none'));
    expect(over.text).toMatch(/Turn 2[\s\S]*WS-AFV-11/);
    expect(await table.refuses('/solo task:afv who:Mark risk:0 faces:"1"')).toBe('WS-AFV-02');
  });

  test('WS-AFV-16: the crew that bales out runs 12" in the next phase, unasked, and takes orders after it', async () => {
    const table = await begun(['sherman name:Fox'], ['medium-tank name:Mark']);
    await table.all(
      '/tankhit attacker:Fox target:Mark range:30 facing:front faces:"20 13"',
      '/solo task:afv who:Mark risk:0 faces:"1"',
    );
    const out = await table.does(STILL);
    expect(out.text).toContain(`Mark's crew is out: 12" away`);
    expect((await table.all('/move who:Fox', STILL)).data.asked).toMatchObject({ question: 'sight', unit: 'Mark' });
  });

  test('WS-AFV-01, -02: with solo-afvs the players’ AFVs throw before they move, once a turn', async () => {
    const table = await begun(['sherman name:Fox'], ['rifle-team name:Weber'], ['solo-afvs']);
    expect(await table.refuses('/move who:Fox')).toBe('WS-AFV-02');
    await table.does('/solo task:afv who:Fox enemy-seen:false');
    await table.does('/move who:Fox');
  });

  test('WS-AFV-01: a lorry has no chart: the players drive it', async () => {
    const table = await begun(RIFLES, ['lorry name:Opel']);
    await table.all('/move who:Hale moves:1');
    expect((await table.does(STILL)).text).toContain("Opel isn't an AFV. Drive it yourselves");
  });
});

describe('undo, toggles', () => {
  test('an answer that is taken back is asked for again, and redone', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, answer(''));
    await table.all('/undo');
    expect((await table.does('/turn status')).data.asked.unit).toBe('Weber');
    expect((await table.all('/redo', '/turn status')).text).toContain('Turn 2');
  });

  test('after /turn end taken back, the players’ phase goes on', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, '/undo', '/move who:Hale moves:1');
  });

  test('solo-forces off: the question lapses, and the phase is an ordinary one', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL, '/game house toggle:solo-forces on:false');
    expect(await table.wrong('/solo task:turn')).toContain('solo-forces');
    expect((await table.all('/turn end', '/turn status')).text).toContain('Turn 2');
    await table.all('/turn end');
  });

  test('WS-SOLO-01: who has joined the enemy cannot run it', async () => {
    const table = await begun(RIFLES, ['rifle-team name:Weber']);
    await table.all('/move who:Hale moves:1', STILL);
    expect(await table.wrong(`@kim ${answer('same')}`)).not.toBe('');
  });
});
