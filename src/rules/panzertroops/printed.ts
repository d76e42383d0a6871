import type { Afv, Book, Gun } from '../../../data/panzertroops/book.ts';
import {
  americanVehicles,
  germanVehicles,
  printed as layouts,
  softVehicles,
} from '../../../data/panzertroops/printed.ts';
import type { PrintedTable } from '../../kernel/printed/printed.ts';
import { print } from '../../kernel/printed/printer.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';

/** Every table of Panzer Troops, in the order of the book: laid out in data, but for two that put sentences together. */
export function printed({ book }: Ruleset<Book>): PrintedTable[] {
  return [
    ...layouts.map((layout) => print(layout)),
    print(germanVehicles),
    armament(book, 'germany', 'Germany'),
    print(americanVehicles),
    armament(book, 'usa', 'the USA'),
    print(softVehicles),
    organisation(book),
  ];
}

/** What a nation's vehicles are, and what they carry. */
function armament({ vehicles: { rule, afvs } }: Book, nation: Afv['nation'], called: string): PrintedTable {
  return print({
    id: `armament-${nation}`,
    title: `Armament of vehicles of ${called}`,
    rule,
    of: 'vehicle',
    columns: ['class', 'tons', 'gun', 'calibre', 'second gun', 'MGs', 'remarks'],
    rows: Object.entries(afvs)
      .filter(([, afv]) => afv.nation === nation)
      .map(([of, afv]) => ({
        of,
        name: afv.name,
        cells: [
          afv.mobility,
          afv.tons ?? null,
          afv.guns[0]?.weapon ?? null,
          afv.guns.map(({ calibre }) => `${calibre} mm`).join(', ') || null,
          afv.guns[1]?.weapon ?? null,
          afv.mgs.join(', ') || 0,
          remarksOn(afv),
        ],
      })),
  });
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
  return `${calibre} mm gun in the ${mount}${apOnly ? ', AP only' : ''}`;
}

function organisation({ organisation: { formations, troops }, vehicles: { afvs } }: Book): PrintedTable {
  const tanks: Readonly<Record<string, Afv | undefined>> = afvs;
  const named = (of: string) => formations[of]?.name ?? troops[of]?.name ?? tanks[of]?.name ?? of.replaceAll('-', ' ');
  const all = Object.entries(formations);
  return print({
    id: 'organisation',
    title: 'Organisation',
    rule: all[0]![1].rule,
    columns: ['parts', 'remarks'],
    rows: all.map(([of, { name, parts, rule, remark }]) => ({
      of,
      name,
      cells: [
        parts.map(({ count, most, of: part }) => `${count}${most ? `-${most}` : ''} ${named(part)}`).join(', '),
        remark ?? null,
      ],
      rule,
    })),
  });
}
