import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/campaign/game.ts';
import type { OptionTable } from '../../src/kernel/options/options.ts';
import { readPairs } from '../../src/kernel/options/pairs.ts';
import type { Toggle } from '../../src/kernel/ruleset.ts';
import { NO_FIELDS } from '../../src/kernel/state/field.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { english } from '../../src/reply/english/index.ts';
import { RULESET_IDS } from '../../src/rules/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { completePairs, completeValue, lastWord } from '../../src/suggestions/completion.ts';
import type { CompletionContext } from '../../src/suggestions/known-values.ts';

const table = {
  rules: { type: 'string' },
  with: { type: 'string' },
  weapon: { type: 'string', values: ['rifle', 'auto-rifle', 'smg'], required: true },
  range: { type: 'number', min: 0 },
  moved: { type: 'boolean' },
  'target-moved': { type: 'boolean' },
} as const satisfies OptionTable;

const toggle = (on: boolean): Toggle => ({ line: 'What it does', rule: 'R-01', default: on });
const known: CompletionContext = {
  commands: [],
  ruleset: {
    id: 'miniature',
    fields: NO_FIELDS,
    profiles: {},
    squads: {},
    toggles: { 'dogs-chance': toggle(false), pinning: toggle(true), snow: toggle(false) },
  },
};

const textsOf = (typed: string, given: readonly string[] = []) =>
  completePairs(english, typed, table, known, given).map(({ text }) => text);

describe('option names', () => {
  test('all that may be given, when nothing is typed; a boolean stands alone', () => {
    expect(textsOf('')).toEqual(['rules:', 'with:', 'weapon:', 'range:', 'moved', 'target-moved']);
  });

  test('those that begin so come before those that hold it', () => {
    expect(textsOf('mo')).toEqual(['moved', 'target-moved']);
    expect(textsOf('T')).toEqual(['target-moved', 'with:']);
  });

  test('not those given already, before it or elsewhere; what was typed stays', () => {
    expect(textsOf('Weapon:smg moved r', ['range'])).toEqual([
      'Weapon:smg moved rules:',
      'Weapon:smg moved target-moved',
    ]);
  });

  test('carry their line of help', () => {
    expect(completePairs(english, 'ran', table, known, [])).toEqual([{ text: 'range:', hint: 'range' }]);
  });
});

describe('values', () => {
  test('of a list, prefix first, then anywhere', () => {
    expect(textsOf('moved weapon:RI')).toEqual(['moved weapon:rifle', 'moved weapon:auto-rifle']);
  });

  test('of a boolean', () => {
    expect(textsOf('moved:')).toEqual(['moved:true', 'moved:false']);
    expect(textsOf('moved:f')).toEqual(['moved:false']);
  });

  test('rulebooks, with their names', () => {
    const [first] = completePairs(english, 'rules:', table, known, []);
    expect(textsOf('rules:')).toEqual(RULESET_IDS.map((id) => `rules:${id}`));
    expect(first?.hint).not.toBe('Rulebook');
  });

  test('a number is given back for its hint', () => {
    expect(completePairs(english, 'range:8', table, known, [])).toEqual([{ text: 'range:8', hint: 'range' }]);
  });

  test('none for an option that is not offered, or given twice', () => {
    expect(textsOf('colour:')).toEqual([]);
    expect(textsOf('moved moved:')).toEqual([]);
    expect(textsOf('__proto__:')).toEqual([]);
  });

  test('an open quote is closed, where it is still needed', () => {
    expect(textsOf('weapon:"sm')).toEqual(['weapon:smg']);
    expect(textsOf('range:"8 1')).toEqual(['range:"8 1']);
  });
});

describe('toggles', () => {
  test('what changes the book comes first', () => {
    expect(textsOf('with:')).toEqual(
      ['dogs-chance', 'no-pinning', 'snow', 'no-dogs-chance', 'pinning', 'no-snow'].map((name) => `with:${name}`),
    );
    expect(textsOf('with:pin')).toEqual(['with:pinning', 'with:no-pinning']);
  });

  test('after a comma, those not named yet', () => {
    expect(textsOf('with:snow,no-')).toEqual(['with:snow,no-pinning', 'with:snow,no-dogs-chance']);
    expect(textsOf('with:"snow, pinn')).toEqual(['with:"snow, pinning"', 'with:"snow, no-pinning"']);
  });
});

