import type { Campaign } from '../../campaign/campaign.ts';
import { isOwed } from '../../command/panel/offers.ts';
import { togetherCommand } from '../../command/panel/thrown-together.ts';
import { isOpening } from '../../command/turns/opening.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { assertOpen } from '../../referee/agreement/permission.ts';
import { gameIn } from '../../referee/games/games.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import { rulesetOf } from '../../rules/index.ts';
import { type CommandResult, notice } from '../answers/result.ts';
import { anyCommand, type Carried, command, nothing, type ValuesOf } from './carried.ts';
import type { Kinds, Press } from './kind.ts';

/** The record that a ruling was offered under, and the ruling's command. */
const firstRuling = before('seq', command);
/** The page of an answer, and the command that gives it. */
const page = before('page', anyCommand);

/** A number and a colon before a command. */
function before<Name extends 'seq' | 'page', Said>(
  name: Name,
  carried: Carried<Said>,
): Carried<{ readonly [Each in Name]: number } & { readonly command: Said }> {
  type Values = { readonly [Each in Name]: number } & { readonly command: Said };
  return {
    write: (of) => `${of[name]}:${carried.write(of.command)}`,
    read: (text) => {
      const [, number, rest] = /^(\d+):(.*)$/s.exec(text) ?? [];
      const said = rest === undefined ? undefined : carried.read(rest);
      return said && ({ [name]: Number(number), command: said } as Values);
    },
  };
}

declare module '../../reply/document.ts' {
  interface ButtonValues {
    /** What's owed, exactly like this. */
    owed: ValuesOf<typeof command>;
    /** What several owe alike, thrown for all who do. */
    throws: ValuesOf<typeof command>;
    /** The next step towards a battle. */
    opening: ValuesOf<typeof command>;
    'first-ruling': ValuesOf<typeof firstRuling>;
    /** Gives a command, such as one that has been put right. */
    run: ValuesOf<typeof anyCommand>;
    /** The same by a form that asks for the rest. */
    fill: ValuesOf<typeof anyCommand>;
    /** Gives a command that can't be taken back freely, for whoever has been told so. */
    sure: ValuesOf<typeof anyCommand>;
    /** Changes one of one's own settings. */
    setting: ValuesOf<typeof command>;
    /** Changes a setting of the channel, which everybody is told. */
    'channel-setting': ValuesOf<typeof command>;
    /** Opens the form for one's own hours and time zone. */
    'own-times': ValuesOf<typeof nothing>;
    /** Another page of an answer. */
    turn: ValuesOf<typeof page>;
  }
}

/** What's needed for a command that counts once. */
type Asking = Pick<Press, 'words' | 'channel' | 'referee' | 'run'>;

/** Of two people who press at once, the second finds that it's been done. */
const pressing = new ChannelQueue();

/** Gives a command that counts once, unless it's been given: later, it would do something else. */
async function once(
  { channel, referee, run }: Asking,
  given: GivenCommand,
  otherwise: string,
  isMeant: (campaign: Campaign) => boolean,
): Promise<CommandResult> {
  return pressing.run(channel, async () => {
    const campaign = await referee.campaign(channel);
    gameIn(campaign);
    return isMeant(campaign) ? run(given) : { document: notice(otherwise), outcome: 'spent' };
  });
}

/** Gives what's owed, unless somebody was faster. */
export function owed(press: Asking, given: GivenCommand): Promise<CommandResult> {
  return once(press, given, press.words.notices.notOwed, (campaign) => {
    assertOpen(gameIn(campaign));
    return isOwed(press.words, campaign, given);
  });
}

/** Gives for all of them what several owe alike, as long as anybody does. */
function thrownForAll({ channel, referee, run, words }: Asking, of: GivenCommand): Promise<CommandResult> {
  return pressing.run(channel, async () => {
    const game = gameIn(await referee.campaign(channel));
    assertOpen(game);
    const all = togetherCommand(game, of, rulesetOf(game.rules));
    return all ? run(all) : { document: notice(words.notices.notOwed), outcome: 'spent' };
  });
}

const isDone = ({ outcome, json = {} }: CommandResult) => outcome === 'spent' || 'seq' in json;

/** Buttons that give a command. */
export const givenCommands = {
  owed: {
    carried: command,
    by: 'anyone',
    seen: 'public',
    rules: true,
    asks: (of, { does }) => does.asks(of),
    gives: (of, press) => owed(press, of),
    spent: isDone,
    waits: (campaign, of, words) => isOwed(words, campaign, of),
  },
  throws: {
    carried: command,
    by: 'anyone',
    seen: 'public',
    rules: true,
    tells: true,
    gives: (of, press) => thrownForAll(press, of),
    spent: isDone,
    waits: ({ game }, of) => game !== undefined && togetherCommand(game, of, rulesetOf(game.rules)) !== undefined,
  },
  opening: {
    carried: command,
    by: 'anyone',
    seen: 'public',
    rules: true,
    gives: (of, press) =>
      once(press, of, press.words.notices.goneOn, (campaign) => {
        // In a pause there's no next step, but squads may be raised, and the command itself says that it's paused.
        return campaign.game?.phase === 'paused' || isOpening(press.words, campaign, of);
      }),
    spent: isDone,
    waits: (campaign, of, words) => isOpening(words, campaign, of),
  },
  // As long as nothing else has happened.
  'first-ruling': {
    carried: firstRuling,
    by: 'anyone',
    seen: 'public',
    rules: true,
    gives: (of, press) =>
      once(press, of.command, press.words.notices.goneOn, (campaign) => {
        assertOpen(gameIn(campaign));
        return campaign.seq === of.seq;
      }),
    spent: isDone,
    waits: ({ seq }, of) => of.seq === seq,
  },
  run: { carried: anyCommand, by: 'anyone', opens: (of, { does }) => does.goesOn(of) },
  fill: { carried: anyCommand, by: 'anyone', opens: (of, { does }) => does.goesOn(of, 'strikes') },
  sure: { carried: anyCommand, by: 'its-reader', opens: (of, { does }) => does.goesOn(of, 'sure') },
  // The panel of one's settings is only seen by whoever they are, and shows what they are now.
  setting: { carried: command, by: 'its-reader', seen: 'update', turns: true, runs: (of) => of },
  'channel-setting': {
    carried: command,
    by: 'its-reader',
    seen: 'public',
    tells: true,
    runs: (of) => of,
    returns: { name: 'game settings', given: {} },
  },
  'own-times': { carried: nothing, by: 'its-reader', opens: (_, { does }) => does.opensTimes() },
  turn: { carried: page, by: 'anyone', opens: (of, { does }) => does.turns(of.page, of.command) },
} satisfies Kinds;
