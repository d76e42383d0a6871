import { ButtonBuilder, ButtonStyle, MessageFlags } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { commands, discord, discordForEachTest, login, refusal } from './stock.ts';

discordForEachTest();

const button = (customId: string, label: string) =>
  new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);

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
