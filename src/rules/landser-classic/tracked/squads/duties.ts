import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Due } from '../../../../kernel/state/due.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { hasCome } from '../../../../kernel/state/turn.ts';
import { gunnersOver } from '../fire/template.ts';
import { isHiding } from '../hide.ts';
import { allIn, bindsNow, count, has, isBetweenTurns, isOwnTurn, word, words } from '../state.ts';
import { crewmenOf, isAboard } from '../tanks/crew.ts';
import { isCasualty } from '../wounds/falls.ts';
import { gunnerOf, keyOf, lossesOf, soldiersOf, squadsOf } from './squads.ts';

/** What's owed as things stand, which is kept: whoever works out what each man can do asks for every one of them. */
interface Owed extends Pick<Scene, 'toggles'> {
  readonly at: Scene['at'] | undefined;
  readonly book: Book;
  readonly dues: readonly Due[];
}

const OWED = new WeakMap<Scene['state'], Owed>();

/** What's owed because of how things stand, in the contract's order: break-off, medics, rallies, death rolls, duties. */
export function owes(scene: Scene, book: Book): readonly Due[] {
  const { at, state, toggles } = scene;
  const kept = OWED.get(state);
  if (kept && kept.at === at && kept.toggles === toggles && kept.book === book) return kept.dues;
  const dues = duties(scene, book);
  OWED.set(state, { at, toggles, book, dues });
  return dues;
}

function duties(scene: Scene, book: Book): readonly Due[] {
  const { at, table } = scene;
  if (scene.over) return [];
  if (!at) {
    const moment = { turn: 0, edge: 'start' } as const;
    const rule = book.tracking.rules.initiative;
    return table.initiative === undefined
      ? [{ id: 'initiative', verb: 'initiative', options: {}, at: moment, rule, blocks: ['turn'] }]
      : [];
  }
  if (isBetweenTurns(scene)) {
    if (scene.toggles.has('fixed-initiative')) return [];
    // LS-TURN-03: nothing else is done, and anybody may throw it.
    const rule = book.tracking['initiative-again'] ?? book.tracking.rules.initiative;
    return [{ id: 'initiative', verb: 'initiative', options: {}, at: now(scene), rule, blocks: ['all', 'turn'] }];
  }
  const own = allIn(scene).filter(({ side }) => side === at.side);
  const inPlay = own.filter(({ gone }) => !gone);
  return [
    ...(at.side === undefined ? [] : breakOffs(scene, at.side, book)),
    ...inPlay.flatMap((unit) => healing(scene, unit, book) ?? []),
    ...inPlay.flatMap((unit) => ownRally(scene, unit, book) ?? []),
    ...allIn(scene).flatMap((unit) => deathRoll(scene, unit, book) ?? []),
    ...inPlay.flatMap((unit) => [
      ...(returningFire(scene, unit, book) ?? []),
      ...(fightingOn(scene, unit, book) ?? []),
      ...leaving(scene, unit, book),
    ]),
  ];
}

/** Everything owed so far. */
export function owedNow(scene: Scene, book: Book): readonly Due[] {
  const { at, steps } = scene;
  const due = at ? scene.due.filter((each) => hasCome(each.at, at, steps)) : [];
  return [...due, ...owes(scene, book)];
}

function now({ at }: Scene): Due['at'] {
  return { turn: at!.turn, ...(at!.side === undefined ? {} : { side: at!.side }), edge: 'start' };
}

/** The squads that throw for their break-off point before their side does anything, each through one of its men. */
export function squadsToTest(scene: Scene, side: string, book: Book): readonly Unit[] {
  const bySide = TO_TEST.get(scene.state) ?? new Map<string, readonly Unit[]>();
  const kept = bySide.get(side);
  if (kept) return kept;
  const squads = testing(scene, side, book);
  TO_TEST.set(scene.state, bySide.set(side, squads));
  return squads;
}

/** Kept by side as things stand, like what's owed; a state is of one book. */
const TO_TEST = new WeakMap<Scene['state'], Map<string, readonly Unit[]>>();

