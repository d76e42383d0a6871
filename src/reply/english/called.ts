/** What is said to those whom something waits for, after their names. */
export const called = {
  asked: 'you’re asked to agree.',
  office: 'this is yours now.',
  turn: 'it’s your turn.',
  owes: 'you owe a ruling.',
  ready: 'the others are done with this step, and wait for you.',
  orders: 'the others have written their orders, and wait for yours.',
} as const;
