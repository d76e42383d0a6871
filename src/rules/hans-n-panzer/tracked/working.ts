import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { SET_UP } from '../armoury.ts';
import type { Book } from '../book.ts';
import { areMen, count, has, isVehicle, word } from '../unit.ts';
import type { Working } from '../weapon.ts';
import { cleared, gone, kept, remind, remindingOnce, thisTurn } from './changes.ts';
import { isEmplaced } from './guns.ts';
import { callEnds } from './shelling.ts';

/** The gun, mortar or battery that is meant: the one that acts, or the one named. */
function gunOf({ actor, targets }: Scene): Unit | undefined {
  return actor && isEmplaced(actor) ? actor : targets.find(isEmplaced);
}

export function knownOfWork(scene: Scene, { action }: Partial<Working>): Partial<Working> {
  const gun = gunOf(scene);
  const weapon = SET_UP.find((each) => gun && each === word(gun, 'weapon'));
  return {
    ...(scene.at ? { turn: scene.at.turn } : {}),
    ...(action === 'set-up' && weapon ? { weapon } : {}),
  };
}

export function forbiddenWork(scene: Scene, { action }: Working, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  switch (action) {
    case 'set-up':
    case 'hook-up':
      return refuseDriven(scene, book);
    case 'call-fire':
      return refuseCalled(actor, book);
    default:
      return refuseTooFew(actor, book);
  }
}

/** HP-GUN-01: the vehicle stops for it. */
function refuseDriven({ actor, targets }: Scene, { tracking }: Book): Refusal | undefined {
  const towing = [...(actor ? [actor] : []), ...targets].find((unit) => isVehicle(unit) && has(unit, 'moved'));
  return towing && new Refusal(tracking.rules['hooked-up'], 'has-to-stop', { unit: towing.name });
}

/** HP-ART-11: a call takes the observer's turn. */
function refuseCalled(unit: Unit, { tracking }: Book): Refusal | undefined {
  return has(unit, 'called') ? new Refusal(tracking.rules.call, 'has-called', { unit: unit.name }) : undefined;
}

/** HP-CAP-02. */
function refuseTooFew(unit: Unit, { tracking }: Book): Refusal | undefined {
  const { captors } = tracking;
  if (isEmplaced(unit) || count(unit, 'men') >= captors) return undefined;
  return new Refusal(tracking.rules.captured, 'two-to-capture', { unit: unit.name, men: captors });
}

export function afterWork(scene: Scene, { action }: Working, { facts }: Outcome, book: Book): Effect[] {
  const ready = Number(facts['ready-turn']);
  const gun = gunOf(scene);
  const done: Readonly<Record<Working['action'], () => Effect[]>> = {
    'set-up': () => (gun ? setUp(scene, gun, ready, book) : []),
    'hook-up': () => (gun ? hookedUp(scene, gun, ready, book) : []),
    'call-fire': () => (gun ? calls(scene, gun, ready, book) : []),
    capture: () => captured(scene, ready, book),
  };
  return remindingOnce(scene, done[action]());
}

function setUp(scene: Scene, gun: Unit, ready: number, book: Book): Effect[] {
  const weapon = word(gun, 'weapon') ?? '';
  return [
    ...kept(gun, 'ready-turn', ready, book.tracking['set-up'][weapon] ?? book.tracking.unready.gun),
    ...cleared(gun, ['moves-from'], book.tracking.rules['hooked-up']),
    ...stands(scene, book),
  ];
}

function hookedUp(scene: Scene, gun: Unit, ready: number, book: Book): Effect[] {
  const rule = book.tracking.rules['hooked-up'];
  return [
    ...cleared(gun, ['ready-turn'], rule),
    ...callEnds(gun, rule),
    ...kept(gun, 'moves-from', ready, rule),
    ...stands(scene, book),
  ];
}

/** HP-GUN-01: the gunners get in or out, so the vehicle that tows does not move this turn. */
function stands(scene: Scene, { tracking }: Book): Effect[] {
  const towing = scene.targets.filter(isVehicle);
  return towing.flatMap((unit) => thisTurn(scene, unit, 'boarding', true, tracking.rules['hooked-up']));
}

/** HP-ART-11: on the units named, or else on a point that only the players know. A new call takes the old one's place. */
function calls(scene: Scene, gun: Unit, ready: number, { tracking }: Book): Effect[] {
  const { actor, targets } = scene;
  const { call } = tracking.rules;
  const aims = targets.filter(({ id }) => id !== gun.id).map(({ id }) => id);
  const observer = actor && actor.id !== gun.id ? actor : undefined;
  return [
    ...(aims.length > 0 ? kept(gun, 'call', aims.join(','), call) : cleared(gun, ['call'], call)),
    ...kept(gun, 'call-ready', ready, call),
    ...(observer ? kept(gun, 'called-by', observer.id, call) : cleared(gun, ['called-by'], call)),
    ...(observer ? thisTurn(scene, observer, 'called', true, call) : []),
  ];
}

/** HP-CAP-02, HP-CAP-03: men who take a gun have it from now on; a gun that takes nothing was taken itself. */
function captured(scene: Scene, ready: number, { tracking }: Book): Effect[] {
  const { actor, targets } = scene;
  const { rules, advice } = tracking;
  const taken = targets.find(isEmplaced);
  const holder = actor ?? taken;
  if (!holder) return [];
  const takes = actor && taken && areMen(actor);
  return [
    ...(takes ? kept(actor, 'weapon', word(taken, 'weapon') ?? '', rules.captured) : []),
    ...(takes && !taken.gone ? [gone(taken, 'captured', rules.captured)] : []),
    ...(takes ? [] : cleared(holder, ['specialists'], rules.specialists)),
    ...kept(holder, 'captured', true, rules.captured),
    ...cleared(holder, ['ready-turn'], rules.captured),
    ...kept(holder, 'moves-from', ready, rules.captured),
    remind(advice.capture),
    remind(rules.specialists),
  ];
}
