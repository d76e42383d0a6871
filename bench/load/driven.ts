import type { Guild, Interaction, Loopback } from '../../test/discord/loopback/index.ts';
import { type Channel, type Kind, MIX, type Step } from './mix.ts';

/** Over so many servers the channels are spread. */
const SERVERS = 100;

/** A channel in which players do things, one after the other. */
interface Place {
  readonly kind: Kind;
  script: Channel;
  waits: boolean;
}

/** What was measured of one act, in milliseconds from Discord's event to the first answer. */
export type Times = Map<string, number[]>;

/** Players who drive a Discord: so many things a second, whatever the bot does. */
export class Driven {
  readonly times: Times = new Map();
  readonly failures = new Map<string, number>();
  /** What should have been done, and found every channel of its kind still waiting for an answer. */
  missed = 0;
  done = 0;
  readonly #discord: Loopback;
  readonly #places = new Map<Kind, Place[]>();
  readonly #at = new Map<string, { readonly act: string; readonly at: number }>();
  readonly #servers: readonly Guild[];
  #next = 0;
  #channels = 0;

  /** @param channels how many there are that many people use a little */
  constructor(discord: Loopback, channels: number) {
    this.#discord = discord;
    this.#servers = Array.from({ length: SERVERS }, (_, n) => discord.addGuild(`server-${n}`));
    discord.hearAcknowledged((id) => {
      const begun = this.#at.get(id);
      if (!begun) return;
      this.#at.delete(id);
      const times = this.times.get(begun.act) ?? [];
      this.times.set(begun.act, times);
      times.push(performance.now() - begun.at);
    });
    for (const kind of MIX) {
      const places = Array.from({ length: kind.channels(channels) }, () => this.#opened(kind));
      this.#places.set(kind, places);
    }
  }

  /** Does the next thing. */
  step(): void {
    const kind = this.#kind();
    const places = this.#places.get(kind)!;
    const from = Math.floor(Math.random() * places.length);
    const place = [...places.slice(from), ...places.slice(0, from)].find(({ waits }) => !waits);
    if (!place) {
      this.missed += 1;
      return;
    }
    let { value, done } = place.script.next();
    if (done) {
      place.script = this.#opened(kind).script;
      ({ value, done } = place.script.next());
    }
    if (value) this.#does(place, value);
  }

  /** How many were dispatched and haven't been acknowledged. */
  get open(): number {
    return this.#at.size;
  }

  #kind(): Kind {
    // In turn and not at random, so that short runs have the same mix.
    this.#next = (this.#next + 0.382) % 1;
    let share = this.#next * MIX.reduce((sum, each) => sum + each.share, 0);
    return MIX.find((kind) => {
      share -= kind.share;
      return share < 0;
    })!;
  }

  #opened(kind: Kind): Place {
    const n = this.#channels++;
    const { name } = this.#discord.addChannel(`load-${n}`, 'text', undefined, this.#servers[n % SERVERS]);
    return { kind, script: kind.opens(this.#discord, name), waits: false };
  }

  #does(place: Place, { act, does }: Step): void {
    place.waits = true;
    const at = performance.now();
    const done = does();
    // It's dispatched by now.
    const { id } = this.#discord.newest as Interaction;
    this.#at.set(id, { act, at });
    done
      .catch((error: Error) => {
        this.#at.delete(id);
        const what = `${act}: ${error.message.slice(0, 160)}`;
        this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
      })
      .finally(() => {
        this.done += 1;
        place.waits = false;
      });
  }
}
