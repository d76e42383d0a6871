import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandsOf, groups } from '../../src/command/groups.ts';
import { messageCommands } from '../../src/discord/message-commands.ts';
import { registrations } from '../../src/discord/registration.ts';
import { Club } from './club.ts';

const registered = registrations();
const all = registered.length + messageCommands().length;
type Registered = (typeof registered)[number];

describe("Discord's limits", () => {
  const NAME = /^[-_\p{Ll}\p{N}]{1,32}$/u;

  type Option = APIApplicationCommandOption;
  interface Place {
    readonly name: string;
    readonly description: string;
    readonly options?: readonly Option[];
  }

  const choicesOf = (option: Option): readonly APIApplicationCommandOptionChoice[] =>
    'choices' in option ? (option.choices ?? []) : [];
  const subcommandsOf = ({ options = [] }: Registered) => options.filter(({ type }) => type === Type.Subcommand);
  /** Where values are given: the command itself, or each of its subcommands. */
  const placesOf = (command: Registered): readonly Place[] => {
    const subs = subcommandsOf(command) as Place[];
    return subs.length > 0 ? subs : [command as Place];
  };

  /** Discord counts the names, descriptions and values of a command with all its subcommands, options and choices. */
  function weight(part: Place): number {
    const options = (part.options ?? []).map((option) => weight(option as Place));
    const choices = choicesOf(part as Option).map(({ name, value }) => `${name}${value}`.length);
    return [...options, ...choices].reduce((sum, each) => sum + each, (part.name + part.description).length);
  }

  test('are kept by every command', () => {
    assert.isAtMost(registered.length, 100);
    assert.lengthOf(new Set(registered.map(({ name }) => name)), registered.length);
    for (const command of registered) assert.isAtMost(weight(command as Place), 8000, command.name);
  });

  test.each(registered.map((command) => [command.name, command] as const))('are kept by /%s', (_name, command) => {
    const { options = [] } = command;
    const subs = subcommandsOf(command);
    assert.isAtMost(subs.length, 25);
    assert.isTrue(subs.length === 0 || subs.length === options.length, 'subcommands stand alone');
    assert.lengthOf(new Set(options.map(({ name }) => name)), options.length);
    for (const place of [command as Place, ...placesOf(command)]) assertFits(place);
    for (const { options: own = [] } of placesOf(command)) assertOptions(own);
  });

  function assertFits({ name, description }: Pick<Place, 'name' | 'description'>): void {
    assert.match(name, NAME);
    assert.match(description, /^.{1,100}$/u, name);
  }

  function assertOptions(options: readonly Option[]): void {
    assert.isAtMost(options.length, 25);
    assert.lengthOf(new Set(options.map(({ name }) => name)), options.length);
    const required = options.map((option) => option.required ?? false);
    assert.deepEqual(required, required.toSorted().reverse(), 'the required ones stand first');
    for (const option of options) {
      assertFits(option);
      assert.isAtMost(choicesOf(option).length, 25, option.name);
      assert.isFalse(choicesOf(option).length > 0 && 'autocomplete' in option && option.autocomplete);
      for (const { name } of choicesOf(option)) assert.match(name, /^.{1,100}$/u);
    }
  }

  test('no option of a ruling is required, and `more` is the last', () => {
    for (const command of registered.filter(({ name }) => commands.find((each) => each.name === name)?.primary)) {
      const { options = [] } = command;
      assert.isTrue(options.every(({ required }) => !required));
      assert.deepInclude(options.at(-1), { name: 'more', type: Type.String, autocomplete: true });
    }
  });
});

describe('a person who has installed the bot for himself', () => {
  const typesOf = (name: string) => registered.find((each) => each.name === name)?.integration_types;

  test('looks rules up and has rulings anywhere, and plays no campaigns there', () => {
    for (const name of ['rules', 'table', 'card', 'compare', 'fire']) assert.deepEqual(typesOf(name), [0, 1], name);
    for (const name of ['game', 'unit', 'turn', 'play', 'undo']) assert.deepEqual(typesOf(name), [0], name);
  });
});

describe('commands of several', () => {
  const game = registered.find(({ name }) => name === 'game');
  const option = (of: string, name: string) => {
    const sub = registered.find((each) => each.name === of.split(' ')[0])?.options;
    const found = sub?.find((each) => each.name === of.split(' ')[1]) as { options?: APIApplicationCommandOption[] };
    return found.options?.find((each) => each.name === name);
  };

  test('are subcommands of one, under what they are about', () => {
    assert.equal(game?.description, groups.game);
    assert.deepEqual(
      game?.options?.map(({ name, type }) => [`game ${name}`, type]),
      commandsOf('game', commands).map(({ name }) => [name, Type.Subcommand]),
    );
  });

  test('take somebody, what is required, and completion', () => {
    assert.deepInclude(option('game hand-over', 'to'), { type: Type.User, required: true });
    assert.deepInclude(option('unit show', 'unit'), { type: Type.String, required: true, autocomplete: true });
    assert.deepInclude(option('game house', 'toggle'), { autocomplete: true, required: false });
  });
});

describe('the registration', () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open();
  });

  afterAll(() => club.close());

  const ready = (count: number) =>
    club.discord.until(
      () => club.lines.filter(({ msg }) => msg === 'ready').length === count && club.lines.at(-1),
      'the registration',
    );

  test('is of every command, once, however often the bot starts', async () => {
    assert.deepEqual(
      club.discord.commands.global.map(({ name }) => name),
      [...registered, ...messageCommands()].map(({ name }) => name),
    );
    await ready(1);
    await club.restart();
    assert.isFalse((await ready(2)).registered);
    assert.equal(club.discord.commands.puts, 1);
  });

  test('is made again when the commands have changed', async () => {
    const key = `discord:commands:${club.discord.applicationId}:global`;
    assert.match(((await club.store.get(key)) as { hash: string }).hash, /^[0-9a-f]{64}$/);
    await club.store.set(key, 'those of another version');
    await club.restart();
    assert.isTrue((await ready(3)).registered);
    assert.equal(club.discord.commands.puts, 2);
    assert.isEmpty(club.discord.commands.ofGuild);
  });

  test('is made again where Discord has lost them, though the database knows of them', async () => {
    club.discord.forgetCommands();
    await club.restart();
    assert.isTrue((await ready(4)).registered);
    assert.lengthOf(club.discord.commands.global, all);
  });

  test('is for one server only where the host says so, and then nowhere else', async () => {
    await club.restart({ guild: club.discord.guild.id });
    await ready(5);
    assert.lengthOf(club.discord.commands.ofGuild, all);
    assert.isEmpty(club.discord.commands.global);
  });

  test('is everywhere again once the host says no more, and not twice in that server', async () => {
    await club.restart();
    assert.isTrue((await ready(6)).registered);
    assert.lengthOf(club.discord.commands.global, all);
    assert.isEmpty(club.discord.commands.ofGuild);
  });

  test('that fails is logged, and the bot referees all the same', async () => {
    club.breakStore((operation, key) => operation === 'get' && key.startsWith('discord:commands:'));
    await club.restart();
    const logged = () => club.lines.some(({ msg }) => msg === 'the commands could not be registered');
    await club.discord.until(logged, 'the failure');
    assert.lengthOf(club.takeErrors(), 1);
    assert.include((await club.fire().reply()).text, '#1 ');
  });
});
