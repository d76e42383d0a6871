import { type Book, COVERS, type Cover } from '../../../../../data/ww2-skirmish/book.ts';
import { AFV_FACTORS } from '../../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { type Options, type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions } from '../../../../kernel/options/read-options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Question } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { FlatFields } from '../../../../kernel/state/unit.ts';
import { meantBy } from '../../../names.ts';
import { count, has, word } from '../../unit.ts';
import { TOLD_OF_TEAMS, toldOfAfv, toldOfTeam, wordsIn } from '../factors.ts';
import { enemyNamed, NONE } from './named.ts';
import { factorsOffered, preyOf, seeksVehicles } from './offers.ts';
import { isGone, seen, sightOf } from './seen.ts';
import { changesIn, isAfv, playersUnits, type SoloChanging, standing } from './sides.ts';

const SEEN: OptionTable = {
  nearest: option.text(),
  range: option.inches(),
  'target-cover': option.oneOf(COVERS),
  cover: option.oneOf(COVERS),
  factors: option.text(),
  target: option.text(),
  'target-range': option.inches(),
};

const GUN: OptionTable = {
  'gun-target': option.text(),
  'gun-range': option.inches(),
};

/** Only the players can see what's near, in cover or in sight. */
export function askSight(scene: Scene, unit: Unit, book: Book): Question {
  const afv = isAfv(unit, book);
  const { cover: _, ...ofAfv } = SEEN;
  const gun = seeksVehicles(scene, unit, book) ? GUN : {};
  const names = [...playersUnits(scene).map(({ name }) => name), NONE];
  const factors = factorsOffered(scene, unit, book);
  return {
    id: afv ? 'afv-sight' : 'sight',
    unit: unit.id,
    rule: afv ? book.soloTurn.rules.afv : book.soloTurn.rules.order,
    options: { ...(afv ? ofAfv : SEEN), ...gun },
    before: before(scene, unit, afv),
    forAll: true,
    several: ['factors'],
    none: ['factors'],
    words: ['factors'],
    others: {
      of: { target: ['target', 'target-range'], ...(gun === GUN ? { 'gun-target': ['gun-target', 'gun-range'] } : {}) },
      repeats: ['nearest', 'range', 'factors'],
    },
    offers: {
      nearest: names,
      target: names,
      ...(gun === GUN ? { 'gun-target': [...preyOf(scene).map(({ name }) => name), NONE] } : {}),
      factors: [...factors, NONE],
    },
    ...(isGone(scene, unit) ? { anew: true } : {}),
  };
}

/** What the players last said about it. */
function before(scene: Scene, unit: Unit, afv: boolean): FlatFields {
  const [nearest, target, gun] = (['sees', 'target-sees', 'gun-sees'] as const).map((which) =>
    sightOf(scene, unit, which),
  );
  const factors = afv ? toldOfAfv(unit) : toldOfTeam(unit);
  return {
    nearest: nearest?.unit.name ?? NONE,
    ...(nearest ? { range: nearest.range } : {}),
    ...(target ? { target: target.unit.name, 'target-range': target.range } : {}),
    ...(nearest || target ? { 'target-cover': (target ?? nearest)!.cover } : {}),
    ...(afv ? {} : { cover: word(unit, 'in-cover') ?? 'open' }),
    factors: factors.length > 0 ? factors.join(',') : NONE,
    ...(gun ? { 'gun-target': gun.unit.name, 'gun-range': gun.range } : {}),
  };
}

/**
 * Anything left out stays as the players said before.
 * @throws {InputError} for an unknown enemy, one without a distance, a distance without an enemy, a word that isn't a
 * factor, or if the enemy described before is gone
 */
