import { weapons } from '../../../data/panzertroops/weapons.ts';
import { reduced, told, written } from '../../kernel/fractions.ts';

/** What a shot at soft targets is reckoned from, as the contract has it. */
export interface Declared {
  readonly weapon: 'rifle' | 'lmg' | 'mmg' | 'smg' | 'grenades';
  readonly 'target-type': 'infantry' | 'heavy' | 'soft-vehicle';
  readonly stance: 'stationary' | 'moving';
  readonly cover: 'none' | 'soft' | 'hard';
  readonly moved: boolean;
  readonly broken: boolean;
  readonly modifier: number;
  readonly points: readonly number[];
}

type Counts = Record<'killed' | 'total' | 'saved' | 'pinned' | 'checks', number>;
type Weighted = Map<string, { readonly counts: Counts; readonly weight: bigint }>;

const NOBODY: Counts = { killed: 0, total: 0, saved: 0, pinned: 0, checks: 0 };
const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = FACES.flatMap((a) => FACES.map((b) => a + b));

/** The odds by the letter of the contract, every throw and every save one by one: slow, plain and all by itself. */
export function reckoned(shot: Declared, on: (toggle: string) => boolean): Record<string, string> {
  const powers = shot.points.length > 0 ? shot.points : [weapons[shot.weapon].s - (shot.broken ? 1 : 0)];
  const several = powers.length > 1;
  const ways = on('split-one-roll') && several ? together(shot, powers, on) : apart(shot, powers, on);
  const all = [...ways.values()].reduce((sum, { weight }) => sum + weight, 0n);
  const chances = new Map<string, bigint>();
  for (const { counts, weight } of ways.values()) {
    const facts = told(several ? ofSeveral(shot, counts, on) : ofOne(shot, counts, on));
    chances.set(facts, (chances.get(facts) ?? 0n) + weight);
  }
  return Object.fromEntries([...chances].map(([facts, weight]) => [facts, written(reduced(weight, all))]));
}

function apart(shot: Declared, powers: readonly number[], on: (toggle: string) => boolean): Weighted {
  return powers.map((power) => fates(shot, power, TOTALS, on)).reduce(both);
}

function together(shot: Declared, powers: readonly number[], on: (toggle: string) => boolean): Weighted {
  const ways: Weighted = new Map();
  for (const thrown of TOTALS) {
    for (const [key, way] of powers.map((power) => fates(shot, power, [thrown], on)).reduce(both)) {
      ways.set(key, { ...way, weight: way.weight + (ways.get(key)?.weight ?? 0n) });
    }
  }
  return ways;
}

/** One target: each throw with each save; those who need none count all the same. */
function fates(shot: Declared, power: number, throws: readonly number[], on: (toggle: string) => boolean): Weighted {
  const ways: Weighted = new Map();
  for (const thrown of throws) {
    for (const save of TOTALS) {
      const counts = fate(shot, power, thrown, save, on);
      const key = told(counts);
      ways.set(key, { counts, weight: 1n + (ways.get(key)?.weight ?? 0n) });
    }
  }
  return ways;
}

function fate(shot: Declared, power: number, thrown: number, save: number, on: (toggle: string) => boolean): Counts {
  const vehicle = shot['target-type'] === 'soft-vehicle';
  const heavyMoving = on('heavy-moving-defence-8') ? 8 : 7;
  const value = shot.stance === 'stationary' ? 9 : shot['target-type'] === 'heavy' ? heavyMoving : 6;
  const moved = shot.moved && shot.weapon !== 'grenades' ? -2 : 0;
  const added = power + moved + shot.modifier;
  const margin = thrown + added - value;
  const checks = on('morale') && vehicle && (thrown === 3 || thrown === 4) && 12 + added > value ? 1 : 0;
  if (margin <= 0) {
    const pinned = !vehicle && on('pinning') && margin >= -1;
    return { ...NOBODY, checks, pinned: pinned ? 1 : 0 };
  }
  const hard = shot.cover === 'hard' && save >= 8;
  const soft = shot.cover === 'soft' && !vehicle && (save === 7 || save === 11);
  if (!hard && !soft) return { ...NOBODY, killed: 1, total: margin >= 3 ? 1 : 0 };
  const pinned = !vehicle && on('pinning') && on('saved-pins');
  return pinned ? { ...NOBODY, pinned: 1 } : { ...NOBODY, saved: 1, checks };
}

