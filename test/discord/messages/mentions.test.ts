import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { markdownLine } from '../../../src/discord/messages/markdown.ts';
import { mentioning } from '../../../src/discord/messages/mentions.ts';
import { code, line, type Span, said, strong, struck } from '../../../src/reply/document.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';

const ID = '123456789012345678';
const shown = (...spans: readonly Span[]) =>
  markdownLine(
    line(...spans),
    mentioning((name) => (name === 'solo' ? undefined : ID)),
  );

describe('a command that is named', () => {
  test.each([
    ['/fire by Bell', `</fire:${ID}> by Bell`],
    ['Give /undo again, or /turn end.', `Give </undo:${ID}> again, or </turn end:${ID}>.`],
    ['(/game new opens one)', `(</game new:${ID}> opens one)`],
    ['fire/move and /unit alone', 'fire/move and /unit alone'],
    ['/firing and /turn ends', '/firing and /turn ends'],
    ['/solo is not there', '/solo is not there'],
    ['/move target: has an option', `</move:${ID}> target: has an option`],
  ])('%s', (text, clicked) => {
    assert.equal(shown(text), clicked);
  });

  test('as it can be typed is clicked too, with its options beside', () => {
    assert.equal(shown(code('/help')), `</help:${ID}>`);
    assert.equal(shown('Try ', code('/game new name:Caen')), `Try </game new:${ID}> \`\`name:Caen\`\``);
    assert.equal(shown(code('name:Caen')), '``name:Caen``');
    assert.equal(shown(strong('/fire')), `**</fire:${ID}>**`);
  });

  test('has the options that have boxes there', () => {
    assert.equal(shown('/tankhit who:Pak range:…'), `</tankhit:${ID}> attacker:Pak range:…`);
    assert.equal(shown(code('/fire who:Bell')), `</fire:${ID}> \`\`attacker:Bell\`\``);
    assert.equal(shown('/morale who:Bell'), `</morale:${ID}> who:Bell`);
  });

  test('as it was said, or struck out, stays what it was', () => {
    assert.equal(shown(said('/fire weapon:rifle')), '``/fire weapon:rifle``');
    assert.equal(shown(struck('/fire weapon:rifle')), '~~/fire weapon:rifle~~');
  });

  test('leaves what users typed as it is, also what would be small print', () => {
    assert.equal(shown('-# hush'), '\\-# hush');
    assert.equal(shown('first\n-# hush'), 'first\n\\-# hush');
    assert.equal(shown('5 -# hush'), '5 -# hush');
  });

  test('is the only thing that is not escaped', () => {
    assert.equal(shown('*x* /fire <@1> *y*'), `\\*x\\* </fire:${ID}> \\<@1> \\*y\\*`);
    assert.equal(shown(`</fire:${ID}>`), `\\</fire:${ID}>`);
  });
});

describe('at Discord', () => {
  let club: Club;

  beforeAll(async () => {
    club = await Club.open();
  });

  afterAll(() => club.close());

  const raw = ({ raw: { content, components } }: Seen) => content + JSON.stringify(components);
  const idIn = (all: readonly { readonly name: string; readonly id: string }[], command: string) =>
    all.find(({ name }) => name === command)!.id;
  const help = (place: object) => club.discord.command({ name: 'help', ...place }).settled();

  test("a server's own commands are mentioned, and everybody's in a DM", async () => {
    const { ofGuild, global } = club.discord.commands;
    assert.include(raw(await help({})), `</quickstart:${idIn(ofGuild, 'quickstart')}>`);
    const direct = await help({ dm: true });
    assert.include(raw(direct), `</quickstart:${idIn(global, 'quickstart')}>`);
    assert.include(direct.text, '/quickstart');
  });

  test('so they are after a restart, and nothing in a file', async () => {
    await club.restart();
    await club.bot.registered();
    assert.include(raw(await help({})), `</quickstart:${idIn(club.discord.commands.ofGuild, 'quickstart')}>`);
  });

  test('what went wrong names commands to be clicked', async () => {
    const refused = await club.discord.command({ name: 'game status' }).settled();
    assert.include(raw(refused), `</game new:${idIn(club.discord.commands.ofGuild, 'game')}>`);
  });
});
