import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet } from '../document.ts';
import { heldBackText } from '../log/events.ts';
import { refusalSaid } from '../problem.ts';

/** As many may be named one by one. */
const MOST_ONE_BY_ONE = 2;
/** Of more who didn't for the same reason, so many are named. */
const MOST_NAMED = 6;

/** Whether it says who of several didn't do it, and why. */
export const isHeldBack = (event: LogEvent): event is EventOf<'held-back'> => event.type === 'held-back';

/** Those who didn't for the same reason share a line. @param naming whether they're named however many there are */
export function heldBackLines(
  words: Catalogue,
  events: readonly LogEvent[],
  game: Game | undefined,
  naming: boolean,
): Line[] {
  return alikeIn(events, game).flatMap((those) => {
    const { rule } = those[0]!;
    return textsOf(words, those, game, naming).map((text) =>
      line(text, ...(rule === undefined ? [] : [quiet(` ${rule}`)])),
    );
  });
}

/** The same in a few words, without the rules. */
export function heldBackTexts(words: Catalogue, events: readonly LogEvent[], game: Game | undefined): string[] {
  return alikeIn(events, game).flatMap((those) => textsOf(words, those, game, false));
}

type HeldBack = EventOf<'held-back'>;

function alikeIn(events: readonly LogEvent[], game: Game | undefined): readonly (readonly HeldBack[])[] {
  const alike = new Map<string, HeldBack[]>();
  for (const event of events) {
    if (!isHeldBack(event)) continue;
    const reason = reasonOf(event, game);
    alike.set(reason, [...(alike.get(reason) ?? []), event]);
  }
  return [...alike.values()];
}

function textsOf(words: Catalogue, those: readonly HeldBack[], game: Game | undefined, naming: boolean): string[] {
  if (those.length <= MOST_ONE_BY_ONE) return those.map((each) => heldBackText(words, each, game));
  const { verb, who, says, values } = those[0]!;
  const names = those.map((each) => calledIn(game, each.who));
  const told = naming || names.length <= MOST_NAMED ? names : [];
  const isOfFirst = values.unit === calledIn(game, who);
  const why = refusalSaid(words, { says, values }) ?? words.game.unknownReason;
  return [words.game.heldBackTogether(verb, those.length, told, why, isOfFirst)];
}

/** Why it didn't, apart from who it is. */
function reasonOf(event: EventOf<'held-back'>, game: Game | undefined): string {
  const own = calledIn(game, event.who);
  const others = Object.entries(event.values).filter(([, value]) => value !== own);
  return JSON.stringify([event.rule, event.says, others]);
}
