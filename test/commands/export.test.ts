import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  type CampaignExport,
  GZIP_ABOVE,
  MOST_BYTES,
  MOST_RECORDS,
  packed,
  UMPIRE_VERSION,
} from '../../src/campaign/export/export.ts';
import { keys } from '../../src/campaign/keys.ts';
import { type LogRecord, RECORD_VERSION } from '../../src/campaign/record.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { problemOf } from '../../src/command/problem.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { NIGHTLY } from '../nightly.ts';
import { broken, MeddledStore } from '../referee/meddled-store.ts';
import { memory, recordsOf, refereeOn, thrownBy } from '../referee/table.ts';
import { attachedTo, battle, handing, type Say, STORES, sayOver, sayTo } from './club-table.ts';

const exportedBy = async (say: Say, line = '/game export') =>
  ((await say(line)).json.data as { export: CampaignExport }).export;

test('an export says which Umpire wrote it', () => {
  expect(UMPIRE_VERSION).toBe(packageJson.version);
});

describe('a campaign past the limits of a file', () => {
  /** A log that has become longer than anybody types: so many records, each with a note of so many letters. */
  async function long(records: number, letters: number): Promise<Say> {
    const { store } = await memory();
    await sayOver(store)('/game new name:Caen');
    const [first] = await recordsOf(store);
    const { log } = await refereeOn(store).fairness.status('caen');
    const events = [{ type: 'noted', text: 'x'.repeat(letters) }];
    for (let seq = 2; seq <= records; seq++)
      await store.set(keys.record(log, seq), { ...first, seq, interaction: `i${seq}`, command: '/note', events });
    return sayOver(store);
  }

  const refused = async (say: Say) => {
    const error = await thrownBy(() => say('/game export'));
    expect(error).toMatchObject({ says: 'export-in-parts' });
    expect(plainText(problemOf(english, error, 'test').document)).toContain('umpire export');
  };

  test('isn’t exported by /game export, which says what writes it in parts', async () => {
    await refused(await long(40, 1_000_000));
  });

  test.runIf(NIGHTLY)(
    'nor one of too many records',
    async () => {
      await refused(await long(MOST_RECORDS + 1, 1));
    },
    300_000,
  );
});

