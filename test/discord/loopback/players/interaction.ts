import { randomBytes } from 'node:crypto';
import {
  type APIApplicationCommandOptionChoice,
  InteractionResponseType as Callback,
  InteractionType,
  MessageType,
} from 'discord.js';
import type { Look } from '../changes.ts';
import type { RequestRecord, Service } from '../service.ts';
import type { Session } from '../session.ts';
import { goOn, snowflake } from '../snowflake.ts';
import { type Json, objects } from '../validate/form.ts';
import { LOADING } from '../validate/message.ts';
import { isAway } from '../world.ts';
import { type Modal, modal } from './modal.ts';
import { type Deed, interactionCreate, interactionMetadata } from './payload.ts';
import { type Seen, seen } from './seen.ts';

/** Sessions an event goes to: numbers as in `sessions`, or the sessions themselves. */
export type Targets = number | Session | readonly (number | Session)[];

function begun(): string {
  goOn();
  return snowflake();
}

/** Something a user did, and what the bot made of it. */
export class Interaction {
  readonly id: string = begun();
  readonly token: string = newToken(this.id);
  /** INTERACTION_CREATE's data. */
  readonly payload: Json;
  readonly deed: Deed;
  /** When it was first dispatched, in milliseconds since 1970. */
  readonly at: number = Date.now();
  /** The callback Discord accepted. */
  response: { readonly type: Callback; readonly data: Json } | undefined;
  /** The id of the message `@original` names. */
  original: string | undefined;
  /** After a deferred update: whether the message has been updated since. */
  updated = false;
  /** The ids of the follow-up messages. */
  readonly followUpIds: string[] = [];
  /** Discord no longer takes its token. */
  expired = false;
  readonly #service: Service;

  constructor(deed: Deed, service: Service) {
    this.deed = deed;
    this.#service = service;
    this.payload = interactionCreate(this.id, this.token, deed, service.world);
  }

  /** The message users see, as soon as there is one: perhaps only "thinking…" (`deferred`). */
  reply(): Promise<Seen> {
    return this.#until(() => this.#shown(), 'a reply');
  }

  /** The message users see, once it is more than "thinking…". */
  settled(): Promise<Seen> {
    return this.#until(() => !this.#isDeferred() && this.#shown(), 'a reply that is not deferred');
  }

  /** The choices offered. */
  autocomplete(): Promise<APIApplicationCommandOptionChoice[]> {
    return this.#until(() => {
      const data = this.#answered(Callback.ApplicationCommandAutocompleteResult);
      return data && (objects(data.choices) as unknown as APIApplicationCommandOptionChoice[]);
    }, 'autocomplete choices');
  }

  /** The modal opened. */
  modal(): Promise<Modal> {
    return this.#until(() => {
      const data = this.#answered(Callback.Modal);
      return data && modal(data, this);
    }, 'a modal');
  }

  /** Follow-up number `index`, as soon as it is there. */
  followUp(index = 0): Promise<Seen> {
    return this.#until(() => this.followUps[index], `follow-up ${index}`);
  }

  /** The follow-ups so far, as they look now; deleted ones left out. */
  get followUps(): Seen[] {
    const { messages } = this.#service;
    return this.followUpIds.flatMap((id) => messages.find(id) ?? []).map(seen);
  }

  /** Every callback the bot tried, refused ones too. */
  get callbacks(): RequestRecord[] {
    const start = `/interactions/${this.id}/`;
    return this.#service.requests.filter(({ route, path }) => route === 'callback' && path.startsWith(start));
  }

  /** Dispatches it again with the same id and token, as Discord does after some resumes. */
  redeliver(options: { readonly session?: Targets } = {}): this {
    return this.deliver(options.session);
  }

  /** Dispatches it to these sessions; to all of its shard unless told. */
  deliver(to?: Targets): this {
    const { gateway } = this.#service;
    const { channel } = this.deed;
    const guildId = isAway(channel) ? undefined : channel.guild?.id;
    const sessions = to === undefined ? gateway.sessionsFor(guildId) : chosen(gateway.sessions, to);
    if (to === undefined && !sessions.length) throw new Error(`${this.deed.label}: no client is logged in`);
    for (const session of sessions) session.dispatch('INTERACTION_CREATE', this.payload);
    return this;
  }

  /** Its token is no longer good: follow-ups and edits fail. */
  expire(): this {
    this.expired = true;
    return this;
  }

  /** The fields of a message that answers it. */
  messageFields(): Json {
    const { application } = this.#service.world;
    const type = this.deed.message ? MessageType.Reply : MessageType.ChatInputCommand;
    const metadata = interactionMetadata(this.id, this.deed);
    const to = { channel_id: this.deed.channel.id, message_id: this.deed.message?.id };
    return {
      type,
      application_id: application.id,
      webhook_id: application.id,
      interaction_metadata: metadata,
      ...(this.deed.message ? { message_reference: { type: 0, ...to } } : {}),
    };
  }

  #shown(): Seen | undefined {
    if (!this.response) return undefined;
    const message = this.original === undefined ? undefined : this.#service.messages.ever(this.original);
    if (!message) throw new Error(`${this.deed.label} was answered with a ${Callback[this.response.type]}, no message`);
    const look = seen(message);
    return { ...look, deferred: this.#isDeferred() };
  }

  #isDeferred(): boolean {
    if (this.response?.type === Callback.DeferredMessageUpdate) return !this.updated;
    const message = this.original === undefined ? undefined : this.#service.messages.find(this.original);
    return Boolean(Number(message?.api.flags) & LOADING);
  }

  #answered(type: Callback): Json | undefined {
    if (this.response && this.response.type !== type) {
      throw new Error(`${this.deed.label} was answered with a ${Callback[this.response.type]}, no ${Callback[type]}`);
    }
    return this.response?.data;
  }

  #until<T>(look: Look<T>, what: string): Promise<T> {
    const { changes, settings } = this.#service;
    return changes.until(look, () => `${what} to ${this.deed.label} (${this.#history()})`, settings.patience);
  }

  #history(): string {
    const tried = this.callbacks.map(({ body, status, answer }) => {
      return `callback type ${(body as Json)?.type}: HTTP ${status ?? 'unanswered'} ${JSON.stringify(answer) ?? ''}`;
    });
    return tried.join(', ') || 'no callback came';
  }
}

function chosen(sessions: readonly Session[], to: Targets): Session[] {
  const list = Array.isArray(to) ? to : [to as number | Session];
  return list.map((target) => {
    const session = typeof target === 'number' ? sessions[target] : (target as Session);
    if (!session) throw new Error(`There is no session ${target}, only ${sessions.length}`);
    return session;
  });
}

const newToken = (id: string): string =>
  Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64')}`).toString('base64url');

/** The id of the interaction a token was made for. */
export const interactionIdIn = (token: string): string =>
  Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';

/** What kinds of interaction can be deferred and followed up. */
export const hasWebhook = ({ deed, response }: Interaction): boolean =>
  response !== undefined && deed.type !== InteractionType.ApplicationCommandAutocomplete;