describe('units', () => {
  const unit = (name: string, side: string, gone?: string): Unit => {
    const made = { id: name, name, side, profile: 'rifleman', fields: {} };
    return gone === undefined ? made : { ...made, gone };
  };
  const units = [unit('Hans', 'axis'), unit('Otto', 'axis', 'dead'), unit('Smith', 'allies'), unit('Tom 10', 'allies')];
  const game = {
    sides: {
      axis: { name: 'Axis', players: ['anna'], fields: {} },
      allies: { name: 'Allies', players: ['ben'], fields: {} },
    },
    units: Object.fromEntries([...units, unit('Tom 9', 'allies')].map((each) => [each.id, each])),
  } as unknown as Game;
  const own: OptionTable = {
    who: { type: 'string' },
    target: { type: 'string' },
    unit: { type: 'string', values: ['infantry', 'tank'] },
  };
  const offered = (typed: string, user = 'anna') =>
    completePairs(english, typed, own, { ...known, game, user }, []).map(({ text }) => text);

  test('of the own side first, numbers in order, the dead last', () => {
    expect(offered('who:')).toEqual(['who:Hans', 'who:Smith', 'who:"Tom 9"', 'who:"Tom 10"', 'who:Otto']);
    expect(offered('who:', 'ben')).toEqual(['who:Smith', 'who:"Tom 9"', 'who:"Tom 10"', 'who:Hans', 'who:Otto']);
  });

  test('of the other side than the one who acts, as targets', () => {
    expect(offered('target:')[0]).toBe('target:Smith');
    expect(offered('who:Smith target:')[0]).toBe('who:Smith target:Hans');
  });

  test('by any part of their names, whatever the case; the dead last however well they fit', () => {
    expect(offered('who:O')).toEqual(['who:"Tom 9"', 'who:"Tom 10"', 'who:Otto']);
    expect(offered('who:"tom 1')).toEqual(['who:"Tom 10"']);
    expect(offered('who:nobody')).toEqual([]);
  });

  test('and after them what a verb itself takes for a target', () => {
    const withTable = {
      ...own,
      target: { type: 'string', values: ['sherman', 'tiger'] },
    } as const;
    const targets = (played?: Game) =>
      completePairs(english, 'target:S', withTable, { ...known, game: played, user: 'anna' }, []).map(
        ({ text }) => text,
      );
    expect(targets(game)).toEqual(['target:Smith', 'target:sherman', 'target:Hans']);
    expect(targets()).toEqual(['target:sherman']);
  });

  test('several with commas between, none twice', () => {
    expect(offered('target:"Tom 9, tom')).toEqual(['target:"Tom 9, Tom 10"']);
    expect(offered('target:Smith,h')).toEqual(['target:Smith,Hans']);
  });

  test('say what they are, and what became of them', () => {
    const [otto] = completePairs(english, 'who:otto', own, { ...known, game }, []);
    expect(otto).toMatchObject({ text: 'who:Otto', hint: 'Axis, rifleman, out of play (dead)' });
  });

  test('not where the book means a word of its own', () => {
    expect(offered('unit:')).toEqual(['unit:infantry', 'unit:tank']);
  });
});

test('what is asked is found by its words, not by its letters', () => {
  const asking = { query: { type: 'string' } } as const;
  const [first] = completePairs(english, 'query:"cover half', asking, { ...known, ruleset: landserClassic }, []);
  expect(first).toEqual({ text: 'query:"Half cover"', hint: 'LC-FIRE-02' });
  const own = { query: { type: 'string', values: ['half'] } } as const;
  expect(completePairs(english, 'query:h', own, known, []).map(({ text }) => text)).toEqual(['query:half']);
});

test('a value alone is completed without quotes, as Discord takes it', () => {
  expect(completeValue(english, 'with', table.with, 'snow, do', known)[0]?.text).toBe('snow, dogs-chance');
});

test('the last word is where reading the pairs sees it', () => {
  for (const before of ['', 'a:"b c" ', 'a:"b \\" c" d ', 'a:"b:"" c" ', 'a:b" ']) {
    expect(lastWord(`${before}weapon:x`)).toEqual({ before, word: 'weapon:x' });
    expect(readPairs(`${before}weapon:x`).weapon).toBe('x');
  }
  expect(lastWord('a b:"c d').word).toBe('b:"c d');
});
