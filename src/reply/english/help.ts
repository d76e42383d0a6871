/** What is said of commands, and of what one can do. */
export const help = {
  noCampaign: (book: string) => `No campaign is open in this channel; rulings are by ${book}.`,
  begin: ' sets one up in three steps. A ruling needs none: ',
  umpire: (side: string | undefined) =>
    side === undefined ? 'You are an umpire, and play no side.' : `You are an umpire, and play ${side}.`,
  player: (side: string) => `You play ${side}.`,
  onlooker: 'You play no side yet: /game join, or a button below.',
  yours: 'It is your turn.',
  /** @param verbs with their slashes */
  step: (verbs: string) => `This step is for ${verbs}.`,
  yetToAct: (names: string) => `Of yours yet to act: ${names}.`,
  allActed: 'All of yours have acted: /turn end when you are done.',
  more: (n: number) => `${n} more`,
  moreDue: (n: number) => `and ${n} rulings more that are owed: /turn status`,
  withCampaign: 'With a campaign besides: sides, units, turns, sealed orders.',
  elsewhere: (names: string) => `Only in other rulebooks: ${names}`,
  ofOne: '/help command:fire has the options of one command, with examples.',
  typedGroups: (names: string) => `/help command:… takes a group too: ${names}`,
  forUmpires: ' In a campaign for an umpire.',
  required: 'must be given',
  fromUnit: 'a unit fills it in',
  otherwise: (value: string) => `${value} if left out`,
  /** Values, or how to come by the others. */
  moreValues: (n: number) => `${n} more that completion offers`,
  moreEntries: (n: number) => `${n} more: completion offers them, /card tells of each`,
  also: (names: string) => `Besides, as completion explains: ${names}.`,
  flags: 'What has no values is true or false; its name alone is true.',
  common:
    'With every ruling: who and target (units), odds (chances, no throw), faces:"5 3" (dice from your table), with:TOGGLE, rules:BOOK, override (umpire).',
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
