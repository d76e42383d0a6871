import type { Game } from '../../campaign/game.ts';
import { POSTS } from '../../campaign/settings.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, type Document, type Form, type Line, line } from '../document.ts';
import type { Reading } from '../reading.ts';

/** What somebody wants: whether and when to be pinged, and how to read rulings. */
interface Own extends Reading {
  readonly off?: true | undefined;
  readonly zone?: string | undefined;
  /** Minutes after midnight. */
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly away?: string | undefined;
}

/** A person's settings from now on, shown to that person, with a button for each that's one of two. @param now in milliseconds */
export function settingsReply(
  words: Catalogue,
  { off, zone, quiet, away, rulings = 'brief', lengths = 'inches', dice = 'text' }: Own,
  now: number,
): Document {
  const isAway = away !== undefined && Date.parse(away) > now;
  return {
    lines: [
      line(words.clock.ownRulings[rulings]),
      line(words.clock.ownLengths[lengths]),
      line(words.clock.ownDice[dice]),
      line(off ? words.clock.pings.off : words.clock.pings.on),
      ...(zone === undefined ? [] : [line(words.clock.pings.zone(zone))]),
      line(quiet ? words.clock.pings.quiet(quiet.from, quiet.to, zone) : words.clock.pings.notQuiet),
      ...(isAway ? [awayLine(words, away)] : []),
    ],
    buttons: [
      setting('rulings', rulings === 'brief' ? 'full' : 'brief', words.clock.showRulings[rulings]),
      ...switching(words, { lengths, dice }, (name, to, label) => setting(name, to, label)),
      setting('pings', off === true, off ? words.clock.pings.turnOn : words.clock.pings.turnOff),
      ...(isAway ? [setting('away', 'off', words.clock.pings.imBack)] : []),
      { action: 'own-times', of: {}, label: words.clock.pings.times },
    ],
    private: true,
  };
}

/** What of it there's one other of, with a button each. */
function switching<B>(
  words: Catalogue,
  { lengths, dice }: Pick<OfChannel, 'lengths' | 'dice'>,
  button: (name: string, to: string, label: string) => B,
): readonly B[] {
  const [measure, shown] = [lengths === 'cm' ? 'inches' : 'cm', dice === 'text' ? 'pictures' : 'text'] as const;
  return [
    button('lengths', measure, words.game.setTo.lengths[measure]),
    button('dice', shown, words.game.setTo.dice[shown]),
  ];
}

/** How a channel shows what happens in it: what's set. */
type OfChannel = { readonly [K in keyof Reading]-?: NonNullable<Reading[K]> } & {
  readonly posts: keyof Catalogue['game']['posts'];
};

/**
 * How a channel's campaign shows what happens, with buttons that change it.
 * @param pace its clock @param isUmpire whether whoever reads it may set that
 */
export function channelSettings(
  words: Catalogue,
  { rulings, posts, lengths, dice }: OfChannel,
  pace: Game['pace'],
  isUmpire: boolean,
): Document {
  const { setTo } = words.game;
  const told = rulings === 'brief' ? 'full' : 'brief';
  const others = POSTS.filter((each) => each !== posts);
  const change = (name: string, to: string, label: string) =>
    ofChannel({ name: 'game settings', given: { [name]: to } }, label);
  const clock = pace ? 'off' : 'on';
  return {
    lines: [
      line(words.game.rulingsShown[rulings]),
      line(words.game.posts[posts]),
      line(words.game.lengths[lengths]),
      line(words.game.diceShown[dice]),
      line(pace ? words.clock.set(pace) : words.clock.off),
    ],
    buttons: [
      change('rulings', told, setTo.rulings[told]),
      ...others.map((each) => change('posts', each, setTo.posts[each])),
      ...switching(words, { lengths, dice }, change),
      ...(isUmpire
        ? [ofChannel({ name: 'game clock', given: { every: pace ? 'off' : '24h' } }, setTo.clock[clock])]
        : []),
      ofChannel({ name: 'game situation', given: {} }, setTo.situation),
    ],
    private: true,
  };
}

function ofChannel(of: Button<'channel-setting'>['of'], label: string): Button<'channel-setting'> {
  return { action: 'channel-setting', of, label };
}

function setting(name: string, value: string | boolean, label: string): Button<'setting'> {
  return { action: 'setting', of: { name: 'settings', given: { [name]: value } }, label };
}

/**
 * The form for time zone, hours, and when somebody is back: hours and days are chosen, beginning with what's set. What's left empty is
 * taken away.
 * @param typed what's set, as one would type it @param likely what they mostly are
 */
export function timesForm(
  words: Catalogue,
  typed: { readonly [Name in 'timezone' | 'quiet' | 'away']?: string | undefined },
  likely: { readonly [Name in 'quiet' | 'away']: readonly string[] },
): Form {
  const hints = words.commands.options.settings;
  const field = (name: keyof typeof typed) => ({
    name,
    label: words.clock.pings.labels[name],
    hint: hints[name],
    value: typed[name],
    required: false,
  });
  const chosen = (name: keyof typeof likely) => {
    const values = new Set([...(typed[name] === undefined ? [] : [typed[name]]), ...likely[name]]);
    return { ...field(name), choices: [...values].map((value) => ({ label: words.capital(value), value })) };
  };
  return { title: words.clock.pings.timesTitle, fields: [field('timezone'), chosen('quiet'), chosen('away')] };
}

/** Somebody is away, or is back. */
export function awayReply(words: Catalogue, until: string | undefined): Document {
  return { lines: [until === undefined ? line(words.clock.pings.back) : awayLine(words, until)], private: true };
}

function awayLine(words: Catalogue, until: string): Line {
  return line(words.clock.pings.away, { time: until, as: 'when' }, words.clock.pings.awayUntil);
}
