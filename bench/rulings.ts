import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { nothingYet } from '../src/campaign/campaign.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { streamOf } from '../src/fairness/stream.ts';
import { readAction } from '../src/referee/rulings/action.ts';
import { throwAction } from '../src/referee/rulings/throwing.ts';
import { type Measured, median } from './measure.ts';

/** A whole ruling in process: options read, dice from the log's stream, facts and steps. The store isn't included. */
export async function rulingFigures(): Promise<Measured[]> {
  const given = { weapon: 'rifle', range: '8', cover: 'half' };
  const place = { seed: seedOf('bench'), mix: '', log: 'bench', interaction: '1' };
  let seq = 0;
  const ruling = await median(() => {
    const action = readAction('fire', given, nothingYet, 'landser-classic');
    return throwAction(action, streamOf({ ...place, seq: ++seq }));
  });
  const roll = await median(() => new DiceRoll('1d6'));
  return [
    {
      what: 'ruling, rifle, without odds',
      ms: ruling,
      target: 0.05,
      baseline: 'rpg-dice-roller, 1d6',
      ratio: ruling / roll,
    },
  ];
}
