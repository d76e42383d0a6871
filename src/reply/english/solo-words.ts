/** What a rulebook asks the players for the side that the referee runs, by the unit that it is about. */
export const soloQuestions: Readonly<Record<string, (unit: string) => string>> = {
  sight: (unit) => `What does ${unit} see, and how does it stand?`,
  'afv-sight': (unit) => `What does ${unit} see, and how does it stand?`,
  closed: (unit) => `Does the charge of ${unit} come home, within 1" of the enemy?`,
  counter: (unit) => `Does ${unit} spot anybody, or does anybody spot it?`,
  portals: () => "How many portals are in sight of the players' figures?",
};

/** What that side does without a ruling. */
export const soloNotes: Readonly<Record<string, (unit: string) => string>> = {
  raised: () => 'They come on.',
  forbidden: (unit) => `${unit} would, but the rules forbid it.`,
  stays: (unit) => `${unit} stays where it is.`,
  'order-holds': (unit) => `${unit} does as it was told at the start of the turn.`,
  dummy: (unit) => `${unit} is a dummy, and is taken away.`,
  'no-portal-seen': () => 'No portal is in sight, so nothing comes on.',
};
