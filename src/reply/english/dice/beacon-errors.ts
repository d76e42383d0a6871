import type { Values } from '../../../kernel/refusal.ts';
import { allOf } from '../words.ts';

const seconds = (count: Values[string]) => (count === 1 ? '1 second' : `${count} seconds`);

const WHY: Readonly<Record<string, string>> = {
  late: 'Discord gave my reply and its notice their times too far apart',
  'no-reply': 'Discord didn’t take my reply',
  nothing: 'Discord didn’t take its notice',
  error: 'something went wrong as I worked it out',
};

/** What stands in the way of a throw whose dice come from a public beacon. */
export const beaconErrors = {
  'throw-awaited': ({ number, seconds: left }: Values) =>
    `#${number} is waiting for its public round. Press again in ${seconds(left)}; nothing has been thrown for you.`,
  'throw-silent': ({ number, round }: Values) =>
    `#${number} is waiting for round ${round}, and no beacon server answers. I keep trying; until then nothing else is thrown here. If all sides agree, /fair use dice:seed gives that throw up.`,
  'throw-unread': ({ number }: Values) =>
    `I can’t read this campaign’s ledger, or my replies here, so nobody can say whether #${number} was announced. I keep looking; until then nothing else happens here. I need View Channel and Read Message History in both. If all sides agree, /fair use dice:seed gives that throw up.`,
  'throw-left': ({ number }: Values) =>
    `#${number} waits for its public round, and whoever hosts this bot has turned those off (BEACON_URL=off). If all sides agree, /fair use dice:seed gives that throw up.`,
  'ledger-others': () =>
    'Nothing was thrown. The ledger of this campaign belongs to another bot, so nothing that I announce there would prove anything. From here on, the dice come from a secret seed again. Please give the command again, or open a ledger of mine first: /fair use dice:beacon, if all sides agree.',
  'throw-open': () => 'A throw here is waiting for its public round. Try again in a few seconds; nothing has happened.',
  'throw-too-late': () =>
    'I was too slow to announce this throw before its public round, so nothing was thrown. Please give the command again.',
  'throw-not-made': ({ number, why }: Values) =>
    why === 'no-ledger'
      ? `#${number} wasn’t thrown. I can’t announce it: its ledger is gone, or I may not write there any more. If all sides agree, /fair use dice:seed and then /fair use dice:beacon open a new one.`
      : `#${number} wasn’t thrown: ${WHY[String(why)] ?? String(why)}. Please give the command again.`,
  'throw-given-up': ({ number }: Values) => `#${number} wasn’t thrown: the players agreed to give it up.`,
  'no-throws-here': () =>
    'This campaign’s dice come from a public beacon: each throw is announced on Discord first, by whoever gives the command. Nothing can be thrown here.',
  'other-chain': () =>
    'This campaign’s dice come from another chain of public rounds than this bot uses, so nothing can be thrown. /fair use dice:seed goes on without it, if all sides agree.',
  'beacon-not-here': () =>
    'Dice from a public beacon need a ledger, a thread in which I announce each throw. That’s only possible in a channel, thread or forum post of a Discord server.',
  'beacon-then-thread': () =>
    'The ledger of the throws belongs to the channel in which you begin. Open the thread first, then give /game new there.',
  'beacon-off-here': () =>
    'This campaign’s dice come from the public beacon, and whoever hosts this bot has turned that off (BEACON_URL=off). So nothing can be thrown. If all sides agree, /fair use dice:seed goes on without it.',
  'beacon-off': () => 'Whoever hosts this bot has turned dice from the public beacon off (BEACON_URL=off).',
  'ledger-lacks': ({ lacking }: Values) =>
    `For dice from the public beacon I need a ledger, a thread in which I announce each throw. I lack ${allOf(Array.isArray(lacking) ? lacking : [])} for that.`,
  'ledger-refused': () =>
    'Discord didn’t let me open a ledger for the throws, so nothing has changed. Please try again.',
  'dice-already': ({ dice }: Values) =>
    dice === 'beacon' ? 'The dice come from the public beacon already.' : 'The dice come from a secret seed already.',
};
