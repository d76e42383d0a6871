import { join } from 'node:path';
import { expect } from 'vitest';
import type { LogRecord } from '../../src/campaign/record.ts';
import { Club } from '../discord/club.ts';
import { runs } from '../nightly.ts';
import { folder, objectsIn, umpire } from '../terminal/umpire.ts';
import { linesOf, say } from './discord.ts';

/** What `--json` says of a line. */
export type Reply = Readonly<Record<string, unknown>>;

/** A battle that was played: the script and the seed of its dice. */
export interface Staged {
  readonly script: string;
  readonly seed: string;
}

/** How much of a battle is played once more, at Discord and for a file. */
const PART = runs(0.2, 1);

/** The battle at the terminal, line by line; anything that goes wrong outside the game fails the test. */
export async function atTheTerminal({ script, seed }: Staged): Promise<Reply[]> {
  const run = await umpire(['--json', '--db', 'memory:', '--seed', seed], script);
  const replies = objectsIn(run);
  expect([run.status, run.err, replies.filter(({ ok }) => !ok)]).toEqual([0, '', []]);
  return replies;
}

/**
 * The battle at Discord, with the terminal's dice given by hand: each line says the same, and all facts are equal.
 * At most as many lines as replies; a random draw cannot be given by hand, and differs there.
 */
export async function sameAtDiscord({ script }: Staged, all: readonly Reply[]): Promise<void> {
  const replies = all.slice(0, all.length * PART);
  const club = await Club.open();
  const channel = club.channel();
  for (const [i, line] of linesOf(script).slice(0, replies.length).entries()) {
    const reply = replies[i]!;
    if (line.command.startsWith('/game join')) {
      await joinSide(club, channel, line.user, line.command);
      continue;
    }
    const message = await say(club, channel, line, reply.verb ? facesOf(reply) : undefined);
    const [first] = String(reply.text).split('\n');
    // JSON has inches as typed.
    // At Discord, who wrote a note is mentioned.
    const shown = message.text
      .replaceAll('″', '"')
      .replaceAll('’', "'")
      .replace(/^Note by <@\d+>/, `Note by ${line.user}`);
    expect([i, line.command, message.ephemeral, shown]).toEqual([
      i,
      line.command,
      false,
      // A change that says more takes the place of the news: “Adler routs until an officer stops it”.
      expect.stringContaining(plain(first!).replace(/\.$/, '')),
    ]);
  }
  expect(await factsAt(club, channel)).toEqual(replies.filter(({ verb }) => verb).map(({ facts }) => facts));
  await club.close();
}

/** The battle as a file: it is imported complete in another channel, and exports the same again. */
export async function sameAsAFile({ script: whole, seed }: Staged): Promise<void> {
  const lines = whole.split('\n');
  const script = [...lines.slice(0, lines.length * PART), ''].join('\n');
  const first = ['--json', '--db', `sqlite://${join(folder, `${seed}.sqlite`)}`, '--seed', seed];
  const [exported] = objectsIn(await umpire(first, `${script}@carla /game export\n`)).slice(-1);
  const { file, export: campaign } = exported!.data as Exported;
  const other = ['--json', '--db', `sqlite://${join(folder, `${seed}-elsewhere.sqlite`)}`];
  const bringing = `@carla #elsewhere /game import file:${file}\n@carla #elsewhere /game export\n`;
  const [imported, again] = objectsIn(await umpire(other, bringing));
  expect(imported).toMatchObject({ ok: true, data: { records: campaign.records.length } });
  // The import is a record of its own, the last one.
  const { records } = (again!.data as Exported).export;
  expect(records.slice(0, -1)).toEqual(campaign.records);
  // Of a battle that goes on, whoever imports it where nobody runs it becomes its umpire.
  expect((records.at(-1) as { events: { type: string }[] }).events.slice(0, 2)).toMatchObject([
    { type: 'committed' },
    { type: 'imported' },
  ]);
}

/** The turns and steps that were begun, in their order. */
export function turnsIn(replies: readonly Reply[]): { turn: number; step: string; side?: string }[] {
  const events = replies.flatMap(({ data }) => (data as { events?: TurnBegun[] } | undefined)?.events ?? []);
  return events.filter(({ type }) => type === 'turn-begun').map(({ at }) => at);
}

/** The facts of every ruling by a verb, in their order. */
export function factsOf(replies: readonly Reply[], verb: string): Readonly<Record<string, unknown>>[] {
  return replies.filter((reply) => reply.verb === verb).map(({ facts }) => facts as Record<string, unknown>);
}

interface TurnBegun {
  readonly type: string;
  readonly at: { readonly turn: number; readonly step: string; readonly side?: string };
}

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

function facesOf(reply: Reply): number[] | undefined {
  const steps = reply.steps as { readonly faces: readonly number[]; readonly outOf?: number }[];
  // A random draw is not one of the table's dice.
  const faces = steps.filter(({ outOf }) => outOf === undefined).flatMap((step) => step.faces);
  return faces.length > 0 ? faces : undefined;
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
