import { expect, test } from 'vitest';
import type { LogRecord } from '../../src/campaign/record.ts';
import { calledBy, calledLines } from '../../src/command/called.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainLine } from '../../src/reply/plain-text.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';

/** The last record of a game, and whom it calls if somebody else than its author had made it. */
async function calling(playing: Playing, by: string) {
  const { game } = await playing.referee.campaign('caen');
  const record = (await recordsOf(playing.store)).at(-1)!;
  const called = calledBy({ ...record, by }, game);
  return { called, said: calledLines(english, called, game).map(plainLine), record, game };
}

/** A team of each side by WW2 Skirmish, in the phase of whoever won it, who fights the other hand to hand. */
async function fought() {
  const playing = await Playing.begin();
  const say = (user: string, command: string) => playing.says(user, command);
  await say('ute', '/game new rules:ww2-skirmish');
  await say('anna', '/game join side:axis');
  await say('ben', '/game join side:allies');
  await say('anna', '/unit add profile:rifle-team name:Hale');
  await say('ben', '/unit add profile:rifle-team name:Kruse');
  await say('ute', '/turn end');
  const { game } = await playing.referee.campaign('caen');
  const isAnnas = game?.at?.side === 'axis';
  const [own, other] = isAnnas ? ['anna', 'ben'] : ['ben', 'anna'];
  const [unit, enemy] = isAnnas ? ['Hale', 'Kruse'] : ['Kruse', 'Hale'];
  await say(own!, `/move who:${unit} moves:1`);
  await say(own!, `/assault who:${unit} target:${enemy} faces:"6 1"`);
  return { playing, say, own: own!, other: other!, enemy: enemy! };
}

test('a test calls nobody, as anybody may throw it', async () => {
  const { playing, own } = await fought();
  expect((await calling(playing, own)).called).toEqual([]);
});

test('WS-MOR-04 a retirement calls its player, though it’s owed only as things stand', async () => {
  const { playing, say, own, other, enemy } = await fought();
  await say(other, `/morale who:${enemy} faces:6`);
  const { called, said, record, game } = await calling(playing, own);
  expect(called).toMatchObject([{ user: other, why: 'owes', owed: [{ verb: 'move' }] }]);
  expect(said).toEqual([`${other}: /move who:${enemy} comes first, and it’s yours to give.`]);
  // It isn't new any more by a record that has nothing to do with it.
  const note: LogRecord = { ...record, by: own, events: [{ type: 'noted', text: 'Rain.' }] };
  expect(calledBy(note, game)).toEqual([]);
});

test('who asked is called by the answer, and nobody by their own', async () => {
  const playing = await Playing.caen();
  await playing.says('anna', '/unit add profile:rifleman name:Bell');
  await playing.says('ben', '/unit add profile:rifleman name:Miller');
  await playing.says('ute', '/turn end');
  await playing.says('anna', '/fire attacker:Bell target:Miller range:8 faces:2');
  await playing.says('anna', '/undo');
  expect((await calling(playing, 'anna')).called).toEqual([{ user: 'ben', why: 'asked' }]);
  await playing.says('ben', '/agree');
  expect((await calling(playing, 'ben')).called).toMatchObject([{ user: 'anna', why: 'answered' }]);
  expect((await calling(playing, 'anna')).called).toEqual([]);
});

test('all who wrote orders are called once they’re shown', async () => {
  const playing = await Playing.caen();
  await playing.says('anna', '/order', { secret: { text: 'Hold the wood.' } });
  expect((await calling(playing, 'anna')).called).toEqual([{ user: 'ben', why: 'orders' }]);
  await playing.says('ben', '/order', { secret: { text: 'Take the wood.' } });
  const { called, said } = await calling(playing, 'ben');
  expect(called).toEqual([{ user: 'anna', why: 'revealed' }]);
  expect(said).toEqual(['anna: all the orders are in. Here they are.']);
});
