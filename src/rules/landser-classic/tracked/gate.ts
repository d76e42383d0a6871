import type { Book, Move } from '../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../refusal.ts';
import { refuseArms, refuseWeapon, workWanted } from './fire/weapons.ts';
import { refuseInHide } from './hide.ts';
import { canReturnFire, feedsGun, owedNow, squadsToTest } from './squads/duties.ts';
import { bindsNow, count, has, isOwnTurn, isVehicle, word, words } from './state.ts';
import { isAboard, refuseVehicle, vehicleOf } from './tanks/crew.ts';

/** LC-ACT-01, and doing nothing. */
export type Action =
  | Move
  | 'fire'
  | 'hide'
  | 'assault'
  | 'covering-fire'
  | 'weapon-work'
  | 'rally'
  | 'nothing'
  | 'treat'
  | 'carry-off';

export interface Wanted {
  readonly verb: string;
  readonly action: Action;
  /** The weapon, if it matters which. */
  readonly weapon?: string | undefined;
  /** It's the other half of an action already begun, or goes on with it. */
  readonly goesOn?: boolean | undefined;
  /** It's a shot, grenade or blow at the targets named, and not something else that takes the Fire action. */
  readonly attacks?: boolean | undefined;
}

type Check = (scene: Scene, unit: Unit, wanted: Wanted, book: Book) => Refusal | undefined;

