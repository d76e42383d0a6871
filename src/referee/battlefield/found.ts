import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { tables } from '../../rules/tables.ts';
import { apart } from '../../table/gap.ts';
import type { Asked } from '../asked.ts';
import { type DeclaredAction, readAction } from '../rulings/action.ts';
import { DieOwed, effectsOf, outcomeOf } from '../rulings/throwing.ts';
import { furtherOwed } from '../rulings/told.ts';
import { numberOf } from '../units/units.ts';
import { drawnTable } from './drawn.ts';
import { placeMeant } from './places.ts';
import type { Spotted } from './spotting.ts';

/** A hidden unit that a ruling finds, and what follows for it. */
export interface Found extends Spotted {
  readonly effects: readonly Effect[];
}

/** A battle before and after a ruling, with all hidden units in it. */
export interface Views {
  readonly before: Campaign;
  readonly after: Campaign;
  readonly hidden: readonly Unit[];
}

/**
 * The hidden units that a ruling finds: whoever has looked where one stands finds it if his dice are good enough for it, and whatever
 * a template takes is struck. The ruling is made before any of that, so nobody learns anything from what it throws.
 */
export function foundBy(given: Asked['given'], ruled: Ruled, views: Views): Found[] {
  const actor = views.before.game?.units[ruled.who ?? ''];
  if (!actor) return [];
  const { who: _, attacker: __, odds: ___, faces: ____, ...said } = given;
  const command = { ...said, who: numberOf(actor) };
  return [...lookedFor(command, ruled, actor, views), ...struckBy(command, ruled, actor, views)];
}

/** Those whom somebody finds who looks at a place. Each is held against the same dice. */
function lookedFor(given: Asked['given'], ruled: Ruled, actor: Unit, { before, hidden }: Views): Found[] {
  const looks = tables[ruled.rules]?.values.looks;
  const drawn = drawnTable(before.game!);
  if (!drawn || looks?.verb !== ruled.verb || typeof given.point !== 'string' || ruled.targets?.length) return [];
  const { point, ...said } = given;
  const { at } = placeMeant(drawn, point, { from: drawn.placeOf(actor) });
  const near = hidden.filter(
    (unit) => unit.side !== actor.side && drawn.figuresOf(unit).some((body) => apart(body.at, at) <= looks.within),
  );
  const faces = ruled.steps.flatMap((step) => step.faces);
  return near.flatMap((unit): Found[] => {
    const action = read(ruled.verb, { ...said, target: numberOf(unit) }, before);
    const outcome = action && outcomeWith(action, faces);
    if (outcome?.facts[looks.fact] !== true) return [];
    const { effects } = effectsOf(action!, outcome, () => 1);
    return [{ unit, spotter: actor.id, rule: looks.rule, effects: effects.filter(isTheSameTwice) }];
  });
}

/** Whether it may be said again of somebody for whom the open ruling has said it already: nothing grows by it. */
function isTheSameTwice(effect: Effect): boolean {
  return effect.effect === 'set' || (effect.effect === 'add' && typeof effect.value === 'string');
}

function outcomeWith(action: DeclaredAction, faces: readonly number[]) {
  if (action.filling?.refusal(action.scene!, action.options, action.declared)) return undefined;
  return unlessBarred(() => outcomeOf(action, () => 1, { faces, used: 0 }));
}

/** Those under a template: each class of cover is a ruling that's owed, as for everybody else. */
function struckBy(given: Asked['given'], ruled: Ruled, actor: Unit, { before, after, hidden }: Views): Found[] {
  const { more, after: later } = tables[ruled.rules]?.values.verbs[ruled.verb] ?? {};
  const action = more || later ? read(ruled.verb, given, before) : undefined;
  if (!action?.scene) return [];
  const { units } = action.scene;
  const targets = (ruled.targets ?? []).flatMap((id) => units.get(id) ?? []);
  const aimed = { ...action, scene: { ...action.scene, targets } };
  const then = sceneOf(after.game!, action.ruleset, action.toggles, { actor, targets });
  const turn = after.game?.at?.turn;
  return furtherOwed(aimed, then, ruled.facts).flatMap(({ targets: taken = [], ...owed }) =>
    hidden
      .filter(({ id }) => taken.includes(id))
      .map((unit) => {
        const due = { effect: 'due' as const, ...owed, targets: [unit.id] };
        const effects = turn === undefined ? [] : [{ ...due, at: owed.at ?? { turn, edge: 'start' as const } }];
        return { unit, spotter: actor.id, rule: owed.rule, effects };
      }),
  );
}

function read(verb: string, given: Asked['given'], campaign: Campaign): DeclaredAction | undefined {
  return unlessBarred(() => readAction(verb, given, campaign, campaign.game!.rules));
}

/** What isn't to be done, isn't found by it. */
function unlessBarred<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError || error instanceof Refusal || error instanceof DieOwed) return undefined;
    throw error;
  }
}
