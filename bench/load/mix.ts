import type { Loopback, Seen } from '../../test/discord/loopback/index.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** One thing that a player does; the next in a channel comes once it's answered. @returns the message that shows the answer, if there is one */
export interface Step {
  readonly act: string;
  does(): Promise<Seen | unknown>;
}

/** What players do in a channel, one thing after the other. */
export type Channel = Iterator<Step, void>;

/** A kind of channel: its share of all that's done, and how many such channels there are at a time. */
export interface Kind {
  readonly name: string;
  readonly share: number;
  readonly channels: (all: number) => number;
  readonly opens: (discord: Loopback, name: string) => Channel;
}

/** Men on each side of a battle. Each fires once, then the channel goes quiet and another battle begins. */
const MEN = 12;

/**
 * What players do, as `docs/scale.md` has it. Shares are of everything that's done.
 *
 * - A tenth of the channels without units are busy and have half of what's done there; the others have the rest.
 * - Battles begin, are fought through a step and go quiet, so new channels keep coming.
 */
export const MIX: readonly Kind[] = [
  { name: 'busy', share: 0.35, channels: (all) => Math.ceil(all / 10), opens: loose },
  { name: 'many', share: 0.35, channels: (all) => all, opens: loose },
  { name: 'post a ruling', share: 0.15, channels: (all) => Math.ceil(all / 10), opens: battle('each') },
  { name: 'post a step', share: 0.15, channels: (all) => Math.ceil(all / 10), opens: battle('gathered') },
];

let presses = 0;

/** Rulings without units, presses of *Same again*, what's looked up and what's typed. */
function* loose(discord: Loopback, channel: string): Channel {
  const use = (name: string, options: Options) => discord.command({ name, options, channel, unchecked: true });
  const typing = { name: 'fire', focused: 'weapon', options: { weapon: 'ri' }, channel, unchecked: true } as const;
  let shown: Seen | undefined;
  const shot = { weapon: 'rifle', range: 8, cover: 'half' } as const;
  for (;;) {
    yield { act: 'completion', does: () => discord.autocomplete(typing).autocomplete() };
    yield {
      act: 'fire',
      does: async () => {
        shown = await use('fire', shot).settled();
      },
    };
    yield {
      act: 'again',
      does: () => {
        // Two quick presses by one player count as one.
        presses += 1;
        const user = `player ${presses % 1000}`;
        const message = shown;
        const canPress = message?.buttons.some(({ label }) => label === 'Same again') && discord.remembers(message);
        if (!message || !canPress) return use('fire', shot).settled();
        return discord.click({ message, label: 'Same again', user, asSeen: true }).settled();
      },
    };
    yield { act: 'fire', does: () => use('fire', { ...shot, range: 14 }).settled() };
    yield { act: 'form', does: () => use('fire', { weapon: 'rifle' }).modal() };
    yield { act: 'card', does: () => use('card', { of: 'rifle' }).settled() };
    yield { act: 'rules', does: () => use('rules', { query: 'moving through woods' }).settled() };
    yield { act: 'odds', does: () => use('fire', { ...shot, odds: true }).settled() };
    yield { act: 'log', does: () => use('log', {}).settled() };
  }
}

/** A battle by the original Landser: it's opened, everybody on one side fires once, with panels and notes in between. */
function battle(posts: 'each' | 'gathered') {
  return function* (discord: Loopback, channel: string): Channel {
    const use = (user: string, name: string, options: Options = {}) => ({
      act: name,
      does: () => discord.command({ name, options, channel, user, unchecked: true }).settled(),
    });
    yield use('carla', 'game new', { rules: 'landser-classic' });
    yield use('carla', 'game settings', { posts });
    yield use('anna', 'game join', { side: 'axis' });
    yield use('ben', 'game join', { side: 'allies' });
    yield use('anna', 'unit add', { profile: 'rifleman', name: 'Red', count: MEN });
    yield use('ben', 'unit add', { profile: 'rifleman', name: 'Blue', count: MEN });
    yield use('carla', 'initiative', { faces: '6 1' });
    yield use('carla', 'turn end');
    for (let man = 1; man <= MEN; man += 1) {
      if (man % 2 === 0) yield use('anna', 'play');
      yield {
        ...use('anna', 'fire', { attacker: `Red ${man}`, target: `Blue ${man}`, range: 8, cover: 'half' }),
        act: 'fire, tracked',
      };
      if (man % 4 === 0) yield use('ben', 'turn status');
      if (man % 6 === 0) yield use('ben', 'note', { text: 'What a shot!' });
    }
  };
}
