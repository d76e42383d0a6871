import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { certainSteps, type Odds, oddsOf } from '../../../src/kernel/dice/odds.ts';
import { readPairs } from '../../../src/kernel/options/pairs.ts';
import { readAction } from '../../../src/referee/rulings/action.ts';
import { oddsReply } from '../../../src/reply/dice/odds.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { ww2Skirmish } from '../../../src/rules/ww2-skirmish/index.ts';

/** From the figures on; what stands above them is the chances in a player's words. */
const told = (odds: Odds, verb = 'fire') => {
  return figures(plainText(oddsReply(english, { verb, ruleset: landserClassic }, odds)));
};
const figures = (text: string) => {
  const lines = text.split('\n');
  return lines.slice(lines.findIndex((each) => /^(Exact odds|Certain)/.test(each)));
};
const of = (pairs: string) => oddsOf(readAction('fire', readPairs(pairs), nothingYet, 'landser-classic'));

describe('the odds, told', () => {
  test('an average of what is not whole', () => {
    const outcomes = [4.5, 3].map((allowance) => ({ value: { allowance }, weight: 1n }));
    expect(told({ total: 2n, outcomes }, 'move')).toContain('On average: allowance 3.75');
  });

  test('a shot: the chance of each fact, then every outcome, likeliest first, and whose rules', () => {
    expect(told(of('weapon:rifle range:8'))).toEqual([
      'Exact odds, out of 216 equally likely throws',
      'Chance of: hit 50.0%, jam 2.8%',
      '47.2% Missed. 102 of 216',
      '33.3% Hit: the target goes into hide. 72 of 216',
      '2.8% Missed. The weapon jams. 6 of 216',
      '2.8% Hit: light wound, disorientated. 6 of 216',
      '2.8% Hit: serious wound (a). 6 of 216',
      '2.8% Hit: serious wound (b). 6 of 216',
      '1.4% Hit: light wound, angry. 3 of 216',
      '1.4% Hit: light wound, check. 3 of 216',
      '1.4% Hit: light wound, needs leader. 3 of 216',
      '1.4% Hit: light wound, walking wounded. 3 of 216',
      '1.4% Hit: out of action, down. 3 of 216',
      '1.4% Hit: out of action, off the table. 3 of 216',
      'Landser (original)',
    ]);
  });

  test('many outcomes: the fifteen likeliest, and what the rest come to', () => {
    const lines = told(of('weapon:lmg range:8 auto figures:12'));
    expect(lines).toHaveLength(1 + 2 + 15 + 1 + 1);
    expect(lines.at(-2)).toMatch(/^\d+ rarer outcomes together, \d+\.\d%$/);
    expect(lines[1]).toBe('Chance of: hit 83.3%, jam 5.6%');
    expect(lines[2]).toMatch(/^On average: hide 6\.67, /);
  });

  test('what no die decides is certain', () => {
    expect(told({ total: 1n, outcomes: [{ value: { hit: false }, weight: 1n }] })).toEqual([
      'Certain: this doesn’t depend on dice',
      'Missed.',
      'Landser (original)',
    ]);
  });

  test('the rare is under a tenth, never nothing; the very long total is told by its digits', () => {
    const total = 10n ** 300n;
    const outcomes = [
      { value: { hit: false }, weight: total - 1n },
      { value: { hit: true, effect: 'hide' }, weight: 1n },
    ];
    expect(told({ total, outcomes })).toEqual([
      'Exact odds, out of about 10^300 equally likely throws',
      'Chance of: hit under 0.1%',
      '100.0% Missed.',
      'under 0.1% Hit: the target goes into hide.',
      'Landser (original)',
    ]);
  });

  test('the shares of a hundred outcomes add up to what is left of them', () => {
    const outcomes = Array.from({ length: 100 }, (_, i) => ({ value: { losses: i }, weight: 1n }));
    const lines = told({ total: 100n, outcomes }, 'barrage');
    expect(lines[1]).toBe('On average: losses 49.50');
    expect(lines.at(-2)).toBe('85 rarer outcomes together, 85.0%');
  });
});

describe('the odds of WW2 Skirmish, told', () => {
  const chancesOf = (verb: string, pairs: string) => {
    const odds = oddsOf(readAction(verb, readPairs(pairs), nothingYet, 'ww2-skirmish'));
    return figures(plainText(oddsReply(english, { verb, ruleset: ww2Skirmish }, odds)))[1];
  };

  test('where dice are counted: a hit, anybody hurt, anybody out', () => {
    expect(chancesOf('fire', 'weapon:rifle range:12 aim:aimed')).toBe(
      'Chance of: a hit 65.0%, any figure hurt 21.7%, any figure out 10.8%',
    );
    expect(chancesOf('smoke', 'range:12')).toBe('Chance of: placed 65.0%');
    // One of two in the blast: 1 - (1/2)^2 of 13/20, and 1 - (2/3)^2.
    expect(chancesOf('barrage', 'weapon:light-mortar range:12 figures:2')).toBe(
      'Chance of: a hit 65.0%, any figure hurt 48.8%, any figure out 36.1%',
    );
  });

  const linesOf = (verb: string, pairs: string) => {
    const action = readAction(verb, readPairs(pairs), nothingYet, 'ww2-skirmish');
    const odds = oddsOf(action);
    return figures(plainText(oddsReply(english, action, odds, certainSteps(action, odds))));
  };

  test('an average is of what every outcome counts; inches and turns of where there are any', () => {
    expect(linesOf('morale', 'actions:3 figures:3')[2]).toBe('On average: inches 3.50 (if at all)');
    expect(linesOf('tankhit', 'weapon:gun calibre:75 vehicle:medium range:20')[2]).toBe(
      'On average: turns until it explodes 3.50 (if at all)',
    );
    expect(linesOf('barrage', 'weapon:mortar range:24 figures:2')[2]).toBe(
      'On average: suppressed 0.43, wounds 0.22, disabled 0.22, kills 0.22',
    );
  });

  test('no average is taken of the hours of a clock, and how far a template drifts counts where it drifts', () => {
    const action = readAction('fire', readPairs('weapon:hmg range:10 figures:1'), nothingYet, 'landser');
    const lines = figures(plainText(oddsReply(english, action, oddsOf(action)))).join('\n');
    expect(lines).toContain('On average: scatter distance 2.00″ (if at all)');
    expect(lines).not.toContain('scatter direction');
  });

  test('WS-FIRE-16: of a shot that cannot hit they say why, and that the team may volley', () => {
    expect(linesOf('fire', 'weapon:rifle range:79 cover:hard')).toEqual([
      'Certain: this doesn’t depend on dice',
      'No hit.',
      '  Range: +2 hard cover (WS-FIRE-13) → past long range (WS-FIRE-10)',
      '  Past long range: → no shot can hit (WS-FIRE-14)',
      '  Volley of the team: → the team may fire one volley, which hits on a 20 (WS-FIRE-16)',
      'WW2 Skirmish',
    ]);
    expect(linesOf('fire', 'weapon:rifle range:79').join()).not.toContain('WS-FIRE-16');
  });

  test('elsewhere the chance of each word', () => {
    expect(chancesOf('morale', 'actions:6 figures:3 suppressed')).toBe(
      'Chance of: holds 33.3%, retires 33.3%, suppressed 16.7%, falls back 16.7%',
    );
    expect(chancesOf('rally', 'figures:3 original:4')).toBe('Chance of: rallied 16.7%');
    expect(chancesOf('assault', 'actions:2')).toContain('attacker wins 41.7%');
  });
});
