import { certainSteps, probability } from '../src/kernel/odds.ts';
import { completeOptions, type OptionsOf, type OptionTable, readOptions } from '../src/kernel/options.ts';
import type { Asked } from '../src/referee/asked.ts';
import type { OddsGiven, Referee, RulingGiven } from '../src/referee/referee.ts';
import { oddsReply } from '../src/reply/odds.ts';
import { rulingReply } from '../src/reply/ruling.ts';
import type { Answer, Command } from './command.ts';

/** A command being run: who asked what, and the referee to ask. */
export class Call {
  readonly asked: Asked;
  readonly referee: Referee;
  /** Every command there is, for help. */
  readonly commands: readonly Command[];

  constructor(referee: Referee, asked: Asked, commands: readonly Command[]) {
    this.referee = referee;
    this.asked = asked;
    this.commands = commands;
  }

  /** What was given, checked against a table, with its defaults. @throws {InputError} */
  options<T extends OptionTable>(table: T): OptionsOf<T> {
    return completeOptions(table, readOptions(table, this.asked.given)) as OptionsOf<T>;
  }

  /** A ruling by the channel's rulebook, or its odds. Throws as `Referee.rule` does. */
  async rule(verb: string): Promise<Answer> {
    const given = await this.referee.rule(this.asked, verb);
    return given.kind === 'ruling' ? rulingAnswer(given) : oddsAnswer(given);
  }
}

/** A ruling that is in the log, as the answer to whoever asks for it. */
export function rulingAnswer(given: RulingGiven): Answer {
  const { record, ruled } = given;
  const { verb, rules, facts, steps, effects } = ruled;
  return { document: rulingReply(given), json: { verb, rules, facts, steps, effects, seq: record.seq } };
}

function oddsAnswer({ action, odds }: OddsGiven): Answer {
  const outcomes = odds.outcomes.map(({ value, weight }) => ({
    facts: value,
    weight: String(weight),
    p: probability(weight, odds.total),
  }));
  return {
    document: oddsReply(action, odds, certainSteps(action, odds)),
    json: { verb: action.verb, rules: action.ruleset.id, odds: { total: String(odds.total), outcomes } },
  };
}
