import type { Campaign } from '../../campaign/campaign.ts';
import type { CampaignExport } from '../../campaign/export/export.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line, quiet, type Span, strong } from '../document.ts';

interface Attached {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A campaign as a file. */
export function exportReply(
  words: Catalogue,
  name: string,
  { records, log }: CampaignExport,
  attached: Attached,
): Document {
  return {
    lines: [
      line(strong(words.transfer.exported(name, records.length, attached.name))),
      line(quiet(words.transfer.log(log))),
    ],
    attached: [attached],
  };
}

/** A campaign that was imported from a file. */
export function importReply(
  words: Catalogue,
  imported: {
    readonly name: string;
    readonly log: string;
    readonly from: string;
    readonly commitment: string;
    readonly records: number;
    readonly proof: { readonly proof: 'holds' | 'fails' | 'unknown'; readonly dice: number };
    readonly altered?: number | undefined;
    readonly adopted: boolean;
    /** Its dice came from a public beacon until now. */
    readonly leavesLedger: boolean;
    readonly campaign: Campaign;
  },
): Document {
  const { name, log, from, commitment, records, proof, altered, adopted, leavesLedger, campaign } = imported;
  return {
    lines: [
      line(strong(words.transfer.imported(name, records))),
      line(words.transfer.thrownElsewhere(records, from, proof.proof, proof.dice)),
      ...(altered === undefined ? [] : [line(words.transfer.notOurs(altered))]),
      ...(adopted ? [line(words.transfer.adopted)] : []),
      ...lostOrders(words, campaign),
      ...(leavesLedger ? [line(words.transfer.ledgerLeft)] : []),
      line(words.transfer.newSeed(commitment)),
      line(quiet(words.transfer.log(log))),
    ],
  };
}

/** What was sealed stayed in the place the log comes from. */
function lostOrders(words: Catalogue, { game }: Campaign): Line[] {
  if (!game || game.orders.sealed.length === 0) return [];
  const names = new Set(game.orders.sealed.map(({ side }) => game.sides[side]?.name ?? side));
  return [line(words.orders.lostOrders(words.allOf([...names])))];
}

/** A log that continues in another channel. */
export function movedReply(words: Catalogue, to: string, leavesLedger: boolean): Document {
  const moved = line(strong(words.transfer.movedTo), ' ', { channel: to });
  // The ledger stays where it is.
  return { lines: [moved, ...(leavesLedger ? [line(words.beacon.ended)] : [])] };
}

/** The units of a campaign as a file, only for the person who asked. */
export function rosterFileReply(words: Catalogue, units: number, attached: Attached): Document {
  return { lines: [line(words.transfer.roster(units, attached.name))], attached: [attached], private: true };
}

/** What is stored about somebody, shown to nobody else. */
export function personalReply(
  words: Catalogue,
  about: {
    readonly records: readonly unknown[];
    readonly sealed: readonly unknown[];
    readonly photos: readonly unknown[];
    readonly saved: readonly unknown[];
    readonly underWay: readonly unknown[];
    readonly pings?: unknown;
    readonly earlier: readonly { readonly records: readonly unknown[] }[];
  },
  attached: Attached,
): Document {
  const earlier = about.earlier.reduce((sum, { records }) => sum + records.length, 0);
  const said = words.transfer.mine(about.records.length, attached.name, {
    earlier,
    sealed: about.sealed.length,
    photos: about.photos.length,
    saved: about.saved.length,
    underWay: about.underWay.length,
    pings: about.pings !== undefined,
  });
  return { lines: [line(said)], attached: [attached], private: true };
}

/** @param pseudonym what replaces the user's ID; none if the ID wasn't stored anywhere */
export function forgottenReply(words: Catalogue, pseudonym: string | undefined): Document {
  const said = pseudonym === undefined ? words.transfer.forgottenPings : words.transfer.forgotten(pseudonym);
  return { lines: [line(strong(said))], private: true };
}

/** @param left channels where something couldn't be erased */
export function erasedReply(words: Catalogue, logs: number, left: readonly string[]): Document {
  const rest = left.flatMap((channel, i): Span[] => (i > 0 ? [', ', { channel }] : [{ channel }]));
  const notErased = rest.length > 0 ? [line(words.transfer.notErased, ' ', ...rest)] : [];
  return { lines: [line(strong(words.transfer.erased(logs))), ...notErased], private: true };
}
