import { possessive } from '../words.ts';

/** The questions that a rulebook asks the players for the side that the referee runs, given the unit they're about. */
export const soloQuestions: Readonly<Record<string, (unit: string, target: string) => string>> = {
  sight: (unit) => `What does ${unit} see, and what’s its situation?`,
  'afv-sight': (unit) => `What does ${unit} see, and what’s its situation?`,
  target: (unit) => `Who can ${unit} shoot at instead?`,
  facing: (unit, target) => `${unit} hits ${target}. Which facing does it hit, and is it hull down?`,
  crossing: (unit, target) => `${unit} only hits ${target} if it came straight on. Did it drive across instead?`,
  caught: (unit, target) => `${possessive(unit)} blast lands on ${target}. How many figures does it catch?`,
  melee: (unit, target) => `How does ${unit} stand in its melee with ${target}?`,
  friends: (unit, target) => `Somebody would be captured. Who has friends within 4″, ${unit} or ${target}?`,
  counter: () => 'Which counters look for somebody, and who do they look for?',
  portals: () => 'Which portals can the players’ figures see?',
  reaction: (unit) => `Does anybody see ${unit} move, and fire at it?`,
  // These aren't asked any longer, but the logs of earlier versions have them.
  closed: (unit) => `Does the charge of ${unit} come home, within 1″ of the enemy?`,
  'gun-target': (unit) => `Does the main gun of ${unit} see an AFV or anti-tank gun?`,
  'come-upon': (unit) => `How near is ${unit}, and where could it go?`,
};

/** What the side does without a ruling. */
export const soloNotes: Readonly<Record<string, (unit: string) => string>> = {
  raised: (unit) => (unit === '' ? 'They come on. Remember which portal.' : `They come on at ${unit}.`),
  forbidden: (unit) => `${unit === '' ? 'It' : unit} would, but the rules forbid it.`,
  stays: (unit) => `${unit} stays where it is.`,
  'order-holds': (unit) => `${unit} carries out this turn’s order.`,
  'players-drive': (unit) => `${unit} isn’t an AFV, so the players drive it.`,
  dummy: (unit) => `${unit} was a dummy and is taken off.`,
  'no-portal-seen': () => 'No portal is in sight, so nothing comes on.',
};
