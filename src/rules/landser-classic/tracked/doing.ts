import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Deed } from '../act.ts';
import type { Book } from '../book.ts';
import { has, word } from '../unit.ts';
import { acts, refuseAction } from './actions.ts';
import { automaticTurn } from './burst.ts';
import { cleared, isOwnTurn, kept, nextTurn, passing, remind, thisTurnEnds } from './changes.ts';
import { refuseWeapon } from './firing.ts';
import { guardedBy } from './melee.ts';
import { loaderOf } from './squad.ts';
import { templateLifted } from './struck.ts';

export function forbiddenDeed(scene: Scene, { action }: Deed, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  switch (action) {
    case 'hand-over':
      return refuseHandOver(scene, book);
    case 'keep-template':
      return refuseAction(scene, actor, { action: 'fire' }, book) ?? refuseKeeping(scene, actor, book);
    case 'covering-fire':
      return refuseAction(scene, actor, { action }, book) ?? refuseWeapon(actor, word(actor, 'weapon') ?? '', book);
    default:
      return refuseAction(scene, actor, { action }, book);
  }
}

/** LC-AUTO-03, LC-LOAD-01: a gun that goes on firing where it did, with its loader. */
function refuseKeeping(scene: Scene, gunner: Unit, { tracking }: Book): Refusal | undefined {
  const { rules, weapons } = tracking;
  const weapon = word(gunner, 'weapon') ?? '';
  if (!has(gunner, 'template') || !weapons.continuous.includes(weapon)) {
    return new Refusal(rules['keep-template'], 'no-template-to-keep', { unit: gunner.name });
  }
  if (loaderOf(scene, gunner)) return undefined;
  return new Refusal(rules.alone, 'not-continuous-alone', { unit: gunner.name, weapon });
}

/** LC-SURR-05: one guard, five prisoners. */
function refuseHandOver(scene: Scene, { tracking }: Book): Refusal | undefined {
  const { actor, targets } = scene;
  const [other] = targets;
  if (!actor || !other) return undefined;
  const together = guardedBy(scene, actor).length + guardedBy(scene, other).length;
  if (together <= tracking.prisoners) return undefined;
  return new Refusal(tracking.rules.prisoners, 'too-many-prisoners', { unit: other.name, most: tracking.prisoners });
}

export function afterDeed(scene: Scene, { action, terrain }: Deed, _outcome: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor) return [];
  const { rules } = book.tracking;
  switch (action) {
    case 'hide':
      return [...acts(scene, actor, 'hide', rules.hide, book), ...hides(actor, terrain, book)];
    case 'covering-fire':
      return [
        ...acts(scene, actor, 'covering-fire', rules['covering-fire'], book),
        ...passing(actor, 'covering', true, rules['covering-fire'], nextTurn(scene, actor, 'start')),
      ];
    case 'keep-template':
      return [
        ...(isOwnTurn(scene, actor)
          ? passing(actor, 'action', 'fire', rules['keep-template'], thisTurnEnds(scene))
          : []),
        ...automaticTurn(scene, actor, book),
        remind(rules['in-template']),
      ];
    case 'hand-over':
      return handedOver(scene, actor, book);
    default:
      return [...acts(scene, actor, 'nothing', rules['one-action'], book), ...templateLifted(scene, actor, book)];
  }
}

/** One who is forced to hide already stays so, for as long as that lasts. */
function hides(unit: Unit, terrain: boolean, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  return [
    ...(has(unit, 'hiding') ? [] : kept(unit, 'hiding', 'chosen', rules.hide)),
    ...kept(unit, 'hiding-in', terrain ? 'terrain' : 'open', rules['hide-terrain']),
    // Out of sight, he is no longer the one who has just fired.
    ...(terrain ? cleared(unit, ['fired'], rules['hide-terrain']) : []),
  ];
}

/** LC-SURR-03: to another guard, or, with nobody named, at the base line. */
function handedOver(scene: Scene, guard: Unit, { tracking }: Book): Effect[] {
  const rule = tracking.rules.prisoner;
  const [other] = scene.targets;
  return guardedBy(scene, guard).flatMap((prisoner) => kept(prisoner, 'guard', other?.id ?? false, rule));
}
