import { commands, run } from '../commands/index.ts';
import type { Campaign } from '../src/campaign/campaign.ts';
import { openStore } from '../src/campaign/store/open.ts';
import type { Answer } from '../src/command/command.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { Referee } from '../src/referee/referee.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesets } from '../src/rules/index.ts';
import { readCommand } from '../src/terminal/line.ts';

const CHANNEL = 'bench';

/** The players of its two sides. */
export const PLAYERS = ['anna', 'ben'];

/** A battle that's being played. */
export interface Battle {
  campaign(): Promise<Campaign>;
  says(user: string, command: string): Promise<Answer>;
}

/** A battle with all of the book's squads in turn, at its first step. @param units how many there are at least */
export async function battleOf(id: string, units: number): Promise<Battle> {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const store = await openStore('memory:');
  const referee = new Referee({ store, now: () => new Date(), seed: seedOf('bench'), onTrouble, defaultRules: id });
  const campaign = () => referee.campaign(CHANNEL);
  const says = (user: string, command: string) => {
    const { name, given } = readCommand(command);
    return run(english, referee, commandNamed(name, commands), { user, channel: CHANNEL, command, given });
  };
  await says('carla', `/game new rules:${id}`);
  await says('anna', '/game join side:axis');
  await says('ben', '/game join side:allies');
  const squads = Object.keys(rulesets[id]!.squads);
  for (let i = 0; Object.keys(gameIn(await campaign()).units).length < units; i++) {
    const squad = squads[Math.floor(i / 2) % squads.length]!;
    await says(PLAYERS[i % 2]!, `/unit squad squad:${squad} name:S${i}`);
  }
  if (rulesets[id]!.verbs.initiative) await says('carla', '/initiative faces:"5 2"');
  await says('carla', '/turn end');
  return { campaign, says };
}