describe.each(STORES)('a campaign on %s', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await battle(say);
  });
  afterEach(() => store.close());

  test('is exported whole: every record as the log has it, and which are struck', async () => {
    const exported = await exportedBy(say);
    expect(exported.records).toEqual(await recordsOf(store));
    expect(exported.records).toEqual((await say('/log size:200')).json.log);
    expect(exported).toMatchObject({
      umpire: 1,
      format: 'campaign',
      version: UMPIRE_VERSION,
      name: 'Caen',
      origins: [],
      rulesets: { 'landser-classic': expect.any(String) },
      struck: [10],
    });
  });

  test('comes as a file that holds the same', async () => {
    const answer = await say('/game export');
    const { name, bytes } = attachedTo(answer);
    expect(name).toMatch(/^caen-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual((answer.json.data as { export: unknown }).export);
    expect(plainText(answer.document)).toContain(name);
  });

  test('goes to another channel and to another installation, and comes out the same', async () => {
    const exported = await exportedBy(say);
    const { bytes } = attachedTo(await say('/game export'));
    const elsewhere = await open();
    for (const there of [say, sayOver(elsewhere)]) {
      await there('#falaise /game import file:caen.json', handing(bytes));
      const again = await exportedBy(there, '#falaise /game export');
      expect(again.records.slice(0, -1)).toEqual(exported.records);
      expect(again.struck).toEqual(exported.struck);
      expect(again.log).not.toBe(exported.log);
      expect(again.commitment).not.toBe(exported.commitment);
      expect(again.origins).toEqual([{ log: exported.log, last: exported.records.length }]);
      expect(again.records.at(-1)).toMatchObject({
        seq: exported.records.length + 1,
        events: [
          { type: 'committed', commitment: again.commitment },
          { type: 'imported', log: exported.log, last: exported.records.length, proof: 'holds', dice: 0 },
        ],
      });
      expect((await there('#falaise /game status')).json).toEqual((await say('/game status')).json);
    }
    await elsewhere.close();
  });

  test('goes on with a new seed, to which the next record commits', async () => {
    const { bytes } = attachedTo(await say('/game export'));
    const before = await recordsOf(store);
    const { commitment } = (await say('#falaise /game import file:x', handing(bytes))).json.data as {
      commitment: string;
    };
    // A new process knows only what is in the store.
    const anew = sayOver(store);
    await anew('#falaise /fire weapon:rifle range:8');
    await anew('#falaise /fire weapon:rifle range:8');
    const after = await recordsOf(store, 'falaise');
    expect(after.slice(0, before.length)).toEqual(before);
    const [arrival, next, later] = after.slice(before.length) as [LogRecord, LogRecord, LogRecord];
    expect(arrival.events[0]).toEqual({
      type: 'committed',
      commitment,
      mix: '',
      scheme: 2,
      veil: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(arrival.seq).toBe(before.length + 1);
    expect(next.events.map(({ type }) => type)).toEqual(['ruled']);
    expect(later.events.map(({ type }) => type)).toEqual(['ruled']);
    expect(await recordsOf(store)).toEqual(before);
  });

  test('says whether its dice are the ones of its seed, once that is shown', async () => {
    for (let i = 0; i < 5; i++) await say('/fire weapon:rifle range:8');
    await say('/undo');
    const { bytes } = attachedTo(await say('/game export'));
    const elsewhere = await open();
    const told = async (there: Say, file: Uint8Array | string) => {
      await there('#bayeux /data delete server:true confirm:true', { manager: true });
      const answer = await there('#bayeux /game import file:x', handing(file));
      const log = plainText((await there('#bayeux /log size:3')).document);
      return { proof: (answer.json.data as { proof: string }).proof, reply: plainText(answer.document), log };
    };
    const early = await told(say, bytes);
    expect(early.proof).toBe('unknown');
    for (const text of [early.reply, early.log]) expect(text).toContain('can’t be checked yet');
    await say('/fair reveal');
    // Shown in its own log, though not in the file.
    const here = await told(say, bytes);
    expect(here.proof).toBe('holds');
    for (const text of [here.reply, here.log]) {
      expect(text).toMatch(/#1 to #18 were thrown elsewhere.* I’ve worked all \d+ dice out again, and they’re right/s);
    }
    expect((await told(sayOver(elsewhere), bytes)).proof).toBe('unknown');
    const shown = attachedTo(await say('/game export')).bytes;
    expect((await told(sayOver(elsewhere), shown)).proof).toBe('holds');
    const file = JSON.parse(Buffer.from(shown).toString()) as CampaignExport;
    const step = file.records[13]!.events.flatMap((event) => (event.type === 'ruled' ? event.steps : []))[0]!;
    (step.faces as number[])[0] = (step.faces[0]! % 6) + 1;
    const changed = await told(say, JSON.stringify(file));
    expect(changed.proof).toBe('fails');
    expect(changed.log).toContain('somebody has changed the file');
    await elsewhere.close();
  });

  test('can be undone past its import', async () => {
    await say('#falaise /game import file:x', handing(attachedTo(await say('/game export')).bytes));
    expect((await sayOver(store)('#falaise /undo')).json).toMatchObject({ data: { asked: [9] } });
    expect((await sayOver(store)('#falaise @bob /agree')).json).toMatchObject({ struck: [9] });
  });

  test('is taken over by whoever brings it, who is none of its umpires', async () => {
    const answer = await say(
      '@carla #falaise /game import file:x',
      handing(attachedTo(await say('/game export')).bytes),
    );
    expect(plainText(answer.document)).toContain('You’re now one of its umpires.');
    await sayOver(store)('@carla #falaise /game pause');
    const records = await recordsOf(store, 'falaise');
    expect(records.at(-2)).toMatchObject({
      seq: 13,
      by: 'carla',
      events: [{ type: 'committed' }, { type: 'imported' }, { type: 'umpire-named' }],
    });
    expect(records.at(-1)!.events).toEqual([{ type: 'game-paused' }]);
  });

  test('is brought in once, however often the command is delivered', async () => {
    const { bytes } = attachedTo(await say('/game export'));
    const asked = { ...handing(bytes), interaction: '112233445566778899' };
    const first = await say('#falaise /game import file:x', asked);
    expect(await say('#falaise /game import file:x', asked)).toEqual(first);
    expect(await sayOver(store)('#falaise /game import file:x', asked)).toEqual(first);
  });

  test('does not come where another is played', async () => {
    const { bytes } = attachedTo(await say('/game export'));
    await say('#falaise /game new name:Falaise');
    expect(await thrownBy(() => say('#falaise /game import file:x', handing(bytes)))).toMatchObject({
      says: 'game-open',
    });
    expect(await recordsOf(store, 'falaise')).toHaveLength(1);
  });

  test('comes in the place of a finished one by the word of its umpire or of a manager only', async () => {
    const { bytes } = attachedTo(await say('/game export'));
    await say('#falaise /game new name:Falaise');
    await say('#falaise /game end confirm:true');
    const bob = () => say('@bob #falaise /game import file:x', handing(bytes));
    expect(await thrownBy(bob)).toMatchObject({ says: 'not-your-channel' });
    const asManager = { ...handing(bytes), managesChannel: true };
    expect((await say('@bob #falaise /game import file:x', asManager)).json.data).toEqual({ toConfirm: 'game import' });
    await say('@bob #falaise /game import file:x confirm:true', asManager);
    expect((await say('#falaise /game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
  });

  test('comes in the place of loose rulings', async () => {
    await say('#falaise /fire weapon:rifle range:8');
    const file = handing(attachedTo(await say('/game export')).bytes);
    expect((await say('#falaise /game import file:x', file)).json.data).toEqual({ toConfirm: 'game import' });
    await say('#falaise /game import file:x confirm:true', file);
    expect((await say('#falaise /game status')).json).toMatchObject({ data: { game: { name: 'Caen' } } });
  });

  test('of more than a hundred records is the same, with a snapshot', async () => {
    for (let i = 0; i < 120; i++) await say(`/note text:"Line ${i}"`);
    const exported = await exportedBy(say);
    await say('#falaise /game import file:x', handing(attachedTo(await say('/game export')).bytes));
    const anew = sayOver(store);
    expect((await exportedBy(anew, '#falaise /game export')).records.slice(0, -1)).toEqual(exported.records);
    expect((await anew('#falaise /game status')).json).toEqual((await say('/game status')).json);
  });
});

describe('an export', () => {
  test('holds no secret, whatever its form', async () => {
    const { store, rows } = await memory();
    const say = sayOver(store);
    await battle(say);
    const seeds = [...rows]
      .filter(([key]) => key.includes(':secret:'))
      .map(([, row]) => JSON.parse(row).value as string);
    // The seed, and the veil.
    expect(seeds).toHaveLength(2);
    for (const as of ['json', 'markdown']) {
      const answer = await say(`/game export as:${as}`);
      const whole =
        JSON.stringify([answer.json, answer.document.lines]) + Buffer.from(attachedTo(answer).bytes).toString();
      for (const seed of seeds) expect(whole).not.toContain(seed);
    }
  });

  test('of nothing is an input error', async () => {
    const say = sayOver((await memory()).store);
    expect(await thrownBy(() => say('/game export'))).toMatchObject({ says: 'nothing-to-export' });
  });

  test('that is large is compressed, and read all the same', async () => {
    const say = sayOver((await memory()).store);
    await say('/note text:word');
    const exported = await exportedBy(say);
    const [record] = exported.records as [LogRecord];
    const note = { type: 'noted', text: 'x'.repeat(GZIP_ABOVE) } as const;
    const large = { ...exported, records: [{ ...record, events: [...record.events, note] }] };
    const { name, bytes } = await packed(large, 'caen');
    expect(name).toBe('caen.json.gz');
    expect(bytes.length).toBeLessThan(GZIP_ABOVE / 10);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(large);
  });
});

describe('a file that is brought in', () => {
  let say: Say;
  let store: MeddledStore;
  let exported: CampaignExport;
  beforeEach(async () => {
    store = new MeddledStore((await memory()).store);
    say = sayTo(refereeOn(store));
    await battle(say);
    exported = await exportedBy(say);
  });

  const bringing = (bytes: Uint8Array | string) => () => say('#falaise /game import file:x', handing(bytes));
  // biome-ignore lint/suspicious/noExplicitAny: it is damaged on purpose
  const changed = (change: (file: any) => void) => {
    const file = structuredClone(exported);
    change(file);
    return JSON.stringify(file);
  };

  test.each([
    ['no JSON', () => 'name,profile\n', { says: 'export-foreign' }],
    ['no text', () => new Uint8Array([0xff, 0xfe, 0]), { says: 'export-foreign' }],
    ['another JSON', () => '{"version":1}', { says: 'export-foreign' }],
    ['null', () => 'null', { says: 'export-foreign' }],
    ['empty', () => '', { says: 'export-foreign' }],
    [
      'of a newer Umpire',
      () =>
        changed((f) => {
          f.umpire = 2;
          f.version = '9.0.0';
        }),
      { says: 'export-newer', values: { version: '9.0.0' } },
    ],
    [
      'with a newer record',
      () =>
        changed((f) => {
          f.records[3].version = RECORD_VERSION + 1;
        }),
      { says: 'export-newer' },
    ],
    [
      'without records',
      () =>
        changed((f) => {
          f.records = [];
        }),
      { says: 'export-damaged', values: { where: 'records' } },
    ],
    [
      'without a log',
      () =>
        changed((f) => {
          delete f.log;
        }),
      { says: 'export-damaged', values: { where: 'log' } },
    ],
    [
      'with a record missing',
      () => changed((f) => f.records.splice(3, 1)),
      { says: 'export-damaged', values: { where: 'record 4: seq' } },
    ],
    [
      'with a record that lacks its events',
      () =>
        changed((f) => {
          delete f.records[3].events;
        }),
      { says: 'export-damaged', values: { where: 'record 4: events' } },
    ],
    [
      'with a face that is no number',
      () =>
        changed((f) => {
          f.records[8].events[0].steps[0].faces = ['6'];
        }),
      { says: 'export-damaged', values: { where: 'record 9: events.0.steps.0.faces.0' } },
    ],
    [
      'that strikes out what is to come',
      () =>
        changed((f) => {
          f.records[11].events[1].strikes = [99];
        }),
      { says: 'export-damaged' },
    ],
    [
      'by a rulebook that is not known',
      () =>
        changed((f) => {
          f.records[0].events[1].rules = 'squad-leader';
        }),
      { says: 'export-damaged', values: { where: 'record 1: events.1.rules' } },
    ],
    [
      'cut off while compressed',
      () => gzipSync(JSON.stringify(exported)).subarray(0, 400),
      { says: 'export-damaged', values: { where: 'gzip' } },
    ],
    [
      'a small one that becomes too large',
      () => gzipSync(Buffer.alloc(MOST_BYTES + 1, ' ')),
      { says: 'file-too-large' },
    ],
  ])('%s is refused, and nothing is imported', async (_, bytes, error) => {
    expect(await thrownBy(bringing(bytes()))).toMatchObject(error);
    expect(await recordsOf(store, 'falaise')).toEqual([]);
  });

  test('with fingerprints that are not ours is taken, and the answer says so, again if it comes twice', async () => {
    const zeros = changed((f) => {
      f.fingerprints = f.fingerprints.map(() => '0'.repeat(32));
    });
    const twice = { ...handing(zeros), interaction: '1300000000000000001' };
    for (const answer of [
      await say('#falaise /game import file:x', twice),
      await say('#falaise /game import file:x', twice),
    ]) {
      expect(plainText(answer.document)).toContain('The file’s fingerprints aren’t ours: from record #1 on');
      expect(answer.json.data).toMatchObject({ altered: 1 });
    }
    const missing = changed((f) => f.fingerprints.splice(5));
    const said = await say('#bayeux /game import file:x', handing(missing));
    expect(said.json.data).toMatchObject({ altered: 6 });
    const ours = await say('#caumont /game import file:x', handing(changed(() => {})));
    expect(plainText(ours.document)).not.toContain('fingerprints');
  });

  test('says nothing of what follows from its records: that is worked out again', async () => {
    const claiming = changed((f) => {
      Object.assign(f, { name: 'Kursk', struck: [1, 2, 3], corrected: { 2: 3 }, rulesets: { chess: 'Chess' } });
    });
    const answer = await say('#falaise /game import file:x', handing(claiming));
    expect(plainText(answer.document)).toContain('Caen is here');
    const again = await exportedBy(say, '#falaise /game export');
    for (const key of ['name', 'struck', 'corrected', 'rulesets'] as const) expect(again[key]).toEqual(exported[key]);
  });

  test.each([
    ['origins', Array.from({ length: 400_000 }, () => ({ log: 'a', last: 1 }))],
    ['fingerprints', Array.from({ length: 100_001 }, () => '0'.repeat(32))],
  ])('with more %s than any has is refused before they are looked at', async (key, list) => {
    const flooded = changed((f) => {
      f[key] = list;
    });
    expect(await thrownBy(bringing(flooded))).toMatchObject({ says: 'export-too-much', values: { where: key } });
  });

  test('is not read at all if it is too large, nor missed', async () => {
    const file = { name: 'x', size: MOST_BYTES + 1, bytes: () => Promise.reject(new Error('read')) };
    const large = () => say('#falaise /game import file:x', { files: { file } });
    expect(await thrownBy(large)).toMatchObject({ says: 'file-too-large' });
    expect(await thrownBy(() => say('#falaise /game import file:x'))).toMatchObject({ says: 'missing-options' });
  });

  test('may have more in it than is known', async () => {
    await bringing(
      changed((f) => {
        f.comment = 'kept by Bob';
        f.records[0].mood = 'grim';
      }),
    )();
    expect((await exportedBy(say, '#falaise /game export')).records.slice(0, -1)).toEqual(exported.records);
  });

  test('that breaks off leaves nothing behind', async () => {
    const { store: inner, rows } = await memory();
    const there = new MeddledStore(inner);
    const before = new Map(rows);
    let writes = 0;
    there.meddling.before = (operation) => {
      if (operation === 'add' && ++writes === 11) broken('failed');
    };
    const bring = () => sayOver(there)('/game import file:x', handing(JSON.stringify(exported)));
    expect(await thrownBy(bring)).toMatchObject({ name: 'NotWritten', outcome: 'failed' });
    expect(new Map(rows)).toEqual(before);
  });

  test('comes wholly or not at all, wherever the store breaks', async () => {
    for (let after = 0; ; after++) {
      let left = after;
      store.meddling.before = (operation) => {
        if (operation !== 'get' && operation !== 'getMany' && left-- <= 0) broken('failed');
      };
      const done = await bringing(JSON.stringify(exported))().then(
        () => true,
        () => false,
      );
      store.meddling = {};
      expect((await recordsOf(store, 'falaise')).slice(0, exported.records.length)).toEqual(
        done ? exported.records : [],
      );
      if (done) break;
    }
  });
});
