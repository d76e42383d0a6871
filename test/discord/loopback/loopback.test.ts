import { Client, GatewayIntentBits, SlashCommandBuilder } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { clients, commands, discord, discordForEachTest, login } from './stock.ts';

discordForEachTest();

const fire = new SlashCommandBuilder()
  .setName('fire')
  .setDescription('Shoot small arms at a target')
  .addStringOption((option) => option.setName('weapon').setDescription('What is fired').setAutocomplete(true))
  .addIntegerOption((option) => option.setName('range').setDescription('In inches').setMinValue(0).setMaxValue(60));

describe('logging in', () => {
  test('a stock client finds its guild, channels, threads and forum posts', async () => {
    const client = await login();
    await discord.ready();
    assert.equal(client.application.id, discord.applicationId);
    assert.deepEqual(
      client.guilds.cache.map(({ name }) => name),
      ['The Wargames Club'],
    );
    const names = client.channels.cache.map((channel) => !channel.isDMBased() && channel.name);
    assert.sameMembers(names, ['table', 'side-table', 'battles', 'caen']);
    assert.deepEqual([discord.sessions[0]?.intents, discord.identifies], [GatewayIntentBits.Guilds, 1]);
  });

  test('without intents there is no guild, but commands still come', async () => {
    await login(
      commands((command) => command.reply('here')),
      { intents: [] },
    );
    assert.equal((await discord.command({ name: 'fire' }).reply()).content, 'here');
  });

  test('another token is refused', async () => {
    const client = new Client({ intents: [], rest: { api: discord.api } });
    assert.equal(await client.login('wrong').catch(({ code }) => code), 'TokenInvalid');
    await client.destroy();
  });

  test('a privileged intent ends in close code 4014, which shows as shardDisconnect only', async () => {
    const client = new Client({ intents: [GatewayIntentBits.MessageContent], rest: { api: discord.api } });
    clients.push(client as Client<true>);
    client.on('error', () => {});
    const closed = new Promise((resolve) => client.once('shardDisconnect', ({ code }) => resolve(code)));
    client.login(discord.token).catch(() => {});
    assert.equal(await closed, 4014);
  });
});

describe('commands', () => {
  test('are registered globally and in a guild, and keep their ids', async () => {
    const client = await login();
    const [first] = (await client.application.commands.set([fire])).values();
    const [again] = (await client.application.commands.set([fire.toJSON()])).values();
    assert.equal(first?.id, again?.id);
    await client.application.commands.set([fire], discord.guild.id);
    assert.deepEqual(
      [discord.commands.global.length, discord.commands.ofGuild.length, discord.commands.puts],
      [1, 1, 3],
    );
    assert.equal((await client.application.commands.fetch()).size, 1);
  });

  test('arrive with user, member, channel and options of the declared types', async () => {
    const client = await login(
      commands((command) => {
        const { options, user, channel, member } = command;
        const place = channel?.isThread() ? 'thread' : 'channel';
        const admin = command.memberPermissions?.has('Administrator');
        const shot = [options.getString('weapon'), options.getInteger('range')];
        return command.reply([user.username, member !== null, place, admin, ...shot].join(' '));
      }),
    );
    await client.application.commands.set([fire]);
    const shot = discord.command({
      name: 'fire',
      options: { weapon: 'rifle', range: 8 },
      channel: 'side-table',
      user: 'bob',
    });
    assert.equal((await shot.reply()).content, 'bob true thread false rifle 8');
    assert.throws(() => discord.command({ name: 'fire', options: { range: 61 } }), /out of bounds/);
    assert.throws(() => discord.command({ name: 'fire', options: { rnage: 6 } }), /no option rnage/);
    assert.throws(() => discord.command({ name: 'charge' }), /no command/);
  });

  test('have subcommands, users, channels and files as options, and come from DMs and forum posts', async () => {
    const client = await login(
      commands(async (command) => {
        const { options } = command;
        if (!options.getSubcommand(false)) return command.reply(`${command.channelId} ${command.inGuild()}`);
        const file = options.getAttachment('log', true);
        const text = await (await fetch(file.url)).text();
        return command.reply(`${options.getSubcommand()} ${options.getUser('rival')?.username} ${file.name} ${text}`);
      }),
    );
    await client.application.commands.set([
      new SlashCommandBuilder()
        .setName('campaign')
        .setDescription('A campaign')
        .addSubcommand((sub) =>
          sub
            .setName('import')
            .setDescription('Read a log')
            .addAttachmentOption((option) => option.setName('log').setDescription('The log').setRequired(true))
            .addUserOption((option) => option.setName('rival').setDescription('The other side')),
        ),
      fire,
    ]);
    const log = { name: 'log.json', content: '{"turn":3}' };
    const imported = discord.command({ name: 'campaign import', options: { rival: 'bob', log } });
    assert.equal((await imported.reply()).content, 'import bob log.json {"turn":3}');
    assert.equal((await discord.command({ name: 'fire', dm: true }).reply()).content, `${discord.dm('anna').id} false`);
    const post = discord.command({ name: 'fire', channel: 'caen' });
    assert.equal((await post.reply()).content, `${discord.channel('caen').id} true`);
    assert.throws(() => discord.command({ name: 'campaign' }), /needs a subcommand/);
  });
});
