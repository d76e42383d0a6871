import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { SealedSoFar } from '../../../src/fairness/sealing.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { sayTo } from '../../commands/club-table.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

/** Anna hides Otto and Hans; Bob’s Miller stands at the other end of a table with a farm on it. */
async function ambush(rules = 'landser', begun = true) {
  const { store } = await memory();
  const referee = refereeOn(store);
  const answer = sayTo(referee);
  const told = async (line: string) => plainText((await answer(line)).document);
  const failing = (line: string) =>
    answer(line).then(
      () => 'done',
      (error: { says?: string }) => error.says,
    );
  for (const line of [
    `@ump /game new name:Caen rules:${rules} sides:"Reds, Blues"`,
    '/game join side:reds',
    '@bob /game join side:blues',
    '@ump /battlefield new size:48x36',
    '@ump /battlefield lay piece:"wood wood-1 at 10,9 size 12x8"',
    '/unit add profile:rifleman name:Otto hidden:true',
    '/unit add profile:rifleman name:Hans hidden:true',
    '/battlefield move what:Otto to:10,12.5',
    '/battlefield move what:Hans to:13,7',
    '@bob /unit add profile:rifleman name:Miller',
    '@ump /battlefield move what:Miller to:30,30 facing:180',
    ...(begun ? ['@ump /initiative faces:"5 2"', '@ump /turn end'] : []),
  ])
    await answer(line);
  return { store, referee, answer, told, failing };
}

/** Whether everything that a log opens is what it had sealed. */
function fits(records: readonly LogRecord[]): boolean {
  const sealed = new SealedSoFar();
  return records.every((record) => {
    const placed = { record, log: 'caen', before: undefined, chain: undefined } as never;
    return sealed.in(placed, () => undefined).fault === undefined;
  });
}

