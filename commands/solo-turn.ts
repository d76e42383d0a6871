import { readPairs } from '../src/kernel/pairs.ts';
import { InputError } from '../src/kernel/refusal.ts';
import type { Question } from '../src/kernel/solo.ts';
import type { Changed } from '../src/referee/referee.ts';
import { questionIn } from '../src/referee/solo.ts';
import { questionReply, soloReply } from '../src/reply/solo.ts';
import type { Call } from './call.ts';
import type { Answer } from './command.ts';

/**
 * The side that the referee runs plays on. The answer's `rulings` are what it did; `data` has `asked`, where the players
 * are asked something: the `question`, its `unit`, and the names of what the answer consists of. A question that waits is
 * shown again, and nothing is written.
 */
export async function soloTurn(call: Call): Promise<Answer> {
  const { channel } = call.asked;
  const campaign = await call.referee.campaign(channel);
  const question = questionIn(campaign);
  if (question && campaign.game) {
    const ruleset = await call.referee.ruleset(channel);
    return { document: questionReply(question, campaign.game, ruleset), json: { data: { asked: askedIn(question) } } };
  }
  return answered(await call.referee.solo(call.asked));
}

/** The players say what they see, and the side plays on. @throws {InputError} for an answer that is none */
export async function soloAnswer(call: Call): Promise<Answer> {
  const { answers, question } = call.asked.given;
  if (answers === undefined) throw new InputError('missing-options', { missing: ['answers'] });
  const key = question === undefined ? undefined : String(question);
  return answered(await call.referee.solo(call.asked, readPairs(doubleQuoted(String(answers))), key));
}

/** The whole answer stands in double quotes as a rule, so that names in it are typed in single ones. */
function doubleQuoted(answers: string): string {
  return answers.includes('"') ? answers : answers.replaceAll(/:'([^']*)'(?=\s|$)/g, ':"$1"');
}

function askedIn({ id, unit, options }: Question) {
  return { question: id, unit, options: Object.keys(options) };
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
  const asked = question && askedIn(question);
  return {
    document: soloReply(record, campaign.game!, ruleset, question),
    json: { seq: record.seq, rulings, data: { ...(asked ? { asked } : {}), events: record.events } },
  };
}
