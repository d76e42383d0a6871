import { describe, expect, test } from 'vitest';
import { Chance } from '../battles/random/chance.ts';
import { runs } from '../nightly.ts';
import { type Laid, onTable } from './on-table.ts';
import { randomPieces, randomPlace } from './random-table.ts';

/** A command of a book between two units, as far as players have to say it. */
interface Case {
  readonly verb: string;
  readonly actor: string;
  readonly target: string;
  readonly says?: string;
  /** How far apart they are at most, in inches. */
  readonly within?: number;
  readonly vehicles?: readonly ('actor' | 'target')[];
}

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'landser-classic': [
    { verb: 'fire', actor: 'rifleman', target: 'rifleman' },
    { verb: 'spot', actor: 'rifleman', target: 'rifleman' },
    { verb: 'grenade', actor: 'rifleman', target: 'rifleman' },
  ],
  landser: [
    { verb: 'fire', actor: 'rifleman', target: 'rifleman' },
    { verb: 'spot', actor: 'rifleman', target: 'rifleman' },
    { verb: 'grenade', actor: 'rifleman', target: 'rifleman' },
    { verb: 'tankhit', actor: 'anti-tank-gunner', target: 'tiger', vehicles: ['target'] },
  ],
  'hans-n-panzer': [
    { verb: 'fire', actor: 'infantry', target: 'infantry', says: 'weapon:rifle shooters:3' },
    { verb: 'fire', actor: 'light-machine-gun', target: 'infantry', says: 'weapon:light-mg' },
    { verb: 'grenade', actor: 'infantry', target: 'infantry', within: 3 },
    { verb: 'tankhit', actor: 'pz4', target: 'sherman', says: 'weapon:75mm-long', vehicles: ['actor', 'target'] },
    { verb: 'barrage', actor: 'infantry-mortar', target: 'infantry', says: 'weapon:infantry-mortar' },
    { verb: 'morale', actor: 'infantry', target: 'infantry', says: 'cause:rear' },
  ],
  'ww2-skirmish': [
    { verb: 'fire', actor: 'rifle-team', target: 'rifle-team' },
    { verb: 'spot', actor: 'rifle-team', target: 'sniper' },
    { verb: 'grenade', actor: 'rifle-team', target: 'rifle-team', within: 6 },
    { verb: 'tankhit', actor: 'panzerfaust-man', target: 'sherman', says: 'weapon:panzerfaust', vehicles: ['target'] },
    { verb: 'assault', actor: 'rifle-team', target: 'rifle-team', within: 3 },
  ],
  panzertroops: [
    { verb: 'fire', actor: 'rifleman', target: 'rifleman' },
    { verb: 'grenade', actor: 'rifleman', target: 'rifleman', within: 5 },
  ],
};

/** How many tables there are for each case. */
const TABLES = runs(2, 100);

function laidAtRandom(rules: string, { actor, target, within, vehicles = [] }: Case, chance: Chance): Laid {
  const at = randomPlace(chance);
  const stands = (who: 'actor' | 'target', place: [number, number]) => ({
    at: place,
    facing: chance.below(360),
    ...(vehicles.includes(who) ? { rectangle: [3, 1.5] } : {}),
  });
  return {
    rules,
    pieces: randomPieces(chance),
    units: [
      ['Bell', 'reds', actor, stands('actor', at)],
      ['Kruse', 'blues', target, stands('target', randomPlace(chance, at, within))],
      ['Voss', 'blues', target, stands('target', randomPlace(chance, at, 12))],
    ],
    begins: rules.startsWith('landser') ? ['@anna /initiative faces:"5 2"'] : [],
  };
}

const MOVERS: Readonly<Record<string, readonly string[]>> = {
  'hans-n-panzer': ['infantry', 'sherman'],
  'ww2-skirmish': ['rifle-team', 'sherman'],
  panzertroops: ['rifleman', 'sherman'],
};

describe.each(Object.keys(MOVERS))('%s', (rules) => {
  test.each(MOVERS[rules]!)('a way by %s is priced as its parts are if they are typed', async (mover) => {
    for (let n = 0; n < TABLES; n += 1) {
      const chance = new Chance(`${rules} ${mover} ${n}`);
      const each: Case = {
        verb: 'move',
        actor: mover,
        target: mover,
        ...(mover === 'sherman' ? { vehicles: ['actor', 'target'] } : {}),
      };
      const laid = laidAtRandom(rules, each, chance);
      const from = laid.units[0]![3].at as [number, number];
      const [drawn] = await onTable(laid, `@anna /move who:Bell to:"${randomPlace(chance, from, 5).join()}" odds:true`);
      const told = Object.entries(drawn!.data?.options ?? {}).filter(([, { from: by }]) => by === 'table');
      if (drawn!.data?.cannot || drawn!.refused) continue;
      const typed = told.map(([name, { value }]) => `${name}:"${value}"`).join(' ');
      const [byEye] = await onTable(laid, `@anna /move who:Bell ${typed} odds:true`);
      const readable = JSON.stringify({ laid, typed });
      expect(byEye!.error, readable).toEqual(drawn!.error);
      expect(byEye!.refused, readable).toBeUndefined();
      expect(byEye!.odds, readable).toEqual(drawn!.odds);
    }
  });
});

describe.each(Object.keys(CASES))('%s', (rules) => {
  const cases = CASES[rules]!;
  test.each(cases)(
    '/$verb by $actor $says: what a table fills in rules as the same values do if they are typed',
    async (each) => {
      let measuredAny = 0;
      for (let n = 0; n < TABLES; n += 1) {
        const laid = laidAtRandom(rules, each, new Chance(`${rules} ${each.verb} ${each.says} ${n}`));
        const command = `@anna /${each.verb} ${rules.startsWith('landser') ? 'who' : 'attacker'}:Bell target:Kruse ${each.says ?? ''} odds:true`;
        const [drawn] = await onTable(laid, command);
        const told = Object.entries(drawn!.data?.options ?? {}).filter(([, { from }]) => from === 'table');
        measuredAny += told.length;
        const typed = told.map(([name, { value }]) => `${name}:${value}`).join(' ');
        const [byEye] = await onTable(laid, `${command} ${typed}`);
        const readable = JSON.stringify({ laid, typed });
        expect(drawn!.error, readable).toBeUndefined();
        // Nobody can type that a burst catches none.
        if (told.some(([name, { value }]) => name === 'figures' && value === 0)) continue;
        // What nobody sees can be told by eye all the same.
        if (!drawn!.refused?.rule || drawn!.refused.reason !== 'unseen') {
          expect(byEye!.refused, readable).toEqual(drawn!.refused);
          expect(byEye!.odds, readable).toEqual(drawn!.odds);
        }
      }
      expect(measuredAny).toBeGreaterThan(0);
    },
  );
});
