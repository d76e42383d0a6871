import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { SoftShot } from '../soft-shot.ts';
import { has, isVehicle, menOf, words } from '../unit.ts';
import { carrierOf } from './carrying.ts';
import { added, afterwards, gone, kept, passing, remind } from './changes.ts';
import { afterFiring } from './fired.ts';
import { checkDue, checksAfter, groupOf, type Loss } from './groups.ts';
import { withoutWeapon } from './weaponless.ts';
import { momentOf, nextStep } from './when.ts';
import { wrecked } from './wrecks.ts';

/** What became of one target of a shot: the word of the facts, or of the step where there were several. */
interface Met {
  readonly unit: Unit;
  readonly fates: readonly string[];
}

/** What a shot at soft targets changes: of the firer, of those hit, and which morale checks are due. */
export function afterShot(scene: Scene, shot: SoftShot, outcome: Outcome, book: Book): Effect[] {
  const hits = metIn(scene.targets, outcome).map((met) => struck(scene, met, shot, book));
  const effects = hits.flatMap(({ effects: each }) => each);
  const losses = hits.flatMap(({ loss }) => (loss ? [loss] : []));
  return [
    ...(scene.actor ? afterFiring(scene, scene.actor, shot, outcome.facts, book) : []),
    ...effects,
    ...checksAfter(afterwards(scene, effects), losses, book),
  ];
}

/** The targets in their order, each with its fate; what is over goes to the last one named, a team or group. */
function metIn(targets: readonly Unit[], { facts, steps }: Outcome): Met[] {
  const [first] = targets;
  if (!first) return [];
  if (facts.result !== undefined) return [{ unit: first, fates: [fateOf(facts)] }];
  const results = steps.findLast((step) => step.results)?.results ?? [];
  const last = targets.length - 1;
  return targets.map((unit, i) => ({ unit, fates: i < last ? results.slice(i, i + 1) : results.slice(i) }));
}

function fateOf(facts: Outcome['facts']): string {
  if (facts['total-destruction']) return 'totally-destroyed';
  return facts['morale-check'] ? `${facts.result}-shaken` : String(facts.result);
}

function struck(
  scene: Scene,
  { unit, fates }: Met,
  shot: SoftShot,
  book: Book,
): { readonly effects: Effect[]; readonly loss?: Loss } {
  const { rules } = book.tracking;
  const killed = fates.filter((fate) => fate === 'killed' || fate === 'totally-destroyed').length;
  const shaken = fates.filter((fate) => fate.endsWith('-shaken'));
  if (isVehicle(unit) && shot['target-type'] === 'exposed') {
    return { effects: killed > 0 ? kept(unit, 'roof-out', true, rules['roof-gun']) : [] };
  }
  if (isVehicle(unit)) {
    const checks = shaken.flatMap(() => checkDue(scene, groupOf(scene, unit), rules['shot-at']));
    return { effects: [...(killed > 0 ? wrecked(scene, unit, 'soft', book) : []), ...checks] };
  }
  const men = Math.min(killed, menOf(unit));
  const effects = [
    ...(fates.includes('pinned') ? pinned(scene, unit, book) : []),
    ...(men > 0 ? fallen(scene, unit, men, fates.includes('totally-destroyed'), book) : []),
  ];
  return men > 0 ? { effects, loss: { unit, men } } : { effects };
}

/** PT-PIN-02: until his next chance to move is over; a second pin before that changes nothing. */
function pinned(scene: Scene, unit: Unit, book: Book): Effect[] {
  if (has(unit, 'pinned')) return [];
  // Pinned in the defensive fire at his own move, he stops; the move that he misses is the next one.
  const until = momentOf(nextStep(scene, unit.side, 'move', book), 'end');
  return passing(unit, 'pinned', true, book.tracking.rules.pinned, until);
}

/** Men of a unit die: a team goes on with those left, without its weapon if that was destroyed (PT-REUSE-04, -05). */
function fallen(scene: Scene, unit: Unit, men: number, destroyed: boolean, book: Book): Effect[] {
  const { rules } = book.tracking;
  const left = menOf(unit) - men;
  const lost = destroyed ? withoutWeapon(unit, left > 0 ? 'crewed-lost' : 'weapon-lost', book) : [];
  if (left > 0)
    return [...added(unit, 'crew', -men, rules.destroyed), ...added(unit, 'lost', men, rules.destroyed), ...lost];
  return [
    gone(unit, 'killed', rules.destroyed),
    ...lost,
    ...(chargeLies(scene, unit) ? [remind(rules['satchel-lost'])] : []),
  ];
}

/** Whether a man dies with a satchel charge that he has not dropped. */
function chargeLies(scene: Scene, unit: Unit): boolean {
  const armed = words(unit, 'weapons').includes('satchel');
  return armed && !has(unit, 'dropped') && !has(unit, 'satchel-spent') && carrierOf(scene, unit) === undefined;
}
