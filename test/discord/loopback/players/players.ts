import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord.js';
import { managesThreads } from '../archive.ts';
import type { Service } from '../service.ts';
import { snowflake } from '../snowflake.ts';
import { flattened } from '../validate/components.ts';
import { type Json, objects } from '../validate/form.ts';
import { type Channel, isAway, type Player } from '../world.ts';
import { Interaction, type Targets } from './interaction.ts';
import { type Entries, type Modal, submission } from './modal.ts';
import { checkFocused, notSent, type OptionValues, optionsOf, type Typed, uploaded } from './options.ts';
import type { Deed } from './payload.ts';
import { interactionMetadata } from './payload.ts';
import type { Seen } from './seen.ts';

/** Who does something, where, and which gateway sessions hear of it. */
export interface Place {
  /** A name; made on first mention. Default: `anna`. */
  readonly user?: string;
  /** A channel's name, or the channel. Default: `table`. */
  readonly channel?: string | Channel;
  /** In a DM with the bot instead. */
  readonly dm?: boolean;
  /** Which sessions get it: all unless told; none with `[]`, until `deliver`. */
  readonly to?: Targets;
}

export interface CommandUse extends Place {
  /** With subcommands: `campaign start`. */
  readonly name: string;
  readonly options?: OptionValues;
  /** Send it even where the registered commands would not let a user do so. */
  readonly unchecked?: boolean;
}

export interface AutocompleteUse extends CommandUse {
  /** The option being typed; what is typed so far stands in `options`. */
  readonly focused: string;
}

export interface Click extends Pick<Place, 'user' | 'to'> {
  readonly message: Seen;
  /** By custom id or by label. */
  readonly customId?: string;
  readonly label?: string;
  /** Of a string select menu: the values chosen. */
  readonly values?: readonly string[];
  /** Click what was seen, even if the message has changed since. */
  readonly asSeen?: boolean;
}

/** A command on a message. */
export interface Applied extends Pick<Place, 'user' | 'to'> {
  readonly name: string;
  readonly message: Seen;
}

export interface Submission extends Pick<Place, 'user' | 'to'> {
  readonly modal: Modal;
  readonly fields?: Entries;
}

