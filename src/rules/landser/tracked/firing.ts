import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { halfDone } from '../../landser-classic/tracked/actions.ts';
import { afterShot as originally } from '../../landser-classic/tracked/burst.ts';
import {
  knownOfShot as asOriginally,
  firesAgain,
  forbiddenShot as forbiddenOriginally,
} from '../../landser-classic/tracked/firing.ts';
import { squadOf } from '../../landser-classic/tracked/squad.ts';
import type { Book } from '../book.ts';
import { isAtPoint, type Shot } from '../shot.ts';
import { count, has, word } from '../unit.ts';
import { refuseFurther } from './actions.ts';
import { cleared, lasting, nextTurn, passing, remind, thisTurnEnds } from './changes.ts';
import { refuseVehicle } from './driving.ts';
import { struck } from './struck.ts';

/** What the referee knows of a firer and of those fired at; what is a default anyway is left out. */
export function knownOfShot(scene: Scene, given: Partial<Shot>, book: Book): Partial<Shot> {
  const { actor, targets } = scene;
  const known = asOriginally(scene, given, book) as Partial<Shot>;
  const weapon = given.weapon ?? known.weapon;
  const light = lightOf(targets);
  const further: Record<string, unknown> = {
    ...known,
    ...(actor && weapon ? knownOfFirer(scene, actor, weapon, book) : {}),
    ...(light > 0 && scene.toggles.has('alternative-wounds') ? { 'light-before': light } : {}),
  };
  if (weapon === 'hmg' && targets.length > 1) further.figures = targets.length;
  return Object.fromEntries(Object.entries(further).filter(([, value]) => value !== undefined && value !== 0));
}

/** Of those caught, what is true of all. */
export function lightOf(targets: readonly Unit[]): number {
  return targets.length === 0 ? 0 : Math.min(9, ...targets.map((unit) => count(unit, 'light-wounds')));
}

function knownOfFirer({ at, toggles, targets }: Scene, firer: Unit, weapon: string, { tracking }: Book) {
  const known: Record<string, unknown> = {};
  const [target] = targets;
  const suppressed = Math.min(20, count(firer, 'suppressed-by'));
  if (suppressed > 0 && toggles.has('suppressive-fire')) known['suppressed-by'] = suppressed;
  const penalty = penaltyOf(firer, tracking);
  // In place of what the original's wounds come to.
  const wounded = penalty > 0 || has(firer, 'wounds-b') || has(firer, 'disorientated');
  if (wounded && toggles.has('alternative-wounds')) known['wound-penalty'] = penalty;
  const aimed = target && word(firer, 'aiming') === target.id && at && count(firer, 'aim-turn') === at.turn - 1;
  if (aimed && tracking.weapons.aimed.includes(weapon)) known['aim-turns'] = Math.min(9, count(firer, 'aim-turns'));
  // it is the target of last turn for the second shot as it was for the first.
  if (count(firer, 'shots') === 1 && has(firer, 'same-again')) known['same-target'] = true;
  return known;
}

/** LS-ALT-02, LS-ALT-03, LS-ALT-07: the worse one counts. */
function penaltyOf(firer: Unit, { 'alternative-penalties': penalties }: Book['tracking']): number {
  if (has(firer, 'serious-wounds')) return penalties.serious;
  return has(firer, 'light-wounds') ? penalties.light : 0;
}

/** A burst is automatic fire too, though it lays no template. */
function automatic(shot: Shot): Shot {
  return { ...shot, auto: shot.auto || shot.burst !== undefined };
}

/** What the book forbids a firer over turns. */
export function forbiddenShot(scene: Scene, shot: Shot, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const action = (shot.moved && !shot['from-vehicle']) || halfDone(actor, 'fire') ? 'move-and-fire' : 'fire';
  return (
    refuseVehicle(scene, actor, { action, goesOn: halfDone(actor, 'fire') }, book) ??
    refuseAnotherTarget(scene, actor, shot, book) ??
    forbiddenOriginally(scene, automatic(shot), book) ??
    refuseFurther(scene, actor, action, book)
  );
}

/** LS-FIRE-19, R-33: the second shot of a turn goes to the same target. */
function refuseAnotherTarget(scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { rules, weapons } = book.tracking;
  if (!weapons.twice.includes(shot.weapon) || firer.fields.action !== 'fire' || count(firer, 'shots') !== 1) {
    return undefined;
  }
  if (scene.targets.length === 0 || firesAgain(scene, firer, shot, book)) return undefined;
  const target = scene.units.get(word(firer, 'last-target') ?? '')?.name;
  return new Refusal(rules.twice, 'another-target', { unit: firer.name, weapon: shot.weapon, target });
}

/** What a shot changes: of the firer and his weapon, of those fired at, and of those hit. */
export function afterShot(scene: Scene, shot: Shot, outcome: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  const { rules } = book.tracking;
  return [
    ...originally(scene, automatic(shot), outcome, book, struck as Parameters<typeof originally>[4]),
    ...(actor ? cleared(actor, ['aiming', 'aim-turns', 'aim-turn'], rules.aim) : []),
    ...(actor && shot['same-target']
      ? passing(actor, 'same-again', true, rules['same-target'], thisTurnEnds(scene))
      : []),
    ...(actor && isAtPoint(shot) ? ofTemplate(scene, actor, outcome, book) : []),
  ];
}

/** LS-HMG-06: the template lies for the following turn too, unless the gun has jammed. */
function ofTemplate(scene: Scene, gunner: Unit, { facts }: Outcome, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  const crew = squadOf(scene, gunner).filter(({ gone }) => !gone);
  const manned = ['loader', 'observer'].every((role) => crew.some(({ profile }) => profile === role));
  const until = nextTurn(scene, gunner, 'end');
  const rule = rules['shift-template'];
  return [
    ...(manned ? [] : [remind(rules['hmg-crew'])]),
    ...(facts.jam || !until ? [] : lasting(gunner, 'template', true, rule, until)),
    ...(facts.hit === true && !facts.jam && until
      ? scene.targets.flatMap((unit) => lasting(unit, 'in-template', gunner.id, rules['in-template'], until))
      : []),
  ];
}
