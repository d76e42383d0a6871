import { INDIRECT } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Landing } from '../../../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Salvo } from '../../barrage.ts';
import { Refusal } from '../../refusal.ts';
import { gunFired } from '../fire/arms.ts';
import { refuseRiders } from '../fire/effect.ts';
import { menHit } from '../fire/hits.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertFigures, assertPart, housesUnder, isInParts, menAmong, onePlaceOf } from '../moving/parts.ts';
import { type Changing, has, isVehicle, unitsInside, word } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import { callEnds, refuseCaptured, refuseFired, refuseUncalled, refuseUnready } from './pieces.ts';

const knows: Knows<Salvo, Book> = {
  weapon: ({ actor }) => {
    const carried = actor && word(actor, 'weapon');
    return INDIRECT.find((each) => each === carried);
  },
  cover: (scene, salvo) => (onePlaceOf(scene, salvo, () => saidOf(salvo).cover) === 'inside' ? 'house' : undefined),
  // On a drawn table none are there whom nobody names.
  figures: (scene) => ((scene.drawn || scene.targets.length > 0) && menAmong(scene).length === 0 ? 0 : undefined),
  // Batteries and heavy mortars don't see what they fire at: their observer does.
  visibility: (scene, salvo, { tracking }) => {
    const called = salvo.weapon !== undefined && tracking.called[salvo.weapon] !== undefined;
    return called ? undefined : visibilityOf(scene);
  },
};

const domains: Domains<Salvo, Book> = {
  weapon: ({ actor }) => INDIRECT.filter((each) => each === word(actor!, 'weapon')),
  range: (_scene, salvo, { reach }) => (salvo.weapon === 'infantry-mortar' ? [0, reach.inches[salvo.weapon]] : []),
  target: ({ actor, units }) =>
    [...units.values()].filter((unit) => !unit.gone && unit.id !== actor?.id && !has(unit, 'aboard')),
};

function forbid(scene: Scene, salvo: Salvo, book: Book): Refusal | undefined {
  const refusal = (scene.actor && refuseBattery(scene, scene.actor, salvo, book)) ?? refuseRiders(scene, book);
  if (refusal) return refusal;
  assertPart(scene, salvo);
  assertFigures(scene, salvo, ['figures', 'short', 'over', 'right', 'left']);
  return undefined;
}

function refuseBattery(scene: Scene, unit: Unit, salvo: Salvo, book: Book): Refusal | undefined {
  const { weapon } = salvo;
  const { rules, steps } = book.tracking;
  const refusal =
    refuseStep(scene, unit, weapon, steps.guns, book) ?? refuseBound(scene, unit, { does: 'shoot', weapon }, book);
  if (refusal) return refusal;
  if (word(unit, 'weapon') !== weapon) return new Refusal(rules.arms, 'has-it-not', { unit: unit.name, weapon });
  return (
    refuseUnready(scene, unit, book) ??
    refuseUncalled(scene, unit, book) ??
    refuseCaptured(unit, book) ??
    refuseFired(unit, weapon, book)
  );
}

function effects(changes: Changing, salvo: Salvo, { facts }: Outcome): void {
  const { scene, book } = changes;
  if (facts.shot !== undefined) return;
  const { actor } = scene;
  const { weapon, part } = salvo;
  const { rule } = book.shelling.men[weapon];
  if (actor) {
    gunFired(changes, actor, weapon, book);
    callUsed(changes, actor, book);
  }
  const landing = facts.landing as Landing;
  if (landing === 'misfire') return;
  if (actor) changes.set(actor, 'salvo', landing, book.shelling.landing[weapon].rule);
  menHit(changes, scene, Number(facts.killed ?? 0), part, rule, book);
  if (actor && facts.figures !== undefined) housesToThrowFor(changes, actor, salvo, book);
  vehiclesUnder(changes, salvo, book);
}

/** HP-RUL-10: with `call-every-salvo` a call lasts for one salvo. */
function callUsed(changes: Changing, battery: Unit, { tracking }: Book): void {
  const rule = tracking.called[word(battery, 'weapon') ?? ''];
  if (rule && changes.scene.toggles.has('call-every-salvo')) callEnds(changes, battery, rule);
}

/** HP-RUL-16: players throw in this step for a house with men in it under the area that was hit. */
function housesToThrowFor(changes: Changing, piece: Unit, salvo: Salvo, { tracking }: Book): void {
  const { scene } = changes;
  const { at } = scene;
  const rule = tracking.rules['house-under'];
  for (const house of housesUnder(scene, salvo)) {
    if (!at || house.gone || unitsInside(scene, house).length === 0) continue;
    const until = { turn: at.turn, step: at.step, edge: 'end' } as const;
    changes.due({ verb: 'demolish', options: {}, unit: piece.id, targets: [house.id], until, rule });
  }
}

/** HP-ART-15: vehicles under the square are thrown for one at a time. */
function vehiclesUnder(changes: Changing, { weapon }: Salvo, { tracking }: Book): void {
  const { actor, targets } = changes.scene;
  const vehicles = weapon === 'artillery' ? targets.filter(isVehicle) : [];
  if (vehicles.length > 0 && actor) changes.remind(tracking.rules.square, [actor, ...vehicles], 'vehicles-under');
}

export const barrage: Tracked<Salvo, Book> = {
  catches: 'all',
  tellsOf: { part: isInParts },
  fails: ({ shot }) => shot !== undefined,
  domain: (_scene, actor) => ({ weapon: INDIRECT.filter((each) => each === word(actor, 'weapon')) }),
  knows,
  domains,
  forbid,
  effects,
};
