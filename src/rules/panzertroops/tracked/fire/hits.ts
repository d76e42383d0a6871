import type { Book, TargetType } from '../../../../../data/panzertroops/book.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Outcome, resultsOf } from '../../../../kernel/verb.ts';
import type { Fate } from '../../fire/soft-target.ts';
import { has, isVehicle, menOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { wrecks } from '../crews/wrecks.ts';
import { type Loss, lossesOf, owesCheck } from '../morale/checks.ts';
import { falls } from '../morale/fallen.ts';
import { groupKey } from '../morale/groups.ts';
import { momentOf, nextStep } from '../when.ts';
import { falls as comesBefore } from './before.ts';
import { keepsCharge } from './charges.ts';
import { targetsOfParts } from './target.ts';

/** A shot at soft targets, as far as its effects on them go. */
export interface Hitting {
  readonly 'target-type': TargetType;
  readonly split?: string | undefined;
  /** The shot was claimed before its target dropped a charge. */
  readonly 'before-drop': boolean;
  /** It was claimed before its target got on or off, or took another's place. */
  readonly before: boolean;
}

/** The effects of a shot on its targets, one after the other. @returns the men lost, and their groups */
export function hits(changes: Changing, shot: Hitting, outcome: Outcome, book: Book): readonly Loss[] {
  const fates = fatesIn(outcome, book);
  const targets = targetsOfParts(changes.scene.targets, Math.max(fates.length, 1));
  return fates.flatMap((fate, i) => {
    const target = targets[i];
    return target ? struck(changes, changes.now(target), fate, shot, book) : [];
  });
}

function fatesIn(outcome: Outcome, { shooting }: Book): readonly Fate[] {
  const { facts } = outcome;
  return facts.result === undefined ? resultsOf<Fate>(outcome, shooting.firepower.volley) : [fateOf(facts)];
}

function fateOf(facts: Facts): Fate {
  if (facts['total-destruction']) return 'totally-destroyed';
  return (facts['morale-check'] ? `${facts.result}-shaken` : String(facts.result)) as Fate;
}

function struck(changes: Changing, target: Unit, fate: Fate, shot: Hitting, book: Book): readonly Loss[] {
  const { rules } = book.tracking;
  const killed = fate === 'killed' || fate === 'totally-destroyed';
  const early =
    shot.before && (killed || fate === 'pinned') && !(isVehicle(target) && shot['target-type'] === 'exposed');
  const unit = early ? comesBefore(changes, target, fate === 'totally-destroyed', book) : target;
  if (unit.gone) return [];
  if (isVehicle(unit) && shot['target-type'] === 'exposed') {
    if (killed) changes.set(unit, 'roof-out', true, rules['roof-gun']);
    return [];
  }
  if (isVehicle(unit)) {
    if (killed) wrecks(changes, unit, 'soft', book);
    else if (fate.endsWith('-shaken')) owesCheck(changes, groupKey(unit), rules['shot-at']);
    return [];
  }
  if (shot['before-drop'] && (killed || fate === 'pinned')) keepsCharge(changes, unit, fate, book);
  if (fate === 'pinned') pins(changes, unit, book);
  if (!killed) return [];
  const losses = lossesOf(unit, Math.min(1, menOf(unit)));
  falls(changes, unit, 1, { why: 'killed', rule: rules.destroyed, destroyed: fate === 'totally-destroyed' }, book);
  return losses;
}

/** PT-PIN-02: until his next chance to move is over; a second pin before then changes nothing. */
function pins(changes: Changing, unit: Unit, book: Book): void {
  if (has(unit, 'pinned')) return;
  // Pinned by the defensive fire at his own move, he stops; the move he misses is the next one.
  const until = momentOf(nextStep(changes.scene, unit.side, 'move', book), 'end');
  changes.set(unit, 'pinned', true, book.tracking.rules.pinned, until);
}
