import { allOf, capital, say, theSide, theSides } from './words.ts';

/** What goes on with what a unit has begun. */
const GOING_ON: Readonly<Record<string, string>> = { continued: 'the rest' };

/** How a unit leaves the table: the button says what becomes of it. */
const EXITS: Readonly<Record<string, string>> = {
  'other-edge': 'move off the table',
  'enemy-edge': 'move off by the enemy’s edge',
};

/** The texts of the panel for a player's turn. */
export const panel = {
  who: 'Who acts?',
  chooses: 'can do this:',
  gone: 'Nothing left to do for now. Choose another unit.',
  theirTurn: (side: string) => `It’s ${theSides(side)} turn.`,
  theyAre: (side: string) => `The rules are playing ${theSide(side)}.`,
  over: 'The battle is over. /game battle begins the next one.',
  meanwhile: 'Your units can still react:',
  wait: 'None of your units can do anything until they’re done. /turn status shows who the game is waiting for.',
  allDone: 'None of your units can do anything more in this step. /turn end goes on.',
  oweFirst: 'This comes first:',
  noUnits: 'You have no units in play. /unit squad raises a squad, and /unit add a single unit.',
  noSide: 'You don’t play for a side. /game join lets you in.',
  /** How many haven’t acted yet, and how many can still do something. */
  left: (fresh: number, able: number) => {
    if (fresh === able) return able === 1 ? 'The last one who can still act' : `${able} can still act`;
    const others = able - fresh;
    const more = `${others} who ${others === 1 ? 'has' : 'have'} acted can do more`;
    return fresh === 0 ? more : `${fresh} can still act, and ${more}`;
  },
  // The choice alone is enough in *Hide* and *Move fast*.
  deed: (verb: string, choice: string | undefined) => {
    if (choice === undefined) return capital(verb);
    return verb === 'act' || choice.startsWith(verb) ? capital(choice) : `${capital(verb)}: ${choice}`;
  },
  choice: (option: string, value: string | number | boolean) => {
    if (option === 'exit') return EXITS[String(value)] ?? say(String(value));
    return value === true ? (GOING_ON[option] ?? say(option)) : say(String(value));
  },
  /** A way, chosen leg by leg. */
  legs: {
    over: 'Over what ground?',
    overHint: 'What it moves over first, or all the way',
    far: 'How far?',
    farHint: 'As far as it goes, unless you say less',
    all: 'As far as it goes',
    inches: (n: number) => `${n}″`,
    nextOver: 'And then over?',
    nextFar: 'How far there?',
    nextHint: 'Only where the ground changes. There’s room for more after that.',
  },
  /** What options ask where their values are chosen from a menu, and not typed with commas between. */
  chosen: {
    split: 'Firepower points on each target. Otherwise all on one',
    gaps: 'Inches between neighbouring targets; each is 1 if you leave it out',
    factors: 'What’s true of the unit',
  } as Readonly<Record<string, string>>,
  /** Several who do the same by one command: a squad, or a whole side. */
  group: (who: string, n: number) => `${who === 'all' ? 'All' : capital(who)} (${n})`,
  wholeSquad: (n: number) => `Do it: the squad’s ${n}`,
  wholeSide: (n: number) => `Do it: all ${n} who can`,
  undoAsks: 'Taking it back needs the other side’s word.',
  /** Before several throw for something by one tap. */
  allAtOnce: (names: string, n: number) => `${n} units do this at once: ${names}.`,
  /** Before a weapon's last shot. */
  lastShot: (unit: string, weapon: string | undefined) =>
    `${unit} can’t ${weapon === undefined ? 'do this' : `use the ${weapon}`} again in this battle.`,
  /** What a field of a form means that's left empty. */
  leftEmpty: {
    measured: 'Left empty: as measured on the table',
    known: 'Left empty: what’s known of the unit',
    isKnown: (value: string) => `Left empty: ${value}, as is known`,
    knownOr: (value: string) => `Left empty: what’s known of the unit, or else ${value}`,
    byDefault: (value: string) => `Left empty: ${value}`,
    ownShare: 'Left empty: all who can',
    unsaid: 'Left empty: nothing is said of it',
    /** Whether what it asks says so itself. */
    isSaidIn: (hint: string) => /\bleave (?:it|this) out\b|\botherwise\b|\belse\b/i.test(hint),
  },
  /** Where the one who has just acted could do more. */
  next: (name: string) => `Next: ${name}`,
  before: 'Earlier units',
  more: 'More units',
  choicesBefore: 'Earlier choices',
  back: 'Back',
  /** Before a step is ended. */
  couldStillAct: (names: string, n: number) =>
    `${n === 1 ? 'One unit' : `${n} units`} can still act: ${names}. ${n === 1 ? 'It loses' : 'They lose'} that if you end it now.`,
  /** Before the first turn is begun. */
  othersSetUp: (sides: readonly string[]) =>
    `${capital(allOf(sides.map(theSide)))} may still be setting up. Beginning the first turn ends that for everybody.`,
  endStep: 'End this step',
  endTurn: 'End my turn',
} as const;
