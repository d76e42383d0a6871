import type { Effect, Subject } from '../kernel/effect.ts';
import type { Fields } from '../kernel/scene.ts';
import type { Game } from './game.ts';

/** The game after an effect. These few changes are all that a ruling can do to it, of whatever rulebook. */
export function applied(game: Game, effect: Effect): Game {
  switch (effect.effect) {
    case 'set': {
      const { of, field, value, until } = effect;
      if (!fieldsOf(game, of)) return game;
      const after = withField(game, of, field, value);
      return until ? lastingUntil(game, after, of, field, until) : unlasting(after, of, field);
    }
    case 'add': {
      const { of, field, value, floor = Number.NEGATIVE_INFINITY, cap = Number.POSITIVE_INFINITY } = effect;
      const before = fieldsOf(game, of)?.[field];
      // A word that was set by hand counts for nothing.
      const sum = (typeof before === 'number' ? before : 0) + value;
      return withField(game, of, field, Math.min(cap, Math.max(floor, sum)));
    }
    case 'gone': {
      const unit = game.units[effect.unit];
      if (!unit) return game;
      const { gone: _, ...back } = unit;
      // What it owed nobody can give any more, nor what was owed about it as it was.
      const due = game.due.filter((each) => each.unit !== effect.unit && each.options.target !== unit.name);
      const after = effect.why === '' ? back : { ...unit, gone: effect.why };
      return { ...game, due, units: { ...game.units, [effect.unit]: after } };
    }
    case 'due': {
      const { effect: _, ...due } = effect;
      return { ...game, due: [...game.due, due] };
    }
    case 'remind':
      return game;
  }
}

/** The fields of a unit, a side or the table; `undefined` for one that is not there. */
export function fieldsOf(game: Game, of: Subject): Fields | undefined {
  if ('unit' in of) return game.units[of.unit]?.fields;
  return 'side' in of ? game.sides[of.side]?.fields : game.table;
}

/** With a field set, or taken away where the value is `undefined`. A subject that is not there changes nothing. */
export function withField(game: Game, of: Subject, field: string, value: Fields[string] | undefined): Game {
  const before = fieldsOf(game, of);
  if (!before) return game;
  const { [field]: _, ...others } = before;
  const fields = value === undefined ? others : { ...others, [field]: value };
  if ('unit' in of) return { ...game, units: { ...game.units, [of.unit]: { ...game.units[of.unit]!, fields } } };
  if ('side' in of) return { ...game, sides: { ...game.sides, [of.side]: { ...game.sides[of.side]!, fields } } };
  return { ...game, table: fields };
}

/** What a status goes back to is what stood there before the first of those that last now. */
function lastingUntil(
  before: Game,
  after: Game,
  of: Subject,
  field: string,
  until: Game['lasting'][number]['until'],
): Game {
  const known = before.lasting.find((each) => same(each.of, of) && each.field === field);
  const back = known ? known.back : fieldsOf(before, of)?.[field];
  const status = { of, field, until, ...(back === undefined ? {} : { back }) };
  return { ...after, lasting: [...unlasting(after, of, field).lasting, status] };
}

/** A status set for good ends by itself no more. */
function unlasting(game: Game, of: Subject, field: string): Game {
  return { ...game, lasting: game.lasting.filter((each) => !(same(each.of, of) && each.field === field)) };
}

/** With nothing that lasts or is owed by a unit which is not there any more. */
export function without(game: Game, unit: string): Game {
  return {
    ...game,
    lasting: game.lasting.filter(({ of }) => !same(of, { unit })),
    due: game.due.filter((due) => due.unit !== unit),
  };
}

/** The game after a status has ended. */
export function expired(game: Game, of: Subject, field: string): Game {
  const status = game.lasting.find((each) => same(each.of, of) && each.field === field);
  return status ? unlasting(withField(game, of, field, status.back), of, field) : game;
}

function same(a: Subject, b: Subject): boolean {
  if ('unit' in a) return 'unit' in b && a.unit === b.unit;
  if ('side' in a) return 'side' in b && a.side === b.side;
  return 'table' in b;
}
