import { type Book, COVERS, type Cover } from '../../../../../data/ww2-skirmish/book.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions } from '../../../../kernel/options/read-options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Question, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { FlatFields } from '../../../../kernel/state/unit.ts';
import { meantBy } from '../../../names.ts';
import { has, word, words } from '../../unit.ts';
import { enemyNamed, NONE } from './named.ts';
import { hasLost, hasShifted, type Seen, seen, sightOf, toLookFor } from './seen.ts';
import { shootingAt } from './shot.ts';
import { changesIn, inContactWith, playersUnits } from './sides.ts';
import { paysFor, type Weapon, weaponsOf } from './weapons.ts';

const TARGET: OptionTable = {
  target: option.text(),
  'target-range': option.inches(),
  'target-cover': option.oneOf(COVERS),
};

/** WS-TURN-04: its target, if no weapon that can fire could shoot at the enemies described. */
export function askTarget(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const nearest = seen(scene, unit);
  const missed = toLookFor(scene, unit);
  if (missed && (has(unit, 'target-told') || !scene.drawn)) return looksForTarget(scene, unit, missed, book);
  if (has(unit, 'target-told') || has(unit, 'shot-at')) return undefined;
  // Whoever it was told of and has fallen since is asked for anew.
  if (!hasLost(scene, unit) && (has(unit, 'target-sees') || !nearest)) return undefined;
  const arms = weaponsOf(unit, book).filter((arm) => paysFor(unit, arm, book));
  return others(scene, unit, nearest).some((each) => arms.some((arm) => couldHit(scene, unit, arm, each, book)))
    ? { step: 'ask', question: targetQuestion(scene, unit, book) }
    : undefined;
}

/** S-12: an enemy named now is looked for like any other. */
function looksForTarget(scene: Scene, unit: Unit, enemy: Seen, { soloTurn }: Book): SoloStep {
  const rule = soloTurn.rules.looks;
  const marks = changesIn(scene);
  marks.list(unit, 'missed', enemy.unit.id, rule);
  return {
    step: 'rule',
    verb: 'spot',
    options: { range: enemy.range, cover: enemy.cover },
    who: unit.id,
    targets: [enemy.unit.id],
    marks: marks.effects,
  };
}

/** Which other player's units it could shoot at. */
function others(scene: Scene, unit: Unit, nearest: Seen | undefined): readonly Unit[] {
  return playersUnits(scene).filter(
    (each) =>
      each.id !== nearest?.unit.id &&
      !words(unit, 'missed').includes(each.id) &&
      inContactWith(scene, each).length === 0,
  );
}

// Ranges in inches for trying whether a weapon could fire at a target: they cover the bands of all weapons.
const TRIED = [2, 4, 6, 8, 12, 16, 20, 24, 30, 40, 48, 60, 80];

/** Whether a weapon could fire at a target from anywhere: not a rifle at armour. */
function couldHit(scene: Scene, unit: Unit, arm: Weapon, enemy: Unit, book: Book): boolean {
  return TRIED.some((range) => shootingAt(scene, unit, arm, { unit: enemy, range, cover: 'open' }, book) !== undefined);
}

export function targetQuestion(scene: Scene, unit: Unit, { soloTurn }: Book): Question {
  const free = playersUnits(scene).filter((enemy) => inContactWith(scene, enemy).length === 0);
  const names = [...free.map(({ name }) => name), NONE];
  return {
    id: 'target',
    unit: unit.id,
    rule: soloTurn.rules.fires,
    options: TARGET,
    before: shiftedNow(scene, unit) ?? { target: NONE },
    offers: { target: names },
  };
}

/** The enemy who has been driven back since the players described him, as he'd be if his cover were still the same. */
function shiftedNow(scene: Scene, unit: Unit): FlatFields | undefined {
  const told = (['sees', 'target-sees', 'gun-sees'] as const).map((which) => sightOf(scene, unit, which));
  const one = told.find((each) => each && hasShifted(unit, each.unit));
  return one && { target: one.unit.name, 'target-range': one.range, 'target-cover': one.cover };
}

/** Where a unit's distance and cover are kept, by how it was told of. */
const KEPT = {
  sees: ['sees-range', 'sees-cover'],
  'target-sees': ['target-range', 'target-cover'],
  'gun-sees': ['gun-range', undefined],
} as const;

/** @throws {InputError} for an unknown enemy, or one without a distance */
export function targetTold(
  scene: Scene,
  unit: Unit,
  given: Readonly<Record<string, string>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const { same: _, 'all-same': __, ...named } = given;
  const rule = soloTurn.rules.fires;
  const said = readOptions(TARGET, named, meantBy);
  const changes = changesIn(scene);
  changes.set(unit, 'target-told', true, rule);
  const shifted = words(unit, 'shifted');
  if (said.target === undefined && said['target-range'] === undefined && said['target-cover'] === undefined) {
    // As before: the distance has grown by what he was driven back.
    changes.clear(unit, ['shifted'], rule);
    return changes.effects;
  }
  const enemy = said.target === undefined ? shiftedOne(scene, unit) : enemyNamed(scene, String(said.target));
  if (!enemy) {
    if (said['target-range'] !== undefined) throw new InputError('solo-range-of-nobody', { option: 'target-range' });
    return changes.effects;
  }
  const known = Object.entries(KEPT).filter(([which]) => word(unit, which as keyof typeof KEPT) === enemy.id);
  const again = shifted.includes(enemy.id) && known.length > 0;
  if (!again && said['target-range'] === undefined)
    throw new InputError('missing-options', { missing: ['target-range'] });
  changes.set(
    unit,
    'shifted',
    shifted.filter((id) => id !== enemy.id),
    rule,
  );
  const cover = said['target-cover'] as Cover | undefined;
  const far = said['target-range'] as number | undefined;
  if (!again) changes.set(unit, 'target-sees', enemy.id, rule);
  for (const [, [range, behind]] of again ? known : [['', KEPT['target-sees']] as const]) {
    if (far !== undefined) changes.set(unit, range, far, rule);
    if (behind && (cover !== undefined || !again)) changes.set(unit, behind, cover ?? 'open', rule);
  }
  return changes.effects;
}

function shiftedOne(scene: Scene, unit: Unit): Unit | undefined {
  const [id] = words(unit, 'shifted');
  return id === undefined ? undefined : scene.units.get(id);
}
