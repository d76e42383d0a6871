import { type APIApplicationCommandOption, ApplicationCommandOptionType as Option } from 'discord.js';
import { attach } from '../attachments.ts';
import type { Service } from '../service.ts';
import { snowflake } from '../snowflake.ts';
import { type Json, objects, size } from '../validate/form.ts';

/** A file a user gives with a command. */
export interface Upload {
  readonly name: string;
  readonly content: string | Buffer;
  readonly contentType?: string;
}

/** A user or channel option takes the name. */
export type OptionValue = string | number | boolean | Upload;

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What a user typed, to be made into an interaction's data. */
export interface Typed {
  readonly values: OptionValues;
  /** The option being typed, for an autocompletion. */
  readonly focused?: string | undefined;
  /** Send what Discord's client would not let through. */
  readonly unchecked?: boolean | undefined;
}

/**
 * The options of an interaction, and what they refer to. Types are those declared, or, where nothing is declared, those
 * of the JavaScript values.
 * @throws {Error} when a Discord client would not let the user send this
 */
export function optionsOf(
  declared: readonly APIApplicationCommandOption[] | undefined,
  typed: Typed,
  service: Service,
): { options: Json[]; resolved: Json } {
  const resolved: Json = {};
  const options = Object.entries(typed.values).map(([name, said]) => {
    const declaration = declared?.find((option) => option.name === name);
    // Figures typed into a field of text are text.
    const value = typeof said === 'number' && declaration?.type === Option.String ? String(said) : said;
    if (declared && !declaration && !typed.unchecked) throw notSent(`there is no option ${name}`);
    const type = declaration?.type ?? typeOf(value);
    if (name === typed.focused) return { name, type, value: String(value), focused: true };
    if (declaration && !typed.unchecked) checkValue(declaration as unknown as Json, value);
    return { name, type, value: resolve(type, value, resolved, service) };
  });
  const missing = declared?.find((option) => option.required && !(option.name in typed.values));
  if (missing && !typed.unchecked && !typed.focused) throw notSent(`the option ${missing.name} is required`);
  return { options, resolved };
}

/** The declared option must take autocompletion. */
export function checkFocused(declared: readonly APIApplicationCommandOption[] | undefined, focused: string): void {
  const option = declared?.find(({ name }) => name === focused) as { autocomplete?: boolean } | undefined;
  if (declared && !option?.autocomplete) throw notSent(`the option ${focused} has no autocomplete`);
}

export const notSent = (why: string) => new Error(`A Discord client would not send this: ${why}`);

function typeOf(value: OptionValue): Option {
  if (typeof value === 'string') return Option.String;
  if (typeof value === 'boolean') return Option.Boolean;
  if (typeof value === 'object') return Option.Attachment;
  return Number.isInteger(value) ? Option.Integer : Option.Number;
}

const JS_TYPES: Partial<Record<Option, string>> = {
  [Option.String]: 'string',
  [Option.Integer]: 'number',
  [Option.Number]: 'number',
  [Option.Boolean]: 'boolean',
  [Option.Attachment]: 'object',
};

function checkValue(declared: Json, value: OptionValue): void {
  const { name, type } = declared;
  const expected = JS_TYPES[type as Option] ?? 'string';
  const wrong = typeof value !== expected || (type === Option.Integer && !Number.isInteger(value));
  if (wrong) throw notSent(`the option ${name} takes ${Option[type as Option]}, not ${JSON.stringify(value)}`);
  const choices = objects(declared.choices);
  if (choices.length && !choices.some((choice) => choice.value === value)) {
    throw notSent(`the option ${name} has no choice ${value}`);
  }
  const [least, most] = typeof value === 'string' ? ['min_length', 'max_length'] : ['min_value', 'max_value'];
  const measure = typeof value === 'string' ? size(value) : Number(value);
  if (
    measure < Number(declared[least as string] ?? -Infinity) ||
    measure > Number(declared[most as string] ?? Infinity)
  ) {
    throw notSent(`the option ${name} is out of bounds: ${value}`);
  }
}

/** Users, channels and files are sent as ids, with the objects beside. */
function resolve(type: Option, value: OptionValue, resolved: Json, service: Service): unknown {
  const { world } = service;
  const add = (key: string, id: string, object: unknown) => {
    resolved[key] = { ...(resolved[key] as Json | undefined), [id]: object };
    return id;
  };
  if (type === Option.User || type === Option.Mentionable) {
    const player = world.player(String(value));
    const { user: _, ...member } = world.memberObject(player);
    add('members', player.user.id, member);
    return add('users', player.user.id, player.user);
  }
  if (type === Option.Channel) {
    const channel = world.channel(String(value));
    // A word that is not a channel's name here can be the ID of a channel elsewhere.
    if (!channel && /^\d{17,20}$/.test(String(value))) return value;
    if (!channel) throw notSent(`there is no channel ${value}`);
    return add('channels', channel.id, { ...world.channelObject(channel), permissions: '0' });
  }
  if (typeof value === 'object') {
    const attachment = uploaded(value, service);
    return add('attachments', attachment.id, { ...attachment, ephemeral: true });
  }
  return value;
}

/** A file that a user has given, ready to be fetched. */
export function uploaded({ name, content, contentType = 'text/plain; charset=utf-8' }: Upload, service: Service) {
  const bytes = Buffer.from(content);
  const file = { field: '', name, contentType, bytes, text: bytes.toString() };
  const attachment = attach(file, `${service.address}/attachments/${snowflake()}`);
  service.uploads.set(attachment.id, file);
  return attachment;
}
