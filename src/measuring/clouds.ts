import type { TableValues } from '../../data/table.ts';
import type { FieldValue } from '../kernel/state/unit.ts';
import type { Piece } from '../table/piece.ts';
import { placeIn } from './place-in.ts';

/**
 * The smoke that rulings have laid and that lies there still: once its field is empty it has lifted.
 * @param fields those of the table
 */
export function cloudsOn(fields: Readonly<Record<string, FieldValue>>, { smoke }: Pick<TableValues, 'smoke'>): Piece[] {
  if (!smoke) return [];
  return Object.entries(fields).flatMap(([name, value]): Piece[] => {
    const at = isCloud(name, smoke.field) && value ? placeIn(fields[`${name}-at`]) : undefined;
    return at ? [{ id: name, kind: smoke.kind, circle: [...at, smoke.across / 2] }] : [];
  });
}

/** Whether a field of the table says that smoke lies there. @param pattern as it's declared, with `{n}` */
export function isCloud(field: string, pattern: string): boolean {
  return field.replace(/\d+/, '{n}') === pattern;
}