function both(one: Weighted, other: Weighted): Weighted {
  const ways: Weighted = new Map();
  for (const a of one.values()) {
    for (const b of other.values()) {
      const names = Object.keys(NOBODY) as (keyof Counts)[];
      const counts = Object.fromEntries(names.map((name) => [name, a.counts[name] + b.counts[name]])) as Counts;
      const key = told(counts);
      ways.set(key, { counts, weight: a.weight * b.weight + (ways.get(key)?.weight ?? 0n) });
    }
  }
  return ways;
}

function ofOne(shot: Declared, counts: Counts, on: (toggle: string) => boolean) {
  const vehicle = shot['target-type'] === 'soft-vehicle';
  const check = vehicle && on('morale') ? { 'morale-check': counts.checks > 0 } : {};
  if (counts.killed)
    return vehicle ? { result: 'killed' } : { result: 'killed', 'total-destruction': counts.total > 0 };
  return { result: counts.saved ? 'saved' : counts.pinned ? 'pinned' : 'miss', ...check };
}

function ofSeveral(shot: Declared, counts: Counts, on: (toggle: string) => boolean) {
  const vehicle = shot['target-type'] === 'soft-vehicle';
  const savable = shot.cover === 'hard' || (shot.cover === 'soft' && !vehicle);
  return {
    killed: counts.killed,
    ...(vehicle ? {} : { 'weapons-destroyed': counts.total }),
    ...(savable ? { saved: counts.saved } : {}),
    ...(on('pinning') && !vehicle ? { pinned: counts.pinned } : {}),
    ...(on('morale') && vehicle ? { 'morale-checks': counts.checks } : {}),
  };
}

/** What a shot at armour is reckoned from. */
export interface DeclaredAtArmour {
  readonly weapon: 'at-heavy' | 'bazooka' | 'satchel' | 'flamethrower';
  readonly armour: number;
  readonly cover: 'none' | 'soft' | 'hard';
  readonly moved: boolean;
  readonly mount: 'turret' | 'hull' | 'roof';
  readonly broken: boolean;
  readonly modifier: number;
}

/** The same for a shot at armour: every throw, save and fuel die. */
export function reckonedAtArmour(shot: DeclaredAtArmour, on: (toggle: string) => boolean): Record<string, string> {
  const chances = new Map<string, bigint>();
  for (const thrown of TOTALS) {
    for (const save of TOTALS) {
      for (const fuel of FACES) {
        const burns = shot.weapon === 'flamethrower' ? { 'fuel-out': fuel === 1 } : {};
        const facts = told({ ...atArmour(shot, thrown, save, on), ...burns });
        chances.set(facts, (chances.get(facts) ?? 0n) + 1n);
      }
    }
  }
  return Object.fromEntries([...chances].map(([facts, weight]) => [facts, written(reduced(weight, 36n * 36n * 6n))]));
}

function atArmour(shot: DeclaredAtArmour, thrown: number, save: number, on: (toggle: string) => boolean) {
  const mild = shot.mount === 'turret' || (shot.mount === 'roof' && on('roof-as-turret'));
  const moved = shot.moved && shot.weapon !== 'satchel' ? (mild ? -1 : -2) : 0;
  const added = weapons[shot.weapon].ap - (shot.broken ? 1 : 0) + moved + shot.modifier;
  const margin = thrown + added - shot.armour;
  const hullDown = shot.cover === 'hard';
  if (margin > 0 && !(hullDown && save >= 8)) return { result: 'destroyed' };
  const immobilised = margin === 0 && !hullDown && on('immobilisation');
  const shaken = (thrown === 3 || thrown === 4) && 12 + added > shot.armour;
  const check = on('morale') ? { 'morale-check': immobilised || shaken } : {};
  return { result: margin > 0 ? 'saved' : immobilised ? 'immobilised' : 'miss', ...check };
}
