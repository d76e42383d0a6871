import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Fight } from '../assault.ts';
import type { Book, MeleeResult } from '../book.ts';
import { type Figure, figuresOf, inAction, isManned } from '../figures.ts';
import { count, has, word, words } from '../unit.ts';
import type { VehicleClass } from '../vehicle-tables.ts';
import { acts, known, refuseOut } from './attack.ts';
import { isOwnPhase, thisPhaseEnds } from './phase.ts';
import type { Play } from './play.ts';
import { hurt, testDue } from './struck.ts';

/** The best man of a team fights for it (R-11: his Actions are his fire points). */
function fighterOf(unit: Unit): Figure | undefined {
  return inAction(unit).reduce<Figure | undefined>(
    (best, each) => (best && best.current >= each.current ? best : each),
    undefined,
  );
}

export function knownOfFight({ actor, targets }: Scene): Partial<Fight> {
  const [target] = targets;
  return known<Fight>({
    actions: actor && fighterOf(actor)?.current,
    'target-actions': target && fighterOf(target)?.current,
  });
}

/** WS-MEL-01: figures fight each other; a crew behind the armour of a tank is none, until it leaves. */
function refuseTank({ targets }: Scene, { vehicles, tracking }: Book): Refusal | undefined {
  const tank = targets.find((unit) => {
    const kind = vehicles.classes[word(unit, 'vehicle') as VehicleClass];
    return kind?.weight !== undefined && isManned(unit);
  });
  return tank && new Refusal(tracking.rules.near, 'no-melee-with-a-tank', { unit: tank.name });
}

export function forbiddenFight(scene: Scene, _fight: Fight, book: Book): Refusal | undefined {
  const { actor } = scene;
  const tank = refuseTank(scene, book);
  if (tank || !actor) return tank;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  if (actor.fields.order === 'rout') return new Refusal(rules['solo-rout'], 'routed-no-melee', values);
  if (has(actor, 'routed')) return new Refusal(rules['in-rout'], 'routed-no-melee', values);
  // WS-TURN-02: one round, for each figure that is in contact.
  const most = Math.max(1, figuresOf(actor).length);
  if (count(actor, 'fought') >= most) return new Refusal(rules.phase, 'melee-fought', values);
  const stunned = has(actor, 'stunned') ? new Refusal(rules.damage, 'crew-stunned', values) : undefined;
  return refuseOut(actor, book) ?? stunned;
}

export function afterFight(play: Play, fight: Fight, { facts }: Outcome): void {
  const { actor, targets } = play.scene;
  const [target] = targets;
  if (!actor) return;
  const { rules, scene } = play;
  acts(play, actor, 'assault');
  if (isOwnPhase(scene, actor)) {
    play.passing(actor, 'fought', count(actor, 'fought') + 1, rules.phase, thisPhaseEnds(scene));
  }
  if (!target) return;
  const fresh = !words(actor, 'contact').includes(target.id);
  // Who is charged by greater numbers is tested before the fight, and only the players see how many came.
  if (fresh && inAction(actor).length > inAction(target).length) play.remind(rules.causes);
  if (facts.winner === 'none') {
    play.list(actor, 'contact', target.id, rules.contact);
    play.list(target, 'contact', actor.id, rules.contact);
    return;
  }
  const loser = facts.winner === 'attacker' ? target : actor;
  apart(play, actor, target);
  loses(play, loser, facts.result as MeleeResult, facts.captured === true);
  if ((loser === actor ? fight.extra : fight['target-extra']) > 0) play.remind(rules['extra-back']);
}

/** They are not in contact with each other any more. */
export function apart(play: Play, one: Unit, other: Unit): void {
  play.strike(one, 'contact', other.id, play.rules.contact);
  play.strike(other, 'contact', one.id, play.rules.contact);
}

/** WS-MEL-04 to -08: what befalls the main fighter, and the nerve of his team (WS-MOR-01). */
function loses(play: Play, unit: Unit, result: MeleeResult, captured: boolean): void {
  const fighter = fighterOf(unit);
  if (fighter) {
    if (result === 'wounded') hurt(play, unit, fighter, 'wound');
    else if (result !== 'pushed-back') hurt(play, unit, fighter, result);
    if (captured) hurt(play, unit, fighter, 'captured');
  }
  testDue(play, unit, play.rules.causes);
}
