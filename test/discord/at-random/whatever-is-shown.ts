import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Chance } from '../../battles/random/chance.ts';
import type { Club } from '../club.ts';
import type { Interaction, Modal, Seen } from '../loopback/index.ts';
import { entriesFor, type Filling, isReady, type Touchable, touchablesOf } from './hands.ts';
import { type Due, Judge, PEOPLE } from './judge.ts';
import { typedBadly } from './typed-badly.ts';

/** Units that nobody plays by themselves: markers of the side run by the rules, men of a vehicle's crew. */
const MARKERS = /portal|counter|scouts|crewman/;
const PLAYERS = ['anna', 'ben'];
const LOOKS = ['turn status', 'turn board', 'unit list', 'log', 'game status', 'since', 'report', 'game situation'];

/**
 * People who press whatever a tracked battle shows them, at random: their own and others' buttons, twice at once, old ones, forms
 * with rubbish, commands typed badly. Anna plays one side and Ben the other, Carla is the umpire, and Dora has no part in it.
 */
export class WhateverIsShown {
  readonly judge: Judge;
  readonly #club: Club;
  readonly #ruleset: Ruleset;
  readonly #chance: Chance;
  readonly #channel: string;
  readonly #forms: { readonly modal: Modal; readonly user: string }[] = [];
  readonly #units: string[] = [];

  constructor(club: Club, ruleset: Ruleset, chance: Chance) {
    this.#club = club;
    this.#ruleset = ruleset;
    this.#chance = chance;
    this.#channel = club.channel();
    this.judge = new Judge(club, this.#channel);
  }

  async plays(steps: number): Promise<void> {
    await this.#begins();
    for (let i = 0; i < steps; i++) await this.#step();
  }

  async #begins(): Promise<void> {
    const { id, squads, profiles, sealed = {}, verbs } = this.#ruleset;
    await this.#says('carla', 'game new', { rules: id });
    const men = Object.keys(profiles).filter((each) => !Object.hasOwn(sealed, each) && !MARKERS.test(each));
    for (const [i, user] of PLAYERS.entries()) {
      await this.#says(user, 'game join', { side: i === 0 ? 'axis' : 'allies' });
      const squad = this.#chance.one(Object.keys(squads));
      await this.#says(user, 'unit squad', { squad, name: i === 0 ? 'Red' : 'Blue' });
      for (let n = 1; n <= 3; n++) {
        const name = `${i === 0 ? 'Hans' : 'Joe'} ${n}`;
        await this.#says(user, 'unit add', { profile: this.#chance.one(men), name });
        this.#units.push(name);
      }
    }
    for (let i = 0; i < 3 && verbs.initiative; i++) {
      await this.#says('carla', 'initiative');
      await this.#says('carla', 'turn end');
    }
    await this.#says('carla', 'turn end');
  }

