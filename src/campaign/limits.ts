import type { Campaign } from './campaign.ts';
import { countOf } from './recent-interactions.ts';
import { jsonOf, type LogRecord } from './record.ts';
import { sizeOf } from './size.ts';

/**
 * What a record may hold: several times what the largest battle of any book needs in one command, but little enough that
 * folding it keeps nobody waiting. The limits apply to the referee's own records as well as to those from a file.
 */
export const MOST_IN_RECORD = {
  /** The size of its JSON text: a drawn table that came whole is the largest. */
  bytes: 320 * 1024,
  events: 500,
  /** All its events together. */
  effects: 1000,
  /** Any one list in it, such as the steps of a ruling. */
  items: 2000,
  /** One object, such as the fields of a unit. */
  keys: 150,
  /** The length of one text. */
  letters: 8000,
  depth: 12,
} as const;

/** How large a campaign may get. */
export const MOST_IN_CAMPAIGN = {
  units: 500,
  sides: 8,
  players: 200,
  umpires: 100,
  /** Fields of a unit, a side or the table. */
  fields: 100,
  /** Statuses that end by themselves. */
  lasting: 1000,
  due: 500,
  orders: 500,
  squads: 200,
  objectives: 50,
  asks: 200,
  /** Rulings that are being questioned. */
  questions: 50,
  /** Players who have left their side since the battle began. */
  former: 1000,
  /** The user who set the channel up, and all its umpires, past and present. */
  keepers: 1000,
  house: 200,
  /** Commands within the last hour. */
  interactions: 5000,
  /** Its size in memory. */
  bytes: 2 * 1024 * 1024,
} as const;

/** No number or distance in a game is larger. */
const LARGEST = 1e9;
const LONGEST_KEY = 100;

/** What there is too much of, where, and the limit. */
export interface Excess {
  readonly where: string;
  readonly what: 'number' | keyof typeof MOST_IN_RECORD | keyof typeof MOST_IN_CAMPAIGN;
  readonly most: number;
}

/** What a record has too much of, if anything. */
export function excessIn(record: LogRecord): Excess | undefined {
  const { events } = record;
  if (events.length > MOST_IN_RECORD.events) return over('events', 'events');
  const lists = events.flatMap((event) => [
    'effects' in event ? (event.effects ?? []) : [],
    'closes' in event ? (event.closes ?? []) : [],
  ]);
  const effects = lists.reduce((sum, list) => sum + list.length, 0);
  if (effects > MOST_IN_RECORD.effects) return over('effects', 'events');
  const excess = boundsPassedIn(record);
  if (excess) return excess;
  const bytes = Buffer.byteLength(jsonOf(record));
  return bytes > MOST_IN_RECORD.bytes ? over('bytes', '') : undefined;
}

/** What a campaign has too much of, if anything, judged by the length of its lists. */
export function excessOf({ game, house, interactions, keepers = [] }: Campaign): Excess | undefined {
  const counts = { house: Object.keys(house).length, interactions: countOf(interactions), keepers: keepers.length };
  const outside = firstOver(counts, '');
  if (outside || !game) return outside;
  const sides = Object.values(game.sides);
  return firstOver(
    {
      units: Object.keys(game.units).length,
      sides: sides.length,
      players: Math.max(0, ...sides.map(({ players }) => players.length)),
      umpires: game.umpires.length,
      lasting: game.lasting.length,
      due: game.due.length,
      orders: Math.max(game.orders.sealed.length, game.orders.read?.length ?? 0),
      squads: Object.keys(game.squads).length,
      objectives: game.objectives?.length ?? 0,
      asks: game.asks?.length ?? 0,
      questions: game.questions?.length ?? 0,
      former: Object.keys(game.former ?? {}).length,
    },
    'game',
  );
}

/** The same, but also looks into each unit. */
export function excessWithin(campaign: Campaign): Excess | undefined {
  const { game } = campaign;
  const holders = game
    ? [game.table, ...Object.values(game.squads), ...fieldsOf(game.sides), ...fieldsOf(game.units)]
    : [];
  const fields = Math.max(0, ...holders.map((holder) => Object.keys(holder).length));
  return excessOf(campaign) ?? firstOver({ fields, bytes: sizeOf(campaign) }, 'game');
}

function fieldsOf(holders: Readonly<Record<string, { readonly fields: object }>>): object[] {
  return Object.values(holders).map(({ fields }) => fields);
}

function firstOver(counts: Partial<Record<keyof typeof MOST_IN_CAMPAIGN, number>>, where: string): Excess | undefined {
  const found = Object.entries(counts).find(([what, count]) => {
    return count > MOST_IN_CAMPAIGN[what as keyof typeof MOST_IN_CAMPAIGN];
  });
  const what = found?.[0] as keyof typeof MOST_IN_CAMPAIGN | undefined;
  return what && { where, what, most: MOST_IN_CAMPAIGN[what] };
}

/** What there is too much of in a value that nobody has looked at yet: a list, an object, a text, a number, or its depth. */
export function boundsPassedIn(value: unknown): Excess | undefined {
  return excessInside(value, 0);
}

/** @returns with the way to it from here: nearly always there's none, so nothing is put together on the way down */
function excessInside(value: unknown, depth: number): Excess | undefined {
  if (typeof value === 'string') return value.length > MOST_IN_RECORD.letters ? over('letters', '') : undefined;
  if (typeof value === 'number')
    return Math.abs(value) <= LARGEST ? undefined : { where: '', what: 'number', most: LARGEST };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MOST_IN_RECORD.depth) return over('depth', '');
  return Array.isArray(value) ? excessInList(value, depth) : excessInObject(value as Record<string, unknown>, depth);
}

function excessInList(list: readonly unknown[], depth: number): Excess | undefined {
  if (list.length > MOST_IN_RECORD.items) return over('items', '');
  for (let i = 0; i < list.length; i++) {
    const excess = excessInside(list[i], depth + 1);
    if (excess) return under(String(i), excess);
  }
  return undefined;
}

function excessInObject(object: Readonly<Record<string, unknown>>, depth: number): Excess | undefined {
  let keys = 0;
  // What JSON brings has no other keys than its own, and `in` makes no list of them.
  for (const key in object) {
    keys += 1;
    if (keys > MOST_IN_RECORD.keys) return over('keys', '');
    if (key.length > LONGEST_KEY) return { where: '', what: 'letters', most: LONGEST_KEY };
    const excess = excessInside(object[key], depth + 1);
    if (excess) return under(key, excess);
  }
  return undefined;
}

function under(key: string, { where, ...excess }: Excess): Excess {
  return { ...excess, where: where === '' ? key : `${key}.${where}` };
}

function over(what: keyof typeof MOST_IN_RECORD, where: string): Excess {
  return { where, what, most: MOST_IN_RECORD[what] };
}
