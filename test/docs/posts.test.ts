import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf, type Said, say } from '../battles/discord.ts';
import { Club } from '../discord/club.ts';
import { runs } from '../nightly.ts';

/** What a battle asks of Discord. */
interface Measured {
  /** The messages that everyone sees, without those that have shrunk to a line which points on. */
  readonly whole: number;
  readonly requests: number;
  /** How often somebody is pinged. */
  readonly pings: number;
}

const MODES = ['each', 'gathered', 'brief'] as const;
const NOON = Date.parse('2026-06-06T12:00:00Z');
const A_TURN = 10 * 60_000;

const GUIDES = runs(
  ['landser'] as const,
  ['landser-classic', 'landser', 'hans-n-panzer', 'panzertroops', 'ww2-skirmish'] as const,
);

let clock = NOON;

/** The routes of an interaction's answer. */
const ANSWERING: readonly string[] = ['callback', 'follow-up', 'edit-original'];

/** What an earlier message of a step says once a newer one has taken its lines over. */
const POINTS_ON = /in the next message/;

let club: Club;

beforeAll(async () => {
  club = await Club.open();
  // Nothing depends on how fast this machine is: a step takes ten minutes, and what's in it no time at all.
  club.time.now = () => new Date(clock);
});

afterAll(() => club.close());

/** The turns of a guide as its players type them, in a channel of its own. */
async function played(guide: string, posts: (typeof MODES)[number]): Promise<Measured> {
  const text = await readFile(new URL(`../../docs/guides/${guide}.md`, import.meta.url), 'utf8');
  const script = text.replaceAll(/^> (?=@\S+ \/)/gm, '');
  const channel = club.channel();
  const begins = linesOf(script).findIndex(({ command }) => /^\/turn end/.test(command));
  const lines = linesOf(script);
  for (const line of lines.slice(0, begins)) await says(channel, line);
  await says(channel, { user: 'anna', command: `/game settings posts:${posts}` });
  await answered();
  const before = club.discord.requests.length;
  const old = new Set(club.discord.messages(channel).map(({ id }) => id));
  for (const line of lines.slice(begins)) {
    if (line.command.startsWith('/turn end')) clock += A_TURN;
    await says(channel, line);
  }
  await answered();
  const requests = club.discord.requests.slice(before).filter(answers);
  const whole = club.discord
    .messages(channel)
    .filter(
      (each) => !each.ephemeral && !old.has(each.id) && each.raw.interaction_metadata && !POINTS_ON.test(each.text),
    );
  const pings = requests.flatMap(({ body }) => pingedIn(body)).length;
  return { whole: whole.length, requests: requests.length, pings };
}

let said = 0;

/** Somebody types a command, and sees the answer. */
async function says(channel: string, line: Said): Promise<void> {
  said += 1;
  await say(club, channel, line);
}

/** Waits until all commands so far are done with, their earlier messages too. */
async function answered(): Promise<void> {
  const done = () => club.lines.filter(({ msg }) => msg === 'command').length;
  await club.discord.until(() => done() >= said, 'the last answer');
}

/** Whether a request is part of an answer: the answer itself, or the earlier message that shrinks. What's done later isn't. */
function answers({ route, body }: { readonly route: string; readonly body?: unknown }): boolean {
  return route !== 'edit-message' ? ANSWERING.includes(route) : POINTS_ON.test(JSON.stringify(body));
}

function pingedIn(body: unknown): readonly string[] {
  const { data = body } = (body ?? {}) as { data?: unknown };
  return (data as { allowed_mentions?: { users?: string[] } } | undefined)?.allowed_mentions?.users ?? [];
}

/** The row of a guide, as the page has it. */
async function rowOf(guide: string): Promise<string> {
  const found: Measured[] = [];
  for (const mode of MODES) found.push(await played(guide, mode));
  const cells = found.flatMap(({ whole, requests, pings }) => [whole, requests, pings]);
  return `| ${guide} | ${cells.join(' | ')} |`;
}

describe('what the turns of the guides ask of Discord', () => {
  test.each(GUIDES)('%s: as docs/discord.md has it', async (guide) => {
    const page = await readFile(new URL('../../docs/discord.md', import.meta.url), 'utf8');
    expect(page).toContain(await rowOf(guide));
  });
});
