import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable } from '../../../../kernel/options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question } from '../../../../kernel/solo.ts';
import { type Book, COVERS } from '../../book.ts';
import { isManned } from '../../figures.ts';
import { AFV_FACTORS, RISK_FACTORS } from '../../solo-tables.ts';
import { wordsIn } from '../factors.ts';
import { type Answers, mark } from './marks.ts';

const SEEN = {
  nearest: {
    type: 'string',
    default: '',
    help: 'The nearest enemy that it sees, by name; left out, none is in sight',
  },
  range: { type: 'number', min: 0, help: 'Inches to that enemy' },
  'target-cover': { type: 'string', values: COVERS, default: 'open', help: 'What that enemy is behind' },
} as const satisfies OptionTable;

/** What one sees of a team on foot (WS-RISK-06 to -15, WS-ACT-03). */
const TEAM: OptionTable = {
  ...SEEN,
  cover: { type: 'string', values: COVERS, default: 'open', help: 'What it is in or behind itself' },
  factors: {
    type: 'string',
    default: '',
    help: 'enemy-behind, retiring-near, losing, winning, officer, afv-near, friends-near, defending; commas between',
  },
};

/** What one sees of an AFV (WS-AFV-03 to -08). */
const AFV: OptionTable = {
  ...SEEN,
  factors: {
    type: 'string',
    default: '',
    help: 'hull-down, infantry-near, radio, enemy-behind, alone; commas between',
  },
};

/** A team that holds a fortified position is in a state of its own (WS-ACT-03). */
const TOLD_OF_TEAMS: readonly string[] = [...RISK_FACTORS, 'defending'];

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

/** @throws {InputError} for an enemy who is not there, one without his distance, or a word that is no factor */
export function sightTold(scene: Scene, unit: Unit, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const afv = isManned(unit);
  const rule = afv ? soloTurn.rules.afv : soloTurn.rules.order;
  const factors = wordsIn<string>('factors', String(answers.factors ?? ''), afv ? AFV_FACTORS : TOLD_OF_TEAMS);
  const seen = enemyNamed(scene, unit, answers.nearest);
  if (seen && answers.range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  return [
    mark(scene, unit, 'looked-round', rule),
    mark(scene, unit, 'sees', rule, seen?.id ?? ''),
    mark(scene, unit, 'sees-range', rule, Number(answers.range ?? 0)),
    mark(scene, unit, 'sees-cover', rule, String(answers['target-cover'] ?? 'open')),
    mark(scene, unit, 'in-cover', rule, String(answers.cover ?? 'open')),
    mark(scene, unit, 'seen-factors', rule, [...factors].join(',')),
    // WS-AFV-02: once is enough for the whole game.
    ...(afv && seen ? [remembers(unit, rule)] : []),
  ];
}

function remembers(unit: Unit, rule: string): Effect {
  return { effect: 'set', of: { unit: unit.id }, field: 'enemy-seen', value: true, rule };
}

/** A unit in play of any other side. @throws {InputError} for a name that is none's */
export function enemyNamed({ units }: Scene, { side }: Pick<Unit, 'side'>, name: Answers[string]): Unit | undefined {
  const wanted = folded(name);
  if (wanted === '') return undefined;
  const found = [...units.values()].find((each) => folded(each.name) === wanted);
  if (found && !found.gone && found.side !== side) return found;
  throw new InputError('unknown-unit', { unit: String(name).trim() });
}

/** Units of a side, named with commas between. @throws {InputError} for a name that is none of theirs */
export function ownNamed(units: readonly Unit[], names: Answers[string]): readonly Unit[] {
  const wanted = String(names ?? '')
    .split(',')
    .filter((name) => folded(name) !== '');
  return wanted.map((name) => {
    const found = units.find((unit) => folded(unit.name) === folded(name));
    if (!found) throw new InputError('unknown-unit', { unit: name.trim() });
    return found;
  });
}

/** As names are typed on a telephone: in any case. */
function folded(name: Answers[string]): string {
  return String(name ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
