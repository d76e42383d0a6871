import { INDIRECT } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import type { Blast } from '../../effect.ts';
import { Refusal } from '../../refusal.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertFigures, assertPart, isInParts, onePlaceOf } from '../moving/parts.ts';
import { areMen, type Changing, has, word } from '../unit.ts';
import { menHit } from './hits.ts';

const knows: Knows<Blast, Book> = {
  weapon: ({ actor }) => {
    const carried = actor && word(actor, 'weapon');
    return INDIRECT.find((each) => each === carried) ?? (actor && has(actor, 'blast') ? 'grenade' : undefined);
  },
  cover: (scene, blast) => (onePlaceOf(scene, blast, () => saidOf(blast).cover) === 'inside' ? 'house' : undefined),
};

/** Only where one of his own blasts lies. */
const domains: Domains<Blast, Book> = {
  weapon: ({ actor }) => [
    ...INDIRECT.filter((each) => each === word(actor!, 'weapon')),
    ...(has(actor!, 'blast') ? (['grenade'] as const) : []),
  ],
  target: ({ units }) => [...units.values()].filter((unit) => !unit.gone && areMen(unit) && !has(unit, 'aboard')),
};

function forbid(scene: Scene, blast: Blast, book: Book): Refusal | undefined {
  const refusal = (scene.actor && refuseAttacker(scene, scene.actor, blast, book)) ?? refuseRiders(scene, book);
  if (refusal) return refusal;
  assertPart(scene, blast);
  assertFigures(scene, blast, ['figures']);
  return undefined;
}

/** HP-ART-09, HP-ART-14, HP-GREN-04: only where one of his own blasts has come down. */
function refuseAttacker(scene: Scene, unit: Unit, { weapon }: Blast, book: Book): Refusal | undefined {
  const { steps, blasts } = book.tracking;
  const thrown = weapon === 'grenade';
  const refusal =
    refuseStep(scene, unit, weapon, thrown ? steps.fire : steps.guns, book) ??
    refuseBound(scene, unit, { does: 'shoot', weapon }, book);
  if (refusal) return refusal;
  const lies = thrown ? has(unit, 'blast') : word(unit, 'weapon') === weapon && has(unit, 'salvo');
  return lies ? undefined : new Refusal(blasts[weapon], 'no-blast', { unit: unit.name, weapon });
}

/** HP-VEH-05, HP-RUL-13: men aboard don't get a save. */
export function refuseRiders({ targets }: Scene, { tracking }: Book): Refusal | undefined {
  const rider = targets.find((unit) => has(unit, 'aboard'));
  return rider && new Refusal(tracking.rules.riders, 'target-rides', { unit: rider.name });
}

export const effect: Tracked<Blast, Book> = {
  catches: 'all',
  tellsOf: { part: isInParts },
  // HP-RUL-54.
  anonymous: false,
  knows,
  domains,
  forbid,
  effects(changes: Changing, { weapon, part }, { facts }) {
    const { scene, book } = changes;
    menHit(changes, scene, Number(facts.killed ?? 0), part, book.shelling.men[weapon].rule, book);
  },
};