function testing(scene: Scene, side: string, book: Book): readonly Unit[] {
  return squadsOf(scene, side, book).filter((unit) => {
    const squad = { fields: scene.squads[keyOf(unit)!] ?? {} };
    return (
      squad.fields.tests === true && squad.fields.tested !== true && lossesOf(soldiersOf(scene, unit))['in-action'] > 0
    );
  });
}

function breakOffs(scene: Scene, side: string, book: Book): Due[] {
  const { rule } = book.breakOff;
  return squadsToTest(scene, side, book).map((unit) => {
    const squad = keyOf(unit)!;
    return {
      id: `morale:${squad}`,
      verb: 'morale',
      options: {},
      squad,
      at: now(scene),
      blocks: ['side', 'turn'],
      rule,
    };
  });
}

/** Whether a medic can start his work now: he's been in base contact since an earlier turn of his (LC-SER-05, LS-ALT-08). */
export function mayHeal(scene: Scene, medic: Unit, target: Unit): boolean {
  const came = words(medic, 'beside').includes(target.id) && count(medic, 'beside-turn') < (scene.at?.turn ?? 0);
  // LS-ALT-08: one light wound a turn, whoever's it is; those who are down each get a throw.
  const spent = has(medic, 'has-healed') && !target.gone;
  return came && !spent && isHealable(scene, target);
}

/** A man who's down; with wounds that add up, a man who's lightly wounded. */
export function isHealable({ toggles }: Scene, target: Unit): boolean {
  if (target.gone || !toggles.has('alternative-wounds')) return target.gone === 'down';
  return has(target, 'light-wounds') && !has(target, 'healed');
}

function healing(scene: Scene, medic: Unit, { tracking }: Book): Due[] | undefined {
  if (!has(medic, 'medic') || count(medic, 'beside-turn') < scene.at!.turn - 1) return undefined;
  const { rules, alternative } = tracking;
  return words(medic, 'beside').flatMap((id) => {
    const target = scene.units.get(id);
    if (!target || !mayHeal(scene, medic, target)) return [];
    const rule = target.gone ? rules.down : (alternative?.heals ?? rules.down);
    const due = { verb: 'wound', options: { kind: 'medic' }, unit: medic.id, targets: [id], at: now(scene), rule };
    return [{ id: `heal:${medic.id}:${id}`, ...due }];
  });
}

/** LS-HIDE-08, R-43: a man waiting for a rally throws for himself when his turn begins, unless a leader has rallied him. */
function ownRally(scene: Scene, unit: Unit, { tracking }: Book): Due[] | undefined {
  const { rally } = tracking;
  if (!rally || !has(unit, 'needs-rally') || !scene.toggles.has('rally') || has(unit, 'tried-rally')) return undefined;
  if (count(unit, 'hide-turn') > scene.at!.turn) return undefined;
  return [
    {
      id: `rally:${unit.id}`,
      verb: 'rally',
      options: { kind: 'self' },
      unit: unit.id,
      at: now(scene),
      rule: rally.self,
    },
  ];
}

/** LS-CAMP-04, LS-CAMP-05: who carries a casualty, if anybody does; his side throws for it. */
export function carrierOf(scene: Scene, casualty: Unit): Unit | undefined {
  return scene.units.get(word(casualty, 'carried-by') ?? '');
}

/** LS-CAMP-02, LS-CAMP-03, LS-CAMP-05. */
function deathRoll(scene: Scene, unit: Unit, { tracking }: Book): Due[] | undefined {
  const { campaign } = tracking;
  if (!campaign || !isCasualty(scene, unit) || !has(unit, 'death-turn')) return undefined;
  if ((carrierOf(scene, unit) ?? unit).side !== scene.at!.side) return undefined;
  const turn = scene.at!.turn - count(unit, 'death-turn');
  const carried = has(unit, 'carried-by');
  const treated = carried && !has(unit, 'stretcher') ? 0 : count(unit, 'treated');
  const waits = carried ? has(unit, 'carried-now') : turn < 1;
  if (waits || (turn < treated + 1 && !(carried && treated === 0))) return undefined;
  const options = { kind: carried ? 'carried' : 'campaign' };
  const rule = carried ? campaign.carried : campaign.death;
  return [{ id: `death:${unit.id}`, verb: 'wound', options, targets: [unit.id], at: now(scene), rule }];
}

