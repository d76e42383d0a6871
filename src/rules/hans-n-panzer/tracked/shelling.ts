import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { INDIRECT } from '../armoury.ts';
import type { Salvo } from '../barrage.ts';
import type { Book } from '../book.ts';
import { count, has, turnOf, word, words } from '../unit.ts';
import { killed } from './casualties.ts';
import { cleared, remind, remindingOnce } from './changes.ts';
import { firedWith, seen } from './firing.ts';
import { refuseCaptured, refuseFired, refuseUnready } from './guns.ts';

export function knownOfSalvo(scene: Scene): Partial<Salvo> {
  const carried = scene.actor && word(scene.actor, 'weapon');
  const weapon = INDIRECT.find((each) => each === carried);
  return { ...(weapon ? { weapon } : {}), ...seen(scene) };
}

/** In the order of the contract. */
export function forbiddenSalvo(scene: Scene, { weapon }: Salvo, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  return (
    refuseUnready(scene, actor, weapon, book) ??
    refuseUncalled(scene, actor, weapon, book) ??
    refuseCaptured(actor, weapon, book) ??
    refuseFired(actor, weapon, book)
  );
}

/** HP-ART-11, HP-ART-04: on what an observer has called for, from the turn after; and as long as he is there. */
function refuseUncalled(scene: Scene, battery: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const called = tracking.called[weapon];
  if (!called) return undefined;
  const ready = count(battery, 'call-ready');
  const values = { unit: battery.name, weapon };
  if (ready === 0) return new Refusal(called.call, 'no-call-stands', values);
  if (ready > turnOf(scene)) return new Refusal(called.call, 'call-not-through', { ...values, ready });
  const observer = scene.units.get(word(battery, 'called-by') ?? '');
  if (observer?.gone) return new Refusal(called.observer, 'observer-lost', { ...values, observer: observer.name });
  const aims = words(battery, 'call');
  if (aims.length === 0 || scene.targets.length === 0) return undefined;
  if (scene.targets.some(({ id }) => aims.includes(id))) return undefined;
  const on = aims.map((id) => scene.units.get(id)?.name ?? id).join(', ');
  return new Refusal(called.call, 'called-on-another', { ...values, on });
}

export function afterSalvo(scene: Scene, { weapon }: Salvo, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets, toggles } = scene;
  if (facts.shot !== undefined) return [];
  const { advice, called } = book.tracking;
  const again = called[weapon] !== undefined && toggles.has('call-every-salvo');
  return remindingOnce(scene, [
    ...(actor ? firedWith(scene, actor, weapon, book) : []),
    ...(actor && again ? callEnds(actor, called[weapon]!.call) : []),
    ...killed(scene, targets, Number(facts.killed ?? 0), book.shelling.men[weapon].rule, book),
    remind(weapon === 'artillery' ? advice.square : advice.circle),
  ]);
}

export function callEnds(battery: Unit, rule: string): Effect[] {
  return has(battery, 'call-ready') ? cleared(battery, ['call', 'call-ready', 'called-by'], rule) : [];
}
