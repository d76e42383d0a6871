import { describe, expect, test } from 'vitest';
import type { Losses } from '../../../src/campaign/history/losses.ts';
import { english } from '../../../src/reply/english/index.ts';
import { pngOf } from '../../../src/reply/pictures/png.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { lossesReply } from '../../../src/reply/units/losses.ts';

const loss = (unit: string, side: string, lost: number, left = 0) => ({ unit, side, lost, left });

function someLosses(given: Partial<Losses> = {}): Losses {
  return {
    battle: 1,
    over: false,
    sides: { axis: 'Axis', allies: 'Allies' },
    brought: { axis: 12, allies: 14 },
    turns: [
      { turn: 0, strength: { axis: 12, allies: 14 }, lost: [] },
      { turn: 1, strength: { axis: 12, allies: 13 }, lost: [loss('Jones', 'allies', 1)] },
      {
        turn: 2,
        strength: { axis: 8, allies: 11 },
        lost: [loss('Schmidt', 'axis', 1), loss('Adler', 'axis', 3, 5), loss('Smith', 'allies', 2)],
      },
      { turn: 3, strength: { axis: 8, allies: 11 }, lost: [] },
    ],
    ...given,
  };
}

/** A battle of this many turns, in which both sides lose a man every other turn. */
const long = (turns: number): Losses =>
  someLosses({
    turns: Array.from({ length: turns + 1 }, (_, turn) => ({
      turn,
      strength: { axis: 200 - Math.floor(turn / 2), allies: 180 - Math.ceil(turn / 2) },
      lost: [],
    })),
  });

const lines = (losses: Losses) => plainText(lossesReply(english, losses)).split('\n');
const svgOf = (losses: Losses) => lossesReply(english, losses).pictures![0]!.svg();
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the casualties of a battle in words', () => {
  test('say first how each side stands, then turn by turn, then who fell when', () => {
    expect(lines(someLosses())).toEqual([
      'Battle 1, turn 3: Axis 8 of 12, Allies 11 of 14 in action',
      'turn   Axis  Allies',
      'start    12      14',
      '1        12      13',
      '2         8      11',
      'now       8      11',
      'The worst turn was turn 2: 6 lost, both sides together.',
      'Out in turn 1: Jones',
      'Out in turn 2: Schmidt and Smith',
      'Weaker since turn 2: Adler by 3',
    ]);
  });

  test('of a battle that is over, or has not begun, say so', () => {
    expect(lines(someLosses({ over: true }))).toContain('3         8      11');
    const before = someLosses({ turns: someLosses().turns.slice(0, 1) });
    expect(lines(before)[0]).toBe('Battle 1, before its first turn: Axis 12 of 12, Allies 14 of 14 in action');
    expect(lossesReply(english, before).pictures).toEqual([]);
  });

  test('stay narrow enough for a phone, whatever the sides are called', () => {
    const sides = { axis: 'A'.repeat(40), allies: 'The 2nd Battalion of the Royal Regiment' };
    const { lines: told } = lossesReply(english, someLosses({ sides }));
    for (const { kind, spans } of told) {
      if (kind === 'block')
        for (const each of String(spans[0]).split('\n')) expect(each.length).toBeLessThanOrEqual(38);
    }
    expect(plainText({ lines: told })).toMatch(/now.*8/);
  });
});

describe('the curves', () => {
  test('are told apart by how the line is broken, by what marks each turn, and by a name where they end', () => {
    const svg = svgOf(someLosses());
    const curves = [...svg.matchAll(/d="(M[^"]*)" fill="none"[^>]*stroke-dasharray="([^"]*)"/g)];
    expect(new Set(curves.map(([, , dashes]) => dashes)).size).toBe(2);
    expect(texts(svg)).toEqual(expect.arrayContaining(['Axis 8', 'Allies 11']));
    expect(svg.match(/a4 4 0/g)!.length / 2).toBe(4);
    expect(svg.match(/h8v8h-8z/g)!.length).toBe(4);
  });

  test('go down where men fell, on a scale that begins at 0', () => {
    const svg = svgOf(someLosses());
    const [, path] = /d="(M[^"]*)" fill="none"/.exec(svg)!;
    const heights = path!.split(/[ML]/).flatMap((place) => (place ? [Number(place.split(',')[1])] : []));
    // Lower on the sheet is larger.
    expect(heights.at(-1)).toBeGreaterThan(heights[0]!);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(texts(svg)).toEqual(expect.arrayContaining(['0', 'start', '1', '2', 'now']));
  });

  test('keep their names apart where they end together', () => {
    const sides = { a: 'One', b: 'Two', c: 'Three' };
    const turns = [0, 1].map((turn) => ({ turn, strength: { a: 5, b: 5, c: 5 }, lost: [] }));
    const svg = svgOf(someLosses({ sides, brought: { a: 5, b: 5, c: 5 }, turns }));
    const places = ['One 5', 'Two 5', 'Three 5'].map((name) =>
      Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}<`).exec(svg)![1]),
    );
    const gaps = places.toSorted((a, b) => a - b).map((y, i, all) => (i === 0 ? 20 : y - all[i - 1]!));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
  });

  test('shade the turn in which most fell, which the text names too', () => {
    expect(texts(svgOf(someLosses()))).toContain('−6');
    expect(texts(svgOf(long(6)))).not.toContain('−0');
  });

  test.each([1, 12, 60])('of %i turns stay below 100 kB, with turns that do not run together', async (turns) => {
    const [picture] = lossesReply(english, long(turns)).pictures!;
    expect((await pngOf(picture!)).length).toBeLessThan(100_000);
    const numbers = texts(picture!.svg()).filter((text) => text === 'start' || text === 'now' || /^\d+$/.test(text!));
    expect(numbers.length).toBeLessThanOrEqual(13 + 7);
  });
});

test('the alt text says where each side began and stands, and which turn was the worst', () => {
  expect(lossesReply(english, someLosses()).pictures![0]!.alt).toBe(
    'Curves of the strength of each side through the turns of battle 1: Axis from 12 to 8 and Allies from 14 to 11. The worst turn was turn 2: 6 lost, both sides together.',
  );
});

test('names of sides are text', () => {
  const svg = svgOf(someLosses({ sides: { axis: '<b>&"', allies: '<i>'.repeat(9) } }));
  expect(svg).not.toMatch(/<[bi]>/);
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
});
