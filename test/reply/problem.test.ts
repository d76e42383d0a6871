import { describe, expect, test } from 'vitest';
import { UnreadableRecord } from '../../src/campaign/record.ts';
import { problemOf } from '../../src/command/problem.ts';
import { NotWritten } from '../../src/referee/protocol.ts';
import { plainText } from '../../src/reply/plain.ts';
import { memory, refereeOn, shoot, thrownBy } from '../referee/table.ts';

/** What is said of a command that gives no answer. */
async function problem(command: string) {
  const { store } = await memory();
  return problemOf(await thrownBy(() => shoot(refereeOn(store), {}, command)), 'ab12');
}

const RIFLE = '/fire weapon:rifle range:8';

describe('what is said of a command that', () => {
  test.each([
    [
      '/fire weapon:rifel range:8',
      '"rifel" is no weapon: did you mean rifle? It can be rifle, smg, smg-soviet, pistol, lmg or gpmg.',
    ],
    ['/fire wepon:rifle range:8', 'There is no option wepon here: did you mean weapon?'],
    ['/fire weapon:rifle', 'Still missing: range. Give it as range:…'],
    ['/fire cover:half', 'Still missing: weapon and range. Give them as weapon:… range:…'],
    [`${RIFLE} moved:perhaps`, 'Moved is true or false, not perhaps.'],
    ['/fire weapon:rifle range:far', 'Range is a number such as 8 or 8.5, not "far".'],
    ['/fire weapon:rifle range:-1', 'Range is 0 or more, not -1.'],
    ['/fire weapon:lmg range:8 auto figures:2.5', 'Figures is a whole number, not 2.5.'],
    ['/fire weapon:lmg range:8 auto figures:21', 'Figures is from 1 to 20, not 21.'],
    [`${RIFLE} faces:"2 2"`, 'Die 2 (2) is one too many: this ruling throws 1 die. Nothing is written; leave it out.'],
    [`${RIFLE} faces:7`, 'Die 1 cannot show 7: it is a D6, 1 to 6.'],
    [`${RIFLE} faces:six`, 'Die 1 is "six": faces are whole numbers, such as faces:"5 6".'],
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
      'A GPMG cannot move and fire: leave out moved, or fire next turn.',
    ],
    ['/fire weapon:rifle range:61', 'LC-FIRE-06', '61" is too far: nothing shoots beyond 60".'],
    [
      '/fire weapon:pistol range:12',
      'LC-FIRE-10',
      'The pistol cannot hit at 12" (long range): move closer, or take a weapon that reaches.',
    ],
    [
      '/fire weapon:rifle range:8 auto',
      'LC-AUTO-01',
      'The rifle cannot fire fully automatic. These can: smg, smg-soviet, lmg or gpmg.',
    ],
    [
      `${RIFLE} dogs-chance`,
      'LC-FIRE-18',
      'This is an optional rule that is off here: add with:dogs-chance to use it for this action.',
    ],
    [
      `${RIFLE} same-target moved`,
      'LC-FIRE-16',
      'The bonus for the same target needs that neither firer nor target moved: leave out same-target, or moved and target-fast.',
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
    const message = 'The next die is a D6, for effects.';
    expect(plainText(document).split('\n')).toEqual([
      message,
      'Nothing is written yet. So far:',
      '  To hit: D6 5 −1 target in half cover (LC-FIRE-14) = 4, needed 4 → hit (LC-FIRE-10)',
    ]);
    expect(kind).toBe('die-owed');
    expect(json).toEqual({ error: { message, next: { sides: 6, for: 'effects', position: 2 } } });
  });

  test('owes its first die', async () => {
    expect(plainText((await problem(`${RIFLE} faces:""`)).document)).toBe(
      'The next die is a D6, for to hit.\nNothing is written yet. So far: no die has been read.',
    );
  });
});

describe('what is said of a fault', () => {
  const said = (error: unknown) => plainText(problemOf(error, 'ab12').document);

  test('that nothing has happened, or that it is not known', () => {
    expect(said(new NotWritten('failed', undefined))).toBe(
      'The log cannot be reached just now, so nothing has happened: no dice were thrown. Please try again. (ab12)',
    );
    expect(said(new NotWritten('unknown', undefined))).toBe(
      'The log did not answer in time, so it is not known whether this was written. Look at /log before trying again. (ab12)',
    );
  });

  test('that a record cannot be read is no bug of the reader’s', () => {
    expect(said(new UnreadableRecord('caen:r:3'))).toMatch(
      /a record that I can't read, so I've left it as it is\..* ab12$/,
    );
  });

  test('nothing of a bug but its reference: what is inside may be a secret', () => {
    const { kind, document, json } = problemOf(new Error('postgres://user:pass@host is gone'), 'ab12');
    expect(plainText(document)).toMatch(/^Sorry, .*: ab12$/);
    expect(JSON.stringify([document, json])).not.toContain('postgres');
    expect(kind).toBe('fault');
    expect(json).toMatchObject({ error: { reference: 'ab12' } });
  });

  test('nor is what a user typed taken for more than text', async () => {
    const { document } = await problem('/fire weapon:"**rifle** <@123>" range:8');
    expect(plainText(document)).toMatch(/^"\*\*rifle\*\* <@123>" is no weapon\./);
  });
});
