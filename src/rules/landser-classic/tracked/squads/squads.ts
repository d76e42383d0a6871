import { type Book, GRADES } from '../../../../../data/landser-classic/book.ts';
import { grouped, onceFor, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import { allIn, type Changing, has, isVehicle, readSquad, word } from '../state.ts';

/** A unit's squad, including the unit itself. */
export function squadOf(scene: Scene, unit: Unit): readonly Unit[] {
  const key = keyOf(unit);
  return key === undefined ? [unit] : (squads(scene).get(key) ?? []);
}

const squads = onceFor((units) => grouped(units, keyOf));

/** The name under which a squad is remembered. */
export function keyOf(unit: Unit): string | undefined {
  const squad = word(unit, 'squad');
  return squad === undefined ? undefined : `${unit.side}/${squad}`;
}

/** Its soldiers for the break-off point: without crews, vehicles, or men already out before this battle. */
export function soldiersOf(scene: Scene, unit: Unit): Unit[] {
  return squadOf(scene, unit).filter((each) => isSoldier(each) && !has(each, 'out-before'));
}

export function isSoldier(unit: Unit): boolean {
  return !isVehicle(unit) && !has(unit, 'crewman') && !has(unit, 'bailed');
}

/** Where a side has squads, a man who joins in mid-battle says which is his: he's its loader, or one more of its number. */
export function asksJoining(unit: Unit, side: readonly Unit[]): readonly string[] {
  return isSoldier(unit) && side.some((each) => isSoldier(each) && has(each, 'squad')) ? ['squad'] : [];
}

/** The squads of a side that have a break-off point, each through one of its men. */
export function squadsOf(scene: Scene, side: string, { tracking }: Book): Unit[] {
  const squads = new Map<string, Unit>();
  for (const unit of allIn(scene)) {
    const key = keyOf(unit);
    if (unit.side === side && key !== undefined && isSoldier(unit) && !squads.has(key)) squads.set(key, unit);
  }
  return [...squads.values()].filter((unit) => soldiersOf(scene, unit).length > tracking['team-size']);
}

/** The state of a squad for its break-off point. */
export function lossesOf(squad: readonly Unit[]): { readonly 'in-action': number; readonly out: number } {
  const out = squad.filter(({ gone }) => gone).length;
  return { 'in-action': squad.length - out, out };
}

/** The number out of action from which it throws. */
export function thresholdOf(scene: Scene, unit: Unit, { breakOff }: Book): number {
  return breakOff.grades?.from[gradeOf(scene, unit)] ?? breakOff.from;
}

/** Those by whose number it's judged when it tests: the men it had when a loss made that due. Others count from the next test on. */
export function judgedOf(scene: Scene, unit: Unit): Unit[] {
  const key = keyOf(unit);
  const judged = readSquad.words({ fields: (key !== undefined && scene.squads[key]) || {} }, 'judged');
  const all = soldiersOf(scene, unit);
  return judged.length > 0 ? all.filter(({ id }) => judged.includes(id)) : all;
}

/** A loss, or a turn that begins after it, makes a squad's test due: it's judged by the men it has now. */
export function judgeLater(changes: Changing, unit: Unit, book: Book): void {
  const { tracking } = book;
  const key = keyOf(unit);
  const { scene } = changes;
  if (key === undefined || !scene.at || !isSoldier(unit) || scene.squads[key]?.judged !== undefined) return;
  const all = soldiersOf(scene, unit);
  if (all.length <= tracking['team-size'] || lossesOf(all).out < thresholdOf(scene, unit, book)) return;
  const judged = all.map(({ id }) => id);
  changes.ofSquad(key, 'judged', judged, tracking.rules.broken);
}

/** LS-BRK-02: its leader's quality. */
export function gradeOf(scene: Scene, unit: Unit): (typeof GRADES)[number] {
  if (!scene.toggles.has('break-off-grades')) return 'regular';
  const leader = leaderOf(squadOf(scene, unit));
  const grade = leader && word(leader, 'grade');
  return GRADES.find((each) => each === grade) ?? 'regular';
}

/** LC-SQD-03: its commander first, then his second. */
export function rankIn(unit: Unit): number {
  if (has(unit, 'leader')) return 0;
  return unit.profile === SECOND ? 1 : 2;
}

/** The man who speaks for a squad: its leader, or any man who's left. */
export function leaderOf(squad: readonly Unit[]): Unit | undefined {
  const left = squad.filter(({ gone }) => !gone);
  return left.find((unit) => has(unit, 'leader')) ?? left[0];
}

/** The loader serving a gunner, if one is in play. */
export function loaderOf(scene: Scene, gunner: Unit): Unit | undefined {
  return squadOf(scene, gunner).find(({ id, profile, gone }) => profile === 'loader' && !gone && id !== gunner.id);
}

/** The machine-gunner a loader serves, in play or not; men in play come first. */
export function gunnerOf(scene: Scene, loader: Unit, { tracking }: Book): Unit | undefined {
  const { crewed } = tracking.weapons;
  const gunners = squadOf(scene, loader).filter((each) => {
    return each.id !== loader.id && each.profile !== 'loader' && crewed.includes(word(each, 'weapon') ?? '');
  });
  return gunners.find(({ gone }) => !gone) ?? gunners[0];
}

const SECOND = 'second-in-command';

/** the second in command leads for as long as the leader is out. */
export function succession(changes: Changing, unit: Unit, { tracking }: Book): void {
  const rule = tracking.rules.leader;
  const squad = squadOf(changes.scene, unit).filter(({ fields }) => fields.squad !== undefined);
  const leaders = squad.filter((each) => has(each, 'leader') && each.profile !== SECOND);
  const leaderless = leaders.length > 0 && leaders.every(({ gone }) => gone);
  const [second] = squad.filter(({ profile }) => profile === SECOND);
  if (!second || leaders.length === 0) return;
  if (leaderless && !second.gone) changes.set(second, 'leader', true, rule);
  else changes.clear(second, ['leader'], rule);
}
