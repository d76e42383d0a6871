import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { afterMedic, forbiddenCare as forbiddenOriginally } from '../../landser-classic/tracked/turn.ts';
import type { Book } from '../book.ts';
import { count, has } from '../unit.ts';
import type { Care } from '../wound.ts';
import { added, cleared, kept, passing, thisTurnEnds } from './changes.ts';

/** Out of action, and still on the table. */
export const CASUALTIES = ['down', 'removed', 'out-of-action'] as const;

export function isCasualty({ gone }: Unit): boolean {
  return CASUALTIES.some((why) => why === gone);
}

/** How long ago the last death roll was, and what a medic has done since he fell. */
export function knownOfCare({ actor, at, targets }: Scene): Partial<Care> {
  const [target] = targets;
  if (!target || !isCasualty(target)) return {};
  // A medic comes for his own roll, though a death roll is owed too.
  if (actor && has(actor, 'medic') && target.gone === 'down') return { kind: 'medic' };
  const treated = count(target, 'treated');
  return {
    ...(has(target, 'carried-by') ? { kind: 'carried' } : {}),
    ...(treated > 0 ? { treated } : {}),
    ...(at && has(target, 'death-turn') ? { turn: sinceDeathRoll(at, target) } : {}),
    ...(has(target, 'stretcher') ? { stretcher: true } : {}),
  };
}

function sinceDeathRoll({ turn }: NonNullable<Scene['at']>, unit: Unit): number {
  return has(unit, 'death-turn') ? Math.max(0, turn - count(unit, 'death-turn')) : 1;
}

export function forbiddenCare(scene: Scene, care: Care, book: Book): Refusal | undefined {
  const [target] = scene.targets;
  const { rules } = book.tracking;
  if (care.kind !== 'medic') {
    if (!target || isCasualty(target)) return undefined;
    return new Refusal(rules.death, 'no-casualty', { unit: target.name });
  }
  if (!scene.toggles.has('alternative-wounds')) return forbiddenOriginally(scene, care, book);
  const { actor } = scene;
  if (actor && !has(actor, 'medic')) return new Refusal(rules.heals, 'no-medic', { unit: actor.name });
  if (!target) return undefined;
  if (has(target, 'healed')) return new Refusal(rules.heals, 'healed-already', { unit: target.name });
  return has(target, 'light-wounds') ? undefined : new Refusal(rules.heals, 'no-light-wound', { unit: target.name });
}

export function afterCare(scene: Scene, care: Care, outcome: Outcome, book: Book): Effect[] {
  return care.kind === 'medic'
    ? afterTreatment(scene, care, outcome, book)
    : afterDeathRoll(scene, care, outcome, book);
}

function afterTreatment(scene: Scene, care: Care, outcome: Outcome, book: Book): Effect[] {
  const { targets } = scene;
  const { facts } = outcome;
  const { rules } = book.tracking;
  if (facts.healed) {
    return targets.flatMap((unit) => [
      ...added(unit, 'light-wounds', -1, rules.heals),
      ...passing(unit, 'healed', true, rules.heals, thisTurnEnds(scene)),
    ]);
  }
  if (facts.wound === 'removed') {
    return targets.map(({ id }) => ({ effect: 'gone', unit: id, why: 'removed', rule: rules.removed }));
  }
  return [
    ...afterMedic(scene, care, outcome, book),
    ...targets.flatMap((unit) => cleared(unit, ['death-turn', 'treated', 'carried-by', 'stretcher'], rules.down)),
  ];
}

/** LS-CAMP-02, LS-CAMP-05: who lives through it, may be thrown for again; being carried undoes what the medic did. */
function afterDeathRoll(scene: Scene, { kind, stretcher }: Care, { facts }: Outcome, book: Book): Effect[] {
  const { actor, at, targets } = scene;
  const { rules } = book.tracking;
  const carried = kind === 'carried';
  return targets.flatMap((unit): Effect[] => [
    ...(carried && !stretcher ? cleared(unit, ['treated', 'stretcher'], rules.carried) : []),
    ...(carried && stretcher ? kept(unit, 'stretcher', true, rules.carried) : []),
    ...(carried && actor ? kept(unit, 'carried-by', actor.id, rules.carried) : []),
    ...(at && facts.died === false ? kept(unit, 'death-turn', at.turn, rules.death) : []),
    ...(facts.died === true ? dies(unit, rules[carried ? 'carried' : 'death']) : []),
  ]);
}

export function dies(unit: Unit, rule: string): Effect[] {
  return [
    { effect: 'gone', unit: unit.id, why: 'dead', rule },
    ...cleared(unit, ['carried-by', 'death-turn', 'treated'], rule),
  ];
}

/** LS-CAMP-02, LS-CAMP-03: of the side that plays now, one for each who lies there and is not kept alive by a medic. */
export function deathRolls({ at, toggles }: Scene, own: readonly Unit[], { tracking }: Book): Effect[] {
  if (!at || !toggles.has('campaign-wounds')) return [];
  return own.filter(isCasualty).flatMap((unit): Effect[] => {
    const turn = sinceDeathRoll(at, unit);
    const carried = has(unit, 'carried-by');
    const kept = !carried || has(unit, 'stretcher');
    if (turn < (kept ? count(unit, 'treated') : 0) + 1) return [];
    const options = { kind: carried ? 'carried' : 'campaign', target: unit.name };
    const rule = tracking.rules[carried ? 'carried' : 'death'];
    return [{ effect: 'due', verb: 'wound', options, at: { turn: at.turn, side: unit.side, edge: 'start' }, rule }];
  });
}
