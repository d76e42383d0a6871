import { theSide } from './words.ts';

/** Sentences for setting up a channel, and for when the bot joins a server. */
export const quickstart = {
  which: 'Which rulebook do you play by?',
  /** A line on each rulebook, by its ID. */
  books: {
    'landser-classic': 'Nick Eyre’s original: a squad or two a side, and every man is his own figure.',
    landser: 'The expanded edition: HMGs, snipers, tanks, and optional rules for nearly everything.',
    'hans-n-panzer': 'Whole squads at a time, simultaneous turns with sealed orders, tanks, mortars, artillery.',
    'ww2-skirmish': 'Fire teams, suppression and morale. You can also play alone, against an enemy that runs itself.',
    panzertroops: 'Combat groups that move and fire together, 32 vehicles, forces by points.',
  } as Readonly<Record<string, string>>,
  play: (book: string) => `${book}: how do you play?`,
  choose: 'Choose one',
  alone: (side: string) => `I run ${theSide(side)}. Add the units that start on the table with /unit add, then begin.`,
  notAlone: 'Only WW2 Skirmish has an enemy you can play alone.',
  withSquads: (side: string) => `${side}, with a squad for each side`,
  plays: {
    alone: 'You against an enemy that I run by the book. I only ask you what you see.',
    campaign:
      'I keep track of your units: who has moved, fired or been hit, whose turn it is and what has to be thrown next.',
    rulings: 'You say what happens and the dice decide. I only keep a log.',
  },
  side: (book: string) => `${book}: which side do you play?`,
  whoever: 'You’ll be the umpire of the campaign as well. The others join with a button.',
  /** A choice as a player types it, where there are no buttons. */
  labels: {
    campaign: 'Two players',
    alone: 'Alone against the book’s enemy',
    rulings: 'Just dice',
    umpire: 'Neither, I’ll umpire',
  },
  /** The text in front of a command that can be copied. */
  next: {
    squad: 'Raise a squad (the other side’s needs a different name): ',
    owed: 'The book wants this before the first turn: ',
    turn: 'Begin the first turn: ',
    ruling: 'Then the first ruling: ',
    first: 'The first ruling: ',
    rule: 'Look a rule up: ',
    help: 'What you can do at any time: ',
  },
  welcome: [
    'I’m Umpire, a referee for WWII miniatures games. You say what happens on your table, and I throw the dice by your rulebook and tell you why.',
    '/quickstart sets up a channel in three clicks: your rulebook, a campaign or just rulings, and your side.',
    '/help tells you what you can do, wherever you are.',
  ],
} as const;
