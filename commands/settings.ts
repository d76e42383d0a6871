import { DICE_SHOWN, LENGTHS, POSTS, RULINGS_SHOWN } from '../src/campaign/settings.ts';
import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { changeSaid, LIKELY_BACK, LIKELY_QUIET } from '../src/command/own-settings.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { assertPlaysAny, isUmpire } from '../src/referee/agreement/permission.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { setRulingsShown } from '../src/referee/games/house.ts';
import type { Wishes } from '../src/referee/settings.ts';
import { channelSettings, settingsReply } from '../src/reply/asks/settings.ts';

const options = {
  rulings: option.oneOf(RULINGS_SHOWN),
  lengths: option.oneOf(LENGTHS),
  dice: option.oneOf(DICE_SHOWN),
  pings: option.maybe(),
  timezone: option.text({ longest: LONGEST.word }),
  quiet: option.text({ longest: LONGEST.word, likely: LIKELY_QUIET }),
  away: option.text({ longest: LONGEST.word, likely: LIKELY_BACK }),
} satisfies OptionsFor<'settings'>;

/** Your own settings: what only you read, and when you're pinged. `data` has them from now on. */
export const settings: Command = {
  name: 'settings',
  options,
  private: true,
  anywhere: true,
  example: '/settings rulings:full',
  async run(call) {
    const { user } = call.asked;
    const change = await changeSaid(call.referee, user, call.options(options));
    const wishes = await call.referee.settings.change(user, change);
    return answered(call, wishes);
  },
};

const pingOptions = {
  on: option.maybe(),
  timezone: option.text({ longest: LONGEST.word }),
  quiet: option.text({ longest: LONGEST.word, likely: LIKELY_QUIET }),
} satisfies OptionsFor<'pings'>;

/** The same settings, as far as they're about pings. */
export const pings: Command = {
  name: 'pings',
  options: pingOptions,
  private: true,
  example: '/pings timezone:Europe/Berlin quiet:22-7',
  async run(call) {
    const { on, ...others } = call.options(pingOptions);
    const { user } = call.asked;
    const change = await changeSaid(call.referee, user, { pings: on, ...others });
    return answered(call, await call.referee.settings.change(user, change));
  },
};

function answered({ words, referee }: Call, wishes: Wishes) {
  const { off = false, said: _, ...others } = wishes;
  return { document: settingsReply(words, wishes, referee.clock.now()), json: { data: { on: !off, ...others } } };
}

const ofChannel = {
  rulings: option.oneOf(RULINGS_SHOWN),
  posts: option.oneOf(POSTS),
  lengths: option.oneOf(LENGTHS),
  dice: option.oneOf(DICE_SHOWN),
} satisfies OptionsFor<'game settings'>;

/** How a channel shows its rulings, lengths and dice, and in how many messages. Bare, it says how they are now, and `data` has it. */
export const gameSettings: Command = {
  name: 'game settings',
  options: ofChannel,
  campaign: true,
  main: ['rulings'],
  example: '/game settings rulings:full',
  examples: ['/game settings posts:each'],
  // What it shows bare is a panel.
  private: (given) => Object.keys(given).length === 0,
  async run(call) {
    const { channel, user } = call.asked;
    const said = Object.entries(call.options(ofChannel)).filter(([, value]) => value !== undefined);
    const game = gameIn(await call.referee.campaign(channel));
    const { rulings = 'brief', posts = 'gathered', lengths = 'inches', dice = 'text', pace } = game;
    const now = { rulings, posts, lengths, dice };
    if (said.length > 0) assertPlaysAny(game, user);
    // Whoever asks for what's so already, such as by a panel of before, is only shown that it is.
    if (said.some(([name, value]) => now[name as keyof typeof now] !== value))
      return decided(call, (campaign) => setRulingsShown(campaign, user, Object.fromEntries(said)));
    return {
      document: channelSettings(call.words, now, pace, isUmpire(game, user)),
      json: { data: { ...now, ...(pace ? { pace } : {}) } },
    };
  },
};
