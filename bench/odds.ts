import { enumerate } from '../src/kernel/resolve.ts';
import { everyThrow } from './every-throw.ts';
import { type Measured, median } from './measure.ts';
import { shot } from './shots.ts';

/** Odds worked out from scratch each time, against a walk over every face of every die if that can finish. */
export async function oddsFigures(): Promise<Measured[]> {
  const single = shot({ weapon: 'rifle', range: 20 });
  const two = shot({ weapon: 'lmg', range: 20, auto: true, figures: 2 });
  const bruteSingle = await median(() => everyThrow(single));
  const bruteTwo = await median(() => everyThrow(two));
  const figures = [
    { what: 'odds, rifle, single shot', ms: await median(() => enumerate(single)), target: 5, brute: bruteSingle },
    { what: 'odds, LMG automatic on 2 figures', ms: await median(() => enumerate(two)), brute: bruteTwo },
    ...(await automatic('lmg')),
    ...(await automatic('gpmg')),
  ];
  return figures.map(({ what, ms, target, brute }) => ({
    what,
    ms,
    ...(target === undefined ? {} : { target }),
    baseline: brute === undefined ? 'brute force cannot finish' : 'brute force',
    ...(brute === undefined ? {} : { ratio: ms / brute }),
  }));
}

interface Figure {
  readonly what: string;
  readonly ms: number;
  readonly target?: number;
  readonly brute?: number;
}

async function automatic(weapon: string): Promise<Figure[]> {
  const on = (figures: number) => shot({ weapon, range: 20, auto: true, figures });
  return [
    {
      what: `odds, ${weapon.toUpperCase()} automatic on 12 figures`,
      ms: await median(() => enumerate(on(12))),
      target: 50,
    },
    {
      what: `odds, ${weapon.toUpperCase()} automatic on 20 figures`,
      ms: await median(() => enumerate(on(20))),
      target: 250,
    },
  ];
}
