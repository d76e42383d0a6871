import { ApplicationCommandOptionType as Option, ApplicationCommandType as Type } from 'discord.js';
import { type Form, isObject, isPresent, type Json, objects, size } from './form.ts';

const NAME = /^[-_\p{L}\p{N}]{1,32}$/u;
const LIMITS = new Map([
  [Type.ChatInput, 100],
  [Type.User, 15],
  [Type.Message, 15],
]);

/** Checks a bulk registration of commands. */
export function checkCommands(form: Form, body: unknown): void {
  if (!Array.isArray(body)) form.refuse('', 'Only a list of commands is a bulk registration');
  for (const [type, limit] of LIMITS) {
    const ofType = objects(body).filter((command) => typeOf(command) === type);
    if (ofType.length > limit) form.refuse('', `Maximum number of application commands reached (${limit})`);
    form.unique(
      '',
      ofType.map((command) => command.name),
      'Application command name',
    );
  }
  for (const [index, command] of objects(body).entries()) checkCommand(form, `[${index}]`, command);
}

/** Checks one command. */
export function checkCommand(form: Form, at: string, command: Json): void {
  if (typeOf(command) !== Type.ChatInput) {
    form.text(`${at}.name`, command.name, 1, 32);
    if (command.description) form.refuse(`${at}.description`, 'Only a chat-input command has a description');
    return;
  }
  checkName(form, at, command);
  form.text(`${at}.description`, command.description, 1, 100);
  checkOptions(form, at, command.options, 0);
  const total = weight(command);
  if (total > 8000) form.refuse(at, `Command exceeds maximum size (8000): it is ${total}`);
}

const typeOf = (command: Json): unknown => command.type ?? Type.ChatInput;

function checkName(form: Form, at: string, named: Json): void {
  const name = String(named.name ?? '');
  if (!NAME.test(name) || name !== name.toLowerCase())
    form.refuse(`${at}.name`, `Not a command or option name: ${name}`);
}

function checkOptions(form: Form, at: string, value: unknown, depth: number): void {
  const options = form.list(`${at}.options`, value, 0, 25);
  form.unique(
    `${at}.options`,
    options.map((option) => option.name),
    'Option name',
  );
  checkOrder(form, at, options);
  for (const [index, option] of options.entries()) {
    const path = `${at}.options[${index}]`;
    checkName(form, path, option);
    form.text(`${path}.description`, option.description, 1, 100);
    if (option.type === Option.Subcommand || option.type === Option.SubcommandGroup) {
      checkSubcommand(form, path, option, depth);
    } else checkValueOption(form, path, option);
  }
}

/** Required options stand first; subcommands do not stand beside other options. */
function checkOrder(form: Form, at: string, options: Json[]): void {
  const subs = options.filter(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup);
  if (subs.length && subs.length < options.length) form.refuse(`${at}.options`, 'Subcommands and other options mixed');
  const firstFree = options.findIndex((option) => !option.required);
  const late = options.findLastIndex((option) => option.required);
  if (firstFree >= 0 && late > firstFree) {
    form.refuse(`${at}.options[${late}]`, 'Required options must be placed before non-required options');
  }
}

function checkSubcommand(form: Form, at: string, option: Json, depth: number): void {
  const group = option.type === Option.SubcommandGroup;
  if (depth > (group ? 0 : 1)) form.refuse(at, 'Subcommands are nested too deep');
  if (group && objects(option.options).some(({ type }) => type !== Option.Subcommand)) {
    form.refuse(at, 'A subcommand group holds subcommands only');
  }
  if (group && objects(option.options).some(({ name }) => name === option.name)) {
    form.refuse(at, 'A subcommand has the name of its group');
  }
  checkOptions(form, at, option.options, depth + 1);
}

function checkValueOption(form: Form, at: string, option: Json): void {
  const choices = form.list(`${at}.choices`, option.choices, 0, 25);
  const ofText = option.type === Option.String;
  const chosen = ofText || option.type === Option.Integer || option.type === Option.Number;
  if (!chosen && (choices.length || option.autocomplete)) form.refuse(at, 'This type has no choices or autocomplete');
  if (choices.length && option.autocomplete) form.refuse(at, 'Choices and autocomplete exclude each other');
  const { min_value: low, max_value: high, min_length: short, max_length: long } = option;
  if (isPresent(low) && isPresent(high) && Number(low) > Number(high)) form.refuse(at, 'min_value is over max_value');
  if (isPresent(short) && isPresent(long) && Number(short) > Number(long))
    form.refuse(at, 'min_length over max_length');
  checkChoices(form, `${at}.choices`, choices, option.type);
  for (const key of ['name', 'value']) {
    form.unique(
      `${at}.choices`,
      choices.map((choice) => choice[key]),
      `Choice ${key}`,
    );
  }
}

/** Checks choices, registered or sent as autocompletion, of an option of this type. */
export function checkChoices(form: Form, path: string, choices: Json[], type: unknown): void {
  for (const [index, choice] of choices.entries()) {
    const at = `${path}[${index}]`;
    form.text(`${at}.name`, choice.name, 1, 100);
    if (type === Option.String) form.text(`${at}.value`, choice.value, 1, 100);
    else if (type === Option.Integer && !Number.isSafeInteger(choice.value))
      form.refuse(`${at}.value`, 'Not an integer');
    else if (type === Option.Number && typeof choice.value !== 'number') form.refuse(`${at}.value`, 'Not a number');
  }
}

/** Names, descriptions and values of a command and all in it; of localized texts, the longest counts. */
function weight(part: Json): number {
  const longest = (text: unknown, localized: unknown) =>
    Math.max(size(text), ...Object.values(isObject(localized) ? localized : {}).map(size));
  const own = longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
  return [...objects(part.options), ...objects(part.choices)].reduce(
    (sum, inner) => sum + weight(inner),
    own + size(part.value),
  );
}
