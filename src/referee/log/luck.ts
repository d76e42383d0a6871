import { breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { asItStands } from '../../campaign/corrections.ts';
import { sideOf } from '../../campaign/game.ts';
import type { Faces, Luck, LuckFound } from '../../campaign/history/luck.ts';
import type { LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import { standingIn } from '../../campaign/standing.ts';
import { type Fallen, fallenIn } from '../../kernel/dice/fallen-dice.ts';
import { type Odds, probability } from '../../kernel/dice/odds.ts';
import { AskedToggles } from '../../kernel/options/asked-toggles.ts';
import { type Options, wholeOf } from '../../kernel/options/options.ts';
import { completeOptions } from '../../kernel/options/read-options.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import type { VerbKind } from '../../kernel/verb.ts';
import { type Worth, worthOf } from '../../kernel/worth.ts';
import { oddsSoon } from '../../odds/odds.ts';
import { rulesets } from '../../rules/index.ts';

/** The most work done for one ruling: beyond this, the user would wait too long. */
const MOST_RUNS = 50_000;
/** How many of the newest rulings are judged. */
const MOST_JUDGED = 2000;

/**
 * Luck through a log: for each side and player, how far the results of the throws were from their exact odds. A ruling that
 * was undone, or fell with a correction, isn't judged, because its result doesn't stand; its dice did fall, so their faces count. A corrected ruling is
 * judged as it stands now.
 */
export async function luckIn(records: readonly LogRecord[], { game }: Pick<Campaign, 'game'>): Promise<LuckFound> {
  const breathe = breathing();
  const { struck: out, corrections } = standingIn(records);
  const sides = new Map<string, Sum>();
  const players = new Map<string, Sum>();
  let leftOut = 0;
  const stands = records.filter(({ seq }) => !out.has(seq));
  const rulings = stands.flatMap((record) =>
    asItStands(record, corrections).flatMap((event) =>
      event.type === 'ruled' && !event.fell ? [{ by: record.by, ruled: event }] : [],
    ),
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

/** A ruling's result compared with its odds; `nothing` if no dice could fall well or badly. */
async function judge(ruled: Ruled): Promise<Judged | 'left-out' | 'nothing'> {
  const { rules, verb, options, filled, toggles, facts } = ruled;
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  if (!ruleset?.worth || !resolver) return 'left-out';
  if (NEITHER.includes(resolver.kind)) return 'nothing';
  const came = worthOf(ruleset.worth, verb, facts);
  try {
    const whole = completeOptions(wholeOf(resolver), { ...filled, ...options } as Options);
    const odds = await oddsSoon({ ruleset, verb, options: whole, toggles: new AskedToggles(toggles) }, MOST_RUNS);
    const { expected, variance } = momentsOf(ruleset.worth, verb, odds);
    return variance > 0 ? { came, expected, variance } : 'nothing';
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return 'left-out';
    throw error;
  }
}

/** What's neither good nor bad for anyone: how far a unit goes, who goes first, how far one sees. */
const NEITHER: readonly VerbKind[] = ['movement', 'table'];

function momentsOf(worth: Worth, verb: string, { total, outcomes }: Odds) {
  const worths = outcomes.map(
    ({ value, weight }) => [worthOf(worth, verb, value), probability(weight, total)] as const,
  );
  const expected = worths.reduce((sum, [worth, p]) => sum + worth * p, 0);
  const variance = worths.reduce((sum, [worth, p]) => sum + (worth - expected) ** 2 * p, 0);
  return { expected, variance };
}

/** The dice that fell for an event; for a correction, only those that were thrown for it. */
function thrownFor(event: LogEvent): readonly Fallen[] {
  if (event.type === 'corrected') {
    const fresh = event.places.flatMap(({ event: judged, fresh = [] }) => {
      const fallen = fallenIn(judged.steps ?? []);
      return fresh.flatMap((i) => (fallen[i] ? [fallen[i]] : []));
    });
    return fresh.filter(({ drawn }) => !drawn);
  }
  if (event.type !== 'ruled' && event.type !== 'rolled') return [];
  return fallenIn(event.steps).filter(({ drawn }) => !drawn);
}

/** The faces of all dice of a log, with those from the players' table separate; draws aren't dice. */
function facesIn(records: readonly LogRecord[]): Faces[] {
  const found = new Map<string, { sides: number; table: boolean; counts: number[] }>();
  for (const event of records.flatMap(({ events }) => events)) {
    const table = event.type === 'ruled' && event.dice === 'table';
    for (const { sides, face } of thrownFor(event)) {
      if (sides > 100 || face < 1 || face > sides) continue;
      const key = `${sides} ${table}`;
      const own = found.get(key) ?? { sides, table, counts: new Array<number>(sides).fill(0) };
      own.counts[face - 1]! += 1;
      found.set(key, own);
    }
  }
  return [...found.values()].toSorted((a, b) => Number(a.table) - Number(b.table) || a.sides - b.sides);
}
