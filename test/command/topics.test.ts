import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandsAbout, topics } from '../../src/command/typing/topics.ts';
import { english } from '../../src/reply/english/index.ts';

const names = commands.map(({ name }) => name);

describe('the topics, by which help and the reference tell of commands', () => {
  test.each(names)('have /%s once: a command that is no ruling has its place in commands/topics.ts', (name) => {
    const having = topics.flatMap((topic) => commandsAbout(topic, commands).filter((each) => each.name === name));
    expect(having.length).toBe(1);
  });

  test('have no command that is none', () => {
    const listed = topics.flatMap((topic) => (topic.commands === 'rulings' ? [] : topic.commands));
    expect(listed.filter((name) => !names.some((each) => each === name))).toEqual([]);
  });

  test('are each told under one title', () => {
    expect(new Set(topics.map(({ name }) => english.commands.topics[name])).size).toBe(topics.length);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  });
});
