import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { columns, type PrintedTable, rowsByTotal, rowsOfModifiers } from '../../kernel/printed.ts';
import { reachRows } from './printed-fire.ts';

/** Table 3.10. */
export function damage({ damage: { charts } }: Book): PrintedTable {
  return {
    id: 'damage',
    title: `Damage to vehicles: D${charts.soft.sides}`,
    rule: charts.soft.rule,
    columns: columns(['soft', 'AFV']),
    rows: rowsByTotal([charts.soft, charts.afv]),
    notes: [],
  };
}

/** Table 3.11. */
export function damageModifiers({ damage: { charts, modifiers } }: Book): PrintedTable {
  return {
    id: 'damage-modifiers',
    title: 'Damage to vehicles: added to the D20',
    rule: charts.soft.rule,
    columns: columns(['value'], 'modifier'),
    rows: rowsOfModifiers(modifiers),
    notes: [],
  };
}

/** Table 3.12. */
export function handHeld({ handHeld: { reach, toHit, crossing } }: Book): PrintedTable {
  return {
    id: 'hand-held',
    title: 'Hand-held anti-tank weapons: inches',
    rule: reach.rule,
    of: 'weapon',
    columns: columns(reach.bands),
    rows: reachRows(reach),
    notes: [
      `To hit: D${toHit.sides}, ${toHit.need.join('/')} or more (${toHit.rule})`,
      `${crossing.label}: ${crossing.value} (${crossing.rule})`,
    ],
  };
}

export function flameAtVehicles({ handHeld: { flame, burning } }: Book): PrintedTable {
  const added = Object.values(burning).flatMap((row) => (row ? [`${row.label} +${row.value}`] : []));
  return {
    id: 'flame-at-vehicles',
    title: `Flame on an AFV: D${flame.sides}`,
    rule: flame.rule,
    columns: columns(['result']),
    rows: rowsByTotal([flame]),
    notes: added,
  };
}

/** Table 3.13. */
export function bunkers({ bunkers: { effect, weak, smallArms } }: Book): PrintedTable {
  return {
    id: 'bunkers',
    title: `Bunkers: D${effect.sides}`,
    rule: effect.rule,
    columns: columns(['effect']),
    rows: rowsByTotal([effect]),
    notes: [
      `${weak.label}: ${weak.value} (${weak.rule})`,
      `Small arms: ${smallArms.need} on a D${smallArms.sides} kills one (${smallArms.rule})`,
    ],
  };
}
