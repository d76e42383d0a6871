import { PermissionFlagsBits, REST, Routes } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { discord, discordForEachTest, login, refusal } from './stock.ts';

discordForEachTest();

const THREAD = 'side-table';
const rest = () => new REST({ api: discord.api }).setToken(discord.token);
const place = () => discord.channel(THREAD).id;
const post = () => rest().post(Routes.channelMessages(place()), { body: { content: 'x' } }) as Promise<{ id: string }>;
const edit = (id: string) => rest().patch(Routes.channelMessage(place(), id), { body: { content: 'y' } });
const remove = (id: string) => rest().delete(Routes.channelMessage(place(), id));
const answer = (type: number, data: object = { content: 'x' }) => ({ body: { type, data }, auth: false });
const mayManage = () => {
  discord.world.everyone |= PermissionFlagsBits.ManageThreads;
};

describe('an archived thread', () => {
  test('takes no edits and no pins, lets messages be deleted, and is un-archived by a new one', async () => {
    const client = await login();
    const { id } = await post();
    const gone = await post();
    discord.changeThread(THREAD, { archived: true });
    const thread = client.channels.cache.get(place());
    await discord.until(() => thread?.isThread() && thread.archived, 'the event');
    discord.world.everyone |= PermissionFlagsBits.PinMessages;
    assert.equal(await refusal(edit(id)), '400 50083');
    assert.equal(await refusal(rest().put(Routes.channelMessagesPin(place(), id))), '400 50083');
    await remove(gone.id);
    await post();
    await edit(id);
    await discord.until(() => thread?.isThread() && !thread.archived, 'the event');
  });

  test('is not among those of which a client hears when it comes', async () => {
    discord.changeThread(THREAD, { archived: true });
    const client = await login();
    assert.isFalse(client.channels.cache.has(place()));
    const fetched = await client.channels.fetch(place());
    assert.isTrue(fetched?.isThread() && fetched.archived);
  });

  test('is un-archived by an answer that everyone sees, and by no other', async () => {
    await login();
    discord.changeThread(THREAD, { archived: true });
    const hidden = discord.command({ name: 'fire', channel: THREAD, to: [] });
    await rest().post(Routes.interactionCallback(hidden.id, hidden.token), answer(4, { content: 'x', flags: 64 }));
    assert.isTrue(discord.channel(THREAD).archived);
    const shot = discord.command({ name: 'fire', channel: THREAD, to: [] });
    await rest().post(Routes.interactionCallback(shot.id, shot.token), answer(4));
    assert.isFalse(discord.channel(THREAD).archived);
    discord.changeThread(THREAD, { archived: true });
    const original = Routes.webhookMessage(discord.applicationId, shot.token);
    assert.equal(await refusal(rest().patch(original, { body: { content: 'y' }, auth: false })), '400 50083');
  });
});

describe('a locked thread', () => {
  test('takes neither messages nor edits from a bot that doesn’t manage threads', async () => {
    const { id } = await post();
    discord.changeThread(THREAD, { locked: true });
    assert.equal(await refusal(post()), '403 160005');
    assert.equal(await refusal(edit(id)), '403 160005');
    discord.changeThread(THREAD, { archived: true });
    assert.equal(await refusal(post()), '400 50083');
    assert.equal(await refusal(remove(id)), '400 50083');
    discord.changeThread(THREAD, { archived: false });
    await remove(id);
  });

  test('takes them from one that does', async () => {
    mayManage();
    discord.changeThread(THREAD, { locked: true, archived: true });
    const { id } = await post();
    assert.isFalse(discord.channel(THREAD).archived);
    await edit(id);
  });

  test('takes no answers, except to people who manage threads, who alone can use commands there', async () => {
    await login();
    const before = discord.command({ name: 'fire', channel: THREAD, to: [] });
    discord.changeThread(THREAD, { locked: true });
    const callback = Routes.interactionCallback(before.id, before.token);
    assert.equal(await refusal(rest().post(callback, answer(4))), '403 50083');
    assert.equal(await refusal(rest().post(callback, answer(4, { content: 'x', flags: 64 }))), '403 50083');
    assert.throws(() => discord.command({ name: 'fire', channel: THREAD }), /locked/);
    discord.user('anna').permissions |= PermissionFlagsBits.ManageThreads;
    const shot = discord.command({ name: 'fire', channel: THREAD, to: [] });
    await rest().post(Routes.interactionCallback(shot.id, shot.token), answer(4));
  });
});
