import { changedUnits } from '../../campaign/changed-units.ts';
import type { Place } from '../../campaign/corrections.ts';
import type { Game } from '../../campaign/game.ts';
import { owedText } from '../../campaign/owed/owed-command.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { type InputError, Refusal } from '../../kernel/refusal.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Cite } from '../../kernel/step.ts';
import { rulesets } from '../../rules/index.ts';
import { askButtons, askTail, lapseLines } from '../asks/asks.ts';
import type { Catalogue } from '../catalogue.ts';
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
} from '../document.ts';
import { actedText } from '../log/events.ts';
import { plainLine } from '../plain-text.ts';
import { errorMessage, refusalMessage } from '../problem.ts';
import { conditionsOf } from '../units/fields.ts';
import { whyGone } from '../units/standing.ts';
import { saidText } from './corrected-values.ts';
import { dicedLines, diceLines, verdictText } from './correction.ts';
import { effectLines } from './effects.ts';
import { endText } from './ending.ts';
import { wordedCite } from './worded.ts';

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

type Rests = keyof Catalogue['corrections']['restsHow'] | Refusal | InputError;
type Follows = keyof Catalogue['corrections']['followsHow'] | Refusal | InputError;

/** Shows what would change to whoever asked for the correction, before anything is done. */
export function foreseenReply(
  words: Catalogue,
  foreseen: Foreseen,
  beyond: readonly string[],
  commands: readonly { readonly what: keyof Catalogue['corrections']['labels']; readonly command: GivenCommand }[],
): Document {
  const buttons = commands.map(
    ({ what, command }, i): Button => ({
      action: 'run',
      of: command,
      label: words.corrections.labels[what],
      ...(i === 0 ? { first: true } : {}),
    }),
  );
  return {
    lines: [
      line(strong(words.corrections.would(foreseen.root.seq))),
      ...foreseenLines(words, foreseen, beyond, false),
      ...commands.map(({ command }) => typed(words.corrections.typeIt, code(commandText(command)))),
    ],
    buttons,
    private: true,
    file: `correction-${foreseen.root.seq}.txt`,
  };
}

/** The same preview for those who have to agree to it. */
export function askedCorrectionReply(
  words: Catalogue,
  record: LogRecord,
  foreseen: Foreseen,
  beyond: readonly string[],
): Document {
  const ask = record.events.find((event) => event.type === 'asked');
  if (!ask) throw new Error('A correction that is asked for has no record that asks');
  return {
    lines: [
      line({ user: record.by }, ` ${words.corrections.asks(foreseen.root.seq, saidText(words, foreseen.said))}`),
      ...foreseenLines(words, foreseen, beyond, true),
      ...askTail(words, ask, foreseen.games.was),
      ...lapseLines(words, ask),
      line(quiet(`#${record.seq}`)),
    ],
    buttons: askButtons(words, ask),
    file: `correction-${foreseen.root.seq}.txt`,
  };
}

/**
 * All that it would change: the old outcome and the new one, the dice, the units, what is owed, what falls with it, and the
 * rulings that depend on it.
 */
function foreseenLines(
  words: Catalogue,
  { wants, games, ...foreseen }: Foreseen,
  beyond: readonly string[],
  asked: boolean,
): Line[] {
  const { was, now, places, rests, follows } = foreseen;
  const state = stateLines(words, games);
  const lines = [
    ...was.flatMap((old, i) => verdictLines(words, old, now[i], games)),
    ...places.flatMap((each) => diceLines(words, each)),
    ...(wants
      ? [
          line(
            strong(
              words.corrections.wants(
                wants.sides,
                wants.throwingFor ? words.notices.dieFor(wordedCite(words, was[0]!.rules, wants.throwingFor)) : '',
                asked,
              ),
            ),
          ),
        ]
      : [...state, ...owedLines(words, games), ...overLines(words, games)]),
    ...(beyond.length > 0 ? [line(strong(words.corrections.beyond(words.allOf(beyond.map(words.say)))))] : []),
    ...(follows.length > 0
      ? [line(words.corrections.follows), ...follows.map((each) => followsLine(words, each, games))]
      : []),
    ...(rests.length > 0
      ? [line(words.corrections.rests), ...rests.flatMap((rest) => restsLines(words, rest, games))]
      : []),
  ];
  const differs = was.some((old, i) => changeLines(words, old, now[i], games).length > 0);
  return wants || differs || state.length + owedLines(words, games).length > 0
    ? lines
    : [...lines, line(words.corrections.noState)];
}

function verdictLines(words: Catalogue, old: Ruled, judged: Ruled | undefined, games: Foreseen['games']): Line[] {
  const before = verdictText(words, old);
  if (!judged) return [line(words.corrections.was, before)];
  const after = verdictText(words, judged);
  const changed =
    before === after
      ? [line(words.corrections.is, strong(after), ' ', quiet(words.corrections.same))]
      : [line(words.corrections.was, struck(before)), verdict(words.corrections.is, strong(after))];
  return [...changed, ...dicedLines(words, judged, games.was), ...changeLines(words, old, judged, games)];
}

