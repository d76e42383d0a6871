import { expect, test } from 'vitest';
import { english } from '../../../../src/reply/english/index.ts';
import { plainText } from '../../../../src/reply/plain-text.ts';
import { stepLines } from '../../../../src/reply/ruling/steps.ts';
import { by, dice, type Given } from '../../../rules/ruled.ts';

const rules = 'ww2-skirmish';
const { ruled } = by(rules);

const told = (verb: string, given: Given, ...faces: number[]) =>
  plainText({ lines: stepLines(english, { rules, book: 1, steps: ruled(verb, given, dice(...faces)).steps }) }).split(
    '\n',
  );

test('WS-EFF-01: the dice of small arms are for hits on the team, and not for its figures', () => {
  const lines = told('fire', { weapon: 'mg', range: 20, actions: 2 }, 20, 20, 3, 5);
  expect(lines).toContain('  Hit 1: effect: D6 3 +1 machine gun or SMG (WS-EFF-03) = 4 → suppressed (WS-EFF-01)');
  expect(lines.join()).not.toContain('Figure');
});

test('WS-FLM-05: so are those of flame', () => {
  expect(told('fire', { weapon: 'flamethrower', range: 8, figures: 2 }, 20, 20, 1, 6).join()).toContain(
    'Hit 2: effect',
  );
});

test('WS-GREN-11: those of a blast are for the figures that it catches', () => {
  const lines = told('barrage', { weapon: 'mortar', range: 30, figures: 2 }, 20, 1, 6);
  expect(lines).toContain('  Figure 2: effect of the blast: D6 6 → killed (WS-GREN-11)');
});
