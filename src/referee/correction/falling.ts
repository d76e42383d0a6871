import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../campaign/game.ts';
import { owedAsItStands } from '../../campaign/owed/owed-as-it-stands.ts';
import type { Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Judged } from './history.ts';

/** Whether it settled something that was owed, and nobody owes that in this game. */
export function isUnowed({ pays = [] }: Ruled, game: Game | undefined): boolean {
  if (pays.length === 0 || !game) return false;
  const ruleset = rulesetOf(game.rules);
  const owed = [...game.due, ...owedAsItStands(sceneOf(game, ruleset), ruleset)];
  return !owed.some(({ id }) => pays.includes(id));
}

/** A ruling that counts for nothing any more: its dice and its verdict stay to be read, but it changes nothing. */
export function fallen(was: Ruled, fell: NonNullable<Ruled['fell']>): Ruled {
  return { ...was, pays: [], effects: [], fell };
}

/** The version of a ruling that counted last, however often it has fallen since. */
export function stoodLast(was: Ruled, earlier: readonly Judged[]): Ruled {
  const stood = earlier.findLast((each) => each.type === 'ruled' && each.fell === undefined);
  return stood?.type === 'ruled' ? stood : was;
}

/** The units for which a correction took something back: a kill, a loss, a wreck that they left, something they owed. */
export class Freed {
  readonly #units = new Set<string>();

  /** @param now what replaces an event */
  add(was: Judged, now: Judged): void {
    const left = effectsIn(now);
    const fell = now.type === 'ruled' && now.fell !== undefined;
    for (const effect of effectsIn(was)) {
      if (left.some((each) => isDeepStrictEqual(each, effect))) continue;
      for (const unit of fell ? touchedBy(effect) : takenBy(effect)) this.#units.add(unit);
    }
  }

  /**
   * Whether a ruling that can no longer be given is something they did, or that was done to them, because of that. If one of
   * its units is now the worse for it, nothing was taken back for that unit, and its ruling stays as it was decided.
   */
  areIn(
    { who, targets = [] }: Ruled,
    { was, now }: { readonly was: Game | undefined; readonly now: Game | undefined },
  ) {
    const named = [...(who === undefined ? [] : [who]), ...targets];
    const isWorse = (id: string) => now?.units[id]?.gone !== undefined && was?.units[id]?.gone === undefined;
    // A team that goes on without a man isn't out of play: its loss is counted.
    const isFreed = (id: string) => this.#units.has(id) || lostIn(now, id) < lostIn(was, id);
    return named.some(isFreed) && !named.some(isWorse);
  }
}

/** The men that a unit has lost, where its book counts them. */
function lostIn(game: Game | undefined, id: string): number {
  const unit = game?.units[id];
  return (unit && rulesetOf(game!.rules).fallen?.(unit)) ?? 0;
}

function effectsIn(judged: Judged): readonly Effect[] {
  return judged.type === 'turn-begun' ? [...(judged.closes ?? []), ...judged.effects] : judged.effects;
}

/** The units that it put out of play, made, or made owe something. */
function takenBy(effect: Effect): readonly string[] {
  switch (effect.effect) {
    case 'gone':
      return [effect.unit];
    case 'made':
      return [effect.unit.id];
    case 'due':
      return [...(effect.unit === undefined ? [] : [effect.unit]), ...(effect.targets ?? [])];
    default:
      return [];
  }
}

function touchedBy(effect: Effect): readonly string[] {
  if (effect.effect === 'back') return [effect.unit];
  if (effect.effect === 'set' || effect.effect === 'add') return 'unit' in effect.of ? [effect.of.unit] : [];
  return takenBy(effect);
}
