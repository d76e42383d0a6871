import { ComponentType } from 'discord.js';
import type { Chance } from '../../battles/random/chance.ts';
import type { Modal, ModalField, Seen } from '../loopback/index.ts';
import { flattened } from '../loopback/validate/components.ts';

/** A button that can be pressed, or a menu that can be chosen from. */
export interface Touchable {
  readonly customId: string;
  readonly label: string;
  readonly values?: readonly string[];
}

/** All that a message shows to be pressed: buttons and menus that aren't greyed out. */
export function touchablesOf({ components }: Seen): Touchable[] {
  return flattened(components).flatMap((part) => {
    if (typeof part.custom_id !== 'string' || part.disabled === true) return [];
    const customId = part.custom_id;
    if (part.type === ComponentType.Button) return [{ customId, label: String(part.label) }];
    if (part.type !== ComponentType.StringSelect) return [];
    const options = part.options as readonly { readonly value: string }[];
    return [{ customId, label: String(part.placeholder), values: options.map(({ value }) => value) }];
  });
}

export const RUBBISH: readonly string[] = [
  'banana',
  '@everyone',
  '-5',
  '99999',
  '1e9',
  '"',
  'weapon:rifle range:8',
  'x'.repeat(100),
  '<@111111111111111111>',
  '#1,#2',
  '½',
  '８',
  'a, b, c',
  '</fire:1>',
  '`'.repeat(3),
  'constructor',
];
const FAR = ['1', '4', '6', '8', '12', '20', '7.5', '3"', '10cm'];

type Entries = Record<string, string | readonly string[]>;
/** How somebody fills a form in. */
export type Filling = 'as it is' | 'legal' | 'rubbish';

/** What somebody enters in a form: as it opens, with other legal values, or rubbish. */
export function entriesFor({ fields }: Modal, chance: Chance, how: Filling, units: readonly string[]): Entries {
  const entries: Entries = {};
  for (const field of fields) {
    const entry = entryFor(field, chance, how, units);
    if (entry !== undefined) entries[field.customId] = entry;
  }
  return entries;
}

function entryFor(
  field: ModalField,
  chance: Chance,
  how: Filling,
  units: readonly string[],
): string | readonly string[] | undefined {
  const { raw, type, required, value, customId } = field;
  if (type === ComponentType.FileUpload) return undefined;
  if (type !== ComponentType.TextInput) {
    const offered = ((raw.options ?? []) as readonly { readonly value: string }[]).map((each) => each.value);
    if (how === 'as it is' && (value !== '' || !required)) return undefined;
    if (!required && chance.in(3)) return type === ComponentType.RadioGroup ? undefined : [];
    if (Number(raw.max_values ?? 1) > 1) return offered.filter((_, i) => i === 0 || chance.in(3));
    return chance.one(offered);
  }
  const least = Number(raw.min_length ?? 0);
  const most = Number(raw.max_length ?? 4000);
  const text = wordsFor(customId, value, required, chance, how, units).slice(0, most);
  return text.length < least || (required && text === '') ? '4'.padEnd(least, '4') : text;
}

function wordsFor(
  name: string,
  value: string,
  required: boolean,
  chance: Chance,
  how: Filling,
  units: readonly string[],
): string {
  if (how === 'rubbish') return chance.in(4) ? '' : chance.one(RUBBISH);
  const named = /^(who|target|unit|attacker|mover|at|by)/.test(name);
  if (how === 'as it is') return value !== '' || !required ? value : named ? chance.one(units) : '4';
  if (named) return chance.in(3) ? value : chance.one(units);
  return chance.in(4) ? value : chance.one(FAR);
}

/** Whether a form can be sent as it opens. */
export function isReady({ fields }: Modal): boolean {
  return fields.every(({ type, required, value }) => type !== ComponentType.TextInput || !required || value !== '');
}
