import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import type { EventOf, LogRecord, Ruled } from '../../../src/campaign/record.ts';
import { fallenIn } from '../../../src/kernel/fallen-dice.ts';
import type { Options, OptionValue } from '../../../src/kernel/options.ts';
import { writePair } from '../../../src/kernel/pairs.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { historySince } from '../../../src/referee/correction/history.ts';
import { outlookOn } from '../../../src/referee/correction/outlook.ts';
import { ruleOn } from '../../../src/referee/rule-on.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { facesFrom } from '../../kernel/faces-from.ts';
import { anyOptions } from '../../rules/any-options.ts';
import { record } from '../some-records.ts';

const RUNS = process.env.NIGHTLY ? 400 : 25;

type Given = Readonly<Record<string, OptionValue>>;
type Source = (sides: number) => number;

const plain = (options: Options): Given =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== '')) as Given;

/** What a command comes to; nothing where it is refused. */
function ruledBy(ruleset: Ruleset, verb: string, given: Given, source: Source): Ruled | undefined {
  const { odds: _, ...said } = given;
  try {
    return ruleOn(nothingYet, {
      verb,
      given: { ...said, rules: ruleset.id },
      user: 'anna',
      defaultRules: '',
      source,
    })[0] as Ruled;
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return undefined;
    throw error;
  }
}

function written(ruled: Ruled, given: Given): LogRecord {
  const pairs = Object.entries(given).map(([name, value]) => writePair(name, value));
  return record(1, [ruled], { command: [`/${ruled.verb}`, ...pairs].join(' ') });
}

const outlook = (records: readonly LogRecord[], said: Given, source: Source) =>
  outlookOn(historySince(nothingYet, records), { said, later: 'redo', source });

function correcting(records: readonly LogRecord[], said: Given, source: Source): LogRecord {
  const { places, said: all } = outlook(records, said, source);
  const event: EventOf<'corrected'> = { type: 'corrected', seq: 1, said: all, places };
  return record(records.length + 1, [event]);
}

/** Faces in a row, as they are to fall; one too many is asked for nowhere. */
function scripted(faces: readonly number[]): Source {
  let at = 0;
  return () => faces[at++] ?? Number.NaN;
}

/** Of what was said first, what would have to be said to have it again. */
function backFrom(first: Given, second: Given): Given {
  return Object.fromEntries(Object.keys(second).map((name) => [name, first[name] ?? '-']));
}

describe.each(Object.values(rulesets))('$id: a ruling is put right', (ruleset) => {
  const verbs = Object.keys(ruleset.verbs).filter((verb) => !ruleset.verbs[verb]!.ofCampaign);

  test.each(verbs)('%s', (verb) => {
    const { options } = ruleset.verbs[verb]!;
    let corrected = 0;
    fc.assert(
      fc.property(anyOptions(options), anyOptions(options), fc.nat(), fc.nat(), (one, other, seed, more) => {
        const first = plain(one);
        const was = ruledBy(ruleset, verb, first, facesFrom(seed));
        if (!was) return;
        const records = [written(was, first)];
        // The same facts change nothing.
        const same = outlook(records, {}, scripted([]));
        expect([same.now, same.places[0]!.fresh, same.places[0]!.over]).toEqual([[was], undefined, undefined]);

        const second = plain(other);
        if (!ruledBy(ruleset, verb, { ...first, ...second }, facesFrom(seed))) return;
        corrected += 1;
        const once = correcting(records, second, facesFrom(more));
        const [place] = (once.events[0] as EventOf<'corrected'>).places;
        // As if it had been undone, and the right command given with the same dice.
        const faces = fallenIn(place!.event.steps ?? []).map(({ face }) => face);
        expect(ruledBy(ruleset, verb, { ...first, ...second }, scripted(faces))).toEqual(place!.event);
        // And back again: what it was, on what fell first.
        const back = outlook([...records, once], backFrom(first, second), scripted([]));
        expect(back.now).toEqual([was]);
        expect(back.places[0]!.fresh).toBeUndefined();
      }),
      { numRuns: RUNS, seed: 1944 },
    );
    if (process.env.NIGHTLY) expect(corrected).toBeGreaterThan(3);
  });
});
