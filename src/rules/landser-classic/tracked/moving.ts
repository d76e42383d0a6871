import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Moving } from '../move.ts';
import { count, has, word } from '../unit.ts';
import { acts, halfDone, refuseAction } from './actions.ts';
import { cleared, kept, nextTurn, passing, remind, thisTurnEnds } from './changes.ts';
import { unlocked } from './struck.ts';

export function knownOfMove({ actor }: Scene): Partial<Moving> {
  if (!actor) return {};
  const wounds = count(actor, 'wounds-a');
  return {
    ...(wounds > 0 ? { 'wounds-a': wounds } : {}),
    ...(has(actor, 'disorientated') ? { half: true } : {}),
  };
}

export function forbiddenMove(scene: Scene, { action }: Pick<Moving, 'action'>, book: Book): Refusal | undefined {
  const { actor, at } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { action, goesOn: halfDone(actor, 'move') }, book);
  if (refusal) return refusal;
  if (action !== 'move-fast' || !at) return undefined;
  const turns = fastTurns(at, actor);
  if (turns < book.tracking['fast-turns']) return undefined;
  return new Refusal(book.tracking.rules['fast-twice'], 'fast-again', { unit: actor.name, turns });
}

/** In how many turns running he has moved fast, up to the last one. */
function fastTurns(at: NonNullable<Scene['at']>, unit: Unit): number {
  return count(unit, 'fast-turn') === at.turn - 1 ? count(unit, 'fast-turns') : 0;
}

export function afterMove(scene: Scene, { action }: Pick<Moving, 'action'>, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets, at } = scene;
  const { rules, weapons } = book.tracking;
  const met = targets.flatMap((target) => contact(scene, actor, target, book));
  if (!actor) return met;
  const rule = rules[action];
  const next = nextTurn(scene, actor, 'start');
  const stirs = !has(actor, 'hiding') && weapons['set-up'].includes(word(actor, 'weapon') ?? '');
  return [
    ...acts(scene, actor, action, rule, book),
    ...passing(actor, 'allowance', facts.allowance ?? 0, rule, thisTurnEnds(scene)),
    ...passing(actor, 'moved', true, rule, next),
    ...(action === 'move-fast' ? passing(actor, 'moved-fast', true, rule, next) : []),
    ...(action === 'move-fast' && at
      ? [
          ...kept(actor, 'fast-turns', fastTurns(at, actor) + 1, rules['fast-twice']),
          ...kept(actor, 'fast-turn', at.turn, rules['fast-twice']),
        ]
      : []),
    ...(action === 'sneak' ? passing(actor, 'sneaking', true, rule, next) : []),
    // LC-HIDE-06: that is how one comes out of it. A gun that is set up stays so: he need not have gone anywhere.
    ...(action === 'move' ? cleared(actor, ['hiding', 'hide-turn', 'hiding-in', 'pinned'], rules['hide-end']) : []),
    ...(stirs ? cleared(actor, ['set-up'], rules['set-up']) : []),
    ...(action === 'move-fast' && has(actor, 'locked') ? unlocked(scene, actor, book) : []),
    ...cleared(actor, ['in-template'], rules['in-template']),
    ...(has(actor, 'needs-leader') ? [remind(rules['needs-leader'])] : []),
    ...(has(actor, 'walking-wounded') ? [remind(rules['walking-wounded'])] : []),
    ...met,
  ];
}

/** A commander or a medic comes into base contact (LC-LIGHT-06, LC-LIGHT-07, LC-SER-05). */
function contact(scene: Scene, comer: Unit | undefined, target: Unit, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  const medic = comer && has(comer, 'medic');
  if (!comer || !(medic || has(comer, 'leader')) || comer.side !== target.side) return [];
  const at = nextTurn(scene, comer, 'start');
  const options = { target: target.name };
  return [
    ...cleared(target, ['needs-leader'], rules['needs-leader']),
    ...cleared(target, ['walking-wounded'], rules['walking-wounded']),
    ...(medic && at && target.gone === 'down'
      ? [{ effect: 'due', verb: 'wound', options, unit: comer.id, at, rule: rules.down } as const]
      : []),
  ];
}
