import type { LedgerFault } from '../../../fairness/beacon/ledger.ts';
import type { Ended, GivenUp } from '../../../fairness/tally.ts';
import { allOf } from '../words.ts';

/** Sentences about dice from a public beacon. */
export const beacon = {
  /** For the log. The channel of the ledger follows. */
  set: (chain: string) =>
    `From here on, the dice come from the public rounds of drand (chain ${chain.slice(0, 8)}…). I announce each throw before its round, in `,
  ended: 'From here on, the dice come from a secret seed again.',
  /** The same, where another bot has opened the ledger. */
  endedForOthers:
    'From here on, the dice come from a secret seed again: the ledger belongs to another bot, so nothing that I announce there would prove anything.',
  /** Where a campaign opens with them. */
  ledgerIsFor:
    'That thread is the ledger: it shows that I announced every throw, once, before anybody could know its dice. Please leave it as it is.',
  /** Of the state of a channel's dice. */
  thrown: (throws: number, givenUp: number) =>
    `${throws === 1 ? '1 throw' : `${throws} throws`} came from public rounds, and ${givenUp === 0 ? 'none was' : givenUp === 1 ? '1 was' : `${givenUp} were`} given up.`,
  open: (number: number, stuck: 'silent' | 'unread' | undefined) =>
    stuck === 'silent'
      ? `#${number} is waiting for its round, and no beacon server answers.`
      : stuck === 'unread'
        ? `#${number} is waiting: I can’t read its ledger, or my replies here.`
        : `#${number} is waiting for its round.`,
  counts: (of: Readonly<Record<'waits' | 'waited' | 'silent' | 'unread' | 'late' | 'unmade' | 'takenUp', number>>) =>
    `Since I started, in all channels: ${of.waits} waited for a round (${of.waits === 0 ? 0 : Math.round(of.waited / of.waits / 100) / 10} s each), ${of.silent} of them while no beacon server answered; ${of.unread} couldn’t be looked for on Discord; ${of.late} came too late, ${of.unmade} weren’t made for other reasons; I took ${of.takenUp} up that were left open.`,
  /** Under a ruling. The number follows that the throw was announced by, with a link to its notice. */
  asked: (round: number) => `Dice: public round ${round}, asked before it: `,
  /** In place of the ruling, for as long as that takes. */
  silent: (number: number, round: number) =>
    `The dice of #${number} come from round ${round}, but no beacon server answers. I keep trying; until then nothing else is thrown here.`,
  unread: (number: number) =>
    `Nobody can say whether #${number} was announced: Discord’s answer was lost, and I can’t read the ledger or this channel now. I keep looking; until then nothing else is thrown here. An umpire or whoever runs this server can help: I need View Channel and Read Message History in both. If all sides agree, /fair use dice:seed gives the throw up.`,
  /** Of the ledger: its name, and its first message. */
  ledgerName: (campaign: string) => `Dice of ${campaign}`,
  ledgerIntroduced: (campaign: string) =>
    `This is the ledger of ${campaign}. Before each throw I announce it here: its number, and a hash of everything that decides about it. Its dice come from the first public round of drand at least 1.5 s after my reply gets its ID, so nobody can choose or foresee them. I never edit or delete anything here. If a notice is missing or edited, somebody is cheating.`,
  givenUp: {
    late: (number: number) =>
      `The throw announced as #${number} wasn’t made: its reply and its notice were posted too far apart.`,
    'no-reply': (number: number) =>
      `The throw announced as #${number} wasn’t made: no reply to its command could be found.`,
    error: (number: number) =>
      `The throw announced as #${number} wasn’t made: something went wrong as it was worked out.`,
    agreed: (number: number) => `The throw announced as #${number} wasn’t made: the players agreed to give it up.`,
  },
  endedAt: (seq: number, why: Ended) => `After #${seq}, the dice come from a secret seed again: ${ENDED[why]}.`,
  right: (dice: number, records: number) =>
    `${dice === 1 ? 'The 1 die' : `All ${dice} dice`} of ${records} ${records === 1 ? 'record' : 'records'} ${dice === 1 ? 'is' : 'are'} what public rounds give. I checked the signature of each round.`,
  howFar:
    'The dice fit the public rounds. That these replies and notices exist, Discord shows: copy some message IDs, or use --ledger. Alone, this file proves nothing against the host, who can write any ID into it.',
  /** Of throws that people can compare with Discord: Copy Message ID on a ruling gives its reply, and the link under it leads to its notice. */
  compare: (every: boolean) =>
    `${every ? 'All throws' : 'The newest throws (--throws lists all of them)'}. Copy Message ID on a ruling must give its reply, and its notice must be the one in the ledger, unedited:`,
  listed: (seq: number, reply: string, round: number, notice: string) =>
    `#${seq}: reply ${reply}, public round ${round}, notice ${notice}`,
  /** After the dice of a record. */
  from: (reply: string, round: number) => ` (reply ${reply}, public round ${round})`,
  uncompared: (records: number) =>
    `${records === 1 ? '1 announcement' : `${records} announcements`} can’t be compared: the log has changed since, because somebody wanted to be forgotten. I don’t count ${records === 1 ? 'it' : 'them'} as right.`,
  slow: (records: number) =>
    `${records === 1 ? '1 reply' : `${records} replies`} came more than 4 s after the command. That’s no fault, but it’s slow.`,
  notMade: ({ number, why, reply, round, dice }: GivenUp) => {
    const said = `The throw announced as #${number} wasn’t made (${WHY[why as keyof typeof WHY] ?? why}).`;
    if (reply === undefined) return said;
    const from = `${said} Its reply is ${reply}, so its dice would have come from round ${round}`;
    if (!dice) return `${from}. docs/verify.html works them out, and so does umpire verify with --beacon ADDRESS.`;
    const all = dice.map(({ sides, faces }) => `D${sides} ${faces.join(' ')}`);
    return `${from}: ${all.join(', ')} … Each is worked out as if all its dice had that many sides.`;
  },
  /** Of the messages that announced the throws. */
  ledger: {
    usage:
      'Usage: npx umpire ledger CHANNEL [--replies CHANNEL] [--out FILE] [--measure]. CHANNEL is the ID of the ledger, and --replies the campaign’s channel if the ledger isn’t in it. DISCORD_TOKEN is the token of any bot that may read them.',
    noToken: 'Set DISCORD_TOKEN to the token of any bot that may read the ledger. It needn’t be the campaign’s own.',
    refused: (channel: string, why: string) => `Discord doesn’t let this bot read ${channel}: ${why}.`,
    wrote: (file: string, messages: number, replies: number | undefined) =>
      `${file} has ${messages} messages of the ledger and ${replies === undefined ? 'no replies: name the campaign’s channel with --replies' : `${replies} replies`}.`,
    measured: (of: {
      readonly notices: number;
      readonly replied: number;
      readonly apart: readonly number[];
      readonly taken: readonly number[];
      readonly sent: number | undefined;
      readonly there: number;
      readonly gaps: number | undefined;
    }) => [
      `${of.notices} notices, ${of.replied} of them with a reply in time.`,
      `From a notice’s ID to its reply’s: ${between(of.apart)}. If nearly all notices have a reply in time, a deferred reply keeps the ID that it was given as “thinking”: it’s edited 1.5 s later at the least.`,
      `From a command’s ID to its reply’s: ${between(of.taken)}. If that’s ever below 0, commands get their IDs later than I think.`,
      `Messages ever sent, by Discord’s count: ${of.sent ?? 'it doesn’t say'}. There now: ${of.there}. Gaps in their places: ${of.gaps ?? 'it doesn’t say'}. Delete a message in a ledger of your own and look again: the count must stay, and a gap appear.`,
    ],
    unreadable: (file: string) =>
      `${file} holds no messages that I can read. npx umpire ledger CHANNEL, Discord’s API and DiscordChatExporter (JSON) give them.`,
    right: (throws: number, held: readonly string[]) =>
      `${throws === 1 ? '1 throw was' : `${throws} throws were`} announced in ${ledgers(held)}, as ${throws === 1 ? 'its record says' : 'their records say'}. Copy Channel ID on the thread that you know shows whether it’s that one.`,
    none: (held: readonly string[]) => `No throw of this log was announced in ${ledgers(held)}.`,
    /** Messages of another channel than any that the log names; of some channel, if it's empty. */
    strange: (channel: string, named: readonly string[]) =>
      named.length === 0
        ? 'This log names no ledger, so these messages say nothing about its throws.'
        : `The messages are those of channel ${channel}, but the log names ${ledgers(named)}. So they say nothing about its throws. If its throws were announced in that channel, somebody has changed the log.`,
    elsewhere: (ledger: string, throws: number) =>
      `${throws === 1 ? '1 throw was' : `${throws} throws were`} announced in ${ledgers([ledger])}, whose messages aren’t here. Add them with one more --ledger FILE.`,
    wrong: (seq: number, fault: LedgerFault) =>
      `The throw of number ${seq} ${THROW[fault]}. It’s the first one that doesn’t fit the ledger.`,
    uncompared: (throws: number) =>
      `${throws === 1 ? '1 claim' : `${throws} claims`} in the ledger can’t be compared: somebody in the command wanted to be forgotten. I don’t count ${throws === 1 ? 'it' : 'them'} as right.`,
    unruled: {
      never: (number: number, notice: string) => `#${number} was announced and never ruled (message ${notice}).`,
      open: (number: number, notice: string) =>
        `#${number} was announced and never ruled (message ${notice}). It’s the newest one, so it may still be open.`,
      later: (number: number, notice: string) =>
        `#${number} was announced and never ruled, or only after this file was exported (message ${notice}). Export the campaign again, and check that file.`,
    },
    twice: (number: number) => `#${number} was asked twice, with claims that differ.`,
    deleted: (messages: number) =>
      `${messages === 1 ? '1 message was' : `${messages} messages were`} deleted from the ledger, as far as Discord counts right.`,
  },
  veilShown: (veil: string, seq: number) =>
    `The veil of #${seq} was ${veil}. Anybody can now check how everything hidden in it was drawn.`,
} as const;

