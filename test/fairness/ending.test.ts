import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { keys } from '../../src/campaign/keys.ts';
import type { LogRecord } from '../../src/campaign/record.ts';
import { commitmentOf } from '../../src/fairness/seed.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { Playing } from '../referee/playing.ts';
import { ruled, snowflake } from '../referee/some-records.ts';
import { recordsOf, refereeOn, typed } from '../referee/table.ts';
import { type File, firstThatDoesNotFit } from './from-the-page.ts';

let playing: Playing;
beforeEach(async () => {
  playing = await Playing.caen();
  await playing.says('anna', '/unit add profile:rifleman name:Schmidt');
  await playing.says('ben', '/unit add profile:rifleman name:Miller');
  await playing.says('ute', '/turn end');
});

/** A throw of ten dice that ends the battle. */
function lastThrow(referee = playing.referee, interaction?: string) {
  const asked = typed('/fire weapon:rifle range:8', { ...(interaction ? { interaction } : {}) });
  return referee.change(asked, (_campaign, _ruleset, source) => {
    const faces = Array.from({ length: 10 }, () => source(6));
    const [step] = ruled().steps;
    return [ruled({ steps: [{ ...step!, faces }], effects: [{ effect: 'ended', winner: 'axis', why: 'agreed' }] })];
  });
}

const types = ({ events }: LogRecord) => events.map(({ type }) => type);

async function exported(): Promise<CampaignExport> {
  return ((await playing.says('anna', '/game export')).json.data as { export: CampaignExport }).export;
}

/** All three that check agree that the file fits, and how many dice were thrown in it by whom is known. */
async function allRight(dice: RegExp): Promise<void> {
  const file = await exported();
  const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x');
  expect([fits, lines.join('\n')]).toEqual([true, expect.stringMatching(dice)]);
  expect(firstThatDoesNotFit(file as unknown as File)).toBeUndefined();
  expect(await playing.hears('anna', '/fair verify')).toMatch(dice);
}

describe('the end of a battle shows its seed', () => {
  test('after the dice of the throw that ends it, which belong to that seed, and those after it to the next', async () => {
    const { commitment } = await playing.referee.campaign('caen');
    const { record, campaign } = await lastThrow();
    expect(types(record)).toEqual(['ruled', 'seed-revealed', 'committed']);
    expect(record.events[1]).toMatchObject({ commitment });
    expect(campaign.commitment).not.toBe(commitment);
    expect(campaign.mix).toBe('');
    await allRight(/All 10 dice of 1 record is right|All 10 dice of 1 record are right/);
    await playing.says('ute', '/game battle');
    await lastThrow();
    await allRight(/All 20 dice of 2 records/);
  });

  test('though the end is taken back: the seed is out, and the battle goes on with the next one', async () => {
    await playing.says('ben', '/fair mix words:"rain over Caen"');
    await lastThrow();
    const { commitment } = await playing.referee.campaign('caen');
    await playing.says('ute', '/undo');
    const campaign = await playing.referee.campaign('caen');
    expect(campaign.game?.over).toBeUndefined();
    expect(campaign).toMatchObject({ commitment, mix: '' });
    const { record } = await lastThrow();
    expect(record.events).toMatchObject([{ type: 'ruled' }, { type: 'seed-revealed', commitment }, {}]);
    await allRight(/All 20 dice of 2 records/);
    // When /redo ends the battle again, its seed is not shown again.
    await playing.says('ute', '/undo');
    await playing.says('ute', '/redo');
    expect(types((await recordsOf(playing.store)).at(-1)!)).toEqual(['redone']);
  });

  test('once, however often the command is delivered and by whichever process', async () => {
    const [one, other] = [refereeOn(playing.store), refereeOn(playing.store)];
    const [first, second] = await Promise.all([lastThrow(one, snowflake(1)), lastThrow(other, snowflake(1))]);
    expect(second.record).toEqual(first.record);
    const records = await recordsOf(playing.store);
    const shown = records.filter((record) => types(record).includes('seed-revealed'));
    expect(shown.map(({ seq }) => seq)).toEqual([first.record.seq]);
  });

  test('and the store has the next seed, and none that nothing committed to', async () => {
    const others = [1, 2, 3].map((n) => lastThrow(refereeOn(playing.store), snowflake(n)));
    await Promise.all(others);
    const records = await recordsOf(playing.store);
    const { log } = await playing.referee.fairness.status('caen');
    const committed = records.flatMap(({ events }) =>
      events.flatMap((e) => (e.type === 'committed' ? [e.commitment] : [])),
    );
    for (const commitment of committed) {
      const seed = await playing.store.get(keys.secret(log, commitment));
      expect(commitmentOf(Buffer.from(String(seed), 'hex'))).toBe(commitment);
    }
    expect(records.filter((record) => types(record).includes('seed-revealed'))).toHaveLength(1);
  });

  test.each([
    ['by agreement', '/battle end winner:axis why:"The bridge has fallen"'],
    ['with its campaign', '/game end confirm:true'],
    ['where the next one begins', '/game battle'],
  ])('%s, and says so', async (_, command) => {
    const said = await playing.hears('ute', command);
    expect(types((await recordsOf(playing.store)).at(-1)!)).toEqual(
      expect.arrayContaining(['seed-revealed', 'committed']),
    );
    expect(said.match(/The seed was [0-9a-f]{64}\. Its SHA-256 is [0-9a-f]{64}/g)).toHaveLength(1);
  });

  test('but not twice, where the campaign ends after its battle', async () => {
    await playing.says('ute', '/battle end why:"Night falls"');
    await playing.says('ute', '/game end confirm:true');
    expect(types((await recordsOf(playing.store)).at(-1)!)).toEqual(['game-ended']);
  });
});

