import { changedUnits } from '../campaign/changed-units.ts';
import type { Place } from '../campaign/corrections.ts';
import type { Game } from '../campaign/game.ts';
import type { EventOf, LogRecord, Ruled } from '../campaign/record.ts';
import { fallenIn } from '../kernel/fallen-dice.ts';
import type { OptionValue } from '../kernel/options.ts';
import { type InputError, Refusal } from '../kernel/refusal.ts';
import type { Cite } from '../kernel/step.ts';
import { rulesets } from '../rules/index.ts';
import { askButtons, askTail, lapsedLines, lapseLines } from './asks.ts';
import {
  type Button,
  code,
  type Document,
  type Line,
  line,
  quiet,
  step,
  strong,
  struck,
  typed,
  verdict,
} from './document.ts';
import { effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { conditionsOf } from './fields.ts';
import { errorMessage, refusalMessage } from './problem.ts';
import { closedLines } from './questions.ts';
import { saidText } from './said.ts';
import { whyGone } from './standing.ts';
import { stepLines } from './steps.ts';

const { corrections: say, game: words, say: word, verdictOf, allOf, notices } = english;

/** What a correction would change. */
export interface Foreseen {
  readonly root: { readonly seq: number };
  readonly said: Readonly<Record<string, OptionValue>>;
  readonly was: readonly Ruled[];
  readonly now: readonly Ruled[];
  readonly places: readonly Place[];
  readonly rests: readonly { readonly seq: number; readonly record: LogRecord; readonly how: Rests }[];
  readonly wants?: { readonly sides: number; readonly throwingFor: Cite | undefined } | undefined;
  readonly games: { readonly was: Game | undefined; readonly now: Game | undefined };
}

type Rests = keyof typeof say.restsHow | Refusal | InputError;

/** Shows what would change to whoever asked for the correction, before anything is done. */
export function foreseenReply(
  foreseen: Foreseen,
  beyond: readonly string[],
  commands: readonly { readonly what: keyof typeof say.labels; readonly command: string }[],
): Document {
  const buttons = commands.map(
    ({ what, command }, i): Button => ({
      action: 'run',
      of: command,
      label: say.labels[what],
      ...(i === 0 ? { first: true } : {}),
    }),
  );
  return {
    lines: [
      line(strong(say.would(foreseen.root.seq))),
      ...foreseenLines(foreseen, beyond, false),
      ...commands.map(({ command }) => typed(say.typeIt, code(command))),
    ],
    buttons,
    private: true,
    file: `correction-${foreseen.root.seq}.txt`,
  };
}

/** The same preview for those who have to agree to it. */
export function askedCorrectionReply(record: LogRecord, foreseen: Foreseen, beyond: readonly string[]): Document {
  const ask = record.events.find((event) => event.type === 'asked');
  if (!ask) throw new Error('A correction that is asked for has no record that asks');
  return {
    lines: [
      line({ user: record.by }, ` ${say.asks(foreseen.root.seq, saidText(foreseen.said))}`),
      ...foreseenLines(foreseen, beyond, true),
      ...askTail(ask, foreseen.games.was),
      ...lapseLines(ask),
      line(quiet(`#${record.seq}`)),
    ],
    buttons: askButtons(ask),
    file: `correction-${foreseen.root.seq}.txt`,
  };
}

/** The old outcome and the new one, the dice, the units whose state changes, and the rulings that depend on it. */
function foreseenLines(
  { was, now, places, rests, wants, games }: Foreseen,
  beyond: readonly string[],
  asked: boolean,
): Line[] {
  const verdicts = was.flatMap((old, i) => {
    const judged = now[i];
    if (!judged) return [line(say.was, verdictText(old))];
    const [before, after] = [verdictText(old), verdictText(judged)];
    const changed =
      before === after
        ? [line(say.is, strong(after), ' ', quiet(say.same))]
        : [line(say.was, struck(before)), verdict(say.is, strong(after))];
    return [...changed, ...stepLines(judged.steps)];
  });
  return [
    ...verdicts,
    ...places.flatMap(diceLines),
    ...(wants
      ? [line(strong(say.wants(wants.sides, wants.throwingFor ? notices.dieFor(wants.throwingFor.label) : '', asked)))]
      : []),
    ...(wants ? [] : stateLines(games)),
    ...(beyond.length > 0 ? [line(strong(say.beyond(allOf(beyond.map(word)))))] : []),
    ...(rests.length > 0 ? [line(say.rests), ...rests.map(restsLine)] : []),
  ];
}

function restsLine({ seq, record, how }: Foreseen['rests'][number]): Line {
  const what =
    typeof how === 'string'
      ? say.restsHow[how]
      : say.cannot(how instanceof Refusal ? refusalMessage(how) : errorMessage(how));
  return step(`#${seq} `, code(record.command), ` ${what}`);
}

/** The state of each unit that would change: as it is and as it would be. */
function stateLines({ was, now }: Foreseen['games']): Line[] {
  if (!was || !now) return [];
  const lines = changedUnits(was, now).flatMap((id) => {
    const name = (was.units[id] ?? now.units[id])!.name;
    const [before, after] = [stateText(was, id), stateText(now, id)];
    return before === after ? [] : [line(say.unitFrom(name, before, after))];
  });
  return lines.length > 0 ? lines : [line(say.noState)];
}

function stateText(game: Game, id: string): string {
  const unit = game.units[id];
  const ruleset = rulesets[game.rules];
  if (!unit || !ruleset) return '–';
  if (unit.gone) return words.gone(whyGone(unit, ruleset));
  return conditionsOf(unit.fields, game, ruleset).join(', ') || say.nothingSpecial;
}

function verdictText(ruled: Ruled): string {
  return verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled);
}

function diceLines({ event, fresh = [], over = [] }: Place): Line[] {
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
export function correctedReply(record: LogRecord, event: EventOf<'corrected'>, game: Game | undefined): Document {
  const { seq, said, places, beyond = [], leaves = [] } = event;
  const numbers = leaves.map((each) => `#${each}`);
  return {
    lines: [
      verdict(strong(say.done(seq, saidText(said)))),
      ...places.filter((place) => place.seq === seq).flatMap((place) => rulingLines(place, game)),
      ...places.filter((place) => place.seq !== seq).flatMap((place) => redoneLines(place, game)),
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
  return [
    line(say.is, strong(verdictText(event))),
    ...stepLines(event.steps),
    ...diceLines({ event, ...place }),
    ...effectLines(event.effects, game, rulesets[event.rules]),
  ];
}

function redoneLines({ seq, event, ...place }: Place, game: Game | undefined): Line[] {
  if (event.type !== 'ruled') return [line(quiet(say.clock(seq)))];
  return [
    line(say.redone(seq, verdictText(event))),
    ...diceLines({ seq, event, ...place }),
    ...effectLines(event.effects, game, rulesets[event.rules]),
  ];
}
