import { possessive } from '../words.ts';

/** The questions that a rulebook asks the players for the side that the referee runs, given the unit they're about. */
export const soloQuestions: Readonly<Record<string, (unit: string, target: string) => string>> = {
  sight: (unit) => `What can ${unit} see, and what’s the situation?`,
  'afv-sight': (unit) => `What can ${unit} see, and what’s the situation?`,
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

const sight = {
  nearest: 'The nearest enemy it can see, by name, or none',
  range: 'How far away that enemy is, in inches',
  'target-cover': 'That enemy’s cover, or the target’s if you name one',
  cover: 'Its own cover',
  factors: 'What’s true of it, with commas between, or none',
  target: 'Who it shoots at, if it can’t shoot at the nearest',
  'target-range': 'How far away that target is, in inches',
  'gun-target': 'The nearest vehicle or anti-tank gun it can see, by name, or none',
  'gun-range': 'How far away that is, in inches',
};
const inOrder = {
  range: 'How many inches away it is, in the same order, or one for all',
  cover: 'Its cover: open, soft or hard, in the same order, or one for all',
};

/** What each part of an answer means, at most 100 letters, by the question. */
export const soloParts = {
  sight,
  'afv-sight': sight,
  target: {
    target: 'Another enemy it can see and shoot at, by name, or none',
    'target-range': 'How far away that target is, in inches',
    'target-cover': 'That target’s cover',
  },
  facing: {
    facing: 'Which side is hit; side and rear are behind the line of its front',
    'hull-down': 'It’s hull down, or in or behind buildings',
  },
  crossing: { crossing: 'It crossed the line of sight and didn’t come straight on' },
  caught: { figures: 'How many figures are within 2″ of the point' },
  melee: {
    extra: 'Its extra figures in contact with the one enemy',
    'target-extra': 'Extra enemies in contact with its one figure',
  },
  friends: { friends: 'It has friends within 4″', 'target-friends': 'The enemy has friends within 4″' },
  counter: {
    counter: 'Counters that look for somebody, by name, with commas; leave it out if none do',
    target: 'The unit nearest to each, in the same order, or one for all',
    ...inOrder,
  },
  portals: {
    'in-sight': 'Portals the players’ figures can see, by name, or all, or none',
    'come-upon': 'Portals in the open or within 8″ that have cover within 12″',
    cornered: 'Portals in the open or within 8″ that have none',
    unavailable: 'Forces you have no figures for, with commas',
    'portal-range': 'Inches from a portal to your nearest figure, if you don’t want to be asked until one is near',
  },
  reaction: { 'in-sight': 'Those who see it, by name, with commas, or all, or none', ...inOrder },
};

const sightChosen = {
  nearest: 'The nearest enemy it can see',
  factors: 'What’s true of it',
  'gun-target': 'The nearest vehicle or anti-tank gun it can see',
};

/** What parts of an answer mean in a form, where their values are chosen from a menu and not typed. */
export const soloPartsChosen = {
  sight: sightChosen,
  'afv-sight': sightChosen,
  target: { target: 'Another enemy it can see and shoot at' },
  counter: { counter: 'Counters that look for somebody' },
  portals: {
    'in-sight': 'Portals the players’ figures can see',
    unavailable: 'Forces you have no figures for',
  },
  reaction: { 'in-sight': 'Those who see it' },
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
