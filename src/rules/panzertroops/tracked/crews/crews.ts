import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { has, isHalfTrack, isVehicle, menOf, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { checksOf } from '../morale/checks.ts';
import { groupKey, isBroken } from '../morale/groups.ts';
import { aboard, towedBy } from '../moving/carrying.ts';

/** PT-BAIL-02, PT-RUL-42, -50: a vehicle's crew on foot is a unit and a group of its own. */
export function getsOut(changes: Changing, vehicle: Unit, men: number, book: Book): Unit {
  const { rules, sidearm } = book.tracking;
  const name = freeName(changes, `${vehicle.name} crew`);
  const morale = word(vehicle, 'morale');
  return changes.made(
    {
      name,
      side: vehicle.side,
      profile: 'crewman',
      fields: {
        kind: 'infantry',
        figure: 'line',
        weapons: [sidearm],
        group: name,
        cost: 0,
        'crew-of': vehicle.id,
        ...(men > 1 ? { crew: men } : {}),
        ...(morale ? { morale } : {}),
      },
    },
    rules.escaped,
  );
}

function freeName({ scene }: Changing, name: string): string {
  const taken = new Set([...scene.units.values()].map((unit) => unit.name.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name} ${n}`.toLowerCase())) return `${name} ${n}`;
}

/**
 * PT-MOR-10, PT-RUL-25, -43: a broken crew leaves its immobilised vehicle without dice, along with all its riders. Nobody can
 * take it over or shoot at it.
 */
export function abandons(changes: Changing, vehicle: Unit, book: Book): void {
  const rule = book.tracking.rules.broken;
  const key = groupKey(vehicle);
  const along = [...aboard(changes.scene, vehicle), ...towedBy(changes.scene, vehicle)];
  getsOff(changes, along, rule);
  changes.gone(vehicle, 'abandoned', rule);
  for (const due of checksOf(changes.scene, key)) changes.lapse(due, rule);
  const most = isHalfTrack(vehicle, book) ? book.bail.most['half-track'] : book.bail.most.afv;
  const men = menOf(vehicle) > 0 ? menOf(vehicle) : most;
  const crew = getsOut(changes, vehicle, men, book);
  changes.set(crew, 'morale', 'broken', rule);
  // Men who broke in this very step surrender to an enemy who's there, in the vehicle or beside it.
  if (has(vehicle, 'broke-now')) changes.set(crew, 'broke-now', true, rule);
  changes.remind(rule, [vehicle, crew], 'left-by-its-crew', { men });
  if (along.length > 0) changes.remind(rule, [vehicle, ...along], 'off-again');
}

/** PT-MOR-10, PT-RUL-44: broken riders get off an immobilised vehicle. */
export function ridersFlee(changes: Changing, vehicle: Unit, book: Book): void {
  const broken = aboard(changes.scene, vehicle).filter((each) => !isVehicle(each) && isBroken(each));
  if (broken.length === 0) return;
  const rule = book.tracking.rules.broken;
  getsOff(changes, broken, rule);
  changes.remind(rule, [vehicle, ...broken], 'riders-flee');
}

/** They stand beside it, stationary, with everything they have. */
function getsOff(changes: Changing, riders: readonly Unit[], rule: string): void {
  for (const rider of riders) changes.clear(rider, ['aboard', 'towed-by', 'heads'], rule);
}
