import type { Game } from '../src/campaign/game.ts';
import type { Losses } from '../src/campaign/history/losses.ts';
import { tableNamed } from '../src/lookup/printed.ts';
import { english } from '../src/reply/english/index.ts';
import { tableReply } from '../src/reply/lookup/printed-table.ts';
import { driftPicture } from '../src/reply/pictures/drift.ts';
import { impactPicture } from '../src/reply/pictures/impact.ts';
import { lossesPicture } from '../src/reply/pictures/losses.ts';
import { patternPicture } from '../src/reply/pictures/pattern.ts';
import { pngOf } from '../src/reply/pictures/png.ts';
import { type Picture, sheet } from '../src/reply/pictures/sheet.ts';
import { boardReply } from '../src/reply/units/board.ts';
import { rulesetOf } from '../src/rules/index.ts';
import { type Measured, median } from './measure.ts';

const TARGET = 100;

/** Each kind of picture from its values to its PNG, beside a sheet with nothing on it. */
export async function pictureFigures(): Promise<Measured[]> {
  const empty = await timed(() => ({ name: 'empty.png', alt: '', svg: () => sheet(560, 380) }));
  const kinds: readonly (readonly [what: string, picture: () => Picture])[] = [
    [
      'picture, where a template drifted',
      () => driftPicture(english, { drawn: 'drift', hour: 4, inches: 2, across: 4 }),
    ],
    ['picture, a template of five areas', pattern],
    ['picture, the angle of a hit', impact],
    ['picture, a part of a wide table', wideTable],
    ['picture, board of 24 units', () => board(24)],
    ['picture, board of 60 units', () => board(60)],
    ['picture, casualties of 12 turns', () => lossesPicture(english, losses(12))],
  ];
  const figures: Measured[] = [];
  for (const [what, picture] of kinds) {
    const ms = await timed(picture);
    figures.push({ what, ms, target: TARGET, baseline: 'empty sheet', ratio: ms / empty });
  }
  return figures;
}

/** An unchanged drawing would come from the cache: a remark makes it a different one. */
function timed(picture: () => Picture): Promise<number> {
  let n = 0;
  return median(() => {
    const made = picture();
    n += 1;
    return pngOf({ ...made, svg: () => `${made.svg()}<!--${n}-->` });
  });
}

function pattern(): Picture {
  const men = { short: 0, over: 2, right: 1, left: 0, 'dead-center': 4 };
  return patternPicture(english, { drawn: 'pattern', shape: 'circle', across: 3, deep: 3, hit: 'over', men });
}

function impact(): Picture {
  const sections = [
    { name: 'square', upTo: 30, modifier: 0 },
    { name: 'oblique', upTo: 60, modifier: -1 },
    { name: 'glancing', upTo: 90, modifier: -2 },
  ];
  return impactPicture(english, { drawn: 'impact', sections, struck: 'oblique' });
}

/** The one with the most characters. */
function wideTable(): Picture {
  const found = tableNamed('armament-germany', { first: rulesetOf('panzertroops') })!;
  return tableReply(english, { found }).pictures![2]!;
}

/** A fight between two sides: every third unit has been hit, every second has acted. */
function board(size: number): Picture {
  const ruleset = rulesetOf('landser');
  const profiles = Object.entries(ruleset.profiles);
  const units = Array.from({ length: size }, (_, i) => {
    const [profile, { name, fields }] = profiles[i % profiles.length]!;
    const befallen = i % 3 === 0 ? { hiding: 'forced', 'light-wounds': 1, pinned: true } : {};
    const acted = i % 2 === 0 ? { action: 'fire' } : {};
    const side = i < size / 2 ? 'axis' : 'allies';
    return { id: `u${i}`, name: `${name} ${i}`, side, profile, fields: { ...fields, ...befallen, ...acted } };
  });
  const game: Game = {
    name: 'Caen',
    rules: ruleset.id,
    phase: 'open',
    umpires: [],
    battle: 1,
    enforcement: 'strict',
    sides: { axis: { name: 'Axis', players: [], fields: {} }, allies: { name: 'Allies', players: [], fields: {} } },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    made: size,
    squads: {},
    owed: 0,
    ready: [],
    house: {},
    table: {},
    at: { turn: 3, step: 'first-side', side: 'axis' },
    lasting: [],
    due: [],
    orders: { sealed: [], complete: [] },
  };
  return boardReply(english, game, units, ruleset).pictures![0]!;
}

function losses(turns: number): Losses {
  return {
    battle: 1,
    over: false,
    sides: { axis: 'Axis', allies: 'Allies' },
    brought: { axis: 40, allies: 36 },
    turns: Array.from({ length: turns + 1 }, (_, turn) => ({
      turn,
      strength: { axis: 40 - 2 * turn, allies: 36 - turn },
      lost: [],
    })),
  };
}
