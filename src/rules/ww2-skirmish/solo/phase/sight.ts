import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable, OptionValue } from '../../../../kernel/options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question } from '../../../../kernel/solo.ts';
import { type Book, COVERS } from '../../book.ts';
import { isManned } from '../../figures.ts';
import { AFV_FACTORS, RISK_FACTORS } from '../../solo-tables.ts';
import { wordsIn } from '../factors.ts';
import { mark } from './marks.ts';

const NEAREST = {
  type: 'string',
  default: '',
  help: 'The nearest enemy that it sees, by name; left out, none is in sight',
} as const;
const RANGE = { type: 'number', min: 0, default: 0, help: 'Inches to that enemy' } as const;
const TARGET_COVER = { type: 'string', values: COVERS, default: 'open', help: 'What that enemy is behind' } as const;

/** What one sees of a team on foot (WS-RISK-06 to -15). */
const TEAM: OptionTable = {
  nearest: NEAREST,
  range: RANGE,
  'target-cover': TARGET_COVER,
  cover: { type: 'string', values: COVERS, default: 'open', help: 'What it is in or behind itself' },
  factors: {
    type: 'string',
    default: '',
    help: 'enemy-behind, retiring-near, losing, winning, officer, afv-near, friends-near; commas between',
  },
};

/** What one sees of an AFV (WS-AFV-03 to -08). */
const AFV: OptionTable = {
  nearest: NEAREST,
  range: RANGE,
  'target-cover': TARGET_COVER,
  facing: {
    type: 'string',
    values: ['front', 'side', 'rear'],
    default: 'front',
    help: 'Which side of an enemy vehicle it would hit',
  },
  factors: {
    type: 'string',
    default: '',
    help: 'hull-down, infantry-near, radio, enemy-behind, alone; commas between',
  },
};

/** Only the players see who is near, in cover, in sight. */
export function askSight(unit: Unit, { soloTurn }: Book): Question {
  const afv = isManned(unit);
  return {
    id: afv ? 'afv-sight' : 'sight',
    unit: unit.id,
    rule: afv ? soloTurn.rules.afv : soloTurn.rules.order,
    options: afv ? AFV : TEAM,
  };
}

/** @throws {InputError} for an enemy who is not there, or a word that is no factor */
export function sightTold(
  scene: Scene,
  unit: Unit,
  answers: Readonly<Record<string, OptionValue | undefined>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const rule = soloTurn.rules.order;
  const afv = isManned(unit);
  const factors = wordsIn<string>('factors', String(answers.factors ?? ''), afv ? AFV_FACTORS : RISK_FACTORS);
  const seen = enemyNamed(scene, unit, String(answers.nearest ?? ''));
  return [
    mark(scene, unit, 'looked-round', rule),
    mark(scene, unit, 'sees', rule, seen?.id ?? ''),
    mark(scene, unit, 'sees-range', rule, Number(answers.range ?? 0)),
    mark(scene, unit, 'sees-cover', rule, String(answers['target-cover'] ?? 'open')),
    mark(scene, unit, 'sees-facing', rule, String(answers.facing ?? 'front')),
    mark(scene, unit, 'in-cover', rule, String(answers.cover ?? 'open')),
    mark(scene, unit, 'seen-factors', rule, [...factors].join(',')),
  ];
}

/** A unit in play of any other side. @throws {InputError} for a name that is none's */
export function enemyNamed({ units }: Scene, unit: Pick<Unit, 'side'>, name: string): Unit | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  const found = [...units.values()].find((each) => each.name.toLowerCase() === wanted);
  if (found && !found.gone && found.side !== unit.side) return found;
  throw new InputError('unknown-unit', { unit: name });
}
