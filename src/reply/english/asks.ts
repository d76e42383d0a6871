/** What is said of what needs somebody else's word. */
export const asks = {
  // Each goes on after the name of the one who asks.
  undo: (numbers: string) => `asks to undo ${numbers}.`,
  redo: (numbers: string) => `asks to lift the undo of ${numbers}.`,
  override: (command: string) => `asks to set aside the rule that forbids ${command}.`,
  throw: (verdict: string, faces: string) => `threw at the table: ${faces}. ${verdict} It counts once it’s confirmed.`,
  edit: (unit: string, fields: string) => `asks to set ${unit} by hand: ${fields}.`,
  removeUnit: (unit: string) => `asks to take ${unit} out of the campaign.`,
  house: (toggle: string, on: boolean) => `asks to turn the house rule ${toggle} ${on ? 'on' : 'off'}.`,
  enforcement: {
    strict: 'asks to refuse what the book forbids over turns.',
    remind: 'asks to allow what the book forbids over turns, with a reminder.',
    off: 'asks to look no more at what the book forbids over turns.',
  },
  dice: {
    allowed: 'asks to let dice thrown at the table count at once.',
    confirmed: 'asks that dice thrown at the table count only once they’re confirmed.',
    off: 'asks to allow no dice thrown at the table.',
  },
  turnEnd: (side: string) => `asks to end this step for ${side}.`,
  join: (side: string) => `asks to play for ${side}.`,
  // The one who is meant is named after these.
  handOver: (side: string) => `hands over ${side} to `,
  umpire: 'wants as another umpire: ',
  dismissUmpire: 'asks to dismiss as umpire: ',
  removePlayer: 'asks to take out of the game: ',
  battle: 'asks to break this battle off and begin the next.',
  battleEnd: (ending: string) => `asks to end the battle. ${ending}`,
  objective: (text: string) => `says: ${text}`,
  or: ' or ',
  forThem: (umpire: boolean) => `can agree or decline${umpire ? ', as can an umpire who plays no side' : ''}.`,
  forUmpire: 'An umpire who plays no side can agree or decline.',
  toType: (number: number) => `/agree number:${number} or /decline number:${number}`,
  agreed: (number: number) => `What was asked in #${number} is agreed to. It was asked by `,
  declined: (number: number) => `What was asked in #${number} is declined. It was asked by `,
  takenBack: (number: number) => `What was asked in #${number} is taken back by `,
  lapsed: (number: number) =>
    `What was asked in #${number} has lapsed, since what it was about has changed. It was asked by `,
  waiting: (number: number) => `Asked in #${number}: `,
  accept: 'Accept',
  confirm: 'Confirm',
} as const;
