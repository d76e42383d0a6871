import {
  ApplicationCommandType,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import { buttonOf } from '../buttons/index.ts';
import type { Of } from '../buttons/kind.ts';

const ACTIONS = ['undo', 'correct', 'why'] as const;

/** The commands in the menu of the bot's messages, as Discord registers them. */
export function messageCommands(words: Catalogue): RESTPostAPIContextMenuApplicationCommandsJSONBody[] {
  return ACTIONS.map((action) => ({
    type: ApplicationCommandType.Message,
    name: words.notices.messageCommands[action],
  }));
}

/** The action of each: it goes by the log and number of the message's ruling. */
export interface Chosen {
  readonly action: (typeof ACTIONS)[number];
  readonly of: Of<'why'>;
}

/** The chosen action for the ruling that the message shows; `undefined` if it shows none. */
export function chosenOn(
  words: Catalogue,
  { commandName, targetMessage, client }: MessageContextMenuCommandInteraction,
): Chosen | undefined {
  const action = ACTIONS.find((each) => words.notices.messageCommands[each] === commandName);
  if (!action || targetMessage.author.id !== client.user.id) return undefined;
  const components = targetMessage.components.map((component) => component.toJSON());
  const why = idsIn(components)
    .map(buttonOf)
    .find((came) => came?.action === 'why');
  return why && { action, of: why.of };
}

/** What the buttons of a message carry, however deeply they're nested. */
function idsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'custom_id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}
