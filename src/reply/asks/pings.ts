import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line } from '../document.ts';

/** Whether and when somebody is pinged. */
export interface Pinged {
  readonly off?: true | undefined;
  readonly zone?: string | undefined;
  /** Minutes after midnight. */
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly away?: string | undefined;
}

/** A person's settings from now on, shown to that person. @param now in milliseconds */
export function pingsReply(words: Catalogue, { off, zone, quiet, away }: Pinged, now: number): Document {
  const isAway = away !== undefined && Date.parse(away) > now;
  return {
    lines: [
      line(off ? words.clock.pings.off : words.clock.pings.on),
      ...(zone === undefined ? [] : [line(words.clock.pings.zone(zone))]),
      line(quiet ? words.clock.pings.quiet(quiet.from, quiet.to, zone) : words.clock.pings.notQuiet),
      ...(isAway ? [awayLine(words, away)] : []),
    ],
    private: true,
  };
}

/** Somebody is away, or is back. */
export function awayReply(words: Catalogue, until: string | undefined): Document {
  return { lines: [until === undefined ? line(words.clock.pings.back) : awayLine(words, until)], private: true };
}

function awayLine(words: Catalogue, until: string): Line {
  return line(words.clock.pings.away, { time: until, as: 'when' }, words.clock.pings.awayUntil);
}
