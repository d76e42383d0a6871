import { type Game, sideOf } from '../game.ts';
import type { Ask, Basis } from './asks.ts';

/** The current state of what an ask is about. The ask stays open for as long as this doesn't change. */
export function standOf(game: Game | undefined, on: Basis): string {
  if (!game) return '';
  const { units = [], user, toggle, position } = on;
  return JSON.stringify([
    game.battle,
    game.phase === 'ended',
    units.map((id) => game.units[id] ?? null),
    user === undefined ? null : [sideOf(game, user) ?? null, game.umpires.includes(user)],
    toggle === undefined ? null : (game.house[toggle] ?? null),
    position ? (game.at ?? null) : null,
    // Once the battle is over, nothing in it can be changed.
    ...((units.length > 0 || position) && game.over ? [game.over] : []),
  ]);
}

/** Whether what the ask is about is still as it was when it was asked. */
export function stands(game: Game, { on, was }: Ask): boolean {
  return standOf(game, on) === was;
}

/** Everything that waits for someone's agreement. */
export function asksIn(game: Game | undefined): readonly Ask[] {
  if (!game || game.phase === 'ended') return [];
  return (game.asks ?? []).filter((each) => stands(game, each));
}
