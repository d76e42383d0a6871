import type { Due, Game } from '../campaign/game.ts';
import { owedCommand } from '../campaign/owed-command.ts';
import type { EventOf, Ruled } from '../campaign/record.ts';
import { DECIDED, type Effect, type EffectOf, type Ending, type Subject } from '../kernel/effect.ts';
import { declarationOf, type Field } from '../kernel/field.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { fieldsOf } from '../kernel/state.ts';
import type { FieldValue } from '../kernel/unit.ts';
import { type Line, line, quiet, strong } from './document.ts';
import type { ChangeTold } from './english/change-words.ts';
import { changeWordsOf } from './english/changes.ts';
import { english } from './english/index.ts';
import { labelOf, valueText } from './fields.ts';
import { momentText } from './moments.ts';

const { game: say, say: word, allOf, capital } = english;

/**
 * A line for each change: the unit's name, what now holds and until when. All but names stands in the changes, so that a
 * record read back is told as it was when it was written.
 */
export function effectLines(effects: Ruled['effects'], game: Game | undefined, ruleset: Ruleset | undefined): Line[] {
  return effects.filter(stays).flatMap((effect) => lineOf(effect, game, ruleset));
}

/** Whoever is out of play for another reason from now on, a prisoner who leaves the board, has not been back in between. */
function stays(effect: Effect, i: number, effects: Ruled['effects']): boolean {
  if (effect.effect !== 'back') return true;
  return !effects.slice(i).some((later) => later.effect === 'gone' && later.unit === effect.unit);
}

function lineOf(effect: Effect, game: Game | undefined, ruleset: Ruleset | undefined): Line[] {
  const text = textOf(effect, game, ruleset);
  if (text === undefined) return [];
  const named = 'rule' in effect && effect.rule && !text.includes(effect.rule);
  const rule = named ? [quiet(` ${effect.rule}`)] : [];
  return [effect.effect === 'ended' ? line(strong(text), ...rule) : line(text, ...rule)];
}

function textOf(effect: Effect, game: Game | undefined, ruleset: Ruleset | undefined): string | undefined {
  const words = changeWordsOf(ruleset?.id ?? '');
  const unitOf = (id: string) => game?.units[id];
  const sideName = (id: string) => game?.sides[id]?.name ?? id;
  switch (effect.effect) {
    case 'set':
    case 'add':
      return changeText(effect, game, ruleset);
    case 'gone': {
      const name = unitName(game, effect.unit);
      const own = words.gone?.[effect.why];
      return own ? own({ name, unit: unitOf(effect.unit), unitOf }) : goneText(name, effect.why);
    }
    case 'back':
      return say.back(unitName(game, effect.unit));
    case 'made': {
      const own = words.made?.[effect.unit.profile];
      return own
        ? own({ name: effect.unit.name, unit: effect.unit })
        : say.made(effect.unit.name, word(effect.unit.profile));
    }
    case 'due': {
      // What the side owes that the referee runs is given in the same reply.
      if (effect.unit !== undefined && isRun(effect.unit, game)) return undefined;
      const command = dueText(effect, game, ruleset);
      return words.due ? words.due(command, effect) : say.due(command);
    }
    case 'lapsed':
      return undefined;
    case 'ended':
      return endText(effect, game, ruleset);
    case 'remind': {
      const { units = [], says, values = {} } = effect;
      if (says === DECIDED) return endText(decidedIn(values), game, ruleset);
      const names = units.map((id) => unitName(game, id));
      const own = says === undefined ? undefined : words.said?.[says];
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
      return say.remember(titleOf(ruleset, effect.rule), names.length > 0 ? allOf(names) : undefined);
    }
  }
}

function changeText(effect: EffectOf<'set' | 'add'>, game: Game | undefined, ruleset: Ruleset | undefined) {
  const declared = ruleset?.fields && declarationOf(ruleset.fields[ownerOf(effect.of)], effect.field);
  if (!declared) return lossText(effect, game);
  const value = (effect.effect === 'add' ? (effect.now ?? effect.value) : effect.value) ?? undefined;
  return fieldText(effect, value, declared, game, ruleset);
}

