import type { Book, Force } from '../../../../../data/ww2-skirmish/book.ts';
import { FORCES } from '../../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { folded } from '../../../../kernel/options/folded.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions } from '../../../../kernel/options/read-options.ts';
import type { Question, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { meantBy } from '../../../names.ts';
import { has } from '../../unit.ts';
import { wordsIn } from '../factors.ts';
import { unaffordable } from '../pool.ts';
import { listed, NONE, namedAmong } from './named.ts';
import { changesIn, ownUnits, playersUnits, type SoloChanging } from './sides.ts';

const SEEN: OptionTable = {
  'in-sight': option.text(),
  'come-upon': option.text(),
  cornered: option.text(),
  unavailable: option.text(),
  'portal-range': option.inches(),
};

/** What's a list of names or words. */
const LISTS: readonly string[] = ['in-sight', 'come-upon', 'cornered', 'unavailable'];

export function portalsOf(scene: Scene): readonly Unit[] {
  return ownUnits(scene).filter((unit) => has(unit, 'portal'));
}

/**
 * How the table looks from the portals: while no portal has moved, and none of the players' units that may be near one, they see
 * the same of them.
 */
function standingBefore(scene: Scene): string {
  const { table } = scene;
  const gone = [...scene.units.values()].filter((unit) => unit.gone && has(unit, 'portal')).length;
  const smoke = Object.keys(table).filter((field) => field.startsWith('fog-'));
  return ['p', Number(table['stirred-before'] ?? 0), portalsOf(scene).length, gone, ...smoke.toSorted()].join('.');
}

/** The stage of the side's phase in which forces arrive: for the counters it's 0. */
export const ARRIVALS = 6;

/**
 * WS-PORT-01: one of the players' units has moved. Told how far the nearest portal was from them all, the players are asked again
 * once it may have come near one; otherwise at once.
 * @param inches how far it has gone; `undefined` if nobody can say
 */
export function nearsPortals(
  changes: SoloChanging,
  unit: Unit | undefined,
  inches: number | undefined,
  book: Book,
): void {
  const { table } = changes.scene;
  const { near } = book.solo.portal;
  const before = unit?.fields[GONE];
  if (unit && typeof before === 'number') {
    if (inches === undefined) changes.clear(unit, [GONE], near.rule);
    else changes.set(unit, GONE, before + inches, near.rule);
    const told = table['portal-range'];
    if (typeof told === 'number' && inches !== undefined && told - before - inches > near.inches) return;
  }
  portalsMoved(changes);
}

/** WS-GEN-02: a portal is somewhere else, or somebody may be near one, so other portals may be in sight. */
export function portalsMoved(changes: SoloChanging): void {
  changes.ofTable('stirred-before', Number(changes.scene.table['stirred-before'] ?? 0) + 1, 'WS-GEN-02');
}

const GONE = 'gone-to-portals';

/** How far the nearest portal is from the players, until they say something else; each of their units is measured from then on. */
function rangeTold(changes: SoloChanging, range: number | undefined, { solo }: Book): void {
  const { rule } = solo.portal.near;
  const { scene } = changes;
  if (range === undefined) {
    if (scene.table['portal-range'] !== undefined) changes.clearTable(['portal-range'], rule);
    return;
  }
  changes.ofTable('portal-range', range, rule);
  for (const unit of playersUnits(scene)) if (unit.fields[GONE] !== 0) changes.set(unit, GONE, 0, rule);
}

/** Which throw is due now: at the start of a turn or at the end of the side's phase. */
export function throwDue({ at, table, toggles, steps }: Scene): number | undefined {
  if (!at) return undefined;
  const last = Number(table['arrivals-turn'] ?? -1);
  const closing = at.side === table.solo;
  const starts = at.step === steps[0]?.step && (at.turn === 1 || toggles.has('arrivals-twice'));
  if (!closing && !starts) return undefined;
  const now = 2 * at.turn + (closing ? 1 : 0);
  return last < now ? now : undefined;
}

/** WS-TURN-01, -04: what the portals bring on, and what happens to portals that figures have reached. */
export function arrivals(scene: Scene, book: Book): SoloStep | undefined {
  const portals = portalsOf(scene);
  const coming = raised(scene, book);
  if (coming) return coming;
  const due = throwDue(scene);
  if (due === undefined) return movesOn(scene, portals, book);
  if (portals.length === 0 || playersUnits(scene).length === 0) return undefined;
  // Anything the players haven't said is asked at the end of the phase.
  const presumed = scene.table['portals-presumed'] === true && scene.at?.side === scene.table.solo;
  if (scene.table['portals-told'] !== standingBefore(scene) || presumed) {
    return { step: 'ask', question: portalQuestion(scene, book) };
  }
  const { rules } = book.soloTurn;
  if (scene.table['portals-answered'] !== true) return asBefore(scene, portals, rules.portals);
  const done = changesIn(scene);
  done.ofTable('arrivals-turn', due, rules.portals);
  if (portals.some((portal) => has(portal, 'in-sight'))) {
    return { step: 'rule', verb: 'solo', options: { task: 'arrivals' }, marks: done.effects };
  }
  done.remind(rules['none-in-sight'], [], 'solo-no-portal-seen');
  return { step: 'note', rule: rules['none-in-sight'], effects: done.effects };
}

/** S-04: nothing has moved, so the same portals are in sight. */
function asBefore(scene: Scene, portals: readonly Unit[], rule: string): SoloStep {
  const changes = changesIn(scene);
  changes.ofTable('portals-answered', true, rule);
  const inSight = portals.filter((portal) => has(portal, 'in-sight'));
  changes.remind(rule, inSight, 'solo-portals-as-before');
  return { step: 'note', rule, effects: changes.effects };
}

/** WS-GEN-06, -07: as a body with a name of its own, at the portal that was drawn. */
function raised({ table, at: now }: Scene, { soloTurn }: Book): SoloStep | undefined {
  if (typeof table.force !== 'string' || table.force === '' || typeof table.solo !== 'string') return undefined;
  const rule = soloTurn.rules.placed;
  const of = { table: true } as const;
  const cleared: Effect[] = [{ effect: 'set', of, field: 'force', value: null, rule }];
  const at = typeof table['arrives-at'] === 'string' ? table['arrives-at'] : undefined;
  if (table.force === soloTurn.officer) return officerComes(cleared, table.solo, soloTurn);
  const called = `${soloTurn.called} ${Number(table['came-on'] ?? 0)}`;
  const force = table.force;
  // Units that arrive at the start of a turn act in it.
  const values = { called, force, later: now?.side === table.solo };
  const noted: Effect = at
    ? { effect: 'remind', rule, units: [at], says: 'solo-comes-on-at', values }
    : { effect: 'remind', rule: soloTurn.rules.tank, says: 'solo-comes-on', values };
  const gone: Effect[] = at ? [{ effect: 'set', of, field: 'arrives-at', value: null, rule }] : [];
  const arrives = { squad: force, called, side: table.solo, ...(at ? { at } : {}) };
  return { step: 'raise', ...arrives, rule, effects: [...cleared, ...gone, noted] };
}

/** WS-GEN-09: only the players see which portal is the rearmost. */
function officerComes(cleared: readonly Effect[], side: string, { rules, officer }: Book['soloTurn']): SoloStep {
  const noted: Effect = { effect: 'remind', rule: rules.redeploy, says: 'solo-officer-comes' };
  return { step: 'raise', squad: officer, side, rule: rules.redeploy, effects: [...cleared, noted] };
}

/** WS-PORT-01, -02, -04: after the throw they move on or are removed. */
function movesOn(scene: Scene, portals: readonly Unit[], { soloTurn }: Book): SoloStep | undefined {
  const portal = portals.find((each) => has(each, 'come-upon') || has(each, 'cornered'));
  if (!portal) return undefined;
  const nowhere = has(portal, 'cornered');
  const rule = soloTurn.rules[nowhere ? 'nowhere' : 'comes-upon'];
  const changes = changesIn(scene);
  changes.clear(portal, ['come-upon', 'cornered'], rule);
  changes.remind(rule, [portal], nowhere ? 'solo-portal-cornered' : 'solo-portal-moves');
  if (nowhere) changes.gone(portal, 'eliminated', rule);
  else {
    changes.ofTable('stirred', Number(scene.table.stirred ?? 0) + 1, rule);
    portalsMoved(changes);
  }
  return { step: 'note', unit: portal.id, rule, effects: changes.effects, ...(nowhere ? {} : { moves: true }) };
}

export function portalQuestion(scene: Scene, { soloTurn }: Book): Question {
  const portals = portalsOf(scene);
  const inSight = portals.filter((portal) => has(portal, 'in-sight')).map(({ name }) => name);
  const names = portals.map(({ name }) => name);
  return {
    id: 'portals',
    rule: soloTurn.rules.portals,
    options: SEEN,
    before: { 'in-sight': inSight.length > 0 ? inSight.join(',') : NONE },
    offers: { 'in-sight': [ALL, ...names, NONE], 'come-upon': names, cornered: names, unavailable: OF_FIGURES },
    several: LISTS,
    none: ['in-sight'],
    words: ['unavailable'],
    // Before the first turn, and at the start of any other, nobody has to wait for it.
    ...(scene.at?.side === scene.table.solo ? {} : { optional: true }),
  };
}

const ALL = 'all';

/** Arrivals that come on as figures. */
const OF_FIGURES = FORCES.filter((force) => force !== 'nothing' && force !== 'redeploy');

/** @throws {InputError} for an unknown portal or force */
export function portalsTold(scene: Scene, given: Readonly<Record<string, string>>, book: Book): readonly Effect[] {
  const { same: _, 'all-same': __, presumed, ...named } = given;
  const rule = book.soloTurn.rules.portals;
  const said = readOptions(SEEN, named, meantBy);
  const portals = portalsOf(scene);
  const changes = changesIn(scene);
  if (said['in-sight'] !== undefined) {
    const seen = sighted(portals, String(said['in-sight']));
    for (const portal of portals) changes.set(portal, 'in-sight', seen.includes(portal), rule);
  }
  for (const what of ['come-upon', 'cornered'] as const) {
    for (const portal of namedAmong(portals, said[what] as string | undefined, 'portal'))
      changes.set(portal, what, true, rule);
  }
  const lacking = said.unavailable === undefined || folded(String(said.unavailable)) === NONE ? '' : said.unavailable;
  rangeTold(changes, said['portal-range'] as number | undefined, book);
  changes.ofTable('unavailable', [...wordsIn<string>('unavailable', String(lacking), FORCES)], rule);
  changes.ofTable('portals-told', standingBefore(scene), rule);
  changes.ofTable('portals-presumed', presumed !== undefined, rule);
  changes.ofTable('portals-answered', true, rule);
  const inSight = portals.filter((portal) => has(changes.now(portal), 'in-sight'));
  if (Object.keys(named).length === 0) {
    changes.remind(rule, inSight, 'solo-portals-as-before');
  }
  return changes.effects;
}

/** @throws {InputError} */
function sighted(portals: readonly Unit[], text: string): readonly Unit[] {
  const words = listed(text).map(folded);
  if (words.length === 1 && words[0] === ALL) return portals;
  return words.length === 0 || (words.length === 1 && words[0] === NONE) ? [] : namedAmong(portals, text, 'portal');
}

/** Forces without enough figures, as the players said and by their pool. */
export function lackingIn(scene: Scene): readonly Force[] {
  const { unavailable } = scene.table;
  const said = Array.isArray(unavailable) ? (unavailable as readonly Force[]) : [];
  return FORCES.filter((force) => said.includes(force) || unaffordable(scene, force));
}
