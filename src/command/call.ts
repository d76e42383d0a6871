import { setImmediate } from 'node:timers/promises';
import type { Game } from '../campaign/game.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { certainSteps, probability } from '../kernel/dice/odds.ts';
import { optionsIn } from '../kernel/options/read-options.ts';
import { InputError, type Refusal } from '../kernel/refusal.ts';
import { verbOf } from '../kernel/ruleset.ts';
import { factsTogether } from '../kernel/state/together.ts';
import type { Asked } from '../referee/asked.ts';
import { drawnTable } from '../referee/battlefield/drawn.ts';
import { enemiesOn } from '../referee/battlefield/places.ts';
import type { OddsResult, Referee, RulingResult } from '../referee/referee.ts';
import { decisionReply } from '../reply/asks/decision.ts';
import { endsPhaseOfSolo } from '../reply/battle/solo.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { oddsReply } from '../reply/dice/odds.ts';
import { type Document, line, strong } from '../reply/document.ts';
import { tablePicture } from '../reply/pictures/battlefield/table-picture.ts';
import type { Picture } from '../reply/pictures/sheet.ts';
import { refusalMessage, refusalSaid } from '../reply/problem.ts';
import { isHeldBack } from '../reply/ruling/held-back.ts';
import { rulingReply } from '../reply/ruling/ruling.ts';
import { isOfSeveral, isSameCommand } from '../reply/ruling/several-units.ts';
import { wordedSteps } from '../reply/ruling/worded.ts';
import { rulesetMeant, rulesetOf } from '../rules/index.ts';
import { meantBy } from '../rules/names.ts';
import { actButtons, actsPictured } from './acts-shown.ts';
import type { Answer, Call, Command } from './command.ts';
import { hiddenAnswer, isHidden } from './hidden-answer.ts';
import { oddsOfSeveral } from './odds-of-several.ts';
import { offersOf } from './panel/offers.ts';
import { pointSaid } from './panel/point-pad.ts';
import { wayShown } from './table-shown.ts';
import { withBattleEnd } from './turns/ending.ts';
import { nextButtons } from './turns/opening.ts';
import { phaseBefore } from './turns/phase-before.ts';
import { withStepBegun } from './turns/step-begun.ts';
import { withTurnReport } from './turns/turn-report.ts';
import { withElsewhere } from './typing/elsewhere.ts';

/** Runs a command. Throws refusals and input errors, and then nothing is written. */
export async function run(
  words: Catalogue,
  referee: Referee,
  command: Command,
  asked: Asked,
  commands: readonly Command[],
): Promise<Answer> {
  return command.run(callOf(words, referee, asked, commands));
}

function callOf(words: Catalogue, referee: Referee, asked: Asked, commands: readonly Command[]): Call {
  return {
    words,
    referee,
    asked,
    commands,
    options: (table) => optionsIn(table, asked.given, meantBy),
    rule: async (verb) => {
      const several = await oddsOfSeveral(words, referee, asked, verb);
      if (several) return several;
      let draft: Draft | undefined;
      const given = await ruledOn(referee, asked, verb, (ruling) => {
        if (!endsSolosPhase(ruling)) draft = draftOf(words, referee, asked, ruling);
      });
      if (given.kind === 'asked') {
        const { record, game } = given;
        if (isHidden(record)) return hiddenAnswer({ words, referee, asked }, record);
        return {
          document: decisionReply(words, record, game),
          json: { seq: record.seq, data: { events: record.events } },
        };
      }
      if (given.kind === 'odds') {
        // A picture for everybody shows what everybody sees.
        const { game } = await referee.known(asked.channel, given.ownOnly ? asked.user : undefined);
        return oddsAnswer(words, given, asked.given, game);
      }
      const { record, game } = given;
      const before = endsSolosPhase(given) ? await phaseBefore(referee, asked, record.seq) : [];
      const answer = draft?.record === record ? draft.answer : answerTo(words, referee, asked, given, before);
      const whole = withStepBegun(words, answer, record, game);
      const reported = await withTurnReport(words, referee, asked, record, game, whole.document);
      return { ...whole, document: await withBattleEnd(words, referee, asked, record, game, reported) };
    },
  };
}

