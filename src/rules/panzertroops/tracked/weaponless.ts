import type { Effect } from '../../../kernel/effect.ts';
import type { Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { kindOf } from '../unit.ts';
import { kept } from './changes.ts';

/** What is left to the men of a weapon that is lost: they are infantry with pistols. */
export function withoutWeapon(
  unit: Unit,
  why: 'crewed-lost' | 'weapon-lost' | 'keeps-weapons',
  { tracking }: Book,
): Effect[] {
  const rule = tracking.rules[why];
  return [
    ...kept(unit, 'weapon-destroyed', true, rule),
    ...kept(unit, 'weapons', tracking.sidearm, rule),
    ...(kindOf(unit) === 'infantry' ? [] : kept(unit, 'kind', 'infantry', rule)),
  ];
}
