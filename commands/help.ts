import { UMPIRE_VERSION } from '../src/campaign/export/export.ts';
import type { Game } from '../src/campaign/game.ts';
import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { gameShown } from '../src/command/game-shown.ts';
import { standing } from '../src/command/standing.ts';
import { commandNamed, optionsOf } from '../src/command/typing/find.ts';
import { commandsOf, isGroup } from '../src/command/typing/groups.ts';
import { helpOf } from '../src/command/typing/option-help.ts';
import { commandsAbout, topics } from '../src/command/typing/topics.ts';
import { type OptionTable, option } from '../src/kernel/options/options.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { fillsOf } from '../src/kernel/verb.ts';
import { namesIn } from '../src/lookup/entries.ts';
import { isUmpire } from '../src/referee/agreement/permission.ts';
import { commonOptions } from '../src/referee/rulings/common-options.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { aboutReply } from '../src/reply/help/about.ts';
import { commandHelp } from '../src/reply/help/command-help.ts';
import { commandList, type Group, groupHelp } from '../src/reply/help/help.ts';
import { rulesets } from '../src/rules/index.ts';
import { exampleFor, examplesFor, ownExample } from '../src/suggestions/examples.ts';
import { sample } from '../src/suggestions/suggested.ts';

const options = { command: option.text({ longest: LONGEST.word }), about: option.flag() } satisfies OptionsFor<'help'>;

/**
 * `data` has all `commands`, the state of things `here` (the rulebook, and what concerns the speaker in a campaign), and the
 * names of the commands useful here by `groups`; for a group its `commands`; for a command its `options`, those that a unit fills
 * in (`filled`), and `examples`.
 */
export const help: Command = {
  name: 'help',
  options,
  private: true,
  main: ['command'],
  example: '/help command:fire',
  examples: ['/help command:rulings', '/help command:"unit squad"'],
  async run(call) {
    const { command: name, about } = call.options(options);
    if (about) return aboutAnswer(call);
    const book = await call.referee.ruleset(call.asked.channel);
    if (name === undefined) return everything(call, book);
    const asked = name.replace(/^\//, '');
    const topic = titled(call.words).find((each) => each.name === asked);
    if (topic)
      return ofGroup(call.words, groupOf(call.words, topic, shownIn(book, commandsAbout(topic, call.commands)), book));
    if (isGroup(asked)) {
      const named = { name: asked, title: `/${asked}: ${call.words.commands.groups[asked]}` };
      return ofGroup(call.words, groupOf(call.words, named, commandsOf(asked, call.commands), book));
    }
    return ofCommand(call, commandNamed(asked, call.commands), book);
  },
};

/** `data` has the `version`, and the address to `invite` it at, where there are servers. */
function aboutAnswer({ words, asked: { invite } }: Call): Answer {
  const data = { version: UMPIRE_VERSION, ...(invite === undefined ? {} : { invite }) };
  return { document: aboutReply(words, UMPIRE_VERSION, invite), json: { data } };
}

async function everything(call: Call, ruleset: Ruleset): Promise<Answer> {
  const { user, channel } = call.asked;
  const campaign = await call.referee.campaign(channel);
  const game = gameShown(campaign);
  const here = { ruleset, game, user, sample: sample(ruleset, call.commands) };
  const hosts = call.asked.hosting !== undefined;
  const useful = shownIn(ruleset, call.commands).filter(
    (command) => (hosts || !command.host) && isOfUse(command, game, user),
  );
  const shown = titled(call.words)
    .map((topic) => groupOf(call.words, topic, commandsAbout(topic, useful), ruleset))
    .filter(({ commands }) => commands.length > 0);
  const elsewhere = call.commands.filter((command) => !shownIn(ruleset, [command]).length).map(({ name }) => name);
  return {
    document: commandList(call.words, here, shown, { elsewhere }),
    json: {
      data: {
        commands: call.commands.map(({ name, example }) => ({
          name,
          description: call.words.commands.descriptions[name],
          example,
        })),
        here: standing(ruleset, campaign, user),
        groups: Object.fromEntries(shown.map(({ name, commands }) => [name, commands.map((each) => each.name)])),
      },
    },
  };
}

/** The topics with their headings. */
function titled({ commands }: Catalogue) {
  return topics.map((topic) => ({ ...topic, title: commands.topics[topic.name] }));
}

/** Commands that a book has, or that don't depend on a book. */
function shownIn(book: Ruleset, commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ primary, name }) => !primary || Object.hasOwn(book.verbs, name));
}

/** Whether somebody could do anything with a command as things stand. */
function isOfUse({ campaign, umpire }: Command, game: Game | undefined, user: string): boolean {
  if (!game) return campaign !== true;
  return campaign !== false && (!umpire || isUmpire(game, user));
}

function groupOf(
  words: Catalogue,
  { name, title }: Pick<Group, 'name' | 'title'>,
  commands: readonly Command[],
  book: Ruleset,
): Group {
  const listed = commands.map((command) => {
    const example = exampleFor(command, command.primary ? bookWith(command, book) : book);
    return { ...command, description: words.commands.descriptions[command.name], example };
  });
  return { name, title, commands: listed };
}

function ofGroup(words: Catalogue, group: Group): Answer {
  return {
    document: groupHelp(words, group, titled(words)),
    json: { data: { group: group.name, commands: group.commands.map(({ name }) => name) } },
  };
}

async function ofCommand(call: Call, command: Command, played: Ruleset): Promise<Answer> {
  const book = bookWith(command, played);
  const table = optionsOf(command, book);
  const filled = command.primary ? fillsOf(book.verbs[command.name]!) : [];
  const own =
    command.primary &&
    book === played &&
    ownExample(command, book, await call.referee.campaign(call.asked.channel), call.asked.user);
  const examples = [...(own ? [own] : []), ...examplesFor(command, book)].map((text) =>
    command.primary && book !== played ? `${text} rules:${book.id}` : text,
  );
  const names = namesIn(book);
  const help = (option: string) => helpOf(call.words, { command, ruleset: book }, option);
  const options = Object.entries(table).map(([option, declared]) => [option, { ...declared, help: help(option) }]);
  return {
    document: commandHelp(call.words, {
      name: command.name,
      description: call.words.commands.descriptions[command.name],
      help,
      options: command.primary ? ownOptions(command, book, table) : table,
      examples,
      filled,
      entries: (values) => values.some((value) => names.has(value)),
      ruling: command.primary !== undefined,
    }),
    json: { data: { command: command.name, options: Object.fromEntries(options), filled, examples } },
  };
}

/** Leaves out the options common to all rulings, which one line lists. Those with a box on Discord come first. */
function ownOptions({ name, primary = [] }: Command, book: Ruleset, table: OptionTable): OptionTable {
  const own = Object.keys(book.verbs[name]!.options);
  const first = primary.filter((option) => own.includes(option));
  const names = [...first, ...own.filter((option) => !first.includes(option))];
  const common = names.filter((option) => Object.hasOwn(commonOptions, option) && option !== 'target');
  return Object.fromEntries(
    names.filter((option) => !common.includes(option)).map((option) => [option, table[option]!]),
  );
}

/** The channel's rulebook or, if that lacks the command, the first that has it. */
function bookWith({ name }: Command, book: Ruleset): Ruleset {
  return book.verbs[name] ? book : (Object.values(rulesets).find(({ verbs }) => verbs[name]) ?? book);
}
