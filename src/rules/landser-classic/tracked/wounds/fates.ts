import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { lockedRefusal } from '../gate.ts';
import { isHiding } from '../hide.ts';
import { assertTarget } from '../known.ts';
import { type Changing, count, has, isVehicle, word, words } from '../state.ts';
import { isAboard } from '../tanks/crew.ts';
import { backInPlay, captured, guardedBy, isCasualty } from './falls.ts';
import { dies } from './wound.ts';

interface Fate {
  readonly action: string;
  readonly edge?: boolean;
}

/** Prisoners (LC-SURR-02 to -05, RC-16), and men lying on the table (LS-CAMP-03 to -05). */
export function refuseFate(scene: Scene, actor: Unit, fate: Fate, book: Book): Refusal | undefined {
  const { rules, campaign } = book.tracking;
  const { action } = fate;
  if (action === 'hand-over') return refuseHandOver(scene, actor, book);
  if (action === 'capture') {
    assertTarget(scene, Infinity);
    return refuseCapture(scene, actor, scene.targets[0]!, book);
  }
  if (!campaign) return new Refusal(rules.down, 'toggle-off', { toggle: 'campaign-wounds' });
  if (!scene.toggles.has('campaign-wounds')) {
    return new Refusal(campaign.casualty, 'toggle-off', { toggle: 'campaign-wounds' });
  }
  assertTarget(scene);
  const [target] = scene.targets;
  const values = { unit: target!.name };
  const friend = actor.side === target!.side;
  const lies = isCasualty(scene, target!);
  if (action === 'kill') return lies && !friend ? undefined : new Refusal(campaign.fate, 'not-his-enemy', values);
  if (action === 'treat') {
    if (!has(actor, 'medic')) return new Refusal(campaign.treated, 'no-medic', { unit: actor.name });
    if (lies && !friend) return new Refusal(campaign.treated, 'not-his-comrade', values);
    return lies ? undefined : new Refusal(campaign.treated, 'no-casualty', values);
  }
  // LS-CAMP-04: an enemy too, as a prisoner.
  if (!lies) return new Refusal(campaign.carried, 'no-casualty', values);
  const [by, other] = [word(target!, 'carried-by'), scene.units.get(word(target!, 'carried-by') ?? '')];
  if (other && by !== actor.id && other.side !== actor.side) {
    return new Refusal(campaign.fate, 'carried-by-enemy', { ...values, by: other.name });
  }
  if (!fate.edge) return undefined;
  const second = word(target!, 'carried-by') === actor.id && count(target!, 'carried-since') < (scene.at?.turn ?? 0);
  return second && has(target!, 'carried-now') ? undefined : new Refusal(campaign.carried, 'carried-too-short', values);
}

/** He comes to point blank of an enemy who gives himself up. A man who has fired or worked hasn't. */
function refuseCapture(scene: Scene, captor: Unit, target: Unit, book: Book): Refusal | undefined {
  const { rules, prisoners: most } = book.tracking;
  const values = { unit: captor.name, target: target.name };
  if (isHiding(captor)) return new Refusal(rules.hide, 'hiding-no-capture', values);
  if (has(captor, 'locked')) return lockedRefusal(scene, captor, book);
  const action = word(captor, 'action');
  const came = action === undefined || ['move', 'move-fast', 'move-and-fire', 'sneak', 'assault'].includes(action);
  const enemy = target.side !== captor.side && !target.gone && !isVehicle(target) && !isAboard(scene, target);
  if (!came) {
    const fired = action === 'fire' || action === 'weapon-work';
    return new Refusal(rules.surrender, 'captures-nobody', { ...values, fired });
  }
  if (scene.targets.length > 1) return new Refusal(rules.surrender, 'one-prisoner', values);
  if (!enemy) return new Refusal(rules.surrender, 'no-enemy-on-foot', values);
  if (guardedBy(scene, captor).length < most) return undefined;
  return new Refusal(rules.prisoners, 'too-many-prisoners', { unit: captor.name, most });
}