describe('before that', () => {
  test('the commitment is told where a campaign opens', async () => {
    const fresh = await Playing.begin();
    const said = await fresh.hears('ute', '/game new name:Caen');
    expect(said).toContain(`the seed’s SHA-256 is ${(await fresh.referee.campaign('caen')).commitment}`);
  });

  test('words go into the first throw of a channel that has thrown nothing yet', async () => {
    const fresh = await Playing.begin();
    await fresh.says('anna', '/fair mix words:"rain over Caen"');
    await fresh.says('anna', '/fire weapon:gpmg range:12 auto:true figures:5');
    await fresh.says('anna', '/fair reveal');
    playing = fresh;
    await allRight(/All \d+ dice of 1 record/);
    expect((await recordsOf(fresh.store))[0]!.events).toMatchObject([
      { type: 'committed', mix: '' },
      { type: 'words-mixed' },
      { type: 'committed', mix: 'rain over Caen' },
    ]);
  });

  test('a seed is shown though units are under seal: it gives nothing of them away', async () => {
    const fresh = await Playing.begin();
    await fresh.says('anna', '/game new name:Solo rules:ww2-skirmish sides:"Paras, Germans"');
    await fresh.says('anna', '/game house toggle:solo-forces on:true');
    await fresh.says('anna', '/game join side:paras');
    await fresh.says('anna', '/unit add profile:counter count:3 side:germans');
    await fresh.says('anna', '/fair reveal');
    expect(types((await recordsOf(fresh.store)).at(-1)!)).toEqual(['seed-revealed', 'committed']);
    await fresh.says('anna', '/game end confirm:true');
    expect(types((await recordsOf(fresh.store)).at(-1)!)).toEqual(
      expect.arrayContaining(['seed-revealed', 'veil-shown', 'committed']),
    );
  });
});

describe('the words in the mix', () => {
  test('of one side leave room for those of the other', async () => {
    const say = (user: string, word: string) => playing.hears(user, `/fair mix words:"${word.repeat(190)}"`);
    for (const word of ['a', 'b', 'c']) await say('anna', word);
    await expect(say('anna', 'd')).rejects.toMatchObject({ says: 'mix-part' });
    await say('ben', 'e');
    const { mix } = await playing.referee.campaign('caen');
    expect(mix.split('\n').map(([first]) => first)).toEqual(['a', 'b', 'c', 'e']);
  });
});
