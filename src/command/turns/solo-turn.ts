import type { Game } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { readInnerPairs } from '../../kernel/options/pairs.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Question, Waiting } from '../../kernel/solo.ts';
import type { Changed } from '../../referee/referee.ts';
import { waitingIn } from '../../referee/solo/solo.ts';
import { soloReply, waitingReply } from '../../reply/battle/solo.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { wordedSteps } from '../../reply/ruling/worded.ts';
import { rulesetOf } from '../../rules/index.ts';
import { actButtons, actsPictured } from '../acts-shown.ts';
import { rulingJson } from '../call.ts';
import type { Answer, Call } from '../command.ts';
import { phaseBefore } from './phase-before.ts';
import { turnOffers } from './turn-offers.ts';

/**
 * The side that the referee runs plays on. The answer's `rulings` are what it did, and `steps` all of their steps. `data` has
 * `waits` (`question`, `owed` or `reaction`) and, if the players are asked something, `asked`: the `question`, its `unit`, the
 * names of the parts of the answer, and the values they keep if they're left out. If a question is waiting, it's shown again, and
 * nothing is written.
 */
export async function soloTurn(call: Call): Promise<Answer> {
  const campaign = await call.referee.campaign(call.asked.channel);
  const waiting = waitingIn(campaign);
  const { game } = campaign;
  if (waiting?.waits === 'question' && game && call.asked.given.faces === undefined) {
    const document = waitingReply(call.words, waiting, game, rulesetOf(game.rules));
    return { document, json: { data: waitingJson(waiting, campaign) } };
  }
  const changed = await call.referee.solo(call.asked);
  return soloAnswered(call.words, changed, await phaseBefore(call.referee, call.asked, changed.record.seq));
}

/** The players say what they see, and the side plays on. @throws {InputError} if that doesn't answer the question */
export async function soloAnswer(call: Call): Promise<Answer> {
  const { answers, question } = call.asked.given;
  if (answers === undefined) throw new InputError('missing-options', { missing: ['answers'] });
  const helped = String(answers).trim().toLowerCase() === 'help' ? await helps(call) : undefined;
  if (helped) return helped;
  const key = question === undefined ? undefined : String(question);
  // The whole answer is normally in double quotes, so names inside it take single quotes.
  const said = call.asked.answers ?? readInnerPairs(String(answers));
  const changed = await call.referee.solo(call.asked, said, key);
  return soloAnswered(call.words, changed, await phaseBefore(call.referee, call.asked, changed.record.seq));
}

/** What each part of the answer means; nothing is written. */
async function helps({ referee, asked, words }: Call): Promise<Answer | undefined> {
  const campaign = await referee.campaign(asked.channel);
  const waiting = waitingIn(campaign);
  if (waiting?.waits !== 'question' || !campaign.game) return undefined;
  const document = waitingReply(words, waiting, campaign.game, rulesetOf(campaign.game.rules), true);
  return { document, json: { data: waitingJson(waiting, campaign) } };
}

/** What the side's phase waits for, for machines. */
export function waitingJson(waiting: Waiting | undefined, { game }: Pick<Changed['campaign'], 'game'>) {
  if (!waiting) return {};
  const { waits } = waiting;
  return waiting.waits === 'question' ? { waits, asked: askedIn(waiting.question, game) } : { waits };
}

function askedIn({ id, unit, target, options, before }: Question, game: Changed['campaign']['game']) {
  const name = (of: string) => game?.units[of]?.name ?? of;
  return {
    question: id,
    ...(unit === undefined ? {} : { unit: name(unit) }),
    ...(target === undefined ? {} : { target: name(target) }),
    options: Object.keys(options),
    ...(before ? { before } : {}),
  };
}

/** What the side did, and what it waits for now. */
export function soloAnswered(
  words: Catalogue,
  { record, campaign, ruleset }: Changed,
  before: readonly LogEvent[] = [],
): Answer {
  const waiting = waitingIn(campaign);
  const game = campaign.game!;
  const reply = soloReply(words, record, game, ruleset, waiting, before);
  const document = {
    ...reply,
    buttons: [...(reply.buttons ?? []), ...actButtons(record, game)],
    pictures: actsPictured(words, game, record.events),
  };
  return {
    document,
    offers: async () => (isAsked(waiting) ? {} : turnOffers(words, document, game, ruleset)),
    json: {
      seq: record.seq,
      ...soloJson(words, record.events, game),
      data: { ...waitingJson(waiting, campaign), events: record.events },
    },
  };
}

/** Whether its own buttons let it go on. */
function isAsked(waiting: Waiting | undefined): boolean {
  return waiting !== undefined && (waiting.waits !== 'owed' || waiting.thrown);
}

/** The rulings of a reply in order, and all of their steps. */
export function soloJson(words: Catalogue, events: Changed['record']['events'], { rules }: Game) {
  const rulings = events.flatMap((event) => (event.type === 'ruled' ? [rulingJson(words, event)] : []));
  const steps = events.flatMap((event) => {
    if (event.type === 'ruled') return wordedSteps(words, event);
    return event.type === 'solo-asked' && event.thrown ? wordedSteps(words, { rules, ...event.thrown }) : [];
  });
  return { rulings, steps };
}