/** LC-LIGHT-03. */
function returningFire(scene: Scene, unit: Unit, book: Book): Due[] | undefined {
  if (!bindsNow(scene, unit, 'angry') || !canReturnFire(scene, unit, book)) return undefined;
  const firer = scene.units.get(words(unit, 'angry').find((id) => scene.units.get(id)?.gone === undefined)!)!;
  // If a vehicle's crew is on the table, shots at the vehicle are aimed at a crewman (LS-CREW-04).
  const target = crewmenOf(scene, firer).find(({ gone }) => !gone) ?? firer;
  const { angry } = book.tracking.rules;
  return [
    {
      id: `fire:${unit.id}`,
      verb: 'fire',
      options: {},
      unit: unit.id,
      targets: [target.id],
      at: now(scene),
      rule: angry,
    },
  ];
}

/** whether the referee knows of nothing that stops him. The players say what only they can see. */
export function canReturnFire(scene: Scene, unit: Unit, book: Book): boolean {
  const { rally, 'disorientated-bars': bars } = book.tracking;
  const weapon = word(unit, 'weapon') ?? '';
  const [first] = words(unit, 'angry').filter((id) => scene.units.get(id)?.gone === undefined);
  return !(
    first === undefined ||
    isHiding(unit) ||
    has(unit, 'locked') ||
    has(unit, 'needs-leader') ||
    (has(unit, 'walking-wounded') && !has(unit, 'at-base-line')) ||
    feedsGun(scene, unit, book) ||
    isAboard(scene, unit) ||
    (bars && bindsNow(scene, unit, 'disorientated')) ||
    (rally && has(unit, 'squad-broken') && scene.toggles.has('rally')) ||
    has(unit, 'barrel') ||
    // A man who has had his action has none left for it: hit in his own turn, he's bound by it in the next.
    (has(unit, 'action') && !(unit.fields.action === 'move-and-fire' && !has(unit, 'shot'))) ||
    (['jammed', 'must-reload', 'lost', 'used'] as const).some((field) => words(unit, field).includes(weapon))
  );
}

/**
 * LC-SQD-06: the gunner a loader assists, while his gun fires automatic or its template lies. Not one who fights hand to hand or
 * hides.
 */
export function feedsGun(scene: Scene, loader: Unit, book: Book): Unit | undefined {
  if (loader.profile !== 'loader' || has(loader, 'locked') || isHiding(loader)) return undefined;
  const gunner = gunnerOf(scene, loader, book);
  if (!gunner || gunner.gone || !isOwnTurn(scene, loader)) return undefined;
  const { crewed } = book.tracking.weapons;
  const fires = has(gunner, 'auto-now') || crewed.includes(word(gunner, 'template') ?? '');
  return fires ? gunner : undefined;
}

/** LC-ASLT-07, LS-ASLT-11. */
function fightingOn(scene: Scene, unit: Unit, { tracking }: Book): Due[] | undefined {
  const [other] = words(unit, 'locked');
  const bars = tracking['disorientated-bars'] && bindsNow(scene, unit, 'disorientated');
  if (other === undefined || has(unit, 'action') || bars) return undefined;
  const rule = tracking.rules.locked;
  return [
    { id: `assault:${unit.id}`, verb: 'assault', options: {}, unit: unit.id, targets: [other], at: now(scene), rule },
  ];
}

/** LC-AUTO-06, R-48: a man who stays in a template throws, at the latest before his turn ends; under several, for each of them. */
function leaving(scene: Scene, unit: Unit, { tracking }: Book): Due[] {
  return owesTemplates(scene, unit).map((gunner) => ({
    id: `effect:${unit.id}:${gunner.id}`,
    verb: 'effect',
    options: { weapon: word(gunner, 'template')!, range: count(gunner, 'template-range') },
    unit: unit.id,
    at: now(scene),
    rule: tracking.rules['in-template'],
  }));
}

/** The gunners for whose templates he has yet to throw this turn. */
export function owesTemplates(scene: Scene, unit: Unit): Unit[] {
  if (isAboard(scene, unit)) return [];
  return gunnersOver(scene, unit).filter(({ id }) => !words(unit, 'template-rolled').includes(id));
}
