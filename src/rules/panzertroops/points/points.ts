import type { Book } from '../../../../data/panzertroops/book.ts';
import { VEHICLES, WEAPONS } from '../../../../data/panzertroops/ids.ts';
import { formations } from '../../../../data/panzertroops/organisation.ts';
import { choice, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { type Built, builtOf, forceCost, halfUp, pricedAfv, vehicleCost } from './cost.ts';
import { itemsOf, noteBare, noteMissing } from './force.ts';

const options = {
  what: choice.oneOf(['armour', 'speed', 'vehicle', 'force'], { required: true }),
  mm: choice.number(),
  hp: choice.number(),
  tons: choice.integer(1, Infinity, { when: { what: ['speed'] } }),
  vehicle: choice.oneOf(VEHICLES),
  gun: choice.oneOf(WEAPONS),
  'second-gun': choice.oneOf(WEAPONS),
  mgs: choice.integer(0, Infinity, { default: 0 }),
  speed: choice.integer(0, Infinity, { length: true }),
  front: choice.integer(0, Infinity),
  side: choice.integer(0, Infinity),
  items: choice.text({ several: Object.keys(formations) }),
  budget: choice.integer(0, Infinity, { when: { what: ['force'] } }),
} satisfies OptionTable;

/** What to work out. */
export type Reckoning = OptionsOf<typeof options>;

/** PT-CALC-01 to -03, PT-PTS-01: halves are rounded up (PT-RUL-36). */
function resolve(ruling: Ruling, asked: Reckoning, book: Book): Facts {
  switch (asked.what) {
    case 'armour':
      return { defence: armourOf(ruling, asked, book) };
    case 'speed':
      return { speed: speedOf(ruling, asked, book) };
    case 'vehicle':
      return vehiclePoints(ruling, asked, book);
    default:
      return forcePoints(ruling, asked, book);
  }
}

function armourOf(ruling: Ruling, asked: Reckoning, { points }: Book): number {
  const { mm } = required(asked, 'mm');
  const { divisor, base } = points.armour;
  const defence = halfUp(mm / divisor + base);
  ruling.note(points.armour, String(defence));
  return defence;
}

function speedOf(ruling: Ruling, asked: Reckoning, { points }: Book): number {
  const { hp, tons } = required(asked, 'hp', 'tons');
  const [, weight] = points.speed.tons.find(([upTo]) => tons <= upTo)!;
  // Speed can't go below 0.
  const speed = Math.max(0, halfUp(hp / tons + weight));
  ruling.note(points.speed, `${speed}″`);
  return speed;
}

/** @throws {InputError} if parts of an invented vehicle are mixed with a vehicle of the table */
function vehiclePoints(ruling: Ruling, asked: Reckoning, book: Book): Facts {
  if (asked.vehicle !== undefined) assertNoOwnParts(asked, asked.vehicle);
  const afv = asked.vehicle === undefined ? undefined : pricedAfv(asked.vehicle, book);
  const points = vehicleCost(ruling, afv ? builtOf(afv) : ownBuilt(asked), book);
  ruling.note(book.points.vehicle, String(points));
  return afv?.points === undefined ? { points } : { points, printed: afv.points };
}

const OWN_PARTS = ['gun', 'second-gun', 'mgs', 'speed', 'front', 'side'] as const;

/** `mgs:0` means the same as leaving it out. @throws {InputError} for parts beside a vehicle of the table */
function assertNoOwnParts(asked: Reckoning, vehicle: string): void {
  const given = OWN_PARTS.filter((part) => asked[part] !== undefined && (part !== 'mgs' || asked.mgs > 0));
  if (given.length > 0) throw new InputError('means-nothing', { options: given, beside: `vehicle:${vehicle}` });
}

function ownBuilt(asked: Reckoning): Built {
  const { speed, front, side } = required(asked, 'speed', 'front', 'side');
  const guns = [asked.gun, asked['second-gun']].filter((gun) => gun !== undefined);
  return { guns, mgs: asked.mgs, speed, front, side };
}

function forcePoints(ruling: Ruling, asked: Reckoning, book: Book): Facts {
  const items = itemsOf(required(asked, 'items').items, book);
  const points = forceCost(ruling, items, book);
  ruling.note(book.points.force, String(points));
  noteBare(ruling, items, book);
  noteMissing(ruling, items, book);
  return asked.budget === undefined ? { points } : { points, left: asked.budget - points };
}

type Given<K extends keyof Reckoning> = { readonly [N in K]: NonNullable<Reckoning[N]> };

/** The options this calculation needs. @throws {InputError} that lists the missing ones */
function required<K extends keyof Reckoning>(asked: Reckoning, ...names: readonly K[]): Given<K> {
  if (hasAll(asked, names)) return asked;
  throw new InputError('missing-options', { missing: names.filter((name) => asked[name] === undefined) });
}

function hasAll<K extends keyof Reckoning>(asked: Reckoning, names: readonly K[]): asked is Reckoning & Given<K> {
  return names.every((name) => asked[name] !== undefined);
}

/** Which options say something about what's worked out. Of a vehicle, the guns come first: one of the table needs no numbers. */
const ASKED: Readonly<Record<Reckoning['what'], readonly (keyof Reckoning)[]>> = {
  armour: ['mm'],
  speed: ['hp', 'tons'],
  vehicle: ['vehicle', 'gun', 'second-gun', 'mgs'],
  force: ['items', 'budget'],
};

function asksFirst({ what, ...given }: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const asked = what === undefined ? ['what'] : (ASKED[what as Reckoning['what']] ?? []);
  return asked.some((name) => given[name] !== undefined) ? undefined : asked;
}

/** Armour, speed and points by the book's formulas: no dice. */
export const points = { kind: 'table', options, asksFirst, resolve } satisfies Contract<Reckoning, Book>;
