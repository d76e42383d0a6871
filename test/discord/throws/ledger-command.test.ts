import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerCommand } from '../../../src/discord/throws/ledger-command.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { BeaconClub } from './beacon-club.ts';

let here: BeaconClub;
let ledger: string;
let channel: string;

beforeAll(async () => {
  here = await BeaconClub.open();
  channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  for (let i = 0; i < 2; i++) await here.say(channel, 'carla', 'fire', { weapon: 'rifle', range: 8 });
  ledger = (await here.ledger(channel))[0]!.channelId;
});
afterAll(() => here.close());

async function called(...args: string[]) {
  const { token, api } = here.club.discord;
  let text = '';
  const write = (more: string) => (text += more);
  const status = await ledgerCommand(english, args, { token, api }, { write });
  return { status, text };
}

test('umpire ledger fetches what umpire verify holds throws against, with any bot’s token', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'umpire-ledger-')), 'ledger.json');
  const { status, text } = await called(ledger, '--out', file);
  expect([status, text]).toEqual([0, expect.stringContaining('has 3 messages of the ledger and 3 replies')]);
  const found = ledgerIn(readFileSync(file, 'utf8'))!;
  expect(found.messages).toHaveLength(3);
  expect(await here.verified(channel, [{ ...found, sent: undefined }])).toMatchObject({ fits: true });
});

test('--measure says what only Discord knows', async () => {
  const { status, text } = await called('--measure', ledger);
  expect(status).toBe(0);
  expect(text).toContain('2 notices, 2 of them with a reply in time.');
  expect(text).toMatch(/From a notice’s ID to its reply’s: 0 to 0 ms/);
});

test.each([[[]], [['#table']], [['--unknown']], [['1', '2']]])(
  'called with %j, it says how it’s called',
  async (args) => {
    expect(await called(...(args as string[]))).toEqual({ status: 2, text: `${english.beacon.ledger.usage}\n` });
  },
);

test('what Discord refuses is said', async () => {
  expect(await called('11143937525874692660')).toMatchObject({
    status: 1,
    text: expect.stringContaining('doesn’t let this bot read'),
  });
});
