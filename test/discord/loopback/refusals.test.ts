import { ActionRowBuilder, ButtonBuilder, ButtonStyle, REST, Routes } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { Loopback } from './index.ts';
import { discord, discordForEachTest, login, refusal } from './stock.ts';

discordForEachTest();

const button = (customId: string, label: string) =>
  new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);

describe('what Discord refuses', () => {
  const rest = () => new REST({ api: discord.api }).setToken(discord.token);
  const reply = (content: string) => ({ body: { type: 4, data: { content } }, auth: false });

  /** An interaction that was not announced, answered by hand. */
  async function byHand() {
    await login();
    const shot = discord.command({ name: 'fire', to: [] });
    return { shot, callback: Routes.interactionCallback(shot.id, shot.token) };
  }

  test('a second callback', async () => {
    const { callback } = await byHand();
    await rest().post(callback, reply('one'));
    assert.equal(await refusal(rest().post(callback, reply('two'))), '400 40060');
  });

  test('a callback after the deadline, or to nothing', async () => {
    discord.settings.deadline = 20;
    const { callback } = await byHand();
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.equal(await refusal(rest().post(callback, reply('late'))), '404 10062');
    const nothing = Routes.interactionCallback(discord.applicationId, 'token');
    assert.equal(await refusal(rest().post(nothing, reply('what?'))), '404 10062');
  });

  test('an edit before the callback, and any after the token is too old', async () => {
    const { shot, callback } = await byHand();
    const original = Routes.webhookMessage(discord.applicationId, shot.token);
    const edit = () => rest().patch(original, { body: { content: 'x' }, auth: false });
    assert.equal(await refusal(edit()), '404 10015');
    await rest().post(callback, reply('one'));
    await edit();
    shot.expire();
    assert.equal(await refusal(edit()), '401 50027');
  });

  test('an empty message, one too long, one in no channel', async () => {
    const post = (content: string, channel = discord.channel('table').id) =>
      refusal(rest().post(Routes.channelMessages(channel), { body: { content } }));
    assert.equal(await post(' '), '400 50006');
    assert.equal(await post('x'.repeat(2001)), '400 50035');
    assert.equal(await post('x', discord.applicationId), '404 10003');
    assert.lengthOf(discord.takeViolations(), 2);
  });

  test('too many choices, equal custom ids, content beside V2 components', async () => {
    await login();
    const typing = discord.autocomplete({ name: 'fire', focused: 'weapon', to: [] });
    const choices = Array.from({ length: 26 }, (_, i) => ({ name: `${i}`, value: `${i}` }));
    const offer = rest().post(Routes.interactionCallback(typing.id, typing.token), {
      body: { type: 8, data: { choices } },
      auth: false,
    });
    assert.equal(await refusal(offer), '400 50035');
    const post = (body: object) => refusal(rest().post(Routes.channelMessages(discord.channel('table').id), { body }));
    const twins = [row(button('a', 'One'), button('a', 'Two')).toJSON()];
    assert.equal(await post({ content: 'x', components: twins }), '400 50035');
    const display = [{ type: 10, content: 'text' }];
    assert.equal(await post({ content: 'x', flags: 32_768, components: display }), '400 50035');
    assert.equal(await post({ components: display }), '400 50035');
    const told = discord
      .takeViolations()
      .flatMap(({ issues }) => issues.map(({ message }) => message))
      .join(' ');
    assert.match(told, /it has 26.*used more than once: a.*used with the flag IS_COMPONENTS_V2.*needs the flag/);
  });

  test.each([
    ['an upper-case name', { name: 'Fire', description: 'x' }],
    ['no description', { name: 'fire' }],
    ['a required option after another', { name: 'fire', description: 'x', options: [option('a'), option('b', true)] }],
    ['two options of one name', { name: 'fire', description: 'x', options: [option('a'), option('a')] }],
    ['26 options', { name: 'fire', description: 'x', options: Array.from({ length: 26 }, (_, i) => option(`o${i}`)) }],
    [
      'a choice of 101 letters',
      { name: 'fire', description: 'x', options: [{ ...option('a'), choices: [choice(101)] }] },
    ],
    [
      'more than 8000 letters',
      { name: 'fire', description: 'x', options: Array.from({ length: 25 }, (_, i) => heavy(i)) },
    ],
  ])('a command with %s', async (_, command) => {
    const put = rest().put(Routes.applicationCommands(discord.applicationId), { body: [command] });
    assert.equal(await refusal(put), '400 50035');
    assert.lengthOf(discord.takeViolations(), 1);
  });

  test.runIf(process.env.DISCORD_API_SPEC)('a misspelt key, by the official description', async () => {
    assert.isTrue(discord.specChecked);
    const body = { content: 'x', componets: [] };
    assert.equal(
      await refusal(rest().post(Routes.channelMessages(discord.channel('table').id), { body })),
      '400 50035',
    );
    assert.match(String(discord.takeViolations()[0]?.issues[0]?.message), /componets/);
  });

  test('violations nobody expected make close() fail', async () => {
    const other = await Loopback.start();
    const post = new REST({ api: other.api }).setToken(other.token).get('/guilds/1/emojis');
    assert.equal(await refusal(post), '404 0');
    const failure = await other.close().catch(String);
    assert.match(String(failure), /GET \/guilds\/1\/emojis is not a route/);
  });
});

function option(name: string, required = false) {
  return { type: 3, name, description: 'x', required };
}

function choice(length: number) {
  return { name: 'x', value: 'v'.repeat(length) };
}

const heavy = (i: number) => ({
  ...option(`o${i}`),
  choices: Array.from({ length: 25 }, (_, n) => ({ name: `${n}`, value: `${n}${'v'.repeat(20)}` })),
});
