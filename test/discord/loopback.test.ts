import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  Client,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  type Interaction as Received,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { assert, describe, test } from 'vitest';
import { clients, commands, discord, discordForEachTest, login, refusal } from './loopback/stock.ts';

discordForEachTest();

const button = (customId: string, label: string) =>
  new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);

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

describe('replies', () => {
  test('a reply is there at once, with its message when asked for', async () => {
    let known: string | undefined;
    await login(
      commands(async (command) => {
        const { resource } = await command.reply({ content: '**hit**', withResponse: true });
        known = resource?.message?.content;
      }),
    );
    const shot = discord.command({ name: 'fire' });
    const reply = await shot.reply();
    assert.deepInclude(reply, {
      content: '**hit**',
      text: '**hit**',
      ephemeral: false,
      deferred: false,
      edited: false,
    });
    await discord.until(() => known, 'the response');
    assert.equal(known, '**hit**');
    assert.deepEqual(
      shot.callbacks.map(({ status }) => status),
      [200],
    );
    assert.deepEqual(
      discord.messages('table').map(({ id }) => id),
      [reply.id],
    );
  });

  test('a deferred reply is edited, then deleted', async () => {
    let done = 0;
    const step = (number: number) => discord.until(() => done >= number, `step ${number}`);
    await login(
      commands(async (command) => {
        await command.deferReply();
        await step(1);
        await command.editReply('missed');
        assert.equal((await command.fetchReply()).content, 'missed');
        await step(2);
        await command.deleteReply();
      }),
    );
    const shot = discord.command({ name: 'fire' });
    const reply = await shot.reply();
    assert.deepInclude(reply, { content: '', deferred: true });
    done = 1;
    assert.deepInclude(await shot.settled(), { id: reply.id, content: 'missed', deferred: false, edited: false });
    done = 2;
    await discord.until(() => discord.message(reply).deleted, 'the deletion');
  });

  test('an ephemeral reply is seen by its user only; follow-ups come after', async () => {
    await login(
      commands(async (command) => {
        await command.reply({ content: 'not allowed', flags: MessageFlags.Ephemeral });
        const more = await command.followUp('for all');
        await more.edit('for all to see');
        await command.followUp({ content: 'for you', flags: MessageFlags.Ephemeral });
      }),
    );
    const shot = discord.command({ name: 'fire' });
    assert.isTrue((await shot.reply()).ephemeral);
    await shot.followUp(1);
    assert.deepEqual(
      shot.followUps.map(({ content, ephemeral }) => [content, ephemeral]),
      [
        ['for all to see', false],
        ['for you', true],
      ],
    );
    assert.lengthOf(discord.messages('table', 'anna'), 3);
    assert.lengthOf(discord.messages('table', 'bob'), 1);
  });

  test('the first follow-up to an unresolved defer takes its place and its visibility', async () => {
    await login(
      commands(async (command) => {
        await command.deferReply();
        await command.followUp({ content: 'secret?', flags: MessageFlags.Ephemeral });
      }),
    );
    const shot = discord.command({ name: 'fire' });
    assert.deepInclude(await shot.settled(), { content: 'secret?', ephemeral: false });
    assert.isEmpty(shot.followUps);
  });

  test('components of the second version are shown as text, files and buttons', async () => {
    const text = (content: string) => ({ type: 10, content }) as const;
    const container = {
      type: 17,
      components: [
        text('# Odds'),
        { type: 9, components: [text('hit 5/6')], accessory: button('why', 'Why?').toJSON() },
        { type: 14 },
        { type: 12, items: [{ media: { url: 'attachment://chart.png' } }] },
        { type: 13, file: { url: 'attachment://odds.csv' } },
        { type: 1, components: [{ type: 3, custom_id: 'band', options: [{ label: 'Short', value: 'short' }] }] },
      ],
    } as const;
    const files = ['chart.png', 'odds.csv'].map((name) => ({ attachment: Buffer.from(name), name }));
    await login(async (interaction) => {
      if (interaction.isStringSelectMenu()) await interaction.reply(`band ${interaction.values}`);
      if (interaction.isButton())
        await interaction.reply({ embeds: [{ image: { url: 'attachment://a.png' } }], files });
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.editReply({ flags: MessageFlags.IsComponentsV2, components: [container], files });
    });
    const reply = await discord.command({ name: 'odds' }).settled();
    assert.equal(reply.text, '# Odds\nhit 5/6');
    assert.deepEqual(
      reply.files.map(({ name }) => name),
      ['chart.png', 'odds.csv'],
    );
    const chosen = discord.click({ message: reply, customId: 'band', values: ['short'] });
    assert.equal((await chosen.reply()).content, 'band short');
    assert.lengthOf((await discord.click({ message: reply, label: 'Why?' }).reply()).embeds, 1);
  });

  test('files keep their names and bytes; embeds and texts can be read', async () => {
    await login(
      commands((command) =>
        command.reply({
          embeds: [{ title: 'Log', fields: [{ name: 'turn', value: '3' }] }],
          files: [{ attachment: Buffer.from('{"a":"é"}'), name: 'log é.json', description: 'the log' }],
        }),
      ),
    );
    const reply = await discord.command({ name: 'export' }).reply();
    assert.equal(reply.text, 'Log\nturn\n3');
    assert.deepEqual(
      reply.files.map(({ name, text, bytes }) => [name, text, bytes.length]),
      [['log é.json', '{"a":"é"}', 10]],
    );
    assert.equal(await (await fetch(String(reply.raw.attachments[0]?.url))).text(), '{"a":"é"}');
  });
});

