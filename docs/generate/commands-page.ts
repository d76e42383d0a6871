import { commands } from '../../commands/index.ts';
import type { Command, Form } from '../../src/command/command.ts';
import { commandsAbout, type Topic, topics } from '../../src/command/typing/topics.ts';
import { commonOptions } from '../../src/referee/rulings/common-options.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { anchor, block, code, page, plain, table } from './markdown.ts';
import { optionsTable } from './options-table.ts';
import { rulings } from './rulings.ts';

const { descriptions, topics: titles } = english.commands;

/** Every command under its topic, in the order of help; for rulings, which books have them. */
export function commandsPage(): string {
  return page(
    '# Commands',
    'On Discord, type `/` and the command; its options appear as boxes. At the terminal an option is `name:value`. Put quotes around a value with spaces: `/unit show unit:"Schmidt 1"`. If Umpire refuses a command or can’t read it, only you see that, and nothing is written.',
    contents(topics.map(({ name }) => titles[name])),
    ...topics.flatMap(sectionOf),
  );
}

function contents(titles: readonly string[]): string {
  return titles.map((title) => `- [${title}](#${anchor(title)})`).join('\n');
}

function sectionOf(topic: Topic): string[] {
  const told = topic.commands === 'rulings' ? aboutRulings() : commandsAbout(topic, commands).flatMap(commandEntry);
  return [`## ${titles[topic.name]}`, ...told];
}

function aboutRulings(): string[] {
  return [
    'Each book has options of its own, so each has a page. Follow the link in its column.',
    rulingsTable(),
    '### What every ruling takes',
    optionsTable(commonOptions),
    'Most take `modifier` too: a one-off modifier you’ve agreed on.',
  ];
}

function rulingsTable(): string {
  const books = Object.values(rulesets);
  const rows = rulings.map(({ name }) => [
    code(`/${name}`),
    plain(descriptions[name]),
    ...books.map(({ id, verbs }) => (verbs[name] ? `[yes](${id}.md#${anchor(name)})` : 'no')),
  ]);
  return table(['Command', 'What it does', ...books.map(({ id, name }) => `[${plain(name)}](${id}.md)`)], rows);
}

function commandEntry(command: Command): string[] {
  const { name, example, options = {}, form, private: alone } = command;
  const description = descriptions[name];
  return [
    `### /${name}`,
    [`${plain(description)}${description.endsWith('?') ? '' : '.'}`, seenBy(alone), ...(form ? [asked(form)] : [])]
      .filter((each) => each !== '')
      .join(' '),
    block('', example),
    optionsTable(options, { command }),
  ];
}

function seenBy(alone: Command['private']): string {
  if (alone === undefined || alone === false) return '';
  const only = 'Only you see the answer';
  if (typeof alone === 'function') return 'Only you see its questions, and everyone sees its answer.';
  return alone === true ? `${only}.` : `${only}, unless you say ${code(`${alone.unless}:true`)}.`;
}

function asked({ option, secret }: Form): string {
  return secret
    ? `On Discord a form that nobody else sees asks for ${code(option)}.`
    : `On Discord a form asks for the text if you leave out ${code(option)}.`;
}
