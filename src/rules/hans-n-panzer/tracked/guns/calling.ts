import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { type Changing, count, has, isPiece, word } from '../unit.ts';
import { callEnds } from './pieces.ts';

/** The battery or mortar that's called: the first of one's own pieces that's named. */
export function batteryOf({ actor, targets }: Scene): Unit | undefined {
  return targets.find((unit) => isPiece(unit) && unit.side === actor?.side);
}

/** HP-ART-02, -03, -04, -11. @throws {InputError} where no battery is named, or several are */
export function refuseCall(scene: Scene, observer: Unit, { tracking }: Book): Refusal | undefined {
  const { rules, called } = tracking;
  const battery = batteryOf(scene);
  const weapon = word(battery ?? observer, 'weapon') ?? '';
  if (!has(observer, 'observer')) {
    const byMortar = called[weapon] ?? called[word(observer, 'weapon') ?? ''];
    return new Refusal(byMortar === called['heavy-mortar'] ? byMortar! : rules.observer, 'no-observer', {
      unit: observer.name,
    });
  }
  assertBatteryNamed(battery, observer);
  if (weapon === 'infantry-mortar') return new Refusal(rules.sees, 'sees-for-itself', { unit: battery.name });
  if (called[weapon] === undefined) return new Refusal(rules.observer, 'fires-at-what-it-sees', { unit: battery.name });
  assertOneBattery(scene, battery, called);
  if (!has(observer, 'move-used')) return undefined;
  return new Refusal(rules.call, 'moved-before-work', { unit: observer.name });
}

/** @throws {InputError} where no battery is named */
function assertBatteryNamed(battery: Unit | undefined, observer: Unit): asserts battery {
  if (!battery) throw new InputError('no-battery-named', { unit: observer.name });
}

/** A call goes to one battery. @throws {InputError} if several of one's own are named */
function assertOneBattery({ targets }: Scene, battery: Unit, called: Book['tracking']['called']): void {
  const other = targets.find(({ id, side, fields }) => {
    return side === battery.side && id !== battery.id && called[String(fields.weapon)] !== undefined;
  });
  if (other) throw new InputError('one-battery', { battery: battery.name, other: other.name });
}

/** HP-ART-11: aimed at the other named units, or at a point that only the players know. */
export function calls(changes: Changing, observer: Unit, ready: number, { tracking }: Book): void {
  const { call } = tracking.rules;
  const { scene } = changes;
  const battery = batteryOf(scene);
  if (!battery) return;
  const aims = scene.targets.filter(({ id }) => id !== battery.id);
  callEnds(changes, battery, call);
  if (aims.length > 0)
    changes.set(
      battery,
      'call',
      aims.map(({ id }) => id),
      call,
    );
  changes.set(battery, 'call-ready', ready, call);
  changes.set(battery, 'called-by', observer.id, call);
  changes.set(observer, 'at-work', 'call-fire', call);
  // It fires when the call is through and it's set up (HP-RUL-10).
  const setUp = count(battery, 'ready-turn');
  const from = { ready: Math.max(ready, setUp), ...(setUp === 0 ? { unready: true } : {}) };
  changes.remind(call, [battery, observer, ...aims], 'fire-called', from);
}
