import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/campaign/store/store.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { readFaces } from '../../../src/referee/rulings/action.ts';
import { DieOwed } from '../../../src/referee/rulings/throwing.ts';
import { facesOf, memory, recordsOf, refereeOn, shoot, thrownBy, typed } from '../table.ts';

let store: Store;
let referee: Referee;
beforeEach(async () => {
  ({ store } = await memory());
  referee = refereeOn(store);
});

const RIFLE = '/fire weapon:rifle range:8';
const given = (faces: string, command = RIFLE) => shoot(referee, {}, `${command} faces:"${faces}"`);

async function owed(faces: string, command = RIFLE): Promise<DieOwed> {
  const thrown = await thrownBy(() => given(faces, command));
  if (!(thrown instanceof DieOwed)) throw thrown;
  return thrown;
}

describe('dice from the table', () => {
  test('are taken one by one, and the log says that they are not ours', async () => {
    const { ruled, record } = await given('4 2');
    expect(ruled.dice).toBe('table');
    expect(ruled.facts).toEqual({ hit: true, jam: false, effect: 'hide' });
    expect(facesOf(record)).toEqual([4, 2]);
  });

  test('are no part of what was declared, but stand in the command as typed', async () => {
    const { ruled, record } = await given('1 3');
    expect(ruled.options).toEqual({ weapon: 'rifle', range: 8 });
    expect(record.command).toBe(`${RIFLE} faces:"1 3"`);
  });

  test('of our own are marked as thrown', async () => {
    expect((await shoot(referee)).ruled.dice).toBe('thrown');
  });

  test('take nothing from the stream, and still a number', async () => {
    const seeded = { seed: Buffer.alloc(32, 7) };
    const [one, other] = [refereeOn(store, seeded), refereeOn((await memory()).store, seeded)];
    await shoot(one, {}, `${RIFLE} faces:"2"`);
    await shoot(other);
    const volley = '/fire weapon:smg range:2 auto figures:9';
    expect(facesOf((await shoot(one, {}, volley)).record)).toEqual(facesOf((await shoot(other, {}, volley)).record));
  });

  test.each([
    ['5 6', [5, 6]],
    ['5,6', [5, 6]],
    [' 5 ,  6 ', [5, 6]],
    ['007', [7]],
    ['100', [100]],
    ['', []],
    [' , ', []],
  ])('are read from %j', (text, faces) => expect(readFaces(text)).toEqual(faces));
});

describe('too few of them', () => {
  test('say what fell so far, and what the next die is for', async () => {
    const { steps, sides, throwingFor, faces } = await owed('4');
    expect(steps.map(({ label, faces, result }) => [label, faces, result])).toEqual([['to-hit', [4], 'hit']]);
    expect(sides).toBe(6);
    expect(throwingFor).toMatchObject({ rule: 'LC-EFF-01', label: 'effects' });
    expect(faces).toEqual([4]);
  });

  test('say so too when none was given at all', async () => {
    const { steps, throwingFor } = await owed('');
    expect(steps).toEqual([]);
    expect(throwingFor?.label).toBe('to-hit');
  });

  test('can be given one more each time, to the end', async () => {
    const volley = '/fire weapon:smg range:2 auto figures:3';
    const faces: number[] = [];
    const asked: string[] = [];
    for (let more = true; more; ) {
      const thrown = await given(faces.join(' '), volley).catch((error) => error);
      more = thrown instanceof DieOwed;
      if (more) asked.push(thrown.throwingFor.label);
      if (more) faces.push(2);
    }
    expect(asked).toEqual(['to-hit', 'effects', 'effects', 'effects']);
    expect((await recordsOf(store)).map(facesOf)).toEqual([[2, 2, 2, 2]]);
  });
});

describe('wrong ones', () => {
  test.each([
    ['2 6', 'face-too-many', { position: 2, face: 6, used: 1 }],
    ['4 2 6 6', 'face-too-many', { position: 3, face: 6, used: 2 }],
    ['7', 'face-impossible', { position: 1, face: 7, sides: 6 }],
    ['4 0', 'face-impossible', { position: 2, face: 0, sides: 6 }],
    ['4 six', 'face-not-a-number', { position: 2, face: 'six' }],
    ['4 -2', 'face-not-a-number', { position: 2, face: '-2' }],
    ['4 2.5', 'face-not-a-number', { position: 2, face: '2.5' }],
    ['1234', 'face-not-a-number', { position: 1, face: '1234' }],
  ])('%s: %s, naming the die', async (faces, says, values) => {
    expect(await thrownBy(() => given(faces))).toMatchObject({ name: 'InputError', says, values });
    expect(await recordsOf(store)).toEqual([]);
  });

  test('are not asked for by odds, which throw nothing', async () => {
    expect((await referee.rule(typed(`${RIFLE} faces:7 odds`), 'fire')).kind).toBe('odds');
  });
});
