import { MACHINE_GUNS, SMALL_ARMS } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import { type Forbidding, ofActor } from '../../../../kernel/forbidding.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import { sumOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Shot } from '../../fire.ts';
import { Refusal } from '../../refusal.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertFigures, assertPart, isInParts, onePlaceOf } from '../moving/parts.ts';
import { areMen, type Changing, has, isCrewOnFoot, isHouse, isVehicle, word } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import {
  burstFired,
  isRestOfBurst,
  isRifle,
  onlyOne,
  refuseBurst,
  refuseRifles,
  refuseUnarmed,
  riflesFired,
  riflesLeft,
  sectionOf,
  smallArmsOf,
} from './arms.ts';
import { menHit } from './hits.ts';

const knows: Knows<Shot, Book> = {
  weapon: ({ actor }, _shot, book) => {
    if (!actor) return undefined;
    return SMALL_ARMS.find((each) => each === word(actor, 'weapon')) ?? onlyOne(smallArmsOf(actor, book));
  },
  // HP-RUL-22: a house is hard cover.
  cover: (scene, shot) => (onePlaceOf(scene, shot, () => saidOf(shot).cover) === 'inside' ? 'hard' : undefined),
  visibility: visibilityOf,
};

const domains: Domains<Shot, Book> = {
  // Rifles are pistols too.
  weapon: ({ actor }, _shot, book) =>
    smallArmsOf(actor!, book).flatMap((arm) => (arm === 'rifle' ? [arm, 'pistol'] : [arm])),
  range: (_scene, shot, { reach }) => (shot.weapon ? [0, reach.inches[shot.weapon]] : []),
  shooters: ({ actor }, _shot, book) => Array.from({ length: Math.max(0, riflesLeft(actor!, book)) }, (_, i) => i + 1),
  target: ({ actor, units }) =>
    [...units.values()].filter((unit) => !unit.gone && unit.id !== actor?.id && areMen(unit) && !has(unit, 'aboard')),
};

const forbid: readonly Forbidding<Shot, Book>[] = [
  ...ofActor<Shot, Book>(
    (scene, actor, shot, book) => refuseStep(scene, actor, shot.weapon, book.tracking.steps.fire, book),
    (scene, actor, shot, book) => refuseBound(scene, actor, { does: 'shoot', weapon: shot.weapon }, book),
    (_scene, actor, shot, book) => refuseUnarmed(actor, shot.weapon, book),
    (scene, actor, shot, book) => {
      if (isRifle(shot.weapon)) return refuseRifles(actor, shot.weapon, shot.shooters, book);
      if (isRestOfBurst(scene, shot.weapon)) return undefined;
      return refuseBurst(actor, { weapon: shot.weapon, section: sectionOf(scene, shot, book) }, book);
    },
  ),
  refuseTarget,
  (scene, shot) => assertPart(scene, shot),
  (scene, shot) => (isRifle(shot.weapon) ? undefined : assertFigures(scene, shot, ['figures'])),
];

function refuseTarget({ actor, targets }: Scene, shot: Shot, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  for (const unit of targets) {
    const { weapon } = shot;
    const values = { unit: unit.name, weapon };
    if (isHouse(unit)) return new Refusal(rules['at-house'], 'fire-at-house', values);
    if (has(unit, 'aboard')) return new Refusal(rules.riders, 'target-rides', values);
    if (isVehicle(unit)) return refuseVehicle(weapon, unit, book);
    if (unit.id === actor?.id) return new Refusal(rules['own-side'], 'at-itself', values);
    if (isRifle(weapon) && unit.side === actor?.side) return new Refusal(rules['own-side'], 'at-own-side', values);
  }
  return undefined;
}

/** HP-INF-10: small arms for use against men do nothing to a vehicle. */
function refuseVehicle(weapon: string, { name: unit }: Unit, { softVehicle: { rule } }: Book): Refusal {
  if (MACHINE_GUNS.some((each) => each === weapon))
    return new Refusal(rule, 'machine-gun-at-vehicle', { unit, weapon });
  return new Refusal(rule, 'small-arm-at-vehicle', { unit, weapon });
}

function effects(changes: Changing, shot: Shot, { facts }: Outcome): void {
  const { scene, book } = changes;
  if (facts.shot !== undefined) return;
  const { actor } = scene;
  const { weapon } = shot;
  const { rule, of } = book.smallArms[weapon];
  if (actor && of === 'shooters') riflesFired(changes, actor, shot.shooters, book);
  else if (actor) burstFired(changes, actor, { weapon, section: sectionOf(scene, shot, book) }, book);
  menHit(changes, scene, Number(facts.hits ?? facts.killed ?? 0), shot.part, rule, book);
  if (actor && isCrewOnFoot(actor)) changes.remind(book.tracking.rules['crew-defends'], [actor], 'only-defends');
}

/** HP-INF-10: small arms are for men. */
function hasOnlyVehiclesBefore(scene: Scene): boolean {
  const enemies = enemiesOf(scene);
  return scene.targets.length === 0 && enemies.length > 0 && enemies.every(isVehicle);
}

/** Rifles count dice and hits, cones those killed. */
function volley(each: readonly Facts[]): Facts {
  const counted = ['shots', 'hits', 'killed'].filter((name) => each.some((facts) => facts[name] !== undefined));
  return Object.fromEntries(counted.map((name) => [name, sumOf(each, name)]));
}

export const fire: Tracked<Shot, Book> = {
  byMany: 'each',
  together: volley,
  catches: 'others',
  // HP-INF-05: a rifle is fired at one man.
  mayCatch: (_scene, { weapon }) => weapon === undefined || !isRifle(weapon),
  tellsOf: { part: isInParts },
  fails: ({ shot }) => shot !== undefined,
  domain: (_scene, actor, book) => ({ weapon: smallArmsOf(actor, book) }),
  idle: hasOnlyVehiclesBefore,
  // Another weapon's burst isn't the rest of this one.
  pays: (_scene, { options }, { weapon }) => weapon === undefined || weapon === options.weapon,
  knows,
  domains,
  suggests: ({ actor }, { weapon }, book) =>
    actor && weapon && isRifle(weapon) ? { shooters: Math.max(1, riflesLeft(actor, book)) } : {},
  // HP-RUL-33: each has as many rifles as his men carry.
  ownShare: ['shooters'],
  forbid,
  effects,
};
