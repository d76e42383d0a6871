/** What's shown beside a value in completion: the numbers of its row in a table that the book prints. */
export interface Beside {
  /** The options whose values have rows there. */
  readonly options: readonly string[];
  /** Only with these verbs; with all of them if left out. */
  readonly verbs?: readonly string[];
  /** The table, by its ID. */
  readonly table: string;
  /** The columns whose numbers are shown, in this order. */
  readonly columns: readonly string[];
  /** What the numbers are. */
  readonly says: string;
  /** Values whose rows have another name there, or share theirs with another option's value: by name or rule. */
  readonly rows?: Readonly<Record<string, string>>;
  /** Values without a number, though a row has their name: another option's, or one that only a house rule uses. */
  readonly without?: readonly string[];
  /** They don't count with these values of other options. */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
}

const LANDSER_COVER: Beside = {
  options: ['cover'],
  verbs: ['fire', 'tankhit'],
  table: 'to-hit-modifiers',
  columns: ['value'],
  says: 'to hit',
  rows: { half: 'half-cover', full: 'full-cover' },
  // it's the effects of a template that cover helps against.
  unless: { weapon: ['hmg'] },
};

const LANDSER_BLAST: Beside = {
  options: ['blast-cover', 'cover'],
  verbs: ['effect', 'grenade'],
  table: 'grenades',
  columns: ['value'],
  says: 'effectiveness',
};

const MORALE = { table: 'morale-modifiers', columns: ['value'], says: 'morale' } as const;
const PANZER_WEAPONS = ['weapon', 'gun', 'second-gun'] as const;
const PANZER_VEHICLES = ['vehicle'] as const;
const ARMOURED = { columns: ['speed', 'front', 'side'], says: 'speed, front, side' } as const;
const LAUNCHED = { panzerfaust: 'rifle-grenade', bazooka: 'rifle-grenade' } as const;
const BANDS = { columns: ['short', 'medium', 'long'], says: 'inches' } as const;

/** By ruleset: the first of several that have a value counts. */
export const beside: Readonly<Record<string, readonly Beside[]>> = {
  'landser-classic': [
    {
      options: ['weapon'],
      verbs: ['fire', 'grenade'],
      table: 'to-hit',
      columns: ['PB', 'S', 'M', 'L', 'E'],
      says: 'to hit',
    },
    LANDSER_COVER,
    LANDSER_BLAST,
    { options: ['attacker-weapon', 'defender-weapon'], table: 'assault', columns: ['value'], says: 'close combat' },
    { options: ['state'], table: 'observation', columns: ['PB', 'S', 'M', 'L', 'E'], says: 'seen on' },
    { options: ['action'], verbs: ['move'], table: 'movement', columns: ['inches'], says: 'moves' },
  ],
  landser: [
    {
      options: ['weapon'],
      verbs: ['fire', 'grenade'],
      table: 'to-hit',
      columns: ['PB', 'S', 'M', 'L', 'E', 'X'],
      says: 'to hit',
    },
    {
      options: ['weapon'],
      verbs: ['tankhit'],
      table: 'tank-weapons',
      columns: ['PB', 'S', 'M', 'L', 'E', 'X'],
      says: 'to hit',
    },
    {
      options: ['weapon'],
      verbs: ['tankhit'],
      table: 'anti-tank-small-arms',
      columns: ['PB', 'S', 'M', 'L', 'E'],
      says: 'to hit',
    },
    LANDSER_COVER,
    LANDSER_BLAST,
    { options: ['armour'], table: 'armour', columns: ['front', 'side', 'rear', 'top'], says: 'front, side, rear, top' },
    { options: ['attacker-weapon', 'defender-weapon'], table: 'assault', columns: ['value'], says: 'close combat' },
    { options: ['state'], table: 'observation', columns: ['PB', 'S', 'M', 'L', 'E'], says: 'seen on' },
    {
      options: ['unit'],
      verbs: ['move'],
      table: 'movement',
      columns: ['Move', 'Move Fast', 'Sneak'],
      says: 'Move, Fast, Sneak',
    },
    { options: ['grade'], table: 'break-off', columns: ['out of action'], says: 'breaks off on' },
  ],
  'hans-n-panzer': [
    {
      options: ['weapon'],
      verbs: ['tankhit'],
      table: 'strike-values',
      columns: ['0-10', '10-20', '20-30', '30-45'],
      says: 'strike value',
    },
    { options: ['weapon'], verbs: ['fire', 'tankhit'], table: 'infantry-ranges', columns: ['max'], says: 'up to' },
    { options: ['weapon'], table: 'shells', columns: ['die', 'range'], says: 'die, range' },
    {
      options: ['unit', 'target'],
      table: 'units',
      columns: ['road', 'off', 'armour'],
      says: 'road, off road, armour',
    },
    { options: ['cover'], verbs: ['tankhit'], table: 'gun-cover', columns: ['value'], says: 'to hit' },
    {
      options: ['cover'],
      verbs: ['effect', 'barrage'],
      table: 'saves',
      columns: ['value'],
      says: 'to save',
      // HP-RUL-12: they only count by a house rule.
      without: ['woods'],
    },
    { options: ['angle'], table: 'gun-angle', columns: ['value'], says: 'strike' },
    { options: ['losses'], ...MORALE },
    { options: ['command'], ...MORALE, without: ['none'] },
    { options: ['officer'], ...MORALE, rows: { lost: 'HP-MOR-10' } },
  ],
  'ww2-skirmish': [
    {
      options: ['weapon', 'mode'],
      table: 'small-arms-ranges',
      columns: ['PB', 'short', 'medium', 'long'],
      says: 'inches',
    },
    { options: ['weapon'], verbs: ['fire', 'demolish'], table: 'flame-ranges', ...BANDS },
    { options: ['weapon'], verbs: ['fire', 'tankhit', 'demolish'], table: 'hand-held', ...BANDS },
    // WS-GREN-03: at men they're launched like a rifle grenade.
    { options: ['weapon'], table: 'grenade-ranges', rows: LAUNCHED, ...BANDS },
    { options: ['weapon'], table: 'gun-ranges', ...BANDS },
    { options: ['cover', 'mount'], verbs: ['fire'], table: 'to-hit-bands', columns: ['value'], says: 'bands' },
    { options: ['terrain'], table: 'movement-on-foot', columns: ['value'], says: 'inches an Action' },
  ],
  panzertroops: [
    { options: PANZER_WEAPONS, table: 'weapons', columns: ['soft', 'AP', 'range'], says: 'soft, AP, range' },
    { options: PANZER_VEHICLES, table: 'vehicles-germany', ...ARMOURED },
    { options: PANZER_VEHICLES, table: 'vehicles-usa', ...ARMOURED },
    { options: PANZER_VEHICLES, table: 'soft-vehicles', columns: ['speed', 'men'], says: 'speed, men' },
    {
      options: ['target-type'],
      table: 'defence-values',
      columns: ['moving', 'assault', 'stationary'],
      says: 'defence',
    },
    { options: ['mover'], table: 'movement', columns: ['inches'], says: 'moves' },
    { options: ['mount'], table: 'attacking-fire', columns: ['value'], says: 'fire' },
  ],
};
