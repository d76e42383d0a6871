import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Wreck } from '../bail.ts';
import type { Book } from '../book.ts';
import { has, isHalfTrack, isLeader, kindOf, menOf } from '../unit.ts';
import { aboard, towedBy } from './carrying.ts';
import { added, afterwards, cleared, dueNow, gone, kept, passing } from './changes.ts';
import { checksAfter } from './groups.ts';
import { withoutWeapon } from './weaponless.ts';
import { enemyFireEnds, momentOf, nextStep, ownFireEnds } from './when.ts';

/**
 * A vehicle is destroyed: a wreck for good, and what it tows is lost. Out of an AFV men may get (PT-BAIL-01); nobody
 * leaves a soft vehicle, nor any without `bail-out` (PT-LOAD-06, PT-BAIL-09).
 */
export function wrecked(scene: Scene, vehicle: Unit, what: 'afv' | 'soft', book: Book): Effect[] {
  const { rules } = book.tracking;
  const riders = aboard(scene, vehicle);
  const escaping = what === 'afv' && scene.toggles.has('bail-out');
  const rule = rules['lost-aboard'];
  return [
    gone(vehicle, 'wreck', rules.wreck),
    ...towedBy(scene, vehicle).map((each) => gone(each, 'lost-with-vehicle', rule)),
    ...riders.flatMap((each) =>
      escaping ? kept(each, 'in-wreck', true, rules['getting-out']) : [gone(each, 'lost-with-vehicle', rule)],
    ),
    ...(escaping ? dueNow(scene, 'bail', vehicle, optionsOf(vehicle, riders, book), rules.bail) : []),
  ];
}

function optionsOf(vehicle: Unit, riders: readonly Unit[], book: Book) {
  const men = riders.reduce((sum, each) => sum + menOf(each), 0);
  const crew = menOf(vehicle);
  return {
    vehicle: isHalfTrack(vehicle, book) ? 'half-track' : 'afv',
    ...(men > 0 ? { riders: men } : {}),
    ...(crew > 0 ? { crew } : {}),
  } as const;
}

export function knownOfWreck(scene: Scene, book: Book): Partial<Wreck> {
  const { actor } = scene;
  return actor ? optionsOf(actor, aboard(scene, actor), book) : {};
}

/** Only out of what is wrecked, and once. */
export function forbiddenBail(scene: Scene, _wreck: unknown, { tracking }: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || (actor.gone === 'wreck' && !has(actor, 'abandoned'))) return undefined;
  return new Refusal(tracking.rules.bail, 'no-wreck-to-leave', { unit: actor.name });
}

/**
 * PT-BAIL-02, -03, -08: the unit of the vehicle stands for its crew from now on, as infantry with pistols; of the
 * riders those get out whom the owner names as targets, or else leaders first.
 */
export function afterBail(scene: Scene, _wreck: Wreck, { facts }: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor) return [];
  const riders = aboard(scene, actor);
  const named = scene.targets.filter((each) => riders.includes(each));
  const others = riders.filter((each) => !named.includes(each));
  const ordered = [...named, ...others.filter(isLeader), ...others.filter((each) => !isLeader(each))];
  let left = Number(facts['riders-out'] ?? 0);
  const effects: Effect[] = [...crewOut(scene, actor, Number(facts['crew-out'] ?? 0), book)];
  const losses: { unit: Unit; men: number }[] = [];
  for (const rider of ordered) {
    const out = Math.min(left, menOf(rider));
    left -= out;
    effects.push(...riderOut(scene, rider, out, book));
    if (out < menOf(rider)) losses.push({ unit: rider, men: menOf(rider) - out });
  }
  return [...effects, ...checksAfter(afterwards(scene, effects), losses, book)];
}

function crewOut(scene: Scene, vehicle: Unit, men: number, book: Book): Effect[] {
  const { rules, sidearm } = book.tracking;
  const rule = rules.escaped;
  if (men === 0) return kept(vehicle, 'abandoned', true, rules.wreck);
  return [
    gone(vehicle, '', rule),
    ...kept(vehicle, 'kind', 'infantry', rule),
    ...kept(vehicle, 'crew', men, rule),
    ...kept(vehicle, 'weapons', sidearm, rule),
    ...kept(vehicle, 'vehicle', '', rule),
    ...cleared(vehicle, ['immobilised', 'checks', 'roof-out', 'heads-down'], rule),
    ...getsOut(scene, vehicle, book),
  ];
}

function riderOut(scene: Scene, rider: Unit, out: number, book: Book): Effect[] {
  const { rules } = book.tracking;
  const off = [
    ...kept(rider, 'aboard', '', rules['getting-out']),
    ...kept(rider, 'in-wreck', false, rules['getting-out']),
  ];
  if (out === 0) return [...off, gone(rider, 'lost-with-vehicle', rules['lost-aboard'])];
  const dead = menOf(rider) - out;
  return [
    ...off,
    ...(dead > 0 ? [...added(rider, 'crew', -dead, rules.bail), ...added(rider, 'lost', dead, rules.bail)] : []),
    ...(kindOf(rider) === 'infantry' ? [] : withoutWeapon(rider, 'keeps-weapons', book)),
    ...getsOut(scene, rider, book),
  ];
}

/** PT-BAIL-03, PT-RUL-30: no target until the owner's next move; in that, half a run in the open, which he has to make. */
function getsOut(scene: Scene, unit: Unit, book: Book): Effect[] {
  const rule = book.tracking.rules['getting-out'];
  const move = nextStep(scene, unit.side, 'move', book);
  if (!move) return [];
  return [
    ...passing(unit, 'in-wreck', true, rule, momentOf(move, 'start')),
    ...passing(unit, 'out-of-wreck', true, rule, momentOf(move, 'end')),
    ...passing(unit, 'stance', 'running', rule, enemyFireEnds(scene, unit.side, book, move)),
    ...passing(unit, 'moved', true, rule, ownFireEnds({ ...scene, at: move }, unit.side, book)),
  ];
}
