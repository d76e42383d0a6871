import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { without } from '../../kernel/state/state.ts';
import { hash, sideRef, text, unitRef, user, word } from '../../kernel/texts.ts';
import { hiddenUnit } from '../hidden.ts';
import type { Play } from '../state.ts';
import { event } from './event.ts';

const place = z.number().int().nonnegative();

/** A side has put its hidden units somewhere, or some of them. Which, and where, is in the store, under the hash. */
export const unitsHidden = event(
  'units-hidden',
  {
    side: sideRef,
    /** See `sealOf` in src/fairness/deployment.ts. */
    hash,
    /** Units that stood open until then. */
    taken: z.array(unitRef).readonly().exactOptional(),
    /** The umpire who did it for the side, and therefore knows. */
    by: user.exactOptional(),
  },
  {
    fold: (game, { side, hash: seal, taken = [], by }) => {
      const { hidden = {}, sides } = game;
      const { seals = [], readers = [], shown = [] } = hidden[side] ?? {};
      const knowing = [...readers, ...(sides[side]?.players ?? []), ...(by === undefined ? [] : [by])];
      const left = taken.reduce<Play>((play, id) => without(withoutUnit(play, id), id), game);
      return {
        ...left,
        hidden: {
          ...hidden,
          [side]: {
            seals: [...seals, seal],
            readers: [...new Set(knowing)],
            shown: shown.filter((id) => !taken.includes(id)),
          },
        },
      };
    },
    units: () => [],
  },
);

/** A hidden unit stands open from now on: its side says so, or the other side has spotted it. */
export const hiddenShown = event(
  'hidden-shown',
  {
    side: sideRef,
    hash,
    place,
    /** Absent, like the hashes, if it was sealed in another store. */
    salt: text,
    hashes: z.array(hash).readonly(),
    over: text,
    stands: hiddenUnit,
    /** The unit that has spotted it. */
    spotter: unitRef.exactOptional(),
    rule: word.exactOptional(),
    /** What follows from how it was found: who knows of it, what it's owed, where whoever met it stops. */
    effects: z.array(effect).readonly().exactOptional(),
  },
  {
    lasting: true,
    // It was seen, and stays so. What the act did to it is taken back with the act.
    lasts: ({ effects: _, ...seen }) => seen,
    told: true,
    names: true,
    units: ({ stands, spotter }) => [stands.unit.id, ...(spotter === undefined ? [] : [spotter])],
    fold: (game, { side, stands, effects = [] }) => {
      const { hidden } = game;
      const known = hidden?.[side];
      const shown = [...(known?.shown ?? []), stands.unit.id];
      const standing = { ...game, ...open(game, [stands]) };
      return {
        ...appliedAll(standing, effects),
        ...(known ? { hidden: { ...hidden, [side]: { ...known, shown } } } : {}),
      };
    },
    holds: ({ hash: seal, stands, ...opened }, { isHidden }) => ({ hash: isHidden(seal, { ...opened, stands }) }),
  },
);

/** Nothing of a side is hidden any more: every seal is opened, so that anybody can check where its units were all along. */
export const hidingEnded = event(
  'hiding-ended',
  {
    side: sideRef,
    seals: z
      .array(
        z.object({
          hash,
          /** 32 bytes in hexadecimal; absent if it was sealed in another store. */
          key: hash.exactOptional(),
          /** What stands elsewhere, or otherwise, than under the seal before; nothing for a place that's empty from now on. */
          changed: z.array(z.object({ place, stands: hiddenUnit.exactOptional() })).readonly(),
        }),
      )
      .readonly(),
    /** Those that were still hidden. */
    shown: z.array(hiddenUnit).readonly(),
  },
  {
    lasting: true,
    told: true,
    names: true,
    units: ({ shown }) => shown.map(({ unit }) => unit.id),
    fold: (game, { side, shown }) => {
      const { [side]: _, ...hidden } = game.hidden ?? {};
      return { ...open(game, shown), hidden: Object.keys(hidden).length > 0 ? hidden : undefined };
    },
  },
);

/** The game with units that were hidden. */
function open({ units, lasting }: Play, shown: readonly z.infer<typeof hiddenUnit>[]) {
  const ids = new Set(shown.map(({ unit }) => unit.id));
  return {
    units: { ...units, ...Object.fromEntries(shown.map(({ unit }) => [unit.id, unit])) },
    lasting: [
      ...lasting.filter(({ of }) => !('unit' in of && ids.has(of.unit))),
      ...shown.flatMap((each) => each.lasting),
    ],
  };
}

function withoutUnit(game: Play, id: string): Play {
  const { [id]: _, ...units } = game.units;
  return { ...game, units };
}
