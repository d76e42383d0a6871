import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { ofActor } from '../../../../kernel/forbidding.ts';
import { enemiesOf } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { SmokeRound } from '../../explosions/smoke.ts';
import { arms, weaponOf } from '../../fire/arms.ts';
import { edgesOf } from '../../fire/bands.ts';
import { has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseFiring, refuseRounds, refuseVolleyed, refuseWeapon } from '../fire/barred.ts';
import { usesRound } from '../fire/rounds.ts';
import { caughtBy, isThere, refuseFriends, refuseNobodyCaught } from '../fire/targets.ts';
import { attacked } from '../fire/under-fire.ts';
import { nextPhase } from '../phase.ts';
import { pays, refusePrice } from '../purse.ts';
import { isRangedIn } from './barrage.ts';
import { blastAll, menIn } from './blasts.ts';

const FIRES = ['light-mortar', 'mortar', 'rifle-grenade'] as const;

/** What fires it, and the men that phosphorus burns. */
const knows: Knows<SmokeRound, Book> = {
  weapon: ({ actor }) => actor && weaponOf(actor, FIRES),
  moved: ({ actor }) => (actor && has(actor, 'moved')) || undefined,
  'ranged-in': ({ actor, targets }) => isRangedIn(actor, targets) || undefined,
  figures: (scene, round, book) => (round.wp ? menIn(scene, caughtBy(scene, book)) : undefined),
};

const domains: Domains<SmokeRound, Book> = {
  weapon: ({ actor }, _round, book) => arms(actor!, FIRES, book),
  range: (_scene, round, { grenades }) => (round.weapon ? edgesOf(grenades.reach, round.weapon) : []),
  target: (scene) => enemiesOf(scene).filter(isThere),
};

const forbid = ofActor<SmokeRound, Book>(
  (scene, actor, _round, book) => refuseFiring(scene, actor, 'smoke', book),
  // plain smoke is laid at a point, and doesn't hurt anyone who stands there.
  (scene, _actor, round, book) => (round.wp ? refuseFriends(scene, book) : undefined),
  (scene, _actor, round, book) => (round.wp ? refuseNobodyCaught(scene, book) : undefined),
  (_scene, actor, round, book) => refuseWeapon(actor, round.weapon, undefined, book),
  (_scene, actor, _round, book) => refuseVolleyed(actor, book),
  (_scene, actor, round, book) => refusePrice(actor, round.weapon, book),
  (_scene, actor, round, book) => refuseRounds(actor, round.weapon, book),
);

function follow(after: Changing, { weapon, wp }: SmokeRound, outcome: Outcome): void {
  const { scene, book } = after;
  if (scene.actor) pays(after, scene.actor, weapon);
  usesRound(after, weapon);
  if (outcome.facts.placed === true) lays(after);
  const caught = wp ? caughtBy(scene, book) : [];
  blastAll(after, caught, outcome);
  attacked(after, weapon, caught);
}

/** WS-SMK-01, -03: the fog of a side lasts until its next phase is over. */
function lays(after: Changing): void {
  const { actor, table } = after.scene;
  const until = actor && nextPhase(after.scene, actor, 'end');
  if (!actor || !until) return;
  let n = 1;
  while (table[`fog-${n}`] !== undefined) n += 1;
  after.ofTable(`fog-${n}`, actor.side, after.rules['fog-lifts'], until);
}

/** Smoke rounds, including white phosphorus. */
export const smoke: Tracked<SmokeRound, Book> = {
  catches: 'all',
  aimsAt: isThere,
  outOfTurn: () => true,
  knows,
  domains,
  forbid,
  effects: follow,
};
