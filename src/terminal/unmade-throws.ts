import { givenUpBy } from '../fairness/beacon/announced.ts';
import type { BeaconChain } from '../fairness/beacon/chain.ts';
import { type Ledger, replyTo } from '../fairness/beacon/ledger.ts';
import { roundFor } from '../fairness/beacon/round.ts';
import { wrongAmong } from '../fairness/beacon/signature.ts';
import { beaconStream } from '../fairness/beacon/values.ts';
import type { LoggedRecord } from '../fairness/logged.ts';
import type { GivenUp } from '../fairness/tally.ts';
import { BeaconServers } from '../referee/fairness/beacon-servers.ts';
import type { ExportedFiles } from './exported-file.ts';

// A throw that was announced and not made has no round in the log, so its dice can only be worked out by somebody who asks for that.

/** Signatures of rounds, by their numbers. */
export type Signatures = ReadonlyMap<number, string>;

/** The last day that JavaScript has. */
const LAST_DAY = new Date(8.64e15);
/** How many values are shown of a throw: a file doesn't say which dice its command would have thrown. */
const SHOWN = 6;
/** The dice that rulebooks throw most. */
const SIDES = [6, 10, 20, 100] as const;

/**
 * Asks for the rounds that the given-up throws of a file would have had, each address once until one has it. What's said only counts if
 * its signature is the chain's.
 * @param ledgers where replies stand that the log doesn't name
 */
export async function signaturesFor(
  files: ExportedFiles,
  ledgers: readonly Ledger[],
  chain: BeaconChain,
  addresses: readonly string[],
): Promise<Signatures> {
  const servers = new BeaconServers({
    // Nothing is waited for: what isn't published yet isn't there.
    ...{ addresses, chain, now: () => LAST_DAY },
    wait: () => Promise.reject(new Error('No server has it')),
    wrongAmong: async (...asked) => wrongAmong(...asked),
  });
  const found = new Map<number, string>();
  for (const round of roundsIn(files, ledgers, chain)) {
    const signature = await servers.signatureOf(round).catch(() => undefined);
    if (signature !== undefined) found.set(round, signature);
  }
  return found;
}

/** A throw that was given up, as far as its dice can be known. */
export function withDice(each: GivenUp, ledgers: readonly Ledger[], chain: BeaconChain, known: Signatures): GivenUp {
  const reply = each.reply ?? replyTo(ledgers, each.interaction);
  if (reply === undefined) return each;
  const round = roundFor(chain, reply);
  const signature = known.get(round);
  const dice = signature === undefined ? {} : { dice: SIDES.map((sides) => valuesOf({ reply, signature }, sides)) };
  return { ...each, reply, round, ...dice };
}

function valuesOf(drawn: { readonly reply: string; readonly signature: string }, sides: number) {
  const next = beaconStream(drawn);
  return { sides, faces: Array.from({ length: SHOWN }, () => next(sides)) };
}

/** @throws never: what can't be read is left to those who check the file */
function roundsIn(files: ExportedFiles, ledgers: readonly Ledger[], chain: BeaconChain): ReadonlySet<number> {
  const rounds = new Set<number>();
  for (const { records } of files.contents()) {
    for (const record of Array.isArray(records) ? (records as LoggedRecord[]) : []) {
      for (const event of Array.isArray(record?.events) ? record.events : []) {
        const up = givenUpBy(event, record);
        const reply = up && (up.reply ?? replyTo(ledgers, up.interaction));
        if (reply !== undefined) rounds.add(roundFor(chain, reply));
      }
    }
  }
  return rounds;
}
