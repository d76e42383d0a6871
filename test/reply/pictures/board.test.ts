import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/campaign/game.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { unitsInOrder } from '../../../src/referee/units/units.ts';
import { english } from '../../../src/reply/english/index.ts';
import { pngOf } from '../../../src/reply/pictures/png.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { boardReply } from '../../../src/reply/units/board.ts';
import { rulesetOf, rulesets } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { runs } from '../../nightly.ts';

const MOST_BYTES = 100_000;
const classic = rulesetOf('landser-classic');
const at = { turn: 3, step: 'first-side', side: 'axis' } as const;

const board = (game: Game, ruleset: Ruleset = classic) => boardReply(english, game, unitsInOrder(game), ruleset);
const svgOf = (game: Game, ruleset?: Ruleset) => board(game, ruleset).pictures![0]!.svg();

/** The lines of text on a picture, as one reads them. */
function written(svg: string): string[] {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) =>
    text!.replaceAll(/&([^;]+);/g, (_, name: string) => named[name] ?? name),
  );
}

/** A campaign with many units on two sides, in every state a unit can be in. */
function crowd(size: number, ruleset: Ruleset = classic): Game {
  const profiles = Object.entries(ruleset.profiles);
  const befallen = [{}, { moved: true, fired: true }, { hiding: 'forced', pinned: true, 'serious-wounds': 1 }] as const;
  const units = Array.from({ length: size }, (_, i) => {
    const [profile, { name, fields }] = profiles[i % profiles.length]!;
    const gone = i % 9 === 8 ? { gone: 'out-of-action' } : {};
    const side = i % 2 === 0 ? 'axis' : 'allies';
    return someUnit(`u${i}`, {
      name: `${name} ${i}`,
      side,
      profile,
      fields: { ...fields, ...befallen[i % 3] },
      ...gone,
    });
  });
  return someGame({ at, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) });
}

describe('a card', () => {
  const game = someGame({
    at,
    units: {
      u1: someUnit('u1', {
        name: 'Schmidt',
        fields: { weapon: 'rifle', pinned: true, jammed: ['rifle'], action: 'fire' },
      }),
      u2: someUnit('u2', { name: 'Bock', fields: { weapon: 'rifle', medic: true } }),
      u3: someUnit('u3', { name: 'Weber', gone: 'removed' }),
      u4: someUnit('u4', { name: 'Jones', side: 'allies', fields: { 'men-at-start': 10, men: 7, shots: 3 } }),
    },
    due: [{ id: 'd1', verb: 'morale', options: {}, unit: 'u2', at: { turn: 3, edge: 'start' }, rule: 'LC-BRK-01' }],
  });

  test('has the name, what the unit is, what has become of it, and what it owes', () => {
    const texts = written(svgOf(game));
    expect(texts).toEqual(
      expect.arrayContaining(['Bock', 'medic', 'owes /morale', 'Schmidt', 'pinned, rifle jammed, has', 'fired']),
    );
    expect(texts).toEqual(expect.arrayContaining(['has acted', 'yet to act', 'owes a ruling']));
  });

  test('says how many men are left, and nothing of what is left out of the text', () => {
    const hans = rulesetOf('hans-n-panzer');
    const squad = someUnit('u1', { profile: 'infantry-squad', fields: { 'men-at-start': 10, men: 7, 'men-fired': 3 } });
    const drawn = svgOf(someGame({ units: { u1: squad } }), hans);
    expect(written(drawn)).toContain('infantry squad, 7 of 10 men');
    expect(drawn).not.toContain('fired');
  });

  test('is not drawn for who is out of play: they are named at the end, struck out, and why', () => {
    const texts = written(svgOf(game));
    expect(texts).not.toContain('Weber');
    expect(texts).toContain('Out of play: Weber (removed)');
  });

  test('marks who has acted and who has yet to by shapes, of the side whose turn it is alone', () => {
    const marks = (drawn: Game) => svgOf(drawn).match(/<circle/g)?.length ?? 0;
    const { at: _, ...before } = game;
    // One of them explains the mark.
    expect([marks(game), marks(before)]).toEqual([2, 0]);
  });
});

