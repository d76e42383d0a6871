import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import type { SoftShot } from '../../fire/soft-shot.ts';
import { armsOf } from '../../unit.ts';
import { domainsOfShot, knowsOfShot, trackedFire } from './fire.ts';
import { goingOn } from './ways.ts';

/** Hand grenades: a shot like any other, with a weapon that's only used when named. */
export const trackedGrenade: Tracked<SoftShot, Book> = {
  ...trackedFire,
  ways: (scene, actor, book) => goingOn(scene, actor, book, (weapon) => weapon === 'grenades'),
  knows: {
    ...knowsOfShot,
    weapon: (scene) => grenadesOf(scene)?.weapon,
    mount: (scene) => grenadesOf(scene)?.mount,
    unarmed: () => undefined,
  },
  domains: { ...domainsOfShot, weapon: (scene) => (grenadesOf(scene) ? ['grenades'] : []) },
};

function grenadesOf({ actor }: Scene) {
  return actor && armsOf(actor).find(({ weapon }) => weapon === 'grenades');
}
