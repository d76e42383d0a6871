import {
  ApplicationCommandType,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import { english } from '../reply/english/index.ts';
import { buttonOf } from './buttons.ts';

const ACTIONS = ['undo', 'correct', 'why'] as const;

/** What may be chosen on a message of the bot's, as Discord registers it. */
export function messageCommands(): RESTPostAPIContextMenuApplicationCommandsJSONBody[] {
  return ACTIONS.map((action) => ({
    type: ApplicationCommandType.Message,
    name: english.notices.messageCommands[action],
  }));
}

/** What is chosen on a message: by which log and number its ruling goes. */
export interface Chosen {
  readonly action: (typeof ACTIONS)[number];
  readonly of: string;
}

/** What is chosen, about the ruling that the message tells; `undefined` where it tells none. */
export function chosenOn({
  commandName,
  targetMessage,
  client,
}: MessageContextMenuCommandInteraction): Chosen | undefined {
  const action = ACTIONS.find((each) => english.notices.messageCommands[each] === commandName);
  if (!action || targetMessage.author.id !== client.user.id) return undefined;
  const components = targetMessage.components.map((component) => component.toJSON());
  const why = idsIn(components)
    .map(buttonOf)
    .find((came) => came?.action === 'why');
  return why && { action, of: why.of };
}

/** What the buttons of a message carry, however deep they stand. */
function idsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'custom_id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}