describe('messages in channels', () => {
  test('are posted, edited and deleted; one with an enforced nonce is posted once', async () => {
    const client = await login();
    const table = await client.channels.fetch(discord.channel('side-table').id);
    if (!table?.isSendable()) return assert.fail('no channel');
    const posted = await table.send('turn 1');
    await posted.edit('turn 2');
    await table.send({ content: 'once', nonce: '7', enforceNonce: true });
    await table.send({ content: 'once', nonce: '7', enforceNonce: true });
    const contents = () => discord.messages('side-table').map(({ content }) => content);
    assert.deepEqual(contents(), ['turn 2', 'once']);
    await posted.delete();
    assert.deepEqual(contents(), ['once']);
  });

  test('can be DMs', async () => {
    const client = await login();
    await client.users.send(discord.user('anna').user.id, 'your orders');
    assert.deepEqual(
      discord.messages(discord.dm('anna')).map(({ text }) => text),
      ['your orders'],
    );
  });

  test('can be forbidden', async () => {
    discord.fault('post-message', { kind: 'status', status: 403, code: 50001, message: 'Missing Access' });
    const client = await login();
    assert.equal(await refusal(client.users.send(discord.user('anna').user.id, 'x')), '403 50001');
  });
});

describe('autocomplete, buttons and modals', () => {
  const form = new ModalBuilder()
    .setCustomId('faces')
    .setTitle('Dice from the table')
    .addComponents(
      new ActionRowBuilder<TextInputBuilder>().addComponents(
        new TextInputBuilder().setCustomId('die').setLabel('Next die').setStyle(TextInputStyle.Short).setMaxLength(2),
      ),
    );

  const onButton = (clicked: ButtonInteraction) => {
    if (clicked.customId === 'modal') return clicked.showModal(form);
    if (clicked.customId === 'defer') return clicked.deferUpdate().then(() => clicked.editReply({ content: 'later' }));
    return clicked.update({ content: `undone by ${clicked.user.username}`, components: [] });
  };

  const bot = (interaction: Received) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      return interaction.respond([{ name: `${typed}le`, value: `${typed}le` }]);
    }
    if (interaction.isButton()) return onButton(interaction);
    if (interaction.isModalSubmit()) return onModal(interaction);
    if (!interaction.isChatInputCommand()) return undefined;
    return interaction.reply({
      content: 'hit',
      components: [row(button('undo', 'Undo'), button('defer', 'Later'), button('modal', 'Dice'))],
    });
  };

  const onModal = (submitted: ModalSubmitInteraction) =>
    submitted.reply(`a ${submitted.fields.getTextInputValue('die')}`);

  test('completions are offered for what is typed', async () => {
    const client = await login(bot);
    await client.application.commands.set([fire]);
    const typing = discord.autocomplete({ name: 'fire', options: { weapon: 'rif', range: 4 }, focused: 'weapon' });
    assert.deepEqual(await typing.autocomplete(), [{ name: 'rifle', value: 'rifle' }]);
    assert.throws(() => discord.autocomplete({ name: 'fire', focused: 'range' }), /no autocomplete/);
    assert.match(String(await typing.reply().catch(String)), /no message/);
  });

  test('a button updates its message, at once or later', async () => {
    await login(bot);
    const shot = await discord.command({ name: 'fire' }).reply();
    assert.deepEqual(
      shot.buttons.map(({ custom_id }) => custom_id),
      ['undo', 'defer', 'modal'],
    );
    const later = await discord.click({ message: shot, customId: 'defer' }).settled();
    assert.deepInclude(later, { id: shot.id, content: 'later' });
    assert.lengthOf(later.buttons, 3);
    const undone = discord.click({ message: shot, label: 'Undo', user: 'bob' });
    assert.deepInclude(await undone.settled(), { id: shot.id, content: 'undone by bob', edited: true });
    assert.throws(() => discord.click({ message: shot, label: 'Undo' }), /no button Undo/);
    const stale = discord.click({ message: shot, label: 'Undo', asSeen: true });
    assert.equal((await stale.reply()).content, 'undone by anna');
  });

  test('a modal is filled in and answered', async () => {
    await login(bot);
    const shot = await discord.command({ name: 'fire' }).reply();
    const modal = await discord.click({ message: shot, customId: 'modal' }).modal();
    assert.deepEqual([modal.title, modal.fields[0]?.label], ['Dice from the table', 'Next die']);
    assert.throws(() => discord.submit({ modal, fields: { die: '123' } }), /takes 1 to 2 characters/);
    assert.throws(() => discord.submit({ modal }), /must be filled in/);
    assert.equal((await discord.submit({ modal, fields: { 'Next die': '4' } }).reply()).content, 'a 4');
  });
});
