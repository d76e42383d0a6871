/** What is said to those whom something waits for, after their names. */
export const called = {
  asked: 'you’re asked to agree.',
  office: 'this is yours now.',
  turn: 'it’s your turn.',
  owes: 'you owe a ruling.',
  set: {
    on: 'I’ll ping you when it’s your turn, or something is asked of you.',
    off: 'I won’t ping you any more. /pings on:true turns it on again.',
  },
} as const;
