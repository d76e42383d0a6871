import * as z from 'zod';
import { stepOf } from '../../command/turns/step-end.ts';
import { anyCommand, type Carried, command, fields, nothing, type ValuesOf, whole } from './carried.ts';
import type { Kind, Kinds } from './kind.ts';

const ended = fields({ step: z.string() });
const unit = fields({ unit: z.string() });

/** The number of the situation that it's under, to find that again. */
const situation: Carried<{ readonly situation?: number }> = {
  write: (of) => String(of.situation ?? ''),
  read: (text) => (/^\d*$/.test(text) ? (text === '' ? {} : { situation: Number(text) }) : undefined),
};

const both = fields({ page: whole, unit: z.string().min(1) });
const only = fields({ page: whole });

/** A page of units, and the one that's shown. */
const page: Carried<{ readonly page: number; readonly unit?: string }> = {
  write: (of) => (of.unit === undefined ? `${of.page}` : `${of.page}:${of.unit}`),
  read: (text) => both.read(text) ?? only.read(text),
};

declare module '../../reply/document.ts' {
  interface ButtonValues {
    /** Opens the panel. */
    play: ValuesOf<typeof situation>;
    page: ValuesOf<typeof page>;
    /** What the unit does. */
    deed: ValuesOf<typeof anyCommand>;
    change: ValuesOf<typeof anyCommand>;
    more: ValuesOf<typeof anyCommand>;
    /** Looks at another way over the drawn table. */
    way: ValuesOf<typeof anyCommand>;
    roll: ValuesOf<typeof anyCommand>;
    /** Gives a command on a drawn table that has been put together by taps; the next one of its kind begins then. */
    tapped: ValuesOf<typeof anyCommand>;
    /** What's owed, from a panel. */
    settle: ValuesOf<typeof anyCommand>;
    /** Ends a step, and no other one. */
    end: ValuesOf<typeof ended>;
    /** The same, for whoever has been told who can still act. */
    'end-anyway': ValuesOf<typeof ended>;
  }
  interface MenuValues {
    /** Chooses a unit. */
    pick: { readonly of: ValuesOf<typeof nothing>; readonly chosen: ValuesOf<typeof unit> };
    /** Chooses where a way goes. */
    'way-to': { readonly of: ValuesOf<typeof nothing>; readonly chosen: ValuesOf<typeof command> };
    /** The same from a second list. */
    'place-in': { readonly of: ValuesOf<typeof nothing>; readonly chosen: ValuesOf<typeof command> };
  }
}

/** A list of commands: the one that's chosen is looked at. */
const toChoose: Kind<ValuesOf<typeof nothing>, ValuesOf<typeof command>> = {
  carried: nothing,
  choice: command,
  by: 'its-reader',
  opens: async (_, { does }, chosen) => chosen && does.panel.plans(chosen),
};

/** Buttons of a player's panel. */
export const panel = {
  play: { carried: situation, by: 'anyone', opens: (_, { does }) => does.panel.opens() },
  page: {
    carried: page,
    by: 'its-reader',
    opens: (of, { does }) => does.panel.shows({ page: of.page, id: of.unit }),
  },
  pick: {
    carried: nothing,
    choice: unit,
    by: 'its-reader',
    opens: (_, { does }, chosen) => does.panel.shows({ id: chosen?.unit }),
  },
  deed: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.deed(of, 'open') },
  change: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.deed(of, 'change') },
  more: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.deed(of, 'more') },
  way: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.plans(of) },
  'way-to': toChoose,
  'place-in': toChoose,
  tapped: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.tapped(of) },
  roll: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.rolls(of) },
  settle: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.panel.settles(of) },
  // Where both sides end a step, it's under a message that everyone sees too.
  end: {
    carried: ended,
    by: 'anyone',
    opens: (of, { does }) => does.panel.ends(of.step, false),
    waits: ({ game }, of) => game !== undefined && !game.over && stepOf(game) === of.step,
  },
  'end-anyway': { carried: ended, by: 'its-reader', opens: (of, { does }) => does.panel.ends(of.step, true) },
} satisfies Kinds;
