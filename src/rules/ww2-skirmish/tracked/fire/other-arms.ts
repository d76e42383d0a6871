import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { mountsOf } from '../../fire/arms.ts';
import { options, type Shot } from '../../fire/shot.ts';
import { words } from '../../unit.ts';
import { shotsPaid } from './shots.ts';

type Arm = { readonly mount: Shot['mount'] } | { readonly weapon: Shot['weapon'] };

/** The small arms that a unit's men can fire: each that somebody carries, or the vehicle's machine guns by where they stand. */
export function armsOf(unit: Unit, book: Book): readonly Arm[] {
  if (isManned(unit)) {
    const whole = mountsOf(unit).filter((mount) => !words(unit, 'weapons-wrecked').includes(`${mount}-mg`));
    return whole.map((mount) => ({ mount }));
  }
  const carried = new Set(inAction(unit).map(({ carries }) => carries));
  const fired = options.weapon.values.filter((weapon) => !book.smallArms['not-at-men'].weapons.includes(weapon));
  return fired.filter((weapon) => carried.has(weapon)).map((weapon) => ({ weapon }));
}

/** Which option says with what a unit fires, if it has more than one to choose from. */
export function choosesArm(unit: Unit, book: Book): readonly string[] {
  const [first, ...others] = armsOf(unit, book);
  return first && others.length > 0 ? Object.keys(first) : [];
}

/** Another arm, with which the unit still has Actions for a shot. */
export function otherArm(unit: Unit, shot: Shot, book: Book): Arm | undefined {
  return armsOf(unit, book).find((arm) => {
    const isOther = 'mount' in arm ? arm.mount !== shot.mount : arm.weapon !== shot.weapon;
    if (!isOther) return false;
    if ('weapon' in arm && arm.weapon === 'flamethrower') return true;
    const { weapon, mount, belt } = shot;
    return shotsPaid(unit, { weapon, mount, belt, aim: 'unaimed', ...arm }, book) > 0;
  });
}
