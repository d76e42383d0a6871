/** What is said while a channel is set up, and when the bot comes to a server. */
export const quickstart = {
  which: 'Which rulebook do you play by?',
  /** A line on each rulebook, by its ID. */
  books: {
    'landser-classic': "Nick Eyre's original: a squad or two a side, each man a figure of his own.",
    landser: 'The expanded edition: HMGs, snipers, tanks, and optional rules for nearly everything.',
    'hans-n-panzer': 'Whole squads at a time, simultaneous turns with sealed orders, tanks, mortars, artillery.',
    'ww2-skirmish': 'Fire teams, suppression and morale; alone too, against an enemy that runs itself.',
    panzertroops: 'Combat groups that move and fire together, 32 vehicles, forces by points.',
  } as Readonly<Record<string, string>>,
  play: (book: string) => `${book}: how do you play?`,
  choose: 'Choose one',
  alone: (side: string) => `I run ${side}: add what stands there from the start with /unit add, and begin.`,
  notAlone: 'Only WW2 Skirmish has an enemy that you can play alone.',
  withSquads: (side: string) => `${side}, with a squad for each side`,
  plays: {
    alone: 'You against an enemy that I run by the book. I only ask you what you see.',
    campaign: 'The referee knows your units: who has moved, fired or been hit, whose turn it is, what is owed.',
    rulings: 'You say what happens, the dice decide. Nothing is kept but the log.',
  },
  side: (book: string) => `${book}: which side do you play?`,
  whoever: 'You are the umpire of the campaign as well; the others join by a button.',
  /** A choice as one types it, where there are no buttons. */
  typed: (said: readonly string[]) => {
    const names = ['rules', 'play', 'side'];
    const pairs = said.map((value, i) => (value === 'squads' ? 'squads' : `${names[i]}:${value}`));
    return ['/quickstart', ...pairs].join(' ');
  },
  labels: {
    campaign: 'Two players',
    alone: 'Alone against the book’s enemy',
    rulings: 'Just dice',
    umpire: 'Neither, I umpire',
  },
  /** What stands before a command that may be copied. */
  next: {
    squad: 'Raise a squad; the other side one of another name: ',
    owed: 'The book wants this before the first turn: ',
    turn: 'Begin the first turn: ',
    ruling: 'Then the first ruling: ',
    first: 'The first ruling: ',
    rule: 'Look a rule up: ',
    help: 'What you can do at any time: ',
  },
  welcome: [
    'Umpire referees WWII miniatures games: you say what happens on your table, it throws the dice by your rulebook and says why.',
    '/quickstart sets a channel up in three clicks: which rulebook, a campaign or rulings alone, your side.',
    '/help says what you can do, wherever you are.',
  ],
} as const;