/** What the old ruling did and the new one doesn't, struck through, and then the other way round. */
function changeLines(words: Catalogue, old: Ruled, judged: Ruled | undefined, games: Foreseen['games']): Line[] {
  if (!judged) return [];
  const linesOf = ({ effects, rules }: Ruled) =>
    effectLines(
      words,
      effects.filter((effect) => !isToldElsewhere(words, effect, games)),
      games.was,
      rulesets[rules],
    );
  const [before, after] = [linesOf(old), linesOf(judged)];
  const isIn = (all: readonly Line[], one: Line) => all.some((each) => plainLine(each) === plainLine(one));
  return [
    ...before
      .filter((each) => !isIn(after, each))
      .map((each) => line(words.corrections.noMore, struck(plainLine(each)))),
    ...after.filter((each) => !isIn(before, each)),
  ];
}

/** Whether another line of the preview has it: what a unit is, what is owed, whether the battle is over. */
function isToldElsewhere(words: Catalogue, effect: Effect, games: Foreseen['games']): boolean {
  if (effect.effect === 'remind') return false;
  if (effect.effect !== 'set' && effect.effect !== 'add') return true;
  return 'unit' in effect.of && isToldOf(words, effect.of.unit, games);
}

function isToldOf(words: Catalogue, id: string, { was, now }: Foreseen['games']): boolean {
  return was !== undefined && now !== undefined && stateText(words, was, id) !== stateText(words, now, id);
}

/** What the side that the referee runs threw is named by its unit: the record's command is somebody else's. */
function followsLine(
  words: Catalogue,
  { seq, record, how, was, now }: Foreseen['follows'][number],
  games: Foreseen['games'],
): Line {
  return step(
    `#${seq} `,
    ...(was.solo && games.was ? [actedText(words, was, games.was)] : [code(record.command), ' ']),
    typeof how === 'string' ? words.corrections.followsHow[how] : words.corrections.undone(reasonOf(words, how)),
    ...(now ? [': ', strong(verdictText(words, now))] : []),
  );
}

function restsLines(
  words: Catalogue,
  { seq, record, how, was, now }: Foreseen['rests'][number],
  games: Foreseen['games'],
): Line[] {
  const what =
    typeof how === 'string' ? words.corrections.restsHow[how] : words.corrections.cannot(reasonOf(words, how));
  const changed = now ? changeLines(words, was, now, games) : [];
  return [
    step(`#${seq} `, code(record.command), ` ${what}`, ...(now ? [': ', strong(verdictText(words, now))] : [])),
    ...changed.map(({ spans }) => step(...spans)),
  ];
}

function reasonOf(words: Catalogue, why: Refusal | InputError): string {
  return why instanceof Refusal ? refusalMessage(words, why) : errorMessage(words, why);
}

/** The state of each unit that would change: as it is and as it would be. */
function stateLines(words: Catalogue, { was, now }: Foreseen['games']): Line[] {
  if (!was || !now) return [];
  return changedUnits(was, now).flatMap((id) => {
    const name = (was.units[id] ?? now.units[id])!.name;
    const [before, after] = [stateText(words, was, id), stateText(words, now, id)];
    return before === after ? [] : [line(words.corrections.unitFrom(name, before, after))];
  });
}

function stateText(words: Catalogue, game: Game, id: string): string {
  const unit = game.units[id];
  const ruleset = rulesets[game.rules];
  if (!unit || !ruleset) return '–';
  if (unit.gone) return words.game.gone(whyGone(words, unit, ruleset));
  return conditionsOf(words, unit.fields, game, ruleset).join(', ') || words.corrections.nothingSpecial;
}

/** What would no longer be owed, and what would be owed instead. */
function owedLines(words: Catalogue, { was, now }: Foreseen['games']): Line[] {
  if (!was || !now) return [];
  const missing = (from: Game, against: Game) => {
    const own = from.due.filter(({ id }) => !against.due.some((each) => each.id === id));
    const commands = own.map((due) => owedText(due, from, rulesets[from.rules]));
    return [...new Set(commands)].map((each) => [each, commands.filter((other) => other === each).length] as const);
  };
  return [
    ...missing(was, now).map(([command, times]) =>
      line(words.corrections.notOwed, code(command), words.game.times(times)),
    ),
    ...missing(now, was).map(([command, times]) =>
      line(words.corrections.owed, code(command), words.game.times(times)),
    ),
  ];
}

function overLines(words: Catalogue, { was, now }: Foreseen['games']): Line[] {
  if (was?.over && !now?.over) return [line(strong(words.corrections.goesOn))];
  return now?.over && !was?.over ? [line(strong(endText(words, now.over, now, rulesets[now.rules])))] : [];
}
