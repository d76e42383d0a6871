import type { Values } from '../../../kernel/refusal.ts';
import { allOf, capital, theSide, theSides } from '../words.ts';

type Sentence = (values: Values) => string;

/** Who can't do what, and who can allow it. */
export const authority: Readonly<Record<string, Sentence>> = {
  'umpire-only': ({ users }) => {
    const named = allOf((Array.isArray(users) ? (users as readonly string[]) : []).map((user) => `@${user}`));
    return named === ''
      ? 'Only an umpire can do that here.'
      : `Only an umpire can do that here. Ask ${named}, who can also make you one with /game umpire.`;
  },
  'managers-only': () =>
    'Only people who manage this server can erase everything stored about it. In a DM with me, you can do it yourself.',
  'no-part': () => 'Only players and umpires of this game can do that. /game join lets you in.',
  'umpire-already': () => 'They’re already an umpire.',
  'no-umpire-that': () => 'They aren’t an umpire here.',
  'last-umpire': () => 'They’re the only umpire left. Name another with /game umpire first.',
  'not-your-side': ({ side }) =>
    `You don’t play for ${theSide(String(side))}. Only their players can do that, or an umpire who plays no side.`,
  'rules-in-campaign': () =>
    'There’s a campaign here and you aren’t in it yet. /game join lets you in, and odds:true shows the chances without throwing.',
  'no-part-in-dice': () =>
    'There’s a campaign here, so only its players and umpires can throw its dice. /game join lets you in.',
  'nobody-acts': ({ verb, unit }) =>
    `Which unit does this to ${unit}? Name it with who, like /${verb} who:NAME target:"${unit}".`,
  'faces-of-another': ({ side }) =>
    `That’s ${theSides(String(side))} throw. Leave out faces, and Umpire throws for them. Only they, or an umpire who plays no side, can give dice from the table.`,
  'seen-by-another': ({ side, unit }) =>
    `Only ${theSide(String(side))} can see what matters for ${unit} on the table, so that’s for them to throw.`,
  'choice-of-another': ({ side, unit }) =>
    `${unit} has a choice here, and it’s up to ${theSide(String(side))}. You can only give the ruling for them if there’s nothing to choose.`,
  'table-dice-off': () => 'This campaign doesn’t use dice from the table. Leave out faces, and Umpire throws.',
  'no-battle': () => 'There’s no battle to end: it hasn’t begun, or it’s already over.',
  'battle-is-over': () =>
    'The battle is over. /game battle begins the next one, and /undo takes back what ended this one.',
  'too-many-objectives': ({ most }) => `A battle can’t have more than ${most} objectives.`,
  'plays-already': ({ side }) => `They already play for ${theSide(String(side))}.`,
  'plays-for-nobody': () => 'They don’t play for a side.',
  'locked-already': () => 'The sides are already closed.',
  'open-already': () => 'The sides are already open.',
  'knows-orders': ({ side }) =>
    `Somebody who knows ${theSides(String(side))} sealed orders can’t change sides yet. Wait until those orders have been shown.`,
  'knows-hidden': ({ side }) =>
    `Somebody who may have seen where ${theSides(String(side))} hidden units are can’t play for another side in this battle.`,
  'not-your-channel': () =>
    'Somebody else set this channel up. Only they can do that, or an umpire of its campaigns, or somebody who manages the channel.',
  'not-replaced': ({ side }) =>
    `${capital(theSide(String(side)))} have already written their order. Only they can replace it.`,
  'orders-not-yours': ({ side }) =>
    `Only people who played for ${theSide(String(side))} when the order was sealed can read it.`,
  'time-of-another': () =>
    'Your own side’s orders aren’t in yet. Write those first, then you can call time. An umpire who plays no side can do it at any time.',
  'nothing-asked': ({ seq }) =>
    `Number ${seq} isn’t a request that’s waiting for an answer. /turn status shows those that are.`,
  'nothing-asked-here': () => 'There are no requests here.',
  'several-asked': ({ numbers }) =>
    `More than one request is waiting for you. Which one: number:${Array.isArray(numbers) ? numbers.join(' or number:') : numbers}?`,
  'asked-already': ({ number }) => `You’ve already asked for that (#${number}). It’s waiting for an answer.`,
  'not-yours-to-agree': ({ about }) =>
    about === 'umpire' || about === 'hand-over'
      ? 'Only the person it’s offered to can accept this.'
      : about === 'join' || about === 'remove-player'
        ? 'Only that side’s players, or an umpire who plays no side, can agree to this.'
        : 'Only the other side, or an umpire who plays no side, can agree to this.',
  'not-yours-to-redo': ({ seq }) => `Somebody else undid number ${seq}. Only they or an umpire can redo it.`,
  'undo-end-first': ({ seq }) =>
    `The campaign ended with number ${seq}, and what came before needs the other side’s word. Take the end back first, with /undo to:${seq}. Then ask for the rest.`,
  'not-yours-to-undo': ({ seq, game }) =>
    `Number ${seq} isn’t yours${game === false ? '' : ', and you aren’t in this game'}. Only the person who gave it can undo it.`,
  'remove-for-umpire': ({ unit }) => `The battle has begun, so only an umpire can take ${unit} out.`,
};
