import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Advice, Book } from '../book.ts';
import type { Firing } from '../shot.ts';
import { remind } from './changes.ts';

/** Rules that only eyes can judge, called to mind where they matter: each once a turn to a side. */
export function advised({ at, sides }: Scene, unit: Unit, advice: readonly Advice[], { tracking }: Book): Effect[] {
  if (!at) return [];
  const said = String(sides[unit.side]?.reminded ?? '').split(',');
  const fresh = advice.map((each) => tracking.advice[each]).filter((rule) => !said.includes(rule));
  if (fresh.length === 0) return [];
  const value = [...said, ...fresh].filter((rule) => rule !== '').join(',');
  const until = { turn: at.turn, edge: 'end' } as const;
  const rule = tracking.rules.turn;
  return [...fresh.map(remind), { effect: 'set', of: { side: unit.side }, field: 'reminded', value, rule, until }];
}

/** What eyes have to judge of a shot. */
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
