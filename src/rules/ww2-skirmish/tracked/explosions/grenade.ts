import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import type { Refusal } from '../../../../kernel/refusal.ts';
import { enemiesOf, type Scene } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { options, type Throw } from '../../explosions/grenade.ts';
import { arms } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from '../fire/barred.ts';
import { usesRound } from '../fire/rounds.ts';
import {
  behindArmour,
  caughtBy,
  isThere,
  meantFor,
  refuseBunker,
  refuseFriends,
  refuseHandGrenadeAt,
  refuseNobodyCaught,
} from '../fire/targets.ts';
import { attacked } from '../fire/under-fire.ts';
import { pays, refusePrice } from '../purse.ts';
import { allAre, blastAll, menIn } from './blasts.ts';

/** What it's meant for, and the men it catches. */
const knows: Knows<Throw, Book> = {
  at: (scene, thrown, book) => {
    const [target] = scene.targets;
    return target && (meantFor(scene, target, thrown.drop ?? false, book) as Throw['at'] | undefined);
  },
  figures: (scene, _thrown, book) => menIn(scene, caughtBy(scene, book)),
  moved: ({ actor }) => (actor && has(actor, 'moved')) || undefined,
  'target-moved': (scene, _thrown, book) => allAre(caughtBy(scene, book), 'moved') || undefined,
  suppressed: (scene, _thrown, book) => allAre(caughtBy(scene, book), 'suppressed') || undefined,
};

const domains: Domains<Throw, Book> = {
  weapon: ({ actor }, _thrown, book) => arms(actor!, options.weapon.values, book),
  range: (_scene, thrown, { grenades: { drop, reach } }) => {
    const byHand = (thrown.weapon ?? options.weapon.default) === 'grenade';
    return byHand ? [...edgesOf(reach, 'grenade'), drop.inches] : edgesOf(reach, 'rifle-grenade');
  },
  target: (scene) => enemiesOf(scene).filter(isThere),
};

const forbid = ofActor<Throw, Book>(
  (scene, actor, _thrown, book) => refuseFiring(scene, actor, 'grenade', book),
  (scene, _actor, _thrown, book) => refuseFriends(scene, book),
  (scene, _actor, thrown, book) => refuseOutside(scene, thrown, book),
  (scene, _actor, thrown, book) =>
    thrown.weapon === 'grenade' ? refuseHandGrenadeAt(scene, thrown.at, book) : refuseNobodyCaught(scene, book),
  (_scene, actor, thrown, book) => refuseWeapon(actor, thrown.weapon, undefined, book),
  (_scene, actor, _thrown, book) => refuseVolleyed(actor, book),
  (_scene, actor, thrown, book) => refusePrice(actor, thrown.weapon, book),
  (_scene, actor, thrown, book) => refuseRounds(actor, thrown.weapon, book),
);

/** Into a bunker it has to be dropped. */
function refuseOutside(scene: Scene, thrown: Throw, book: Book): Refusal | undefined {
  const refusal = refuseBunker(scene, book);
  return refusal && !thrown.drop ? refusal.liftedBy({ drop: true }) : undefined;
}

function follow(after: Changing, { weapon }: Throw, outcome: Outcome): void {
  const { scene, book } = after;
  const caught = caughtBy(scene, book);
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** Grenades thrown, launched or dropped in. */
export const grenade: Tracked<Throw, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  // Nobody throws one out through armour.
  idle: ({ actor, units }, _throw, book) => actor !== undefined && behindArmour({ units }, actor, book),
  knows,
  domains,
  forbid,
  effects: follow,
};