export function sightTold(
  scene: Scene,
  unit: Unit,
  given: Readonly<Record<string, string>>,
  book: Book,
): readonly Effect[] {
  const { same: _, 'all-same': all, ...named } = given;
  const question = askSight(scene, unit, book);
  const { rule } = question;
  const said = readOptions({ ...SEEN, ...GUN }, named, meantBy);
  const gone = isGone(scene, unit);
  if (gone && said.nearest === undefined) throw new InputError('solo-gone', { unit: gone.name });
  const changes = changesIn(scene);
  const nearest = tells(changes, scene, unit, said, NEAREST, rule);
  const target = tells(changes, scene, unit, said, TARGET, rule);
  tells(changes, scene, unit, said, GUN_TARGET, rule);
  if (said['target-cover'] !== undefined) {
    if (!nearest && !target) throw new InputError('solo-cover-of-nobody');
    changes.set(unit, target ? 'target-cover' : 'sees-cover', said['target-cover'] as Cover, rule);
    if (target) changes.set(unit, 'sees-cover', 'open', rule);
  }
  if (said.cover !== undefined) changes.set(unit, 'in-cover', said.cover as Cover, rule);
  if (said.factors !== undefined) {
    const text = String(said.factors).trim().toLowerCase() === NONE ? '' : String(said.factors);
    const allowed = isAfv(unit, book) ? AFV_FACTORS : TOLD_OF_TEAMS;
    changes.set(unit, 'seen-factors', [...wordsIn<string>('factors', text, allowed)], rule);
  }
  changes.clear(unit, ['shifted'], rule);
  changes.set(unit, 'looked-round', true, rule);
  changes.set(unit, 'told-at', standing(scene), rule);
  // WS-AFV-02: once is enough for the whole battle. On a drawn table only whom it makes out counts: its look says that.
  const met = scene.drawn ? seen(changes.scene, changes.now(unit)) !== undefined : nearest;
  if (isAfv(unit, book) && met) changes.set(unit, 'enemy-seen', true, rule);
  if (all !== undefined) changes.ofTable('all-same', true, rule);
  return changes.effects;
}

interface Telling {
  readonly name: 'nearest' | 'target' | 'gun-target';
  readonly range: 'range' | 'target-range' | 'gun-range';
  readonly sees: 'sees' | 'target-sees' | 'gun-sees';
  readonly inches: 'sees-range' | 'target-range' | 'gun-range';
  readonly cover?: 'sees-cover' | 'target-cover';
}

const NEAREST: Telling = { name: 'nearest', range: 'range', sees: 'sees', inches: 'sees-range', cover: 'sees-cover' };
const TARGET: Telling = {
  name: 'target',
  range: 'target-range',
  sees: 'target-sees',
  inches: 'target-range',
  cover: 'target-cover',
};
const GUN_TARGET: Telling = { name: 'gun-target', range: 'gun-range', sees: 'gun-sees', inches: 'gun-range' };

/** @returns whether there's one now */
function tells(changes: SoloChanging, scene: Scene, unit: Unit, said: Options, of: Telling, rule: string): boolean {
  const { name, range, sees, inches, cover } = of;
  const known = sightOf(scene, unit, sees);
  const gone = has(unit, sees) && !known;
  const enemy = said[name] === undefined ? known?.unit : enemyNamed(scene, String(said[name]));
  if (!enemy) {
    if (said[range] !== undefined) throw new InputError('solo-range-of-nobody', { option: range });
    if (said[name] !== undefined || gone) changes.clear(unit, [sees, inches, ...(cover ? [cover] : [])], rule);
    return false;
  }
  const isNew = enemy.id !== known?.unit.id;
  const far = said[range] ?? (isNew ? undefined : count(unit, inches));
  if (far === undefined) throw new InputError('missing-options', { missing: [range] });
  changes.set(unit, sees, enemy.id, rule);
  changes.set(unit, inches, Number(far), rule);
  if (isNew && cover) changes.set(unit, cover, 'open', rule);
  return true;
}

/** Whether what the players said still applies, so that nobody needs to ask (S-04). */
export function holdsStill(scene: Scene, unit: Unit): boolean {
  return word(unit, 'told-at') === standing(scene);
}

/** The players have said that everything is as before; they're still asked about enemies who are gone. */
export function isAllSame(scene: Scene, unit: Unit): boolean {
  return scene.table['all-same'] === true && !isGone(scene, unit);
}
