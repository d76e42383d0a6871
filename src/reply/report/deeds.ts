import type { Chronicle } from '../../campaign/history/chronicle.ts';
import type { Ruled } from '../../campaign/record.ts';
import { rulesets } from '../../rules/index.ts';
import type { Chance } from './chances.ts';

/** What one unit did and suffered in a battle. */
export interface Deeds {
  readonly unit: string;
  readonly name: string;
  /** Still in play at the end. */
  readonly stands: boolean;
  /** How often it was the target of an enemy's ruling. */
  readonly attacked: number;
  readonly assaults: number;
  /** Shots that could have hit or missed: their number, the hits, the hits to be expected, and the variance of that. */
  readonly shots: number;
  readonly hits: number;
  readonly expected: number;
  readonly variance: number;
}

type Growing = { -readonly [name in keyof Deeds]: Deeds[name] };

/** What each unit of a battle did and suffered. */
export function deedsOf(chronicle: Chronicle, chances: ReadonlyMap<Ruled, Chance>): readonly Deeds[] {
  const { units } = chronicle.game;
  const deeds = new Map<string, Growing>();
  const of = (unit: string): Growing => {
    const known = deeds.get(unit) ?? { ...NOTHING, unit, name: units[unit]?.name ?? unit, stands: !units[unit]?.gone };
    deeds.set(unit, known);
    return known;
  };
  for (const { event } of chronicle.happenings) {
    if (event.type !== 'ruled' || event.who === undefined) continue;
    const actor = of(event.who);
    if (rulesets[event.rules]?.verbs[event.verb]?.kind === 'melee') actor.assaults += 1;
    shot(actor, chances.get(event)?.hit);
    const own = units[event.who]?.side;
    for (const target of event.targets ?? []) {
      if (units[target] && units[target].side !== own) of(target).attacked += 1;
    }
  }
  return [...deeds.values()].filter(({ unit }) => units[unit]);
}

const NOTHING = { attacked: 0, assaults: 0, shots: 0, hits: 0, expected: 0, variance: 0 };

function shot(actor: Growing, hit: Chance['hit']): void {
  if (!hit) return;
  actor.shots += 1;
  actor.hits += hit.hits ? 1 : 0;
  actor.expected += hit.chance;
  actor.variance += hit.chance * (1 - hit.chance);
}

/** How many standard deviations a unit's hits are above what was to be expected; negative if it hit less often. */
export function luckOf({ hits, expected, variance }: Deeds): number {
  return variance === 0 ? 0 : (hits - expected) / Math.sqrt(variance);
}
