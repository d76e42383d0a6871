import type { Campaign } from '../../campaign/campaign.ts';
import type { Judging } from '../../campaign/events/event.ts';
import { gameOpened } from '../../campaign/events/game.ts';
import { declared } from '../../campaign/events/index.ts';
import { type LogEvent, type LogRecord, record as recordSchema } from '../../campaign/record.ts';
import { canonical } from '../../fairness/chain.ts';
import { isPlaceOf } from '../../fairness/deployment.ts';
import { isBehind } from '../../fairness/sealed.ts';
import { commitmentOf } from '../../fairness/seed.ts';
import { leavesOf } from '../../kernel/leaves.ts';
import { isWithin } from '../../kernel/texts.ts';
import { rulesets } from '../../rules/index.ts';
import { strangeAmong } from './check-state.ts';

/** 16 bytes, or the 32 of a secret draw's key. */
const SALT = /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/;

/** What the catalogue can say about a side run by the referee; a record that says anything else isn't ours. */
export interface Words {
  readonly questions: readonly string[];
  readonly notes: readonly string[];
}

const inEveryText = leavesOf(recordSchema);

/**
 * What is wrong with a record from a file. The check is as strict as for what the referee writes itself: later commands
 * must be able to show each value, work with it and remove it. Every text of a record has a kind, so none goes unchecked.
 * @param before the campaign before the record; `undefined` if it was struck out: it isn't known then
 * @returns the place in the record; nothing if all is well
 */
export function faultIn(record: LogRecord, before: Campaign | undefined, words: Words): string | undefined {
  const judging = judgingBy(record, before, words);
  let fault: string | undefined;
  inEveryText(record, (kind, value, path) => {
    if (fault === undefined && !isWithin(kind, value, judging)) fault = path.join('.');
    return value;
  });
  if (fault !== undefined) return fault;
  for (const [place, event] of everyEvent(record.events, 'events')) {
    const { holds } = declared(event);
    const claims = Object.entries(holds?.(event, judging) ?? {});
    const broken = claims.find(([, isTrue]) => !isTrue)?.[0] ?? effectsFault(event, record, before?.game);
    if (broken !== undefined) return `${place}.${broken}`;
  }
  return undefined;
}

/** The events of a record with those that they put in others' places or propose, each with its place. */
function* everyEvent(events: readonly LogEvent[], where: string): Generator<readonly [string, LogEvent]> {
  for (const [i, event] of events.entries()) {
    yield [`${where}.${i}`, event];
    if ('proposes' in event) yield* everyEvent(event.proposes, `${where}.${i}.proposes`);
    if (!('places' in event)) continue;
    for (const [j, place] of event.places.entries()) yield [`${where}.${i}.places.${j}.event`, place.event];
  }
}

function judgingBy({ seq, events }: LogRecord, before: Campaign | undefined, { questions, notes }: Words): Judging {
  // What a command opens, it may go on to fill.
  const opening = events.find(gameOpened.is);
  const game = before?.game;
  const steps = game && rulesets[game.rules]?.turn.steps;
  return {
    seq,
    play: game,
    hasSide: (side) => {
      if (opening) return opening.sides.some(({ id }) => id === side);
      return !before || (game !== undefined && Object.hasOwn(game.sides, side));
    },
    isBook: (id) => Object.hasOwn(rulesets, id),
    isVerb: (book, verb) => Object.hasOwn(rulesets[book]?.verbs ?? {}, verb),
    isStep: (step) => !before || (steps?.some(({ id }) => id === step) ?? false),
    isSealed: (hash, opened) => SALT.test(opened.salt) && isBehind(hash, opened),
    isHidden: (hash, { stands, ...opened }) => isPlaceOf(hash, { ...opened, text: canonical(stands) }),
    isQuestion: (question) => questions.includes(question),
    isSaid: (says) => notes.includes(says),
    opens: (secret, hash) => commitmentOf(Buffer.from(secret, 'hex')) === hash,
  };
}

/** What is owed must be something that can be given, and what is set must be something that can be shown. */
function effectsFault(event: LogEvent, { version }: LogRecord, game: Campaign['game']): string | undefined {
  const lists = [
    ['effects', 'effects' in event ? event.effects : undefined],
    ['closes', 'closes' in event ? event.closes : undefined],
  ] as const;
  for (const [name, effects = []] of lists) {
    const at = strangeAmong(effects, game, version > 1);
    if (at >= 0) return `${name}.${at}`;
  }
  return undefined;
}
