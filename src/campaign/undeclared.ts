import { InputError } from '../kernel/refusal.ts';
import type { FieldValue } from '../kernel/unit.ts';

/*
 * The seam for rulebooks that do not declare their fields yet: what all others read from `Ruleset.fields` stands here for
 * them by name. It goes with the last of them.
 */

/** What is said of no unit in a line. */
const UNSAID: readonly string[] = [
  'actions',
  'allowance',
  'auto-turn',
  'aware',
  'burst-dice',
  'burst-targets',
  'calibre',
  'called-by',
  'checked',
  'covered',
  'deeds',
  'fast-turn',
  'fought',
  'fuel',
  'halted-by',
  'hide-turn',
  'hits-this-turn',
  'house',
  'in-template',
  'last-shot',
  'last-target',
  'loaded',
  'looked',
  'looks',
  'losses-checked',
  'men-at-start',
  'mount',
  'move-turn',
  'moves',
  'officer-missed',
  'opponents',
  'order-turn',
  'original',
  'points-used',
  'ran-turn',
  'reminded',
  'rout-turn',
  'running-gear',
  'saves',
  'shot-turn',
  'shots',
  'sidearm',
  'squad',
  'stuck-turn',
  'throws',
  'vehicle',
  'weapons',
  'weapons-fired',
];

// What one man of a team has and can: `/unit show` tells. His wounds matter.
const OF_A_FIGURE = /^f\d+-(actions|weapon|role|left)$/;

/** Whether a field that nobody declares is left out of a line. */
export function isUnsaid(field: string): boolean {
  return UNSAID.includes(field) || OF_A_FIGURE.test(field);
}

/** How many men a unit began with, where it is a body of several. */
export function menAtStart({ fields }: { readonly fields: Readonly<Record<string, FieldValue>> }): number | undefined {
  const full = fields['men-at-start'] ?? fields.original;
  return typeof full === 'number' ? full : undefined;
}

/** A field that nobody declares as it is typed: numbers and true or false are such. @throws {InputError} */
export function undeclaredValue(name: string, text: string): FieldValue {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new InputError('bad-field', { name });
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : text;
}
