import { isWhole } from '../../../commands/quickstart.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { asksIn } from '../../campaign/owed/asking.ts';
import { linesFor } from '../../command/panel/offers.ts';
import { type Carried, fields, nothing, type ValuesOf, whole, word } from './carried.ts';
import type { Kinds } from './kind.ts';

const side = fields({ side: word });
const ask = fields({ number: whole });
const page = fields({ page: whole, size: whole });

const CONFIRMED = ['game end', 'data delete', 'data delete server'] as const;
const confirmed: Carried<{ readonly what: (typeof CONFIRMED)[number] }> = {
  write: ({ what }) => what.replaceAll(' ', '-'),
  read: (text) => {
    const what = CONFIRMED.find((each) => each.replaceAll(' ', '-') === text);
    return what && { what };
  },
};

const id = '[a-z\\d-]+';
const ANSWERS = new RegExp(`^(?:${id}(?:/(?:rulings|alone|campaign(?:/${id}(?:/squads)?)?))?)?$`);

/** What has been said to the questions of /quickstart so far, in their order: `landser/campaign/axis/squads`. */
const answers: Carried<{
  readonly rules?: string;
  readonly play?: string;
  readonly side?: string;
  readonly squads?: true;
}> = {
  write: (said) =>
    [said.rules, said.play, said.side, said.squads && 'squads'].filter((each) => each !== undefined).join('/'),
  read: (text) => {
    if (!ANSWERS.test(text)) return undefined;
    const [rules = '', play, own, squads] = text.split('/');
    return {
      ...(rules ? { rules } : {}),
      ...(play === undefined ? {} : { play }),
      ...(own === undefined ? {} : { side: own }),
      ...(squads === undefined ? {} : { squads: true }),
    };
  },
};

declare module '../../reply/document.ts' {
  interface ButtonValues {
    join: ValuesOf<typeof side>;
    /** To what is asked for. */
    agree: ValuesOf<typeof ask>;
    decline: ValuesOf<typeof ask>;
    /** What can't be taken back. */
    confirm: ValuesOf<typeof confirmed>;
    /** Pages of the log. */
    older: ValuesOf<typeof page>;
    newer: ValuesOf<typeof page>;
    board: ValuesOf<typeof nothing>;
    quickstart: ValuesOf<typeof answers>;
    thread: ValuesOf<typeof nothing>;
  }
  interface MenuValues {
    quickstart: { readonly of: ValuesOf<typeof answers>; readonly chosen: ValuesOf<typeof answers> };
  }
}

const isAsked = ({ game }: Campaign, { number }: ValuesOf<typeof ask>) =>
  asksIn(game).some((each) => each.id === number);

/** A request is answered once, whichever answer it is. */
const answered = {
  carried: ask,
  by: 'anyone',
  seen: 'public',
  spent: ({ json = {} }) => 'seq' in json,
  spends:
    ({ number }) =>
    (other) =>
      (other.action === 'agree' || other.action === 'decline') && other.of.number === number,
  waits: isAsked,
} as const satisfies Kinds['agree'];

/** Buttons for how a channel's campaign is set up, and what's agreed in it. */
export const campaign = {
  join: {
    carried: side,
    by: 'anyone',
    seen: 'public',
    runs: (given) => ({ name: 'game join', given }),
    // Anyone may join, as long as there's something to join here.
    waits: ({ game }, of) => game?.sides[of.side] !== undefined,
  },
  agree: { ...answered, runs: (given) => ({ name: 'agree', given }) },
  decline: { ...answered, runs: (given) => ({ name: 'decline', given }) },
  confirm: {
    carried: confirmed,
    by: 'its-reader',
    // The end of a campaign is for everyone to see. What somebody deletes is their own business.
    seen: ({ what }) => (what === 'game end' ? 'public' : 'private'),
    runs: ({ what }) => {
      if (what === 'game end') return { name: 'game end', given: { confirm: true } };
      const server = what === 'data delete server' ? { server: true } : {};
      return { name: 'data delete', given: { confirm: true, ...server } };
    },
  },
  older: { carried: page, by: 'anyone', seen: 'update', runs: (given) => ({ name: 'log', given }) },
  newer: { carried: page, by: 'anyone', seen: 'update', runs: (given) => ({ name: 'log', given }) },
  // A channel has only one board.
  board: {
    carried: nothing,
    by: 'anyone',
    seen: 'private',
    gives: async (_, { run, user, channel, referee }) => {
      const { document, ...board } = await run({ name: 'turn board', given: {} });
      const lines = linesFor(user, document.lines, await referee.campaign(channel));
      return { ...board, document: { ...document, lines } };
    },
  },
  quickstart: {
    carried: answers,
    choice: answers,
    by: 'anyone',
    // The last answer is a new message, so everybody sees it or nobody does. The button for the first question is one that
    // everyone sees; the way back to that question is in the one message that asks.
    seen: (of, { own }, said = of) => {
      if (said.rules === undefined) return own ? 'update' : 'private';
      return isWhole(said) ? 'public' : 'update';
    },
    runs: (of, said = of) => ({ name: 'quickstart', given: said }),
  },
  thread: { carried: nothing, by: 'anyone', opens: (_, { does }) => does.opensThread() },
} satisfies Kinds;
