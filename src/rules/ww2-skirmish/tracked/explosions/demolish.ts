import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { type Demolition, options } from '../../explosions/demolish.ts';
import { inAction, isManned, isTeam } from '../../figures.ts';
import { arms, weaponOf } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { classOf } from '../../fire/gun.ts';
import { Refusal } from '../../refusal.ts';
import { count, has } from '../../unit.ts';
import { advise, type Changing, owedFirst } from '../changes.ts';
import { refuseFiring, refuseFlame, refuseRounds, refuseVolleyed, refuseWeapon } from '../fire/barred.ts';
import { usesRound } from '../fire/rounds.ts';
import { behindArmour, refuseFriends } from '../fire/targets.ts';
import { attacked } from '../fire/under-fire.ts';
import { lossesIn, struck } from '../morale/struck.ts';
import { pays, refusePrice, spends } from '../purse.ts';
import { isRangedIn, rangesIn } from './barrage.ts';
import { blastAll } from './blasts.ts';

/** What it's made with; in a bunker the occupants are the target. */
const knows: Knows<Demolition, Book> = {
  weapon: ({ actor }, attack) =>
    actor && taskOf(attack) === 'explosive' ? weaponOf(actor, options.weapon.values) : undefined,
  figures: ({ targets: [target] }, attack) =>
    (target && attack.task === 'charge' && Math.min(12, inAction(target).length)) || undefined,
  moved: ({ actor }, attack) => (actor && attack.weapon !== 'flamethrower' && has(actor, 'moved')) || undefined,
  calibre: ({ actor }, attack) => (actor && attack.weapon === 'gun' && count(actor, 'calibre')) || undefined,
  'ranged-in': ({ actor, targets }) => isRangedIn(actor, targets) || undefined,
};

const domains: Domains<Demolition, Book> = {
  weapon: ({ actor }, attack, book) =>
    taskOf(attack) === 'explosive' ? arms(actor!, options.weapon.values, book) : [],
  range: (_scene, attack, { flame, grenades, guns }) => {
    const { weapon } = attack;
    if (weapon === undefined) return [];
    if (weapon === 'flamethrower') return edgesOf(flame.reach, weapon);
    if (weapon === 'grenade' || weapon === 'mortar' || weapon === 'light-mortar') {
      return edgesOf(grenades.reach, weapon);
    }
    if (weapon !== 'gun' && weapon !== '17pdr' && weapon !== 'auto-cannon') {
      return edgesOf(grenades.reach, 'rifle-grenade');
    }
    const calibre = weapon === 'gun' ? attack.calibre : guns.calibres[weapon];
    return calibre === undefined ? [] : edgesOf(guns.reach, classOf(weapon, calibre, guns));
  },
  target: (scene) => enemiesOf(scene).filter((unit) => isTeam(unit) && !isManned(unit)),
};

function taskOf({ task = options.task.default }: Partial<Demolition>): Demolition['task'] {
  return task;
}

/** What the attack is made with, in the form the other checks use. */
function weaponIn(attack: Demolition): string {
  return attack.task === 'explosive' ? (attack.weapon ?? '') : attack.task;
}

const forbid = ofActor<Demolition, Book>(
  (scene, actor, _attack, book) => refuseFiring(scene, actor, 'demolish', book),
  (scene, _actor, _attack, book) => refuseFriends(scene, book, false),
  (_scene, actor, attack, book) => refuseWeapon(actor, weaponIn(attack), undefined, book),
  (_scene, actor, _attack, book) => refuseVolleyed(actor, book),
  (_scene, actor, attack, book) =>
    attack.task === 'small-arms' ? refuseShots(actor, attack, book) : refusePrice(actor, weaponIn(attack), book),
  (_scene, actor, attack, book) => refuseRounds(actor, weaponIn(attack), book),
  (_scene, actor, attack, book) => refuseFlame(actor, weaponIn(attack), book),
);

/** WS-FIRE-04: at least an unaimed shot each. */
function refuseShots(unit: Unit, { shots }: Demolition, { tracking }: Book): Refusal | undefined {
  const most = inAction(unit).reduce((sum, { left }) => sum + left, 0);
  if (shots <= most) return undefined;
  return new Refusal(tracking.rules.shots, 'too-few-actions-to-shoot', { shots, most });
}

function follow(after: Changing, attack: Demolition, outcome: Outcome): void {
  const { actor, targets } = after.scene;
  const weapon = weaponIn(attack);
  if (actor) {
    if (attack.task === 'small-arms') shotsPaid(after, actor, attack.shots);
    else pays(after, actor, weapon);
    usesRound(after, weapon);
    if (after.book.tracking.weapons.mortars.includes(weapon)) rangesIn(after, outcome.facts.hit === true, targets[0]);
  }
  if (attack.task === 'charge') advise(after, after.rules['charge-size']);
  const [target] = targets;
  if (target) inside(after, target, attack, outcome);
  attacked(after, weapon);
}

function inside(after: Changing, target: Unit, { task }: Demolition, outcome: Outcome): void {
  if (task === 'small-arms') struck(after, target, lossesIn(outcome.facts));
  else if (task === 'charge') blastAll(after, [target], outcome);
  else {
    const all = inAction(target).length;
    const { effect } = outcome.facts;
    const figures = effect === 'occupants-all' ? all : effect === 'occupants-1' ? Math.min(1, all) : 0;
    if (figures > 0) owedFirst(after, target, 'effect', { by: 'mg', figures }, after.rules.posted);
  }
}

function shotsPaid(after: Changing, unit: Unit, shots: number): void {
  if (!after.scene.at) return;
  let owed = shots;
  for (const figure of inAction(after.now(unit))) {
    const given = Math.min(owed, figure.left);
    spends(after, unit, figure, given, after.rules.shots);
    owed -= given;
  }
}

/** Fire at bunkers, and charges posted into them. */
export const demolish: Tracked<Demolition, Book> = {
  outOfTurn: () => true,
  // Grenades and Molotovs are anybody's who isn't in a vehicle.
  chooses: (actor) => (isManned(actor) ? [] : ['weapon']),
  meets: { as: 'inside', isOne: (actor, unit) => unit.side !== actor.side && isTeam(unit) && !isManned(unit) },
  // Nobody posts a charge out through armour.
  idle: ({ actor, units }, { task }, book) =>
    task === 'charge' && actor !== undefined && behindArmour({ units }, actor, book),
  knows,
  domains,
  forbid,
  effects: follow,
};
