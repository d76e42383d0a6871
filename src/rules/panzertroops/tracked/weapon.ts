import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { has, isObserver, isVehicle, menOf, word, words } from '../unit.ts';
import type { Working } from '../weapon.ts';
import type { Changing } from './changes.ts';
import { joinsCrew, picksUp } from './crews/taking-over.ts';
import { settles } from './morale/checks.ts';
import { disarms } from './morale/fallen.ts';
import { changesHeads, refuseHeads, setsHeads } from './morale/heads.ts';
import { refuseActor } from './out-of-play.ts';
import { isStepOf } from './when.ts';

/** Weapons that have lost their men, and heads that go up and down. */
export const trackedWeapon: Tracked<Working, Book> = {
  ofCampaign: true,
  // A dead man’s weapon is picked up.
  fallen: ['killed'],
  helps: 'units',
  // `forbid` says by which rule, since heads have one of their own.
  outOfTurn: () => true,
  idle: (scene, { action }, book) => {
    const heads = HEADS[action];
    return scene.actor !== undefined && heads !== undefined && !changesHeads(scene, scene.actor, heads, book);
  },
  knows: { unit: ({ actor }) => actor?.name, from: ({ targets }) => targets[0]?.name },
  // Whoever has fallen, or lost men who served it.
  domains: {
    target: ({ actor, units }) =>
      [...units.values()].filter((each) => each.id !== actor?.id && each.side === actor?.side && leavesWeapon(each)),
  },
  forbid: forbiddenWork,
  effects: afterWork,
};

const HEADS: Readonly<Record<string, 'up' | 'down'>> = { 'heads-up': 'up', 'heads-down': 'down' };

function forbiddenWork(scene: Scene, working: Working, book: Book): Refusal | undefined {
  const { actor: man, targets } = scene;
  const [from] = targets;
  if (!man) return undefined;
  if (working.action === 'heads-up' || working.action === 'heads-down') return refuseHeads(scene, man, book);
  const { rules } = book.tracking;
  const values = { unit: man.name };
  if (!isStepOf(scene, man.side, 'move', book)) return new Refusal(rules.turn, 'works-in-own-move', values);
  const rule = rules[working.action === 'crew' ? 'joins' : 'pick-up'];
  const refused = refuseActor(scene, man, book);
  if (refused) return refused;
  if (isVehicle(man)) return new Refusal(rule, 'weapons-stay-mounted', values);
  if (working.action === 'abandon') return refuseGivingUp(man, book);
  if (!from || from.id === man.id) return new Refusal(rule, 'whose-weapon', values);
  return refuseSource(from, man, working.action, rule, book) ?? refuseMan(scene, man, book);
}

/** Nobody gives up a pistol alone. */
function refuseGivingUp(man: Unit, { tracking }: Book): Refusal | undefined {
  const arms = words(man, 'weapons').filter((each) => each !== tracking.sidearm);
  return arms.length > 0 ? undefined : new Refusal(tracking.rules['pick-up'], 'nothing-to-give-up', { unit: man.name });
}

/** Whether he has fallen, or there are men missing who served his weapon. */
function leavesWeapon(unit: Unit): boolean {
  return unit.gone ? unit.gone === 'killed' : has(unit, 'lost');
}

/** PT-REUSE-01 to -05, PT-ARTY-13: a dead man of the same side, whose weapon is whole and wasn't given up. */
function refuseSource(
  from: Unit,
  man: Unit,
  action: 'crew' | 'pick-up',
  rule: string,
  { tracking }: Book,
): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: man.name, from: from.name };
  const own = { unit: from.name };
  if (from.side !== man.side) return new Refusal(rules['enemy-weapon'], 'is-an-enemy-weapon', values);
  if (isObserver(from) || has(from, 'radioman')) return new Refusal(rules['no-team'], 'radio-is-not-taken', values);
  if (isVehicle(from)) return new Refusal(rule, 'nobody-is-missing', values);
  if (has(from, 'weapon-destroyed')) {
    const team = menOf(from) > 1 || has(from, 'lost');
    return new Refusal(rules[team ? 'crewed-lost' : 'weapon-lost'], 'weapon-is-destroyed', own);
  }
  if (has(from, 'given-up')) return new Refusal(rules['pick-up'], 'weapon-was-given-up', own);
  if (!leavesWeapon(from) || (!from.gone && action !== 'crew') || has(from, 'earlier-battle'))
    return new Refusal(rule, 'nobody-is-missing', values);
  return undefined;
}

function refuseMan(scene: Scene, man: Unit, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: man.name };
  if (has(man, 'pinned')) return new Refusal(rules.pinned, 'is-pinned', values);
  const aboard = word(man, 'aboard') ?? word(man, 'towed-by');
  return aboard
    ? new Refusal(rules.loading, 'gets-off-first', { ...values, vehicle: nameOf(scene, aboard) })
    : undefined;
}

function nameOf({ units }: Scene, id: string): string {
  return units.get(id)?.name ?? id;
}

function afterWork(changes: Changing, { action }: Working): void {
  const { scene, book } = changes;
  const { actor: man, targets } = scene;
  const [from] = targets;
  if (!man) return;
  const heads = HEADS[action];
  if (heads) setsHeads(changes, man, heads, book);
  else if (action === 'abandon') givesUp(changes, man, book);
  else if (from?.gone) picksUp(changes, man, from, book);
  else if (from) joinsCrew(changes, man, from, book);
  settles(changes, book);
}

function givesUp(changes: Changing, unit: Unit, book: Book): void {
  const rule = book.tracking.rules['pick-up'];
  changes.set(unit, 'given-up', true, rule);
  changes.set(unit, 'action', 'give-up', rule);
  disarms(changes, unit, rule, book);
}
