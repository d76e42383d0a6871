import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { standingsOf } from '../../campaign/folding/standings.ts';
import { type Standing, standingIn } from '../../campaign/standing.ts';
import { InputError } from '../../kernel/refusal.ts';
import { reading } from '../not-written.ts';
import type { LogPage } from '../rulings/answers.ts';
import { isFiltered, type LogFilter, MOST_SCANNED, wantedBy } from './log-filter.ts';

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
  const standing = known ? await reading(standingsOf(known, records)) : standingIn(records);
  return { records, page, pages, ...shown(standing), game: known?.campaign.game };
}

async function filtered(
  { campaign, log }: OpenCampaign,
  page: number,
  size: number,
  filter: LogFilter,
): Promise<LogPage> {
  const first = Math.max(1, campaign.seq - MOST_SCANNED + 1);
  const looked = await reading(log.between(first, campaign.seq));
  const standing = standingIn(looked);
  const found = looked.filter(wantedBy(filter, campaign, standing));
  const pages = Math.max(1, Math.ceil(found.length / size));
  if (page > pages) throw new InputError('no-such-page', { page, pages });
  const to = found.length - (page - 1) * size;
  const records = found.slice(Math.max(0, to - size), to);
  return { records, page, pages, ...shown(standing), looked: { first, last: campaign.seq }, game: campaign.game };
}

/** Which records are struck out, and which were corrected, by which. */
function shown({ struck, corrections }: Standing): Required<Pick<LogPage, 'struck' | 'corrected'>> {
  return { struck, corrected: new Map([...corrections].map(([seq, { by }]) => [seq, by])) };
}
