import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rulesets } from '../../../src/rules/index.ts';
import { readLine } from '../../../src/terminal/line.ts';
import { say } from '../../battles/discord.ts';
import { Chance } from '../../battles/random/chance.ts';
import { runs } from '../../nightly.ts';
import { battlesPlayed, guidesPlayed, landserPlayed, type Script } from '../../reply/played.ts';
import { englishIn, veiled, wordsIn } from '../../reply/veiled.ts';
import { touchablesOf } from '../at-random/hands.ts';
import { WhateverIsShown } from '../at-random/whatever-is-shown.ts';
import { Club } from '../club.ts';
import type { RequestRecord } from '../loopback/index.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open('memory:', () => {}, veiled);
});

afterEach(() => club.close());

/** What Discord shows of what a bot sends: texts, buttons, menus, forms, choices, and what pictures show. */
const SHOWN = new Set(['content', 'label', 'placeholder', 'description', 'title', 'value']);

/** Every text in a request that somebody may read. Identifiers and what a choice stands for are left out. */
function shownIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(shownIn);
  if (typeof part !== 'object' || part === null) return [];
  const isChoice = 'value' in part && ('label' in part || 'name' in part);
  return Object.entries(part).flatMap(([name, value]) => {
    if (typeof value !== 'string') return shownIn(value);
    const isRead = isChoice ? name !== 'value' : SHOWN.has(name);
    return isRead ? [value.replaceAll(/<[^>]*>/g, ' ')] : [];
  });
}

/** Everything that people typed, chose and were called. */
function typedSoFar(): ReadonlySet<string> {
  const said = club.discord.interactions.map(({ deed }) => {
    const { custom_id, ...data } = deed.data;
    return `${deed.player.name} ${JSON.stringify(data)}`;
  });
  return new Set([...said, club.discord.guild.name].flatMap(wordsIn));
}

/** English in what the bot has sent, and what it was sent with. */
function leftIn(requests: readonly RequestRecord[]): readonly string[] {
  const typed = typedSoFar();
  const found = requests.flatMap(({ route, body }) =>
    shownIn(body).flatMap((text) => {
      const words = englishIn(text, typed);
      return words.length > 0 ? [`${route}: ${words}: ${text}`] : [];
    }),
  );
  return [...new Set(found)];
}

/** Plays a script, and has everything pressed that's under one of so many replies. */
async function plays({ lines }: Script, one: number): Promise<void> {
  const channel = club.channel();
  for (const [i, line] of lines.entries()) {
    const { user, command } = readLine(line, { user: 'you', channel });
    if (!command.startsWith('/')) continue;
    const message = await say(club, channel, { user, command }).catch(() => undefined);
    if (message === undefined || i % one > 0) continue;
    for (const { customId, values } of touchablesOf(message)) {
      if (/^(undo|end|confirm)/.test(customId)) continue;
      await press({ message, customId, user, asSeen: true, ...(values ? { values: values.slice(0, 1) } : {}) });
    }
  }
}

async function press(click: Parameters<Club['discord']['click']>[0]): Promise<void> {
  const pressed = club.discord.click(click);
  await club.discord.until(() => pressed.response, `an answer to ${click.customId}`);
}

describe('at a Discord in another language, no English comes', () => {
  test('with the list of commands', () => {
    const all = club.discord.requests.filter(({ route }) => /ommands/.test(route));
    expect(all.length).toBeGreaterThan(0);
    expect(leftIn(all)).toEqual([]);
  });

  // By day, the battles and scenarios are played in another language at the terminal alone (test/reply/marked.test.ts).
  const scripts = [
    ...guidesPlayed().filter((_, i) => i % runs(3, 1) === 0),
    ...runs([], [...battlesPlayed(), ...landserPlayed().filter((_, i) => i % 30 === 0)]),
  ];
  test.each(scripts)('with the replies and presses of $name', async (script) => {
    await plays(script, runs(15, 3));
    expect(leftIn(club.discord.requests)).toEqual([]);
  });

  test.each(Object.keys(rulesets).slice(0, runs(2, Infinity)))(
    'with what people are shown who press everything, by %s',
    async (id) => {
      const play = new WhateverIsShown(club, rulesets[id]!, new Chance(`in another language ${id}`));
      await play.plays(runs(8, 150));
      expect(play.judge.faults).toEqual([]);
      expect(leftIn(club.discord.requests)).toEqual([]);
    },
  );
});
