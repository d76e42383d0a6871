import type { Effect } from '../../../../kernel/effect.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { Question } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction } from '../../figures.ts';
import { isArmoured } from '../../tracked/attack.ts';
import { count, has, word } from '../../unit.ts';
import { type Answers, mark } from './marks.ts';
import { enemyNamed } from './sight.ts';

/** Whom it shoots at, how far that is, and what he is behind. */
export interface Target {
  readonly unit: Unit;
  readonly range: number;
  readonly cover: string;
}

/** The nearest enemy; for the main gun of an AFV the nearest AFV or anti-tank gun, if it sees one (WS-AFV-17). */
export function aimedAt({ units }: Scene, unit: Unit, mainGun: boolean): Target | undefined {
  const rather = mainGun ? units.get(word(unit, 'gun-sees') ?? '') : undefined;
  if (rather && !rather.gone) return { unit: rather, range: count(unit, 'gun-range'), cover: 'open' };
  const nearest = units.get(word(unit, 'sees') ?? '');
  if (!nearest || nearest.gone) return undefined;
  return { unit: nearest, range: count(unit, 'sees-range'), cover: word(unit, 'sees-cover') ?? 'open' };
}

/** WS-AFV-17: asked only where the players have an AFV or anti-tank gun, and it is not the nearest anyway. */
export function askGunTarget({ units }: Scene, unit: Unit, book: Book): Question | undefined {
  const prey = (each: Unit) => isArmoured(each, book) || has(each, 'anti-tank-gun');
  const nearest = units.get(word(unit, 'sees') ?? '');
  if (has(unit, 'gun-told') || (nearest && prey(nearest))) return undefined;
  if (![...units.values()].some((each) => each.side !== unit.side && !each.gone && prey(each))) return undefined;
  return {
    id: 'gun-target',
    unit: unit.id,
    rule: book.soloTurn.rules['gun-target'],
    options: {
      target: {
        type: 'string',
        default: '',
        help: 'The nearest AFV or anti-tank gun it sees, by name; left out, none',
      },
      range: { type: 'number', min: 0, help: 'Inches to it' },
    },
  };
}

/** @throws {InputError} for an enemy who is not there, or one without his distance */
export function gunTargetTold(scene: Scene, unit: Unit, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const rule = soloTurn.rules['gun-target'];
  const target = enemyNamed(scene, unit, answers.target);
  if (target && answers.range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  return [
    mark(scene, unit, 'gun-told', rule),
    mark(scene, unit, 'gun-sees', rule, target?.id ?? ''),
    mark(scene, unit, 'gun-range', rule, Number(answers.range ?? 0)),
  ];
}

/** Which side of a vehicle is hit. */
export function askFacing(unit: Unit, { soloTurn }: Book): Question | undefined {
  if (has(unit, 'sees-facing')) return undefined;
  const facing = {
    type: 'string',
    values: ['front', 'side', 'rear'],
    required: true,
    help: 'Which side it hits',
  } as const;
  return { id: 'facing', unit: unit.id, rule: soloTurn.rules.facing, options: { facing } };
}

/** WS-GREN-10: how many of a team of several a blast catches. */
export function askCaught(unit: Unit, target: Target, verb: string, { soloTurn }: Book): Question | undefined {
  if (verb === 'fire' || unit.fields['sees-caught'] !== undefined || inAction(target.unit).length < 2) return undefined;
  const figures = {
    type: 'integer',
    min: 1,
    max: 12,
    required: true,
    help: 'Figures within 2 inches of the point',
  } as const;
  return { id: 'caught', unit: unit.id, rule: soloTurn.rules.caught, options: { figures } };
}

export function facingTold(scene: Scene, unit: Unit, { facing }: Answers, { soloTurn }: Book): readonly Effect[] {
  return [mark(scene, unit, 'sees-facing', soloTurn.rules.facing, String(facing))];
}

export function caughtTold(scene: Scene, unit: Unit, { figures }: Answers, { soloTurn }: Book): readonly Effect[] {
  return [mark(scene, unit, 'sees-caught', soloTurn.rules.caught, Number(figures))];
}
