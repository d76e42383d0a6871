import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import { afterAll, assert, beforeAll, beforeEach, describe, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { commandsOf } from '../../../src/command/typing/groups.ts';
import { helpOf } from '../../../src/command/typing/option-help.ts';
import { globalCommands, serverCommands } from '../../../src/discord/registration/registered-commands.ts';
import { commonOptions } from '../../../src/referee/rulings/common-options.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { Club } from '../club.ts';
import { checkCommands } from '../loopback/validate/commands.ts';
import { Form } from '../loopback/validate/form.ts';
import { soon } from '../soon.ts';

const books = Object.values(rulesets);
type Registered = RESTPostAPIChatInputApplicationCommandsJSONBody;
const chatInput = (all: readonly object[]) => all.filter((each) => 'description' in each) as Registered[];
const registered = chatInput(serverCommands(english, books));
const boxes: Readonly<Record<string, Readonly<Record<string, string>>>> = english.commands.boxes;
const all = serverCommands(english, books).length;

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
      if (option.type === Type.String && choicesOf(option).length === 0)
        assert.isAtLeast(option.max_length ?? 0, 40, `${option.name} has a length`);
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

describe("by the books in use, Discord's limits", () => {
  /** Every set of one book, of two, and of all but one. */
  const sets = books.flatMap((one, i) => [
    [one],
    ...books.slice(i + 1).map((two) => [one, two]),
    books.toSpliced(i, 1),
  ]);

  test.each(sets.map((set) => [set.map(({ prefix }) => prefix).join(', '), set] as const))(
    'are kept: %s',
    (_name, set) => {
      const [form, body] = [new Form(), JSON.parse(JSON.stringify(serverCommands(english, set)))];
      checkCommands(form, body);
      assert.isEmpty(form.issues);
    },
  );

  test('so does what is registered for everybody', () => {
    const form = new Form();
    checkCommands(form, JSON.parse(JSON.stringify(globalCommands(english))));
    assert.isEmpty(form.issues);
  });
});

describe('what no book in use has', () => {
  const of = (...ids: readonly string[]) =>
    chatInput(
      serverCommands(
        english,
        ids.map((id) => rulesets[id]!),
      ),
    );
  const optionsOf = (name: string, ...ids: readonly string[]) =>
    of(...ids).find((each) => each.name === name)?.options as APIApplicationCommandOption[] | undefined;
  const option = (command: string, name: string, ...ids: readonly string[]) =>
    optionsOf(command, ...ids)?.find((each) => each.name === name);

  test('is not a command, but what one of them has is', () => {
    const names = (...ids: readonly string[]) => of(...ids).map(({ name }) => name);
    assert.notInclude(names('panzertroops'), 'spot');
    assert.include(names('landser', 'panzertroops'), 'spot');
    assert.notInclude(names('panzertroops'), 'solo');
    assert.include(names('ww2-skirmish'), 'solo');
    for (const each of books) assert.includeMembers(names(each.id), ['fire', 'game', 'rules', 'help'], each.id);
  });

  test('is no option', () => {
    for (const book of books) {
      for (const { name } of of(book.id)) {
        const table = book.verbs[name]?.options;
        if (!table) continue;
        const said = optionsOf(name, book.id)!.map((each) => each.name);
        const foreign = said.filter((each) => each !== 'more' && !(each in table) && !(each in commonOptions));
        assert.isEmpty(foreign, `/${name} by ${book.id}`);
      }
    }
  });

  test('and what one has is described in its own words, with its own values and bounds', () => {
    for (const book of books) {
      const help = helpOf(english, { command: { name: 'fire' }, ruleset: book }, 'weapon');
      assert.equal(option('fire', 'weapon', book.id)?.description, help, book.id);
    }
    const values = (...ids: readonly string[]) =>
      (option('fire', 'cover', ...ids) as APIApplicationCommandStringOption).choices?.map(({ value }) => value);
    assert.deepEqual(values('hans-n-panzer'), ['open', 'soft', 'hard']);
    assert.includeMembers(values('landser', 'hans-n-panzer')!, ['half', 'hard']);
  });

  test('is described for several books in words that are right for each, with the books that have it if not all do', () => {
    const some = [...books.flatMap((one, i) => books.slice(i + 1).map((two) => [one, two])), books];
    for (const set of some) {
      for (const { name: verb, options = [] } of of(...set.map(({ id }) => id))) {
        const primary = commands.find(({ name }) => name === verb)?.primary;
        if (!primary) continue;
        const players = set.filter(({ verbs }) => Object.hasOwn(verbs, verb));
        for (const { name, description } of options.filter((each) => each.name !== 'more')) {
          if (name in commonOptions) continue;
          const having = players.filter(({ verbs }) => Object.hasOwn(verbs[verb]!.options, name));
          const said = having.map((ruleset) => helpOf(english, { command: { name: verb }, ruleset }, name));
          const where = `/${verb} ${name} in ${set.map(({ id }) => id)}`;
          const words = boxes[verb]?.[name] ?? '';
          assert.isTrue(
            said.every((help) => description.startsWith(help)) || (words !== '' && description.startsWith(words)),
            `${where}: ${description}`,
          );
          const rest = having.length < players.length ? having.map((book) => [book.name, book.prefix]) : [];
          for (const names of rest)
            assert.isTrue(
              names.some((each) => description.includes(each)),
              where,
            );
        }
      }
    }
    const described = (name: string, option: string, ...ids: readonly string[]) =>
      of(...ids)
        .find((each) => each.name === name)!
        .options!.find((each) => each.name === option)?.description;
    assert.equal(described('fire', 'aim', 'landser', 'ww2-skirmish'), 'Costs 1, 2 or 3 Actions a shot · WW2 Skirmish');
    // By one of these books moving makes no difference, and by the other it does.
    assert.isUndefined(described('grenade', 'moved', 'hans-n-panzer', 'ww2-skirmish'));
    assert.notMatch(described('fire', 'figures', 'hans-n-panzer', 'ww2-skirmish')!, /template/);
  });

  test('leaves room for more of what a book has to stand on its own', () => {
    assert.exists(option('fire', 'hull', 'ww2-skirmish'));
    assert.notExists(option('fire', 'hull', ...books.map(({ id }) => id)));
  });
});

describe('a person who has installed the bot for himself', () => {
  const own = chatInput(globalCommands(english));
  const placesOf = (name: string) => {
    const { integration_types: types, contexts } = own.find((each) => each.name === name)!;
    return { types, contexts };
  };

  test('looks rules up, has rulings and sees to his data anywhere, and plays campaigns in DMs with the bot', () => {
    for (const name of ['rules', 'table', 'card', 'compare', 'fire', 'data'])
      assert.deepEqual(placesOf(name), { types: [1], contexts: [0, 1, 2] }, name);
    for (const name of ['game', 'unit', 'turn', 'play', 'undo'])
      assert.deepEqual(placesOf(name), { types: [0, 1], contexts: [1] }, name);
  });

  test('is offered nothing twice in a server that has the bot, but what he has installed himself', () => {
    const twice = own.filter(({ integration_types: types, contexts }) => types?.includes(0) && contexts?.includes(0));
    assert.isEmpty(twice);
  });
});

describe('what manages', () => {
  test('is shown to those who may manage the server, and nothing else is kept from anybody', () => {
    const kept = registered.filter(({ default_member_permissions: needed }) => needed !== undefined && needed !== null);
    assert.deepEqual(
      kept.map(({ name, default_member_permissions: needed }) => [name, needed]),
      [['server', String(PermissionFlagsBits.ManageGuild)]],
    );
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
    assert.equal(game?.description, english.commands.groups.game);
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

  const anew = (before: number) => club.discord.until(() => club.discord.commands.puts > before, 'a registration');
  const { length: puts } = ['global', 'of the server'];
  const names = () => club.discord.commands.ofGuild.map(({ name }) => name);
  const known = (scope: string) => club.store.get(`discord:commands:${club.discord.applicationId}:${scope}`);
  const settled = async () => {
    await club.bot.registered();
    return club.discord.commands.puts;
  };

  /** Each test is another day, or Discord's limit of new commands would be met. */
  beforeEach(async () => {
    club.discord.newDay();
    await club.store.delete(`discord:created:${club.discord.applicationId}:${club.discord.guild.id}`);
    await club.store.delete(`discord:created:${club.discord.applicationId}:global`);
  });

  test('is of every command, once, however often the bot starts', async () => {
    assert.deepEqual(
      names(),
      serverCommands(english, books).map(({ name }) => name),
    );
    assert.deepEqual(
      club.discord.commands.global.map(({ name }) => name),
      globalCommands(english).map(({ name }) => name),
    );
    assert.equal(await settled(), puts);
    await club.restart();
    assert.equal(await settled(), puts);
  });

  test('is made again when the commands have changed', async () => {
    const key = `discord:commands:${club.discord.applicationId}:${club.discord.guild.id}`;
    assert.match(((await known(club.discord.guild.id)) as { hash: string }).hash, /^[0-9a-f]{64}$/);
    await club.store.set(key, 'those of another version');
    await club.restart();
    assert.equal(await settled(), puts + 1);
  });

  test('is made again where Discord has lost them, though the database knows of them', async () => {
    club.discord.forgetCommands();
    await club.restart();
    assert.equal(await settled(), puts + 3);
    assert.lengthOf(club.discord.commands.ofGuild, all);
    assert.isNotEmpty(club.discord.commands.global);
  });

  test('is made again in a server that has left and joined again', async () => {
    club.discord.leaveGuild();
    assert.isEmpty(names());
    club.discord.joinGuild();
    await anew(puts + 3);
    assert.equal(await settled(), puts + 4);
    assert.lengthOf(names(), all);
  });

  test('is for one server only where the host says so, and then nowhere else', async () => {
    await club.restart({ guild: club.discord.guild.id });
    await settled();
    // Whoever names it hosts the bot there.
    assert.lengthOf(club.discord.commands.ofGuild, serverCommands(english, books, true).length);
    assert.isEmpty(club.discord.commands.global);
  });

  test('is for nobody but the servers that the host has named', async () => {
    await club.restart({ servers: ['123456789012345678'] });
    await settled();
    assert.isEmpty(club.discord.commands.ofGuild);
    assert.isEmpty(club.discord.commands.global);
  });

  test('is everywhere again once the host says no more', async () => {
    await club.restart({}, 0);
    await settled();
    assert.lengthOf(club.discord.commands.ofGuild, all);
    assert.isNotEmpty(club.discord.commands.global);
  });

  /** @returns how many registrations there were before it */
  const played = async (
    name: string,
    options: Readonly<Record<string, string | number | boolean>>,
    channel = 'table',
  ) => {
    const before = club.discord.commands.puts;
    await club.discord.command({ name, options, channel }).reply();
    return before;
  };

  test('follows the books that are chosen in the server, one registration a change', async () => {
    const before = await played('game rules', { rules: 'panzertroops' });
    await anew(before);
    assert.notInclude(names(), 'spot');
    assert.equal(await settled(), before + 1);
    // A ruling by the same book changes nothing.
    await played('fire', { weapon: 'rifle', range: 8 });
    assert.equal(await settled(), before + 1);
  });

  test('is of the books of all its channels, whichever they choose', async () => {
    club.discord.addChannel('second');
    await anew(await played('game rules', { rules: 'ww2-skirmish' }, 'second'));
    assert.includeMembers(names(), ['spot', 'solo']);
    await club.restart({}, 0);
    const before = await settled();
    assert.equal(before, await settled());
    club.discord.deleteChannel('second');
    await anew(before);
    assert.notIncludeMembers(names(), ['spot', 'solo']);
  });

  test('goes with a log to another channel, and is of all books again when it is erased', async () => {
    const { discord, store } = club;
    const before = await played('game move-to', { channel: discord.addChannel('third').name });
    const listed = () => store.get(`discord:books:${discord.guild.id}`).then((all) => Object.keys(all as object));
    await soon(async () => String(await listed()) === discord.channel('third').id);
    assert.equal(await settled(), before);
    discord.user('anna').permissions |= PermissionFlagsBits.ManageGuild;
    await played('server erase', { confirm: true }, 'third');
    await anew(before);
    assert.lengthOf(names(), all);
  });

  test('that is older is still understood: a command and an option that are not offered any more', async () => {
    await anew(await played('game rules', { rules: 'panzertroops' }, 'side-table'));
    const options = { range: 8, sight: 'clear', rules: 'ww2-skirmish' };
    const spotting = club.discord.command({ name: 'spot', options, channel: 'caen', unchecked: true });
    assert.match((await spotting.reply()).text, /spot/i);
    const shot = { weapon: 'rifle', range: 8, 'same-target': true, rules: 'landser-classic' };
    const firing = club.discord.command({ name: 'fire', options: shot, channel: 'caen', unchecked: true });
    assert.match((await firing.reply()).text, /to hit/i);
  });

  test('that fails is logged, and the bot referees all the same', async () => {
    club.breakStore((operation, key) => operation === 'get' && key.startsWith('discord:commands:'));
    await club.restart();
    const failures = () => club.lines.filter(({ msg }) => msg === 'couldn’t register the commands').length;
    await club.discord.until(() => failures() >= 2, 'the failures');
    assert.include((await club.fire({ channel: club.channel() }).reply()).text, '#1');
    club.mendStore();
    // What the tests before have left to be registered fails as well.
    assert.isAtLeast(club.takeErrors().length, 2);
  });
});
