import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { leaderOf, lossesOf, squadOf } from '../../landser-classic/tracked/squad.ts';
import {
  knownOfLosses as asOriginally,
  breakOffs as ofAll,
  afterMorale as originally,
} from '../../landser-classic/tracked/turn.ts';
import { type Book, GRADES } from '../book.ts';
import type { Losses } from '../morale.ts';
import { has, word } from '../unit.ts';
import { kept } from './changes.ts';
import { isVehicle } from './crew.ts';

export function knownOfLosses(scene: Scene): Partial<Losses> {
  const { actor } = scene;
  const grade = actor && gradeOf(scene, squadOf(scene, actor));
  return { ...asOriginally(scene), ...(grade && grade !== 'regular' ? { grade } : {}) };
}

/** LS-BRK-02: what the squad's leader is, or anybody of whom it was said. */
function gradeOf({ toggles }: Scene, squad: readonly Unit[]): (typeof GRADES)[number] {
  if (!toggles.has('break-off-grades')) return 'regular';
  const said = [leaderOf(squad), ...squad].map((unit) => unit && word(unit, 'grade'));
  return GRADES.find((grade) => grade === said.find((each) => each !== undefined)) ?? 'regular';
}

/** LS-BRK-01, LS-RALLY-01: the game is lost, or, where squads may be rallied, the squad is broken. */
export function afterMorale(scene: Scene, losses: Losses, outcome: Outcome, book: Book): Effect[] {
  const { actor, toggles } = scene;
  if (!actor || outcome.facts.broken !== true || !toggles.has('rally')) {
    return originally(scene, losses, outcome, book);
  }
  const rule = book.tracking.rules['squad-broken'];
  return squadOf(scene, actor)
    .filter(({ gone }) => !gone)
    .flatMap((unit) => kept(unit, 'squad-broken', true, rule));
}

/** The squads of a side that throw for their break-off point now: those that are broken already do not. */
export function breakOffs(scene: Scene, own: readonly Unit[], book: Book): Effect[] {
  const { breakOff } = book;
  const whole = own.filter((unit) => {
    const members = squadOf(scene, unit);
    // LS-SQD-01: break-off points are of squads, not of teams, nor of crews, even when they have bailed out.
    if (members.length <= breakOff['team-size'] || isVehicle(unit) || unit.profile === 'crewman') return false;
    const squad = members.filter(({ gone }) => !gone);
    if (!scene.toggles.has('rally')) return true;
    return squad.length > 0 && !squad.some((each) => has(each, 'squad-broken'));
  });
  return ofAll(scene, whole, book, (squad) => breakOff.grades.from[gradeOf(scene, squad)]);
}

/** LS-HIDE-08, R-43: whoever waits for a rally may throw for himself when his turn begins. */
export function ownRallies(scene: Scene, own: readonly Unit[], { tracking }: Book): Effect[] {
  const { at, toggles } = scene;
  if (!at || !toggles.has('rally')) return [];
  const waiting = own.filter((unit) => !unit.gone && unit.fields.hiding === 'forced' && has(unit, 'needs-rally'));
  return waiting.map((unit): Effect => {
    const options = { kind: 'self', 'in-action': lossesOf(squadOf(scene, unit))['in-action'] };
    const moment = { turn: at.turn, side: unit.side, edge: 'start' } as const;
    return { effect: 'due', verb: 'rally', options, unit: unit.id, at: moment, rule: tracking.rules['hide-self'] };
  });
}
