import { describe, expect, test } from 'vitest';
import { UnreadableRecord } from '../../src/campaign/record.ts';
import { problemOf } from '../../src/command/problem.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { verbOf } from '../../src/kernel/ruleset.ts';
import { NotWritten } from '../../src/referee/not-written.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { memory, refereeOn, shoot, thrownBy } from '../referee/table.ts';

/** The reply to a command that gives no answer. */
async function problem(command: string) {
  const { store } = await memory();
  return problemOf(english, await thrownBy(() => shoot(refereeOn(store), {}, command)), 'ab12');
}

const RIFLE = '/fire weapon:rifle range:8';

test('what the book says of what it has not is told to its end, however long', () => {
  const thrown = () => verbOf(rulesets.panzertroops!, 'act');
  expect(thrown).toThrow(Refusal);
  try {
    thrown();
  } catch (error) {
    expect(plainText(problemOf(english, error, 'ab12').document)).toMatch(/with \/weapon\.$/);
  }
});

describe('what is said of a command that', () => {
  test.each([
    [
      '/fire weapon:rifel range:8',
      '"rifel" isn’t a weapon. Did you mean rifle? It can be rifle, smg, smg-soviet, pistol, lmg or gpmg.',
    ],
    ['/fire wepon:rifle range:8', 'There’s no option "wepon". Did you mean weapon?'],
    ['/fire weapon:rifle', 'How far is it? (range:8)'],
    [
      '/fire cover:half',
      'Which weapon? rifle, smg, smg-soviet, pistol, lmg, gpmg. How far is it? (weapon:rifle range:8)',
    ],
    [`${RIFLE} moved:perhaps`, '"perhaps" isn’t true or false. Write moved:true or moved:false.'],
    ['/fire weapon:rifle range:far', '"far" isn’t a number. Write one, like range:8.'],
    ['/fire weapon:rifle range:-1', '-1 is too low for range. It can be 0 or more.'],
    ['/fire weapon:lmg range:8 auto figures:2.5', '2.5 isn’t a whole number, and figures needs one.'],
    ['/fire weapon:lmg range:8 auto figures:21', '21 is too high for figures. It can be 1 to 20.'],
    [`${RIFLE} faces:"2 2"`, 'That’s too many dice: this takes 1. Nothing has happened. Leave out die 2 (2).'],
    [`${RIFLE} faces:7`, 'Die 1 is a D6, so it can’t show 7.'],
    [`${RIFLE} faces:six`, 'Die 1 can’t be "six". Faces are whole numbers, like faces:"5 6".'],
  ])('is wrong: %s', async (command, message) => {
    const { kind, document, json } = await problem(command);
    expect(plainText(document)).toBe(message);
    expect({ kind, json, private: document.private }).toEqual({
      kind: 'error',
      json: { error: { message } },
      private: true,
    });
  });

  test.each([
    [
      '/fire weapon:gpmg range:8 moved',
      'LC-GPMG-01',
      'A GPMG can’t move and fire in the same turn. Leave out moved, or fire next turn.',
    ],
    ['/fire weapon:rifle range:61', 'LC-FIRE-06', '61″ is too far. Nothing shoots beyond 60″.'],
    [
      '/fire weapon:pistol range:12',
      'LC-FIRE-10',
      'The pistol can’t hit at 12″ (long range). Move closer, or use a weapon that reaches.',
    ],
    ['/fire weapon:rifle range:8 figures:2', 'LC-AUTO-01', 'A single shot hits one figure, not 2. Shoot at one.'],
    [
      '/fire weapon:smg range:8 figures:2',
      'LC-AUTO-01',
      'A single shot hits one figure, not 2. Add auto for the template, or shoot at one.',
    ],
    [
      '/fire weapon:rifle range:8 auto',
      'LC-AUTO-01',
      'The rifle can’t fire fully automatic. These can: smg, smg-soviet, lmg and gpmg.',
    ],
    [
      `${RIFLE} dogs-chance`,
      'LC-FIRE-18',
      'That’s an optional rule, and it’s off here. Add with:dogs-chance to use it this once.',
    ],
    [
      `${RIFLE} same-target moved`,
      'LC-FIRE-16',
      'You only get the same-target bonus if neither of them has moved. Leave out same-target, or moved and target-fast.',
    ],
  ])('is forbidden: %s', async (command, rule, message) => {
    const { kind, document, json } = await problem(command);
    expect(plainText(document)).toBe(`${message} ${rule}`);
    expect({ kind, json, private: document.private }).toEqual({
      kind: 'refused',
      json: { refused: { rule, message } },
      private: true,
    });
  });

  test('owes a die: what fell, and what the next one is for', async () => {
    const { kind, document, json } = await problem(`${RIFLE} cover:half faces:5`);
    const message = 'The next die is a D6 (effects).';
    expect(plainText(document).split('\n')).toEqual([
      message,
      'Nothing has been written yet. So far:',
      '  To hit: D6 5 −1 target in half cover (LC-FIRE-14) = 4, hits on 4+ → hit (LC-FIRE-10)',
    ]);
    expect(kind).toBe('die-owed');
    expect(json).toEqual({ error: { message, next: { sides: 6, for: 'effects', position: 2 } } });
  });

  test('owes its first die', async () => {
    expect(plainText((await problem(`${RIFLE} faces:""`)).document)).toBe(
      'The next die is a D6 (to hit).\nNothing has been written yet. So far: no dice.',
    );
  });
});

describe('what is said of a fault', () => {
  const said = (error: unknown) => plainText(problemOf(english, error, 'ab12').document);

  test('that nothing has happened, or that it is not known', () => {
    expect(said(new NotWritten('failed', undefined))).toBe(
      'I can’t reach the log just now, so nothing has happened and no dice were thrown. Please try again. (ab12)',
    );
    expect(said(new NotWritten('unknown', undefined))).toBe(
      'The log didn’t answer in time, so I don’t know whether this was written. Check /log before you try again. (ab12)',
    );
  });

  test('that a record cannot be read is no bug of the reader’s', () => {
    expect(said(new UnreadableRecord('caen:r:3'))).toMatch(
      /can’t read one of the records in this channel’s log, so I’ve left the log as it is\..* ab12$/,
    );
  });

  test('nothing of a bug but its reference: what is inside may be a secret', () => {
    const { kind, document, json } = problemOf(english, new Error('postgres://user:pass@host is gone'), 'ab12');
    expect(plainText(document)).toMatch(/^Sorry, .*: ab12$/);
    expect(JSON.stringify([document, json])).not.toContain('postgres');
    expect(kind).toBe('fault');
    expect(json).toMatchObject({ error: { reference: 'ab12' } });
  });

  test('nor is what a user typed taken for more than text', async () => {
    const { document } = await problem('/fire weapon:"**rifle** <@123>" range:8');
    expect(plainText(document)).toMatch(/^"\*\*rifle\*\* <@123>" isn’t a weapon\./);
  });
});