/** What happened in the whole phase is read from the log then. */
function endsSolosPhase({ record, game }: RulingResult): boolean {
  return game !== undefined && endsPhaseOfSolo(record, game);
}

/** The answer to a ruling, and what can be done next, which is worked out when somebody asks for it. */
function answerTo(
  words: Catalogue,
  referee: Referee,
  asked: Asked,
  given: RulingResult,
  before: readonly LogEvent[] = [],
): Answer {
  const offers = () => offersOf(words, referee, asked, given, (game, ruleset) => nextButtons(words, game, ruleset));
  return { ...rulingAnswer(words, given, before), offers };
}

/** An answer that's made while its record is being written. Nobody sees it unless that's the one in the log in the end. */
interface Draft {
  readonly record: LogRecord;
  readonly answer: Answer;
}

/** @returns nothing if it can't be made now: it's made once the record is written, and then it's known what's wrong */
function draftOf(words: Catalogue, referee: Referee, asked: Asked, ruling: RulingResult): Draft | undefined {
  try {
    const { record } = ruling;
    const answer = answerTo(words, referee, asked, ruling);
    // At the terminal nobody presses buttons.
    if (asked.interaction === undefined) return { record, answer };
    const offered = answer.offers!();
    // Whoever asks for them is told what's wrong; perhaps nobody does.
    offered.catch(() => undefined);
    return { record, answer: { ...answer, offers: () => offered } };
  } catch {
    return undefined;
  }
}

/** The referee's ruling. If the book doesn't know something, the error says which command or book does. */
async function ruledOn(referee: Referee, asked: Asked, verb: string, drafting: (ruling: RulingResult) => void) {
  try {
    return await referee.rule(asked, verb, drafting);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const named = rulesetMeant(String(asked.given.rules ?? ''));
    throw withElsewhere(error, named ?? (await referee.ruleset(asked.channel)), verb);
  }
}

/**
 * A ruling in the log, as the answer for anyone who asks for it.
 * @param before what happened in the phase of the side that the referee runs, if the ruling ends that phase
 */
export function rulingAnswer(words: Catalogue, given: RulingResult, before: readonly LogEvent[] = []): Answer {
  const { record, ruled, rulings } = given;
  const { verb, rules } = ruled;
  const own = rulings.filter(({ solo }) => !solo);
  const isTogether = isOfSeveral(record) || (own.length > 1 && isSameCommand(own));
  // If several units did the same, all their rulings; otherwise those of the referee's own side in response.
  const inFull = isTogether || own.length > 1 ? rulings : rulings.filter(({ solo }) => solo);
  const several = inFull.length > 0 ? { rulings: inFull.map((each) => rulingJson(words, each)) } : {};
  const left = record.events.filter(isHeldBack);
  const heldBack = left.length > 0 ? { 'held-back': left.map((each) => heldBackJson(words, each)) } : {};
  return {
    document: withActs(words, rulingReply(words, { ...given, before }), given),
    json: {
      verb,
      rules,
      ...(isTogether ? togetherJson(words, own) : ownJson(words, ruled)),
      seq: record.seq,
      ...several,
      ...heldBack,
    },
  };
}

/** With a picture of what the side that the referee runs did because of it. */
function withActs(words: Catalogue, document: Document, { record, game }: RulingResult): Document {
  const pictures = game ? actsPictured(words, game, record.events) : [];
  if (!game || pictures.length === 0) return document;
  return {
    ...document,
    pictures: [...(document.pictures ?? []), ...pictures],
    buttons: [...(document.buttons ?? []), ...actButtons(record, game)],
  };
}

function ownJson(words: Catalogue, ruled: Ruled) {
  const { facts, effects } = ruled;
  // Everything the referee knew, including defaults; the reply leaves out what goes without saying.
  return { ...filledIn(ruled), facts, steps: wordedSteps(words, ruled), effects };
}

/** What several did together: the facts of them all, all their steps and changes, and what was known alike of each. */
function togetherJson(words: Catalogue, own: readonly Ruled[]) {
  const { rules, verb } = own[0]!;
  const facts = own.map((each) => each.facts);
  const filled = factsTogether(
    own.map((each) => each.filled ?? {}),
    {},
  );
  return {
    ...filledIn({ filled }),
    facts: factsTogether(facts, verbOf(rulesetOf(rules), verb)),
    steps: own.flatMap((each) => wordedSteps(words, each)),
    effects: own.flatMap(({ effects }) => effects),
  };
}

