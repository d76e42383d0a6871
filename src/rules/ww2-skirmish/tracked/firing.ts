import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { type Figure, inAction } from '../figures.ts';
import { armOf, options, type Shot } from '../shot.ts';
import { has, word } from '../unit.ts';
import { fired, known, refuseAttack, refuseDamaged, refuseFlame } from './attack.ts';
import { isOwnPhase, nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { pays, purseOf, refusePrice, spends } from './purse.ts';
import { lossesIn, struck } from './struck.ts';
import { leavesIfStopped } from './vehicle.ts';

/** What the team fires, unless somebody says else: its own weapon, or what most of it carry. */
export function weaponOf<W extends string>(unit: Unit, fires: readonly W[]): W | undefined {
  const arms = [word(unit, 'weapon'), ...inAction(unit).map(({ weapon }) => weapon)];
  return fires.find((each) => each === arms.find((arm) => (fires as readonly (string | undefined)[]).includes(arm)));
}

/** Who fires at what, with which Actions (WS-FIRE-04, -07). */
export function knownOfShot({ actor, targets }: Scene, given: Partial<Shot>, book: Book): Partial<Shot> {
  const [target] = targets;
  const weapon = given.weapon ?? (actor && weaponOf(actor, options.weapon.values));
  return {
    ...(actor && weapon ? knownOfFirer(actor, { ...given, weapon }, book) : {}),
    ...known<Shot>({
      weapon,
      figures: weapon === 'flamethrower' && target ? Math.min(12, inAction(target).length) || undefined : undefined,
      //
      inactive: target && has(target, 'stunned'),
      dispersed: target && (has(target, 'dispersed') || inAction(target).length === 1),
    }),
  };
}

function knownOfFirer(unit: Unit, given: Partial<Shot> & Pick<Shot, 'weapon'>, book: Book): Partial<Shot> {
  const mode = given.mode ?? (word(unit, 'mode') as Shot['mode'] | undefined);
  const shot = { ...given, ...(mode ? { mode } : {}) };
  const sniper = inAction(unit).some(({ role, weapon }) => role === 'sniper' && weapon === given.weapon);
  const mount = has(unit, 'vehicle') ? (word(unit, 'mount') as Shot['mount'] | undefined) : undefined;
  const gun = isMachineGun(given.weapon, book);
  return {
    ...known<Shot>({
      mode: given.weapon === 'assault-rifle' ? mode : undefined,
      sniper,
      mount: gun ? mount : undefined,
      ...actionsFor(unit, shot, book),
    }),
    ...(gun && unit.fields.belt === false ? { belt: false } : {}),
  };
}

function isMachineGun(weapon: string, { smallArms }: Book): boolean {
  return (smallArms.loaders.arms as readonly string[]).includes(weapon);
}

/** The Actions that are there, if they pay for what is asked; whether they have to is for `forbid` to say. */
function actionsFor(unit: Unit, shot: Partial<Shot> & Pick<Shot, 'weapon'>, book: Book): Partial<Shot> {
  if (shot.weapon === 'flamethrower' || shot.volley || shot.actions !== undefined) return {};
  const cost = book.smallArms.aims.cost[shot.aim ?? 'unaimed'];
  const most = shotsPaid(unit, shot, book);
  if (shot.task !== 'budget' && (most === 0 || (shot.shots ?? 1) > most)) return {};
  const { gunners, loaders } = crewsOf(unit, shot, book);
  const [first] = loaders;
  const equal = first && gunners.length === 1 && loaders.every(({ left }) => left === first.left);
  if (!equal) return { actions: Math.min(12, most * cost) };
  return { actions: gunners[0]!.left, loaders: loaders.length, 'loader-actions': first.left };
}

/** Those who fire a weapon; the loaders of a machine gun lend it theirs. */
function crewsOf(unit: Unit, shot: Pick<Shot, 'weapon'> & Partial<Shot>, book: Book) {
  const { payers } = purseOf(unit, shot.weapon, book);
  if (!isMachineGun(shot.weapon, book)) return { gunners: payers, loaders: [] };
  const { belt, magazine } = book.smallArms.loaders;
  const bearers = payers.filter(({ weapon }) => weapon === shot.weapon);
  // A loader takes over the gun of one who is out.
  const gunners = bearers.length > 0 ? bearers : payers.slice(0, 1);
  // In a vehicle the loader is there for the main gun.
  const others = has(unit, 'vehicle') ? [] : payers.filter((figure) => !gunners.includes(figure));
  const fed = shot.belt ?? unit.fields.belt !== false;
  return { gunners, loaders: others.slice(0, fed ? belt : magazine) };
}

/** WS-FIRE-04, -05, -07: how many shots the Actions left to them pay for; nobody pays for half a shot of another's. */
function shotsPaid(unit: Unit, shot: Pick<Shot, 'weapon'> & Partial<Shot>, book: Book): number {
  const cost = book.smallArms.aims.cost[shot.aim ?? 'unaimed'];
  const { gunners, loaders } = crewsOf(unit, shot, book);
  const lent = loaders.reduce((sum, { left }) => sum + left, 0);
  const shots = gunners.map(({ left }, i) => Math.floor((left + (i === 0 ? lent : 0)) / cost));
  return Math.min(
    12,
    shots.reduce((sum, each) => sum + each, 0),
  );
}

/** What the book forbids a firer over turns. */
export function forbiddenShot(scene: Scene, shot: Shot, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || shot.task === 'budget') return undefined;
  return (
    refuseAttack(scene, actor, shot.weapon, book) ??
    refuseShots(actor, shot, book) ??
    refuseMode(actor, shot, book) ??
    refuseFlame(actor, shot.weapon, book) ??
    refuseBelt(actor, shot, book) ??
    refuseVolley(actor, book) ??
    refuseDamaged(actor, mountingOf(actor, shot, book), book)
  );
}

