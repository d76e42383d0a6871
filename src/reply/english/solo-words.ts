/** What a rulebook asks the players for the side that the referee runs, by the unit that it is about. */
export const soloQuestions: Readonly<Record<string, (unit: string) => string>> = {};

/** What that side does without a ruling. */
export const soloNotes: Readonly<Record<string, (unit: string) => string>> = {
  raised: () => 'They come on.',
  forbidden: (unit) => `${unit} would, but the rules forbid it.`,
};
