import type { Book, WeaponId } from '../../../../../data/panzertroops/book.ts';
import { type Domains, type Knows, knownOf, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { ofUnit, type Round } from '../../fire/smoke.ts';
import { Refusal } from '../../refusal.ts';
import { armsOf, firedArms, has, isVehicle, kindOf, menOf, vehicleOf, word, words } from '../../unit.ts';
import { afvOf } from '../../vehicle.ts';
import { advises } from '../advice.ts';
import type { Changing } from '../changes.ts';
import { freeSlot, isCrewed } from '../fire/arms.ts';
import { hasFired } from '../fire/fired.ts';
import { hasMoved } from '../fire/firer.ts';
import { ridesSoft } from '../moving/carrying.ts';
import { refuseActor } from '../out-of-play.ts';
import { stepKind } from '../when.ts';
import { callOf } from './observers.ts';

/** What the referee knows of the firer and the weather. */
const knows: Knows<Round, Book> = {
  weather: ({ table }) => (table.weather === 'bad' ? 'bad' : undefined),
  // If it has no smoke, name the rule that says so.
  weapon: ({ actor }, _round, book) => actor && (smokeOf(actor, book) ?? book.tracking.sidearm),
  smokeless: ({ actor }, round, book) =>
    (actor && !saidOf(round).weapon && smokeOf(actor, book) === undefined) || undefined,
  indirect: ({ actor }) => (actor && has(actor, 'off-table')) || undefined,
  limited: ({ actor }) => actor && (isVehicle(actor) || has(actor, 'moved-by-vehicle')),
};

/** Whatever it has that fires smoke, and how far. */
const domains: Domains<Round, Book> = {
  weapon: ({ actor }, _round, book) => {
    const shells = armsOf(actor!).flatMap(({ weapon }) => (book.weapons[weapon]?.smoke ? [weapon] : []));
    return [...new Set(shells), ...(hasProjectors(actor!, book) ? (['projector'] as const) : [])];
  },
  range: (_scene, { weapon }, { smoke, weapons }) => {
    const row = weapon === undefined || weapon === 'projector' ? smoke.projector : weapons[weapon];
    return [0, row.range];
  },
};

/** Smoke shells and projectors, by units. */
export const trackedSmoke: Tracked<Round, Book> = {
  known: ofUnit,
  // Without being told, the referee takes a shell.
  ways: (_scene, actor, book) => {
    const shell = shellOf(actor, book);
    const weapons = !actor.gone && hasProjectors(actor, book) ? [...(shell ? [shell] : []), 'projector' as const] : [];
    return weapons.map((weapon) => ({ said: { weapon } }));
  },
  knows,
  domains,
  forbid: forbiddenRound,
  effects: afterRound,
};

function smokeOf(unit: Unit, book: Book): WeaponId | 'projector' | undefined {
  return shellOf(unit, book) ?? (hasProjectors(unit, book) ? 'projector' : undefined);
}

function shellOf(unit: Unit, book: Book): WeaponId | undefined {
  return armsOf(unit).find(({ weapon }) => book.weapons[weapon]?.smoke)?.weapon;
}

type Check = (scene: Scene, unit: Unit, round: Round, book: Book) => Refusal | undefined;

function forbiddenRound(scene: Scene, round: Round, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refused = refuseActor(scene, actor, book);
  if (refused) return refused;
  // What's spent forbids nothing while the rule is off: the round itself says that it's off.
  if (!scene.toggles.has('smoke')) return undefined;
  for (const check of CHECKS) {
    const refusal = check(scene, actor, round, book);
    if (refusal) return refusal;
  }
  return undefined;
}

const CHECKS: readonly Check[] = [refuseWeapon, refusePlace, refuseFired, refuseSupply];

/** Whether it has smoke that it can fire in the step that begins, in this weather. */
export function canSmoke(scene: Scene, unit: Unit, book: Book): boolean {
  if (!scene.toggles.has('smoke') || scene.table.weather === 'bad') return false;
  const firing = { ...scene, actor: unit };
  return forbiddenRound(firing, knownOf(trackedSmoke, firing, {}, book) as Round, book) === undefined;
}

/** Its own weapon, with enough men for it. */
function refuseWeapon(_scene: Scene, unit: Unit, { weapon, smokeless }: Round, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name, weapon };
  if (smokeless) return new Refusal(rules.smokes, 'has-no-smoke', values);
  if (weapon === 'projector') {
    return hasProjectors(unit, book) ? undefined : new Refusal(rules.projector, 'no-projectors', values);
  }
  const arm = armsOf(unit).find((each) => each.weapon === weapon);
  if (!arm && smokeOf(unit, book) === undefined) return new Refusal(rules.smokes, 'has-no-smoke', values);
  if (!arm) return new Refusal(rules['fires-once'], 'not-its-weapon', values);
  if (isCrewed(unit, arm, book)) return undefined;
  const { name, kind, crew } = book.weapons[arm.weapon];
  const { pair, 'heavy-crew': heavy, 'gun-crew': gun } = rules;
  const men = { weapon: name, need: crew, men: menOf(unit) };
  return new Refusal({ infantry: pair, heavy, gun }[kind], 'crew-missing', { ...values, ...men });
}

