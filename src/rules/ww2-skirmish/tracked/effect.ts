import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Hit } from '../effect.ts';
import { type Aftermath, effectsBy, known } from './aftermath.ts';
import { refuseActing } from './barred.ts';
import { allAre, blastAll, caughtIn } from './blasts.ts';
import { lossesIn, testDue } from './struck.ts';

function fill(scene: Scene): Partial<Hit> {
  return known<Hit>({ suppressed: allAre(caughtIn(scene), 'suppressed') });
}

/** Figures hit already. Who burns with his flamethrower puts his team to the test, whatever the others get. */
function follow(after: Aftermath, { by }: Hit, outcome: Outcome): void {
  const caught = caughtIn(after.scene);
  const { suppressed, wounds, disabled, kills } = lossesIn(outcome.facts);
  blastAll(after, caught, outcome);
  const [only] = caught;
  if (by === 'flame' && suppressed + wounds + disabled + kills === 0 && only) testDue(after, only, after.rules.causes);
}

/** It follows from what another has done, in either phase. */
export const effect: Tracked<Hit, Book> = {
  outOfTurn: () => true,
  fill,
  forbid: (scene, _hit, book) => (scene.actor ? refuseActing(scene, scene.actor, 'effect', book) : undefined),
  effects: effectsBy(follow),
};
