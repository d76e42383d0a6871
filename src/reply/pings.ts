import { type Document, type Line, line } from './document.ts';
import { english } from './english/index.ts';

const { pings: say } = english.clock;

/** Whether and when somebody is pinged. */
export interface Pinged {
  readonly off?: true | undefined;
  readonly zone?: string | undefined;
  /** Minutes after midnight. */
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly away?: string | undefined;
}

/** A person's settings from now on, shown to that person. @param now in milliseconds */
export function pingsReply({ off, zone, quiet, away }: Pinged, now: number): Document {
  const isAway = away !== undefined && Date.parse(away) > now;
  return {
    lines: [
      line(off ? say.off : say.on),
      ...(zone === undefined ? [] : [line(say.zone(zone))]),
      line(quiet ? say.quiet(quiet.from, quiet.to, zone) : say.notQuiet),
      ...(isAway ? [awayLine(away)] : []),
    ],
    private: true,
  };
}

/** Somebody is away, or is back. */
export function awayReply(until: string | undefined): Document {
  return { lines: [until === undefined ? line(say.back) : awayLine(until)], private: true };
}

function awayLine(until: string): Line {
  return line(say.away, { time: until, as: 'when' }, say.awayUntil);
}
