import * as z from 'zod';
import { folded } from '../../kernel/options/folded.ts';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { without } from '../../kernel/state/state.ts';
import { type Fields, fieldValue, unit } from '../../kernel/state/unit.ts';
import { text, unitName, unitRef, word } from '../../kernel/texts.ts';
import { event } from './event.ts';

export const unitsAdded = event(
  'units-added',
  {
    units: z.array(unit).readonly(),
    /**
     * The cards that were dealt to them in secret, from the veil: each is a kind, or the kinds of which one was drawn. Units sealed
     * in older logs and with `--seed` were drawn from the dice's own seed, and have none.
     */
    deck: z
      .array(z.union([word, z.array(word).readonly()]))
      .readonly()
      .exactOptional(),
  },
  {
    names: true,
    fold: (game, { units }) => ({
      units: { ...game.units, ...Object.fromEntries(units.map((each) => [each.id, each])) },
      made: game.made + units.length,
    }),
    units: ({ units }) => units.map(({ id }) => id),
    holds: ({ units, deck }, { play }) => {
      const there = Object.values(play?.units ?? {});
      const ids = new Set(there.map(({ id }) => id));
      const names = new Set(there.map(({ name }) => folded(name)));
      const isNew = (known: Set<string>, each: string) => known.size < known.add(each).size;
      const claims = units.flatMap(({ id, name, sealed, draw }, i): [string, boolean][] => [
        [`units.${i}.id`, isNew(ids, id)],
        [`units.${i}.name`, isNew(names, folded(name))],
        [`units.${i}.draw`, (draw !== undefined) === (deck !== undefined && sealed !== undefined)],
      ]);
      return { deck: !deck || (deck.length === units.length && !deck.some(isEmpty)), ...Object.fromEntries(claims) };
    },
  },
);

function isEmpty(card: string | readonly string[]): boolean {
  return card.length === 0;
}

/** Fields set by hand; `null` clears a field. The effects say what that changes, except in older records. */
export const unitEdited = event(
  'unit-edited',
  {
    unit: unitRef,
    /** Its name, for the log. Older records don't say. */
    was: text.exactOptional(),
    fields: z.record(word, fieldValue.nullable()),
    effects: z.array(effect).readonly().exactOptional(),
  },
  {
    fold: (game, { unit: id, fields, effects }) => {
      const unit = game.units[id];
      if (!unit) return {};
      if (effects) return appliedAll(game, effects);
      const kept = Object.entries({ ...unit.fields, ...fields }).filter(([, value]) => value !== null);
      return { units: { ...game.units, [id]: { ...unit, fields: Object.fromEntries(kept) as Fields } } };
    },
  },
);

export const unitRenamed = event(
  'unit-renamed',
  {
    unit: unitRef,
    name: unitName,
    /** Its name, for the log. */
    was: unitName,
  },
  {
    names: true,
    fold: ({ units }, { unit: id, name }) => (units[id] ? { units: { ...units, [id]: { ...units[id], name } } } : {}),
  },
);

export const unitRemoved = event(
  'unit-removed',
  {
    unit: unitRef,
    was: text,
    /** Units that were bound to it no longer are. */
    effects: z.array(effect).readonly().exactOptional(),
  },
  {
    names: true,
    fold: (game, { unit, effects = [] }) => {
      const { [unit]: gone, ...units } = game.units;
      return gone ? appliedAll(without({ ...game, units }, unit), effects) : {};
    },
  },
);