/** Ledgers by the IDs of their threads. */
function ledgers(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'the ledger' : 'the ledgers'} ${allOf(ids)}`;
}

function between(all: readonly number[]): string {
  return all.length === 0 ? 'nothing to measure' : `${Math.min(...all)} to ${Math.max(...all)} ms`;
}

/** Why a throw was given up, in brackets. */
const WHY = {
  late: 'its reply and its notice were too far apart',
  'no-reply': 'no reply was found, which is what a host who wants to throw again would say',
  error: 'something went wrong',
  agreed: 'the players agreed',
} as const;

/** Why dice don't come from public rounds any more. */
const ENDED: Readonly<Record<Ended, string>> = {
  'by-agreement': 'the players agreed',
  'by-move': 'the campaign moved to another channel',
  'by-import': 'the campaign was imported',
  'other-bot': 'the bot says that the ledger is another bot’s',
  alone: 'somebody decided that alone, and no other side was asked',
};

/** What is wrong with the messages of a throw, after its number. */
const THROW: Readonly<Record<LedgerFault, string>> = {
  'no-notice': 'has no notice in this ledger',
  'other-author': 'was announced by somebody else than the others',
  edited: 'has a notice that was edited',
  'other-claim': 'has a notice that claims something else',
  'no-reply-there': 'has no reply in the channel',
  'reply-there': 'is said to have had no reply, and there’s one in the channel',
  'other-interaction': 'has a reply to another command',
  'later-message': 'has a reply that isn’t the first one to its command',
};
