import { randomInt } from 'node:crypto';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { fingerprints } from '../src/fairness/chain.ts';
import { commitmentOf, seedOf } from '../src/fairness/seed.ts';
import { type Scheme, streamOf } from '../src/fairness/stream.ts';
import { english } from '../src/reply/english/index.ts';
import { findingsIn } from '../src/terminal/verify.ts';
import { type Measured, median } from './measure.ts';

const THROWS = 10_000;
const DICE_A_RECORD = 100;
const RECORDS = 100_000;
const seed = seedOf('bench');

/** Dice of the committed stream against the plain generator and a player's library, and how long checking a long log takes. */
export async function diceFigures(): Promise<Measured[]> {
  const plain = await median(() => each(() => randomInt(1, 7)));
  const library = await median(() => {
    for (let i = 0; i < THROWS / 100; i++) new DiceRoll('100d6');
  });
  const own = await median(() => thrown(2));
  const older = await median(() => thrown(1));
  const perSecond = (ms: number) => `${((THROWS / ms) * 1000).toExponential(2)} a second`;
  return [
    // A million per second makes ten thousand in ten milliseconds.
    { what: `10,000 throws, ${perSecond(own)}`, ms: own, target: 10, baseline: 'crypto.randomInt', ratio: own / plain },
    { what: 'the same beside', ms: own, baseline: 'rpg-dice-roller, 100d6', ratio: own / library },
    { what: `scheme 1, ${perSecond(older)}`, ms: older, baseline: 'scheme 2', ratio: older / own },
    ...verification(),
  ];
}

function each(throws: () => number): void {
  for (let i = 0; i < THROWS; i++) throws();
}

function thrown(scheme: Scheme): void {
  for (let seq = 1; seq <= THROWS / DICE_A_RECORD; seq++) {
    const next = streamOf({ seed, scheme, mix: '', log: 'bench', seq, interaction: `seq-${seq}` });
    for (let i = 0; i < DICE_A_RECORD; i++) next(6);
  }
}

/** A log of 100,000 shots with three dice each, read as a file, with its fingerprints and its seed. */
function verification(): Measured[] {
  const records = Array.from({ length: RECORDS }, (_, i) => record(i + 1));
  const file = {
    umpire: 1,
    format: 'campaign',
    version: '0.1.0',
    name: 'bench',
    log: 'bench',
    commitment: commitmentOf(seed),
    origins: [],
    rulesets: {},
    struck: [],
    fingerprints: [...fingerprints(records)],
    records,
  };
  const text = JSON.stringify(file);
  const began = performance.now();
  const { fits, lines } = findingsIn(english, text, 'bench.json');
  const ms = performance.now() - began;
  if (!fits) throw new Error(lines.join('\n'));
  const before = performance.now();
  JSON.parse(text);
  const parse = performance.now() - before;
  return [
    { what: 'checking 100,000 records', ms, target: 5000, baseline: 'JSON.parse of the file', ratio: ms / parse },
  ];
}

function record(seq: number) {
  const interaction = `seq-${seq}`;
  const next = streamOf({ seed, scheme: 2, mix: '', log: 'bench', seq, interaction });
  const step = { rule: 'LC-FIRE-10', label: 'to hit', sides: 6, faces: [next(6), next(6), next(6)], modifiers: [] };
  const first = { type: 'committed', commitment: commitmentOf(seed), mix: '', scheme: 2 };
  const last = { type: 'seed-revealed', commitment: commitmentOf(seed), seed: seed.toString('hex') };
  const ruled = {
    type: 'ruled',
    verb: 'fire',
    rules: 'landser-classic',
    options: { weapon: 'rifle', range: 8 },
    toggles: [],
    dice: 'thrown',
    facts: { hit: true, jam: false },
    steps: [step],
    effects: [],
  };
  const events = [...(seq === 1 ? [first] : []), ruled, ...(seq === RECORDS ? [last] : [])];
  const head = { version: 2, seq, at: '2026-06-06T06:30:00.000Z', by: 'anna', interaction };
  return { ...head, command: '/fire weapon:rifle range:8', events };
}