// What ends with a step, or as its side plays again, is what the unit has done: nobody waits for that to be over.
const TOLD: readonly Field['ends'][] = ['turn', 'next-own-end', 'moment'];

/**
 * What has ended by itself: in the words that the rulebook has for it, else each flag that is shown with a unit, with those for
 * whom it is over.
 */
export function endedLines(expired: EventOf<'turn-begun'>['expired'], game: Game, ruleset: Ruleset): Line[] {
  const lines: Line[] = [];
  const plain = new Map<string, string[]>();
  for (const { of, field } of expired) {
    const declared = declarationOf(ruleset.fields[ownerOf(of)], field);
    const value = fieldsOf(game, of)?.[field];
    if (!declared || (value !== undefined && value !== false) || ('unit' in of && game.units[of.unit]?.gone)) continue;
    const told = wordsFor(field, ruleset)
      ? fieldText({ effect: 'set', of, field }, undefined, declared, game, ruleset)
      : undefined;
    if (told !== undefined) lines.push(line(told, quiet(` ${declared.rule}`)));
    else if (declared.type === 'flag' && (declared.shown ?? 'line') === 'line' && TOLD.includes(declared.ends))
      plain.set(declared.label, [...(plain.get(declared.label) ?? []), nameOf(of, game)]);
  }
  return [
    ...lines,
    ...[...plain].map(([label, names]) => line(say.over(label, allOf(names.filter((each) => each !== ''))))),
  ];
}

/** What holds of the table itself, such as smoke, and until when. */
export function tableLines(game: Game, ruleset: Ruleset): Line[] {
  return Object.entries(game.table).flatMap(([field, value]) => {
    const declared = ruleset.fields && declarationOf(ruleset.fields.table, field);
    if (!declared || (declared.shown ?? 'line') !== 'line') return [];
    const lasts = game.lasting.find((each) => 'table' in each.of && each.field === field);
    const change = { effect: 'set', of: { table: true }, field, ...(lasts ? { until: lasts.until } : {}) } as const;
    const text = hasWords(field, ruleset) ? fieldText(change, value, declared, game, ruleset) : undefined;
    const words = valueText(declared, value, game);
    const label = capital(labelOf(field, declared));
    const plain = words === '' ? label : `${label}: ${words}`;
    return [text === undefined ? line(quiet(plain)) : line(text, quiet(` ${declared.rule}`))];
  });
}

/** Whether the rulebook has words of its own for a field. */
function hasWords(field: string, ruleset: Ruleset): boolean {
  return wordsFor(field, ruleset) !== undefined;
}

function wordsFor(field: string, { id }: Ruleset) {
  const words = changeWordsOf(id).fields;
  return words?.[field] ?? words?.[field.replace(/\d+/, '{n}')];
}

function fieldText(
  effect: Pick<EffectOf<'set'>, 'effect' | 'of' | 'field' | 'until'> | EffectOf<'add'>,
  value: FieldValue | undefined,
  declared: Field,
  game: Game | undefined,
  ruleset: Ruleset,
): string | undefined {
  const told: ChangeTold = {
    name: nameOf(effect.of, game),
    of: effect.of,
    field: effect.field,
    unit: 'unit' in effect.of ? game?.units[effect.of.unit] : undefined,
    isRun: 'unit' in effect.of && isRun(effect.of.unit, game),
    value,
    words: valueText(declared, value, game),
    added: effect.effect === 'add' ? effect.value : undefined,
    until: effect.effect === 'set' && effect.until ? momentText(effect.until, game) : undefined,
    unitOf: (id) => game?.units[id],
    sideName: (id) => game?.sides[id]?.name ?? id,
  };
  const own = wordsFor(effect.field, ruleset);
  if (own) return own(told);
  return declared.shown === 'never' || declared.shown === 'details'
    ? undefined
    : say.changed(told, labelOf(effect.field, declared));
}

