import { breathing } from '../campaign/breath.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import type { Faces, Luck, LuckFound } from '../campaign/luck.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import { AskedToggles } from '../kernel/asked-toggles.ts';
import { type Odds, probability } from '../kernel/odds.ts';
import { completeOptions, type Options } from '../kernel/options.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { oddsSoon } from '../odds/odds.ts';
import { rulesets } from '../rules/index.ts';
import { worthOf } from './worth.ts';

/** More work than this isn't done for one ruling: whoever asks would wait too long. */
const MOST_RUNS = 50_000;
/** As many rulings are judged, the newest. */
const MOST_JUDGED = 2000;

/**
 * Luck through a log: of each side and player how far what came of the throws lay from their exact odds. A ruling that was
 * undone isn't judged, for its result doesn't stand; its dice fell all the same, so their faces count.
 */
export async function luckIn(records: readonly LogRecord[], { struck, game }: Campaign): Promise<LuckFound> {
  const breathe = breathing();
  const out = new Set(struck);
  const sides = new Map<string, Sum>();
  const players = new Map<string, Sum>();
  let leftOut = 0;
  const stands = records.filter(({ seq }) => !out.has(seq));
  const rulings = stands.flatMap(({ by, events }) =>
    events.flatMap((event) => (event.type === 'ruled' ? [{ by, ruled: event }] : [])),
  );
  for (const { by, ruled } of rulings.slice(-MOST_JUDGED)) {
    await breathe();
    const judged = await judge(ruled);
    if (judged === 'left-out') leftOut += 1;
    if (typeof judged === 'string') continue;
    const side = game?.units[ruled.who ?? '']?.side ?? (game && sideOf(game, by));
    if (side !== undefined) add(sides, side, ruled, judged);
    if (!ruled.solo) add(players, by, ruled, judged);
  }
  return { sides: [...sides.values()], players: [...players.values()], faces: facesIn(records), leftOut };
}

interface Judged {
  readonly came: number;
  readonly expected: number;
  readonly variance: number;
}

interface Sum extends Luck {
  readonly variance: number;
}

function add(sums: Map<string, Sum>, of: string, { dice }: Ruled, { came, expected, variance }: Judged): void {
  const table = dice === 'table';
  const before = sums.get(`${of} ${table}`);
  const total = (before?.variance ?? 0) + variance;
  sums.set(`${of} ${table}`, {
    of,
    table,
    tests: (before?.tests ?? 0) + 1,
    came: (before?.came ?? 0) + came,
    expected: (before?.expected ?? 0) + expected,
    variance: total,
    deviation: Math.sqrt(total),
  });
}

/** What a ruling came to beside what its odds said; `nothing` where no dice could fall well or badly. */
async function judge(ruled: Ruled): Promise<Judged | 'left-out' | 'nothing'> {
  const { rules, verb, options, filled, toggles, facts } = ruled;
  const came = worthOf(verb, facts);
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  if (came === undefined) return 'nothing';
  if (!ruleset || !resolver) return 'left-out';
  try {
    const whole = completeOptions({ ...resolver.options, ...resolver.known }, { ...filled, ...options } as Options);
    const odds = await oddsSoon({ ruleset, verb, options: whole, toggles: new AskedToggles(toggles) }, MOST_RUNS);
    const { expected, variance } = momentsOf(verb, odds);
    return variance > 0 ? { came, expected, variance } : 'nothing';
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return 'left-out';
    throw error;
  }
}

function momentsOf(verb: string, { total, outcomes }: Odds) {
  const worths = outcomes.map(({ value, weight }) => [worthOf(verb, value) ?? 0, probability(weight, total)] as const);
  const expected = worths.reduce((sum, [worth, p]) => sum + worth * p, 0);
  const variance = worths.reduce((sum, [worth, p]) => sum + (worth - expected) ** 2 * p, 0);
  return { expected, variance };
}

/** The faces of all dice of a log, those of the players' table apart; draws are no dice. */
function facesIn(records: readonly LogRecord[]): Faces[] {
  const found = new Map<string, { sides: number; table: boolean; counts: number[] }>();
  for (const event of records.flatMap(({ events }) => events)) {
    if (event.type !== 'ruled' && event.type !== 'rolled') continue;
    const table = event.type === 'ruled' && event.dice === 'table';
    for (const { sides, faces, ...others } of event.steps) {
      if (sides === undefined || sides > 100 || 'outOf' in others) continue;
      const key = `${sides} ${table}`;
      const own = found.get(key) ?? { sides, table, counts: new Array<number>(sides).fill(0) };
      for (const face of faces) if (face >= 1 && face <= sides) own.counts[face - 1]! += 1;
      found.set(key, own);
    }
  }
  return [...found.values()].toSorted((a, b) => Number(a.table) - Number(b.table) || a.sides - b.sides);
}
