import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { METRIC } from '../../../src/kernel/options/inches.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { readSaid } from '../../../src/referee/rulings/action.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { by } from '../../rules/ruled.ts';

/** Every option of every book that is a length or holds some. */
const lengths = Object.values(rulesets).flatMap((ruleset) =>
  Object.entries(ruleset.verbs).flatMap(([verb, { options }]) =>
    Object.entries(options).flatMap(([name, option]) => (option.length ? [{ ruleset, verb, name, option }] : [])),
  ),
);
const numbers = lengths.flatMap(({ option, ...each }) =>
  option.type === 'number' || option.type === 'integer' ? [{ ...each, option, whole: option.type === 'integer' }] : [],
);

function said(ruleset: Ruleset, verb: string, name: string, value: string, toggles = '') {
  const given = { rules: ruleset.id, [name]: value, ...(toggles ? { with: toggles } : {}) };
  return readSaid(verb, given, nothingYet, ruleset.id).declared[name];
}

describe('a length', () => {
  test.each(numbers.map((each) => [`${each.ruleset.id} /${each.verb} ${each.name}`, each] as const))(
    '%s is the same in centimetres as in inches',
    (_, { ruleset, verb, name, whole }) => {
      for (const inches of whole ? [2, 8] : [0, 2, 8.5]) {
        for (const typed of [`${inches * 2.54}cm`, `${inches * 2.54} cm`, `${inches}"`, `${inches} in`]) {
          expect(said(ruleset, verb, name, typed), typed).toBe(inches);
        }
      }
    },
  );

  const metric = lengths.filter(({ ruleset }) => ruleset.toggles[METRIC]);

  test.each(metric.map((each) => [`${each.ruleset.id} /${each.verb} ${each.name}`, each] as const))(
    'HP-GEN-06: %s is as it is typed where the table plays in centimetres',
    (_, { ruleset, verb, name, option }) => {
      const [typed, read] = option.type === 'string' ? ['road:20cm,off-road:3 cm', 'road:20,off-road:3'] : ['20cm', 20];
      expect(said(ruleset, verb, name, typed, METRIC)).toBe(read);
      expect(said(ruleset, verb, name, '20', METRIC)).toBe(option.type === 'string' ? '20' : 20);
    },
  );
});

/** What holds lengths and other things besides: its command so far, the text in inches, the same in centimetres, and a text with more. */
const TEXTS: readonly [string, string, string, string, string][] = [
  ['landser', 'fire weapon:lmg burst:heavy targets:3 dice:7 range:8 gaps', '3,2', '7.62cm,5.08 cm', '3,4'],
  ['hans-n-panzer', 'move unit:infantry path', 'road:2,off-road:1', 'road:5.08cm,off-road:2.54cm', 'road:9,off-road:1'],
  ['panzertroops', 'move mover:infantry-run path', 'road=3,open=1', 'road=7.62cm,open=2.54cm', 'road=9,open=9'],
];

/** What becomes of a command: its odds, or the reason why it's refused. */
function outcome(id: string, command: string, text: string) {
  const [verb = '', ...pairs] = command.split(' ');
  const name = pairs.pop()!;
  const others = Object.fromEntries(pairs.map((pair) => pair.split(':')));
  try {
    return by(id).odds(verb, { ...others, [name]: text }, id === 'landser' ? 'burst-dice' : '');
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

test.each(TEXTS)('%s /%s: each length in it may be in centimetres', (id, command, inches, centimetres, more) => {
  expect(outcome(id, command, centimetres)).toEqual(outcome(id, command, inches));
  expect(outcome(id, command, more)).not.toEqual(outcome(id, command, inches));
});

test('no text that holds lengths is left out above', () => {
  const texts = lengths.flatMap(({ option, ruleset, verb, name }) =>
    option.type === 'string' ? [`${ruleset.id} ${verb} ${name}`] : [],
  );
  expect(TEXTS.map(([id, command]) => `${id} ${command.split(' ')[0]} ${command.split(' ').at(-1)}`)).toEqual(texts);
});
