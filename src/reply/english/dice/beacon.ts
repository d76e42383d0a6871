/** Sentences about dice from a public beacon. */
export const beacon = {
  /** For the log. The channel of the ledger follows. */
  set: (chain: string) =>
    `From here on, the dice come from the public rounds of drand (chain ${chain.slice(0, 8)}…). I announce each throw before its round, in `,
  ended: 'From here on, the dice come from a secret seed again.',
  drawn: (round: number) => `Dice: public round ${round}.`,
  givenUp: {
    late: (number: number) =>
      `The throw announced as #${number} wasn’t made: its reply and its notice were posted too far apart.`,
    'no-reply': (number: number) =>
      `The throw announced as #${number} wasn’t made: no reply to its command could be found.`,
    error: (number: number) =>
      `The throw announced as #${number} wasn’t made: something went wrong as it was worked out.`,
    agreed: (number: number) => `The throw announced as #${number} wasn’t made: the players agreed to give it up.`,
  },
  veilShown: (veil: string, seq: number) =>
    `The veil of #${seq} was ${veil}. Anybody can now check how everything hidden in it was drawn.`,
} as const;
