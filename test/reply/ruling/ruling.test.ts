import { beforeAll, describe, expect, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { declared } from '../../../src/reply/ruling/declared.ts';
import { rulingReply, whyReply } from '../../../src/reply/ruling/ruling.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { record, ruled } from '../../referee/some-records.ts';
import { memory, refereeOn, shoot } from '../../referee/table.ts';

let referee: ReturnType<typeof refereeOn>;
beforeAll(async () => {
  referee = refereeOn((await memory()).store);
});

/** A shot of a new channel each time, as its rulebook is named. */
let channels = 0;
async function given(command: string, rules = ' rules:landser-classic') {
  return shoot(referee, { channel: `channel ${channels++}` }, command + rules);
}
/** Everything except its chance, which most of them show. */
const linesOf = (text: string) => text.split('\n').filter((each) => !/^The chance /.test(each));
const told = async (command: string, rules?: string) =>
  linesOf(plainText(rulingReply(english, await given(command, rules))));

describe('a ruling, told', () => {
  test('a miss: the die, the modifier with its rule, what was needed', async () => {
    expect(await told('/fire weapon:rifle range:8 cover:half faces:4')).toEqual([
      'Missed.',
      '/fire: rifle; dice from the table',
      'anna: 8″, half cover',
      '  To hit: D6 4 −1 target in half cover (LC-FIRE-14) = 3, hits on 4+ → missed (LC-FIRE-10)',
      '#1 · Landser (original)',
    ]);
  });

  test('a hit: what the row says of the figure stands below the dice', async () => {
    expect(await told('/fire weapon:rifle range:8 faces:"4 6 3"')).toEqual([
      'Hit: serious wound (b).',
      '/fire: rifle; dice from the table',
      'anna: 8″',
      '  To hit: D6 4, hits on 4+ → hit (LC-FIRE-10)',
      '  Effects: D6 6 → serious wound (LC-EFF-01)',
      '  Serious wound: D6 3 → (b) wound (LC-SER-01)',
      'Serious wound 3-4: (b) wound. On a 3 or 4 the soldier spends one turn in hide. From then on he fires at −1. Each further (b) wound is another −1. LC-SER-04',
      '#1 · Landser (original)',
    ]);
  });

  test('an impossible shot that hits: the rule that settled it, and what is carried over', async () => {
    const lines = await told('/fire weapon:rifle range:31 moved target-fast cover:full faces:"6 3"');
    expect(lines.slice(0, 5)).toEqual([
      'Hit: the target goes into hide.',
      '/fire: rifle, moved, target on Move Fast; dice from the table',
      'anna: 31″, full cover',
      '  To hit: D6 6 −1 firing and moving (LC-FIRE-12) −1 target on Move Fast (LC-FIRE-13) −2 target in full cover (LC-FIRE-15) = 2, hits on 5+ → hit whatever the total (LC-FIRE-17) (LC-FIRE-10)',
      expect.stringMatching(/^ {2}Effects: D6 3 −4 impossible shot \(LC-FIRE-17\) = [−-]1 → hide \(LC-EFF-01\)$/),
    ]);
  });

  test('a burst: what the worst of its hits does, though another one was thrown after it', async () => {
    const burst = '/fire weapon:lmg range:12 burst:light dice:2 with:burst-dice,alternative-wounds faces:"4 4 5 3"';
    const lines = await told(burst, ' rules:landser');
    expect(lines[0]).toBe('2 hits, and the worst counts: light wound.');
    expect(lines.at(-2)).toMatch(/LS-ALT-02$/);
  });

  test('of the toggles that are turned, those that it asked about are named, and those said by hand', async () => {
    const off = await told('/fire weapon:rifle range:8 with:no-pinning,no-bail-out', ' rules:panzertroops');
    expect(off[1]).toMatch(/; house rules no pinning, no bail out$/);
    const shot = await given('/fire weapon:rifle range:8 with:one-always-misses,rally', ' rules:landser');
    const ruled = { ...shot.ruled, asked: ['one-always-misses'] };
    expect(plainText(rulingReply(english, shot))).toContain('; house rules one always misses, rally');
    expect(plainText(rulingReply(english, { ...shot, ruled }))).toMatch(/; house rule one always misses$/m);
  });

  test('of a record that does not say what it asked about, all that are turned are named', async () => {
    const shot = await given('/fire weapon:rifle range:8 with:one-always-misses,rally', ' rules:landser');
    const { asked: _, ...ruled } = shot.ruled;
    expect(plainText(rulingReply(english, { ...shot, ruled }))).toContain('; house rules one always misses, rally');
  });

  test('a template: a line for each figure, and no row’s text, which would be of one figure only', async () => {
    expect(await told('/fire weapon:smg range:2 auto figures:2 faces:"1 6 2 5 3"')).toEqual([
      'Hit: 1 in hide and 1 serious wound. The weapon jams.',
      '/fire: SMG, auto, 2 figures; dice from the table',
      'anna: 2″',
      '  To hit: D6 1, hits on 1+ → hit (LC-FIRE-10)',
      '  Jam: D6 6, jams on 4+ → jammed (LC-JAM-03)',
      '  Figure 1: effects: D6 2 +2 point blank (LC-EFF-02) = 4 → hide (LC-EFF-01)',
      '  Figure 2: effects: D6 5 +2 point blank (LC-EFF-02) = 7 → serious wound (LC-EFF-01); serious wound: D6 3 +1 short range or less (LC-SER-02) = 4 → (b) wound (LC-SER-01)',
      '  Under the template: → hide, serious wound (LC-AUTO-01)',
      '#1 · Landser (original)',
    ]);
  });

  test('the chance that it had, which is that of the first thing that came of it, and of exactly this', async () => {
    const chance = async (command: string) =>
      plainText(rulingReply(english, await given(command))).match(/^The chance .*/m)?.[0];
    expect(await chance('/fire weapon:rifle range:8 faces:"4 6 3"')).toBe(
      'The chance to hit was 50%. Exactly this had 3%.',
    );
    expect(await chance('/fire weapon:rifle range:8 faces:3')).toBe(
      'The chance that nothing would come of it was 47%.',
    );
    expect(await chance('/fire weapon:pistol range:40 dogs-chance with:dogs-chance faces:"1 1"')).toBe(
      'The chance of this (exploded) was 3%.',
    );
  });

  test('two dice at once, and the toggle that allows them', async () => {
    expect(await told('/fire weapon:pistol range:40 dogs-chance with:dogs-chance faces:"1 1"')).toEqual([
      'Missed, and the gun blows up.',
      '/fire: pistol, dog’s chance; house rule dog’s chance; dice from the table',
      'anna: 40″',
      '  Dog’s chance: 2D6 1+1 → the gun blows up (LC-FIRE-18)',
      '#1 · Landser (original)',
    ]);
  });

  test('dice of our own are not said to be the table’s, and a declared no is told', async () => {
    const [, claims] = await told('/fire weapon:rifle range:8 moved:false');
    expect(claims).toBe('/fire: rifle, not moved');
  });

  test('by the default ruleset, says so at its end', async () => {
    expect((await told('/fire weapon:rifle range:8', '')).slice(-2)).toEqual([
      '#1 · Landser (original)',
      'This channel has no rulebook yet, so I used Landser (original). /quickstart chooses one, and rules:… uses another just this once.',
    ]);
  });

  test('has its buttons with log and number, and a file for the whole of it', async () => {
    const ruling = await given('/fire weapon:rifle range:8');
    const { buttons, file, private: secret } = rulingReply(english, ruling);
    const of = { log: ruling.log, seq: 1 };
    expect(buttons).toEqual([
      { action: 'again', of },
      { action: 'why', of },
    ]);
    expect([file, secret]).toEqual(['ruling-1.txt', undefined]);
  });
});

describe('why', () => {
  test('adds the words of every rule cited, once each, to the one who asks', async () => {
    const ruling = await given('/fire weapon:rifle range:8 cover:half faces:"5 3"');
    const lines = plainText(whyReply(english, ruling)).split('\n');
    const cited = lines.slice(5).map((each) => each.split(' ').at(-1));
    expect(cited).toEqual(['22%.', 'LC-FIRE-10', 'LC-FIRE-14', 'LC-EFF-01', 'LC-HIDE-01']);
    expect(whyReply(english, ruling).private).toBe(true);
  });

  test('tells of a ruleset that is gone what the log holds', async () => {
    const ruling = await given('/fire weapon:rifle range:8 faces:2');
    const gone = { ...ruling, ruled: { ...ruling.ruled, rules: 'chainmail' } };
    expect(plainText(whyReply(english, gone)).split('\n')[2]).toContain('To hit: D6 2');
    expect(plainText(rulingReply(english, gone))).toContain('chainmail');
  });
});

describe('what was declared', () => {
  const claims = (options: Record<string, string | number | boolean>) =>
    plainText({ lines: declared(english, ruled({ options })) });

  test('is left out, when nothing was', () => {
    expect(claims({})).toBe('/fire');
  });

  test('is told as it was said, though every object knows the word', () => {
    expect(claims({ who: 'constructor' })).toBe('/fire: who constructor');
    expect(claims({ who: '**Meyer** <@123> `x`' })).toBe('/fire: who **Meyer** <@123> `x`');
  });
});

describe('a ruling on units', () => {
  const game = someGame({
    units: {
      u1: someUnit('u1', { name: 'Schmidt' }),
      u2: someUnit('u2', { name: 'Jones', side: 'allies' }),
      u3: someUnit('u3', { name: 'Brown', side: 'allies' }),
    },
  });
  const lines = (given: Parameters<typeof ruled>[0]) =>
    linesOf(plainText(rulingReply(english, { record: record(9, []), ruled: ruled(given), log: 'caen', game })));

  test('says who and at whom, what was declared, and what is known', () => {
    const options = { range: 8, moved: false };
    const filled = { weapon: 'rifle', moved: true, 'wound-penalty': 1 };
    expect(lines({ who: 'u1', targets: ['u2', 'u3'], options, filled }).slice(1, 4)).toEqual([
      '/fire by Schmidt at Jones and Brown: not moved',
      'anna: 8″',
      'Known: rifle, moved, wounds −1',
    ]);
  });

  test('leaves out of what is known what goes without saying', () => {
    const [, , , next] = lines({ who: 'u1', filled: { moved: false, 'wound-penalty': 0, cover: 'none' } });
    expect(next).toMatch(/^ {2}To hit/);
  });

  test('says which rule was set aside, by its title, and why adds its words', () => {
    const against = { rule: 'LC-TURN-02', how: 'reminded' } as const;
    expect(lines({ who: 'u1', against })).toContain('Remember, a rule forbids this: Alternate turns LC-TURN-02');
    const why = whyReply(english, { record: record(9, []), ruled: ruled({ against }), log: 'caen', game });
    expect(plainText(why).split('\n').at(-1)).toMatch(/^Alternate turns\. .* LC-TURN-02$/);
  });

  test('says who is out of play or back, what is owed now, and what to remember', () => {
    const [owed, ...others] = lines({
      who: 'u1',
      effects: [
        { effect: 'due', verb: 'morale', options: {}, unit: 'u2', at: { turn: 2, edge: 'start' }, rule: 'LC-BRK-01' },
        { effect: 'gone', unit: 'u2', why: 'removed', rule: 'LC-SER-06' },
        { effect: 'gone', unit: 'u3', why: '', rule: 'LC-SER-05' },
        { effect: 'remind', rule: 'LC-TURN-02' },
        { effect: 'set', of: { unit: 'u1' }, field: 'action', value: 'fire', rule: 'LC-TURN-02' },
      ],
    }).slice(-5);
    expect([owed, ...others.slice(0, 3)]).toEqual([
      'Owed: /morale who:Jones, from turn 2 on LC-BRK-01',
      'Jones is off the table. LC-SER-06',
      'Brown is back in play. LC-SER-05',
      'Remember: Alternate turns LC-TURN-02',
    ]);
  });

  test('says what is owed now without saying from when on', () => {
    const at = { turn: 2, step: 'move' } as const;
    const now = someGame({ at: { ...at, side: 'axis' } });
    const due = {
      effect: 'due',
      verb: 'morale',
      options: {},
      unit: 'u2',
      at: { ...at, edge: 'start' },
      rule: 'LC-BRK-01',
    } as const;
    const told = rulingReply(english, {
      record: record(9, []),
      ruled: ruled({ effects: [due] }),
      log: 'caen',
      game: now,
    });
    expect(plainText(told)).toMatch(/^Owed: \/morale who:"Rifleman u2" LC-BRK-01$/m);
  });

  test('reminds of no rule whose words stand there in full', () => {
    const steps = [{ rule: 'LC-SER-01', label: 'wound', faces: [3], modifiers: [], result: 'b', row: 'LC-SER-04' }];
    const effects = [
      { effect: 'remind', rule: 'LC-SER-04' } as const,
      { effect: 'remind', rule: 'LC-TURN-02' } as const,
    ];
    const told = lines({ steps, effects });
    expect(told.filter((line) => line.startsWith('Remember'))).toEqual(['Remember: Alternate turns LC-TURN-02']);
    expect(told.some((line) => line.endsWith('LC-SER-04'))).toBe(true);
  });

  test('does not say as known what the units’ names say already', () => {
    const filled = { unit: 'Schmidt', from: 'Jones', weapon: 'rifle' };
    expect(lines({ who: 'u1', targets: ['u2'], filled })[3]).toBe('Known: rifle');
  });

  test('names a unit that is taken out by its ID', () => {
    expect(lines({ who: 'u9' })[1]).toContain('/fire by u9: ');
  });
});
