import type { Due, Game } from '../../campaign/game.ts';
import { calledIn, unitOfThen } from '../../campaign/history/names.ts';
import { owedText } from '../../campaign/owed/owed-command.ts';
import type { EventOf, Ruled } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { DECIDED, type Effect, type EffectOf, MAY_HIDE, type Subject } from '../../kernel/state/effect.ts';
import { declarationOf, type Field } from '../../kernel/state/field.ts';
import { fieldsOf } from '../../kernel/state/state.ts';
import type { FieldValue } from '../../kernel/state/unit.ts';
import { momentText } from '../battle/moment-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet } from '../document.ts';
import type { ChangeView, Saying } from '../english/ruling/change-words.ts';
import { labelOf, valueText } from '../units/fields.ts';
import { titleOf } from '../units/named.ts';
import { decidedIn, endLine, endText } from './ending.ts';
import { wholeText } from './sayings.ts';

/**
 * A line for each change: the unit's name, what's true now and until when. The changes hold everything but names, so an old
 * record reads as it did when it was written.
 */
export function effectLines(
  words: Catalogue,
  effects: Ruled['effects'],
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): Line[] {
  const told = effects.filter(stays);
  return told.flatMap((effect) => {
    if (effect.effect !== 'due') return lineOf(words, effect, game, ruleset);
    // The same ruling owed twice is a line that says so.
    const alike = told.filter(
      (each) => each.effect === 'due' && dueText(words, each, game, ruleset) === dueText(words, effect, game, ruleset),
    );
    return alike[0] === effect ? lineOf(words, effect, game, ruleset, alike.length) : [];
  });
}

/** The same in sentences alone, without the rules. */
export function effectTexts(
  words: Catalogue,
  effects: Ruled['effects'],
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): string[] {
  return effects.filter(stays).flatMap((effect) => textOf(words, effect, game, ruleset) ?? []);
}

function textOf(
  words: Catalogue,
  effect: Effect,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): string | undefined {
  const saying = sayingOf(words, effect, game, ruleset);
  return saying === undefined ? undefined : wholeText(words, saying);
}

/** A unit that leaves play again for another reason, such as a prisoner who leaves the board, was never really back. */
export function stays(effect: Effect, i: number, effects: Ruled['effects']): boolean {
  if (effect.effect !== 'back') return true;
  return !effects.slice(i).some((later) => later.effect === 'gone' && later.unit === effect.unit);
}

function lineOf(
  words: Catalogue,
  effect: Effect,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
  times = 1,
): Line[] {
  const told = textOf(words, effect, game, ruleset);
  if (told === undefined) return [];
  const text = `${told}${words.game.times(times)}`;
  const named = 'rule' in effect && effect.rule && !text.includes(effect.rule);
  const rule = named ? [quiet(` ${effect.rule}`)] : [];
  return [effect.effect === 'ended' ? endLine(text, ...rule) : line(text, ...rule)];
}

