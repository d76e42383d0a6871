import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../src/campaign/record.ts';
import { Club } from '../discord/club.ts';
import { folder, objectsIn, umpire } from '../terminal/umpire.ts';
import { linesOf, say } from './discord.ts';

/** Two squads of ten by the original Landser, fought to the break-off. Its dice are those of `--seed troarn`. */
const SCRIPT = readFileSync(new URL('landser-classic.txt', import.meta.url), 'utf8');

let replies: Record<string, unknown>[];
beforeAll(async () => {
  const run = await umpire(['--json', '--db', 'memory:', '--seed', 'troarn'], SCRIPT);
  expect([run.status, run.err]).toEqual([0, '']);
  replies = objectsIn(run);
});

const rulings = (verb: string) => replies.filter((reply) => reply.verb === verb);
const factsOf = (verb: string) => rulings(verb).map(({ facts }) => facts as Record<string, unknown>);

describe('the farm at Troarn, at the terminal', () => {
  test('every line of the script is allowed by the book', () => {
    expect(replies.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('it takes six turns at least, and both sides play in each', () => {
    const positions = replies.flatMap(({ data }) => turnsIn(data));
    expect(Math.max(...positions.map(({ turn }) => turn))).toBeGreaterThanOrEqual(6);
    expect(new Set(positions.map(({ side }) => side))).toEqual(new Set(['germans', 'british']));
  });

  test('LC-JAM-07: a weapon jams, and a turn of weapon work clears it', () => {
    expect(factsOf('fire').filter(({ jam }) => jam).length).toBeGreaterThan(0);
    expect(rulings('weapon').filter(({ command }) => String(command).includes('work:clear')).length).toBeGreaterThan(0);
  });

  test('LC-BRK-01: it ends when a squad with two or more out of action breaks', () => {
    const checks = factsOf('morale');
    expect(checks.at(-1)).toEqual({ broken: true });
    expect(checks.slice(0, -1).every(({ broken }) => broken === false)).toBe(true);
    expect(replies.flatMap(({ effects }) => (effects ?? []) as { effect: string }[])).toContainEqual(
      expect.objectContaining({ effect: 'gone' }),
    );
  });
});

describe('the same battle at Discord', () => {
  test('comes to the same, with the dice as they fell at the terminal', async () => {
    const club = await Club.open();
    const channel = club.channel();
    const lines = linesOf(SCRIPT);
    for (const [i, line] of lines.entries()) {
      const reply = replies[i]!;
      if (line.command.startsWith('/game join')) {
        await joinSide(club, channel, line.user, line.command);
        continue;
      }
      const message = await say(club, channel, line, reply.verb ? facesOf(reply) : undefined);
      const [verdict] = String(reply.text).split('\n');
      expect([i, line.command, message.ephemeral, message.text]).toEqual([
        i,
        line.command,
        false,
        expect.stringContaining(plain(verdict!)),
      ]);
    }
    expect(await factsAt(club, channel)).toEqual(replies.filter(({ verb }) => verb).map(({ facts }) => facts));
    await club.close();
  });
});

describe('the battle as a file', () => {
  test('comes back whole in another channel, and goes out again the same', async () => {
    const url = ['--json', '--db', `sqlite://${join(folder, 'one.sqlite')}`, '--seed', 'troarn'];
    const [exported] = objectsIn(await umpire(url, `${SCRIPT}@carla /game export\n`)).slice(-1);
    const { file, export: campaign } = exported!.data as Exported;
    const other = ['--json', '--db', `sqlite://${join(folder, 'other.sqlite')}`];
    const script = `@carla #elsewhere /game import file:${file}\n@carla #elsewhere /game export\n`;
    const [imported, again] = objectsIn(await umpire(other, script));
    expect(imported).toMatchObject({ ok: true, data: { records: campaign.records.length } });
    expect((again!.data as Exported).export.records).toEqual(campaign.records);
  });
});

interface Exported {
  readonly file: string;
  readonly export: { readonly records: readonly unknown[] };
}

/** Sides are joined by the buttons under the opening. */
async function joinSide(club: Club, channel: string, user: string, command: string): Promise<void> {
  const [opening] = club.discord.messages(channel);
  const side = command.slice(command.indexOf(':') + 1);
  const label = opening!.buttons.find((button) => button.label?.toLowerCase() === side)?.label;
  await club.discord.click({ message: opening!, label: label!, user }).settled();
}

function facesOf(reply: Record<string, unknown>): number[] | undefined {
  const faces = (reply.steps as LogRecordSteps).flatMap((step) => step.faces);
  return faces.length > 0 ? faces : undefined;
}

type LogRecordSteps = readonly { readonly faces: readonly number[] }[];

function turnsIn(data: unknown): { turn: number; side: string }[] {
  const events =
    (data as { events?: { type: string; at: { turn: number; side: string } }[] } | undefined)?.events ?? [];
  return events.filter(({ type }) => type === 'turn-begun').map(({ at }) => at);
}

async function factsAt(club: Club, channel: string): Promise<unknown[]> {
  const { log } = (await club.store.get(`channel:${club.discord.channel(channel).id}`)) as { log: string };
  const records: LogRecord[] = [];
  for (let seq = 1; ; seq++) {
    const record = (await club.store.get(`${log}:r:${seq}`)) as LogRecord | undefined;
    if (!record) break;
    records.push(record);
  }
  return records.flatMap(({ events }) => events.flatMap((event) => (event.type === 'ruled' ? [event.facts] : [])));
}

/** As the text of a message shows it, without Markdown. */
function plain(text: string): string {
  return text.replaceAll('**', '').slice(0, 20);
}
