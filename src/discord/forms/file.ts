import { type ChatInputCommandInteraction, ComponentType, TextInputStyle } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import type { Command } from '../../command/command.ts';
import { commandNamed } from '../../command/typing/find.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { command } from '../buttons/carried.ts';
import { askedWith, usedBy } from '../commands/asked.ts';
import { typedFile } from '../commands/files.ts';
import type { FormKind } from './kind.ts';

const FIELD = 'text';
/** Discord's limit for typed text. */
const LONGEST_TEXT = 4000;

/** The text of a file, or one that nobody else may read, for a command that came without it. It carries the command. */
export const file: FormKind<GivenCommand, string> = {
  carried: command,
  asks: (words, name) => {
    const forms: Readonly<Record<string, { readonly title: string; readonly label: string }>> = words.commands.forms;
    const { title, label } = forms[name]!;
    const { form, options } = commandNamed(name, commands);
    const { longest } = (options?.[form!.option] ?? {}) as { longest?: number };
    const [style, max_length] = [TextInputStyle.Paragraph, longest ?? LONGEST_TEXT];
    const input = {
      type: ComponentType.TextInput,
      custom_id: FIELD,
      style,
      label,
      max_length,
      required: true,
    } as const;
    return { title, components: [{ type: ComponentType.ActionRow, components: [input] }] };
  },
  takes: ({ name, given }, sent, does) => {
    const said = commandNamed(name, commands);
    if (!said.form) return does.isStale();
    const { option, file: called = option, secret } = said.form;
    const written = sent.fields.getTextInputValue(FIELD);
    if (secret) return does.runs(said, { ...askedWith(sent, name, given), secret: { [option]: written } });
    const files = { [option]: typedFile(called, written) };
    return does.runs(said, { ...askedWith(sent, name, { ...given, [option]: called }), files });
  },
};

/** What a command says that came without its file, if it has a form for that; `undefined` if there's nothing to ask. */
export function lacksFile(interaction: ChatInputCommandInteraction, { form, name }: Command): GivenCommand | undefined {
  const { data } = usedBy(interaction);
  if (!form || data.some((option) => form.option === option.name || form.unless?.includes(option.name)))
    return undefined;
  return { name, given: Object.fromEntries(data.map((option) => [option.name, option.value!])) };
}
