import type { Interaction, Seen } from '../../test/discord/loopback/index.ts';
import { CHANNELS, type MeasuredBot } from './bot.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** Something that players do, measured from Discord's event to the answer. */
export interface Act {
  readonly name: string;
  /** What has to be there before, once in every channel. */
  readonly prepare?: (bot: MeasuredBot) => Promise<void>;
  /** Does it for the nth time, and waits for its answer. */
  once(bot: MeasuredBot, n: number): Promise<unknown>;
}

/** Who press one button after the other: by the time it's the first one's turn again, the last press was seconds ago. */
const PLAYERS = 1000;

/** Men on each side of a battle. */
const MEN = 20;

const LOOSE = { weapon: 'rifle', range: 8, cover: 'half' } as const;

function channelOf(n: number): string {
  return `c${n % CHANNELS}`;
}

function use(bot: MeasuredBot, name: string, options: Options, n: number, user = 'anna'): Interaction {
  return bot.discord.command({ name, options, channel: channelOf(n), user, unchecked: true });
}

async function answered(interaction: Interaction): Promise<Seen> {
  return interaction.settled();
}

/**
 * A battle by the original Landser in every channel, in its first turn: two squads of ten on each side.
 * @param posts a message a ruling, or one for all of a step: that edits the one before
 */
const fight =
  (posts: 'each' | 'gathered') =>
  async (bot: MeasuredBot): Promise<void> => {
    const steps: readonly (readonly [string, string, Options])[] = [
      ['carla', 'game new', { rules: 'landser-classic' }],
      ['carla', 'game settings', { posts }],
      ['anna', 'game join', { side: 'axis' }],
      ['ben', 'game join', { side: 'allies' }],
      ['anna', 'unit add', { profile: 'rifleman', name: 'Red', count: MEN }],
      ['ben', 'unit add', { profile: 'rifleman', name: 'Blue', count: MEN }],
      ['carla', 'initiative', { faces: '6 1' }],
      ['carla', 'turn end', {}],
    ];
    for (const [user, name, options] of steps) {
      await Promise.all(Array.from({ length: CHANNELS }, (_, n) => answered(use(bot, name, options, n, user))));
    }
  };

/** The last message of a loose ruling in every channel, whose buttons can be pressed. */
const shots = new WeakMap<MeasuredBot, Seen[]>();

async function shoot(bot: MeasuredBot): Promise<void> {
  const all = Array.from({ length: CHANNELS }, (_, n) => answered(use(bot, 'fire', LOOSE, n)));
  shots.set(bot, await Promise.all(all));
}

/** Every man fires once in the turn, each at somebody else. */
function fires(bot: MeasuredBot, n: number): Promise<Seen> {
  const man = 1 + (Math.floor(n / CHANNELS) % MEN);
  return answered(use(bot, 'fire', { attacker: `Red ${man}`, target: `Blue ${man}`, range: 8, cover: 'half' }, n));
}

/** Acts without a battle, then those that need one. */
export const ACTS: readonly Act[] = [
  { name: 'fire', once: (bot, n) => answered(use(bot, 'fire', LOOSE, n)) },
  {
    name: 'again',
    prepare: shoot,
    once: (bot, n) => {
      const message = shots.get(bot)![n % CHANNELS]!;
      // Two quick presses by one player count as one.
      const user = `player ${Math.floor(n / CHANNELS) % PLAYERS}`;
      return bot.discord.click({ message, label: 'Same again', user, asSeen: true }).settled();
    },
  },
  { name: 'form', once: (bot, n) => use(bot, 'fire', { weapon: 'rifle' }, n).modal() },
  { name: 'card', once: (bot, n) => answered(use(bot, 'card', { of: 'rifle' }, n)) },
  {
    name: 'completion',
    once: (bot, n) =>
      bot.discord
        .autocomplete({
          name: 'fire',
          focused: 'weapon',
          options: { weapon: 'ri' },
          channel: channelOf(n),
          unchecked: true,
        })
        .autocomplete(),
  },
  { name: 'tracked fire', prepare: fight('each'), once: fires },
  { name: 'gathered fire', prepare: fight('gathered'), once: fires },
  { name: 'play', once: (bot, n) => answered(use(bot, 'play', {}, n, n % 2 === 0 ? 'anna' : 'ben')) },
];

/** What the bare bot does, whatever it's asked. */
export const BARE: Act = ACTS[0]!;