test('what a hidden unit does is sealed too, and its own side is told', async () => {
  const { store, told, answer, referee } = await ambush();
  const { document } = await answer('/act who:Otto action:hide');
  expect(document).toMatchObject({ private: true, secret: true });
  expect(plainText(document)).toContain('Otto at K13');
  expect(await told('/unit show unit:Otto')).toContain('hiding');
  const { command, events } = (await recordsOf(store)).at(-1)!;
  expect(command).toBe('/battlefield hide');
  expect(JSON.stringify(events)).not.toMatch(/Otto|hide"/);
  expect(JSON.stringify(await referee.campaign('caen'))).not.toContain('Otto');
  expect(JSON.stringify(await referee.campaign('caen', 'ump'))).toContain('Otto');
  expect(JSON.stringify(await referee.campaign('caen', 'bob'))).not.toContain('Otto');
});

test('what everybody would see isn’t done until its own side shows it', async () => {
  const { failing, told } = await ambush();
  expect(await failing('/fire who:Otto target:Miller weapon:rifle')).toBe('unit-hidden');
  expect(await told('/battlefield reveal what:Otto')).toContain('The Reds show Otto');
  expect(await told('@bob /unit list')).toContain('Otto');
  expect(await told('@bob /unit list')).not.toContain('Hans');
});

test('LS-OBS-03: whoever comes within two inches spots a hidden man, whatever he hides in', async () => {
  const { told } = await ambush();
  expect(await told('@ump /battlefield move what:Miller to:10,15')).not.toContain('Otto');
  expect(await told('@ump /battlefield move what:Miller to:10,14.5')).toContain('Miller spots Otto');
  expect(await told('@bob /battlefield show text:true')).toContain('Otto is at K13');
});

test('nobody becomes hidden again by an undo, but a sealed move is taken back', async () => {
  const { told } = await ambush();
  await told('/act who:Otto action:hide');
  await told('/undo');
  expect(await told('/unit show unit:Otto')).not.toContain('hiding');
  await told('/redo');
  expect(await told('/unit show unit:Otto')).toContain('hiding');
  await told('/battlefield reveal what:Otto');
  await told('/undo');
  expect(await told('@bob /unit list')).toContain('Otto');
});

test('the end of a battle opens every seal, and whoever checks the log finds what was changed', async () => {
  const { store, told } = await ambush();
  await told('/act who:Otto action:hide');
  await told('/battlefield reveal what:Hans');
  expect(await told('@ump /game end confirm:true')).toContain('Otto');
  const records = await recordsOf(store);
  const ended = records.flatMap(({ events }) => events).find((event) => event.type === 'hiding-ended')!;
  expect(ended.seals).toHaveLength(5);
  expect(fits(records)).toBe(true);
  for (const type of ['hidden-shown', 'hiding-ended'] as const) {
    const altered = JSON.parse(JSON.stringify(records), (name, value) =>
      name === 'at' && (value === '13,7' || value === '10,12.5') ? '11,11' : value,
    ) as LogRecord[];
    const only = altered.map((record, i) =>
      record.events.some((event) => event.type === type) ? record : records[i]!,
    );
    expect(fits(only)).toBe(false);
  }
});

test('somebody who may have seen what a side hides plays for no other', async () => {
  const { failing } = await ambush();
  expect(await failing('@ump /game join side:blues')).toBe('knows-hidden');
  await failing('/game leave');
  expect(await failing('/game join side:blues')).toBe('knows-hidden');
});

test('a side hides no more than its seals have places for', async () => {
  const { failing } = await ambush();
  expect(await failing('/unit add profile:rifleman count:47 hidden:true')).toBe('too-many-hidden');
  expect(await failing('/unit add profile:rifleman count:46 hidden:true')).toBe('done');
});

test('units that stand open can be hidden until the first turn begins, with those that are hidden already', async () => {
  const { store, told, failing, referee } = await ambush('landser', false);
  for (const name of ['Karl', 'Kurt']) await told(`/unit add profile:rifleman name:${name}`);
  await told('/battlefield move what:Karl to:20,5');
  expect(await told('@bob /unit list')).toContain('Karl');
  // Nobody hides another’s men, nor those that aren’t there.
  expect(await failing('/battlefield hide what:Miller')).toBe('not-your-side');
  expect(await failing('@bob /battlefield hide what:Karl')).toBe('not-your-side');
  await told('/battlefield hide what:Karl');
  const seen = await told('@bob /unit list');
  expect([seen.includes('Karl'), seen.includes('Kurt')]).toEqual([false, true]);
  expect(await told('/unit show unit:Karl')).toContain('Karl');
  const { hidden, units } = (await referee.campaign('caen')).game!;
  expect(Object.values(units).map(({ name }) => name)).toEqual(['Miller', 'Kurt']);
  expect(hidden!.reds!.seals).toHaveLength(5);
  // A new seal on the same men, and on none of a side that hides nobody.
  await told('/battlefield hide');
  expect((await referee.campaign('caen')).game!.hidden!.reds!.seals).toHaveLength(6);
  await told('@ump /battlefield hide side:blues');
  expect((await referee.campaign('caen')).game!.hidden!.blues!.seals).toHaveLength(1);
  await told('@ump /initiative faces:"5 2"');
  await told('@ump /turn end');
  expect(await failing('/battlefield hide what:Kurt')).toBe('hides-too-late');
  await told('@ump /battlefield hide what:Kurt');
  expect(await told('@bob /unit list')).not.toContain('Kurt');
  await told('@ump /game end confirm:true');
  const records = await recordsOf(store);
  expect(JSON.stringify(records.at(-1)!.events)).toContain('"name":"Karl"');
  expect(fits(records)).toBe(true);
});

describe('LS-BRK-01: a side has nobody left in the open', () => {
  /** Anna's Bell shoots Bob's Miller off the table. @param hiding what Bob did before the first turn */
  const beaten = async (...hiding: readonly string[]) => {
    const { store } = await memory();
    const answer = sayTo(refereeOn(store));
    for (const line of [
      '@ump /game new name:Caen rules:landser sides:"Reds, Blues"',
      '/game join side:reds',
      '@bob /game join side:blues',
      '@ump /battlefield new size:48x36',
      '/unit add profile:rifleman name:Bell',
      '@bob /unit add profile:rifleman name:Miller',
      '@ump /battlefield move what:Bell to:10,10 facing:0',
      '@ump /battlefield move what:Miller to:10,20 facing:180',
      ...hiding,
      '@ump /initiative faces:"5 2"',
      '@ump /turn end',
    ])
      await answer(line);
    return plainText((await answer('/fire attacker:Bell target:Miller faces:"5 6 6"')).document);
  };

  test('and the battle is over', async () => {
    expect(await beaten()).toContain('The battle is over: Reds win.');
  });

  test('and the battle goes on if somebody may be hidden: nobody learns whether there’s anybody', async () => {
    const jones = '@bob /unit add profile:rifleman name:Jones hidden:true';
    const [hides, hidesNobody] = [await beaten(jones), await beaten('@bob /battlefield hide')];
    expect(hides).toContain('The Blues have nobody left in the open. The battle goes on, in case somebody is hidden.');
    expect(hidesNobody).toBe(hides);
  });
});
