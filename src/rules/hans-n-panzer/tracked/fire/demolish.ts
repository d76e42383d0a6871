import { GUNS } from '../../../../../data/hans-n-panzer/armoury.ts';
import { HOUSES } from '../../../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Shell } from '../../demolish.ts';
import { Refusal } from '../../refusal.ts';
import { gunChosen, isGun, refuseCaptured, refuseFired, refuseOtherGun, refuseUnready } from '../guns/pieces.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertOneTarget } from '../moving/parts.ts';
import { type Changing, count, has, isHouse, menInside, unitsInside, word, words } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import { gunFired, gunHasFired } from './arms.ts';
import { hitIn } from './hits.ts';

const WEAPONS = ['artillery', ...GUNS, 'infantry-mortar', 'heavy-mortar'] as const;

const knows: Knows<Shell, Book> = {
  weapon: ({ actor }) => {
    const carried = actor && word(actor, 'weapon');
    return WEAPONS.find((each) => each === carried);
  },
  target: ({ targets }) => kindOf(targets.find(isHouse)),
  // Shooting at a house that will fall when the step ends is a wasted shot.
  hits: ({ targets }, _shell, { houses }) => {
    const house = targets.find(isHouse);
    const kind = kindOf(house);
    return house && kind && Math.min(count(house, 'hits'), houses.houses[kind].hits - 1);
  },
  occupants: (scene, _shell, { houses }) => {
    const house = scene.targets.find(isHouse);
    const kind = kindOf(house);
    if (!house || !kind) return undefined;
    const men = unitsInside(scene, house).reduce((sum, unit) => sum + menInside(unit), 0);
    return Math.min(men, houses.houses[kind].men);
  },
  visibility: (scene, shell) => (shell.weapon === 'heavy-mortar' ? undefined : visibilityOf(scene)),
};

function kindOf(house: Unit | undefined) {
  return house && HOUSES.find((each) => each === word(house, 'house'));
}

const domains: Domains<Shell, Book> = {
  weapon: ({ actor }, _shell, book) =>
    WEAPONS.filter((each) => (isGun(each) ? !refuseOtherGun(actor!, each, book) : each === word(actor!, 'weapon'))),
  range: () => [0],
  target: ({ units }) => [...[...units.values()].filter((unit) => !unit.gone && isHouse(unit)), WALL],
};

function forbid(scene: Scene, shell: Shell, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  const other = targets.find((unit) => !isHouse(unit));
  if (other) throw new InputError('no-house', { unit: other.name });
  assertOneTarget(targets);
  if (!actor) return undefined;
  const { weapon } = shell;
  const refusal =
    refuseStep(scene, actor, weapon, book.tracking.steps.guns, book) ??
    refuseBound(scene, actor, { does: 'shoot', weapon }, book) ??
    refuseOther(actor, weapon, book);
  if (refusal) return refusal;
  const ready = refuseUnready(scene, actor, book) ?? refuseCaptured(actor, book);
  if (ready) return ready;
  return isGun(weapon) ? refuseFired(actor, weapon, book) : refuseAfterSalvo(scene, actor, weapon, book);
}

/** HP-TANK-08; it can't use any weapon but its own. */
function refuseOther(unit: Unit, weapon: string, book: Book): Refusal | undefined {
  if (isGun(weapon)) return refuseOtherGun(unit, weapon, book);
  if (word(unit, 'weapon') === weapon) return undefined;
  return new Refusal(book.tracking.rules.arms, 'has-it-not', { unit: unit.name, weapon });
}

/**
 * HP-RUL-41: after a salvo, each house and wall once. A battery that hasn't fired shoots directly instead, but a mortar
 * can't.
 */
function refuseAfterSalvo(scene: Scene, unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const { rules, mortars } = tracking;
  const values = { unit: unit.name, weapon };
  if (!has(unit, 'salvo')) {
    if (gunHasFired(unit)) return new Refusal(rules.once, 'no-salvo-lies', values);
    return mortars.includes(weapon) ? new Refusal(rules['salvo-first'], 'mortar-no-direct-fire', values) : undefined;
  }
  const target = placeOf(scene);
  if (!words(unit, 'thrown-for').includes(target.key)) return undefined;
  return new Refusal(rules.once, 'thrown-for-already', { ...values, target: target.name });
}

const WALL = 'wall';

function placeOf({ targets }: Scene): { readonly key: string; readonly name: string } {
  const house = targets.find(isHouse);
  return house ? { key: house.id, name: house.name } : { key: WALL, name: WALL };
}

function effects(changes: Changing, { weapon }: Shell, { facts }: Outcome): void {
  const { scene, book } = changes;
  if (facts.shot !== undefined) return;
  const { actor } = scene;
  if (actor) fired(changes, scene, actor, weapon, book);
  const house = scene.targets.find(isHouse);
  if (house && facts.damage === true) damaged(changes, house, book);
}

function fired(changes: Changing, scene: Scene, unit: Unit, weapon: string, book: Book): void {
  if (has(unit, 'salvo')) {
    changes.list(unit, 'thrown-for', placeOf(scene).key, book.tracking.rules['after-salvo']);
    return;
  }
  gunChosen(changes, unit, weapon, book);
  gunFired(changes, unit, weapon, book);
}

/** HP-TER-08, -09: with its last hit it falls when the step ends, and everyone in it is hit. */
function damaged(changes: Changing, house: Unit, book: Book): void {
  const { rules } = book.tracking;
  const kind = HOUSES.find((each) => each === word(house, 'house'));
  if (!kind || has(house, 'struck')) return;
  const { hits: stands } = book.houses.houses[kind];
  changes.add(house, 'hits', 1, rules['house-hits'], { cap: stands });
  if (count(changes.now(house), 'hits') < stands) return;
  changes.set(house, 'struck', 'destroyed', rules['house-falls']);
  for (const unit of unitsInside(changes.scene, house)) {
    hitIn(changes, unit, 'hit-inside', menInside(unit) - count(unit, 'hit-inside'), rules['house-falls'], book);
  }
}

export const demolish: Tracked<Shell, Book> = {
  aimsAt: isHouse,
  // What's owed for the house under the shells leaves nothing to choose.
  choice: false,
  fails: ({ shot }) => shot !== undefined,
  knows,
  domains,
  forbid,
  effects,
};