function refuseShots(unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (shot.weapon === 'flamethrower') return refusePrice(unit, shot.weapon, book);
  const most = shotsPaid(unit, shot, book);
  const shots = shot.volley ? 1 : (shot.shots ?? 1);
  if (most > 0 && shots <= most) return undefined;
  return new Refusal(book.tracking.rules.shots, 'too-few-actions-to-shoot', { shots, most });
}

function refuseMode(unit: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  const before = word(unit, 'mode');
  if (shot.weapon !== 'assault-rifle' || !before || before === shot.mode) return undefined;
  return new Refusal(tracking.rules.mode, 'one-mode-a-turn', { unit: unit.name, mode: before });
}

function refuseBelt(unit: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (!beltOnGround(shot, book) || !has(unit, 'moved')) return undefined;
  return new Refusal(book.tracking.rules['belt-fed'], 'belt-fed-after-moving', { unit: unit.name });
}

export function beltOnGround(shot: Shot, book: Book): boolean {
  return isMachineGun(armOf(shot), book) && shot.belt && shot.mount === book.smallArms['belt-moved'].mount;
}

function refuseVolley(unit: Unit, { tracking }: Book): Refusal | undefined {
  return has(unit, 'volleyed')
    ? new Refusal(tracking.rules.volley, 'volleyed-already', { unit: unit.name })
    : undefined;
}

/** The weapon of a vehicle as it is listed there: `hull-mg`. */
function mountingOf(unit: Unit, { weapon, mount }: Shot, book: Book): string {
  return has(unit, 'vehicle') && isMachineGun(weapon, book) ? `${mount}-${weapon}` : weapon;
}

/** What a shot changes: Actions, the mode of the weapon, and those hit. */
export function afterShot(play: Play, shot: Shot, { facts, steps }: Outcome): void {
  const { scene } = play;
  if (shot.task === 'budget') return;
  // WS-FIRE-14: who is told that no shot can hit has not fired, and may still fire the volley that he is offered.
  if (steps.some(({ rule }) => rule === play.book.smallArms['past-long'].rule)) return;
  if (scene.actor) paysForShot(play, scene.actor, shot);
  fired(play, shot.weapon);
  const [target] = scene.targets;
  if (!target) return;
  const rather = picks(shot, play.book) ? crewAndLeaders(play.book) : undefined;
  const each = shot.weapon === 'flamethrower';
  struck(play, target, lossesIn(facts), { each, ...(rather ? { rather } : {}) });
  if (has(target, 'vehicle')) play.advise(play.rules.aboard);
  leavesIfStopped(play, target);
}

function paysForShot(play: Play, unit: Unit, shot: Shot): void {
  const { scene, rules, book } = play;
  const until = isOwnPhase(scene, unit) ? nextPhase(scene, unit, 'start') : undefined;
  if (shot.weapon === 'assault-rifle') play.passing(unit, 'mode', shot.mode, rules.mode, until);
  if (beltOnGround(shot, book)) play.passing(unit, 'belt-fired', true, rules['belt-fed'], until);
  if (shot.weapon === 'flamethrower') {
    pays(play, unit, shot.weapon);
    return;
  }
  if (!scene.at) return;
  if (shot.volley) {
    // with all its shooting.
    play.passing(unit, 'volleyed', true, rules.volley, nextPhase(scene, unit, 'start'));
    for (const figure of inAction(play.now(unit))) spends(play, unit, figure, figure.left, rules.volley);
    return;
  }
  const cost = book.smallArms.aims.cost[shot.aim];
  const most = shotsPaid(unit, shot, book);
  let owed = Math.min(shot.shots ?? (shot.actions === undefined ? 1 : most), Math.max(most, 1)) * cost;
  const { gunners, loaders } = crewsOf(unit, shot, book);
  for (const figure of [...gunners, ...loaders]) {
    const pooled = loaders.length > 0;
    const given = Math.min(owed, pooled ? figure.left : Math.floor(figure.left / cost) * cost);
    spends(play, unit, figure, given, rules.shots);
    owed -= given;
  }
}

/** WS-EFF-06, R-22: an aimed shot at medium range or nearer, as measured. */
function picks(shot: Shot, { smallArms }: Book): boolean {
  const upTo = smallArms.reach.inches[armOf(shot)];
  const medium = upTo?.[3];
  return shot.sniper && shot.aim !== 'unaimed' && typeof medium === 'number' && (shot.range ?? Infinity) <= medium;
}

function crewAndLeaders({ tracking }: Book): (unit: Unit) => readonly Figure[] {
  return (unit) =>
    inAction(unit).filter(
      ({ role, weapon }) =>
        role === 'nco' || role === 'loader' || (weapon !== undefined && tracking.weapons.crewed.includes(weapon)),
    );
}
