import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

type Lines = Readonly<Record<string, string>>;

/** What the catalogue says of options, by the names of commands that aren't known before. */
interface Said {
  readonly common: Lines;
  readonly options: Readonly<Record<string, Lines>>;
  readonly rulings: Readonly<Record<string, Readonly<Record<string, Lines>>>>;
}

/** What an option says: of a ruling, what its book says, or what's common to all rulings. For an unknown book, its name. */
export function helpOf(
  words: Catalogue,
  { command, ruleset }: { readonly command: { readonly name: string }; readonly ruleset?: Pick<Ruleset, 'id'> },
  option: string,
): string {
  const { common, options, rulings }: Said = words.commands;
  const own = options[command.name] ?? rulings[ruleset?.id ?? '']?.[command.name];
  return own?.[option] ?? common[option] ?? words.labelOf(option);
}
