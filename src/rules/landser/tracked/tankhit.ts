import type { Book } from '../../../../data/landser/book.ts';
import type { Knows } from '../../../kernel/act.ts';
import { barring, type Forbidding, forbiddenBy, ofActor } from '../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { edgesOf } from '../../landser-classic/bands.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { afterShot } from '../../landser-classic/tracked/fire/fire.ts';
import { CHECKS_OF_FIRER, refuseAnyShot } from '../../landser-classic/tracked/fire/forbidden-fire.ts';
import { grenade, refuseAtVehicle } from '../../landser-classic/tracked/fire/grenade.ts';
import { type Fired, knowsOfFirer, refuseOfFirer } from '../../landser-classic/tracked/fire/shooting.ts';
import { armsOf } from '../../landser-classic/tracked/fire/weapons.ts';
import { refuseOutOfPlay } from '../../landser-classic/tracked/gate.ts';
import { assertTarget, refuseKnown } from '../../landser-classic/tracked/known.ts';
import { squadOf } from '../../landser-classic/tracked/squads/squads.ts';
import { type Changing, has, isBetweenTurns, isOwnTurn, isVehicle, word } from '../../landser-classic/tracked/state.ts';
import { refuseEveryOther } from '../../landser-classic/tracked/tanks/crew.ts';
import { damaged } from '../../landser-classic/tracked/tanks/damaged.ts';
import { GONE } from '../../landser-classic/tracked/wounds/falls.ts';
import { isLauncher, isTankGun, type Strike } from '../tanks/anti-tank-shot.ts';

const MOVED = ['move', 'move-fast', 'move-and-fire', 'sneak'];
/** What fire at men and fire at vehicles share. */
const ALIKE = ['moved', 'target-fast', 'same-target', 'suppressed-by', 'wound-penalty'] as const;

const shot = knowsOfFirer<Strike>(ALIKE);

/** What's known of the firer, but for one who throws a Molotov, and how the vehicle is built. */
const knows: Knows<Strike, Book> = {
  weapon: ({ actor }, _strike, book) => actor && weaponOf(actor, book),
  moved: (scene, strike, book) => (isMolotov(strike) ? undefined : shot.moved?.(scene, strike, book)),
  'target-fast': (scene, strike, book) => (isMolotov(strike) ? undefined : shot['target-fast']?.(scene, strike, book)),
  'same-target': (scene, strike, book) => (isMolotov(strike) ? undefined : shot['same-target']?.(scene, strike, book)),
  'suppressed-by': (scene, strike, book) =>
    isMolotov(strike) ? undefined : shot['suppressed-by']?.(scene, strike, book),
  'wound-penalty': (scene, strike, book) =>
    isMolotov(strike) ? undefined : shot['wound-penalty']?.(scene, strike, book),
  'gun-damaged': ({ actor }, strike) =>
    (actor && strike.weapon !== undefined && isTankGun(strike.weapon) && has(actor, 'gun-damaged')) || undefined,
  armour: ({ targets: [target] }) => target && ((word(target, 'armour') ?? 'medium') as Strike['armour']),
  'open-topped': ({ targets: [target] }) => (target && has(target, 'open-topped')) || undefined,
};

function isMolotov({ weapon }: Partial<Strike>): boolean {
  return weapon === 'molotov' || weapon === undefined;
}

type Check = (scene: Scene, firer: Unit, strike: Strike, book: Book) => Refusal | undefined;

/** A Molotov is thrown like a grenade. */
function aimed(check: Check): Check {
  return (scene, firer, strike, book) => (strike.weapon === 'molotov' ? undefined : check(scene, firer, strike, book));
}

const forbid: readonly Forbidding<Strike, Book>[] = [
  barring(refuseOutOfPlay, (scene: Scene, strike: Strike, book: Book) =>
    strike.weapon === 'molotov' ? forbiddenBy(grenade, scene, { weapon: 'molotov', figures: 1 }, book) : undefined,
  ),
  ...ofActor(
    ...[
      refuseMovedAlready,
      (scene: Scene, firer: Unit, _strike: Strike, book: Book) => refuseAnyShot(scene, firer, book),
      ...CHECKS_OF_FIRER,
      refuseShortHanded,
      (scene: Scene) => assertTarget(scene),
      ({ targets }: Scene, firer: Unit, _strike: Strike, book: Book) => refuseAtVehicle(firer, targets, book),
      refuseOfFirer,
      refuseKnownOfGun,
      refuseKnownOfTarget,
    ].map(aimed),
  ),
];

function refuseKnownOfGun(_scene: Scene, firer: Unit, strike: Strike, { tracking }: Book): Refusal | undefined {
  return refuseKnown(firer, strike, [
    ['gun-damaged', has(firer, 'gun-damaged'), tracking.vehicles?.rules['gun-damaged']],
  ]);
}

