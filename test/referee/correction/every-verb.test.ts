import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import type { EventOf, LogRecord, Ruled } from '../../../src/campaign/record.ts';
import { fallenIn } from '../../../src/kernel/dice/fallen-dice.ts';
import type { Options, OptionValue } from '../../../src/kernel/options/options.ts';
import { writePair } from '../../../src/kernel/options/pairs.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { historySince } from '../../../src/referee/correction/history.ts';
import { outlookOn } from '../../../src/referee/correction/outlook.ts';
import { ruleOn } from '../../../src/referee/rulings/rule-on.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { facesFrom } from '../../kernel/faces-from.ts';
import { runs } from '../../nightly.ts';
import { anyOptions, anyToggles } from '../../rules/any-options.ts';
import { record } from '../some-records.ts';

const RUNS = runs(12, 400);
/** This many corrections prove something, and this many attempts are made to find them. */
const FEWEST = runs(3, 20);
const ROUNDS = 120;

type Given = Readonly<Record<string, OptionValue>>;
type Source = (sides: number) => number;

const plain = (options: Options): Given =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== '')) as Given;

/** The result of a command; nothing if it is refused. */
function ruledBy(ruleset: Ruleset, campaign: Campaign, verb: string, given: Given, source: Source): Ruled | undefined {
  const { odds: _, ...said } = given;
  try {
    return ruleOn(campaign, {
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

const outlook = (campaign: Campaign, records: readonly LogRecord[], said: Given, source: Source) =>
  outlookOn(historySince(campaign, records), { said, later: 'redo', source });

function correcting(campaign: Campaign, records: readonly LogRecord[], said: Given, source: Source): LogRecord {
  const { places, said: all } = outlook(campaign, records, said, source);
  const event: EventOf<'corrected'> = { type: 'corrected', seq: 1, said: all, places };
  return record(records.length + 1, [event]);
}

/** Faces in the order in which they fall; no test asks for more than there are. */
function scripted(faces: readonly number[]): Source {
  let at = 0;
  return () => faces[at++] ?? Number.NaN;
}

/** The options that would restore what was first given. */
function backFrom(first: Given, second: Given): Given {
  return Object.fromEntries(Object.keys(second).map((name) => [name, first[name] ?? '-']));
}

/** A channel with house rules of its own, mostly few: some verbs are of an optional rule. */
function anyHouse({ toggles }: Ruleset): fc.Arbitrary<Campaign> {
  return anyToggles(toggles).map((on) => ({
    ...nothingYet,
    house: Object.fromEntries(Object.keys(toggles).map((name) => [name, on.includes(name)])),
  }));
}

describe.each(Object.values(rulesets))('$id: a ruling is put right', (ruleset) => {
  const verbs = Object.keys(ruleset.verbs).filter((verb) => !ruleset.verbs[verb]!.ofCampaign);

  test.each(verbs)('%s', (verb) => {
    const { options } = ruleset.verbs[verb]!;
    let corrected = 0;
    const tried = (seed: number) =>
      fc.assert(
        fc.property(anyOptions(options), anyOptions(options), anyHouse(ruleset), fc.nat(), fc.nat(), (...drawn) => {
          const [one, other, campaign, fell, more] = drawn;
          const first = plain(one);
          const was = ruledBy(ruleset, campaign, verb, first, facesFrom(fell));
          if (!was) return;
          const records = [written(was, first)];
          // The same facts change nothing.
          const same = outlook(campaign, records, {}, scripted([]));
          expect([same.now, same.places[0]!.fresh, same.places[0]!.over]).toEqual([[was], undefined, undefined]);

          const second = plain(other);
          if (!ruledBy(ruleset, campaign, verb, { ...first, ...second }, facesFrom(fell))) return;
          corrected += 1;
          const once = correcting(campaign, records, second, facesFrom(more));
          const [place] = (once.events[0] as EventOf<'corrected'>).places;
          // As if it had been undone, and the right command given with the same dice.
          const faces = fallenIn(place!.event.steps ?? []).map(({ face }) => face);
          expect(ruledBy(ruleset, campaign, verb, { ...first, ...second }, scripted(faces))).toEqual(place!.event);
          // And back again: what it was, on what fell first.
          const back = outlook(campaign, [...records, once], backFrom(first, second), scripted([]));
          expect(back.now).toEqual([was]);
          expect(back.places[0]!.fresh).toBeUndefined();
        }),
        { numRuns: RUNS, seed },
      );
    // Most random commands of some verbs are refused, which tests nothing.
    for (let round = 0; round < ROUNDS && corrected < FEWEST; round++) tried(1944 + round);
    expect(corrected).toBeGreaterThanOrEqual(FEWEST);
  });
});
