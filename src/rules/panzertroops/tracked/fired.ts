import type { Effect } from '../../../kernel/effect.ts';
import type { Facts } from '../../../kernel/facts.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { count, has, words } from '../unit.ts';
import { adviceOnShot, advised } from './advice.ts';
import { added, cleared, kept, listWith, passing } from './changes.ts';
import { pointsOf } from './forbidden-fire.ts';
import { thisStepEnds } from './when.ts';

/** What firing changes of the firer: what he has fired, shown and used up. */
export function afterFiring(
  scene: Scene,
  firer: Unit,
  shot: Parameters<typeof adviceOnShot>[0],
  facts: Facts,
  book: Book,
): Effect[] {
  const { rules } = book.tracking;
  const { weapon } = shot;
  const until = thisStepEnds(scene);
  const points = (shot.continued ? count(firer, 'points-used') : 0) + pointsOf(shot, book);
  return [
    ...(shot.continued ? [] : hasFired(scene, firer, `${weapon}/${shot.mount}`, book)),
    ...passing(firer, 'points-used', points, rules.points, until),
    ...(until
      ? [
          {
            effect: 'set',
            of: { side: firer.side },
            field: 'normal-fired',
            value: true,
            rule: rules['smoke-first'],
            until,
          } as const,
        ]
      : []),
    ...(facts['fuel-out'] ? kept(firer, 'fuel-out', true, rules.fuel) : []),
    ...(weapon === 'satchel' ? spent(firer, book) : []),
    ...(weapon === 'panzerfaust' && firer.fields.rockets !== undefined
      ? added(firer, 'rockets', -1, rules.rockets)
      : []),
    ...advised(scene, firer, adviceOnShot(shot, book), book),
    ...(has(firer, 'in-edge') ? kept(firer, 'revealed', true, rules.edge) : []),
  ];
}

/** A weapon has fired in this step; where it is mounted tells apart those of a vehicle. */
export function hasFired(scene: Scene, firer: Unit, slot: string, { tracking }: Book): Effect[] {
  const until = thisStepEnds(scene);
  const rule = tracking.rules['fires-once'];
  return [
    ...passing(firer, 'action', 'fire', rule, until),
    ...passing(firer, 'fired', listWith(firer, 'fired', slot), rule, until),
  ];
}

function spent(carrier: Unit, { tracking }: Book): Effect[] {
  const rule = tracking.rules.satchel;
  const left = words(carrier, 'weapons').filter((each) => each !== 'satchel');
  return [
    ...kept(carrier, 'satchel-spent', true, rule),
    ...kept(carrier, 'weapons', left.length > 0 ? left.join(',') : tracking.sidearm, rule),
    ...cleared(carrier, ['dropped'], rule),
  ];
}
