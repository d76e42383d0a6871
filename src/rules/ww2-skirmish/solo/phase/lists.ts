import { InputError } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { listed } from './named.ts';

/** A list in the units' order, or one value for all. @throws {InputError} for too few or too many */
export function perUnit(
  units: readonly Unit[],
  text: string | undefined,
  option: string,
  otherwise?: string,
): readonly string[] {
  const values = listed(text);
  if (values.length === 0 && otherwise !== undefined) return units.map(() => otherwise);
  if (values.length === 0 && units.length > 0) throw new InputError('missing-options', { missing: [option] });
  if (values.length === 1) return units.map(() => values[0]!);
  if (values.length !== units.length) {
    throw new InputError('solo-list-length', { option, given: values.length, wanted: units.length });
  }
  return values;
}
