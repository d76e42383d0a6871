import { InteractionResponseType as Callback } from 'discord.js';
import type { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';

export const PEOPLE: readonly string[] = ['anna', 'ben', 'carla', 'dora'];

/** Whether what's pressed was offered, so that it may not be refused; or refused, though something else may be wrong with it. */
export type Due = boolean | 'unrefused';

interface Shown {
  readonly look: string;
  /** How many records there were when it was shown so. */
  readonly written: number;
}

/** Watches one channel: what is shown there, what is written, and what may not happen. */
export class Judge {
  /** What may not happen, with what was done before it. */
  readonly faults: string[] = [];
  /** Messages as they looked at one time or another. */
  readonly old: Seen[] = [];
  interactions = 0;
  /** How long the first answer took at worst, in milliseconds. */
  slowest = 0;
  readonly #club: Club;
  readonly #channel: string;
  readonly #trail: string[] = [];
  readonly #shown = new Map<string, Shown>();
  readonly #taps = new Set<string>();
  #log: string | undefined;
  #written = 0;

  constructor(club: Club, channel: string) {
    this.#club = club;
    this.#channel = channel;
  }

  /** How many records the channel's log has. */
  get written(): number {
    return this.#written;
  }

  notes(what: string): void {
    this.#trail.push(what);
  }

  faulty(what: string): void {
    this.faults.push([what, ...this.#trail.slice(-15)].join('\n  after '));
  }

  visible(user: string): Seen[] {
    return this.#club.discord.messages(this.#channel, user).filter(({ deleted }) => !deleted);
  }

  /** Whose command or press a message answers. */
  ownerOf({ raw }: Seen): string | undefined {
    const id = raw.interaction_metadata?.user.id;
    return PEOPLE.find((name) => this.#club.discord.user(name).user.id === id);
  }

  /** Whether nothing has been written since a message was shown as it looks now. */
  isFresh({ id }: Seen): boolean {
    return this.#shown.get(id)?.written === this.#written;
  }

  /**
   * Waits for the answer, and looks at it.
   * @param due nothing may be refused, or be wrong with it
   * @returns whether it's a form, which its caller fills in
   */
  async judges(interaction: Interaction, what: string, due: Due = false): Promise<boolean> {
    this.interactions += 1;
    this.notes(what);
    const { discord } = this.#club;
    const answered = await discord.until(() => interaction.response, 'an answer').catch(() => undefined);
    if (!answered) {
      this.faulty(`no answer: ${what}`);
      return false;
    }
    this.slowest = Math.max(this.slowest, (interaction.callbacks[0]?.at ?? 0) - interaction.at);
    if (interaction.callbacks.length !== 1) this.faulty(`${interaction.callbacks.length} answers: ${what}`);
    if (answered.type === Callback.Modal) return true;
    const second = this.#isSecondTap(interaction) && answered.type === Callback.DeferredMessageUpdate;
    const seen = second ? undefined : await interaction.settled().catch(() => this.faulty(`left deferred: ${what}`));
    await this.#settles(interaction);
    if (seen) this.#reads([seen, ...interaction.followUps], interaction, what, due);
    return false;
  }

  #reads(seen: readonly Seen[], { id }: Interaction, what: string, due: Due): void {
    const texts = seen.map(({ text }) => text);
    for (const text of texts) {
      if (/went wrong on my side|this reference:/.test(text)) this.faulty(`a bug: ${what}: ${text}`);
      if (/\bundefined\b|\bNaN\b|\[object/.test(text)) this.faulty(`a slip: ${text}`);
    }
    const outcome = String(this.#club.lines.find((line) => line.interaction === id && line.msg === 'command')?.outcome);
    this.notes(`→ ${outcome}: ${texts.at(-1)?.slice(0, 150)}`);
    // What's still missing is asked for by a button: no form can open another.
    const goesOn = seen.some(({ buttons }) =>
      buttons.some((button) => /^(fill|run|owed|deed|change):/.test(button.custom_id)),
    );
    const isWrong = outcome === 'error' && !goesOn && due !== 'unrefused';
    if (due && (outcome === 'refused' || isWrong))
      this.faulty(`what was offered is ${outcome}: ${what}: ${texts.at(-1)}`);
  }

  /** Waits for what's offered while somebody types. */
  async completes(interaction: Interaction, what: string): Promise<void> {
    this.interactions += 1;
    this.notes(what);
    await interaction.autocomplete().catch((error: unknown) => this.faulty(`no choices: ${what}: ${String(error)}`));
    for (const error of this.#club.takeErrors()) this.faulty(`logged: ${JSON.stringify(error)}`);
  }

  /** Delivers something once more that has been answered: nothing more may be written. */
  async again(interaction: Interaction): Promise<void> {
    const written = this.#written;
    interaction.redeliver();
    await this.#settles(interaction);
    if (this.#written > written) this.faulty('what was delivered twice is written twice');
  }

  /** Two quick taps are one: the second is only acknowledged. */
  #isSecondTap({ deed }: Interaction): boolean {
    if (!deed.message) return false;
    const key = `${deed.message.id} ${deed.player.name} ${String(deed.data.custom_id)}`;
    const before = this.#taps.has(key);
    this.#taps.add(key);
    return before;
  }

  async #settles({ id }: Interaction): Promise<void> {
    const done = () => this.#club.lines.some((line) => line.interaction === id && line.msg === 'command');
    for (let i = 0; i < 10 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 3));
    await this.counts();
    for (const message of PEOPLE.flatMap((name) => this.visible(name))) this.#remembers(message);
    for (const error of this.#club.takeErrors()) this.faulty(`logged: ${JSON.stringify(error)}`);
  }

  #remembers(message: Seen): void {
    const look = JSON.stringify(message.components);
    const before = this.#shown.get(message.id);
    if (before?.look === look) return;
    // What everybody sees is as old as when it was posted: later edits only disable its buttons.
    this.#shown.set(message.id, { look, written: (message.ephemeral ? undefined : before?.written) ?? this.#written });
    this.old.push(message);
  }

  async counts(): Promise<void> {
    const { store, discord } = this.#club;
    const at = (await store.get(`channel:${discord.channel(this.#channel).id}`)) as { log?: string } | undefined;
    this.#log ??= at?.log;
    while (this.#log !== undefined && (await store.get(`${this.#log}:r:${this.#written + 1}`))) this.#written += 1;
  }
}
