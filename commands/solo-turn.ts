import { readPairs } from '../src/kernel/pairs.ts';
import { InputError } from '../src/kernel/refusal.ts';
import type { Changed } from '../src/referee/referee.ts';
import { questionIn } from '../src/referee/solo.ts';
import { soloReply } from '../src/reply/solo.ts';
import type { Call } from './call.ts';
import type { Answer } from './command.ts';

/**
 * The side that the referee runs plays on. The answer's `rulings` are what it did; `data` has `asked`, where the players
 * are asked something: the `question`, its `unit`, and the names of what the answer consists of.
 */
export async function soloTurn(call: Call): Promise<Answer> {
  return answered(await call.referee.solo(call.asked));
}

/** The players say what they see, and the side plays on. @throws {InputError} for an answer that is none */
export async function soloAnswer(call: Call): Promise<Answer> {
  const { answers } = call.asked.given;
  if (answers === undefined) throw new InputError('missing-options', { missing: ['answers'] });
  return answered(await call.referee.solo(call.asked, readPairs(String(answers))));
}

function answered({ record, campaign, ruleset }: Changed): Answer {
  const question = questionIn(campaign);
  const rulings = record.events.flatMap((event) =>
    event.type === 'ruled'
      ? [
          {
            verb: event.verb,
            rules: event.rules,
            who: event.who,
            facts: event.facts,
            steps: event.steps,
            effects: event.effects,
          },
        ]
      : [],
  );
  const asked = question && { question: question.id, unit: question.unit, options: Object.keys(question.options) };
  return {
    document: soloReply(record, campaign.game!, ruleset, question),
    json: { seq: record.seq, rulings, data: { ...(asked ? { asked } : {}), events: record.events } },
  };
}
