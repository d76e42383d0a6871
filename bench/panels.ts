import { commands, run } from '../commands/index.ts';
import { openStore } from '../src/campaign/store/open.ts';
import { panelOf } from '../src/command/panel/panel.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { Referee } from '../src/referee/referee.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesets } from '../src/rules/index.ts';
import { readCommand } from '../src/terminal/line.ts';
import { type Measured, median } from './measure.ts';

const FEW = 10;
const MANY = 74;
/** Opening a panel is answered at once, and it shouldn't be long before it's there. */
const MOST = 1000;

/** How long the panel of a side takes in a battle with very many units, in each book, and in one with few. */
export async function panelFigures(): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const id of Object.keys(rulesets)) {
    const [few, many] = [await panelAmong(id, FEW), await panelAmong(id, MANY)];
    const baseline = `at ${FEW} units`;
    figures.push({ what: `panel at ${MANY} units, ${id}`, ms: many, target: MOST, baseline, ratio: many / few });
  }
  return figures;
}

/** Both sides’ panels, opened for the first time as things stand. */
async function panelAmong(id: string, units: number): Promise<number> {
  const referee = await battleOf(id, units);
  const campaign = await referee.campaign(CHANNEL);
  return median(async () => {
    // What's been found out about a campaign is kept with it, so each time it's another one.
    for (const user of PLAYERS) await panelOf(english, { ...campaign, game: { ...gameIn(campaign) } }, user, {});
  });
}

const CHANNEL = 'bench';
const PLAYERS = ['anna', 'ben'];

/** A battle with all of the book's squads in turn, at its first step. */
async function battleOf(id: string, units: number): Promise<Referee> {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const store = await openStore('memory:');
  const world = { store, now: () => new Date(), seed: seedOf('bench'), onTrouble, defaultRules: id };
  const referee = new Referee(world);
  const says = (user: string, command: string) => {
    const { name, given } = readCommand(command);
    return run(english, referee, commandNamed(name, commands), { user, channel: CHANNEL, command, given });
  };
  await says('carla', `/game new rules:${id}`);
  await says('anna', '/game join side:axis');
  await says('ben', '/game join side:allies');
  const squads = Object.keys(rulesets[id]!.squads);
  for (let i = 0; Object.keys(gameIn(await referee.campaign(CHANNEL)).units).length < units; i++) {
    const squad = squads[Math.floor(i / 2) % squads.length]!;
    await says(PLAYERS[i % 2]!, `/unit squad squad:${squad} name:S${i}`);
  }
  if (rulesets[id]!.verbs.initiative) await says('carla', '/initiative faces:"5 2"');
  await says('carla', '/turn end');
  return referee;
}