describe('what is drawn', () => {
  test.each(Object.keys(rulesets))('stands in the text too, by %s', (id) => {
    const ruleset = rulesetOf(id);
    const game = crowd(16, ruleset);
    const said = plainText(board(game, ruleset)).replaceAll(/\s+/g, ' ').toLowerCase();
    const legend = ['has acted', 'yet to act', 'owes a ruling', 'caen'];
    const pieces = written(svgOf(game, ruleset)).flatMap((text) => text.split(/[,…:()]|\s(?=\w+\s)/));
    for (const piece of pieces.map((each) => each.trim().toLowerCase())) {
      if (!legend.includes(piece) && !legend.some((each) => each.includes(piece))) expect(said).toContain(piece);
    }
  });

  test('of one side only is the other side neither in text nor picture', () => {
    const game = crowd(6);
    const axis = boardReply(
      english,
      game,
      unitsInOrder(game).filter(({ side }) => side === 'axis'),
      classic,
    );
    expect(plainText(axis)).not.toContain('Allies: ');
    expect(axis.pictures![0]!.svg()).not.toContain('Allies: ');
  });

  test('is nothing where there are no units', () => {
    const empty = boardReply(english, someGame({ units: {} }), [], classic);
    expect(empty.pictures).toBeUndefined();
    expect(plainText(empty)).toContain('There are no units yet');
  });
});

describe('many units', () => {
  test.each(runs([12, 200], [2, 12, 24, 40, 60, 100, 200]))(
    '%i of them on two sides stay below 100 kB',
    async (size) => {
      for (const ruleset of Object.values(rulesets)) {
        const fought = crowd(size, ruleset);
        // There are most cards when nobody is out.
        const units = Object.fromEntries(Object.entries(fought.units).map(([id, { gone: _, ...unit }]) => [id, unit]));
        for (const game of [fought, { ...fought, units }]) {
          const [picture] = board(game, ruleset).pictures!;
          expect((await pngOf(picture!)).length, ruleset.id).toBeLessThan(MOST_BYTES);
        }
      }
    },
  );

  test('get fewer words each, and those that do not fit are counted', () => {
    const few = svgOf(crowd(8));
    const many = svgOf(crowd(200));
    const words = (svg: string) =>
      written(svg)
        .filter((text) => /hiding|pinned/.test(text))
        .join(' ');
    expect(words(few)).toContain('pinned');
    expect(words(many)).not.toContain('pinned');
    const hidden = written(many).flatMap((text) => /^and (\d+) more in \/unit list$/.exec(text)?.[1] ?? []);
    const shown = many.match(/<rect[^>]*rx="6"/g)!.length;
    expect(shown + hidden.reduce((sum, each) => sum + Number(each), 0)).toBe(200 - 22);
    expect(Number(/height="(\d+)"/.exec(many)![1])).toBeLessThanOrEqual(2000);
  });

  test('leave nobody out of the text', () => {
    const said = plainText(board(crowd(200)));
    for (const { name } of Object.values(crowd(200).units)) expect(said).toContain(name);
  });
});

test('the alt text says whose turn it is and how each side stands, and is never longer than Discord takes', () => {
  const [picture] = board(crowd(12)).pictures!;
  expect(picture!.alt).toBe(
    'A board of cards, one for each unit. Caen: Landser (original), battle 1. Turn 3, first side: Axis to play. ' +
      'Axis: 5 in play, 1 out, 5 yet to act. Allies: 6 in play. The text names every unit.',
  );
  const sides = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`s${i}`, { name: 'x'.repeat(40), players: [], fields: {} }]),
  );
  const units = Object.fromEntries(Object.keys(sides).map((side) => [side, someUnit(side, { side })]));
  expect(board(someGame({ name: 'y'.repeat(100), sides, units })).pictures![0]!.alt.length).toBeLessThanOrEqual(1024);
});

test('names are text: they draw nothing, and long ones are cut', async () => {
  const nasty = `<b>&"'${'<rect width="9"/>'.repeat(5)}`;
  const units = { u1: someUnit('u1', { name: nasty, gone: 'removed' }), u2: someUnit('u2', { name: nasty }) };
  const game = someGame({ name: nasty, units, sides: { axis: { name: nasty, players: [], fields: {} } } });
  const [picture] = board(game).pictures!;
  expect(picture!.svg()).not.toMatch(/<b>|<rect width="9"\/>/);
  expect(written(picture!.svg())).toEqual(expect.arrayContaining([expect.stringMatching(/^<b>&"'<rect width.*…$/)]));
  expect(
    Buffer.from(await pngOf(picture!))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

describe('a unit named after what it is', () => {
  const unit = someUnit('u1', {
    name: 'Red Squad leader',
    profile: 'squad-leader',
    fields: { ...classic.profiles['squad-leader']!.fields, 'moved-fast': true, action: 'move-fast' },
  });
  const game = someGame({ at, units: { u1: unit } });

  test('is called that once, so that there is room for what it carries', () => {
    const lines = written(svgOf(game));
    expect(lines.filter((text) => /squad leader/i.test(text))).toEqual(['Red Squad leader']);
    expect(lines).toContain('SMG');
  });

  test('says once that it has moved fast', () => {
    const fast = written(svgOf(game)).filter((text) => text.includes('fast'));
    expect(fast.join().match(/moved fast/g)).toHaveLength(1);
    expect(plainText(board(game)).match(/moved fast/g)).toHaveLength(1);
  });
});
