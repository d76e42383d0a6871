import type { Ask, Basis } from './asks.ts';
import { type Game, sideOf } from './game.ts';

/** What an ask is about, as it stands: as long as this is the same, the ask does. */
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
    // Once the battle is over, nothing of it is changed any more.
    ...((units.length > 0 || position) && game.over ? [game.over] : []),
  ]);
}

/** Whether what it is about is as it was when it was asked. */
export function stands(game: Game, { on, was }: Ask): boolean {
  return standOf(game, on) === was;
}

/** What waits for somebody's agreement. */
export function asksIn(game: Game | undefined): readonly Ask[] {
  if (!game || game.phase === 'ended') return [];
  return (game.asks ?? []).filter((each) => stands(game, each));
}
