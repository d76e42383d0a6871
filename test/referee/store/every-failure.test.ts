import { describe, expect, test } from 'vitest';
import type { StoreError } from '../../../src/campaign/store/store.ts';
import { NotWritten } from '../../../src/referee/not-written.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { broken, isWrite, MeddledStore, type Operation } from '../meddled-store.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, shoot, typed } from '../table.ts';

/** Which operation fails, and what of it: reads always fail before, since nothing hangs on them. */
interface Fault {
  readonly at: number;
  readonly lasting: boolean;
  readonly outcome: StoreError['outcome'];
  readonly when: 'before' | 'after';
}

/** One command on a store with one fault. @returns what is wrong with what was said, and whether the fault was met */
async function tried(scene: Scene, fault: Fault): Promise<{ wrong: string[]; met: boolean }> {
  const whole = (await memory()).store;
  const store = new MeddledStore(whole);
  const referee = refereeOn(store, { onTrouble: () => {} });
  await scene.given(scene.known ? referee : refereeOn(whole));
  const written = async () => (await recordsOf(whole)).filter(({ interaction }) => interaction === snowflake(1)).length;

  let count = 0;
  let where = '';
  const failing = (at: number) => (fault.lasting ? at >= fault.at : at === fault.at);
  store.meddling.before = (operation: Operation, key) => {
    const at = count++;
    if (at === fault.at) where = `${at}: ${operation} ${key.replace(/^[0-9a-f]{32}/, 'LOG')}`;
    if (failing(at) && !isWrite(operation)) broken();
    if (failing(at) && fault.when === 'before') broken(fault.outcome);
  };
  store.meddling.after = (operation) => {
    if (isWrite(operation) && fault.when === 'after' && failing(count - 1)) broken(fault.outcome);
  };
  const said = await scene.when(referee).then(
    () => 'done',
    (error) => (error instanceof NotWritten ? error.outcome : String(error)),
  );
  store.meddling = {};

  const there = await written();
  const wrong: string[] = [];
  if (said === 'done' ? there !== 1 : said === 'failed' ? there !== 0 : said !== 'unknown') {
    wrong.push(`${where}: said "${said}", written ${there} times`);
  }
  await scene.when(referee);
  if ((await written()) !== 1) wrong.push(`${where}: given again, written ${await written()} times`);
  const seqs = (await recordsOf(whole)).map(({ seq }) => seq);
  if (seqs.some((seq, i) => seq !== i + 1)) wrong.push(`${where}: the log has gaps: ${seqs}`);
  return { wrong, met: where !== '' };
}

interface Scene {
  readonly known: boolean;
  given(referee: Referee): Promise<unknown>;
  when(referee: Referee): Promise<unknown>;
}

const shot = (referee: Referee) => shoot(referee, { interaction: snowflake(1) });
const undo = (referee: Referee) => referee.undoing.undo(typed('/undo', { interaction: snowflake(1) }));

const SCENES: Readonly<Record<string, Scene>> = {
  'the first ruling of a channel': { known: true, given: async () => {}, when: shot },
  'a ruling in a log that is known': { known: true, given: (referee) => shoot(referee), when: shot },
  'a ruling in a log yet to be read': { known: false, given: (referee) => shoot(referee), when: shot },
  'an undo in a log that is known': { known: true, given: (referee) => shoot(referee), when: undo },
  'an undo in a log yet to be read': { known: false, given: (referee) => shoot(referee), when: undo },
};

const FAULTS = [
  ['fails', { outcome: 'failed', when: 'before' }],
  ['may yet have happened, and has not', { outcome: 'unknown', when: 'before' }],
  ['may yet have happened, and has', { outcome: 'unknown', when: 'after' }],
] as const;

// Every operation of the store in turn: what is said of the command is true, and given again it is written once.
describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  describe.each(FAULTS)('while an operation %s', (_, fault) => {
    test.each([
      ['that one only', false],
      ['and all that follow', true],
    ])('%s', async (_, lasting) => {
      const wrong: string[] = [];
      for (let at = 0, met = true; met; at++) {
        const outcome = await tried(scene, { ...fault, at, lasting });
        wrong.push(...outcome.wrong);
        met = outcome.met;
      }
      expect(wrong).toEqual([]);
    });
  });
});