/** LC-SURR-05: one guard for up to five prisoners. */
function refuseHandOver(scene: Scene, guard: Unit, book: Book): Refusal | undefined {
  const { rules, prisoners: most } = book.tracking;
  const own = guardedBy(scene, guard).length;
  if (own === 0) return new Refusal(rules.prisoner, 'guards-nobody', { unit: guard.name });
  const [other] = scene.targets;
  if (!other) return undefined;
  if (other.side !== guard.side || other.gone || other.id === guard.id) {
    return new Refusal(rules.prisoner, 'no-guard', { unit: other.name });
  }
  if (own + guardedBy(scene, other).length <= most) return undefined;
  return new Refusal(rules.prisoners, 'too-many-prisoners', { unit: other.name, most });
}

/** LC-SURR-07: a prisoner joins in once somebody of his side has assaulted his guard. */
export function refuseJoining(scene: Scene, prisoner: Unit, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules['join-assault'];
  const guard = scene.units.get(word(prisoner, 'guard') ?? '');
  const values = { unit: prisoner.name, guard: guard?.name };
  if (prisoner.gone !== 'prisoner' || !guard || guard.gone) return new Refusal(rule, 'no-guard-to-fight', values);
  const held = words(guard, 'locked').some((id) => scene.units.get(id)?.side === prisoner.side);
  if (held || has(guard, 'opponents')) return undefined;
  return new Refusal(rule, 'guard-not-assaulted', values);
}

/** He's in play again, armed as before, and held in the fight with his guard. */
export function joinsFight(changes: Changing, prisoner: Unit, rule: string, book: Book): void {
  const guard = changes.scene.units.get(word(prisoner, 'guard') ?? '');
  if (!guard) return;
  backInPlay(changes, prisoner, rule, book);
  changes.list(prisoner, 'locked', guard.id, rule);
  changes.list(guard, 'locked', prisoner.id, rule);
  changes.remind(rule, [prisoner, guard], 'joins-fight');
}

export function afterFate(changes: Changing, actor: Unit, { action, edge }: Fate, rule: string, book: Book): void {
  const { rules } = book.tracking;
  const { scene } = changes;
  const [target] = scene.targets;
  if (action === 'hand-over') {
    for (const prisoner of guardedBy(scene, actor)) {
      if (target) changes.set(prisoner, 'guard', target.id, rules.prisoner);
      else changes.clear(prisoner, ['guard'], rules.prisoner);
    }
  } else if (!target) return;
  else if (action === 'capture') {
    captured(changes, actor, target, rules.prisoner, book);
    changes.remind(rules.surrender, [actor, target], 'surrender-within');
  } else if (action === 'kill') dies(changes, target, rule, book);
  else if (action === 'treat') changes.add(target, 'treated', 1, rule);
  else if (action === 'carry-off') carries(changes, actor, target, edge === true, rule, book);
}

/** LS-CAMP-05: carried for another turn, or off the table: a comrade to be treated, an enemy as a prisoner (LS-CAMP-04). */
function carries(
  changes: Changing,
  carrier: Unit,
  casualty: Unit,
  edge: boolean,
  rule: string,
  { tracking }: Book,
): void {
  const { at } = changes.scene;
  if (!edge) {
    if (word(casualty, 'carried-by') !== carrier.id) {
      changes.set(casualty, 'carried-by', carrier.id, rule);
      if (at) changes.set(casualty, 'carried-since', at.turn, rule);
    }
    return;
  }
  changes.clear(casualty, ['carried-by', 'carried-since', 'carried-now', 'death-turn'], rule);
  changes.back(casualty, rule);
  if (casualty.side === carrier.side || !tracking.campaign) {
    changes.gone(casualty, 'carried-off', rule);
    return;
  }
  changes.gone(casualty, 'prisoner', tracking.campaign.fate);
  changes.remind(tracking.campaign.fate, [casualty, carrier], 'carried-off-prisoner');
}
