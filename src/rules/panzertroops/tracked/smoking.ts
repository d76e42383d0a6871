import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { WeaponId } from '../ids.ts';
import type { Round } from '../smoke.ts';
import { armsOf, has, isVehicle, kindOf, vehicleOf, word, words } from '../unit.ts';
import { afvOf } from '../vehicle.ts';
import { advised } from './advice.ts';
import { kept, listWith } from './changes.ts';
import { hasFired } from './fired.ts';
import { hasMoved } from './firer.ts';
import { callOf } from './observers.ts';
import { stepKind } from './when.ts';

export function knownOfRound(scene: Scene, given: Partial<Round>, book: Book): Partial<Round> {
  const { actor, table } = scene;
  const weather = table.weather === 'bad' ? { weather: 'bad' as const } : {};
  if (!actor) return weather;
  const weapon = given.weapon ?? smokeOf(actor, book);
  return {
    ...weather,
    ...(weapon ? { weapon } : {}),
    ...(has(actor, 'off-table') ? { indirect: true } : {}),
    limited: isVehicle(actor) || has(actor, 'moved-by-vehicle'),
  };
}

function smokeOf(unit: Unit, { weapons }: Book): WeaponId | undefined {
  return armsOf(unit).find(({ weapon }) => weapons[weapon as WeaponId]?.smoke)?.weapon as WeaponId | undefined;
}

export function forbiddenRound(scene: Scene, round: Round, book: Book): Refusal | undefined {
  const { actor, sides } = scene;
  if (!actor) return undefined;
  const { rules, smokeless } = book.tracking;
  const { weapon } = round;
  const values = { unit: actor.name, weapon };
  if (actor.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (actor.gone) return new Refusal(rules.stance, 'has-fallen', values);
  if (fired(actor, weapon)) return new Refusal(rules['fires-once'], 'has-fired', values);
  if (sides[actor.side]?.['normal-fired']) return new Refusal(rules['smoke-first'], 'smoke-comes-first', values);
  if (weapon === 'projector' && !hasProjectors(actor, book))
    return new Refusal(rules.projector, 'no-projectors', values);
  if (weapon === 'projector' && has(actor, 'projector-used'))
    return new Refusal(rules.projector, 'no-smoke-left', values);
  if (words(actor, 'smoke-out').includes(weapon)) return new Refusal(rules['smoke-out'], 'no-smoke-left', values);
  if (kindOf(actor) === 'afv' && smokeless.includes(word(actor, 'nation') ?? '')) {
    return new Refusal(rules['no-smoke'], 'no-smoke-carried', values);
  }
  const crewed = kindOf(actor) === 'gun' || kindOf(actor) === 'heavy';
  if (crewed && stepKind(scene, book) === 'attacking' && hasMoved(scene, actor) && !round.indirect) {
    return new Refusal(rules['crewed-moved'], 'crewed-weapon-moved', { weapon: book.weapons[weapon as WeaponId].name });
  }
  const called = !round.indirect || !scene.at || callOf(scene, actor.side) === 'through';
  return called ? undefined : new Refusal(rules.lands, 'no-call-through', values);
}

/** Of a vehicle each weapon by itself; of anybody else any. */
function fired(unit: Unit, weapon: string): boolean {
  const slots = words(unit, 'fired');
  return isVehicle(unit) ? slots.some((slot) => slot.split('/')[0] === weapon) : slots.length > 0;
}

/** PT-RUL-34: only where the data list says so, or somebody set it by hand. */
function hasProjectors(unit: Unit, book: Book): boolean {
  const id = vehicleOf(unit);
  return (
    armsOf(unit).some(({ weapon }) => weapon === 'projector') ||
    (id !== undefined && afvOf(id, book)?.projectors === true)
  );
}

/** PT-SMOKE-04, -08, -09: a marker until the same firing step of the owner's next turn is over. */
export function afterRound(scene: Scene, { weapon }: Round, { facts }: Outcome, book: Book): Effect[] {
  const { actor, at } = scene;
  if (!actor) return [];
  const { rules } = book.tracking;
  const mount = armsOf(actor).find((each) => each.weapon === weapon)?.mount ?? 'ground';
  const until = at && ({ turn: at.turn + 1, step: at.step, edge: 'end' } as const);
  const marker = {
    effect: 'set',
    of: { table: true },
    field: markerIn(scene),
    value: actor.name,
    rule: rules.smoke,
  } as const;
  return [
    ...hasFired(scene, actor, `${weapon}/${mount}`, book),
    ...(weapon === 'projector' ? kept(actor, 'projector-used', true, rules.projector) : []),
    ...(facts['ammo-out'] ? kept(actor, 'smoke-out', listWith(actor, 'smoke-out', weapon), rules['smoke-out']) : []),
    ...(facts.smoke === 'placed' ? advised(scene, actor, ['smoke-circle', 'smoke-blocks'], book) : []),
    ...(facts.smoke === 'placed' && until ? [{ ...marker, until }] : []),
  ];
}

/** The first name that no smoke on the table has. */
function markerIn({ table }: Scene): string {
  for (let n = 1; ; n++) if (!table[`smoke-${n}`]) return `smoke-${n}`;
}
