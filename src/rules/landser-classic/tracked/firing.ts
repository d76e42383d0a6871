import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import type { Fired } from '../shot.ts';
import { count, has, word, words } from '../unit.ts';
import { halfDone, refuseAction } from './actions.ts';
import { isOwnTurn } from './changes.ts';
import { gunnerOf, loaderOf } from './squad.ts';

/** What the referee knows of a firer and of those fired at; what is a default anyway is left out. */
export function knownOfShot(scene: Scene, given: Partial<Fired>, book: Book): Partial<Fired> {
  const known: Record<string, unknown> = {};
  const { actor, targets } = scene;
  if (actor) Object.assign(known, knownOfFirer(scene, actor, given, book));
  if (targets.length > 1 && given.auto) known.figures = targets.length;
  Object.assign(known, knownOfTargets(targets));
  const [target] = targets;
  if (target && has(target, 'moved-fast')) known['target-fast'] = true;
  // One who hides in terrain cannot be fired at, so whoever is, hides in the open (LC-FIRE-09).
  if (target && targets.every((each) => has(each, 'hiding'))) known.cover = 'half';
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== false));
}

function knownOfFirer(scene: Scene, firer: Unit, given: Partial<Fired>, book: Book) {
  const moved = given.moved ?? firer.fields.action === 'move-and-fire';
  const weapon = given.weapon ?? weaponOf(firer, moved, book);
  const machineGun = weapon !== undefined && book.tracking.weapons['set-up'].includes(weapon);
  const penalty = count(firer, 'wounds-b') + (has(firer, 'disorientated') ? book.tracking['disorientated-penalty'] : 0);
  return {
    weapon,
    moved,
    'wound-penalty': Math.min(9, penalty) || undefined,
    'not-set-up': machineGun && !has(firer, 'set-up'),
    alone: machineGun && !loaderOf(scene, firer),
    'same-target': sameTarget(scene, firer, moved, given),
  };
}

/** LC-SQD-04: on the move it is the pistol. */
function weaponOf(firer: Unit, moved: boolean, { toHit }: Book): string | undefined {
  const carried = (moved && word(firer, 'sidearm')) || word(firer, 'weapon');
  return carried && Object.hasOwn(toHit.need, carried) ? carried : undefined;
}

/** LC-FIRE-16: the target of last turn, and neither has moved since. */
function sameTarget({ at, targets }: Scene, firer: Unit, moved: boolean, given: Partial<Fired>): boolean {
  const [target] = targets;
  if (!at || !target || targets.length > 1 || moved || given['target-fast']) return false;
  const last = word(firer, 'last-target') === target.id && count(firer, 'last-shot') === at.turn - 1;
  return last && !has(firer, 'moved') && !has(target, 'moved');
}

/** Of those caught, what is true of all: the contract has the same options for every figure. */
export function knownOfTargets(targets: readonly Unit[]) {
  if (targets.length === 0) return {};
  const serious = Math.min(9, ...targets.map((unit) => count(unit, 'serious-wounds')));
  return {
    'light-this-turn': targets.every((unit) => has(unit, 'light-this-turn')) || undefined,
    'serious-before': serious || undefined,
  };
}

/** What the book forbids a firer over turns. */
export function forbiddenShot(scene: Scene, shot: Fired, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const moving = shot.moved && !shot['from-vehicle'];
  const action = moving ? 'move-and-fire' : 'fire';
  const goesOn = halfDone(actor, 'fire') || firesAgain(scene, actor, shot, book);
  return (
    refuseAction(scene, actor, { action, weapon: shot.weapon, goesOn }, book) ??
    refuseWeapon(actor, shot.weapon, book) ??
    refuseAutomatic(scene, actor, shot, book) ??
    refuseLoader(scene, actor, shot, book) ??
    refuseUnaware(scene, actor, shot.range, book) ??
    refuseCovering(scene, actor, book)
  );
}

