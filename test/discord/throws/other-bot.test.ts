import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { BeaconClub, isNotice } from './beacon-club.ts';

// A host takes the database to another application: the ledger is the other bot's from then on.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const shot = { weapon: 'rifle', range: 8 };
const OTHER = '1143937525874692671';
const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);

async function opened(): Promise<string> {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  await here.say(channel, 'carla', 'fire', shot);
  return channel;
}

/** The ledger has been another bot's all the time, with all that's in it. @param archived whether it has been quiet since */
async function takenOver(channel: string, archived = false): Promise<void> {
  const messages = await here.ledger(channel);
  const thread = here.club.discord.world.channelById(messages[0]!.channelId)!;
  Object.assign(thread, { openedBy: OTHER, archived });
  for (const { raw } of messages) raw.author = { ...raw.author, id: OTHER };
  await here.club.restart(here.settings);
}

const notices = () => here.club.discord.requests.filter(({ body }) => isNotice(body)).length;

describe('where another bot has opened the ledger', () => {
  test.each([false, true])(
    'the next throw isn’t announced: the dice come from a seed again, and everybody sees that (archived: %s)',
    async (archived) => {
      const channel = await opened();
      await takenOver(channel, archived);
      const before = notices();
      const told = await here.say(channel, 'carla', 'fire', shot);
      expect([told.ephemeral, told.text]).toEqual([
        false,
        expect.stringMatching(/^Nothing was thrown\. The ledger of this campaign belongs to another bot/),
      ]);
      const ended = (await here.records(channel)).at(-1)!;
      expect(ended.events).toEqual([{ type: 'beacon-ended', why: 'other-bot' }]);
      expect((await here.say(channel, 'carla', 'log')).text).toContain('the ledger belongs to another bot');
      const thrown = await here.say(channel, 'carla', 'fire', shot);
      expect(thrown.text).not.toContain('public round');
      expect((await here.records(channel)).map(typesOf).slice(-2)).toEqual([['beacon-ended'], ['ruled']]);
      expect(notices()).toBe(before);
      const found = await here.verified(channel);
      expect(found).toMatchObject({ fits: true });
      expect(found.lines).toContain(
        `After #${ended.seq}, the dice come from a secret seed again: the bot says that the ledger is another bot’s.`,
      );
      expect((await here.say(channel, 'carla', 'fair status')).text).toContain(
        'the dice come from a secret seed again',
      );
      // From then on, it may open a ledger of its own.
      await here.say(channel, 'carla', 'fair use', { dice: 'beacon' });
      expect((await here.say(channel, 'carla', 'fire', shot)).text).toContain('Dice: public round');
    },
  );

  test('a command that’s delivered twice ends them once, and throws nothing the second time either', async () => {
    const channel = await opened();
    await takenOver(channel);
    const given = here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    await here.answered(given);
    here.club.discord.deliver(given);
    await here.club.logged(given);
    await here.say(channel, 'carla', 'note', { text: 'Rain.' });
    expect((await here.records(channel)).map(typesOf).slice(-2)).toEqual([['beacon-ended'], ['noted']]);
  });

  test('a throw that the other bot has announced is made all the same, with the dice that it has to have', async () => {
    const channel = await opened();
    const noticed = here.noticed();
    const given = here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    await noticed;
    await here.club.discord.until(() => given.original !== undefined, 'the reply');
    await takenOver(channel);
    expect((await here.answered(given)).text).toMatch(/Dice: public round \d+/);
    expect((await here.records(channel)).map(typesOf).at(-1)).toEqual(['drawn', 'ruled']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});