  /** What people do, as often as the numbers say. */
  async #step(): Promise<void> {
    const deeds: readonly (readonly [number, () => Promise<void>])[] = [
      [40, () => this.#presses()],
      [4, () => this.#mistypes()],
      [1, () => this.#completes()],
      [1, () => this.#redelivers()],
      [12, () => this.#says(this.#chance.one([...PLAYERS, 'carla']), 'play', this.#maybeUnit())],
      [10, () => this.#says(this.#chance.one(PLAYERS), this.#chance.one(Object.keys(this.#ruleset.verbs)))],
      [6, () => this.#pressesTwice()],
      [5, () => this.#pressesOld()],
      [2, () => this.#restarts()],
      [4, () => this.#says(this.#chance.one(PEOPLE), 'undo')],
      [8, () => this.#says(this.#chance.one([...PLAYERS, 'carla']), 'turn end')],
      [3, () => this.#looks()],
      [1, () => this.#says('carla', this.#chance.one(['game end', 'game pause', 'game resume', 'game battle']))],
      [1, () => this.#submitsLate()],
      [2, () => this.#applies()],
    ];
    let dice = this.#chance.below(100);
    const [, deed] = deeds.find(([often]) => {
      dice -= often;
      return dice < 0;
    })!;
    await deed();
  }

  #maybeUnit(): Record<string, string> {
    return this.#chance.in(4) ? { unit: this.#chance.one(this.#units) } : {};
  }

  /** A ruling's command as somebody types it in a hurry: units and values misspelt, options that aren't there. */
  async #mistypes(): Promise<void> {
    const verb = this.#chance.one(Object.keys(this.#ruleset.verbs));
    await this.#says(this.#chance.one(PEOPLE), verb, typedBadly(verb, this.#ruleset, this.#units, this.#chance));
  }

  /** Types in an option, and gets something to choose from. */
  async #completes(): Promise<void> {
    const verb = this.#chance.one(Object.keys(this.#ruleset.verbs));
    const options = typedBadly(verb, this.#ruleset, this.#units, this.#chance);
    const focused = Object.keys(options).at(-1) ?? 'who';
    const user = this.#chance.one(PEOPLE);
    const use = { name: verb, options, focused, user, channel: this.#channel };
    const what = `${user} types /${verb} ${JSON.stringify(options)}`;
    let typing: Interaction;
    try {
      typing = this.#club.discord.autocomplete(use);
    } catch (error) {
      this.judge.notes(`Discord lets nobody type so: ${what}: ${String(error)}`);
      return;
    }
    await this.judge.completes(typing, what);
  }

  /** Discord delivers a press again, long after it was answered: it counts once. */
  async #redelivers(): Promise<void> {
    const user = this.#chance.one(PLAYERS);
    const picked = this.#picked(user);
    if (!picked) return;
    const { message, part } = picked;
    const pressed = this.#touch(user, message, part);
    await this.judge.judges(pressed, `${user} presses, for Discord to deliver it twice, ${told(message, part)}`);
    await this.judge.again(pressed);
  }

  async #says(user: string, name: string, options: Record<string, string> = {}): Promise<void> {
    const use = { name, options, user, channel: this.#channel, unchecked: true };
    await this.#does(this.#club.discord.command(use), `${user}: /${name} ${JSON.stringify(options)}`);
  }

  /** Waits for what comes of it, and fills the form in if it's one. */
  async #does(interaction: Interaction, what: string, due: Due = false): Promise<void> {
    if (!(await this.judge.judges(interaction, what, due))) return;
    const [modal, user] = [await interaction.modal(), interaction.deed.player.name];
    this.#forms.push({ modal, user });
    if (this.#chance.in(10)) return;
    const how: Filling = this.#chance.one(['as it is', 'legal', 'rubbish']);
    // A form that puts something right starts with what was typed wrongly.
    const mends = String(interaction.deed.data.custom_id).startsWith('fill:');
    await this.#submits(modal, user, how, due === true && !mends && how === 'as it is' && isReady(modal));
    if (this.#chance.in(8)) await this.#submits(modal, user, how);
  }

  async #submits(modal: Modal, user: string, how: Filling, due = false): Promise<void> {
    const fields = entriesFor(modal, this.#chance, how, this.#units);
    let sent: Interaction;
    try {
      sent = this.#club.discord.submit({ modal, fields, user });
    } catch (error) {
      this.judge.notes(`Discord lets nobody send it so: ${String(error)}`);
      return;
    }
    await this.judge.judges(sent, `${user} sends ${modal.title} (${how}) ${JSON.stringify(fields)}`, due);
  }

  /** A form that was opened long ago. */
  async #submitsLate(): Promise<void> {
    if (this.#forms.length === 0) return;
    const { modal, user } = this.#chance.one(this.#forms);
    await this.#submits(modal, user, 'legal');
  }

  /** Something on one of the newest messages that somebody sees. */
  #picked(user: string): { message: Seen; part: Touchable } | undefined {
    const shown = this.judge.visible(user).filter((message) => touchablesOf(message).length > 0);
    const message = shown.at(-1 - this.#chance.below(Math.min(4, shown.length)));
    return message && { message, part: this.#chance.one(touchablesOf(message)) };
  }

  async #presses(): Promise<void> {
    const user = this.#chance.one([...PLAYERS, ...PLAYERS, ...PLAYERS, 'carla', 'dora']);
    const picked = this.#picked(user);
    if (!picked) return;
    const { message, part } = picked;
    // Of several mistakes in a command the first is offered to be put right. To see that none of the ways to put right the
    // others goes may take more tries than there's time for.
    const mends = message.ephemeral && part.customId.startsWith('run:');
    const due = this.#isOffered(user, message, part) && (mends ? 'unrefused' : true);
    await this.#does(this.#touch(user, message, part), `${user} presses ${told(message, part)}`, due);
  }

  /** Whether it was shown to this person, who may press it, and nothing has changed since. */
  #isOffered(user: string, message: Seen, { customId }: Touchable): boolean {
    // The first ruling of a turn is for the side that's pinged.
    const isForOthers = /^(agree|decline|question|right|correct|join|confirm|first-ruling):/.test(customId);
    if (isForOthers || (!message.ephemeral && isOwedByOthers(user, customId))) return false;
    return this.judge.isFresh(message) && this.judge.ownerOf(message) === user;
  }

  #touch(user: string, message: Seen, { customId, values }: Touchable, asSeen = false): Interaction {
    const chosen = values ? { values: [this.#chance.one(values)] } : {};
    return this.#club.discord.click({ message, customId, user, asSeen, ...chosen });
  }

  /** Two taps at once, by one thumb or by two people: by one, they are one ruling. */
  async #pressesTwice(): Promise<void> {
    const user = this.#chance.one(PLAYERS);
    const picked = this.#picked(user);
    if (!picked) return;
    const { message, part } = picked;
    const other = message.ephemeral || this.#chance.in(2) ? user : this.#chance.one(PEOPLE);
    const once = part.values ? { ...part, values: [this.#chance.one(part.values)] } : part;
    const { written } = this.judge;
    const both = [this.#touch(user, message, once), this.#touch(other, message, once)];
    for (const [i, each] of both.entries()) {
      await this.judge.judges(each, `${i === 0 ? user : other}, with another tap, presses ${told(message, part)}`);
    }
    await this.judge.counts();
    if (user === other && this.judge.written - written > 1) this.judge.faulty(`two taps wrote two records`);
  }

  async #pressesOld(): Promise<void> {
    const user = this.#chance.one(PEOPLE);
    const isSeen = (message: Seen) => !message.ephemeral || this.judge.ownerOf(message) === user;
    const old = this.judge.old.filter((message) => touchablesOf(message).length > 0 && isSeen(message));
    if (old.length === 0) return;
    const message = this.#chance.one(old);
    if (this.#club.discord.message(message).deleted) return;
    const part = this.#chance.one(touchablesOf(message));
    await this.#does(this.#touch(user, message, part, true), `${user} presses old ${told(message, part)}`);
  }

  async #restarts(): Promise<void> {
    this.judge.notes('the bot is restarted');
    await this.#club.restart();
  }

  async #looks(): Promise<void> {
    await this.#says(this.#chance.one(PEOPLE), this.#chance.one(LOOKS));
    this.#club.time.pass(15_000);
  }

  /** A command from a message's own menu. */
  async #applies(): Promise<void> {
    const user = this.#chance.one(PEOPLE);
    const message = this.judge.visible(user).at(-1 - this.#chance.below(5));
    if (!message || (message.ephemeral && this.judge.ownerOf(message) !== user)) return;
    const name = this.#chance.one(Object.values(this.#club.words.notices.messageCommands));
    await this.#does(this.#club.discord.apply({ name, message, user }), `${user}: ${name} on “${headline(message)}”`);
  }
}

function headline({ text }: Seen): string {
  return text.split('\n', 1)[0]!.slice(0, 60);
}

function told(message: Seen, { label, customId }: Touchable): string {
  return `${label} [${customId}] under ${message.ephemeral ? 'private ' : ''}“${headline(message)}”`;
}

/** Whether everyone sees what one of the others' units owes: that may leave them a choice. */
function isOwedByOthers(user: string, customId: string): boolean {
  const [, name] = /^owed:\/.* who:"?(Hans|Red|Joe|Blue)\b/.exec(customId) ?? [];
  return name !== undefined && user !== (name === 'Hans' || name === 'Red' ? 'anna' : 'ben');
}
