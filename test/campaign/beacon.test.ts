import { describe, expect, test } from 'vitest';
import { type Campaign, fold, nothingYet } from '../../src/campaign/campaign.ts';
import { isBookkeeping } from '../../src/campaign/events/index.ts';
import { type LogEvent, type LogRecord, RECORD_VERSION } from '../../src/campaign/record.ts';

const SHA = 'ab'.repeat(32);
const SET: LogEvent = { type: 'beacon-set', chain: SHA, ledger: '1143937525874692660' };
const DRAWN: LogEvent = {
  ...{ type: 'drawn', reply: '1143937534263431175', notice: '1143937534263431176', salt: '00'.repeat(16) },
  ...{ last: 1, before: 'ab'.repeat(16), veil: SHA, round: 1000, signature: 'ab'.repeat(48) },
};

function recordOf(seq: number, ...events: readonly LogEvent[]): LogRecord {
  const at = new Date(1_800_000_000_000 + seq * 1000).toISOString();
  return { version: RECORD_VERSION, seq, at, by: 'anna', interaction: `i${seq}`, command: '/x', events: [...events] };
}

const foldOf = (records: readonly LogRecord[], struck: ReadonlySet<number> = new Set()): Campaign =>
  records.reduce((campaign, record) => fold(campaign, record, struck), nothingYet);

describe('dice from a beacon', () => {
  test('stand in the campaign with their chain and their ledger, until they end', () => {
    expect(foldOf([]).beacon).toBeUndefined();
    expect(foldOf([recordOf(1, SET)]).beacon).toEqual({ chain: SHA, ledger: '1143937525874692660' });
    expect(foldOf([recordOf(1, SET), recordOf(2, { type: 'beacon-ended' })])).not.toHaveProperty('beacon');
  });

  test('end with an import: the ledger is another bot’s', () => {
    const imported: LogEvent = { type: 'imported', log: 'x', last: 1, proof: 'holds', dice: 0 };
    expect(foldOf([recordOf(1, SET), recordOf(2, imported)])).not.toHaveProperty('beacon');
  });

  test('aren’t taken back by an undo, nor is what was announced', () => {
    expect(foldOf([recordOf(1, SET)], new Set([1])).beacon).toBeDefined();
    for (const event of [SET, DRAWN, { type: 'beacon-ended' } as const]) expect(isBookkeeping(event)).toBe(true);
  });
});
