import { AIMS, type Book } from '../../../data/ww2-skirmish/book.ts';
import type { ReachTable, ScoreTable } from '../../../data/ww2-skirmish/reach.ts';
import {
  columns,
  type PrintedRow,
  type PrintedTable,
  rowsByFace,
  rowsByTotal,
  rowsOfModifiers,
} from '../../kernel/printed.ts';

const VALUE = columns(['value'], 'modifier');

/** From one inch to another, band by band. */
export function reachRows({ inches }: ReachTable<string>): PrintedRow[] {
  return Object.entries(inches).map(([of, [from, ...upTo]]) => {
    let reached = from;
    const cells = upTo.map((to) => {
      if (to === null) return null;
      const band = Number.isFinite(to) ? `${reached}-${to}` : `${reached}+`;
      reached = to + 1;
      return band;
    });
    return { of, cells };
  });
}

function reachTable(id: string, title: string, reach: ReachTable<string>, toHit: ScoreTable): PrintedTable {
  return {
    id,
    title,
    rule: reach.rule,
    of: 'weapon',
    columns: columns(reach.bands),
    rows: reachRows(reach),
    notes: [`To hit: D${toHit.sides}, ${toHit.need.join('/')} or more (${toHit.rule})`],
  };
}

/** Table 3.3. */
export function bands({ smallArms: { reach } }: Book): PrintedTable {
  return {
    id: 'small-arms-ranges',
    title: 'Small arms: ranges in inches',
    rule: reach.rule,
    of: 'weapon',
    columns: columns(reach.bands.map((band) => (band === 'point-blank' ? 'PB' : band))),
    rows: reachRows(reach),
    notes: ['PB: point blank'],
  };
}

/** Table 3.4. */
export function toHit({ smallArms: { toHit: table, reach, columns: own } }: Book): PrintedTable {
  const rows = Object.keys(reach.inches).flatMap((of) => {
    const column = (own as Readonly<Record<string, 'pistol' | undefined>>)[of] ?? 'rifle';
    return reach.bands.map((band, i) => ({
      of,
      at: band === 'point-blank' ? 'PB' : band,
      cells: AIMS.map((aim) => table.need[column][aim][i] ?? null),
    }));
  });
  return {
    id: 'to-hit',
    title: `To hit: D${table.sides}, this or more`,
    rule: table.rule,
    of: 'weapon',
    columns: columns(AIMS),
    rows,
    notes: ['PB: point blank'],
  };
}

export function shifts({ smallArms: { shifts: rows, reach } }: Book): PrintedTable {
  return {
    id: 'to-hit-bands',
    title: 'To hit: bands added',
    rule: reach.rule,
    columns: VALUE,
    rows: rowsOfModifiers(rows),
    notes: [],
  };
}

/** Table 3.5. */
export function fireEffect({ fireEffect: { chart } }: Book): PrintedTable {
  return {
    id: 'fire-effect',
    title: `Fire effect: D${chart.sides} + bonus`,
    rule: chart.rule,
    columns: columns(['effect']),
    rows: rowsByTotal([chart]),
    notes: [],
  };
}

export function fireBonus({ fireEffect: effect }: Book): PrintedTable {
  return {
    id: 'fire-bonus',
    title: 'Fire effect: bonus',
    rule: effect.chart.rule,
    of: 'weapon',
    columns: columns(['bonus'], 'modifier'),
    rows: Object.entries(effect.weapons).map(([of, { value, rule }]) => ({ of, cells: [value], rule })),
    notes: [effect.sniper, effect['point-blank']].map(({ label, value, rule }) => `${label}: +${value} (${rule})`),
  };
}

/** Table 3.7. */
export function grenadeReach({ grenades: { reach, toHit: score } }: Book): PrintedTable {
  return reachTable('grenade-ranges', 'Grenades and mortars: ranges in inches', reach, score);
}

export function grenadeModifiers({ grenades: { toHit: score, modifiers } }: Book): PrintedTable {
  return {
    id: 'grenade-modifiers',
    title: 'Grenades and mortars: to hit',
    rule: score.rule,
    columns: VALUE,
    rows: rowsOfModifiers(modifiers),
    notes: [],
  };
}

export function blast({ grenades: { effect, 'effect-modifiers': modifiers } }: Book): PrintedTable {
  const notes = Object.values(modifiers).map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`);
  return {
    id: 'blast',
    title: `Effect of grenades and bombs: D${effect.sides}`,
    rule: effect.rule,
    columns: columns(['effect']),
    rows: rowsByTotal([effect]),
    notes: [notes.join(', ')],
  };
}

/** Table 3.8. */
export function shell({ guns: { effect, dice, 'effect-modifiers': modifiers } }: Book): PrintedTable {
  const sizes = dice.map(([upTo, sides]) => (Number.isFinite(upTo) ? `D${sides} to ${upTo}mm` : `D${sides} above`));
  const added = Object.values(modifiers).map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`);
  return {
    id: 'shell',
    title: 'Gun on infantry: a die for each man',
    rule: effect.rule,
    columns: columns(['effect']),
    rows: rowsByTotal([{ ...effect, sides: 6 }]),
    notes: [sizes.join(', '), added.join(', ')],
  };
}

/** Table 3.9. */
export function gunReach({ guns: { reach, toHit: score } }: Book): PrintedTable {
  return reachTable('gun-ranges', 'Guns: ranges in inches', reach, score);
}

/** Table 3.12, against anything but an AFV. */
export function flameReach({ flame: { reach, toHit: score } }: Book): PrintedTable {
  return reachTable('flame-ranges', 'Flame: ranges in inches', reach, score);
}

export function flame({ flame: { effect } }: Book): PrintedTable {
  return {
    id: 'flame',
    title: `Effect of flame: D${effect.sides}`,
    rule: effect.rule,
    columns: columns(['effect']),
    rows: rowsByFace(effect),
    notes: [],
  };
}
