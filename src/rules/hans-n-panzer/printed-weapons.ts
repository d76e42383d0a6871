import { type Bands, COVERS, type Scores } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { bandsUpTo, columns, type PrintedRow, type PrintedTable } from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type ModifierRow, net } from '../../kernel/tables.ts';

/** Table 2. */
export function gunsToHit({ tank: { scores, toHit } }: Book): PrintedTable {
  return {
    id: 'guns-to-hit',
    title: 'Table 2. Guns: to hit on 2D6',
    rule: toHit.rule,
    columns: columns(bandsUpTo(scores.upTo)),
    rows: [{ of: 'score', cells: [...scores.need], rule: scores.rule }],
    notes: [],
  };
}

export function gunCover({ tank: { cover } }: Book): PrintedTable {
  return modifierTable('gun-cover', 'Table 2. Cover: added to the dice to hit', cover, cover.soft[0]!.rule);
}

export function gunAngle({ tank: { angle } }: Book): PrintedTable {
  return modifierTable('gun-angle', 'Table 2. Angle: added to the strike dice', angle, angle.oblique[0]!.rule);
}

function modifierTable(
  id: string,
  title: string,
  cases: Readonly<Record<string, readonly ModifierRow[]>>,
  rule: string,
): PrintedTable {
  const rows = Object.entries(cases).map(([of, modifiers]) => ({ of, cells: [net(modifiers)] }));
  return { id, title, rule, columns: columns(['value'], 'modifier'), rows, notes: [] };
}

/** Table 3. */
export function strikeValues({ tank }: Book, profiles: Ruleset['profiles']): PrintedTable {
  return {
    id: 'strike-values',
    title: 'Table 3. Guns: strike values, maximum range',
    rule: tank.strikeValue.rule,
    of: 'weapon',
    columns: [...columns(bandsUpTo(tank.scores.upTo)), { name: 'max', as: 'inches' }],
    rows: Object.entries(tank.guns).map(([of, { strike, reach }]) => ({
      of,
      name: profiles[of]?.name ?? of,
      cells: [...strike, reach],
    })),
    notes: [`Maximum range: ${tank.reach.rule}; at vehicles ${tank.farthest}″ at most`],
  };
}

/** Table 4. */
export function infantryRanges({ reach, grenades }: Book): PrintedTable {
  const rows = Object.entries(reach.inches).map(([of, inches]): PrintedRow => ({ of, cells: [inches] }));
  return {
    id: 'infantry-ranges',
    title: 'Table 4. Infantry weapons: maximum range',
    rule: reach.rule,
    of: 'weapon',
    columns: columns(['max'], 'inches'),
    rows: [...rows, { of: 'grenade', cells: [grenades.reach.inches], rule: grenades.reach.rule }],
    notes: [],
  };
}

/** Table 4, against vehicles. */
export function launchers({ launchers: { weapons, toHit } }: Book): PrintedTable {
  return {
    id: 'launchers',
    title: 'Table 4. Launchers: to hit on 2D6, and strike values',
    rule: toHit.rule,
    of: 'weapon',
    columns: columns(['to hit', 'strike value']),
    rows: Object.entries(weapons).flatMap(([of, { upTo, strike, rule }]) =>
      bandsUpTo(upTo).map((at, i) => ({ of, at: `${at}″`, cells: [toHit.need, strike[i] ?? null], rule })),
    ),
    notes: [],
  };
}

/** Table 5. */
export function smallArms({ smallArms: all }: Book): PrintedTable {
  return {
    id: 'small-arms',
    title: 'Table 5. Small arms: the D6 that scores',
    rule: all.rifle.rule,
    of: 'weapon',
    columns: columns(COVERS),
    rows: Object.entries(all).flatMap(([of, { upTo, scores, rule }]) => scored(of, { rule, upTo }, scores)),
    notes: [],
  };
}

/** Table 7: by the bands of each machine gun. */
export function softVehicle({ softVehicle: { rule, scores }, smallArms: all }: Book): PrintedTable {
  const guns = ['light-mg', 'heavy-mg'] as const;
  return {
    id: 'soft-vehicle',
    title: 'Table 7. Machine gun at a soft vehicle',
    rule,
    of: 'weapon',
    columns: columns(COVERS),
    rows: guns.flatMap((of) => scored(of, { rule, upTo: all[of].upTo }, scores)),
    notes: ['One D6, this or more destroys it'],
  };
}

function scored(of: string, { rule, upTo }: Bands, scores: Scores): PrintedRow[] {
  return bandsUpTo(upTo).map((at, i) => ({
    of,
    at: `${at}″`,
    cells: COVERS.map((cover) => scores[i]?.[cover] ?? null),
    rule,
  }));
}
