import type { Catalogue } from '../../reply/catalogue.ts';

/** What's checked, in this order. */
export type Checked = Parameters<Catalogue['doctor']['fine']>[0];

/** Something that a check found. With a hint, everything works; with a fault, something doesn't. */
export interface Finding {
  readonly level: 'fault' | 'hint';
  readonly found: keyof Catalogue['doctor']['found'];
  readonly values: Readonly<Record<string, string | number>>;
}

/** Something that doesn't work. */
export function fault(found: Finding['found'], values: Finding['values'] = {}): Finding {
  return { level: 'fault', found, values };
}

/** Something that works, and could be better. */
export function hint(found: Finding['found'], values: Finding['values'] = {}): Finding {
  return { level: 'hint', found, values };
}
