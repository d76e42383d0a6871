import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { saidOf } from '../../../../kernel/act.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Figure, inAction, isManned } from '../../figures.ts';
import { serversOf } from '../../fire/arms.ts';
import { armOf, type Shot } from '../../fire/shot.ts';
import type { Changing } from '../changes.ts';
import { spends } from '../purse.ts';

type Firing = Partial<Shot> & Pick<Shot, 'weapon'>;

export function isMachineGun(weapon: string, { smallArms }: Book): boolean {
  return (smallArms.loaders.arms as readonly string[]).includes(weapon);
}

/** A belt-fed machine gun that isn't mounted: WS-FIRE-03 is about it. */
export function beltOnGround(shot: Shot, book: Book): boolean {
  return isMachineGun(armOf(shot), book) && shot.belt && shot.mount === book.smallArms['belt-moved'].mount;
}

function isFiring(shot: Partial<Shot>): shot is Firing {
  return shot.weapon !== undefined;
}

/** The Actions available, if they pay for what's asked; `forbid` says whether they have to. */
export function actionsFor(unit: Unit | undefined, shot: Partial<Shot>, book: Book): number | undefined {
  if (!unit || !isFiring(shot) || shot.weapon === 'flamethrower' || shot.volley) return undefined;
  const most = shotsPaid(unit, shot, book);
  if (shot.task !== 'budget' && (most === 0 || (shot.shots ?? 1) > most)) return undefined;
  return equalCrew(unit, shot, book)?.gunner.left ?? Math.min(12, most * costOf(shot, book));
}

/** The loaders who lend them theirs, where these Actions are the gunner's own. */
export function loadersFor(unit: Unit | undefined, shot: Partial<Shot>, book: Book): readonly Figure[] {
  const lend = unit && isFiring(shot) && saidOf(shot).actions === undefined && shot.actions !== undefined;
  return lend ? (equalCrew(unit, shot, book)?.loaders ?? []) : [];
}

/** One gunner and his loaders, if these have the same Actions left. */
function equalCrew(unit: Unit, shot: Firing, book: Book) {
  const { gunners, loaders } = crewsOf(unit, shot, book);
  const [first] = loaders;
  const [gunner, other] = gunners;
  const isEqual = first && gunner && !other && loaders.every(({ left }) => left === first.left);
  return isEqual ? { gunner, loaders } : undefined;
}

/** The men who fire a weapon; a machine gun's loaders lend it their Actions. */
export function crewsOf(unit: Unit, shot: Firing, book: Book) {
  const payers = serversOf(unit, shot.weapon, book, isManned(unit) ? shot.mount : undefined);
  if (!isMachineGun(shot.weapon, book)) return { gunners: payers, loaders: [] };
  const { belt, magazine } = book.smallArms.loaders;
  const bearers = payers.filter(({ weapon }) => weapon === shot.weapon);
  // A loader takes over the gun of a man who's out.
  const gunners = bearers.length > 0 ? bearers : payers.slice(0, 1);
  // In a vehicle the loader belongs to the main gun.
  const others = isManned(unit) ? [] : payers.filter((figure) => !gunners.includes(figure));
  const fed = shot.belt ?? unit.fields.belt !== false;
  return { gunners, loaders: others.slice(0, fed ? belt : magazine) };
}

/** The Actions that a shot takes; unless it's said how it's aimed, the fewest there are. */
export function costOf({ aim = 'unaimed' }: Pick<Partial<Shot>, 'aim'>, { smallArms }: Book): number {
  return smallArms.aims.cost[aim];
}

/**
 * WS-FIRE-04, -05, -07: how many shots their remaining Actions pay for. Nobody pays half of another man's shot, and
 * loaders lend their Actions to only one gun.
 */
export function shotsPaid(unit: Unit, shot: Firing, book: Book): number {
  return paidBy(crewsOf(unit, shot, book), costOf(shot, book));
}

/** The same for these men, at this cost of each. */
export function paidBy({ gunners, loaders }: ReturnType<typeof crewsOf>, cost: number): number {
  const lent = loaders.reduce((sum, { left }) => sum + left, 0);
  const shots = gunners.map(({ left }, i) => Math.floor((left + (i === 0 ? lent : 0)) / cost));
  return Math.min(
    12,
    shots.reduce((sum, each) => sum + each, 0),
  );
}

/** What a shot of small arms costs the men who fire it, and what it leaves the team this turn. */
export function paysForShots(after: Changing, unit: Unit, shot: Shot): void {
  const { scene, rules, book } = after;
  if (!scene.at) return;
  if (shot.weapon === 'assault-rifle') after.set(unit, 'mode', shot.mode, rules.mode);
  if (beltOnGround(shot, book)) after.set(unit, 'belt-fired', true, rules['belt-fed']);
  if (shot.volley) {
    // with all its shooting.
    after.set(unit, 'volleyed', true, rules.volley);
    for (const figure of inAction(after.now(unit))) spends(after, unit, figure, figure.left, rules.volley);
    return;
  }
  const cost = costOf(shot, book);
  const most = shotsPaid(unit, shot, book);
  let owed = Math.min(shot.shots ?? (shot.actions === undefined ? 1 : most), Math.max(most, 1)) * cost;
  const { gunners, loaders } = crewsOf(unit, shot, book);
  for (const figure of [...gunners, ...loaders]) {
    const pooled = loaders.length > 0;
    const given = Math.min(owed, pooled ? figure.left : Math.floor(figure.left / cost) * cost);
    spends(after, unit, figure, given, rules.shots);
    owed -= given;
  }
}
