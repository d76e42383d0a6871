import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { inAction, isTeam } from '../figures.ts';
import type { Look } from '../spot.ts';
import { count, has, words } from '../unit.ts';
import { known, refuseOut } from './attack.ts';
import { isOwnPhase, thisPhaseEnds } from './phase.ts';
import type { Play } from './play.ts';

export function knownOfLook(scene: Scene, given: Partial<Look>): Partial<Look> {
  const { actor, targets } = scene;
  const [target] = targets;
  return known<Look>({
    ...(actor
      ? {
          attempts: scene.at && isOwnPhase(scene, actor) && !given['solo-marker'] ? triesLeft(actor) : undefined,
          suppressed: has(actor, 'suppressed'),
          'solo-marker': !isTeam(actor),
          optics: has(actor, 'optics') || inAction(actor).some(({ role }) => role === 'sniper'),
        }
      : {}),
    ...(target
      ? {
          'target-moved': has(target, 'moved'),
          'target-fired': has(target, 'fired'),
          'target-sniper': inAction(target).some(({ role }) => role === 'sniper'),
        }
      : {}),
  });
}

/** WS-SPOT-01: what is left of one try for each figure. */
function triesLeft(unit: Unit): number | undefined {
  const left = Math.min(12, inAction(unit).length - count(unit, 'looks'));
  return left > 1 ? left : undefined;
}

export function forbiddenLook(scene: Scene, { attempts }: Look, book: Book): Refusal | undefined {
  const { actor, at } = scene;
  if (!actor) return undefined;
  const out = refuseOut(actor, book);
  if (out || !at) return out;
  const { rules } = book.tracking;
  if (isOwnPhase(scene, actor)) {
    const most = inAction(actor).length;
    const tries = count(actor, 'looks') + attempts;
    // Without figures it is a marker or a portal, which looks as one.
    if (tries <= Math.max(1, most)) return undefined;
    return new Refusal(rules['own-looks'], 'no-looks-left', { unit: actor.name, most, looks: count(actor, 'looks') });
  }
  const again = scene.targets.find((target) => words(actor, 'looked').includes(lookAt(target)));
  if (attempts > 1) return new Refusal(rules['looks-at-acts'], 'one-look-as-a-team', { unit: actor.name });
  return again && new Refusal(rules['looks-at-acts'], 'looked-already-for', { unit: actor.name, target: again.name });
}

/** An enemy, as he was when he last moved or fired. */
function lookAt(target: Unit): string {
  return `${target.id}:${count(target, 'deeds')}`;
}

export function afterLook(play: Play, { attempts }: Look, { facts }: Outcome): void {
  const { scene, rules } = play;
  const { actor, targets } = scene;
  if (!actor) return;
  play.advise(rules.sight);
  if (isOwnPhase(scene, actor)) {
    play.passing(actor, 'looks', count(actor, 'looks') + attempts, rules['own-looks'], thisPhaseEnds(scene));
  } else {
    const others = words(actor, 'looked').filter((each) => !targets.some(({ id }) => each.startsWith(`${id}:`)));
    const looked = [...others, ...targets.map(lookAt)].join(',');
    if (looked) play.passing(actor, 'looked', looked, rules['looks-at-acts'], thisPhaseEnds(scene));
  }
  if (facts.spotted !== true) return;
  for (const target of targets) play.list(target, 'known-to', actor.side, rules['own-looks']);
}
