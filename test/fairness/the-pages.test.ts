import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { imported } from '../../src/campaign/events/log.ts';
import {
  EXPORT_VERSION,
  exportHead,
  GZIP_ABOVE,
  MOST_BYTES,
  MOST_ORIGINS,
  MOST_RECORDS,
} from '../../src/campaign/export/export.ts';
import { RECORD_VERSION } from '../../src/campaign/record.ts';
import { quicknet } from '../../src/fairness/beacon/chain.ts';
import { roundFor } from '../../src/fairness/beacon/round.ts';
import { beaconDraw, beaconStream, numberOf } from '../../src/fairness/beacon/values.ts';
import { isPlaceOf, MOST_HIDDEN, placeOpened, sealOf } from '../../src/fairness/deployment.ts';
import { FAULTS } from '../../src/fairness/logged.ts';
import { isBehind } from '../../src/fairness/sealed.ts';
import { dealtTo, secretDraws } from '../../src/fairness/veil.ts';

const pageOf = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const checkingDice = pageOf('checking-dice.md');
const format = pageOf('export-format.md');

const rowsAfter = (page: string, mark: string) =>
  page
    .slice(page.indexOf(mark))
    .split('\n\n', 1)[0]!
    .split('\n')
    .filter((row) => row.startsWith('| ') && !row.startsWith('| ---'))
    .slice(1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const place = {
  veil: createHash('sha256').update('test').digest(),
  mix: 'rain over Caen',
  log: 'caen',
  seq: 7,
  interaction: '1234567890123456789',
};

describe('checking-dice.md says how something is drawn in secret', () => {
  test('draw by draw', () => {
    const rows = rowsAfter(checkingDice, '<!-- draws -->');
    expect(rows).toHaveLength(8);
    for (const [j, sides, key, value] of rows) {
      const drawn = secretDraws(place)(Number(j), Number(sides));
      expect([drawn.key.toString('hex'), drawn.value]).toEqual([key, Number(value)]);
      const list = [place.mix, place.log, place.seq, place.interaction, Number(j)];
      expect(createHmac('sha256', place.veil).update(JSON.stringify(list)).digest('hex')).toBe(key);
    }
  });

  test('and how a deck is dealt and sealed', () => {
    const rows = rowsAfter(checkingDice, '<!-- deck -->');
    const deck = JSON.parse(/^The deck `(.*)`, dealt/m.exec(checkingDice)![1]!) as (string | string[])[];
    const names = rows.map(([n]) => `Counter ${n}`);
    const cards = dealtTo(names, deck, secretDraws(place));
    expect(cards.map(({ draw, text, hash }, i) => [`${i + 1}`, `${draw}`, text, hash])).toEqual(rows);
    for (const { hash, salt, text } of cards) expect(isBehind(hash, { salt, text })).toBe(true);
  });

  test('and how hidden units are sealed, all of them and each by itself', () => {
    const [, key, text, salt, hash] =
      /^Hidden units, with the key `(.*)` \(.*\): an empty seal, and one with `(.*)` in place 3, whose salt\nis `(.*)` and whose hash `(.*)`:$/m.exec(
        checkingDice,
      )!;
    const rows = rowsAfter(checkingDice, '<!-- hidden -->');
    expect(rows.map(([, all]) => all)).toEqual([sealOf(key!, {}), sealOf(key!, { 3: text! })]);
    const opened = placeOpened(key!, { 3: text! }, 3);
    expect([opened.salt, opened.hashes[3], opened.hashes.length]).toEqual([salt, hash, MOST_HIDDEN]);
    expect(isPlaceOf(rows[1]![1]!, opened)).toBe(true);
    expect(isPlaceOf(rows[0]![1]!, opened)).toBe(false);
  });

  test('and what records of each version lack', () => {
    const versions = rowsAfter(checkingDice, '| `version` of a record').map(([version]) => version);
    expect(checkingDice).toContain(`| ${RECORD_VERSION} | as on this page |`);
    expect(versions.length).toBeGreaterThan(0);
  });
});

describe('checking-dice.md says how dice come from a public round', () => {
  const signature = /^`([0-9a-f]{96})`, and its R is$/m.exec(checkingDice)![1]!;
  const drawn = { reply: /^With that round and M = `(\d+)`:$/m.exec(checkingDice)![1]!, signature };

  test('of which chain, and which round', () => {
    for (const part of [quicknet.hash, quicknet.groupHash, quicknet.publicKey]) expect(checkingDice).toContain(part);
    expect(checkingDice).toContain(`and its R is\n\`${numberOf(drawn).toString('hex')}\``);
    const rows = rowsAfter(checkingDice, '<!-- rounds -->');
    expect(rows).toHaveLength(5);
    for (const [reply, round] of rows) expect(`${roundFor(quicknet, reply!)}`).toBe(round);
  });

  test('value by value, and draw by draw', () => {
    const rows = rowsAfter(checkingDice, '<!-- round values -->');
    expect(rows).toHaveLength(10);
    for (const [i, sides, value] of rows) {
      const next = beaconStream(drawn);
      for (let before = 0; before < Number(i); before++) next(2);
      expect(`${next(Number(sides))}`).toBe(value);
    }
    const draws = rowsAfter(checkingDice, '<!-- round draws -->');
    const draw = beaconDraw(createHash('sha256').update('veil').digest(), drawn);
    expect(draws).toHaveLength(2);
    for (const [j, sides, key, value] of draws) {
      const { key: found, value: again } = draw(Number(j), Number(sides));
      expect([found.toString('hex'), `${again}`]).toEqual([key, value]);
    }
  });

  test('with every fault by the word that this program has for it', () => {
    const section = checkingDice.slice(
      checkingDice.indexOf('## Dice from a public round'),
      checkingDice.indexOf('## All versions'),
    );
    const own = FAULTS.slice(FAULTS.indexOf('unknown-chain'));
    expect(own.filter((fault) => !section.includes(`\`${fault}\``))).toEqual([]);
  });
});

describe('export-format.md has the right numbers', () => {
  const number = (pattern: RegExp) => Number(pattern.exec(format)![1]!.replaceAll(',', ''));

  test('of versions and bounds', () => {
    expect(number(/`umpire` \| the version of this form, (\d+)\./)).toBe(EXPORT_VERSION);
    expect(number(/`version` \((\d+); 1 and 2 are older/)).toBe(RECORD_VERSION);
    expect(number(/^\{"version":(\d+),"seq":1/m)).toBe(RECORD_VERSION);
    expect(number(/Above (\d+) MB the file is compressed/) * 1024 * 1024).toBe(GZIP_ABOVE);
    expect(number(/up to (\d+) MB and/) * 1024 * 1024).toBe(MOST_BYTES);
    expect(number(/MB and ([\d,]+) records/)).toBe(MOST_RECORDS);
    expect(number(/`origins` .* At most (\d+) \|/)).toBe(MOST_ORIGINS);
  });

  test('and its tables every key that is read, and every field of an import', () => {
    const keys = rowsAfter(format, '| key | what it is |').map(([key]) => key!.replaceAll('`', ''));
    expect(keys).toEqual(expect.arrayContaining(Object.keys(exportHead.shape)));
    const fields = rowsAfter(format, '| Field | What it is |').map(([key]) => key!.replaceAll('`', ''));
    expect(['type', ...fields].sort()).toEqual(Object.keys(imported.schema.shape).sort());
  });
});
