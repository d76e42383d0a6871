import type { Book } from '../../../../../data/landser-classic/book.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import { edgesOf } from '../../bands.ts';
import { blastEachOptions, expandedEach } from '../../figures.ts';
import { Refusal } from '../../refusal.ts';
import { acts } from '../acts.ts';
import { halfDone, refuseAction, refuseOutOfPlay } from '../gate.ts';
import { assertFigures, assertTarget, expanded, knowsOfCaught, refuseSaidOtherwise } from '../known.ts';
import { bindsNow, type Changing, has, isOwnTurn, isVehicle } from '../state.ts';
import { refuseBeforeBail } from '../tanks/crew.ts';
import { damaged } from '../tanks/damaged.ts';
import { GONE } from '../wounds/falls.ts';
import { answersFire } from './fire.ts';
import { fatesIn, shotAt, strikeAll } from './struck.ts';
import { armsOf, refuseWeapon } from './weapons.ts';

interface Thrown {
  readonly weapon: string;
  readonly range?: number | undefined;
  readonly figures: number;
  readonly 'open-topped'?: boolean;
}

/** What's thrown or launched at men, and Molotovs at vehicles. */
export const grenade: Tracked<Thrown, Book> = {
  catches: 'all',
  known: { ...blastEachOptions, ...expandedEach },
  fallen: GONE,
  outOfPlay: GONE,
  knows: {
    'open-topped': ({ targets: [target] }, thrown) =>
      (thrown.weapon === 'molotov' && target && has(target, 'open-topped')) || undefined,
    // LC-LAUN-01: too far to throw, so he launches it.
    weapon: ({ actor }, thrown, { grenades }) => {
      const launches = actor && has(actor, 'launcher') && (thrown.range ?? 0) > grenades.reach.inches;
      return launches ? 'grenade-launcher' : undefined;
    },
    // If no target is named, nobody is there.
    figures: ({ actor, targets }, thrown) => {
      if (thrown.weapon === 'molotov') return undefined;
      return targets.length > 1 || (actor && targets.length === 0) ? targets.length : undefined;
    },
    ...knowsOfCaught<Thrown>(({ targets }) => targets, {
      'light-this-turn': atMen,
      'serious-before': atMen,
      prone: atMen,
      'light-before': (thrown, book) => atMen(thrown) && expanded(thrown, book),
    }),
  },
  domains: {
    weapon: ({ actor }, _thrown, book) => [
      ...armsOf(actor!, book).filter((arm) => arm === 'grenade' || arm === 'molotov'),
      ...(has(actor!, 'launcher') ? ['grenade-launcher'] : []),
    ],
    range: (_scene, _thrown, book) => [book.grenades.reach.inches, ...edgesOf(book)],
    target: enemiesOf,
  },
  forbid: barring(refuseOutOfPlay, forbid),
  effects(changes: Changing, { weapon }, outcome) {
    const { scene, book } = changes;
    const { actor, targets } = scene;
    if (actor) throws(changes, actor, weapon, book);
    if (weapon === 'molotov') {
      for (const target of targets) damaged(changes, target, outcome.facts, book);
      return;
    }
    for (const target of targets) shotAt(changes, target, book);
    strikeAll(changes, fatesIn(outcome, targets, book.grenades.template), { by: actor, weapon }, book);
    if (outcome.facts.hit === false && actor) {
      const { rules } = book.tracking;
      changes.set(actor, 'drift', weapon, rules.scatter);
      changes.remind(rules.scatter, [actor], 'drifts');
    }
  },
};

function forbid(scene: Scene, thrown: Thrown, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return refuseSaidOtherwise(scene, scene.targets, thrown, book);
  const goesOn = halfDone(actor, 'fire') && isOwnTurn(scene, actor);
  const action = goesOn ? 'move-and-fire' : 'fire';
  const wanted = { verb: 'grenade', action, weapon: 'grenade', goesOn, attacks: true } as const;
  return (
    refuseAction(scene, actor, wanted, book) ??
    refuseWeapon(actor, thrown.weapon, book) ??
    refuseThrownAt(scene, thrown, book) ??
    refuseSaidOtherwise(scene, scene.targets, thrown, book)
  );
}

function atMen({ weapon }: { readonly weapon?: string }): boolean {
  return weapon !== 'molotov';
}

/** A blast catches anyone, but only men; a Molotov is for enemy vehicles. */
function refuseThrownAt(scene: Scene, thrown: Thrown, book: Book): Refusal | undefined {
  const { rules, vehicles } = book.tracking;
  const { actor, targets } = scene;
  if (thrown.weapon === 'molotov') return assertTarget(scene) ?? refuseAtVehicle(actor, targets, book);
  const out = targets.find(({ gone }) => gone);
  if (out) return new Refusal(rules.fire, 'target-out-of-play', { target: out.name, why: out.gone });
  const hull = targets.find(isVehicle);
  if (hull && vehicles) return new Refusal(vehicles.rules['crew-wounds'], 'blast-at-men', { target: hull.name });
  return refuseBeforeBail(scene, targets, book) ?? assertFigures(targets, thrown.figures);
}

/** Attacks on vehicles need an enemy vehicle that's in play. */
export function refuseAtVehicle(
  actor: Unit | undefined,
  targets: readonly Unit[],
  { tracking }: Book,
): Refusal | undefined {
  const { rules, vehicles } = tracking;
  const [target] = targets;
  if (!target || !vehicles) return undefined;
  const values = { unit: actor?.name, target: target.name };
  if (actor && target.side === actor.side) return new Refusal(rules.fire, 'own-side', values);
  if (!isVehicle(target)) return new Refusal(vehicles.rules['no-effect-on-men'], 'no-effect-on-men', values);
  if (target.gone) return new Refusal(rules.fire, 'target-out-of-play', { target: target.name, why: target.gone });
  return undefined;
}

/** The Fire action, or the shot of a Move and Fire; only a launched grenade gives him away. */
function throws(changes: Changing, thrower: Unit, weapon: string, book: Book): void {
  const { rules } = book.tracking;
  if (halfDone(thrower, 'fire')) changes.set(thrower, 'shot', true, rules['move-and-fire']);
  else acts(changes, thrower, 'fire', rules.fire, book);
  if (weapon === 'grenade-launcher') changes.set(thrower, 'fired', true, rules.fired);
  if (bindsNow(changes.scene, thrower, 'angry')) answersFire(changes, thrower, book);
}
