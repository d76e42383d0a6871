import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ended, objectsIn, start, umpire } from './umpire.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-again-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = `#caen /game new name:"Caen's orchard" rules:landser
#caen /unit add profile:rifleman name:Schmidt side:axis
#caen /unit add profile:rifleman name:Miller side:allies
#caen /note text:"Infantry move 3″ here, can’t they?"
#caen /initiative faces:"6 1"
#caen /turn end
#caen /fire who:Schmidt target:Miller range:8
#caen /roll dice:3d6
#caen /fair reveal
#caen /game export
#caen /log size:200
`;

test('what --json prints of an export is saved to a file, checked and imported again, record for record', async () => {
  const told = objectsIn(await umpire(['--json', '--db', 'memory:'], SCRIPT));
  expect(told.map(({ ok }) => ok)).toEqual(
    SCRIPT.trim()
      .split('\n')
      .map(() => true),
  );
  const [exported, log] = told.slice(-2) as [{ data: { export: { records: object[] } } }, { log: object[] }];
  const { records } = exported.data.export;
  expect(JSON.stringify(records)).toMatch(/\d″/);
  expect(log.log).toEqual(records);
  const file = join(folder, 'saved.json');
  writeFileSync(file, JSON.stringify(exported.data.export));
  expect(await ended(start(['verify', file]))).toMatchObject({ status: 0, out: expect.stringContaining('are right') });

  const again = `#falaise /game import file:"${file}"\n#falaise /game export\n`;
  const [imported, after] = objectsIn(await umpire(['--json', '--db', 'memory:'], again));
  expect(imported).toMatchObject({ ok: true, data: { records: records.length, proof: 'holds' } });
  expect(imported!.data).not.toHaveProperty('altered');
  const copy = (after as typeof exported).data.export.records;
  expect(copy.slice(0, records.length)).toEqual(records);
});
