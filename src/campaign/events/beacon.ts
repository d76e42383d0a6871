import * as z from 'zod';
import { channel, hash, idOf, said, text } from '../../kernel/texts.ts';
import { event } from './event.ts';

// docs/checking-dice.md has what each of these is for, and how it's checked.

/** From the next record on, dice come from a public beacon, and each throw is announced in a ledger. */
export const beaconSet = event(
  'beacon-set',
  {
    /** The hash of the chain whose rounds count. */
    chain: hash,
    /** The channel of the ledger. */
    ledger: channel,
  },
  { sort: 'book', lasting: true, foldLog: (_, { chain, ledger }) => ({ beacon: { chain, ledger } }) },
);

/** From the next record on, dice come from the log's own seed again. */
export const beaconEnded = event(
  'beacon-ended',
  {
    /** Another bot has opened the ledger. In all other cases, the other events of the record say why. */
    why: z.literal('other-bot').exactOptional(),
  },
  { sort: 'book', lasting: true, foldLog: () => ({ beacon: undefined }) },
);

/** What the claim of a throw goes over, besides the record's own interaction and command. */
const claimed = {
  /** 16 bytes in hexadecimal, so that nobody can guess from the claim what is being thrown for. */
  salt: idOf,
  /** The number of the newest record as it was announced, 0 if there was none, and the fingerprint up to it, empty if there was none. */
  last: z.number().int().nonnegative(),
  before: text,
  /** SHA-256 of 32 random bytes: what is drawn in secret comes from those. */
  veil: hash,
};

const SNOWFLAKE = /^[1-9]\d{16,19}$/;

type Claimed = Readonly<Record<'salt' | 'before', string>> & { readonly notice?: string; readonly last: number };

const holdsClaimed = ({ notice, salt, before, last }: Claimed, seq: number) => ({
  notice: notice === undefined || SNOWFLAKE.test(notice),
  salt: /^[0-9a-f]{32}$/.test(salt),
  before: /^(?:[0-9a-f]{32})?$/.test(before),
  last: last < seq,
});

/** The dice of this record come from a round that nobody could know when its reply was posted. */
export const drawn = event(
  'drawn',
  {
    /** The ID of the reply. With the round it gives the dice. */
    reply: idOf,
    /** The ID of the notice in the ledger. */
    notice: idOf,
    ...claimed,
    round: z.number().int().positive(),
    /** The round's signature: 48 bytes in hexadecimal. */
    signature: idOf,
  },
  {
    ...{ sort: 'aside', lasting: true },
    holds: (event, { seq }) => ({
      ...holdsClaimed(event, seq),
      reply: SNOWFLAKE.test(event.reply),
      signature: /^[0-9a-f]{96}$/.test(event.signature),
    }),
  },
);

/** Why a throw was announced and not made: too late, no reply to be found, an error, or both sides gave it up. */
const GIVEN_UP = ['late', 'no-reply', 'error', 'agreed'] as const;

/** A throw that was announced and not made. */
export const givenUp = event(
  'given-up',
  {
    reply: idOf.exactOptional(),
    /** Missing if nobody could look for it: only players can give up such a throw, if all sides agree. */
    notice: idOf.exactOptional(),
    ...claimed,
    why: z.enum(GIVEN_UP),
    /** What the claim goes over, unless it's the record's own. */
    claimed: z.object({ interaction: idOf, command: said }).exactOptional(),
  },
  {
    ...{ sort: 'book', lasting: true },
    holds: (event, { seq }) => ({
      ...holdsClaimed(event, seq),
      reply: event.reply === undefined || SNOWFLAKE.test(event.reply),
      why: event.notice !== undefined || event.why === 'agreed',
    }),
  },
);
