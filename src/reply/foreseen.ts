import { changedUnits } from '../campaign/changed-units.ts';
import type { Place } from '../campaign/corrections.ts';
import type { Game } from '../campaign/game.ts';
import { owedCommand } from '../campaign/owed/owed-command.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import type { Effect } from '../kernel/effect.ts';
import type { OptionValue } from '../kernel/options.ts';
import { type InputError, Refusal } from '../kernel/refusal.ts';
import type { Cite } from '../kernel/step.ts';
import { rulesets } from '../rules/index.ts';
import { askButtons, askTail, lapseLines } from './asks.ts';
import { diceLines, verdictText } from './correction.ts';
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
import { effectLines, endText } from './effects.ts';
import { english } from './english/index.ts';
import { actedText } from './events.ts';
import { conditionsOf } from './fields.ts';
import { plainLine } from './plain.ts';
import { errorMessage, refusalMessage } from './problem.ts';
import { saidText } from './said.ts';
import { whyGone } from './standing.ts';
import { stepLines } from './steps.ts';

const { corrections: say, game: words, say: word, allOf, notices } = english;

/** What a correction would change. */
export interface Foreseen {
  readonly root: { readonly seq: number };
  readonly said: Readonly<Record<string, OptionValue>>;
  readonly was: readonly Ruled[];
  readonly now: readonly Ruled[];
  readonly places: readonly Place[];
  readonly rests: readonly {
    readonly seq: number;
    readonly record: LogRecord;
    readonly how: Rests;
    readonly was: Ruled;
    readonly now?: Ruled | undefined;
  }[];
  readonly follows: readonly {
    readonly seq: number;
    readonly record: LogRecord;
    readonly how: Follows;
    readonly was: Ruled;
    readonly now?: Ruled;
  }[];
  readonly wants?: { readonly sides: number; readonly throwingFor: Cite | undefined } | undefined;
  readonly games: { readonly was: Game | undefined; readonly now: Game | undefined };
}

type Rests = keyof typeof say.restsHow | Refusal | InputError;
type Follows = keyof typeof say.followsHow | Refusal | InputError;

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

/**
 * All that it would change: the old outcome and the new one, the dice, the units, what is owed, what falls with it, and the
 * rulings that depend on it.
 */
function foreseenLines({ wants, games, ...foreseen }: Foreseen, beyond: readonly string[], asked: boolean): Line[] {
  const { was, now, places, rests, follows } = foreseen;
  const state = stateLines(games);
  const lines = [
    ...was.flatMap((old, i) => verdictLines(old, now[i], games)),
    ...places.flatMap(diceLines),
    ...(wants
      ? [line(strong(say.wants(wants.sides, wants.throwingFor ? notices.dieFor(wants.throwingFor.label) : '', asked)))]
      : [...state, ...owedLines(games), ...overLines(games)]),
    ...(beyond.length > 0 ? [line(strong(say.beyond(allOf(beyond.map(word)))))] : []),
    ...(follows.length > 0 ? [line(say.follows), ...follows.map((each) => followsLine(each, games))] : []),
    ...(rests.length > 0 ? [line(say.rests), ...rests.flatMap((rest) => restsLines(rest, games))] : []),
  ];
  const differs = was.some((old, i) => changeLines(old, now[i], games).length > 0);
  return wants || differs || state.length + owedLines(games).length > 0 ? lines : [...lines, line(say.noState)];
}

function verdictLines(old: Ruled, judged: Ruled | undefined, games: Foreseen['games']): Line[] {
  const before = verdictText(old);
  if (!judged) return [line(say.was, before)];
  const after = verdictText(judged);
  const changed =
    before === after
      ? [line(say.is, strong(after), ' ', quiet(say.same))]
      : [line(say.was, struck(before)), verdict(say.is, strong(after))];
  return [...changed, ...stepLines(judged.steps), ...changeLines(old, judged, games)];
}