/** What's said of a change; nothing where another line says it. */
export function sayingOf(
  words: Catalogue,
  effect: Effect,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): Saying | undefined {
  const ofBook = words.changeWordsOf(ruleset?.id ?? '');
  const unitOf = (id: string) => unitOfThen(game, id);
  const sideName = (id: string) => game?.sides[id]?.name ?? id;
  switch (effect.effect) {
    case 'set':
    case 'add':
      return changeSaying(words, effect, game, ruleset);
    case 'gone': {
      const name = calledIn(game, effect.unit);
      const own = ofBook.gone?.[effect.why];
      return own ? own({ name, unit: unitOf(effect.unit), unitOf }) : goneText(words, name, effect.why);
    }
    case 'back':
      return words.game.back(calledIn(game, effect.unit));
    case 'made': {
      const own = ofBook.made?.[effect.unit.profile] ?? ofBook.made?.any;
      return own
        ? own({ name: effect.unit.name, unit: effect.unit })
        : words.game.made(effect.unit.name, words.say(effect.unit.profile));
    }
    case 'due': {
      // What the referee's own side owes is thrown in the same reply.
      if (effect.unit !== undefined && isRun(effect.unit, game)) return undefined;
      const command = dueText(words, effect, game, ruleset);
      return ofBook.due ? ofBook.due(command, effect) : words.game.due(command);
    }
    case 'lapsed':
      return undefined;
    case 'ended':
      return endText(words, effect, game, ruleset);
    case 'remind': {
      const { units = [], says, values = {} } = effect;
      if (says === DECIDED) return endText(words, decidedIn(values), game, ruleset);
      if (says === MAY_HIDE)
        return words.game.mayHide(values.loser === undefined ? undefined : sideName(String(values.loser)));
      const names = units.map((id) => calledIn(game, id));
      const own = says === undefined ? undefined : ofBook.said?.[says];
      if (own)
        return own({
          names,
          units: units.flatMap((id) => unitOf(id) ?? []),
          isRun: units[0] !== undefined && isRun(units[0], game),
          values,
          rule: effect.rule,
          sideName,
          unitOf,
        });
      return words.game.remember(titleOf(ruleset, effect.rule), names.length > 0 ? words.allOf(names) : undefined);
    }
  }
}

function changeSaying(
  words: Catalogue,
  effect: EffectOf<'set' | 'add'>,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
) {
  const declared = ruleset?.fields && declarationOf(ruleset.fields[ownerOf(effect.of)], effect.field);
  if (!declared) return lossText(words, effect, game);
  const value = (effect.effect === 'add' ? (effect.now ?? effect.value) : effect.value) ?? undefined;
  return fieldSaying(words, effect, value, declared, game, ruleset);
}

// A field that ends with the step, or when its side plays again, says what the unit has done. Nobody waits for it to end.
const TOLD: readonly Field['ends'][] = ['turn', 'next-own-end', 'moment'];

/**
 * What has ended by itself: in the rulebook's own words where it has them, otherwise each flag shown with a unit, and the units
 * it has ended for.
 */
export function endedLines(
  words: Catalogue,
  expired: EventOf<'turn-begun'>['expired'],
  game: Game,
  ruleset: Ruleset,
): Line[] {
  const lines: Line[] = [];
  const plain = new Map<string, string[]>();
  const endedFor = (label: string, name: string) => plain.set(label, [...(plain.get(label) ?? []), name]);
  for (const { of, field } of expired) {
    const declared = declarationOf(ruleset.fields[ownerOf(of)], field);
    const value = fieldsOf(game, of)?.[field];
    if (!declared || (value !== undefined && value !== false) || ('unit' in of && game.units[of.unit]?.gone)) continue;
    const saying = wordsFor(words, field, ruleset)
      ? fieldSaying(words, { effect: 'set', of, field }, undefined, declared, game, ruleset)
      : undefined;
    if (saying !== undefined) lines.push(line(wholeText(words, saying), quiet(` ${declared.rule}`)));
    else if (declared.type === 'flag' && (declared.shown ?? 'line') === 'line' && TOLD.includes(declared.ends))
      endedFor(labelOf(words, ruleset, field, ownerOf(of)), nameOf(of, game));
  }
  return [
    ...lines,
    ...[...plain].map(([label, names]) =>
      line(words.game.over(label, words.allOf(names.filter((each) => each !== '')))),
    ),
  ];
}

/** What's true of the table itself, such as smoke, and until when. */
export function tableLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  return Object.entries(game.table).flatMap(([field, value]) => {
    const declared = ruleset.fields && declarationOf(ruleset.fields.table, field);
    if (!declared || (declared.shown ?? 'line') !== 'line') return [];
    const lasts = game.lasting.find((each) => 'table' in each.of && each.field === field);
    const change = { effect: 'set', of: { table: true }, field, ...(lasts ? { until: lasts.until } : {}) } as const;
    const saying = hasWords(words, field, ruleset)
      ? fieldSaying(words, change, value, declared, game, ruleset)
      : undefined;
    const shown = valueText(words, declared, value, game);
    const label = words.capital(labelOf(words, ruleset, field, 'table'));
    const plain = shown === '' ? label : `${label}: ${shown}`;
    return [saying === undefined ? line(quiet(plain)) : line(wholeText(words, saying), quiet(` ${declared.rule}`))];
  });
}

