import { LRUCache } from 'lru-cache';
import { upTo } from '../kernel/up-to.ts';
import type { Body } from '../table/body.ts';
import { type Cover, cover } from '../table/cover.ts';
import { type Sight, type SightRules, sight } from '../table/sight.ts';
import type { Table, Terrain } from '../table/terrain.ts';

/** How many looks are kept, whichever tables they're on: some 4 MB. */
const MOST = 20_000;

/** What has been looked at lately. In a battle the same pairs are looked at over and over, while nothing that stops sight moves. */
const looks = new LRUCache<string, Sight>(upTo(MOST));

/** The same of the cover that somebody has. */
const covers = new LRUCache<string, Cover>(upTo(MOST));

/** Everything besides the pair that a look depends on, as a number: another one once any of it changes. */
const settings = new WeakMap<Table, number>();
const latest = new WeakMap<Terrain, { readonly stopping: string; readonly setting: number }>();
const numbers = new WeakMap<SightRules, number>();
let last = 0;

/** Whether one base sees another, as `sight` measures it. */
export function looked(table: Table, from: Body, to: Body, rules: SightRules): Sight {
  const key = `${settingOf(table, rules)} ${numberOf(rules)} ${said(from)} ${said(to)}`;
  let known = looks.get(key);
  if (!known) {
    known = sight(table, from, to, rules);
    looks.set(key, known);
  }
  return known;
}

/** What cover one base has from another, as `cover` measures it: it depends on nothing that a look doesn't. */
export function covered(table: Table, from: Body, to: Body, rules: SightRules): Cover {
  const key = `${settingOf(table, rules)} ${said(from)} ${said(to)}`;
  let known = covers.get(key);
  if (!known) {
    known = cover(table, from, to);
    covers.set(key, known);
  }
  return known;
}

function settingOf(table: Table, { miniatures }: SightRules): number {
  const known = settings.get(table);
  if (known !== undefined) return known;
  const stopping = table.bodies
    .filter(({ vehicle }) => vehicle || miniatures !== undefined)
    .map((body) => `${body.name} ${said(body)}`)
    .join();
  const before = latest.get(table.terrain);
  const setting = before?.stopping === stopping ? before.setting : ++last;
  latest.set(table.terrain, { stopping, setting });
  settings.set(table, setting);
  return setting;
}

function numberOf(rules: SightRules): number {
  const number = numbers.get(rules) ?? ++last;
  numbers.set(rules, number);
  return number;
}

/** All of a base that a look depends on; what stops rays doesn't stop those to itself, so that goes by its name too. */
function said({ name, at, facing, storey, base, vehicle, height }: Body): string {
  const size = 'circle' in base ? base.circle : `${base.rectangle} ${facing}`;
  return `${at} ${storey ?? 0} ${height} ${size} ${vehicle ? name : ''}`;
}
