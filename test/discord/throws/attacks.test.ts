import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerCommand } from '../../../src/discord/throws/ledger-command.ts';
import { beaconStream } from '../../../src/fairness/beacon/values.ts';
import { fingerprintAfter } from '../../../src/fairness/chain.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { signatureFor } from '../../fairness/beacon/own-chain.ts';
import { BeaconClub } from './beacon-club.ts';

// A host cheats in a game that was played through Discord: in the messages with the bot's own token, or in the file that he hands out.
// A player fetches the ledger with a token of his own, and holds the file against it.

// biome-ignore lint/suspicious/noExplicitAny: it's changed in ways that no type allows
type Loose = any;

let here: BeaconClub;
let file: Loose;
let channel: string;
let thread: string;
let honest: Loose;

beforeAll(async () => {
  here = await BeaconClub.open();
  channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  for (let i = 0; i < 3; i++) await here.say(channel, 'carla', 'roll', { dice: '3d6' });
  const [exported] = (await here.say(channel, 'carla', 'game export')).files;
  file = JSON.parse(Buffer.from(exported!.bytes).toString());
  thread = (await here.ledger(channel))[0]!.channelId;
  honest = await fetched();
});
afterAll(() => here.close());

/** What `umpire ledger` fetches of a thread. */
async function fetched(id = thread): Promise<Loose> {
  const out = join(mkdtempSync(join(tmpdir(), 'umpire-ledger-')), 'ledger.json');
  const { token, api } = here.club.discord;
  const status = await ledgerCommand(english, [id, '--out', out], { token, api }, { write: () => undefined });
  expect(status).toBe(0);
  return JSON.parse(readFileSync(out, 'utf8'));
}

/** What `umpire verify` says of a file and a ledger, after what it says of the file alone. */
function said(ledger: Loose, of: Loose = file) {
  const { fits, lines } = here.foundIn(Buffer.from(JSON.stringify(of)), [ledgerIn(JSON.stringify(ledger))!]);
  return { fits, text: lines.join('\n') };
}

/** The file as a host hands it out who has changed its records, and made all fingerprints anew. */
function forged(change: (records: Loose[]) => void): Loose {
  const copy = structuredClone(file);
  change(copy.records);
  const fingerprints: string[] = [];
  for (const record of copy.records) {
    for (const event of record.events) if (event.type === 'drawn') event.before = fingerprints[event.last - 1];
    fingerprints.push(fingerprintAfter(fingerprints.at(-1) ?? '', record));
  }
  return { ...copy, fingerprints };
}

const bot = (path: string, method: string, body?: object) =>
  fetch(`${here.club.discord.api}/v10/${path}`, {
    method,
    headers: {
      ...{ authorization: `Bot ${here.club.discord.token}`, 'content-type': 'application/json', connection: 'close' },
    },
    ...(body ? { body: JSON.stringify({ ...body, allowed_mentions: { parse: [] } }) } : {}),
  });

test('an honest game fits, and the ledger’s ID is said', async () => {
  const { fits, text } = said(honest);
  expect([fits, text]).toEqual([true, expect.stringContaining(`3 throws were announced in the ledger ${thread}`)]);
});

