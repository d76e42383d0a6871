import type { Values } from '../../kernel/refusal.ts';

type Sentence = (values: Values) => string;

/** Who may not do what, and whose word it takes. */
export const authority: Readonly<Record<string, Sentence>> = {
  'umpire-only': () => 'Only an umpire of this campaign may do that.',
  'no-part': () => 'You have no part in this game: only its players and umpires may do that. /game join lets you play.',
  'umpire-already': () => 'That is an umpire already.',
  'no-umpire-that': () => 'That is no umpire of this campaign.',
  'last-umpire': () => 'That is the last umpire: name another with /game umpire first.',
  'not-your-side': ({ side }) =>
    `You don’t play for ${side}: only its players, and an umpire who plays no side, act for it.`,
  'rules-in-campaign': () =>
    'A campaign is being played in this channel, and you have no part in it: /game join lets you, odds:true asks without throwing.',
  'no-part-in-dice': () => 'A campaign is being played here, and only those who have a part in it touch its dice.',
  'nobody-acts': ({ verb, unit }) =>
    `Say who does it: in a campaign only a unit acts on ${unit}, as in /${verb} who:NAME target:"${unit}".`,
  'faces-of-another': ({ side }) =>
    `That is for ${side} to throw. You may have it thrown by Umpire, but only they, or an umpire who plays no side, may give faces.`,
  'choice-of-another': ({ side, unit }) =>
    `What ${unit} does about it is for ${side} to choose. You may give for them only what leaves no choice, just as it’s owed.`,
  'table-dice-off': () => 'No dice thrown at the table count in this campaign: leave faces out, and Umpire throws.',
  'no-battle': () => 'No battle is being played that could end: it has not begun, or is over.',
  'battle-is-over': () =>
    'The battle is over, and stays as it is. /game battle begins the next one; /undo takes back what ended it.',
  'too-many-objectives': ({ most }) => `A battle has ${most} objectives at most.`,
  'plays-already': ({ side }) => `That one plays for ${side} already.`,
  'plays-for-nobody': () => 'That one plays for no side.',
  'locked-already': () => 'The sides are closed already.',
  'open-already': () => 'The sides are open already.',
  'knows-orders': ({ side }) =>
    `What ${side} have under seal is known to a player who wants to go elsewhere: that has to wait until those orders have been shown.`,
  'not-your-channel': () =>
    'This channel was set up by somebody else: only they, the umpires of its campaigns, and whoever manages it may do that.',
  'not-replaced': ({ side }) => `${side} have written their order: only they may write it anew.`,
  'orders-not-yours': ({ side }) => `Only who played for ${side} when an order was sealed may read it.`,
  'time-of-another': () =>
    'Your own side isn’t in yet: an umpire who plays calls time only once its orders are. An umpire who plays no side may at any time.',
  'nothing-asked': ({ seq }) => `Number ${seq} of the log asks for nothing that still waits for an answer.`,
  'nothing-asked-here': () => 'Nobody asks for anything here.',
  'several-asked': ({ numbers }) =>
    `Several things wait for your answer: say number:${Array.isArray(numbers) ? numbers.join(' or number:') : numbers}.`,
  'asked-already': ({ number }) => `You’ve asked for that already (#${number}), and it waits for an answer.`,
  'not-yours-to-agree': ({ about }) =>
    about === 'umpire' || about === 'hand-over'
      ? 'Only the one who is meant can accept this.'
      : 'Only the other side, or an umpire who plays no side, can agree to this.',
  'not-yours-to-redo': ({ seq }) =>
    `Number ${seq} was undone by somebody else: only that one or an umpire may lift it.`,
  'not-yours-to-undo': ({ seq }) =>
    `Number ${seq} is somebody else’s, and you have no part in this game: only the one who gave it may undo it.`,
  'remove-for-umpire': ({ unit }) => `Once the battle has begun, ${unit} is the umpire’s to take out.`,
};
