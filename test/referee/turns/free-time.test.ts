import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Availability, freeFrom, isFree } from '../../../src/referee/turns/free-time.ts';
import { readDate, readDuration, readHours, readZone, ZONES } from '../../../src/referee/turns/typed-times.ts';
import { inputErrorOf } from '../../kernel/failures.ts';
import { runs } from '../../nightly.ts';

const at = (iso: string) => Date.parse(iso);
const night = { from: 22 * 60, to: 7 * 60 };

/** The hour of the day there, by the runtime's own calendar instead of the one under test. */
function minuteIn(zone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return parts.hour! * 60 + parts.minute!;
}

describe('quiet hours', () => {
  test.each([
    ['in Berlin in winter end at seven there', 'Europe/Berlin', '2026-11-22T21:30:00Z', '2026-11-23T06:00:00Z'],
    ['after midnight end the same day', 'Europe/Berlin', '2026-11-22T02:30:00Z', '2026-11-22T06:00:00Z'],
    [
      'in the night in which clocks go back last an hour longer',
      'Europe/Berlin',
      '2026-10-24T21:00:00Z',
      '2026-10-25T06:00:00Z',
    ],
    [
      'in the night in which clocks go forward an hour less',
      'Europe/Berlin',
      '2026-03-28T22:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    ['in New York are those of New York', 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00Z'],
    ['do not touch the afternoon', 'Asia/Tokyo', '2026-11-22T06:30:00Z', '2026-11-22T06:30:00Z'],
  ])('%s', (_, zone, from, to) => {
    expect(new Date(freeFrom(at(from), { zone, quiet: night })).toISOString()).toBe(new Date(at(to)).toISOString());
  });

  test('and being away come one after the other', () => {
    const own = { zone: 'Europe/Berlin', quiet: night, away: '2026-11-25T22:30:00.000Z' };
    expect(new Date(freeFrom(at('2026-11-22T12:00:00Z'), own)).toISOString()).toBe('2026-11-26T06:00:00.000Z');
  });

  const availability = fc.record(
    {
      zone: fc.constantFrom(
        'Europe/Berlin',
        'America/New_York',
        'Asia/Tokyo',
        'Australia/Lord_Howe',
        'Africa/Cairo',
        'UTC',
      ),
      quiet: fc
        .record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }) })
        .filter(({ from, to }) => from !== to),
      away: fc
        .integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
        .map((ms) => new Date(ms).toISOString()),
    },
    { requiredKeys: ['zone'] },
  ) as fc.Arbitrary<Availability & { zone: string }>;
  const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });

  test('end as soon as they are over, minute for minute, in the nights in which clocks change too', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'];
    const changes = ['2026-03-08', '2026-03-28', '2026-04-04', '2026-04-23', '2026-10-03', '2026-10-24', '2026-10-31'];
    const night = fc.record({ from: fc.integer({ min: 1200, max: 1439 }), to: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...changes),
        night,
        fc.nat({ max: 40 * 60 }),
        (zone, day, quiet, since) => {
          const time = at(`${day}T00:00:00Z`) + since * 60_000;
          let free = time;
          for (let minute = minuteIn(zone, free); minute >= quiet.from || minute < quiet.to; ) {
            free += 60_000;
            minute = minuteIn(zone, free);
          }
          expect(new Date(freeFrom(time, { zone, quiet })).toISOString()).toBe(new Date(free).toISOString());
        },
      ),
      {
        numRuns: runs(30, 1000),
        seed: 1944,
        // Ten past two for the second time that night; and a night without half past two.
        examples: [
          ['Europe/Berlin', '2026-10-25', { from: 1320, to: 150 }, 70],
          ['Europe/Berlin', '2026-03-29', { from: 1320, to: 150 }, 10],
        ],
      },
    );
  });

  test('are never disturbed, whatever the zone and the time of year', () => {
    fc.assert(
      fc.property(availability, moment, (own, time) => {
        const free = freeFrom(time, own);
        expect(free).toBeGreaterThanOrEqual(time);
        expect(isFree(free, own)).toBe(true);
        if (own.away !== undefined) expect(free).toBeGreaterThanOrEqual(at(own.away));
        if (!own.quiet) return;
        const { from, to } = own.quiet;
        const minute = minuteIn(own.zone, free);
        expect(from < to ? minute >= from && minute < to : minute >= from || minute < to).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what people type', () => {
  test.each([
    ['24h', 1440],
    ['2d', 2880],
    ['1d 12h', 2160],
    ['90m', 90],
    ['2 days', 2880],
    ['1 week', 10080],
  ])('for how long: %s', (typed, minutes) => {
    expect(readDuration('every', typed)).toBe(minutes);
  });

  test.each(['', 'soon', '24', '24h please', 'in 24h', '1.5h'])('that is no such time is refused: "%s"', (typed) => {
    const values = { option: 'every', value: typed };
    expect(inputErrorOf(() => readDuration('every', typed))).toMatchObject({ says: 'not-a-duration', values });
  });

  test('for how long is an hour at least, and a year at most', () => {
    expect(readDuration('every', ' 60M ')).toBe(60);
    expect(readDuration('every', '366d')).toBe(366 * 1440);
    expect(readDuration('grace', '5m', 5)).toBe(5);
    for (const [typed, least] of [
      ['59m', 60],
      ['366d 1m', 60],
      ['4m', 5],
    ] as const)
      expect(inputErrorOf(() => readDuration('every', typed, least))).toMatchObject({
        says: 'duration-out-of-range',
        values: { option: 'every', value: typed },
      });
  });

  test('for hours', () => {
    expect(readHours('quiet', '22-7')).toEqual(night);
    expect(readHours('quiet', '22:30 – 7:15')).toEqual({ from: 1350, to: 435 });
    expect(readHours('quiet', '0-6')).toEqual({ from: 0, to: 360 });
    expect(readHours('quiet', ' 22 to 24 ')).toEqual({ from: 1320, to: 0 });
    expect(readHours('quiet', '22:59-7')).toEqual({ from: 1379, to: 420 });
    for (const wrong of [
      '22',
      '7-7',
      '25-3',
      '3-25',
      '22:60-7',
      '22-7:60',
      'night',
      '0-24',
      '122-7',
      '22-7h',
      'a 22-7',
    ])
      expect(inputErrorOf(() => readHours('quiet', wrong))).toMatchObject({
        says: 'not-hours',
        values: { option: 'quiet', value: wrong },
      });
  });

  test('for a time zone, in whatever letters, or the city alone', () => {
    expect(readZone('timezone', 'europe/berlin')).toBe('Europe/Berlin');
    expect(readZone('timezone', 'New York')).toBe('America/New_York');
    expect(readZone('timezone', 'utc')).toBe('UTC');
    expect(readZone('timezone', ' Berlin ')).toBe('Europe/Berlin');
    expect(inputErrorOf(() => readZone('timezone', 'Berln'))).toMatchObject({
      says: 'unknown-zone',
      values: { option: 'timezone', value: 'Berln', nearest: 'Berlin' },
    });
    const { values } = inputErrorOf(() => readZone('timezone', 'xxxxxxxxxxxxxxxx'));
    expect(values).toEqual({ option: 'timezone', value: 'xxxxxxxxxxxxxxxx' });
    expect(ZONES.filter((zone) => zone === 'UTC')).toHaveLength(1);
    for (const zone of ZONES) expect(readZone('timezone', zone)).toBe(zone);
  });

  const now = new Date('2026-11-22T21:30:00Z');
  test.each([
    ['Friday', '2026-11-26T23:00:00.000Z'],
    ['3 May', '2027-05-02T22:00:00.000Z'],
    ['24.12.', '2026-12-23T23:00:00.000Z'],
    ['2026-12-24', '2026-12-23T23:00:00.000Z'],
    ['tomorrow', '2026-11-22T23:00:00.000Z'],
    ['monday 18:00', '2026-11-23T17:00:00.000Z'],
    ['in 5 days', '2026-11-26T23:00:00.000Z'],
    ['in 3 hours', '2026-11-23T00:30:00.000Z'],
  ])('for a date, in Berlin: %s', async (typed, date) => {
    expect((await readDate('until', typed, now, 'Europe/Berlin')).toISOString()).toBe(date);
  });

  test('for a date is refused where it is none, past, or too far', async () => {
    for (const [value, says] of [
      ['never', 'not-a-date'],
      ['2020-01-01', 'date-out-of-range'],
      ['2029-01-01', 'date-out-of-range'],
      ['2027-11-24', 'date-out-of-range'],
    ] as const)
      await expect(readDate('until', value, now, 'UTC')).rejects.toMatchObject({
        says,
        values: { option: 'until', value },
      });
    // A leap year’s days.
    expect((await readDate('until', '2027-11-23', now, 'UTC')).toISOString()).toBe('2027-11-23T00:00:00.000Z');
  });
});
