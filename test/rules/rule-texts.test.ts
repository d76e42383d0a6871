import { describe, expect, test } from 'vitest';
import { RULESET_IDS, rulesetOf } from '../../src/rules/index.ts';

/** A number of a book's tables, and the rule that the table says it is of. */
interface Numbered {
  readonly path: string;
  readonly rule: string;
  readonly value: number;
}

/** How a text may say a small number. */
const SAID: Readonly<Record<number, string>> = {
  0.5: 'half|halved|uses up 2"',
  0.75: 'a quarter',
  1: 'one|once|first|an?|single|natural',
  1.5: '1½',
  2: 'two|twice|second|both|half|halved|pair|doubled?',
  3: 'three|third',
  4: 'four|fourth|quarter',
  5: 'five|fifth',
  6: 'six|sixth',
  7: 'seven|seventh',
};

/** Numbers that the words of another rule give. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'hans-n-panzer.tank.scores.need': 'HP-TANK-04',
  'hans-n-panzer.houses.houses.large-house.hits': 'HP-TER-08',
  'panzertroops.weapons.satchel.cost': 'PT-PTS-01',
  'panzertroops.weapons.flamethrower.cost': 'PT-PTS-01',
  'panzertroops.vehicles.soft.truck.men': 'PT-LOAD-02',
  'panzertroops.vehicles.soft.jeep.men': 'PT-LOAD-02',
};

/** Numbers that no words need: the most that two dice show, into how many parts a die falls, no end. */
const UNSAID: readonly string[] = ['panzertroops.shooting.highest', 'ww2-skirmish.solo.risk.parts'];

/** The numbers that stand in a book's tables beside the ID of a rule. How many sides a die has the text says with it. */
function numbersIn(value: unknown, path: string, seen = new Set<unknown>()): Numbered[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { rule } = value as { rule?: unknown };
  const own = Object.entries(value).flatMap(([name, each]) => {
    const numbers = [each].flat().filter((one) => typeof one === 'number' && Number.isFinite(one)) as number[];
    if (typeof rule !== 'string' || name === 'sides') return [];
    return numbers.filter((one) => one !== 0).map((one) => ({ path: `${path}.${name}`, rule, value: one }));
  });
  return [...own, ...Object.entries(value).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`, seen))];
}

/** What is needed may be told as the highest face that isn't enough: "on a 1 it's a dud". */
function isSaid({ path, value }: Numbered, text: string): boolean {
  return says(text, value) || (path.endsWith('.need') && says(text, value - 1));
}

function says(text: string, value: number): boolean {
  const size = Math.abs(value);
  const words = SAID[size];
  const digits = new RegExp(`(?<![\\d.])${size}(?!\\d)`);
  return digits.test(text) || (words !== undefined && new RegExp(`\\b(?:${words})(?!\\w)`, 'i').test(text));
}

describe('the numbers of the tables', () => {
  test.each(RULESET_IDS)('stand in the words of the rules that they are cited with: %s', (id) => {
    const { book, rules, rulings = {} } = rulesetOf(id);
    const texts = new Map([
      ...Object.entries<string>(rulings),
      ...rules.map(({ id: rule, title, text }) => [rule, `${title} ${text}`] as const),
    ]);
    const numbers = numbersIn(book, id);
    expect(numbers.length).toBeGreaterThan(40);
    const unsaid = numbers.filter(
      (each) => !UNSAID.includes(each.path) && !isSaid(each, texts.get(ELSEWHERE[each.path] ?? each.rule) ?? ''),
    );
    expect(unsaid).toEqual([]);
  });

  test('are looked for so that a wrong one is found', () => {
    expect([says('It reaches 12".', 12), says('It reaches 12".', 2), says('Half the men fire.', 2)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([says('A Move of 4"', -4), says('A Move of 40"', 4), says('Take 2 off', 1)]).toEqual([true, false, false]);
  });

  test('that are said elsewhere are still those that are listed', () => {
    const paths = RULESET_IDS.flatMap((id) => numbersIn(rulesetOf(id).book, id)).map(({ path }) => path);
    expect([...Object.keys(ELSEWHERE), ...UNSAID].filter((path) => !paths.includes(path))).toEqual([]);
  });
});
