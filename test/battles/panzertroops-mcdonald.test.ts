import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { objectsIn, umpire } from '../terminal/umpire.ts';
import { atTheTerminal, type Reply, sameAsAFile, sameAtDiscord, turnsIn } from './stage.ts';

/** The battle described in the book, with its dice as faces, and with the morale checks that the book says would be due. */
const battle = {
  script: readFileSync(new URL('panzertroops-mcdonald.txt', import.meta.url), 'utf8'),
  seed: 'stenay',
};

let replies: Reply[];
beforeAll(async () => {
  replies = await atTheTerminal(battle);
});

interface Thrown {
  readonly rule: string;
  readonly faces: readonly number[];
  readonly total?: number;
  readonly result: string;
}

/** The rulings of a turn by a verb: what was typed, and the rulings themselves. */
function ruled(turn: number, step: string, verb = 'fire'): Reply[] {
  const begins = replies.findIndex((reply) => turnsIn([reply]).some((at) => at.turn === turn && at.step === step));
  const rest = replies.slice(begins + 1);
  const ends = rest.findIndex((reply) => turnsIn([reply]).length > 0);
  return rest.slice(0, ends < 0 ? undefined : ends).filter((reply) => reply.verb === verb);
}

/** A shot as the book tells it: who at whom, which rules with which totals and results, and what came of it. */
function told({ command, steps, facts }: Reply) {
  const [, attacker, target] = /attacker:"?([^"]+?)"? target:"?([^"]+?)"? range/.exec(String(command)) ?? [];
  const throws = (steps as Thrown[]).map(({ rule, total, result }) => [rule, ...(total ? [total] : []), result]);
  return { shot: `${attacker} at ${target}`, throws, facts };
}

const killed = { result: 'killed', 'total-destruction': false };
const effectsOf = (reply: Reply) => (reply.effects ?? []) as Readonly<Record<string, unknown>>[];

describe('the fourth turn', () => {
  test('PT-MOVE-05: until then nobody ran twice running, and all eight arrived at a run', () => {
    const moves = [1, 2, 3, 4].map((turn) => ruled(turn, 'first-side-moves', 'move'));
    expect(moves.map(({ length }) => length)).toEqual([8, 8, 8, 8]);
    expect(moves[2]!.every(({ text }) => String(text).includes('ran last turn'))).toBe(true);
    expect(moves[2]!.every(({ facts }) => (facts as { allowed?: boolean }).allowed === true)).toBe(true);
    expect(moves[3]!.every(({ facts }) => (facts as { allowed?: boolean }).allowed === true)).toBe(true);
  });

  test('PT-COV-05, PT-PIN-01, PT-FIRE-02: the Germans fire at men who run up to them', () => {
    expect(ruled(4, 'defensive-fire-of-second').map(told)).toEqual([
      {
        shot: 'German Rifleman 2 at American BAR man',
        throws: [
          ['PT-DEF-01', '6'],
          ['PT-FIRE-02', 12, 'hit-by-3'],
          ['PT-COV-05', 8, 'saved'],
        ],
        facts: { result: 'saved' },
      },
      {
        shot: 'German Rifleman 3 at American Rifleman 6',
        throws: [
          ['PT-DEF-01', '6'],
          ['PT-FIRE-02', 6, 'pinned'],
        ],
        facts: { result: 'pinned' },
      },
      {
        shot: 'German Rifleman 4 at McDonald',
        throws: [
          ['PT-DEF-01', '6'],
          ['PT-FIRE-02', 8, 'hit'],
        ],
        facts: killed,
      },
    ]);
  });

  test('PT-MOR-05, PT-MOR-13: the Americans check for the loss of their sergeant, leaderless', () => {
    const dead = ruled(4, 'defensive-fire-of-second').at(-1)!;
    expect(effectsOf(dead)).toContainEqual(
      expect.objectContaining({ effect: 'due', verb: 'morale', rule: 'PT-MOR-05' }),
    );
    const [check, ...others] = ruled(4, 'defensive-fire-of-second', 'morale');
    expect(check).toMatchObject({
      facts: { morale: 'good' },
      steps: [{ rule: 'PT-MOR-08', total: 7, modifiers: [{ rule: 'PT-MOR-13', value: -3 }] }],
    });
    expect(others).toEqual([]);
  });

  test('PT-ATK-02, PT-COV-04: they fire back after their move, and the BAR man kills German 3 in his hedge', () => {
    const shots = ruled(4, 'attacking-fire-of-first');
    expect(shots.slice(0, 3).map(told)).toEqual([
      {
        shot: 'American Rifleman 3 at German Rifleman 3',
        throws: [
          ['PT-DEF-03', '9'],
          ['PT-FIRE-02', 7, 'miss'],
        ],
        facts: { result: 'miss' },
      },
      {
        shot: 'American Rifleman 4 at German Rifleman 3',
        throws: [
          ['PT-DEF-03', '9'],
          ['PT-FIRE-02', 9, 'pinned'],
        ],
        facts: { result: 'pinned' },
      },
      {
        shot: 'American BAR man at German Rifleman 3',
        throws: [
          ['PT-DEF-03', '9'],
          ['PT-FIRE-02', 10, 'hit'],
          ['PT-COV-04', 5, 'not-saved'],
        ],
        facts: killed,
      },
    ]);
    for (const { steps } of shots) {
      const [, fire] = steps as { readonly modifiers: readonly unknown[] }[];
      expect(fire!.modifiers).toContainEqual(expect.objectContaining({ rule: 'PT-ATK-02', value: -2 }));
    }
  });

  test('in the same fire German 4 dies too, and two losses of seven ask for no check', () => {
    expect(told(ruled(4, 'attacking-fire-of-first').at(-1)!)).toMatchObject({
      shot: 'American Rifleman 6 at German Rifleman 4',
      facts: killed,
    });
    expect(ruled(4, 'attacking-fire-of-first', 'morale')).toEqual([]);
  });

  test('PT-DEF-02: the sergeant’s assault move draws all their fire, which misses', () => {
    const shots = ruled(4, 'defensive-fire-of-first');
    expect(shots.length).toBe(5);
    for (const shot of shots) {
      expect(told(shot)).toMatchObject({ facts: { result: 'miss' } });
      expect((shot.steps as Thrown[])[0]).toMatchObject({ rule: 'PT-DEF-02', result: '8' });
    }
  });
});

describe('the end', () => {
  test('PT-FIRE-02: standing still the Americans fire without penalty, and kill Schmidt', () => {
    const shots = ruled(5, 'attacking-fire-of-first').map(told);
    expect(shots.map(({ facts }) => facts)).toEqual([{ result: 'miss' }, { result: 'miss' }, killed]);
    expect(shots.at(-1)).toMatchObject({
      shot: 'American BAR man at Schmidt',
      throws: [
        ['PT-DEF-03', '9'],
        ['PT-FIRE-02', 10, 'hit'],
      ],
    });
    expect(ruled(5, 'attacking-fire-of-first', 'morale').map(({ facts }) => facts)).toEqual([{ morale: 'good' }]);
  });

  test('the dead are those of the book: McDonald, Germans 3 and 4, and Schmidt', () => {
    const gone = replies.flatMap(effectsOf).filter(({ effect }) => effect === 'gone');
    expect(gone.map(({ why }) => why)).toEqual(['killed', 'killed', 'killed', 'killed']);
  });
});

describe('units that cannot fire in the German defensive fire of the fourth turn', () => {
  /** Up to that step, and then one more line. */
  const instead = async (line: string): Promise<Reply> => {
    const [before] = battle.script.split('@ben /fire');
    return objectsIn(await umpire(['--json', '--db', 'memory:'], `${before}${line}\n`)).at(-1)!;
  };

  test.each(['"German LMG team"', '"German Rifleman 1"'])(
    'PT-LOF-05: %s at men in the woods beyond 5"',
    async (who) => {
      const refused = await instead(`@ben /fire attacker:${who} target:"American Rifleman 1" range:6 obscured:true`);
      expect(refused).toMatchObject({ ok: false, refused: { rule: 'PT-LOF-05', reason: 'out-of-range' } });
    },
  );

  test('PT-LOF-04: Schmidt, whose SMG reaches 5"', async () => {
    const refused = await instead('@ben /fire attacker:Schmidt target:"American Rifleman 3" range:8');
    expect(refused).toMatchObject({ ok: false, refused: { rule: 'PT-LOF-04', reason: 'out-of-range' } });
  });

  test('PT-PIN-02: American 6 is pinned and cannot move in his next step', async () => {
    const edge = '@anna /move who:"American Rifleman 1" path:"forest=1.5"\n';
    const before = battle.script.slice(0, battle.script.lastIndexOf(edge));
    const line = '@anna /move who:"American Rifleman 6" path:open\n';
    const refused = objectsIn(await umpire(['--json', '--db', 'memory:'], `${before}${line}`)).at(-1);
    expect(refused).toMatchObject({ ok: false, refused: { rule: 'PT-PIN-02' } });
  });
});

test('the same battle at Discord comes to the same', () => sameAtDiscord(battle, replies), 60_000);

test.runIf(NIGHTLY)(
  'the battle as a file comes back whole in another channel, and goes out again the same',
  () => sameAsAFile(battle),
  60_000,
);