/** What people do at the table, made into interactions. */
export class Players {
  /** What was done last. */
  newest: Interaction | undefined;
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  command(use: CommandUse): Interaction {
    const data = this.#commandData(use, use);
    const deed = { type: InteractionType.ApplicationCommand, data, ...this.#place(use), label: `/${use.name}` };
    if (!use.unchecked) this.#checkLock(deed);
    return this.#act(deed, use);
  }

  autocomplete(use: AutocompleteUse): Interaction {
    const typed = { ...use, options: { ...use.options, [use.focused]: use.options?.[use.focused] ?? '' } };
    const data = this.#commandData(typed, { ...typed, focused: use.focused });
    const type = InteractionType.ApplicationCommandAutocomplete;
    return this.#act({ type, data, ...this.#place(use), label: `the completion of /${use.name}` }, use);
  }

  /** Someone chooses a command from the menu of a message. @throws {Error} when there is no such command */
  apply({ name, message: { id }, ...place }: Applied): Interaction {
    const message = this.#service.messages.find(id);
    if (!message) throw notSent('the message is gone');
    const player = this.#service.world.player(place.user ?? 'anna');
    const command = this.#service.commands.named(name, message.channel, player);
    if (command?.type !== ApplicationCommandType.Message) throw notSent(`there is no ${name} on messages`);
    const resolved = { messages: { [id]: message.api } };
    const data = { id: command.id, name, type: command.type, target_id: id, resolved };
    const deed = { type: InteractionType.ApplicationCommand, data, player, channel: message.channel, label: name };
    return this.#act(deed, place);
  }

  /** @throws {Error} when the user has no such button or menu before them */
  click(click: Click): Interaction {
    const player = this.#service.world.player(click.user ?? 'anna');
    const message = this.#service.messages.find(click.message.id);
    if (!message) throw notSent('the message is gone');
    if (message.ephemeralTo && message.ephemeralTo !== player.user.id) throw notSent(`${player.name} does not see it`);
    const shown = click.asSeen ? click.message.raw : message.api;
    const component = flattened(shown.components).find((part) =>
      click.customId === undefined ? part.label === click.label : part.custom_id === click.customId,
    );
    const name = click.customId ?? click.label;
    if (!component?.custom_id) throw notSent(`there is no button ${name} in: ${JSON.stringify(shown.components)}`);
    if (component.disabled) throw notSent(`the button ${name} is disabled`);
    const data = componentData(component, click.values);
    const place = { player, channel: message.channel };
    this.#checkLock(place);
    const label = `the click on ${name}`;
    return this.#act({ type: InteractionType.MessageComponent, data, ...place, message: message.api, label }, click);
  }

  /** @throws {Error} when the modal would not be submitted so */
  submit({ modal, fields, ...place }: Submission): Interaction {
    const { opener } = modal;
    const attachments: Json = {};
    const components = submission(modal, fields ?? {}, (file) => {
      const attachment = uploaded(file, this.#service);
      attachments[attachment.id] = { ...attachment, ephemeral: true };
      return attachment.id;
    });
    const resolved = Object.keys(attachments).length > 0 ? { resolved: { attachments } } : {};
    const data = { custom_id: modal.customId, components, ...resolved };
    const deed: Deed = {
      type: InteractionType.ModalSubmit,
      data,
      player: place.user === undefined ? opener.deed.player : this.#service.world.player(place.user),
      channel: opener.deed.channel,
      message: opener.deed.message,
      triggering: interactionMetadata(opener.id, opener.deed),
      label: `the modal "${modal.title}"`,
    };
    return this.#act(deed, place);
  }

  #act(deed: Deed, { to }: { readonly to?: Targets }): Interaction {
    const interaction = new Interaction(deed, this.#service);
    this.#service.interactions.set(interaction.id, interaction);
    this.newest = interaction;
    return interaction.deliver(to);
  }

  /** In a locked thread, only people who manage threads can use commands and buttons. */
  #checkLock({ player, channel }: Pick<Deed, 'player' | 'channel'>): void {
    if (channel.locked && !managesThreads(this.#service.world, player)) throw notSent(`${channel.name} is locked`);
  }

  #place(place: Place): { player: Player; channel: Channel } {
    const { world } = this.#service;
    const player = world.player(place.user ?? 'anna');
    if (place.dm) return { player, channel: world.dm(player) };
    const wanted = place.channel ?? 'table';
    const channel = typeof wanted === 'string' ? world.channel(wanted) : wanted;
    if (!channel) throw new Error(`There is no channel ${wanted}: make it with addChannel`);
    return { player, channel };
  }

  #commandData(use: CommandUse, how: Omit<Typed, 'values'>): Json {
    const [name = '', ...path] = use.name.split(' ');
    const { commands } = this.#service;
    const { player, channel } = this.#place(use);
    const command = commands.named(name, channel, player);
    const anyRegistered = isAway(channel) || commands.offered(channel, player).length > 0;
    if (!command && anyRegistered && !use.unchecked) throw notSent(`there is no command /${name}`);
    const declared = command && declaredAt(command.options ?? [], path, use);
    if (how.focused !== undefined && !use.unchecked) checkFocused(declared, how.focused);
    const { options, resolved } = optionsOf(declared, { ...how, values: use.options ?? {} }, this.#service);
    const data: Json = { id: command?.id ?? snowflake(), name, type: ApplicationCommandType.ChatInput };
    if (command?.guild_id) data.guild_id = command.guild_id;
    data.options = nested(path, options);
    if (Object.keys(resolved).length) data.resolved = resolved;
    return data;
  }
}

/** The options a (sub)command declares. */
function declaredAt(
  options: readonly APIApplicationCommandOption[],
  path: readonly string[],
  use: CommandUse,
): readonly APIApplicationCommandOption[] {
  const isSub = ({ type }: APIApplicationCommandOption) =>
    type === Option.Subcommand || type === Option.SubcommandGroup;
  const [next, ...rest] = path;
  if (next === undefined) {
    if (options.some(isSub) && !use.unchecked) throw notSent(`/${use.name} needs a subcommand`);
    return options;
  }
  const sub = options.find((option) => isSub(option) && option.name === next);
  if (!sub && !use.unchecked) throw notSent(`there is no subcommand /${use.name}`);
  return declaredAt((sub as { options?: APIApplicationCommandOption[] })?.options ?? [], rest, use);
}

function nested(path: readonly string[], options: Json[]): Json[] {
  const [next, ...rest] = path;
  if (next === undefined) return options;
  const type = rest.length ? Option.SubcommandGroup : Option.Subcommand;
  return [{ type, name: next, options: nested(rest, options) }];
}

function componentData(component: Json, values: readonly string[] | undefined): Json {
  const data = { component_type: component.type, custom_id: component.custom_id, id: component.id };
  if (component.type === ComponentType.Button) return data;
  const known = objects(component.options).map(({ value }) => value);
  const unknown = values?.find((value) => !known.includes(value));
  if (unknown !== undefined) throw notSent(`the menu has no ${unknown}`);
  return { ...data, values: values ?? [] };
}
