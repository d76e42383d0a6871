import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_VERSION, UMPIRE_VERSION } from '../../src/campaign/export/export.ts';
import { RECORD_VERSION } from '../../src/campaign/record.ts';
import { fingerprintAfter } from '../../src/fairness/chain.ts';
import { commitmentOf, seedOf } from '../../src/fairness/seed.ts';
import { streamOf } from '../../src/fairness/stream.ts';
import { committedTo } from '../../src/referee/fairness/log-dice.ts';

const LOG = 'long';

/** Writes a log of so many records, a die in each but the first and the last, in parts, without ever holding more than one. */
export function writeParts(folder: string, records: number, { aPart = 20_000, why = 'x' } = {}): string[] {
  const seed = seedOf('a long log');
  const commitment = commitmentOf(seed);
  const files: string[] = [];
  let before = '';
  for (let first = 1; first <= records; first += aPart) {
    const part: object[] = [];
    const fingerprints: string[] = [];
    for (let seq = first; seq < first + aPart && seq <= records; seq++) {
      const record = recordOf(seq, eventsOf(seq));
      before = fingerprintAfter(before, record);
      fingerprints.push(before);
      part.push(record);
    }
    const number = files.length + 1;
    const more = first + aPart <= records;
    const head = { umpire: EXPORT_VERSION, format: 'campaign', version: UMPIRE_VERSION, log: LOG, commitment };
    const own = { origins: [], rulesets: {}, struck: [], part: { number, first, more }, fingerprints, records: part };
    files.push(join(folder, `long-${number}.json`));
    writeFileSync(files.at(-1)!, JSON.stringify({ ...head, ...own }));
  }
  return files;

  function eventsOf(seq: number): object[] {
    if (seq === 1) return [committedTo(seed)];
    if (seq === records) {
      const shown = { type: 'seed-revealed', commitment, seed: seed.toString('hex') };
      return [shown, committedTo(seedOf('the next'))];
    }
    const face = streamOf({ seed, scheme: 2, mix: '', log: LOG, seq, interaction: `i${seq}` })(6);
    const steps = [{ sides: 6, faces: [face] }];
    return [{ type: 'rolled', notation: 'd6', why, total: face, output: `[${face}]`, steps }];
  }
}

function recordOf(seq: number, events: readonly object[]): object {
  const at = '2026-06-06T12:00:00.000Z';
  return { version: RECORD_VERSION, seq, at, by: 'anna', interaction: `i${seq}`, command: '/roll dice:d6', events };
}
