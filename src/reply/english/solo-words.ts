/** What a rulebook asks the players for the side that the referee runs, by the unit that it is about. */
export const soloQuestions: Readonly<Record<string, (unit: string, target: string) => string>> = {
  sight: (unit) => `What does ${unit} see, and how does it stand?`,
  'afv-sight': (unit) => `What does ${unit} see, and how does it stand?`,
  target: (unit) => `Whom can ${unit} shoot at instead?`,
  facing: (unit, target) => `${unit} hits ${target}. Which facing does it hit, and is it hull down?`,
  crossing: (unit, target) => `${unit} hits ${target} if it came straight on. Did it cross?`,
  caught: (unit, target) => `The blast of ${unit} lands on ${target}. How many figures does it catch?`,
  melee: (unit, target) => `How does ${unit} stand in its melee with ${target}?`,
  friends: (unit, target) => `Somebody would be captured: who has friends within 4", ${unit} or ${target}?`,
  counter: () => 'Which counters look for somebody, and for whom?',
  portals: () => "Which portals are in sight of the players' figures?",
  // These aren't asked any more, but the logs of earlier versions have them.
  closed: (unit) => `Does the charge of ${unit} come home, within 1" of the enemy?`,
  'gun-target': (unit) => `Does the main gun of ${unit} see an AFV or anti-tank gun?`,
  'come-upon': (unit) => `How near is ${unit}, and where could it go?`,
};

/** What that side does without a ruling. */
export const soloNotes: Readonly<Record<string, (unit: string) => string>> = {
  raised: (unit) => (unit === '' ? 'They come on: remember which portal.' : `They come on at ${unit}.`),
  forbidden: (unit) => `${unit === '' ? 'It' : unit} would, but the rules forbid it.`,
  stays: (unit) => `${unit} stays where it is.`,
  'order-holds': (unit) => `${unit} does as it has been told this turn.`,
  'players-drive': (unit) => `${unit} is no AFV: the players drive it.`,
  dummy: (unit) => `${unit} is a dummy, and is taken away.`,
  'no-portal-seen': () => 'No portal is in sight, so nothing comes on.',
};