describe('in the file', () => {
  test('a throw whose dice were better in another round', async () => {
    const cheat = forged((records) => {
      const [drawn, rolled] = records[1].events;
      Object.assign(drawn, { round: drawn.round + 1, signature: signatureFor(drawn.round + 1) });
      const next = beaconStream(drawn);
      for (const step of rolled.steps) step.faces = step.faces.map(() => next(step.sides));
    });
    expect(said(honest, cheat)).toMatchObject({ fits: false, text: expect.stringContaining('another round') });
  });

  test('another command, or another history, for the same reply', async () => {
    const other = forged((records) => Object.assign(records[2], { command: '/roll dice:3d6 why:x' }));
    expect(said(honest, other)).toMatchObject({
      fits: false,
      text: expect.stringContaining('The throw of number 3 has a notice that claims something else'),
    });
    const history = forged((records) => Object.assign(records[0], { at: '2026-06-06T06:30:00.000Z' }));
    expect(said(honest, history)).toMatchObject({
      fits: false,
      text: expect.stringContaining('The throw of number 2 has a notice that claims something else'),
    });
  });

  test('a ledger of the host’s own, where nobody looks', async () => {
    const cheat = forged((records) => {
      const set = records[0].events.find(({ type }: Loose) => type === 'beacon-set');
      set.ledger = String(BigInt(thread) + 1n);
    });
    expect(said(honest, cheat)).toMatchObject({
      fits: false,
      text: expect.stringContaining(`The messages are those of channel ${thread}, but the log names the ledger`),
    });
  });

  test('a throw left out that fell badly', async () => {
    const cheat = forged((records) => records.pop());
    const { fits, text } = said(honest, cheat);
    // The newest may still be open. The next one shows that it isn't.
    expect([fits, text]).toEqual([true, expect.stringContaining('#4 was announced and never ruled')]);
    expect(
      said(
        honest,
        forged((records) => records.splice(2)),
      ),
    ).toMatchObject({
      fits: false,
      text: expect.stringMatching(/#3 was announced and never ruled, or only after this file was exported/),
    });
  });
});

describe('in the messages', () => {
  test('a second notice for a throw that fell badly, or one that was never ruled', async () => {
    const claim = `#3 ${'ab'.repeat(32)}`;
    const posted = (await (await bot(`channels/${thread}/messages`, 'POST', { content: claim })).json()) as Loose;
    const { fits, text } = said(await fetched());
    expect([fits, text]).toEqual([false, expect.stringContaining('#3 was asked twice')]);
    expect(text).toContain(`#3 was announced and never ruled (message ${posted.id})`);
    // Deleted again, it's missing in Discord's count.
    await bot(`channels/${thread}/messages/${posted.id}`, 'DELETE');
    const { messages } = await fetched();
    expect(said({ channel: { id: thread }, messages, total_message_sent: messages.length + 1 })).toMatchObject({
      fits: true,
      text: expect.stringContaining('deleted from the ledger'),
    });
  });

  test('a notice that’s edited until it fits, or deleted', async () => {
    const [, , notice] = honest.messages;
    await bot(`channels/${thread}/messages/${notice.id}`, 'PATCH', { content: `${notice.content.slice(0, -1)}0` });
    await bot(`channels/${thread}/messages/${notice.id}`, 'PATCH', { content: notice.content });
    expect(said(await fetched())).toMatchObject({
      fits: false,
      text: expect.stringContaining('The throw of number 3 has a notice that was edited'),
    });
    await bot(`channels/${thread}/messages/${notice.id}`, 'DELETE');
    expect(said(await fetched())).toMatchObject({
      fits: false,
      text: expect.stringContaining('The throw of number 3 has no notice in this ledger'),
    });
  });

  test('a reply that’s another command’s, a later one of it, or none', async () => {
    const ledger = honest;
    const [first, second, ...others] = ledger.replies.filter(({ id }: Loose) =>
      file.records.some(({ events }: Loose) => events[0].reply === id),
    );
    const { seq } = file.records.find(({ events }: Loose) => events[0].reply === first.id);
    const swapped = { ...first, interaction_metadata: second.interaction_metadata };
    const later = {
      ...first,
      interaction_metadata: { ...first.interaction_metadata, original_response_message_id: second.id },
    };
    const three = [
      [[swapped, second, ...others], 'has a reply to another command'],
      [[later, second, ...others], 'has a reply that isn’t the first one'],
      [[second, ...others], 'has no reply in the channel'],
    ] as const;
    for (const [replies, what] of three) {
      const { fits, text } = said({ ...ledger, replies });
      expect([fits, text]).toEqual([false, expect.stringContaining(`The throw of number ${seq} ${what}`)]);
    }
  });
});
