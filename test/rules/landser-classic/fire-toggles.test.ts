import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Options } from '../../../src/kernel/options/options.ts';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';

const table = landserClassic.verbs.fire!.options;

/** The outcome of the shot: its odds, or the rule that refuses it. */
function outcomeOf(shot: Options, toggles: readonly string[]): unknown {
  try {
    return chancesOf(oddsOf({ ruleset: landserClassic, verb: 'fire', options: shot, toggles: new Set(toggles) }));
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.rule;
    throw refusal;
  }
}

const hitsOnOne = (shot: Options) => {
  const odds = outcomeOf({ ...shot, figures: 1, auto: false }, ['one-always-misses']);
  return JSON.stringify(odds) !== JSON.stringify(outcomeOf({ ...shot, figures: 1, auto: false }, []));
};
/** Only an impossible shot, or one out of reach, may declare the dog's chance. */
const impossible = (shot: Options) =>
  outcomeOf({ ...shot, figures: 1, 'dogs-chance': true }, ['dogs-chance']) !== 'LC-FIRE-18';
const template = ({ weapon, auto }: Options) => weapon === 'gpmg' && auto === true;
const reaches = ({ weapon, range }: Options) => {
  const inches = Number(range);
  if (weapon === 'pistol') return inches <= 10;
  return weapon === 'smg' || weapon === 'smg-soviet' ? inches <= 30 : inches <= 60;
};

/** The shots that a toggle has to do with; every other is as it was. */
const touches: Readonly<Record<string, (shot: Options) => boolean>> = {
  'dogs-chance': (shot) => shot['dogs-chance'] === true || (!reaches(shot) && shot.figures === 1),
  'medium-to-15': ({ range }) => Number(range) > 10 && Number(range) <= 15,
  'impossible-excess-only': impossible,
  'one-always-misses': hitsOnOne,
  'jam-cancels-hit': (shot) => hitsOnOne(shot) && !template(shot),
  'jam-half-exact': (shot) => hitsOnOne(shot) && template(shot),
  'listed-jams-only': ({ weapon }) => weapon === 'pistol',
  'no-moving-auto': ({ weapon, auto, moved }) => String(weapon).startsWith('smg') && auto === true && moved === true,
};

/** A shot that it changes, so that none of them is dead. */
const changed: Readonly<Record<string, Options>> = {
  'dogs-chance': { weapon: 'pistol', range: 40 },
  'medium-to-15': { weapon: 'smg', range: 12 },
  'impossible-excess-only': { weapon: 'rifle', range: 50, cover: 'full' },
  'one-always-misses': { weapon: 'smg', range: 4 },
  'jam-cancels-hit': { weapon: 'smg', range: 4 },
  'jam-half-exact': { weapon: 'gpmg', range: 20, auto: true, figures: 3 },
  'listed-jams-only': { weapon: 'pistol', range: 4 },
  'no-moving-auto': { weapon: 'smg', range: 4, auto: true, moved: true },
};

test('all are toggles of the book; those that have to do with no shot are tested elsewhere', () => {
  expect(Object.keys(landserClassic.toggles)).toEqual(expect.arrayContaining(Object.keys(touches)));
});

test('all are off until a group turns them on', () => {
  expect(Object.values(landserClassic.toggles).filter((toggle) => toggle.default)).toStrictEqual([]);
});

describe.each(Object.keys(touches))('%s', (toggle) => {
  test('changes what it should', () => {
    const shot = completeOptions(table, changed[toggle]!);
    expect(touches[toggle]!(shot)).toBe(true);
    expect(outcomeOf(shot, [toggle])).not.toStrictEqual(outcomeOf(shot, []));
  });

  test('and nothing else', () => {
    const shots = anyOptions(table).map((given) => completeOptions(table, given));
    fc.assert(
      fc.property(shots, (shot) => {
        if (!touches[toggle]!(shot)) expect(outcomeOf(shot, [toggle])).toStrictEqual(outcomeOf(shot, []));
      }),
      { numRuns: runs(80, 2000), seed: 1944 },
    );
  });
});
