import { seedOf } from '../../src/fairness/seed.ts';
import { streamOf } from '../../src/fairness/stream.ts';

const [sizes, first, records, diceARecord] = JSON.parse(process.argv[2]!) as [number[], number, number, number];

/** How often each face of a die fell. */
function counts(sides: number): number[] {
  const fell = new Array<number>(sides).fill(0);
  for (let seq = first; seq < first + records; seq++) {
    const next = streamOf({ seed: seedOf('fair'), mix: 'as agreed', log: 'chi-square', seq, interaction: `${seq}` });
    for (let i = 0; i < diceARecord; i++) fell[next(sides) - 1]! += 1;
  }
  return fell;
}

process.stdout.write(JSON.stringify(sizes.map(counts)));