/** Limbered, in a soft vehicle, or moved before attacking fire. */
function refusePlace(scene: Scene, unit: Unit, { weapon, indirect }: Round, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  if (has(unit, 'towed-by')) return new Refusal(rules.loading, 'is-limbered', values);
  if (ridesSoft(scene, unit)) return new Refusal(rules['fires-once'], 'passengers-do-not-fire', values);
  if (!indirect && has(unit, 'off-table')) return new Refusal(rules['off-table'], 'is-off-the-table', values);
  if (indirect && has(unit, 'left-start') && !has(unit, 'off-table')) {
    return new Refusal(rules['left-start'], 'left-its-position', {});
  }
  const crewed = kindOf(unit) === 'gun' || kindOf(unit) === 'heavy';
  if (!crewed || stepKind(scene, book) !== 'attacking' || !hasMoved(scene, unit) || indirect) return undefined;
  return new Refusal(rules['crewed-moved'], 'crewed-weapon-moved', { weapon: book.weapons[weapon as WeaponId].name });
}

/** Not if it has fired, nor after its side has fired any normal ammunition in this step. */
function refuseFired(scene: Scene, unit: Unit, { weapon }: Round, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const arm = armsOf(unit).find((each) => each.weapon === weapon);
  const values = { unit: unit.name, weapon: arm ? book.weapons[arm.weapon].name : weapon };
  if (arm && freeSlot(unit, arm, book) === undefined) return new Refusal(rules['fires-once'], 'has-fired', values);
  if (!isVehicle(unit) && firedArms(unit).length > 0) return new Refusal(rules['fires-once'], 'has-fired', values);
  if (!scene.sides[unit.side]?.['normal-fired']) return undefined;
  return new Refusal(rules['smoke-first'], 'smoke-comes-first', values);
}

function refuseSupply(scene: Scene, unit: Unit, { weapon, indirect }: Round, book: Book): Refusal | undefined {
  const { rules, smokeless } = book.tracking;
  const values = { unit: unit.name, weapon };
  if (weapon === 'projector' && has(unit, 'projector-used')) {
    return new Refusal(rules.projector, 'no-smoke-left', values);
  }
  if (words(unit, 'smoke-out').includes(weapon)) return new Refusal(rules['smoke-out'], 'no-smoke-left', values);
  if (kindOf(unit) === 'afv' && smokeless.includes(word(unit, 'nation') ?? '')) {
    return new Refusal(rules['no-smoke'], 'no-smoke-carried', values);
  }
  if (!indirect || !scene.at || callOf(scene, unit.side) === 'through') return undefined;
  return new Refusal(rules.lands, 'no-call-through', values);
}

/** PT-RUL-34: only if the data list or its player says so. */
function hasProjectors(unit: Unit, book: Book): boolean {
  const id = vehicleOf(unit);
  const listed = id !== undefined && afvOf(id, book)?.projectors === true;
  return listed || words(unit, 'weapons').includes('projector');
}

/** PT-SMOKE-04, -08, -09: a marker that stays until the end of the same firing step in the owner's next turn. */
function afterRound(changes: Changing, { weapon }: Round, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const { rules } = book.tracking;
  const mount = armsOf(actor).find((each) => each.weapon === weapon)?.mount ?? 'ground';
  hasFired(changes, actor, { weapon, mount }, book);
  if (weapon === 'projector') changes.set(actor, 'projector-used', true, rules.projector);
  if (facts['ammo-out']) changes.list(actor, 'smoke-out', weapon, rules['smoke-out']);
  if (facts.smoke === 'placed') lays(changes, actor, book);
}

function lays(changes: Changing, unit: Unit, book: Book): void {
  const { rules } = book.tracking;
  const { at } = changes.scene;
  advises(changes, unit, ['smoke-circle', 'smoke-blocks'], book);
  if (!at) return;
  const turn = at.turn + 1;
  changes.ofTable(markerIn(changes.scene), unit.id, rules.smoke, { turn, step: at.step, edge: 'end' });
  const phase = stepKind(changes.scene, book) ?? '';
  changes.remind(rules.smoke, [unit], 'smoke-stands', { turn, phase, side: unit.side });
}

/** The first name not used by smoke on the table. */
function markerIn({ table }: Scene): `smoke-${number}` {
  for (let n = 1; ; n++) if (!table[`smoke-${n}`]) return `smoke-${n}`;
}
