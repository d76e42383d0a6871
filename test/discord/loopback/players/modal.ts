import { ComponentType } from 'discord.js';
import { isObject, type Json, objects, size } from '../validate/form.ts';
import type { Interaction } from './interaction.ts';
import type { Upload } from './options.ts';

/** A field of a modal. */
export interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly type: ComponentType;
  readonly required: boolean;
  /** What stands in it at first. */
  readonly value: string;
  readonly raw: Json;
}

/** A modal as its user sees it. */
export interface Modal {
  readonly customId: string;
  readonly title: string;
  readonly fields: readonly ModalField[];
  /** What opened it. */
  readonly opener: Interaction;
  readonly raw: Json;
}

/** What a user enters, by a field's custom id or label. */
export type Entries = Readonly<Record<string, string | readonly string[] | Upload>>;

/** The modal in a callback's data. */
export function modal(data: Json, opener: Interaction): Modal {
  const fields = objects(data.components).flatMap((part) => {
    if (isObject(part.component)) return [field(part.component, part.label)];
    return objects(part.components).map((input) => field(input, input.label));
  });
  return { customId: String(data.custom_id), title: String(data.title), fields, opener, raw: data };
}

function field(raw: Json, label: unknown): ModalField {
  const type = raw.type as ComponentType;
  const names = { customId: String(raw.custom_id), label: String(label ?? '') };
  const chosen = objects(raw.options).find((option) => option.default === true)?.value;
  return { ...names, type, required: raw.required !== false, value: String(raw.value ?? chosen ?? ''), raw };
}

/** Takes a file that a user gives, and says by which ID the submission names it. */
export type Uploading = (file: Upload) => string;

/**
 * The components of a modal's submission.
 * @throws {Error} where Discord would not let the user submit: a required field left empty, a text too long or short
 */
export function submission(opened: Modal, entries: Entries, uploading: Uploading): Json[] {
  for (const name of Object.keys(entries)) {
    const known = opened.fields.some((f) => f.customId === name || f.label === name);
    if (!known) throw new Error(`The modal "${opened.title}" has no field ${name}`);
  }
  let id = 0;
  const fill = (raw: Json): Json => {
    id += 1;
    const own = { type: raw.type, id };
    if (isObject(raw.component)) return { ...own, component: fill(raw.component) };
    if (raw.type === ComponentType.ActionRow) return { ...own, components: objects(raw.components).map(fill) };
    const target = opened.fields.find(({ customId }) => customId === raw.custom_id);
    return target ? { ...own, custom_id: target.customId, ...entered(target, entries, uploading) } : own;
  };
  return objects(opened.raw.components).map(fill);
}

function entered(target: ModalField, entries: Entries, uploading: Uploading): Json {
  const given = entries[target.customId] ?? entries[target.label];
  if (target.type === ComponentType.FileUpload) {
    if (given === undefined && target.required) throw new Error(`"${target.label}" wants a file`);
    if (given !== undefined && !isUpload(given)) throw new Error(`"${target.label}" takes a file`);
    return { values: given === undefined ? [] : [uploading(given)] };
  }
  if (isUpload(given)) throw new Error(`"${target.label}" takes no file`);
  if (target.type !== ComponentType.TextInput) {
    const options = objects(target.raw.options);
    const atFirst = options.filter((option) => option.default === true).map(({ value }) => String(value));
    const values = typeof given === 'string' ? [given] : (given ?? atFirst);
    const offered = options.map(({ value }) => value);
    const unknown = values.find((value) => !offered.includes(value));
    if (offered.length && unknown !== undefined) throw new Error(`"${target.label}" does not offer ${unknown}`);
    if (target.type === ComponentType.RadioGroup) {
      if (target.required && !values.length) throw new Error(`"${target.label}" must be chosen`);
      return { value: values[0] ?? null };
    }
    if (target.required && !values.length) throw new Error(`"${target.label}" must be chosen`);
    const usual = target.type === ComponentType.CheckboxGroup ? options.length : 1;
    if (values.length > Number(target.raw.max_values ?? usual)) throw new Error(`"${target.label}" takes fewer`);
    return { values };
  }
  const value = String(given ?? target.value);
  const least = Number(target.raw.min_length ?? (target.required ? 1 : 0));
  const most = Number(target.raw.max_length ?? 4000);
  if (target.required && !value) throw new Error(`"${target.label}" must be filled in`);
  if (value && (size(value) < least || size(value) > most)) {
    throw new Error(`"${target.label}" takes ${least} to ${most} characters, not ${size(value)}`);
  }
  return { value };
}

function isUpload(given: Entries[string] | undefined): given is Upload {
  return typeof given === 'object' && 'content' in given;
}
