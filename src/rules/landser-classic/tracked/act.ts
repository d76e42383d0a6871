import type { Book } from '../../../../data/landser-classic/book.ts';
import { ofActor, ofUnit } from '../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Cite } from '../../../kernel/step.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { acts } from './acts.ts';
import { automaticTurn, feeds, shiftTemplate } from './fire/template.ts';
import { refuseArms, refuseCrewOfWeapon, refuseWeapon } from './fire/weapons.ts';
import { type Action, refuseAction, refuseBeforeBreakOff, refuseDeed, refuseOutOfPlay } from './gate.ts';
import { isHiding } from './hide.ts';
import { assertTarget } from './known.ts';
import { loaderOf } from './squads/squads.ts';
import { allIn, type Changing, count, coverEnds, has, isVehicle, word, words } from './state.ts';
import { GONE } from './wounds/falls.ts';
import { afterFate, joinsFight, refuseFate, refuseJoining } from './wounds/fates.ts';

export interface Deed {
  readonly action: string;
  readonly terrain?: boolean;
  readonly edge?: boolean;
}

/** The deeds that take his action, and which action each counts as. */
const TAKES: Readonly<Record<string, Action>> = {
  hide: 'hide',
  'covering-fire': 'covering-fire',
  nothing: 'nothing',
  'keep-template': 'fire',
  'shift-template': 'fire',
  aim: 'fire',
  treat: 'treat',
  'carry-off': 'carry-off',
};

/** What a figure does without a die. */
export const act: Tracked<Deed, Book> = {
  byMany: 'all-or-none',
  ofCampaign: true,
  fallen: GONE,
  outOfPlay: GONE,
  meets: [
    // LC-SURR-03: who takes the prisoners over; without him, they're left at the base line.
    {
      when: ({ action }) => action === 'hand-over',
      isOne: (guard, unit) => unit.side === guard.side && !unit.gone && !isVehicle(unit),
      as: 'takesOver',
    },
    // LS-HMG-06: who's under the template now.
    {
      when: ({ action }) => action === 'shift-template',
      isOne: (_gunner, unit) => !unit.gone && !isVehicle(unit),
      several: () => true,
      as: 'caught',
    },
  ],
  domains: { target: (scene) => allIn(scene).filter(({ id }) => id !== scene.actor?.id) },
  forbid: ofActor<Deed, Book>(
    ofUnit((scene, actor, book: Book) => refuseBeforeBreakOff(scene, actor, 'act', book, true)),
    // Whoever is out of play may still have something to do: a prisoner joins in. Whoever is aboard hasn't.
    ofUnit((scene, actor, book: Book) => (actor.gone ? undefined : refuseOutOfPlay(scene, actor, book))),
    (scene, actor, deed, book) => {
      const taken = TAKES[deed.action];
      if (!taken) return refuseFree(scene, actor, deed.action, book);
      return refuseAction(scene, actor, { verb: 'act', action: taken }, book) ?? refuseTaking(scene, actor, deed, book);
    },
  ),
  idle: ({ actor }, { action }) => action === 'cannot-return-fire' && actor !== undefined && !has(actor, 'angry'),
  effects(changes: Changing, deed, _outcome) {
    const { scene, book } = changes;
    const { actor } = scene;
    if (!actor) return;
    const deeds: Readonly<Record<string, Cite>> = book.deeds;
    const { action } = deed;
    const rule = deeds[action]?.rule ?? book.tracking.rules['one-action'];
    if (TAKES[action]) acts(changes, actor, action, rule, book);
    const done = DONE[action];
    if (done) done(changes, actor, deed, rule, book);
    else afterFate(changes, actor, deed, rule, book);
  },
};

/** Deeds that aren't actions: what he says about himself, and what happens to prisoners and the men lying on the table. */
function refuseFree(scene: Scene, actor: Unit, action: string, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  if (action === 'join-assault') {
    return refuseBeforeBreakOff(scene, actor, 'act', book) ?? refuseJoining(scene, actor, book);
  }
  const settles = action === 'cannot-return-fire' || action === 'behind-cover';
  const refusal = settles
    ? (refuseBeforeBreakOff(scene, actor, 'act', book, true) ?? refuseOutOfPlay(scene, actor, book))
    : refuseDeed(scene, actor, 'act', book);
  if (refusal) return refusal;
  if (action === 'behind-cover' && leftBehind(scene, actor).length === 0) {
    return new Refusal(rules['behind-cover'], 'in-no-template', { unit: actor.name });
  }
  return settles ? undefined : refuseFate(scene, actor, { action }, book);
}

function refuseTaking(scene: Scene, actor: Unit, deed: Deed, book: Book): Refusal | undefined {
  switch (deed.action) {
    case 'covering-fire':
      return refuseArms(actor, book);
    case 'keep-template':
      return refuseKeeping(scene, actor, book);
    case 'shift-template':
      return refuseShift(scene, actor, book);
    case 'aim':
      return refuseAim(scene, actor, book);
    case 'treat':
    case 'carry-off':
      return refuseFate(scene, actor, deed, book);
    default:
      return undefined;
  }
}

