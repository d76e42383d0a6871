import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import { Unanswered } from '../../../src/discord/answers/unanswered.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import { Misses } from '../../../src/referee/misses.ts';
import { english } from '../../../src/reply/english/index.ts';

const asked = new Date('2026-11-22T12:00:00Z');
const judged = { book: 'landser-classic', rule: 'LC-FIRE-02', query: 'can I swim' };
const buttons = [
  { action: 'rule', of: { rule: 'LC-FIRE-02' }, label: 'The whole rule' },
  { action: 'helped', of: judged, label: 'This helped' },
  { action: 'missed', of: judged, label: 'It didn’t help' },
] as const;
const unanswered = { book: 'landser', query: 'can I swim', shown: 'LS-MOVE-01, LS-MOVE-02' };
const choices = async () => ({ document: { lines: [], buttons }, unanswered });
const nothing = async () => {
  throw new InputError('no-rule-found', { query: 'zzqq', book: 'landser' });
};

async function heardBy(keeps: boolean) {
  const store = await openMemory({ answerWithin: 10_000 });
  const questions = new Unanswered(english, store, keeps, pino({ enabled: false }));
  const given = await questions.heard(asked, choices);
  await expect(questions.heard(asked, nothing)).rejects.toThrow(InputError);
  await questions.kept();
  const kept = await new Misses(store).all();
  return { actions: given.document.buttons?.map(({ action }) => action), shown: kept.map(({ shown }) => shown).sort() };
}

test('a choice of rules and a question that found nothing are kept without a press', async () => {
  expect(await heardBy(true)).toEqual({
    actions: ['rule', 'helped', 'missed'],
    shown: ['LS-MOVE-01, LS-MOVE-02', 'nothing'],
  });
});

test('with KEEP_MISSES=off nothing is kept, and nobody is asked whether it helped', async () => {
  expect(await heardBy(false)).toEqual({ actions: ['rule'], shown: [] });
});
