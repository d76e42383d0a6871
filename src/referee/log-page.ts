import type { OpenCampaign } from '../campaign/folding/campaigns.ts';
import { InputError } from '../kernel/refusal.ts';
import type { LogPage } from './answers.ts';
import { isFiltered, type LogFilter, MOST_SCANNED, wantedBy } from './log-filter.ts';
import { reading } from './protocol.ts';

/** A page of a channel's log, 1 the newest. @throws {InputError} for a page that doesn't exist */
export async function logPage(
  known: OpenCampaign | undefined,
  page: number,
  size: number,
  filter: LogFilter,
): Promise<LogPage> {
  if (known && isFiltered(filter)) return filtered(known, page, size, filter);
  const last = known?.campaign.seq ?? 0;
  const pages = Math.max(1, Math.ceil(last / size));
  if (page > pages) throw new InputError('no-such-page', { page, pages });
  const to = last - (page - 1) * size;
  const records = known ? await reading(known.log.between(Math.max(1, to - size + 1), to)) : [];
  const struck = new Set(known?.campaign.struck);
  return { records, page, pages, struck, corrected: correctedOf(known), game: known?.campaign.game };
}

async function filtered(
  { campaign, log }: OpenCampaign,
  page: number,
  size: number,
  filter: LogFilter,
): Promise<LogPage> {
  const wanted = wantedBy(filter, campaign);
  const first = Math.max(1, campaign.seq - MOST_SCANNED + 1);
  const found = (await reading(log.between(first, campaign.seq))).filter(wanted);
  const pages = Math.max(1, Math.ceil(found.length / size));
  if (page > pages) throw new InputError('no-such-page', { page, pages });
  const to = found.length - (page - 1) * size;
  const records = found.slice(Math.max(0, to - size), to);
  const looked = { first, last: campaign.seq };
  const struck = new Set(campaign.struck);
  return { records, page, pages, struck, corrected: correctedOf({ campaign }), looked, game: campaign.game };
}

/** Which records were corrected, and by which. */
export function correctedOf(known: Pick<OpenCampaign, 'campaign'> | undefined): ReadonlyMap<number, number> {
  const all = Object.entries(known?.campaign.corrected ?? {});
  return new Map(all.map(([seq, by]) => [Number(seq), by]));
}
