import type { Advice, Book } from '../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import type { Firing } from '../fire/shot.ts';
import type { Changing } from './changes.ts';

/** Reminders of rules that only the players can judge: each once a turn for each side. */
export function advises(changes: Changing, unit: Unit, advice: readonly Advice[], { tracking }: Book): void {
  const { at, sides } = changes.scene;
  if (!at) return;
  const known = sides[unit.side]?.reminded;
  const said = Array.isArray(known) ? (known as readonly string[]) : [];
  const fresh = advice.map((each) => tracking.advice[each]).filter((rule) => !said.includes(rule));
  if (fresh.length === 0) return;
  for (const rule of fresh) changes.remind(rule);
  changes.ofSide(unit.side, 'reminded', [...new Set([...said, ...fresh])], tracking.rules.turn);
}

/** What the players have to judge about a shot. */
export function adviceOnShot(
  shot: Firing & { readonly split?: string | undefined; readonly facing?: string; readonly cover?: string | undefined },
  { weapons }: Book,
): Advice[] {
  const fixed = shot.mount === 'hull' || (shot.mount === 'ground' && weapons[shot.weapon].kind === 'gun');
  const lineOfFire = shot.indirect ? (['pattern'] as const) : (['line-of-fire'] as const);
  return [
    // PT-RUL-31: a charge needs none.
    ...(shot.weapon === 'satchel' ? [] : lineOfFire),
    ...(fixed && !shot.indirect ? (['field-of-fire'] as const) : []),
    ...(shot.split?.includes(',') || shot.continued ? (['beaten-zone'] as const) : []),
    ...(shot.facing === undefined ? [] : shot.cover === 'hard' ? (['turret'] as const) : (['facing'] as const)),
  ];
}