/** Whether it is his second shot of the turn, with a weapon that has two at the same target. */
export function firesAgain({ targets }: Scene, firer: Unit, { weapon }: Fired, { tracking }: Book): boolean {
  if (!tracking.weapons.twice.includes(weapon) || firer.fields.action !== 'fire') return false;
  return count(firer, 'shots') === 1 && targets.length === 1 && targets[0]!.id === word(firer, 'last-target');
}

/** A weapon that is lost, jammed or empty fires nothing. */
export function refuseWeapon(firer: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const { rules, weapons } = tracking;
  const values = { unit: firer.name, weapon };
  if (words(firer, 'lost').includes(weapon)) return new Refusal(rules.exploded, 'weapon-lost', values);
  if (words(firer, 'jammed').includes(weapon)) return new Refusal(rules.clear, 'weapon-jammed', values);
  if (!words(firer, 'must-reload').includes(weapon)) return undefined;
  const rule = rules[weapons.reloading.includes(weapon) ? 'reload' : 'out-of-ammo'];
  return new Refusal(rule, 'must-reload', values);
}

function refuseAutomatic(scene: Scene, firer: Unit, { weapon, auto }: Fired, { tracking }: Book): Refusal | undefined {
  const { rules, weapons, bursts: most } = tracking;
  if (!auto || !weapons.crewed.includes(weapon) || loaderOf(scene, firer)) return undefined;
  const values = { unit: firer.name, weapon };
  if (count(firer, 'bursts') >= most) return new Refusal(rules.bursts, 'no-bursts-left', { ...values, bursts: most });
  const lastTurn = has(firer, 'auto-turn') && count(firer, 'auto-turn') + 1 === scene.at?.turn;
  if (weapons.continuous.includes(weapon) && lastTurn) return new Refusal(rules.alone, 'not-continuous-alone', values);
  return undefined;
}

/** LC-SQD-06: who feeds a gun that fires automatic does not fire, and the other way round. */
function refuseLoader(scene: Scene, firer: Unit, shot: Fired, book: Book): Refusal | undefined {
  const rule = book.tracking.rules.feeding;
  if (!scene.at) return undefined;
  if (firer.profile === 'loader') {
    const gunner = gunnerOf(scene, firer, book);
    const firing = gunner && !gunner.gone && (has(gunner, 'template') || count(gunner, 'auto-turn') === scene.at.turn);
    const feeds = firing && gunner.fields.weapon !== undefined && word(firer, 'weapon') !== gunner.fields.weapon;
    return feeds ? new Refusal(rule, 'feeds-the-gun', { unit: firer.name, gunner: gunner.name }) : undefined;
  }
  const loader = shot.auto ? loaderOf(scene, firer) : undefined;
  const crewed = book.tracking.weapons.crewed.includes(shot.weapon);
  if (!crewed || !loader || !['fire', 'move-and-fire'].includes(word(loader, 'action') ?? '')) return undefined;
  return new Refusal(rule, 'loader-has-fired', { unit: firer.name, loader: loader.name });
}

/** LC-OBS-01: one whom he looked for this turn and did not see. What the players see besides, only they know. */
function refuseUnaware({ targets }: Scene, firer: Unit, range: number, book: Book): Refusal | undefined {
  if (range <= book.bands.upTo.PB) return undefined;
  const unseen = targets.find(
    (target) =>
      words(firer, 'looked').includes(target.id) && !words(firer, 'aware').includes(target.id) && !has(target, 'fired'),
  );
  return unseen && new Refusal(book.tracking.rules.aware, 'not-aware', { unit: firer.name, target: unseen.name });
}

/** one fire action in the enemy turn; with `cover-fire-unlimited` one at each enemy. */
function refuseCovering(scene: Scene, firer: Unit, { tracking }: Book): Refusal | undefined {
  if (isOwnTurn(scene, firer)) return undefined;
  const again = scene.targets.find(({ id }) => words(firer, 'covered').includes(id));
  const values = { unit: firer.name, target: again?.name };
  return again && new Refusal(tracking.rules['covering-fire'], 'covered-already', values);
}
