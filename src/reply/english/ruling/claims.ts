import { number, say, signed } from '../words.ts';

type Value = string | number;
/** @param unit what stands behind a length: ″ or cm */
type Claim = (value: Value, unit: string) => string;

const name = (value: Value) => say(String(value));

/** A force as it's typed, in words: `3*line+rifle`, `truck@12`, `us-armoured-infantry-squad`. */
const inWords = (item: string) =>
  item
    .replaceAll(/[a-z\d]+(?:-[a-z\d]+)*/g, (word) => say(word))
    .replaceAll(/[*+]/g, (sign) => (sign === '*' ? ' × ' : ' with '));

/** The legs of a way as they're typed, `open=3, off-road:4`, in words. */
function legs(value: Value, unit: string): string {
  return String(value)
    .replaceAll(
      /([a-z]+(?:-[a-z]+)*)\s*[=:]\s*([\d.]+)["″]?/g,
      (_, ground: string, inches: string) => `${inches}${unit} ${say(ground)}`,
    )
    .replaceAll(/\s*,\s*/g, ', ');
}

const count =
  (one: string, several = `${one}s`) =>
  (value: Value) =>
    value === 1 ? `1 ${one}` : `${value} ${several}`;

const one =
  (words: Readonly<Record<string, string>>, label: string): Claim =>
  (value) =>
    words[String(value)] ?? `${label} ${name(value)}`;

const COVER = one(
  {
    none: 'no cover',
    open: 'in the open',
    half: 'half cover',
    full: 'full cover',
    soft: 'soft cover',
    hard: 'hard cover',
    wall: 'behind a wall',
    house: 'in a house',
    woods: 'in the woods',
    'low-wall': 'behind a low wall',
    'hull-down': 'hull down',
    'soft-low-wall': 'soft cover behind a low wall',
    'soft-hull-down': 'soft cover, hull down',
  },
  'cover',
);

const handWeapon = (whose: string) =>
  one(
    {
      pistol: `${whose} with a pistol`,
      assault: `${whose} with a bayonet or the like`,
      other: `${whose} with another weapon`,
      none: `${whose} unarmed`,
    },
    `${whose} weapon`,
  );

const VALUES: Readonly<Record<string, Claim>> = {
  weapon: name,
  unit: name,
  mover: one({ foot: 'on foot', 'infantry-run': 'infantry, running', 'infantry-assault': 'infantry, assaulting' }, ''),
  vehicle: one(
    {
      light: 'light vehicle',
      medium: 'medium vehicle',
      heavy: 'heavy vehicle',
      'small-soft': 'small soft vehicle',
      'large-soft': 'large soft vehicle',
    },
    '',
  ),
  'running-gear': name,
  action: one({ 'set-up': 'setting up', 'hook-up': 'hooking up', 'call-fire': 'calling for fire' }, ''),
  work: name,
  kind: name,
  task: name,
  what: name,
  area: (value) => String(value),
  path: legs,
  aim: one({ aimed: 'aimed fire', unaimed: 'unaimed fire', careful: 'careful aim' }, 'aim'),
  part: one({ outside: 'the men outside', inside: 'the men inside' }, 'part'),
  state: one(
    {
      fired: 'has fired',
      'moving-open': 'moving in the open',
      'sneak-open': 'sneaking in the open',
      'sneak-cover': 'sneaking in cover',
    },
    '',
  ),
  target: name,
  gun: name,
  items: (value) =>
    String(value)
      .split(/\s*,\s*/)
      .map(inWords)
      .join(', '),
  cover: COVER,
  'blast-cover': one({ none: 'no cover from the blast', soft: 'soft cover', hard: 'hard cover' }, 'cover'),
  'attacker-weapon': handWeapon('attacker'),
  'defender-weapon': handWeapon('defender'),
  'defender-state': one({ normal: 'defender upright', hide: 'defender in hide' }, 'defender'),
  facing: one({ front: 'at its front', side: 'at its side', rear: 'at its rear', top: 'at its top' }, 'facing'),
  mount: one({ ground: 'on the ground', turret: 'in the turret', hull: 'in the hull', roof: 'on the roof' }, 'mount'),
  phase: one({ attacking: 'attacking fire', defensive: 'defensive fire' }, 'phase'),
  stance: one({ assault: 'target assaulting' }, 'target'),
  'target-type': one(
    {
      heavy: 'at a heavy weapon',
      gun: 'at a gun’s crew',
      'soft-vehicle': 'at a soft vehicle',
      rider: 'at a rider',
      exposed: 'at a man who shows his head',
    },
    'at',
  ),
  troops: one({ line: 'line troops', veteran: 'veterans', green: 'green troops' }, 'troops'),
  at: one({ infantry: 'at infantry' }, 'at the'),
  command: one(
    {
      none: 'no command unit said to be near',
      'in-sight': 'command unit in sight',
      'within-1-move': 'command unit within 1 move',
      lost: 'command unit lost',
    },
    'command',
  ),
  losses: one(
    { none: 'no losses', some: 'under 25% lost', quarter: '25% or more lost', half: '50% or more lost' },
    'losses',
  ),
  cause: one({ 'losses-25': 'cause: 25% lost', 'losses-50': 'cause: 50% lost' }, 'cause:'),
  officer: one({ present: 'officer present', lost: 'officer lost', new: 'new officer' }, 'officer'),
  place: one({ open: 'in the open', room: 'in a room' }, 'place'),
  compelled: one({ retire: 'retiring', rout: 'in rout', 'solo-rout': 'in rout by the solo chart' }, 'compelled'),
  burst: (value) => `${value} burst`,
  angle: one({ square: 'square on', oblique: 'at an oblique angle', glancing: 'at a glancing angle' }, 'angle'),
  armour: (value) => (typeof value === 'number' ? `armour ${value}` : `${value} armour`),
  armor: (value) => `armour ${value}`,
  figures: count('figure'),
  actions: count('Action'),
  loaders: count('loader'),
  attempts: count('try', 'tries'),
  shots: count('shot'),
  riders: count('rider'),
  occupants: (value) => (value === 1 ? '1 man inside' : `${value} men inside`),
  passengers: count('passenger'),
  moves: count('move'),
  rounds: count('round'),
  mgs: count('machine gun'),
  shooters: count('shooter'),
  short: (value) => `${value} short`,
  over: (value) => `${value} over`,
  left: (value) => `${value} left`,
  right: (value) => `${value} right`,
  near: (value) => `${value} near the centre`,
  'target-actions': (value) => `target with ${count('Action')(value)}`,
  'loader-actions': (value) => `loaders with ${count('Action')(value)} each`,
  markers: count('suppression marker'),
  wounds: count('wound'),
  'wounds-a': count('(a) wound'),
  'serious-before': count('earlier serious wound'),
  'light-before': count('earlier light wound'),
  'aim-turns': count('turn of aiming', 'turns of aiming'),
  'half-moves': count('half move'),
  'suppressed-by': (value) => `suppressed by ${value}`,
  'wound-penalty': (value) => `wounds ${number(-Number(value))}`,
  'in-action': (value) => `${value} in action`,
  out: (value) => `${value} out of action`,
  crew: (value) => `crew of ${value}`,
  original: (value) => `${value} at the start`,
  visibility: (value, unit) => `visibility ${value}${unit}`,
  speed: (value, unit) => (typeof value === 'number' ? `speed ${value}${unit}` : say(value)),
  modifier: (value) => `modifier ${signed(Number(value))}`,
};

/** Conditions that read badly by the name of their option. */
const TRUE: Readonly<Record<string, string>> = {
  belt: 'belt-fed',
  leader: 'with a leader',
  indirect: 'firing indirectly',
  'target-fast': 'target on Move Fast',
  'observer-fast': 'observer on Move Fast',
  'from-vehicle': 'firing from a vehicle',
  'same-target': 'the same target again',
  'light-this-turn': 'lightly wounded this turn',
  'target-in-vehicle': 'in a vehicle',
  half: 'at half speed',
  wp: 'white phosphorus',
  obscured: 'into or through cover',
};

/**
 * An option of a ruling in words, without its name where its value says enough: "HMG .50", "2 figures", "half cover", "not
 * belt-fed".
 * @param inCentimetres whether its lengths are
 */
export function claimed(option: string, value: Value | boolean, inCentimetres = false): string {
  if (typeof value === 'boolean')
    return `${value ? '' : 'not '}${Object.hasOwn(TRUE, option) ? TRUE[option] : say(option)}`;
  const claim = Object.hasOwn(VALUES, option) ? VALUES[option]! : undefined;
  if (claim !== undefined) return claim(value, inCentimetres ? ' cm' : '″').trim();
  return value === 'none'
    ? `no ${say(option)}`
    : `${say(option)} ${isWords(value) ? inWords(value).replaceAll(/,(?! )/g, ', ') : value}`;
}

/** Words of the rules, one or with commas between, and nothing that somebody wrote. */
function isWords(value: Value): value is string {
  return typeof value === 'string' && /^[a-z][a-z\d]*(?:-[a-z\d]+)*(?:, ?[a-z][a-z\d]*(?:-[a-z\d]+)*)*$/.test(value);
}
