import { panelOf } from '../src/command/panel/panel.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesets } from '../src/rules/index.ts';
import { battleOf, PLAYERS } from './battle.ts';
import { type Measured, median } from './measure.ts';

const FEW = 10;
const MANY = 74;
/** Milliseconds: a panel is answered at once. */
const MOST = 25;

/** How long a panel takes in a battle with very many units, in each book, and in one with few. */
export async function panelFigures(): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const id of Object.keys(rulesets)) {
    const [few, many] = [await panelAmong(id, FEW), await panelAmong(id, MANY)];
    const baseline = `at ${FEW} units`;
    figures.push({ what: `panel at ${MANY} units, ${id}`, ms: many, target: MOST, baseline, ratio: many / few });
  }
  return figures;
}

/** The slower of both sides’ panels, opened for the first time as things stand. */
async function panelAmong(id: string, units: number): Promise<number> {
  const campaign = await (await battleOf(id, units)).campaign();
  const times: number[] = [];
  for (const user of PLAYERS) {
    // What's been found out about a campaign is kept with it, so each time it's another one.
    times.push(await median(() => panelOf(english, { ...campaign, game: { ...gameIn(campaign) } }, user, {})));
  }
  return Math.max(...times);
}
