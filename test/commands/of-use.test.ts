import { describe, expect, test } from 'vitest';
import { commands, run } from '../../commands/index.ts';
import type { Command } from '../../src/command/command.ts';
import { InputError } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { Playing } from '../referee/playing.ts';
import { handing } from './club-table.ts';

/** A file that a command takes. */
async function fileFor({ name }: Command): Promise<string> {
  if (name !== 'game import') return 'name,profile\nMiller,rifleman\n';
  const { json } = await (await Playing.caen()).says('ute', '/game export');
  return JSON.stringify((json.data as { export: unknown }).export);
}

/** What a command fails with, every form of it that is known; `undefined` where one does not fail, or does later. */
async function failures(playing: Playing, user: string, command: Command): Promise<readonly (string | undefined)[]> {
  const bare = Object.values(command.options ?? {}).some(({ required }) => required) ? [] : [`/${command.name}`];
  const forms = new Set([...bare, command.example, ...(command.examples ?? [])]);
  return Promise.all(
    [...forms].map(async (text) => {
      const { given } = readCommand(text);
      try {
        const asked = {
          user,
          channel: 'caen',
          command: text,
          given,
          secret: { text: 'Hold.' },
          ...handing(await fileFor(command)),
        };
        await run(english, playing.referee, command, asked);
      } catch (error) {
        return error instanceof InputError ? error.says : undefined;
      }
      return undefined;
    }),
  );
}

describe('that a command is of no use', () => {
  const plain = commands.filter(({ primary }) => !primary);

  test.each(plain.map((command) => [command.name, command] as const))(
    'is true of /%s, where it says so',
    async (_, command) => {
      const empty = await failures(await Playing.begin(), 'anna', command);
      expect(empty.every((says) => says === 'no-game')).toBe(command.campaign === true);
      const campaign = await Playing.caen();
      const player = await failures(campaign, 'anna', command);
      expect(player.every((says) => says === 'umpire-only')).toBe(command.umpire === true);
      const open = await failures(await Playing.caen(), 'ute', command);
      expect(open.every((says) => says === 'game-open')).toBe(command.campaign === false);
    },
  );
});
