import { allOf, capital, possessive } from './words.ts';

/** What is said of campaigns, sides, units and turns. */
export const game = {
  // A campaign without a name of its own is called after its book.
  opened: (name: string, rules: string, sides: string) =>
    name === rules ? `A campaign by ${rules} is open: ${sides}.` : `${name} is open, by ${rules}: ${sides}.`,
  joinNow: 'Join a side:',
  paused: 'The game is paused. No unit acts until it is resumed.',
  resumed: 'Play goes on.',
  ended: 'The campaign is over. Its log stays.',
  battle: (n: number) => `Battle ${n} begins with what the book carries over; turns count anew.`,
  rules: (name: string) => `This channel plays by ${name} now.`,
  house: (toggle: string, on: boolean) => `House rule ${toggle} is ${on ? 'on' : 'off'} now.`,
  houseRules: (rules: string) => `House rules of this channel, ${rules}`,
  on: 'on',
  off: 'off',
  enforcement: {
    strict: 'What the book forbids over turns is refused now.',
    remind: 'What the book forbids over turns is said, and allowed, now.',
    off: 'What the book forbids over turns is not looked at now.',
  },
  joined: (side: string) => `plays for ${side} now.`,
  left: 'plays for no side now.',
  playerRemoved: 'has been taken out of the game, and plays for no side now.',
  umpireDismissed: 'is no umpire any more.',
  locked: 'The sides are closed: whoever wants to join has to be accepted.',
  unlocked: 'The sides are open again.',
  tableDice: {
    allowed: 'Dice thrown at the table count at once now.',
    confirmed: 'Dice thrown at the table count once the other side has confirmed them.',
    off: 'Dice thrown at the table don’t count here: Umpire throws them all.',
  },
  objective: (name: string, side: string | undefined) =>
    side ? `Objective ${name}: held by ${side}.` : `Objective ${name}: held by nobody.`,
  umpire: 'is an umpire now.',
  added: (n: number, names: string, more: number) =>
    `${n === 1 ? '1 unit' : `${n} units`} added: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  edited: (unit: string, fields: string) => `${unit} is set by hand: ${fields}.`,
  until: (what: string, moment: string) => `${what}, until ${moment}`,
  without: (field: string) => `without ${field}`,
  renamed: (was: string, name: string) => `${was} is called ${name} now.`,
  removed: (was: string) => `${was} is taken out.`,
  note: (text: string) => text,
  nobody: 'nobody yet',
  status: (name: string, rules: string, battle: number) =>
    name === rules ? played(rules, battle) : `${name}: ${played(rules, battle)}`,
  played,
  phase: { open: 'open', paused: 'paused', ended: 'over' },
  umpires: 'Umpires: ',
  beforeFirstTurn: 'Before the first turn: /turn end begins it.',
  turn: (n: number, step: string, side: string | undefined) => `Turn ${n}, ${step}${side ? `: ${side} to play` : ''}`,
  ready: (side: string, step: string | undefined, waiting: readonly string[]) =>
    `${side} is done with ${step ?? 'deployment'}.${waiting.length > 0 ? ` Waiting for ${allOf(waiting)}.` : ''}`,
  heldBack: (unit: string, why: string) => `${unit} doesn’t: ${why}`,
  canNow: 'Can do now:',
  canNothing: 'Can do nothing just now.',
  nobodyCan: 'Nobody can do anything just now.',
  notNow: (verbs: readonly string[], why: string) => `Not ${allOf(verbs)}: ${why}`,
  others: (n: number) => (n === 1 ? '1 other' : `${n} others`),
  yetToAct: (names: string) => `Yet to act: ${names}`,
  fallen: (units: string) => `Out of play in the step that ended: ${units}`,
  fallenBy: (unit: string, why: string) => `${unit} (${why})`,
  over: (label: string, names: string) => (names === '' ? `Over: ${label}` : `Over: ${label} (${names})`),
  idle: (names: string) => `Did nothing in the step that ended: ${names}`,
  allActed: 'Everybody has acted: /turn end when you are done.',
  allActedOwing: 'Everybody has acted. Once what is owed has been given, /turn end goes on.',
  due: (what: string) => `Owed: ${what}`,
  /** What waits for a ruling that is owed; nothing, where it is the end of the step alone. */
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
    if (blocks.includes('all')) return 'Until then, nobody does anything else.';
    const waits = [
      ...(blocks.includes('unit') && unit ? [`${unit} does nothing else`] : []),
      ...(blocks.includes('target') && unit ? [`nobody attacks ${unit}`] : []),
      ...(blocks.includes('squad') && squad ? [`nobody of ${squad} does anything else`] : []),
      ...(blocks.includes('side') && side ? [`nobody of ${side} does anything else`] : []),
    ];
    return waits.length > 0 ? `Until then, ${allOf(waits)}.` : undefined;
  },
  blocksTurn: (begun: boolean) =>
    begun ? 'The step can’t end before everything owed is given.' : 'The first turn can’t begin before that is given.',
  dueLater: (what: string) => `To come: ${what}`,
  dueFrom: (what: string, turn: number, side: string | undefined) =>
    `${what}, from turn ${turn}${side ? ` of ${side}` : ''} on`,
  remember: (rule: string, units?: string) => (units ? `${rule}: ${units}` : `Remember: ${rule}`),
  out: (unit: string, why: string) => `${unit} is out of play (${why}).`,
  lost: (unit: string, men: number) => `${unit} has lost ${men === 1 ? 'a man' : `${men} men`}, and fights on.`,
  made: (unit: string, profile: string) => `${unit} (${profile}) is on the table now.`,
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
    const part = side ? `${possessive(side)} part of turn ${turn}` : step ? `${step} in turn ${turn}` : `turn ${turn}`;
    return `the ${edge} of ${part}`;
  },
  battleAgreed: (winner: string | undefined, why: string) =>
    `The battle is over: ${winner ? `${winner} win` : 'a draw'}. ${capital(why)}${/[.!?]$/.test(why) ? '' : '.'}`,
  atBattleEnd: (turns: number) => `How it stood after ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  sideAtEnd: (side: string, lost: number, of: number, vehicles: number) =>
    `${side}: ${lost} of ${of} lost${vehicles > 0 ? `, ${vehicles === 1 ? 'a vehicle' : `${vehicles} vehicles`} out` : ''}.`,
  agreedAdjustment: (value: string) => `Modifier ${value}: agreed at the table, says `,
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
    overridden: (rule: string) => `The umpire set a rule aside: ${rule}`,
    reminded: (rule: string) => `Mind that a rule forbids this: ${rule}`,
  },
  inPlay: (n: number, out: number) => `${n} in play${out > 0 ? `, ${out} out` : ''}`,
  strength: (now: number, full: number) => `${now} of ${full}`,
  standing: (battle: number, turn: number, sides: readonly (readonly [name: string, now: number, of: number])[]) => {
    const told = sides.map(([name, now, of]) => `${name} ${now} of ${of}`).join(', ');
    return `Battle ${battle}, ${turn > 0 ? `turn ${turn}` : 'before its first turn'}: ${told} in action`;
  },
  inTurn: 'turn',
  atStart: 'start',
  now: 'now',
  inAction: (turn: string, sides: readonly (readonly [name: string, now: number])[]) =>
    `${turn}: ${sides.map(([name, now]) => `${name} ${now}`).join(', ')}`,
  outIn: (turn: number, units: string) => `Out in turn ${turn}: ${units}`,
  weakerIn: (turn: number, units: string) => `Weaker since turn ${turn}: ${units}`,
  fewer: (unit: string, n: number) => `${unit} by ${n}`,
  worstTurn: (turn: number, n: number) => `Most fell in turn ${turn}: ${n}.`,
  tally: (side: string, counts: readonly (readonly [what: string, n: number])[]) =>
    `${side}: ${counts.map(([what, n]) => `${what} ${n}`).join(', ')}`,
  tallied: (side: string, what: string, names: string) => `${side}, ${what}: ${names}`,
  noUnits: 'No units yet: /unit squad or /unit add.',
  gone: (why: string) => `out of play (${why})`,
} as const;

function played(rules: string, battle: number): string {
  return `${rules}, battle ${battle}`;
}