/** Whether the rulebook has its own words for a field. */
function hasWords(words: Catalogue, field: string, ruleset: Ruleset): boolean {
  return wordsFor(words, field, ruleset) !== undefined;
}

function wordsFor(words: Catalogue, field: string, { id }: Ruleset) {
  const { fields } = words.changeWordsOf(id);
  return fields?.[field] ?? fields?.[field.replace(/\d+/, '{n}')];
}

function fieldSaying(
  words: Catalogue,
  effect: Pick<EffectOf<'set'>, 'effect' | 'of' | 'field' | 'until'> | EffectOf<'add'>,
  value: FieldValue | undefined,
  declared: Field,
  game: Game | undefined,
  ruleset: Ruleset,
): Saying | undefined {
  const changeView: ChangeView = {
    name: nameOf(effect.of, game),
    of: effect.of,
    field: effect.field,
    unit: 'unit' in effect.of ? unitOfThen(game, effect.of.unit) : undefined,
    isRun: 'unit' in effect.of && isRun(effect.of.unit, game),
    value,
    words: valueText(words, declared, value, game),
    added: effect.effect === 'add' ? effect.value : undefined,
    until: effect.effect === 'set' && effect.until ? momentText(words, effect.until, game) : undefined,
    unitOf: (id) => unitOfThen(game, id),
    sideName: (id) => game?.sides[id]?.name ?? id,
  };
  const own = wordsFor(words, effect.field, ruleset);
  if (own) return own(changeView);
  return declared.shown === 'never' || declared.shown === 'details'
    ? undefined
    : words.game.changed(changeView, labelOf(words, ruleset, effect.field, ownerOf(effect.of)));
}

/** Men of a unit who fell while the rest fight on, for rulebooks that don't declare this yet. */
function lossText(
  words: Catalogue,
  { of, field, value }: EffectOf<'set' | 'add'>,
  game: Game | undefined,
): string | undefined {
  if (!('unit' in of) || field !== 'lost' || typeof value !== 'number' || value <= 0) return undefined;
  return words.game.lost(calledIn(game, of.unit), value);
}

function ownerOf(of: Subject): 'unit' | 'squad' | 'side' | 'table' {
  if ('unit' in of) return 'unit';
  if ('squad' in of) return 'squad';
  return 'side' in of ? 'side' : 'table';
}

function nameOf(of: Subject, game: Game | undefined): string {
  if ('unit' in of) return calledIn(game, of.unit);
  if ('squad' in of) return of.squad.slice(of.squad.indexOf('/') + 1);
  return 'side' in of ? (game?.sides[of.side]?.name ?? of.side) : '';
}

/** A ruling that's owed, as a player would type it, and when it starts to be owed if that isn't now. */
export function dueText(
  words: Catalogue,
  due: Omit<Due, 'id' | 'rule'>,
  game: Game | undefined,
  ruleset?: Ruleset,
): string {
  const { at } = due;
  const side = at.side === undefined ? undefined : (game?.sides[at.side]?.name ?? at.side);
  const typed = owedText(due, game, ruleset);
  const here = game?.at;
  const now = here
    ? at.turn < here.turn || (at.turn === here.turn && (at.step ?? here.step) === here.step)
    : at.turn <= 0;
  return now ? typed : words.game.dueFrom(typed, at.turn, side);
}

/** Whether a unit belongs to the side that the referee runs. */
function isRun(unit: string, game: Game | undefined): boolean {
  return game?.table.solo !== undefined && game.units[unit]?.side === game.table.solo;
}

function goneText(words: Catalogue, name: string, why: string): string {
  return why === '' ? words.game.back(name) : words.game.out(name, words.say(why));
}
