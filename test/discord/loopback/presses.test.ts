import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  ModalBuilder,
  type ModalSubmitInteraction,
  type Interaction as Received,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { assert, describe, test } from 'vitest';
import { discord, discordForEachTest, login } from './stock.ts';

discordForEachTest();

const button = (customId: string, label: string) =>
  new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);

const fire = new SlashCommandBuilder()
  .setName('fire')
  .setDescription('Shoot small arms at a target')
  .addStringOption((option) => option.setName('weapon').setDescription('What is fired').setAutocomplete(true))
  .addIntegerOption((option) => option.setName('range').setDescription('In inches').setMinValue(0).setMaxValue(60));

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