function refuseKnownOfTarget(
  { targets }: Scene,
  _firer: Unit,
  strike: Strike,
  { tracking }: Book,
): Refusal | undefined {
  const built = builtAs(targets[0]!).map(
    ([option, value]) => [option, value, tracking.vehicles?.rules.armour] as const,
  );
  return refuseKnown(targets[0]!, strike, built);
}

/** Tank guns and anti-tank arms at vehicles: the part that concerns the units. */
export const tankhit: Tracked<Strike, Book> = {
  aimsAt: isVehicle,
  fallen: GONE,
  outOfPlay: GONE,
  outOfTurn: (scene) => scene.actor !== undefined && has(scene.actor, 'covering') && !isBetweenTurns(scene),
  knows,
  domains: {
    weapon: ({ actor }, _strike, book) =>
      armsOf(actor!, book).filter(
        (arm): arm is Strike['weapon'] => arm === 'molotov' || Object.hasOwn(book.antiTank.need, arm),
      ),
    range: (_scene, _strike, book) => edgesOf(book),
    target: (scene) => enemiesOf(scene).filter(isVehicle),
  },
  forbid,
  effects(changes: Changing<Book>, strike, outcome) {
    const { scene, book } = changes;
    if (strike.weapon === 'molotov') {
      grenade.effects?.(changes, { weapon: 'molotov', figures: 1 }, outcome);
      return;
    }
    const { actor, targets } = scene;
    if (actor) {
      afterShot(changes, actor, asShot(strike), outcome, book);
      ofWeapon(changes, actor, strike, outcome, book);
    }
    for (const target of targets) damaged(changes, target, outcome.facts, book);
  },
};

/** His launcher, bomb or tank gun. */
function weaponOf(unit: Unit, { antiTank }: Book): Strike['weapon'] | undefined {
  const carried = [word(unit, 'anti-tank'), word(unit, 'weapon')];
  return carried.find((each): each is Strike['weapon'] => each !== undefined && Object.hasOwn(antiTank.need, each));
}

function builtAs(target: Unit) {
  return [
    ['armour', word(target, 'armour') ?? 'medium'],
    ['open-topped', has(target, 'open-topped')],
  ] as const;
}

/** Fire at a vehicle asks the same of the firer as fire at men. */
function asShot(strike: Strike): Fired {
  return {
    weapon: strike.weapon,
    range: strike.range ?? 0,
    moved: strike.moved,
    'same-target': strike['same-target'],
    ...{ 'wound-penalty': strike['wound-penalty'], 'suppressed-by': strike['suppressed-by'] },
  };
}

/** LS-AT-02: he moves or shoots, not both. */
function refuseMovedAlready(scene: Scene, firer: Unit, strike: Strike, book: Book): Refusal | undefined {
  const { vehicles } = book.tracking;
  const moved = isOwnTurn(scene, firer) && MOVED.includes(word(firer, 'action') ?? '');
  if (!vehicles || !moved || firer.gone) return undefined;
  const { weapon } = strike;
  if (!isLauncher(weapon)) return undefined;
  return new Refusal(vehicles.rules['move-or-shoot'], 'moved-already', { unit: firer.name, weapon });
}

/** LS-AT-03: he's alone with a weapon for two. */
function refuseShortHanded(scene: Scene, firer: Unit, { weapon }: Strike, { tracking }: Book): Refusal | undefined {
  const { vehicles } = tracking;
  const served = squadOf(scene, firer).some(({ id, profile, gone }) => {
    return profile === 'anti-tank-loader' && !gone && id !== firer.id;
  });
  if (!vehicles?.teams.includes(weapon) || served) return undefined;
  return refuseEveryOther(scene, firer, vehicles.rules['short-handed'], vehicles['shots-every']);
}

function ofWeapon(changes: Changing, firer: Unit, { weapon }: Strike, { facts }: Outcome, { tracking }: Book): void {
  const { vehicles } = tracking;
  if (!vehicles) return;
  const { rules, once } = vehicles;
  const used = once[weapon];
  if (used) changes.list(firer, 'used', weapon, used);
  if (facts['gun-exploded']) {
    changes.set(firer, 'gun-lost', 'exploded', rules['gun-damaged']);
    changes.clear(firer, ['gun-damaged'], rules['gun-damaged']);
  }
  if (isTankGun(weapon) && has(firer, 'turret-jammed')) changes.remind(rules['turret-jammed'], [firer]);
  // it affects the thrower himself.
  if (facts.premature) {
    const options = { weapon: 'explosion' };
    changes.due({ verb: 'effect', options, unit: firer.id, blocks: ['turn'], rule: rules.premature });
  }
}
