import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import type { BeaconChain } from '../../../src/fairness/beacon/chain.ts';

const folder = fileURLToPath(new URL('../../../verifier/', import.meta.url));

export const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

/** A test that needs Python 3, and says so where there's none. */
export const ifPython = (name: string, work: () => Promise<void>) =>
  test.skipIf(!hasPython)(`${name}${hasPython ? '' : ' (skipped: no Python 3)'}`, { timeout: 1_800_000 }, work);

/** A log that verifier/verify.py is asked about, and its ledgers. */
export interface Question {
  readonly what: string;
  readonly file: CampaignExport;
  readonly chain: BeaconChain;
  readonly ledgers?: readonly unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: what another program says
type Loose = any;

/** What the second verifier says of each, from one process. */
export async function askPython(questions: readonly Question[]): Promise<readonly Loose[]> {
  const program = `import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
sys.dont_write_bytecode = True
import verify
for line in sys.stdin:
    asked = json.loads(line)
    found = verify.check(asked["file"], asked["chain"], asked.get("ledgers", ()))
    found["fits"] = not (found["wrong"] or found.get("altered") or ("ledger" in found and not verify.fits_ledgers(found["ledger"])))
    found["told"] = list(verify.told(found))
    print(json.dumps(found))`;
  const python = spawn('python3', ['-c', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(python, 'close');
  python.stdin.end(questions.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const said = await text(python.stdout);
  expect((await ended)[0]).toBe(0);
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
