import type { Catalogue } from '../catalogue.ts';
import { type Button, type Document, type Form, type Line, line, quiet, type Telling } from '../document.ts';

/** What somebody wants: whether and when to be pinged, and how to read rulings. */
interface Own {
  readonly off?: true | undefined;
  readonly zone?: string | undefined;
  /** Minutes after midnight. */
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly away?: string | undefined;
  readonly rulings?: Telling | undefined;
}

/** A person's settings from now on, shown to that person, with a button for each that's one of two. @param now in milliseconds */
export function settingsReply(
  words: Catalogue,
  { off, zone, quiet, away, rulings = 'brief' }: Own,
  now: number,
): Document {
  const isAway = away !== undefined && Date.parse(away) > now;
  return {
    lines: [
      line(words.clock.ownRulings[rulings]),
      line(off ? words.clock.pings.off : words.clock.pings.on),
      ...(zone === undefined ? [] : [line(words.clock.pings.zone(zone))]),
      line(quiet ? words.clock.pings.quiet(quiet.from, quiet.to, zone) : words.clock.pings.notQuiet),
      ...(isAway ? [awayLine(words, away)] : []),
    ],
    buttons: [
      setting('rulings', rulings === 'brief' ? 'full' : 'brief', words.clock.showRulings[rulings]),
      setting('pings', off === true, off ? words.clock.pings.turnOn : words.clock.pings.turnOff),
      ...(isAway ? [setting('away', 'off', words.clock.pings.imBack)] : []),
      { action: 'own-times', of: {}, label: words.clock.pings.times },
    ],
    private: true,
  };
}

/** How a channel's campaign shows its rulings, and how to change that. */
export function channelSettings(
  words: Catalogue,
  { rulings, posts }: { readonly rulings: Telling; readonly posts: keyof Catalogue['game']['posts'] },
): Document {
  const other = rulings === 'brief' ? 'full' : 'brief';
  const others = Object.keys(words.game.posts).filter((each) => each !== posts);
  return {
    lines: [
      line(words.game.rulingsShown[rulings]),
      line(quiet(`/game settings rulings:${other}`)),
      line(words.game.posts[posts]),
      line(quiet(others.map((each) => `/game settings posts:${each}`).join(' · '))),
    ],
    private: true,
  };
}

function setting(name: string, value: string | boolean, label: string): Button<'setting'> {
  return { action: 'setting', of: { name: 'settings', given: { [name]: value } }, label };
}

/**
 * The form for what's typed: time zone, hours, and when somebody is back. What's left empty is taken away.
 * @param typed what's set, as one would type it
 */
export function timesForm(
  words: Catalogue,
  typed: { readonly [Name in 'timezone' | 'quiet' | 'away']?: string | undefined },
): Form {
  const hints = words.commands.options.settings;
  const field = (name: keyof typeof typed) => ({
    name,
    label: words.clock.pings.labels[name],
    hint: hints[name],
    value: typed[name],
    required: false,
  });
  return { title: words.clock.pings.timesTitle, fields: [field('timezone'), field('quiet'), field('away')] };
}

/** Somebody is away, or is back. */
export function awayReply(words: Catalogue, until: string | undefined): Document {
  return { lines: [until === undefined ? line(words.clock.pings.back) : awayLine(words, until)], private: true };
}

function awayLine(words: Catalogue, until: string): Line {
  return line(words.clock.pings.away, { time: until, as: 'when' }, words.clock.pings.awayUntil);
}