/** One of several units that didn't do what the others did, and why. */
function heldBackJson(words: Catalogue, { who, rule, says, values }: EventOf<'held-back'>) {
  return {
    who,
    ...(rule === undefined ? {} : { rule }),
    message: refusalSaid(words, { says, values }) ?? words.game.unknownReason,
  };
}

/** One of several rulings, for machines. */
export function rulingJson(words: Catalogue, ruled: Ruled) {
  const { verb, who, targets, facts, effects } = ruled;
  const named = { ...(who === undefined ? {} : { who }), ...(targets ? { targets } : {}) };
  return { verb, ...named, ...filledIn(ruled), facts, steps: wordedSteps(words, ruled), effects };
}

/** The options that nobody had to give, in machine-readable form. */
function filledIn({ filled }: Pick<Ruled, 'filled'>) {
  return filled && Object.keys(filled).length > 0 ? { known: filled } : {};
}

/** @param given the command's options, for the button that throws it */
async function oddsAnswer(
  words: Catalogue,
  shown: OddsResult,
  given: Asked['given'],
  game: Game | undefined,
): Promise<Answer> {
  const { action, odds, sure, forbidden, lacks, seen, goes, changed, told, exposed, ownOnly } = shown;
  const outcomes = odds.outcomes.map(({ value, weight }) => ({
    facts: value,
    weight: String(weight),
    p: probability(weight, odds.total),
  }));
  const { odds: _, seen: __, ...said } = given;
  // Describing thousands of outcomes takes a while, so other work gets its turn in between.
  await setImmediate();
  const oddsDocument = {
    ...oddsReply(words, action, odds, certainSteps(action, odds), {
      ...{ sure, forbidden, lacks },
      onTable: told && { told, exposed },
    }),
    ...(ownOnly ? { private: true, secret: true } : {}),
  };
  const of = { name: action.verb, given: { ...said, seen } };
  const seenOn = game && wayPicture(words, game, shown);
  const goesOn = told?.way !== undefined;
  return {
    document: {
      ...oddsDocument,
      lines: [...(changed ? [line(strong(words.odds.changed))] : []), ...oddsDocument.lines],
      // What a way comes to is easier to see than a chart of what no die decides, and so is where a point lies.
      ...(seenOn ? { pictures: [seenOn, ...(goesOn ? [] : (oddsDocument.pictures ?? []))] } : {}),
    },
    ...(goes ? { throws: of } : {}),
    offers: async () => ({
      buttons: goes ? [{ action: 'run', of, label: goesOn ? words.battlefield.go : words.odds.roll, first: true }] : [],
    }),
    json: {
      verb: action.verb,
      rules: action.ruleset.id,
      odds: { total: String(odds.total), outcomes },
      ...(told ? { data: told } : {}),
      ...forbiddenNow(words, forbidden),
    },
  };
}

/** The way that a command would go on a drawn table, or the point that it's about. */
function wayPicture(words: Catalogue, game: Game, { action, exposed = [] }: OddsResult): Picture | undefined {
  const drawn = drawnTable(game);
  const { scene, filling } = action;
  const places = scene && filling?.wayFrom(scene);
  if (drawn && places) {
    const ends = filling?.faces === undefined ? undefined : filling.walked(scene);
    return tablePicture(words, wayShown(words, game, drawn, { places, exposed, ends }));
  }
  const actor = scene?.actor;
  const from = actor && drawn?.placeOf(actor);
  if (!drawn || !from) return undefined;
  const starting = { from, enemies: enemiesOn(game, drawn, actor) };
  const point = pointSaid({ drawn, starting, said: filling?.said.point });
  if (!point) return undefined;
  const shown = wayShown(words, game, drawn, { places: [from.at, point], exposed: [] });
  return tablePicture(words, { ...shown, marks: [point] });
}

/** What forbids it, shown with its odds. */
function forbiddenNow(words: Catalogue, refusal: Refusal | undefined) {
  if (!refusal) return {};
  const rule = refusal.rule === undefined ? {} : { rule: refusal.rule };
  return { forbidden: { ...rule, message: refusalMessage(words, refusal) } };
}
