import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { Ask, Need, Proposed } from '../../campaign/owed/asks.ts';
import { writePair } from '../../kernel/options/pairs.ts';
import { rulesets } from '../../rules/index.ts';
import { changedText, laidText } from '../battle/battlefield.ts';
import { objectiveText } from '../battle/objectives.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Span } from '../document.ts';
import { saidText } from '../ruling/corrected-values.ts';
import { endText } from '../ruling/ending.ts';
import { fieldsText } from '../units/fields.ts';
import { named, sideName } from '../units/named.ts';

/** A request, and who made it. */
export function askSpans(words: Catalogue, ask: Ask, game: Game | undefined): Span[] {
  return [{ user: ask.by }, ' ', ...wishSpans(words, ask, game)];
}

function wishSpans(words: Catalogue, ask: Ask, game: Game | undefined): Span[] {
  const { about, runs } = ask;
  if (about === 'override') return [words.asks.override(`/${runs!.command} ${pairs(runs!.given)}`)];
  if (about === 'correct') {
    const { number, later: _, ...said } = runs!.given;
    return [words.corrections.asks(Number(number), saidText(words, said))];
  }
  if (about === 'battle') return [words.asks.battle];
  if (about === 'turn-end') return [words.asks.turnEnd(ask.sides.map((side) => sideName(side, game)))];
  if (about === 'hand-over') {
    const joined = ask.proposes.find((event) => event.type === 'player-joined');
    return joined ? [words.asks.handOver(sideName(joined.side, game)), { user: joined.user }, '.'] : [];
  }
  return ask.proposes.flatMap((event) => (ASKS[event.type] as Asks<Proposed>)(event, words, game));
}

/** What an event is when somebody asks for it; nothing for what's no request by itself. */
type Asks<E extends Proposed> = (event: E, words: Catalogue, game: Game | undefined) => readonly Span[];

const ASKS: { readonly [T in Proposed['type']]: Asks<Extract<Proposed, { type: T }>> } = {
  undone: ({ strikes }, words) => [words.asks.undo(numbers(words, strikes))],
  redone: ({ lifts }, words) => [words.asks.redo(numbers(words, lifts))],
  ruled: (event, words, game) => {
    const faces = event.steps.flatMap((step) => step.faces).join(' ');
    const verdict = words.verdictOf(event.rules, event.verb, event.facts, named(words, event, game));
    return [words.asks.throw(verdict, faces || words.notices.nothingFell)];
  },
  'held-back': () => [],
  'unit-edited': ({ unit, fields }, words, game) => [
    words.asks.edit(calledIn(game, unit), fieldsText(words, fields, game, game && rulesets[game.rules])),
  ],
  'unit-removed': ({ was }, words) => [words.asks.removeUnit(was)],
  'house-set': ({ toggle, on }, words) => [words.asks.house(toggle, on)],
  'enforcement-set': ({ enforcement }, words) => [words.asks.enforcement[enforcement]],
  'dice-set': ({ how }, words) => [words.asks.dice[how]],
  'clock-set': ({ pace }, words) => [words.asks.clock(pace ? words.clock.set(pace) : words.clock.off)],
  'beacon-set': (_, words) => [words.asks.fair.beacon],
  'beacon-ended': (_, words) => [words.asks.fair.seed],
  'player-joined': ({ side }, words, game) => [words.asks.join(sideName(side, game))],
  'player-left': () => [],
  'player-removed': ({ user }, words) => [words.asks.removePlayer, { user }, '.'],
  'umpire-named': ({ user }, words) => [words.asks.umpire, { user }, '.'],
  'umpire-dismissed': ({ user }, words) => [words.asks.dismissUmpire, { user }, '.'],
  'battle-ended': ({ effects }, words, game) => {
    const ended = effects.find((each) => each.effect === 'ended');
    return ended ? [words.asks.battleEnd(endText(words, ended, game, game && rulesets[game.rules]))] : [];
  },
  'objective-set': (event, words, game) => [words.asks.objective(objectiveText(words, event, game))],
  'battlefield-laid': (event, words) => [words.asks.battlefield(laidText(words, event))],
  'battlefield-changed': (event, words, game) => [words.asks.battlefield(changedText(words, event, game))],
};

/** The sides that have to agree; whoever asked them is pinged. */
export function needText(words: Catalogue, { sides, users }: Need, game: Game | undefined, begins = false): string {
  const named = sides.map((side, i) => words.asks.ofSide(sideName(side, game), begins && i === 0));
  return (named.length > 0 ? named : users).join(words.asks.or);
}

function numbers(words: Catalogue, seqs: readonly number[]): string {
  return words.allOf(seqs.map((seq) => `#${seq}`));
}

function pairs(given: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(given)
    .map(([name, value]) => writePair(name, value))
    .join(' ');
}
