import type { Campaign } from '../campaign/campaign.ts';
import type { CampaignExport } from '../campaign/export.ts';
import { type Document, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { transfer } = english;

interface Attached {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A campaign as a file. */
export function exportReply({ name, records, log }: CampaignExport, attached: Attached): Document {
  return {
    lines: [line(strong(transfer.exported(name, records.length, attached.name))), line(quiet(transfer.log(log)))],
    attached: [attached],
  };
}

/** A campaign that has come from a file. */
export function importReply(
  name: string,
  { log, commitment, records, campaign }: { log: string; commitment: string; records: number; campaign: Campaign },
): Document {
  const adopted: Line[] = campaign.seq > records ? [line(transfer.adopted)] : [];
  return {
    lines: [
      line(strong(transfer.imported(name, records))),
      ...adopted,
      ...lostOrders(campaign),
      line(transfer.newSeed(commitment)),
      line(quiet(transfer.log(log))),
    ],
  };
}

/** What was sealed where the log comes from stayed there. */
function lostOrders({ game }: Campaign): Line[] {
  if (!game || game.orders.sealed.length === 0) return [];
  const names = new Set(game.orders.sealed.map(({ side }) => game.sides[side]?.name ?? side));
  return [line(english.orders.lostOrders(english.allOf([...names])))];
}

/** A log that goes on in another channel. */
export function movedReply(to: string): Document {
  return { lines: [line(strong(transfer.movedTo), ' ', { channel: to })] };
}

/** The units of a campaign as a file, for the one who asked alone. */
export function rosterFileReply(units: number, attached: Attached): Document {
  return { lines: [line(transfer.roster(units, attached.name))], attached: [attached], private: true };
}

/** What is stored about somebody, for nobody else. */
export function personalReply(records: number, attached: Attached): Document {
  return { lines: [line(transfer.mine(records, attached.name))], attached: [attached], private: true };
}

export function forgottenReply(pseudonym: string): Document {
  return { lines: [line(strong(transfer.forgotten(pseudonym)))], private: true };
}

export function erasedReply(logs: number): Document {
  return { lines: [line(strong(transfer.erased(logs)))], private: true };
}
