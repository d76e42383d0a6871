import type { Effect } from '../../kernel/state/effect.ts';
import type { BookTable, Met } from '../../measuring/book-table.ts';
import { overlaps } from '../../measuring/travel.ts';
import type { Body } from '../../table/body.ts';
import { hundredth } from '../../table/close.ts';
import { apart } from '../../table/gap.ts';
import type { Table } from '../../table/terrain.ts';
import type { Gone } from './getting-out.ts';

/** Those of whom a ruling hits on their way who stay where they were hit, and their bases there. */
export function stoppedOnWay(
  { values }: BookTable,
  { bodies }: Pick<Table, 'bodies'>,
  effects: readonly Effect[],
  hit: readonly Met[],
): readonly Gone[] {
  const stops = values.claims?.stops ?? [];
  const stopped: Gone[] = [];
  for (const met of hit) {
    const { id, name } = met.unit;
    const isOut = effects.some((effect) => effect.effect === 'gone' && effect.unit === id);
    const isHeld = effects.some((effect) => {
      const isOf = effect.effect === 'set' && 'unit' in effect.of && effect.of.unit === id;
      return isOf && effect.value === true && stops.includes(effect.field);
    });
    const others = [...bodies.filter((body) => body.name !== name), ...stopped.map(({ ends }) => ends)];
    const ends = isOut ? met.at : isHeld ? roomAt(met, others) : undefined;
    if (ends && met.at.name === name) stopped.push({ unit: met.unit, ends });
  }
  return stopped;
}

/** Where he was hit, or the nearest place of his way where nobody has come to stand since. */
function roomAt({ at, way }: Met, others: readonly Body[]): Body | undefined {
  const near = way.toSorted((one, other) => apart(one.at, at.at) - apart(other.at, at.at));
  return [at, ...near].find((body) => !others.some((other) => overlaps(body, other)));
}

/** What the players are told of those whom a ruling takes on their way: where, on what, and who stays there. */
export function toldOnWay(
  { values }: BookTable,
  { terrain }: Pick<Table, 'terrain'>,
  hit: readonly Met[],
  stopped: readonly Gone[],
): readonly Effect[] {
  const { claims } = values;
  if (!claims) return [];
  return hit.map(({ unit, at: { at } }) => {
    const on = terrain.at(at)[0]?.piece.id;
    const told = {
      at: at.map(hundredth).join(','),
      ...(on === undefined ? {} : { on }),
      ...(stopped.some((each) => each.unit.id === unit.id) ? { stays: true } : {}),
    };
    return { effect: 'remind', rule: claims.rule, units: [unit.id], says: 'met-on-its-way', values: told };
  });
}
