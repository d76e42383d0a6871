import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf, type Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Bombardment } from '../../explosions/barrage.ts';
import { arms, weaponOf } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { classOf } from '../../fire/gun.ts';
import { count, has, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from '../fire/barred.ts';
import { usesRound } from '../fire/rounds.ts';
import { caughtBy, isThere, refuseBunker, refuseFriends, refuseNobodyCaught, refuseShellAt } from '../fire/targets.ts';
import { attacked } from '../fire/under-fire.ts';
import { pays, refusePrice } from '../purse.ts';
import { allAre, blastAll, menIn } from './blasts.ts';

const FIRES = ['light-mortar', 'mortar', 'gun', '17pdr', 'auto-cannon'] as const;

/** Its gun or mortar, whether that has ranged in, and the men a bomb or shell catches. */
const knows: Knows<Bombardment, Book> = {
  weapon: ({ actor }) => actor && weaponOf(actor, FIRES),
  figures: (scene, _fired, book) => menIn(scene, caughtBy(scene, book)),
  suppressed: (scene, _fired, book) => allAre(caughtBy(scene, book), 'suppressed') || undefined,
  calibre: ({ actor }, fired) => (actor && fired.weapon === 'gun' && count(actor, 'calibre')) || undefined,
  moved: ({ actor }) => (actor && has(actor, 'moved')) || undefined,
  'target-moved': (scene, _fired, book) => allAre(caughtBy(scene, book), 'moved') || undefined,
  'ranged-in': (scene, fired, book) =>
    (fired.weapon !== undefined && isMortar(fired.weapon, book) && isRangedIn(scene.actor, scene.targets)) || undefined,
};

const domains: Domains<Bombardment, Book> = {
  weapon: ({ actor }, _fired, book) => arms(actor!, FIRES, book),
  range: (_scene, fired, { grenades, guns }) => {
    const { weapon } = fired;
    if (weapon === undefined) return [];
    if (weapon === 'light-mortar' || weapon === 'mortar') return edgesOf(grenades.reach, weapon);
    const calibre = weapon === 'gun' ? fired.calibre : guns.calibres[weapon];
    return calibre === undefined ? [] : edgesOf(guns.reach, classOf(weapon, calibre, guns));
  },
  target: (scene) => enemiesOf(scene).filter(isThere),
};

function isMortar(weapon: string, { tracking }: Book): boolean {
  return tracking.weapons.mortars.includes(weapon);
}

/** WS-GREN-06, R-78: whether its very last bomb hit one of these. */
export function isRangedIn(actor: Unit | undefined, targets: readonly Unit[]): boolean {
  return actor !== undefined && targets.some(({ id }) => id === word(actor, 'ranged-in'));
}

const forbid = ofActor<Bombardment, Book>(
  (scene, actor, _fired, book) => refuseFiring(scene, actor, 'barrage', book),
  (scene, _actor, _fired, book) => refuseFriends(scene, book),
  (scene, _actor, _fired, book) => refuseBunker(scene, book),
  (scene, _actor, fired, book) =>
    isMortar(fired.weapon, book) ? refuseNobodyCaught(scene, book) : refuseShellAt(scene, book),
  (_scene, actor, fired, book) => refuseWeapon(actor, fired.weapon, undefined, book),
  (_scene, actor, _fired, book) => refuseVolleyed(actor, book),
  (_scene, actor, fired, book) => refusePrice(actor, fired.weapon, book),
  (_scene, actor, fired, book) => refuseRounds(actor, fired.weapon, book),
);

function follow(after: Changing, { weapon }: Bombardment, outcome: Outcome): void {
  const { scene, book } = after;
  const caught = caughtBy(scene, book);
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  if (isMortar(weapon, book)) rangesIn(after, outcome.facts.hit === true, caught[0]);
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** WS-GREN-06: the target it hit, until its next bomb misses. */
export function rangesIn(after: Changing, hit: boolean, target: Unit | undefined): void {
  const { actor } = after.scene;
  if (!actor) return;
  if (hit && target) after.set(actor, 'ranged-in', target.id, after.rules['ranged-in']);
  else if (!hit) after.clear(actor, ['ranged-in'], after.rules['ranged-in']);
}

/** Mortars, and guns at men. */
export const barrage: Tracked<Bombardment, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  knows,
  domains,
  forbid,
  effects: follow,
};
