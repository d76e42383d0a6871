import { setImmediate } from 'node:timers/promises';
import type { LogEvent, Ruled } from '../campaign/record.ts';
import { certainSteps, probability } from '../kernel/odds.ts';
import { completeOptions, type OptionsOf, readOptions } from '../kernel/options.ts';
import { InputError, type Refusal } from '../kernel/refusal.ts';
import type { Asked } from '../referee/asked.ts';
import type { OddsGiven, Referee, RulingGiven } from '../referee/referee.ts';
import { decisionReply } from '../reply/decision.ts';
import { line, strong } from '../reply/document.ts';
import { odds as oddsWords } from '../reply/english/chances.ts';
import { oddsReply } from '../reply/odds.ts';
import { refusalMessage } from '../reply/problem.ts';
import { rulingReply } from '../reply/ruling.ts';
import { endsPhaseOfSolo } from '../reply/solo.ts';
import { rulesets } from '../rules/index.ts';
import type { Answer, Command } from './command.ts';
import { withElsewhere } from './elsewhere.ts';
import { withBattleEnd } from './ending.ts';
import { written } from './mending.ts';
import { offersOf } from './offers.ts';
import { nextButtons } from './opening.ts';
import { phaseBefore } from './phase-before.ts';

/** Runs a command. Throws what it refuses, and what is wrong with it; then nothing is written. */
export function run(referee: Referee, command: Command, asked: Asked, commands: readonly Command[]): Promise<Answer> {
  return command.run({
    referee,
    asked,
    commands,
    options: (table) => completeOptions(table, readOptions(table, asked.given)) as OptionsOf<typeof table>,
    rule: async (verb) => {
      const given = await ruledOn(referee, asked, verb);
      if (given.kind === 'asked') {
        const { record, game } = given;
        return { document: decisionReply(record, game), json: { seq: record.seq, data: { events: record.events } } };
      }
      if (given.kind === 'odds') return oddsAnswer(given, asked.given);
      const { record, game } = given;
      const before = game && endsPhaseOfSolo(record, game) ? await phaseBefore(referee, asked, record.seq) : [];
      const answer = rulingAnswer(given, before);
      const document = await withBattleEnd(referee, asked, record, game, answer.document);
      return { ...answer, document, offers: () => offersOf(referee, asked, given, nextButtons) };
    },
  });
}

/** What the referee rules, or where what is unknown here is known. */
async function ruledOn(referee: Referee, asked: Asked, verb: string) {
  try {
    return await referee.rule(asked, verb);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const id = String(asked.given.rules ?? '');
    const named = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    throw withElsewhere(error, named ?? (await referee.ruleset(asked.channel)), verb);
  }
}

/**
 * A ruling that is in the log, as the answer to whoever asks for it.
 * @param before what happened in the phase of the side that the referee runs, where the ruling ends that phase
 */
export function rulingAnswer(given: RulingGiven, before: readonly LogEvent[] = []): Answer {
  const { record, ruled, rulings } = given;
  const { verb, rules, facts, steps, effects } = ruled;
  // What the referee knew, defaults too: the reply leaves out what goes without saying.
  const known = filledIn(ruled);
  // Of several units that did the same, all; else what the side that the referee runs threw because of it.
  const own = rulings.filter(({ solo }) => !solo);
  const told = own.length > 1 ? rulings : rulings.filter(({ solo }) => solo);
  const several = told.length > 0 ? { rulings: told.map(rulingJson) } : {};
  return {
    document: rulingReply({ ...given, before }),
    json: { verb, rules, ...known, facts, steps, effects, seq: record.seq, ...several },
  };
}

/** A ruling among several, for machines. */
export function rulingJson(ruled: Ruled) {
  const { verb, who, targets, facts, steps, effects } = ruled;
  const named = { ...(who === undefined ? {} : { who }), ...(targets ? { targets } : {}) };
  return { verb, ...named, ...filledIn(ruled), facts, steps, effects };
}

/** The options that nobody had to say, as machines read them. */
function filledIn({ filled }: Pick<Ruled, 'filled'>) {
  return filled && Object.keys(filled).length > 0 ? { known: filled } : {};
}

/** @param given the command's options, for the button that throws it */
async function oddsAnswer(shown: OddsGiven, given: Asked['given']): Promise<Answer> {
  const { action, odds, forbidden, seen, goes, changed } = shown;
  const outcomes = odds.outcomes.map(({ value, weight }) => ({
    facts: value,
    weight: String(weight),
    p: probability(weight, odds.total),
  }));
  const { odds: _, seen: __, ...said } = given;
  // Thousands of outcomes take a while to tell, so others have their turn in between.
  await setImmediate();
  const told = oddsReply(action, odds, certainSteps(action, odds), forbidden);
  const of = written(action.verb, { ...said, seen });
  return {
    document: changed ? { ...told, lines: [line(strong(oddsWords.changed)), ...told.lines] } : told,
    ...(goes ? { throws: of } : {}),
    offers: async () => ({ buttons: goes ? [{ action: 'run', of, label: oddsWords.roll, first: true }] : [] }),
    json: {
      verb: action.verb,
      rules: action.ruleset.id,
      odds: { total: String(odds.total), outcomes },
      ...forbiddenNow(forbidden),
    },
  };
}

/** What forbids it, beside its odds. */
function forbiddenNow(refusal: Refusal | undefined) {
  if (!refusal) return {};
  const rule = refusal.rule === undefined ? {} : { rule: refusal.rule };
  return { forbidden: { ...rule, message: refusalMessage(refusal) } };
}