/** Men of a unit who fell while others of it fight on; of rulebooks that declare nothing yet. */
function lossText({ of, field, value }: EffectOf<'set' | 'add'>, game: Game | undefined): string | undefined {
  if (!('unit' in of) || field !== 'lost' || typeof value !== 'number' || value <= 0) return undefined;
  return say.lost(unitName(game, of.unit), value);
}

function ownerOf(of: Subject): 'unit' | 'squad' | 'side' | 'table' {
  if ('unit' in of) return 'unit';
  if ('squad' in of) return 'squad';
  return 'side' in of ? 'side' : 'table';
}

function nameOf(of: Subject, game: Game | undefined): string {
  if ('unit' in of) return unitName(game, of.unit);
  if ('squad' in of) return of.squad.slice(of.squad.indexOf('/') + 1);
  return 'side' in of ? (game?.sides[of.side]?.name ?? of.side) : '';
}

/** How a battle stands that the book does not end, as the reminder has it. */
function decidedIn({ why = '', winner, loser }: NonNullable<EffectOf<'remind'>['values']>): Ending {
  return {
    why: String(why),
    ...(winner === undefined ? {} : { winner: String(winner) }),
    ...(loser === undefined ? {} : { loser: String(loser) }),
  };
}

/** How the battle ended, in a sentence. */
export function endText(
  { winner, loser, why, values = {} }: Pick<EffectOf<'ended'>, 'winner' | 'loser' | 'why' | 'values'>,
  game: Game | undefined,
  ruleset: Ruleset | undefined,
): string {
  const sideName = (id: string | undefined) => (id === undefined ? undefined : (game?.sides[id]?.name ?? id));
  const told = { winner: sideName(winner), loser: sideName(loser), values };
  if (why === 'agreed') return say.battleAgreed(told.winner, String(values.text ?? ''));
  const own = changeWordsOf(ruleset?.id ?? '').ended?.[why];
  return own ? own(told) : say.battleOver(told.winner, told.loser, word(why));
}

/** A ruling that is owed, as one would give it, and from when on, unless that is now. */
export function dueText(due: Omit<Due, 'id' | 'rule'>, game: Game | undefined, ruleset?: Ruleset): string {
  const { at } = due;
  const side = at.side === undefined ? undefined : (game?.sides[at.side]?.name ?? at.side);
  const typed = owedCommand(due, game, ruleset);
  const here = game?.at;
  const now = here
    ? at.turn < here.turn || (at.turn === here.turn && (at.step ?? here.step) === here.step)
    : at.turn <= 0;
  return now ? typed : say.dueFrom(typed, at.turn, side);
}

/** Whether a unit is of the side that the referee runs. */
function isRun(unit: string, game: Game | undefined): boolean {
  return game?.table.solo !== undefined && game.units[unit]?.side === game.table.solo;
}

/** More than so many units are not all named in one sentence. */
const MOST_NAMED = 3;

/** A ruling with the names of who did it and at whom, for its verdict to be about them. */
export function named(ruled: Ruled, game: Game | undefined) {
  const { who, targets = [] } = ruled;
  if (!game) return ruled;
  const all = targets.filter((id) => id !== who).map((id) => unitName(game, id));
  const told =
    all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED - 1), say.others(all.length - MOST_NAMED + 1)] : all;
  const by = who === undefined ? undefined : unitName(game, who);
  return { ...ruled, names: { who: by, at: told.length > 0 ? allOf(told) : undefined } };
}

/** A unit by its name; its ID, where it is taken out and nobody knows it any more. */
export function unitName(game: Game | undefined, id: string): string {
  return game?.units[id]?.name ?? id;
}

/** What a rule is called. */
export function titleOf(ruleset: Ruleset | undefined, rule: string): string {
  return ruleset?.rules.find(({ id }) => id === rule)?.title ?? rule;
}

function goneText(name: string, why: string): string {
  return why === '' ? say.back(name) : say.out(name, word(why));
}
