import type { Afv, Book, Gun } from '../../../data/panzertroops/book.ts';
import { columns, type PrintedTable } from '../../kernel/printed.ts';

type Nation = Afv['nation'];

export const NATIONS: Readonly<Record<Nation, string>> = { germany: 'Germany', usa: 'the USA' };

export function weapons({ weapons: all, shooting: { firepower } }: Book): PrintedTable {
  return {
    id: 'weapons',
    title: 'Weapons',
    rule: firepower.s.rule,
    of: 'weapon',
    columns: [...columns(['soft', 'AP']), { name: 'range', as: 'inches' }, ...columns(['cost', 'crew'])],
    rows: Object.entries(all).map(([of, { name, s, ap, range, cost, crew, rule }]) => ({
      of,
      name,
      cells: [s, ap, range, cost, crew],
      ...(rule === undefined ? {} : { rule }),
    })),
    notes: ['soft, AP: firepower against soft and armoured targets; cost in points; crew: men it needs'],
  };
}

/** How a weapon moves and fires: its firepower doesn't say. */
export function weaponClasses({ weapons: all, shooting: { moving } }: Book): PrintedTable {
  return {
    id: 'weapon-classes',
    title: 'Weapons: class, and fire on the move',
    rule: moving.ground.rule,
    of: 'weapon',
    columns: columns(['class', 'smoke', 'steady']),
    rows: Object.entries(all).map(([of, { name, kind, smoke, steady }]) => ({
      of,
      name,
      cells: [kind, smoke ? 'yes' : null, steady ? 'yes' : null],
    })),
    notes: ['steady: no penalty after moving'],
  };
}

/** Firepower when an observer directs it. */
export function indirectFire({ weapons: all, shooting: { firepower } }: Book): PrintedTable {
  return {
    id: 'indirect-fire',
    title: 'Indirect fire',
    rule: firepower.indirect.rule,
    of: 'weapon',
    columns: columns(['soft', 'AP']),
    rows: Object.entries(all).flatMap(([of, { name, indirect }]) =>
      indirect ? [{ of, name, cells: [indirect.s, indirect.ap] }] : [],
    ),
    notes: [],
  };
}

/** Men without their weapons. */
export function figures({ points: { figures: costs, force } }: Book): PrintedTable {
  return {
    id: 'figures',
    title: 'Figures: points without weapons',
    rule: force.rule,
    columns: columns(['points']),
    rows: Object.entries(costs).map(([of, cost]) => ({ of, cells: [cost] })),
    notes: [],
  };
}

/** Inside a vehicle, on it, and behind it. */
export function transport({ transport: { inside, outside, towing }, vehicles: { soft } }: Book): PrintedTable {
  const { rule, ...carriers } = inside;
  return {
    id: 'transport',
    title: 'Transport: men and guns',
    rule,
    of: 'vehicle',
    columns: columns(['men', 'tows']),
    rows: [
      ...Object.entries(soft).map(([of, { name, men, tows }]) => ({ of, name, cells: [men, tows ?? null] })),
      ...Object.entries(carriers).map(([of, men]) => ({
        of,
        cells: [men, (towing.by as readonly string[]).includes(of) ? 'a gun' : null],
        rule,
      })),
      { of: 'on the outside of an AFV', cells: [outside.men, null], rule: outside.rule },
    ],
    notes: [],
  };
}

/** Speed and armour of a nation's vehicles. */
export function vehicles({ vehicles: { rule, afvs } }: Book, nation: Nation): PrintedTable {
  return {
    id: `vehicles-${nation}`,
    title: `Armoured vehicles of ${NATIONS[nation]}`,
    rule,
    of: 'vehicle',
    columns: [{ name: 'speed', as: 'inches' }, ...columns(['front', 'side', 'cost'])],
    rows: Object.entries(afvs)
      .filter(([, afv]) => afv.nation === nation)
      .map(([of, { name, speed, front, side, points }]) => ({ of, name, cells: [speed, front, side, points ?? null] })),
    notes: ['front, side: defence values; cost in points'],
  };
}

/** What they are, and what they carry. */
export function armament({ vehicles: { rule, afvs } }: Book, nation: Nation): PrintedTable {
  return {
    id: `armament-${nation}`,
    title: `Armament of vehicles of ${NATIONS[nation]}`,
    rule,
    of: 'vehicle',
    columns: columns(['class', 'tons', 'gun', 'second gun', 'MGs', 'remarks']),
    rows: Object.entries(afvs)
      .filter(([, afv]) => afv.nation === nation)
      .map(([of, afv]) => ({
        of,
        name: afv.name,
        cells: [
          afv.mobility,
          afv.tons ?? null,
          afv.guns[0]?.weapon ?? null,
          afv.guns[1]?.weapon ?? null,
          afv.mgs.join(', ') || null,
          remarksOn(afv),
        ],
      })),
    notes: [],
  };
}

function remarksOn({ guns, openTop, projectors, remark }: Afv): string | null {
  const remarks = [
    ...guns.map(mounted),
    ...(openTop ? ['open top'] : []),
    ...(projectors ? ['smoke projectors'] : []),
    ...(remark ? [remark] : []),
  ];
  return remarks.join('; ') || null;
}

function mounted({ calibre, mount, apOnly }: Gun): string {
  return `${calibre} mm in the ${mount}${apOnly ? ', AP only' : ''}`;
}

export function softVehicles({ vehicles: { soft } }: Book): PrintedTable {
  return {
    id: 'soft-vehicles',
    title: 'Soft vehicles',
    rule: soft.truck.rule,
    of: 'vehicle',
    columns: [{ name: 'speed', as: 'inches' }, ...columns(['men', 'remarks'])],
    rows: Object.entries(soft).map(([of, { name, speed, men, rule, remark }]) => ({
      of,
      name,
      cells: [speed, men, remark ?? null],
      rule,
    })),
    notes: [],
  };
}

export function organisation({ organisation: { formations, troops }, vehicles: { afvs } }: Book): PrintedTable {
  const tanks: Readonly<Record<string, Afv | undefined>> = afvs;
  const named = (of: string) => formations[of]?.name ?? troops[of]?.name ?? tanks[of]?.name ?? of.replaceAll('-', ' ');
  const all = Object.entries(formations);
  return {
    id: 'organisation',
    title: 'Organisation',
    rule: all[0]![1].rule,
    columns: columns(['parts', 'remarks']),
    rows: all.map(([of, { name, parts, rule, remark }]) => ({
      of,
      name,
      cells: [
        parts.map(({ count, most, of: part }) => `${count}${most ? `-${most}` : ''} ${named(part)}`).join(', '),
        remark ?? null,
      ],
      rule,
    })),
    notes: [],
  };
}
