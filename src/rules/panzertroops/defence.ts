import type { Book, DefenceValue, Stance, TargetType } from '../../../data/panzertroops/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { Refusal } from './refusal.ts';

/**
 * The number to beat for a soft target (PT-DEF-01 to -07), as the group reads it (PT-RUL-01).
 * @throws {Refusal} for an assault move by anything but infantry
 */
export function defenceOf(ruling: Ruling, type: TargetType, stance: Stance, { defence }: Book): DefenceValue {
  // Running and moving targets are the same: only infantry has two speeds.
  const found = defence.of[type][stance === 'running' ? 'moving' : stance];
  if (!found) throw new Refusal(defence.assault, 'assault-of-infantry-only', { target: type }, 'bad-option');
  const { rule, value, reading } = found;
  return reading && ruling.on(reading.toggle) ? { rule, value: reading.value } : { rule, value };
}