/** What the old ruling did and the new one doesn't, struck through, and then the other way round. */
function changeLines(old: Ruled, judged: Ruled | undefined, games: Foreseen['games']): Line[] {
  if (!judged) return [];
  const linesOf = ({ effects, rules }: Ruled) =>
    effectLines(
      effects.filter((effect) => !isToldElsewhere(effect, games)),
      games.was,
      rulesets[rules],
    );
  const [before, after] = [linesOf(old), linesOf(judged)];
  const isIn = (all: readonly Line[], one: Line) => all.some((each) => plainLine(each) === plainLine(one));
  return [
    ...before.filter((each) => !isIn(after, each)).map((each) => line(say.noMore, struck(plainLine(each)))),
    ...after.filter((each) => !isIn(before, each)),
  ];
}

/** Whether another line of the preview has it: what a unit is, what is owed, whether the battle is over. */
function isToldElsewhere(effect: Effect, games: Foreseen['games']): boolean {
  if (effect.effect === 'remind') return false;
  if (effect.effect !== 'set' && effect.effect !== 'add') return true;
  return 'unit' in effect.of && isToldOf(effect.of.unit, games);
}

function isToldOf(id: string, { was, now }: Foreseen['games']): boolean {
  return was !== undefined && now !== undefined && stateText(was, id) !== stateText(now, id);
}

/** What the side that the referee runs threw is named by its unit: the record's command is somebody else's. */
function followsLine({ seq, record, how, was, now }: Foreseen['follows'][number], games: Foreseen['games']): Line {
  return step(
    `#${seq} `,
    ...(was.solo && games.was ? [actedText(was, games.was)] : [code(record.command), ' ']),
    typeof how === 'string' ? say.followsHow[how] : say.undone(reasonOf(how)),
    ...(now ? [': ', strong(verdictText(now))] : []),
  );
}

function restsLines({ seq, record, how, was, now }: Foreseen['rests'][number], games: Foreseen['games']): Line[] {
  const what = typeof how === 'string' ? say.restsHow[how] : say.cannot(reasonOf(how));
  const changed = now ? changeLines(was, now, games) : [];
  return [
    step(`#${seq} `, code(record.command), ` ${what}`, ...(now ? [': ', strong(verdictText(now))] : [])),
    ...changed.map(({ spans }) => step(...spans)),
  ];
}

function reasonOf(why: Refusal | InputError): string {
  return why instanceof Refusal ? refusalMessage(why) : errorMessage(why);
}

/** The state of each unit that would change: as it is and as it would be. */
function stateLines({ was, now }: Foreseen['games']): Line[] {
  if (!was || !now) return [];
  return changedUnits(was, now).flatMap((id) => {
    const name = (was.units[id] ?? now.units[id])!.name;
    const [before, after] = [stateText(was, id), stateText(now, id)];
    return before === after ? [] : [line(say.unitFrom(name, before, after))];
  });
}

function stateText(game: Game, id: string): string {
  const unit = game.units[id];
  const ruleset = rulesets[game.rules];
  if (!unit || !ruleset) return '–';
  if (unit.gone) return words.gone(whyGone(unit, ruleset));
  return conditionsOf(unit.fields, game, ruleset).join(', ') || say.nothingSpecial;
}

/** What would no longer be owed, and what would be owed instead. */
function owedLines({ was, now }: Foreseen['games']): Line[] {
  if (!was || !now) return [];
  const missing = (from: Game, against: Game) => {
    const own = from.due.filter(({ id }) => !against.due.some((each) => each.id === id));
    const commands = own.map((due) => owedCommand(due, from, rulesets[from.rules]));
    return [...new Set(commands)].map((each) => [each, commands.filter((other) => other === each).length] as const);
  };
  return [
    ...missing(was, now).map(([command, times]) => line(say.notOwed, code(command), english.game.times(times))),
    ...missing(now, was).map(([command, times]) => line(say.owed, code(command), english.game.times(times))),
  ];
}

function overLines({ was, now }: Foreseen['games']): Line[] {
  if (was?.over && !now?.over) return [line(strong(say.goesOn))];
  return now?.over && !was?.over ? [line(strong(endText(now.over, now, rulesets[now.rules])))] : [];
}