/** LC-AUTO-03, LC-LOAD-01: a gun goes on firing at the same place, with its loader. */
function refuseKeeping(scene: Scene, gunner: Unit, book: Book): Refusal | undefined {
  const { rules, weapons } = book.tracking;
  const weapon = word(gunner, 'template') ?? '';
  const own = word(gunner, 'weapon') ?? '';
  if (weapons.continuous.includes(own) && !isVehicle(gunner) && !loaderOf(scene, gunner)) {
    return new Refusal(rules.alone, 'not-continuous-alone', {
      unit: gunner.name,
      weapon: own,
      automatic: 'template',
    });
  }
  if (!weapons.continuous.includes(weapon)) {
    return new Refusal(rules['keep-template'], 'no-template-to-keep', { unit: gunner.name });
  }
  const refusal = refuseWeapon(gunner, weapon, book);
  return refusal ?? refuseCrewOfWeapon(scene, gunner, { weapon, automatic: 'template' }, book);
}

/** LS-HMG-06, R-58: last turn's template, once. */
function refuseShift(scene: Scene, gunner: Unit, book: Book): Refusal | undefined {
  const { rules, 'at-point': atPoint } = book.tracking;
  const weapon = word(gunner, 'template') ?? '';
  const rule = atPoint?.shift ?? rules['keep-template'];
  if (!atPoint?.weapons.includes(weapon) || has(gunner, 'template-shifted')) {
    return new Refusal(rule, 'no-template-to-shift', { unit: gunner.name });
  }
  const out = scene.targets.find(({ gone }) => gone);
  if (out) return new Refusal(rule, 'target-out-of-play', { target: out.name, why: out.gone });
  const refusal = refuseWeapon(gunner, weapon, book);
  return refusal ?? refuseCrewOfWeapon(scene, gunner, { weapon, automatic: 'template' }, book);
}

/** LS-SNIP-04. */
function refuseAim(scene: Scene, sniper: Unit, book: Book): Refusal | undefined {
  const { rules, snipers } = book.tracking;
  const weapon = word(sniper, 'weapon') ?? '';
  const rule = snipers?.aim ?? rules.fire;
  if (!snipers?.weapons.includes(weapon)) return new Refusal(rule, 'no-sniper', { unit: sniper.name });
  assertTarget(scene);
  const target = scene.targets[0]!;
  const values = { unit: sniper.name, target: target.name };
  if (target.side === sniper.side) return new Refusal(rules.fire, 'own-side', values);
  if (target.gone) return new Refusal(rules.fire, 'target-out-of-play', { target: target.name, why: target.gone });
  if (isHiding(target) && word(target, 'hiding-in') === 'terrain') {
    return new Refusal(rules['hiding-target'], 'out-of-sight', values);
  }
  return refuseWeapon(sniper, weapon, book);
}

type Done = (changes: Changing, actor: Unit, deed: Deed, rule: string, book: Book) => void;

const DONE: Readonly<Record<string, Done>> = {
  nothing: () => {},
  hide: hides,
  'covering-fire': (changes, actor, _deed, rule) => {
    const until = coverEnds(changes.scene, actor);
    if (until) changes.set(actor, 'covering', true, rule, until);
  },
  'keep-template': (changes, actor, _deed, rule, book) => {
    changes.set(actor, 'template-now', true, rule);
    automaticTurn(changes, actor, book);
    feeds(changes, actor, book);
    changes.set(actor, 'fired', true, book.tracking.rules.fired);
  },
  'shift-template': (changes, actor, _deed, rule, book) => {
    shiftTemplate(changes, actor, changes.scene.targets, rule, book);
  },
  aim: (changes, actor, _deed, rule) => {
    assertTarget(changes.scene);
    const target = changes.scene.targets[0]!;
    const goesOn = word(actor, 'aiming') === target.id;
    changes.set(actor, 'aiming', target.id, rule);
    changes.set(actor, 'aim-turns', Math.min(9, (goesOn ? count(actor, 'aim-turns') : 0) + 1), rule);
  },
  'cannot-return-fire': (changes, actor, _deed, rule) => changes.clear(actor, ['angry'], rule),
  'join-assault': (changes, actor, _deed, rule, book) => joinsFight(changes, actor, rule, book),
  'behind-cover': (changes, actor, _deed, rule) => {
    for (const id of leftBehind(changes.scene, actor)) changes.strike(actor, 'in-template', id, rule);
  },
};

/** LC-AUTO-07: whose templates he's behind something from: of those named, or of all. */
function leftBehind(scene: Scene, unit: Unit): readonly string[] {
  const over = words(unit, 'in-template');
  // Whoever is under none has nobody to name.
  if (over.length === 0) return over;
  const { targets } = scene;
  return targets.length === 0 ? over : over.filter((id) => targets.some((each) => each.id === id));
}

/** A man who's already forced to hide stays forced for as long as that lasts; out of sight, nobody is aware of him any more. */
function hides(changes: Changing, unit: Unit, { terrain = false }: Deed, rule: string, book: Book): void {
  const { rules } = book.tracking;
  const { scene } = changes;
  if (!isHiding(unit)) {
    changes.set(unit, 'hiding', 'chosen', rule);
    if (scene.at) changes.set(unit, 'hide-turn', scene.at.turn, rule);
  }
  const until = scene.state.lasting.find(
    (each) => each.field === 'hiding' && 'unit' in each.of && each.of.unit === unit.id,
  )?.until;
  changes.set(unit, 'hiding-in', terrain ? 'terrain' : 'open', rules['hide-terrain'], until);
  if (!terrain) return;
  changes.clear(unit, ['fired', 'seen-moving'], rules['hide-terrain']);
  for (const other of allIn(scene)) {
    if (words(other, 'aware').includes(unit.id)) changes.strike(other, 'aware', unit.id, rules['hide-terrain']);
    if (word(other, 'aiming') === unit.id) changes.clear(other, ['aiming', 'aim-turns'], rules['hide-terrain']);
  }
}
