import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/kernel/dice/odds.ts';
import { readPairs } from '../../src/kernel/options/pairs.ts';
import type { Action } from '../../src/kernel/resolve.ts';
import type { Facts } from '../../src/kernel/state/facts.ts';
import { rulesets } from '../../src/rules/index.ts';
import { refusalOf } from '../kernel/failures.ts';
import { chancesOf, told } from '../kernel/fractions.ts';
import { actionOf, thrown } from './ruled.ts';

interface Sample {
  readonly command: string;
  readonly odds?: readonly { readonly facts: Facts; readonly p: string }[];
  readonly facts?: Facts;
  readonly refused?: { readonly rule?: string; readonly reason?: string };
}

interface Typed {
  readonly verb: string;
  readonly rules: string;
  readonly toggles: string;
  readonly faces: readonly number[];
  readonly given: Readonly<Record<string, string>>;
}

const samples = JSON.parse(readFileSync(new URL('../samples.json', import.meta.url), 'utf8')) as readonly Sample[];

/** `/verb name:value …`, with the options that every verb has taken out. */
function typed({ command }: Sample): Typed {
  const [slashed = '', ...words] = command.split(' ');
  const { rules = '', with: toggles = '', faces = '', odds: _, ...given } = readPairs(words.join(' '));
  return { verb: slashed.slice(1), rules, toggles, faces: faces.split(/[ ,]+/).filter(Boolean).map(Number), given };
}

/** Whether the book is there, and the verb in it. */
function isBuilt(sample: Sample): boolean {
  const { rules, verb } = typed(sample);
  return Object.hasOwn(rulesets[rules]?.verbs ?? {}, verb);
}

function action({ verb, rules, toggles, given }: Typed): Action {
  return actionOf(rulesets[rules]!, verb, given, toggles);
}

function check(sample: Sample): void {
  const line = typed(sample);
  if (sample.refused) {
    expect(refusalOf(() => thrown(action(line), line.faces))).toMatchObject(sample.refused);
    expect(refusalOf(() => oddsOf(action(line)))).toMatchObject(sample.refused);
  }
  if (sample.odds) {
    const foretold = Object.fromEntries(sample.odds.map(({ facts, p }) => [told(facts), p.replace(/\/1$/, '')]));
    expect(chancesOf(oddsOf(action(line)))).toStrictEqual(foretold);
  }
  if (sample.facts) expect(thrown(action(line), line.faces).facts).toStrictEqual(sample.facts);
}

const built = samples.filter(isBuilt);

describe('the worked cases', () => {
  test.each(built.map((sample) => [sample.command, sample] as const))('%s', (_command, sample) => check(sample));

  test('could all be run', () => {
    expect(samples).toHaveLength(92);
    expect(built).toHaveLength(samples.length);
    expect(built.every(({ odds, facts, refused }) => odds ?? facts ?? refused)).toBe(true);
  });
});
