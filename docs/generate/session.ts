import { commands, run } from '../../commands/index.ts';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { openStore } from '../../src/campaign/store/open.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { seedOf } from '../../src/fairness/seed.ts';
import { Referee } from '../../src/referee/referee.ts';
import type { Catalogue } from '../../src/reply/catalogue.ts';
import { english } from '../../src/reply/english/index.ts';
import { Desk, type Heard } from '../../src/terminal/desk.ts';
import { filesGiven } from '../../src/terminal/files.ts';
import { readCommand, readLine, type Speaker } from '../../src/terminal/line.ts';
import { partSecret } from '../../src/terminal/secrets.ts';
import { Trouble } from '../../src/terminal/trouble.ts';

/** A separate table, where the same lines always get the same replies. */
export interface Session {
  /** Runs a line in script form: `@anna #caen /fire …`. Files that come with a reply aren't written. */
  hear(line: string): Promise<Heard>;
  /** A channel's campaign as it stands. */
  campaign(channel: string): Promise<Campaign>;
  close(): Promise<void>;
}

const YOU: Speaker = { user: 'you', channel: 'table' };
// Otherwise the times in a reply would change every day.
const MORNING = new Date('2026-06-06T06:30:00Z');

/** @param words what everything is said with @param seed the dice are those of `--seed` with this text */
export async function openSession(seed: string, words: Catalogue = english): Promise<Session> {
  const store = await openStore('memory:');
  const referee = new Referee({
    store,
    now: () => MORNING,
    seed: seedOf(seed),
    onTrouble: () => {},
    defaultRules: 'landser-classic',
  });
  const desk = new Desk(words, referee, true, new Trouble('silent'));
  return {
    hear(line) {
      const { typed, ...secret } = partSecret(readLine(line, YOU));
      return desk.attempt(typed, async (pressed) => {
        const { name, given } = readCommand(typed.command);
        const command = commandNamed(name, commands);
        const files = await filesGiven(command, given);
        const asked = { ...pressed, command: typed.command, given, ...secret, ...files };
        const { document, ...answer } = await run(words, referee, command, asked);
        return { ...answer, document: { ...document, attached: [] } };
      });
    },
    campaign: (channel) => referee.campaign(channel),
    async close() {
      await referee.settle();
      await store.close();
    },
  };
}
