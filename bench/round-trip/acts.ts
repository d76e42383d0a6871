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

/** Channels of their own for each kind of battle: a second one in the same channel would find everybody there already. */
type Place = 'c' | 'g';

function channelOf(n: number, place: Place = 'c'): string {
  return `${place}${n % CHANNELS}`;
}

function use(
  bot: MeasuredBot,
  name: string,
  options: Options,
  n: number,
  { user = 'anna', place }: { readonly user?: string; readonly place?: Place } = {},
): Interaction {
  return bot.discord.command({ name, options, channel: channelOf(n, place), user, unchecked: true });
}

async function answered(interaction: Interaction): Promise<Seen> {
  return interaction.settled();
}

/** The answer to what everyone is to see. @throws {Error} if it was refused, which would be measured as a quick success */
async function shown(interaction: Interaction): Promise<Seen> {
  const seen = await interaction.settled();
  if (seen.ephemeral) throw new Error(`It was refused: ${seen.text}`);
  return seen;
}

/**
 * A battle by the original Landser in every channel, in its first turn: two squads of ten on each side.
 * @param posts a message a ruling, or one for all of a step: that edits the one before
 */
const fight =
  (posts: 'each' | 'gathered', place: Place) =>
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
      await Promise.all(
        Array.from({ length: CHANNELS }, (_, n) => answered(use(bot, name, options, n, { user, place }))),
      );
    }
  };

/** The last message of a loose ruling in every channel, whose buttons can be pressed. */
const shots = new WeakMap<MeasuredBot, Seen[]>();

async function shoot(bot: MeasuredBot): Promise<void> {
  const all = Array.from({ length: CHANNELS }, (_, n) => answered(use(bot, 'fire', LOOSE, n)));
  shots.set(bot, await Promise.all(all));
}

/** Every man fires once in the turn, each at somebody else. */
const fires =
  (place: Place) =>
  (bot: MeasuredBot, n: number): Promise<Seen> => {
    const man = 1 + (Math.floor(n / CHANNELS) % MEN);
    const shot = { attacker: `Red ${man}`, target: `Blue ${man}`, range: 8, cover: 'half' };
    return shown(use(bot, 'fire', shot, n, { place }));
  };

/** Acts without a battle, then those that need one. */
export const ACTS: readonly Act[] = [
  { name: 'fire', once: (bot, n) => shown(use(bot, 'fire', LOOSE, n)) },
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
  { name: 'tracked fire', prepare: fight('each', 'c'), once: fires('c') },
  { name: 'gathered fire', prepare: fight('gathered', 'g'), once: fires('g') },
  { name: 'play', once: (bot, n) => answered(use(bot, 'play', {}, n, { user: n % 2 === 0 ? 'anna' : 'ben' })) },
];

/** What the bare bot does, whatever it's asked. */
export const BARE: Act = ACTS[0]!;
