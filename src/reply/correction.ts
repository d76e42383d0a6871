import type { Place } from '../campaign/corrections.ts';
import type { Game } from '../campaign/game.ts';
import { ofThen } from '../campaign/history/names.ts';
import type { EventOf, LogRecord, Ruled } from '../campaign/record.ts';
import { fallenIn } from '../kernel/fallen-dice.ts';
import { rulesets } from '../rules/index.ts';
import { lapsedLines } from './asks.ts';
import { type Document, type Line, line, quiet, strong, verdict } from './document.ts';
import { effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { actedText } from './events.ts';
import { closedLines } from './questions.ts';
import { saidText } from './said.ts';
import { doneLines } from './solo.ts';
import { stepLines } from './steps.ts';

const { corrections: say, say: word, verdictOf, allOf } = english;

/** The verdict of a ruling, alone. */
export function verdictText(ruled: Ruled): string {
  return verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled);
}

/** The dice that had to be thrown for it now, and those that it no longer needs. */
export function diceLines({ event, fresh = [], over = [] }: Place): Line[] {
  const fallen = fallenIn(event.steps ?? []);
  const thrown = fresh.flatMap((i) => {
    const die = fallen[i];
    return die ? [die.drawn ? say.drawn(die.sides, die.face) : say.die(die.sides, die.face)] : [];
  });
  const left = over.map(({ sides, face }) => say.die(sides, face));
  return [
    ...(thrown.length > 0 ? [line(say.fresh(thrown.join(', ')))] : []),
    ...(left.length > 0 ? [line(quiet(say.over(left.join(', '))))] : []),
  ];
}

/** A correction that's been made: the ruling as it now reads, and what was redone with it. */
export function correctedReply(record: LogRecord, event: EventOf<'corrected'>, now: Game | undefined): Document {
  const game = ofThen(now, record.seq);
  const { seq, said, places, beyond = [], leaves = [] } = event;
  const numbers = leaves.map((each) => `#${each}`);
  return {
    lines: [
      verdict(strong(say.done(seq, saidText(said)))),
      ...places.filter((place) => place.seq === seq).flatMap((place) => rulingLines(place, game)),
      ...places.filter((place) => place.seq !== seq).flatMap((place) => redoneLines(place, game)),
      ...(game && rulesets[game.rules]
        ? doneLines(
            record.events.filter(({ type }) => type === 'ruled'),
            game,
            rulesets[game.rules]!,
          )
        : []),
      ...(beyond.length > 0 ? [line(say.beyond(allOf(beyond.map(word))))] : []),
      ...(numbers.length === 1 ? [line(say.leavesOne(numbers[0]!))] : []),
      ...(numbers.length > 1 ? [line(say.leaves(allOf(numbers)))] : []),
      ...closedLines(record),
      ...lapsedLines(record.events, game),
      line(quiet(`#${record.seq}`)),
    ],
    file: `correction-${seq}.txt`,
  };
}

function rulingLines({ event, ...place }: Place, game: Game | undefined): Line[] {
  if (event.type !== 'ruled') return [];
  if (event.fell) return [line(say.fellToo(game ? actedText(event, game) : ''))];
  // What the side that the referee runs threw because of it has its unit's name.
  const whose = event.solo && game ? actedText(event, game) : '';
  return [
    line(say.is, whose, strong(verdictText(event))),
    ...stepLines(event.steps),
    ...diceLines({ event, ...place }),
    ...effectLines(event.effects, game, rulesets[event.rules]),
  ];
}

function redoneLines({ seq, event, ...place }: Place, game: Game | undefined): Line[] {
  if (event.type !== 'ruled') return [line(quiet(say.clock(seq)))];
  if (event.fell) return [line(say.fell[event.fell](seq))];
  const whose = event.solo && game ? actedText(event, game) : '';
  return [
    line(say.redone(seq, whose + verdictText(event))),
    ...diceLines({ seq, event, ...place }),
    ...effectLines(event.effects, game, rulesets[event.rules]),
  ];
}
