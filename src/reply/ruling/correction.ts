import type { Place } from '../../campaign/corrections.ts';
import type { Game } from '../../campaign/game.ts';
import { ofThen } from '../../campaign/history/names.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import { fallenIn } from '../../kernel/dice/fallen-dice.ts';
import { rulesets } from '../../rules/index.ts';
import { lapsedLines } from '../asks/asks.ts';
import { closedLines } from '../asks/questions.ts';
import { doneLines } from '../battle/solo.ts';
import type { Catalogue } from '../catalogue.ts';
import { brief, type Document, inFull, type Line, line, quiet, strong, verdict } from '../document.ts';
import { actedText } from '../log/events.ts';
import { saidText } from './corrected-values.ts';
import { effectLines } from './effects.ts';
import { caughtBy, factsLines } from './facts-line.ts';
import { stepLines } from './steps.ts';

/** The verdict of a ruling, alone. */
export function verdictText(words: Catalogue, ruled: Ruled): string {
  return words.verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled);
}

/** The dice that had to be thrown for it now, and those that it no longer needs. */
export function diceLines(words: Catalogue, { event, fresh = [], over = [] }: Place): Line[] {
  const fallen = fallenIn(event.steps ?? []);
  const thrown = fresh.flatMap((i) => {
    const die = fallen[i];
    return die
      ? [die.drawn ? words.corrections.drawn(die.sides, die.face) : words.corrections.die(die.sides, die.face)]
      : [];
  });
  const left = over.map(({ sides, face }) => words.corrections.die(sides, face));
  return [
    ...(thrown.length > 0 ? [line(words.corrections.fresh(thrown.join(', ')))] : []),
    ...(left.length > 0 ? [line(quiet(words.corrections.over(left.join(', '))))] : []),
  ];
}

/** A correction that's been made: the ruling as it now reads, and what was redone with it. */
export function correctedReply(
  words: Catalogue,
  record: LogRecord,
  event: EventOf<'corrected'>,
  now: Game | undefined,
): Document {
  const game = ofThen(now, record.seq);
  const { seq, said, places, beyond = [], leaves = [] } = event;
  const numbers = leaves.map((each) => `#${each}`);
  return {
    lines: [
      verdict(strong(words.corrections.done(seq, saidText(words, said)))),
      ...places.filter((place) => place.seq === seq).flatMap((place) => rulingLines(words, place, game)),
      ...places.filter((place) => place.seq !== seq).flatMap((place) => redoneLines(words, place, game)),
      ...(game && rulesets[game.rules]
        ? doneLines(
            words,
            record.events.filter(({ type }) => type === 'ruled'),
            game,
            rulesets[game.rules]!,
          )
        : []),
      ...(beyond.length > 0 ? [line(words.corrections.beyond(words.allOf(beyond.map(words.say))))] : []),
      ...(numbers.length === 1 ? [line(words.corrections.leavesOne(numbers[0]!))] : []),
      ...(numbers.length > 1 ? [line(words.corrections.leaves(words.allOf(numbers)))] : []),
      ...closedLines(words, record),
      ...lapsedLines(words, record.events, game),
      line(quiet(`#${record.seq}`)),
    ],
    file: `correction-${seq}.txt`,
  };
}

function rulingLines(words: Catalogue, { event, ...place }: Place, game: Game | undefined): Line[] {
  if (event.type !== 'ruled') return [];
  if (event.fell) return [line(words.corrections.fellToo(game ? actedText(words, event, game) : ''))];
  // What the side that the referee runs threw because of it has its unit's name.
  const whose = event.solo && game ? actedText(words, event, game) : '';
  return [
    line(words.corrections.is, whose, strong(verdictText(words, event))),
    ...dicedLines(words, event, game),
    ...diceLines(words, { event, ...place }),
    ...effectLines(words, event.effects, game, rulesets[event.rules]),
  ];
}

/** Its facts and dice, or every step in the full form. */
export function dicedLines(words: Catalogue, ruled: Ruled, game: Game | undefined): Line[] {
  return [
    ...factsLines(words, ruled, game, undefined, caughtBy(ruled, game), verdictText(words, ruled)).map(brief),
    inFull(() => stepLines(words, ruled)),
  ];
}

function redoneLines(words: Catalogue, { seq, event, ...place }: Place, game: Game | undefined): Line[] {
  if (event.type !== 'ruled') return [line(quiet(words.corrections.clock(seq)))];
  if (event.fell) return [line(words.corrections.fell[event.fell](seq))];
  const whose = event.solo && game ? actedText(words, event, game) : '';
  return [
    line(words.corrections.redone(seq, whose + verdictText(words, event))),
    ...diceLines(words, { seq, event, ...place }),
    ...effectLines(words, event.effects, game, rulesets[event.rules]),
  ];
}
