import type { Effect } from '../../../kernel/effect.ts';
import { InputError, Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { has, isVehicle, menOf, unitCalled } from '../unit.ts';
import type { Working } from '../weapon.ts';
import { added, cleared, gone, kept } from './changes.ts';
import { withoutWeapon } from './weaponless.ts';
import { isStepOf } from './when.ts';

/** Who does it, and whose weapon it is: `unit` and `from`, or the common `who` and `target`. */
function namedIn(
  scene: Scene,
  { unit, from }: Working,
): { readonly man?: Unit | undefined; readonly from?: Unit | undefined } {
  const called = (name: string | undefined) => {
    if (name === undefined) return undefined;
    const found = unitCalled(scene.units, name);
    if (found) return found;
    throw new InputError('unknown-unit', { unit: name });
  };
  return { man: called(unit) ?? scene.actor, from: called(from) ?? scene.targets[0] };
}

/** PT-REUSE-02 to -04, and whoever is not there to do it. */
export function forbiddenWork(scene: Scene, working: Working, book: Book): Refusal | undefined {
  const { man, from } = namedIn(scene, working);
  if (!man) return undefined;
  const { rules } = book.tracking;
  const { at } = scene;
  if (at && !isStepOf(scene, man.side, 'move', book)) {
    return new Refusal(rules.turn, 'works-in-own-move', { unit: man.name });
  }
  const rule = rules[working.action === 'crew' ? 'joins' : 'pick-up'];
  if (man.gone) return new Refusal(rule, 'has-fallen', { unit: man.name });
  if (isVehicle(man)) return new Refusal(rule, 'weapons-stay-mounted', { unit: man.name });
  if (working.action === 'abandon') return undefined;
  if (!from || isVehicle(from)) return new Refusal(rule, 'whose-weapon', { unit: man.name });
  const values = { unit: man.name, from: from.name };
  if (from.side !== man.side) return new Refusal(rules['enemy-weapon'], 'is-an-enemy-weapon', values);
  if (has(from, 'abandoned')) return new Refusal(rules['pick-up'], 'weapon-was-given-up', { unit: from.name });
  if (has(from, 'weapon-destroyed'))
    return new Refusal(rules['weapon-lost'], 'weapon-is-destroyed', { unit: from.name });
  const free = from.gone ? from.gone === 'killed' : working.action === 'crew' && has(from, 'lost');
  return free ? undefined : new Refusal(rule, 'nobody-is-missing', values);
}

/** The newcomer's figure goes, with all that he had, and the dead one's comes back (PT-REUSE-01, -02). */
export function afterWork(scene: Scene, working: Working, book: Book): Effect[] {
  const { man, from } = namedIn(scene, working);
  if (!man) return [];
  const { rules } = book.tracking;
  if (working.action === 'abandon') return givenUp(man, book);
  if (!from) return [];
  const rule = rules[working.action === 'crew' ? 'joins' : 'pick-up'];
  return [
    ...(menOf(man) > 1 ? added(man, 'crew', -1, rule) : [gone(man, 'took-over', rule)]),
    ...(from.gone ? back(from, rule) : [...added(from, 'crew', 1, rule), ...added(from, 'lost', -1, rule)]),
  ];
}

/** One who was dead stands there again; of a team that was, one man. */
function back(from: Unit, rule: string): Effect[] {
  const others = menOf(from) - 1;
  return [
    gone(from, '', rule),
    ...(others > 0 ? [...kept(from, 'crew', 1, rule), ...added(from, 'lost', others, rule)] : []),
    ...cleared(from, ['pinned', 'aboard', 'towed-by', 'in-wreck'], rule),
  ];
}

function givenUp(unit: Unit, book: Book): Effect[] {
  const rule = book.tracking.rules['pick-up'];
  return [
    ...kept(unit, 'abandoned', true, rule),
    ...withoutWeapon(unit, 'weapon-lost', book).filter(
      (each) => each.effect === 'set' && each.field !== 'weapon-destroyed',
    ),
  ];
}
