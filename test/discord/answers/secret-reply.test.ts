import { DiscordAPIError, MessageFlags } from 'discord.js';
import pino from 'pino';
import { assert, describe, test } from 'vitest';
import { type Answerable, DEFER_AFTER, type Reply, reply } from '../../../src/discord/answers/replying.ts';
import type { Appearance } from '../../../src/discord/answers/result.ts';

const log = pino({ level: 'silent' });
const SECRET = 'Hold the stone wall';
const INSTEAD = 'I haven’t shown it.';
const message = (content: string) => ({ content, components: [], files: [] });

/** What would be sent for an order, once the store has answered too late. */
const late = () =>
  new Promise<Reply>((resolve) => {
    const whole = { message: message(SECRET), private: true, instead: message(INSTEAD) };
    setTimeout(() => resolve(whole), DEFER_AFTER + 50);
  });

const acknowledged = () =>
  new DiscordAPIError({ code: 40060, message: 'acknowledged' }, 40060, 400, 'POST', '/callback', {});

/** An interaction whose deferral fails as told, and all that was sent for it. */
function interaction(deferring?: () => never) {
  const sent: string[] = [];
  const send = async ({ content }: { content: string }) => void sent.push(content);
  const given = {
    isButton: () => false,
    deferReply: async () => deferring?.(),
    editReply: send,
    followUp: send,
    reply: send,
    deleteReply: async () => {
      throw new Error('it stays');
    },
    fetchReply: async () => ({ flags: { has: (flag: number) => flag === MessageFlags.Loading } }),
  };
  return { answerable: given as unknown as Answerable, sent };
}

describe('what only one person can read', () => {
  test.each<[Appearance, boolean, string]>([
    ['private', false, SECRET],
    ['private', true, INSTEAD],
    ['public', false, INSTEAD],
  ])('put off as %s, acknowledged elsewhere: %s, is sent as: %s', async (as, elsewhere, content) => {
    const { answerable, sent } = interaction(
      elsewhere
        ? () => {
            throw acknowledged();
          }
        : undefined,
    );
    await reply(answerable, late(), as, log);
    assert.deepEqual(sent, [content]);
  });
});
