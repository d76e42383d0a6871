import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Melee } from '../assault.ts';
import type { Book } from '../book.ts';
import { count, has, word } from '../unit.ts';
import { acts, refuseAction } from './actions.ts';
import { kept, nextTurn, passing, remind, thisTurnEnds } from './changes.ts';
import { falls, unlocked } from './struck.ts';

export function knownOfMelee({ actor, targets }: Scene): Partial<Melee> {
  const [target] = targets;
  const known: Record<string, unknown> = {
    ...(actor ? knownOf('attacker', actor) : {}),
    ...(target ? knownOf('defender', target) : {}),
    // Whether he may attack is for `forbid` to say, which an umpire can set aside; the throw is at -1 all the same.
    'attacker-held': actor && has(actor, 'serious-wounds'),
    'defender-state': target && stateOf(target),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== false));
}

function knownOf(who: 'attacker' | 'defender', unit: Unit): Record<string, unknown> {
  return {
    [`${who}-weapon`]: armOf(unit),
    [`${who}-opponents`]: Math.min(9, count(unit, 'opponents') + 1),
    [`${who}-wounded`]: has(unit, 'serious-wounds'),
    [`${who}-disorientated`]: has(unit, 'disorientated'),
  };
}

/** R-16a: one weapon, the better. */
function armOf(unit: Unit): Melee['attacker-weapon'] {
  if (word(unit, 'weapon') === 'pistol' || word(unit, 'sidearm') === 'pistol') return 'pistol';
  return has(unit, 'bayonet') ? 'assault' : 'other';
}

function stateOf(target: Unit): Melee['defender-state'] | undefined {
  if (has(target, 'hiding')) return 'hide';
  return has(target, 'sneaking') ? 'sneak' : undefined;
}

export function forbiddenMelee(scene: Scene, _melee: unknown, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const refusal = refuseAction(scene, actor, { action: 'assault' }, book);
  if (refusal) return refusal;
  const other = word(actor, 'locked');
  if (other && targets[0] && targets[0].id !== other) {
    return new Refusal(rules.locked, 'locked', { unit: actor.name, other: scene.units.get(other)?.name });
  }
  if (has(actor, 'serious-wounds') && !other) return new Refusal(rules['no-assault'], 'too-wounded-to-assault');
  return undefined;
}

export function afterMelee(scene: Scene, _melee: unknown, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const [target] = targets;
  const { rules } = book.tracking;
  const fought = [actor, facts.surrender ? undefined : target].filter((unit) => unit !== undefined);
  return [
    ...(actor ? acts(scene, actor, 'assault', rules.assault, book) : []),
    ...(actor && !has(actor, 'locked')
      ? passing(actor, 'moved', true, rules.contact, nextTurn(scene, actor, 'start'))
      : []),
    ...fought.flatMap((unit) =>
      passing(unit, 'opponents', count(unit, 'opponents') + 1, rules.opponents, thisTurnEnds(scene)),
    ),
    ...ending(scene, actor, target, facts.surrender ? 'surrender' : String(facts.winner), book),
  ];
}

function ending(scene: Scene, actor: Unit | undefined, target: Unit | undefined, how: string, book: Book): Effect[] {
  const { rules } = book.tracking;
  switch (how) {
    case 'surrender':
      return target ? taken(scene, actor, target, book) : [];
    case 'attacker':
      return target ? falls(scene, target, 'out-of-action', rules.fight, book) : [];
    case 'defender':
      return actor ? falls(scene, actor, 'out-of-action', rules.fight, book) : [];
    default:
      if (!actor || !target) return [];
      return [...kept(actor, 'locked', target.id, rules.locked), ...kept(target, 'locked', actor.id, rules.locked)];
  }
}

/** LC-SURR-03, LC-SURR-05: his captor guards him, unless he has five already. */
function taken(scene: Scene, captor: Unit | undefined, prisoner: Unit, book: Book): Effect[] {
  const { rules, prisoners: most } = book.tracking;
  const full = captor && guardedBy(scene, captor).length >= most;
  return [
    ...falls(scene, prisoner, 'prisoner', rules.prisoner, book),
    ...(captor && !full ? kept(prisoner, 'guard', captor.id, rules.prisoner) : []),
    ...(captor ? unlocked(scene, captor, book) : []),
    ...(full ? [remind(rules.prisoners)] : []),
  ];
}

/** The prisoners of a guard. */
export function guardedBy({ units }: Scene, guard: Unit): Unit[] {
  return [...units.values()].filter(({ fields }) => fields.guard === guard.id);
}
