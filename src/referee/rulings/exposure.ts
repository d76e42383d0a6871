import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Odds } from '../../kernel/dice/odds.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { Eyes } from '../../measuring/eyes.ts';
import { oddsSoon } from '../../odds/odds.ts';
import { tables } from '../../rules/tables.ts';
import type { Body } from '../../table/body.ts';
import { roundedInches } from '../../table/close.ts';
import { drawnTable } from '../battlefield/drawn.ts';
import { standsAt } from '../battlefield/getting-out.ts';
import { type DeclaredAction, readAction } from './action.ts';

/** An enemy who would see a unit at the end of its way. */
export interface Exposed {
  readonly enemy: string;
  readonly inches: number;
  /** By what he could shoot at it from where he stands, with its odds; nothing if nothing reaches, or he'd have to say more. */
  readonly by?: { readonly verb: string; readonly odds: Odds };
}

/** So many enemies are told, the nearest first, and odds that take more work than this aren't waited for. */
const MOST = 4;
const WORK = 5000;

/** Who would see a unit at the end of its way, nearest first, and what each could do to it from there if it were his turn. */
export async function exposureOf(action: DeclaredAction, campaign: Campaign): Promise<readonly Exposed[]> {
  const { scene, filling, ruleset } = action;
  const unit = scene?.actor;
  const ends = scene && filling?.walked(scene);
  const { game } = campaign;
  if (!unit || !ends || !game) return [];
  const there = movedTo(game, unit, ends);
  const seen = seenAt(there, ruleset, there.units[unit.id]!).slice(0, MOST);
  const exposed: Exposed[] = [];
  for (const { enemy, inches } of seen) {
    const by = await attackOn(unit, enemy, { ...campaign, game: there }, ruleset);
    exposed.push({ enemy: enemy.name, inches, ...(by ? { by } : {}) });
  }
  return exposed;
}

function movedTo(game: Game, unit: Unit, ends: Body): Game {
  const moved = { ...unit, fields: { ...unit.fields, ...standsAt(ends) } };
  return { ...game, units: { ...game.units, [unit.id]: moved } };
}

function seenAt(game: Game, ruleset: Ruleset, unit: Unit): { readonly enemy: Unit; readonly inches: number }[] {
  const drawn = drawnTable(game);
  const book = tables[ruleset.id];
  if (!drawn || !book) return [];
  const eyes = new Eyes(drawn, book.values, sceneOf(game, ruleset, togglesOn(ruleset, game.house), { actor: unit }));
  const enemies = eyes
    .others(({ side }) => side !== unit.side)
    .flatMap((enemy) => {
      const theirs = drawn.figuresOf(enemy);
      const pair = eyes.nearestPair(theirs, eyes.own);
      const sees = theirs.some((from) => eyes.own.some((to) => book.sees?.(eyes, from, to) ?? eyes.sees([from], [to])));
      return pair && sees ? [{ enemy, inches: roundedInches(pair.inches) }] : [];
    });
  return enemies.toSorted((one, other) => one.inches - other.inches);
}

/** The first attack that an enemy has on it whose odds aren't certain. */
async function attackOn(unit: Unit, enemy: Unit, campaign: Campaign, ruleset: Ruleset): Promise<Exposed['by']> {
  const attacks = Object.keys(ruleset.verbs).filter((verb) => ruleset.verbs[verb]!.kind === 'attack');
  for (const verb of attacks) {
    try {
      const action = readAction(verb, { who: enemy.name, target: unit.name }, campaign, ruleset.id);
      if (!action.filling?.names.some((name) => action.filled[name] !== undefined)) continue;
      const odds = await oddsSoon(action, WORK);
      if (odds.outcomes.length > 1) return { verb, odds };
    } catch (error) {
      if (!(error instanceof InputError || error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}
