import { withArticle } from '../article.ts';
import { allOf, areSeveral, capital, isSeveral, theSide, theSides, theStep } from '../words.ts';

/** Sentences about campaigns, sides, units and turns. */
/** Who doesn’t give one of these holds his fire. */
const SHOOTS: ReadonlySet<string> = new Set(['fire', 'suppress', 'tankhit']);

export const game = {
  // A campaign without a name is called after its book.
  opened: (name: string, rules: string, sides: string) =>
    name === rules
      ? `${capital(withArticle(`${rules} campaign`))} is open: ${sides}.`
      : `${name} is open, playing ${rules}: ${sides}.`,
  joinNow: 'Join a side:',
  paused: 'The game is paused. Nobody can act until /game resume.',
  resumed: 'Play goes on.',
  ended: 'The campaign is over. Its log stays here.',
  battle: (n: number) => `Battle ${n} begins, with whatever the book carries over. Turns start again at 1.`,
  rules: (name: string) => `This channel now plays ${name}.`,
  house: (toggle: string, on: boolean) => `The house rule ${toggle} is now ${on ? 'on' : 'off'}.`,
  houseRules: (rules: string) => `House rules of this channel, ${rules}`,
  on: 'on',
  off: 'off',
  enforcement: {
    strict: 'Umpire now enforces the turn rules.',
    remind: 'Umpire now reminds you of the turn rules, but allows everything.',
    off: 'Umpire no longer checks the turn rules.',
  },
  joined: (side: string) => `joined ${theSide(side)}.`,
  left: 'left the side.',
  playerRemoved: 'has been removed from the game.',
  umpireDismissed: 'is no longer an umpire.',
  locked: 'The sides are closed. From now on, somebody has to accept new players.',
  unlocked: 'The sides are open again.',
  tableDice: {
    allowed: 'Dice from the table now count at once.',
    confirmed: 'Dice from the table now count when the other side has confirmed them.',
    off: 'Dice from the table don’t count here any more. Umpire throws them all.',
  },
  objective: (name: string, side: string | undefined) =>
    side ? `Objective ${name}: held by ${theSide(side)}.` : `Objective ${name}: held by nobody.`,
  umpire: 'is now an umpire.',
  added: (n: number, names: string, more: number) =>
    `Added ${n === 1 ? '1 unit' : `${n} units`}: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  edited: (unit: string, fields: string) => `Changed ${unit} by hand: ${fields}.`,
  until: (what: string, moment: string) => `${what}, until ${moment}`,
  without: (field: string) => `without ${field}`,
  renamed: (was: string, name: string) => `${was} is now called ${name}.`,
  removed: (was: string) => `${was} has been taken out of the campaign.`,
  note: (text: string) => text,
  noteBy: 'Note by ',
  nobody: 'nobody yet',
  run: 'run by the book',
  status: (name: string, rules: string, battle: number) =>
    name === rules ? played(rules, battle) : `${name}: ${played(rules, battle)}`,
  played,
  phase: { open: 'open', paused: 'paused', ended: 'over' },
  umpires: 'Umpires: ',
  /** Under the first turn, which one side has begun. */
  stillSettingUp: (sides: readonly string[]) =>
    `If ${allOf(sides.map(theSide))} ${areSeveral(sides) ? 'are' : 'is'} still setting up, they can take this back by themselves until somebody acts.`,
  beforeFirstTurn: 'The first turn hasn’t begun. /turn end begins it.',
  turn: (n: number, step: string, side: string | undefined) => `Turn ${n}, ${step}${side ? `: ${side} to play` : ''}`,
  /** @param step `null` before the first turn, `undefined` if an old record doesn't say */
  ready: (side: string, step: string | null | undefined, waiting: readonly string[]) =>
    `${capital(theSide(side))} ${isSeveral(side) ? 'have' : 'has'} finished ${stepName(step)}.${waiting.length > 0 ? ` Waiting for ${allOf(waiting.map(theSide))}.` : ''}`,
  heldBack: (unit: string, why: string) => `${unit} didn’t: ${why.replace(/^That’s /, 'that’s ')}`,
  /** Why a unit held back, in a file from an Umpire that gives other reasons. */
  unknownReason: 'This Umpire doesn’t know the reason.',
  /** Those who share an outcome, each spoken of alone. */
  each: 'each',
  heldBackTogether: (verb: string, n: number, names: readonly string[], why: string, ofOne: boolean) =>
    `The other ${n} hold ${SHOOTS.has(verb) ? 'their fire' : 'back'}${names.length > 0 ? ` (${allOf(names)})` : ''}. ${ofOne ? 'Of the first: ' : ''}${why}`,
  canNow: 'Can do now:',
  canNothing: 'Nothing to do just now.',
  nobodyCan: 'Nobody can do anything just now.',
  notNow: (verbs: readonly string[], why: string) => `Can’t ${allOf(verbs)}: ${why}`,
  others: (n: number) => (n === 1 ? '1 other' : `${n} others`),
  canAct: (able: number, all: number, done: string | undefined) =>
    `${able < all ? `${able} of ${all}` : `All ${all}`} can act${done === undefined ? '' : `; done: ${done}`}.`,
  idleMany: (n: number) => `${n} units did nothing in the last step.`,
  yetToAct: (names: string) => `Yet to act: ${names}`,
  fallen: (units: string) => `Out of play in the last step: ${units}`,
  fallenBy: (unit: string, why: string) => `${unit} (${why})`,
  over: (label: string, names: string) => (names === '' ? `Over: ${label}` : `Over: ${label} (${names})`),
  idle: (names: string) => `Did nothing in the last step: ${names}`,
  allActed: 'Everyone has acted. Use /turn end when you’re done.',
  allActedOwing: 'Everyone has acted. There’s still something to throw. Then /turn end moves on.',
  due: (what: string, n = 1) => `Owed: ${what}${times(n)}`,
  comesFirst: (what: string, n = 1) => `First: ${what}${times(n)}`,
  comesNext: 'Next: ',
  rulingsShown: {
    brief: 'Rulings are shown in three lines here. Press Why? for every step.',
    full: 'Rulings are shown here with every step.',
  },
  posts: {
    each: 'Each ruling is a message of its own here.',
    gathered: 'The rulings of a side’s step share one message here, the newest on top.',
    brief: 'The rulings of a side’s step share one message here, with a line for each. Press Why? for the dice.',
  },
  lengths: { inches: 'Lengths are told in inches here.', cm: 'Lengths are told in centimetres here.' },
  diceShown: { text: 'Dice are told in numbers here.', pictures: 'Dice are shown here as well as told.' },
  /** What changes how a channel shows things. */
  setTo: {
    rulings: { brief: 'Three lines a ruling', full: 'Every step' },
    posts: { each: 'A message each', gathered: 'A message a step', brief: 'A line each' },
    lengths: { inches: 'In inches', cm: 'In centimetres' },
    dice: { text: 'Dice as numbers', pictures: 'Dice as pictures' },
    clock: { on: 'Remind after a day', off: 'Turn the clock off' },
    situation: 'Show the situation',
  },
  times,
  /** What waits for an owed ruling; empty if only the end of the step does. */
  blocked: (
    blocks: readonly string[],
    {
      unit,
      squad,
      side,
    }: {
      readonly unit: string | undefined;
      readonly squad: string | undefined;
      readonly side: string | undefined;
    },
  ) => {
    if (blocks.includes('all')) return 'Until then, nobody can do anything else.';
    const waits = [
      ...(blocks.includes('unit') && unit ? [`${unit} can’t do anything else`] : []),
      ...(blocks.includes('target') && unit ? [`nobody can attack ${unit}`] : []),
      ...(blocks.includes('squad') && squad ? [`nobody in ${squad} can do anything else`] : []),
      ...(blocks.includes('side') && side ? [`nobody on ${theSides(side)} side can do anything else`] : []),
    ];
    return waits.length > 0 ? `Until then, ${allOf(waits)}.` : undefined;
  },
  blocksTurn: 'The step can’t end until all of that is done.',
  blocksFirstTurn: (owed: readonly string[]) =>
    `The first turn can’t begin until ${allOf(owed)} ${owed.length === 1 ? 'has' : 'have'} been given.`,
  dueLater: (what: string) => `To come: ${what}`,
  dueFrom: (what: string, turn: number, side: string | undefined) =>
    `${what}, from ${side ? `${theSides(side)} turn ${turn}` : `turn ${turn}`} on`,
  mayHide: (loser: string | undefined) =>
    `${loser === undefined ? 'Nobody is left in the open' : `${capital(theSide(loser))} ${isSeveral(loser) ? 'have' : 'has'} nobody left in the open`}. The battle goes on, in case somebody is hidden. If nobody is, /battle end ends it.`,
  remember: (rule: string, units?: string) => (units ? `${rule}: ${units}` : `Remember: ${rule}`),
  out: (unit: string, why: string) => `${unit} is out of play (${why}).`,
  lost: (unit: string, men: number) => `${unit} has lost ${men === 1 ? 'a man' : `${men} men`} and fights on.`,
  made: (unit: string, profile: string) => `${unit} (${profile}) is now on the table.`,
  changed: (
    {
      name,
      value,
      words,
      until,
    }: { readonly name: string; readonly value: unknown; readonly words: string; readonly until?: string | undefined },
    label: string,
  ) => {
    if (value === undefined || value === false) return `${name}: no longer ${label}.`;
    return `${name}: ${label}${words === '' ? '' : ` ${words}`}${until ? `, until ${until}` : ''}.`;
  },
  moment: (edge: 'start' | 'end', turn: number, side: string | undefined, step: string | undefined) => {
    const part = side ? `${theSides(side)} part of turn ${turn}` : step ? `${step} in turn ${turn}` : `turn ${turn}`;
    return `the ${edge} of ${part}`;
  },
  battleAgreed: (winner: string | undefined, why: string) =>
    `The battle is over: ${winner ? `${winner} win` : 'a draw'}. ${capital(why)}${/[.!?]$/.test(why) ? '' : '.'}`,
  atBattleEnd: (turns: number) => `After ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  sideAtEnd: (side: string, lost: number, of: number, vehicles: number) =>
    `${side}: ${lost} of ${of} lost${vehicles > 0 ? `, ${vehicles === 1 ? 'a vehicle' : `${vehicles} vehicles`} out` : ''}.`,
  agreedAdjustment: (value: string) => `Modifier ${value}, agreed at the table according to `,
  battleOver: (winner: string | undefined, loser: string | undefined, why: string) => {
    if (!winner) return `The battle is over: a draw. ${capital(why)}.`;
    return `The battle is over: ${winner} win. ${loser ? `${loser}: ${why}` : capital(why)}.`;
  },
  back: (unit: string) => `${unit} is back in play.`,
  by: (unit: string) => `by ${unit}`,
  at: (units: string) => `at ${units}`,
  ownSide: (names: readonly string[], side: string) =>
    `${allOf(names)} ${names.length === 1 ? 'is' : 'are'} on the same side: ${side}.`,
  known: (what: string) => `Known: ${what}`,
  against: {
    overridden: (rule: string) => `The umpire allowed this against a rule: ${rule}`,
    reminded: (rule: string) => `Remember, a rule forbids this: ${rule}`,
  },
  stoppedOwing: (step: string, owed: string) => `It stops at ${theStep(step)}, because this comes first: ${owed}`,
  stoppedAble: (step: string, names: string) => `It stops at ${theStep(step)}: ${names} can still act.`,
  /** The heading over what stands on the table and belongs to nobody. */
  terrain: 'On the table',
  ofNoSide: 'Belongs to no side',
  /** Who's in a house, in its line. */
  within: (names: string) => `${names} in it`,
  inPlay: (n: number, out: number) => `${n} in play${out > 0 ? `, ${out} out` : ''}`,
  strength: (now: number, full: number) => `${now} of ${full} men`,
  standing: (battle: number, turn: number, sides: readonly (readonly [name: string, now: number, of: number])[]) => {
    const strengths = sides.map(([name, now, of]) => `${name} ${now} of ${of}`).join(', ');
    return `Battle ${battle}, ${turn > 0 ? `turn ${turn}` : 'before its first turn'}: ${strengths} in action`;
  },
  inTurn: 'turn',
  atStart: 'start',
  now: 'now',
  inAction: (turn: string, sides: readonly (readonly [name: string, now: number])[]) =>
    `${turn}: ${sides.map(([name, now]) => `${name} ${now}`).join(', ')}`,
  outIn: (turn: number, units: string) => `Out in turn ${turn}: ${units}`,
  weakerIn: (turn: number, units: string) => `Weaker since turn ${turn}: ${units}`,
  fewer: (unit: string, n: number) => `${unit} by ${n}`,
  worstTurn: (turn: number, n: number) => `The worst turn was turn ${turn}: ${n} lost, both sides together.`,
  tally: (side: string, counts: readonly (readonly [what: string, n: number])[]) =>
    `${side}: ${counts.map(([what, n]) => `${what} ${n}`).join(', ')}`,
  tallied: (side: string, what: string, names: string) => `${side}, ${what}: ${names}`,
  noUnits: 'There are no units yet. Add some with /unit squad or /unit add.',
  gone: (why: string) => `out of play (${why})`,
} as const;

function stepName(step: string | null | undefined): string {
  if (step === null) return 'deployment';
  if (step === undefined) return 'the step';
  return theStep(step);
}

/** For something that's owed more than once. */
export function times(n: number): string {
  return n > 1 ? ` (${n} of them)` : '';
}

function played(rules: string, battle: number): string {
  return `${rules}, battle ${battle}`;
}
