import type { Book } from '../../../../../data/landser-classic/book.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import { Refusal } from '../../refusal.ts';
import { brokenBy } from '../battle.ts';
import { refuseOutOfPlay } from '../gate.ts';
import { refuseKnown } from '../known.ts';
import { type Changing, has, word } from '../state.ts';
import { GONE } from '../wounds/falls.ts';
import { gradeOf, judgedOf, keyOf, lossesOf, soldiersOf, squadsOf } from './squads.ts';

interface Losses {
  readonly 'in-action': number;
  readonly out: number;
  readonly grade?: string;
}

/** The break-off point of a squad: thrown by any of its men, once a turn, before anything else. */
export const morale: Tracked<Losses, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  byMany: 'each',
  byOne: true,
  comesFirst: true,
  ofDebt: true,
  // LS-BRK-01, LC-BRK-01: losses alone, and the referee counts those.
  hasCause: () => false,
  knows: {
    'in-action': (scene) => scene.actor && lossesOf(judgedOf(scene, scene.actor))['in-action'],
    out: (scene) => scene.actor && lossesOf(judgedOf(scene, scene.actor)).out,
    grade: (scene) => {
      const grade = scene.actor && gradeOf(scene, scene.actor);
      return grade === 'regular' ? undefined : grade;
    },
  },
  domains: { target: () => [] },
  forbid: barring(refuseOutOfPlay, forbid),
  idle: (_scene, { out }, { breakOff }) => out < breakOff.from,
  effects(changes: Changing, losses, { facts }) {
    const { scene, book } = changes;
    const { actor, toggles } = scene;
    const key = actor && keyOf(actor);
    if (!actor || key === undefined) return;
    const { rules, rally } = book.tracking;
    changes.ofSquad(key, 'tested', true, rules.broken);
    changes.clearSquad(key, ['judged'], rules.broken);
    const values = { squad: word(actor, 'squad') ?? '', 'in-action': losses['in-action'] };
    if (facts.broken === false) changes.remind(rules.broken, [], 'holds', values);
    if (facts.broken !== true) return;
    if (!rally || !toggles.has('rally')) {
      changes.ended(brokenBy(scene, actor, book));
      return;
    }
    const left = soldiersOf(scene, actor).filter(({ gone }) => !gone);
    for (const unit of left) changes.set(unit, 'squad-broken', true, rally.broken);
    changes.remind(rally.broken, left, 'squad-broken', values);
  },
};

function forbid(scene: Scene, losses: Losses, book: Book): Refusal | undefined {
  const { actor, squads, toggles } = scene;
  const { rules } = book.tracking;
  if (!actor) return undefined;
  const out = refuseOutOfPlay(scene, actor, book);
  if (out) return out;
  const key = keyOf(actor);
  const named = { unit: actor.name, squad: word(actor, 'squad') };
  if (!squadsOf(scene, actor.side, book).some((each) => keyOf(each) === key)) {
    return new Refusal(rules.broken, 'no-break-off', named);
  }
  if (isBroken(scene, actor, book)) return new Refusal(rules.broken, 'squad-broken-already', named);
  if (key !== undefined && squads[key]?.tested === true) return new Refusal(rules.broken, 'tested-already', named);
  const known = lossesOf(judgedOf(scene, actor));
  return refuseKnown(actor, losses, [
    ['in-action', known['in-action'], rules.broken],
    ['out', known.out, rules.broken],
    ['grade', gradeOf(scene, actor), toggles.has('break-off-grades') ? book.breakOff.grades?.rule : undefined],
  ]);
}

/** LS-RALLY-01: a broken squad has nothing left to test for until it's rallied. */
function isBroken(scene: Scene, unit: Unit, { tracking }: Book): boolean {
  const broken = soldiersOf(scene, unit).some((each) => !each.gone && has(each, 'squad-broken'));
  return tracking.rally !== undefined && broken && scene.toggles.has('rally');
}
