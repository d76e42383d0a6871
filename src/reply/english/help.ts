/** Sentences about commands and what they're for. */
export const help = {
  about: {
    what: (version: string) => `I’m Umpire ${version}, a referee for WWII miniatures games.`,
    books: (names: string) =>
      `I know the rules of ${names}. You say what happens on your table. I throw the dice and keep the log.`,
    trust: 'Nobody has to trust me: /fair verify checks every die.',
    invite: 'To have me in your own server: ',
    add: 'add Umpire',
  },
  noCampaign: (book: string) => `There’s no campaign in this channel. Rulings use ${book}.`,
  begin: ' sets one up in three steps. You can also just ask for a ruling: ',
  umpire: (side: string | undefined) =>
    side === undefined ? 'You’re an umpire, and you don’t play a side.' : `You’re an umpire, and you play ${side}.`,
  player: (side: string) => `You play ${side}.`,
  onlooker: 'You haven’t joined a side yet. Use /game join or a button below.',
  yours: 'It’s your turn.',
  /** @param verbs with their slashes */
  step: (verbs: string) => `This step is for ${verbs}.`,
  yetToAct: (names: string) => `Your units yet to act: ${names}.`,
  allActed: 'All your units have acted. Use /turn end when you’re done.',
  more: (n: number) => `${n} more`,
  moreDue: (n: number) => `and ${n} more to throw: /turn status`,
  withCampaign: 'A campaign adds sides, units, turns and sealed orders.',
  elsewhere: (names: string) => `Only in other rulebooks: ${names}`,
  topics: 'Read on about…',
  overview: 'Everything',
  ofOne: '/help command:fire shows the options of one command, with examples.',
  typedGroups: (names: string) => `/help command:… also shows a group: ${names}`,
  forUmpires: ' In a campaign, only for umpires.',
  required: 'required',
  fromUnit: 'filled in by the unit',
  otherwise: (value: string) => `${value} if you leave it out`,
  /** The values, or how to find them. */
  moreValues: (n: number) => `and ${n} more as you type`,
  moreEntries: (n: number) => `and ${n} more as you type (/card shows each)`,
  also: (names: string) => `There’s also ${names}.`,
  flags: 'Options without values are true or false. The name alone means true.',
  common:
    'Every ruling also takes who and target (units), odds (shows the chances without throwing), faces:"5 3" (your own dice), with:RULE (a house rule), rules:BOOK and override (umpires).',
  text: 'text',
  user: 'somebody',
  channel: 'a channel or thread',
  file: 'a file',
  whole: 'whole number',
  number: 'number',
  bounds: (min: number | undefined, max: number | undefined) => {
    if (min === undefined) return `${max} or less`;
    return max === undefined ? `${min} or more` : `${min} to ${max}`;
  },
} as const;
