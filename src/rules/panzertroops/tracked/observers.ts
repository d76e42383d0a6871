import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { has, word } from '../unit.ts';
import { passing } from './changes.ts';
import { isStepOf, ownFireEnds } from './when.ts';

/** Whether a unit is a forward observer. */
export function isObserver(unit: Unit): boolean {
  return word(unit, 'figure') === 'fo';
}

/**
 * The living radioman of an observer: of his own team, or of one that has lost its observer as his has lost its radioman
 * (PT-ARTY-13).
 */
function radiomanOf({ units }: Scene, observer: Unit): Unit | undefined {
  const own = [...units.values()].filter(({ side }) => side === observer.side);
  const inTeam = (unit: Unit, of: Unit) =>
    unit.fields.squad === of.fields.squad && unit.fields.group === of.fields.group;
  const radios = own.filter((unit) => has(unit, 'radioman') && !unit.gone);
  const alone = (radioman: Unit) => !own.some((each) => isObserver(each) && !each.gone && inTeam(each, radioman));
  return radios.find((each) => inTeam(each, observer)) ?? radios.find(alone);
}

/** How calls of a side stand: one through, one whose team is lost, no team left, or none. */
export function callOf(scene: Scene, side: string): 'through' | 'team-lost' | 'no-team' | 'none' {
  const observers = [...scene.units.values()].filter((unit) => unit.side === side && isObserver(unit));
  const whole = observers.filter((unit) => !unit.gone && radiomanOf(scene, unit));
  if (whole.some((unit) => has(unit, 'call'))) return 'through';
  if (observers.some((unit) => has(unit, 'call'))) return 'team-lost';
  return whole.length === 0 ? 'no-team' : 'none';
}

/** PT-ARTY-02 to -04: a whole team, in its own move step, once a turn. */
export function forbiddenCall(scene: Scene, _call: unknown, { tracking, ...book }: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { rules } = tracking;
  const values = { unit: actor.name };
  if (scene.at && !isStepOf(scene, actor.side, 'move', { tracking, ...book })) {
    return new Refusal(rules['call-step'], 'calls-in-own-move', values);
  }
  if (actor.gone || !isObserver(actor)) return new Refusal(rules.team, 'not-an-observer', values);
  if (!radiomanOf(scene, actor)) return new Refusal(rules.team, 'no-radioman', values);
  return has(actor, 'called') ? new Refusal(rules.call, 'called-already', values) : undefined;
}

export function afterCall(scene: Scene, _call: unknown, { facts }: Outcome, book: Book): Effect[] {
  const { actor, at } = scene;
  if (!actor || !at) return [];
  const { rules } = book.tracking;
  const through = facts.call === 'through';
  return [
    ...passing(actor, 'called', true, rules.call, { turn: at.turn, edge: 'end' }),
    ...(through ? passing(actor, 'call', true, rules.lands, ownFireEnds(scene, actor.side, book)) : []),
  ];
}