/** The first reason why a unit can't act now, in the contract's order. What it acts with and on is checked later. */
export function refuseAction(scene: Scene, unit: Unit, wanted: Wanted, book: Book): Refusal | undefined {
  for (const check of CHECKS) {
    const refusal = check(scene, unit, wanted, book);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The same for anything that isn't an action: only the checks on the side and the figure itself. */
export function refuseDeed(scene: Scene, unit: Unit, verb: string, book: Book): Refusal | undefined {
  return refuseBeforeBreakOff(scene, unit, verb, book) ?? refuseOutOfPlay(scene, unit, book);
}

/** The break-off point is thrown first. After the throw for the next turn, only what's owed can be done. */
export function refuseBeforeBreakOff(
  scene: Scene,
  unit: Unit,
  verb: string,
  book: Book,
  settles = false,
): Refusal | undefined {
  const { at, table, toggles } = scene;
  const { rules, 'initiative-again': again } = book.tracking;
  if (at?.side !== unit.side || verb === 'morale') return undefined;
  const [first] = squadsToTest(scene, unit.side, book);
  if (first) {
    return new Refusal(rules.broken, 'break-off-first', { unit: unit.name, squad: String(first.fields.squad) });
  }
  if (!again || toggles.has('fixed-initiative') || table.initiative !== at.turn || settles) return undefined;
  return owedNow(scene, book).some((due) => (due.unit ?? unit.id) === unit.id && settlesBy(due.verb, verb))
    ? undefined
    : new Refusal(again, 'turn-ends', { unit: unit.name });
}

/** Other verbs that settle a duty: a grenade for a shot, breaking off, leaving the template. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  fire: ['grenade', 'move'],
  assault: ['move'],
  effect: ['move'],
};

function settlesBy(owed: string, verb: string): boolean {
  return owed === verb || OTHERWISE[owed]?.includes(verb) === true;
}

/** In play, not a prisoner, and not aboard. */
export function refuseOutOfPlay(scene: Scene, unit: Unit, { tracking }: Book): Refusal | undefined {
  const { rules, vehicles } = tracking;
  if (unit.gone) {
    const rule =
      unit.gone === 'prisoner'
        ? rules.prisoner
        : unit.gone === 'down' || unit.gone === 'removed'
          ? rules[unit.gone]
          : rules['out-of-action'];
    return new Refusal(rule, 'out-of-play', { unit: unit.name, why: unit.gone });
  }
  if (!vehicles || !isAboard(scene, unit)) return undefined;
  return new Refusal(vehicles.rules.actions, 'aboard', { unit: unit.name, vehicle: vehicleOf(scene, unit)?.name });
}

const SHOTS: readonly Action[] = ['fire', 'move-and-fire', 'covering-fire'];
const HOSTILE: readonly Action[] = [...SHOTS, 'assault'];

const CHECKS: readonly Check[] = [
  (scene, unit, { verb }, book) => refuseBeforeBreakOff(scene, unit, verb, book),

  (scene, unit, _wanted, book) => refuseOutOfPlay(scene, unit, book),

  (scene, unit, { goesOn }, { tracking }) => {
    const action = word(unit, 'action');
    if (!action || goesOn || !isOwnTurn(scene, unit)) return undefined;
    return new Refusal(tracking.rules['one-action'], 'acted-already', { unit: unit.name, action });
  },

  refuseProfile,

  // he fights on, whatever else restricts him.
  (scene, unit, { action }, book) => {
    const { tracking } = book;
    const [first] = words(unit, 'locked');
    if (first === undefined || action === 'assault' || action === 'move-fast') return undefined;
    const rests = action === 'hide' || action === 'nothing';
    if (rests && tracking['disorientated-bars'] && bindsNow(scene, unit, 'disorientated')) return undefined;
    return lockedRefusal(scene, unit, book);
  },

  (scene, unit, { action }, book) =>
    fightsOn(scene, unit, action) ? undefined : refuseInHide(scene, unit, action, book),

  (_scene, unit, { action, goesOn }, { tracking }) => {
    // The barrel that a burst has worn out still fires at the rest of its targets (LS-BURST-03).
    if (!has(unit, 'barrel') || goesOn || ['weapon-work', 'hide', 'nothing'].includes(action)) return undefined;
    return new Refusal(tracking.rules.barrel, 'change-barrel', { unit: unit.name });
  },

  refuseAngry,

  (scene, unit, { action }, { tracking }) => {
    if (!has(unit, 'needs-leader') || fightsOn(scene, unit, action)) return undefined;
    if (!HOSTILE.includes(action) && action !== 'rally') return undefined;
    return new Refusal(tracking.rules['needs-leader'], 'needs-leader', { unit: unit.name });
  },

  (scene, unit, { action }, { tracking }) => {
    if (!has(unit, 'walking-wounded') || fightsOn(scene, unit, action)) return undefined;
    if (['sneak', 'hide', 'nothing', 'weapon-work'].includes(action)) return undefined;
    if (has(unit, 'at-base-line') && ['fire', 'covering-fire'].includes(action)) return undefined;
    // He too comes out of hiding with a Move action.
    if (has(unit, 'hiding') && action === 'move') return undefined;
    return new Refusal(tracking.rules['walking-wounded'], 'walking-wounded', {
      unit: unit.name,
      begun: has(unit, 'action'),
    });
  },

  refuseFurther,

  ({ at }, unit, { action }, { tracking }) => {
    const turns = count(unit, 'fast-turns');
    if (action !== 'move-fast' || !at || turns < tracking['fast-turns']) return undefined;
    return new Refusal(tracking.rules['fast-twice'], 'fast-again', { unit: unit.name, turns });
  },

  // The shot of a Move and Fire moves nothing any more.
  (scene, unit, { action, goesOn, attacks }, book) =>
    refuseVehicle(scene, unit, { action, moves: !(goesOn && attacks) }, book),

  // LC-SQD-06: he assists at the gun, and does nothing else. Where his own arm can't be fired, that comes first.
  (scene, unit, { action, weapon = word(unit, 'weapon') }, book) => {
    const gunner = action === 'nothing' ? undefined : feedsGun(scene, unit, book);
    if (!gunner) return undefined;
    const fires = SHOTS.includes(action) && weapon !== undefined;
    const broken = fires ? refuseWeapon(unit, weapon, book) : undefined;
    return (
      broken ?? new Refusal(book.tracking.rules.feeding, 'feeds-the-gun', { unit: unit.name, gunner: gunner.name })
    );
  },
];

/** Whether he goes on with the fight he's locked in. */
function fightsOn(scene: Scene, unit: Unit, action: Action): boolean {
  if (action !== 'assault' || !has(unit, 'locked')) return false;
  const [target] = scene.targets;
  return target !== undefined && words(unit, 'locked').includes(target.id);
}

function refuseProfile(scene: Scene, unit: Unit, { action, weapon }: Wanted, book: Book): Refusal | undefined {
  const { tracking } = book;
  const { rules, vehicles } = tracking;
  const own = words(unit, 'actions');
  const everybody = action === 'nothing' || action === 'treat' || action === 'carry-off';
  if (own.length === 0 || own.includes(action) || (everybody && !isVehicle(unit)) || action === 'nothing')
    return undefined;
  const values = { unit: unit.name, action, actions: own.filter((each) => isOpen(scene, unit, each as Action, book)) };
  if (isVehicle(unit)) return new Refusal(vehicles?.rules.actions ?? rules.profile, 'vehicle-cannot', values);
  // LS-ASLT-03: anyone at point blank, and a fight that has begun goes on.
  if (action === 'assault' && (tracking['assault-at-hand'] || fightsOn(scene, unit, action))) return undefined;
  const sidearm = word(unit, 'sidearm');
  if (action === 'move-and-fire' && sidearm) {
    if (weapon === undefined || weapon === sidearm || weapon === 'grenade') return undefined;
    return new Refusal(rules.sidearm, 'sidearm-only', {
      unit: unit.name,
      weapon: sidearm,
      moved: has(unit, 'allowance'),
    });
  }
  return new Refusal(rules[action === 'assault' ? 'assault' : 'profile'], 'not-in-profile', values);
}

/** Whether an action of his profile can be taken now, with some weapon or other. */
function isOpen(scene: Scene, unit: Unit, action: Action, book: Book): boolean {
  if (refuseAction(scene, unit, { verb: 'act', action }, book)) return false;
  if (action === 'weapon-work') return workWanted(unit, book) !== undefined;
  const gun = action === 'covering-fire' || (isVehicle(unit) && (action === 'fire' || action === 'move-and-fire'));
  return !gun || refuseArms(unit, book) === undefined;
}

/** LC-ASLT-07: he fights on or breaks off, whichever he can. */
export function lockedRefusal(scene: Scene, unit: Unit, book: Book): Refusal {
  const { rules, 'disorientated-bars': bars } = book.tracking;
  const other = scene.units.get(words(unit, 'locked')[0] ?? '')?.name;
  const open = { unit: unit.name, other, fights: !(bars && bindsNow(scene, unit, 'disorientated')) };
  const breaks = !refuseAction(scene, unit, { verb: 'move', action: 'move-fast' }, book);
  return new Refusal(rules.locked, 'locked', { ...open, breaks });
}

/** LC-LIGHT-03: a shot or grenade at one of them, or the Move of a Move and Fire before it. */
function refuseAngry(scene: Scene, unit: Unit, { action, attacks }: Wanted, book: Book): Refusal | undefined {
  if (!bindsNow(scene, unit, 'angry') || !canReturnFire(scene, unit, book)) return undefined;
  const by = words(unit, 'angry');
  if (action === 'move-and-fire' && !attacks) return undefined;
  const [target] = scene.targets;
  const hull = target && vehicleOf(scene, target)?.id;
  if (attacks && action !== 'assault' && target && (by.includes(target.id) || (hull && by.includes(hull))))
    return undefined;
  const names = by.map((id) => scene.units.get(id)).filter((each) => each && !each.gone);
  return new Refusal(book.tracking.rules.angry, 'must-return-fire', { unit: unit.name, by: names[0]?.name });
}

/** What only the expanded edition forbids; and serious wounds, in both. */
function refuseFurther(scene: Scene, unit: Unit, { action }: Wanted, book: Book): Refusal | undefined {
  const { rally, alternative, rules, 'disorientated-bars': bars } = book.tracking;
  const name = { unit: unit.name };
  const fights = fightsOn(scene, unit, action);
  // Toggles are asked about last: the ruling names those it asked about.
  if (rally && !fights && has(unit, 'squad-broken') && HOSTILE.includes(action) && scene.toggles.has('rally')) {
    return new Refusal(rally.broken, 'squad-broken', name);
  }
  const rests = ['hide', 'nothing', 'sneak', 'weapon-work', 'treat'].includes(action);
  if (rally && !rests && !fights && has(unit, 'needs-rally') && scene.toggles.has('rally')) {
    return new Refusal(rally.hide, 'hide-until-rallied', { ...name, thrown: has(unit, 'tried-rally') });
  }
  if (bars && HOSTILE.includes(action) && bindsNow(scene, unit, 'disorientated')) {
    return new Refusal(bars, 'disorientated', name);
  }
  const barred: readonly string[] = book.movement['not-with-wounds-a'];
  if (has(unit, 'wounds-a') && barred.includes(action)) {
    return new Refusal(book.movement['wounds-a'].rule, 'too-wounded-to-move-so', { ...name, action });
  }
  const serious = has(unit, 'serious-wounds');
  if (action === 'move-fast' && alternative && (serious || has(unit, 'light-alternative'))) {
    const rule = alternative[serious ? 'serious' : 'light'];
    if (scene.toggles.has('alternative-wounds')) return new Refusal(rule, 'too-wounded-to-move-fast', name);
  }
  if (action !== 'assault' || !serious || fights) return undefined;
  const rule = alternative && scene.toggles.has('alternative-wounds') ? alternative.serious : rules['no-assault'];
  return new Refusal(rule, 'too-wounded-to-assault', name);
}

/** Whether only one half of a Move and Fire has been done. */
export function halfDone(unit: Unit, left: 'move' | 'fire'): boolean {
  if (unit.fields.action !== 'move-and-fire') return false;
  return left === 'fire' ? !has(unit, 'shot') : has(unit, 'shot') && unit.fields.allowance === undefined;
}
