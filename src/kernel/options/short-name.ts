import { folded } from './folded.ts';

/**
 * The unit that a text means: by its name, or by the first words of its name if no other unit's begins with them, as `Force 1`
 * means `Force 1 Rifle team`. Units in play go before those that are gone.
 */
export function meantByName<U extends { readonly name: string; readonly gone?: string | undefined }>(
  units: readonly U[],
  text: string,
): U | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  const exact = units.find(({ name }) => folded(name) === wanted);
  if (exact) return exact;
  const some = units.filter(({ name }) => folded(name).startsWith(`${wanted} `));
  const there = some.filter(({ gone }) => !gone);
  const open = there.length > 0 ? there : some;
  return open.length === 1 ? open[0] : undefined;
}
