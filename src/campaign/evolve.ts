import { applied, expired, without } from './effects.ts';
import { type Game, opened } from './game.ts';
import type { EventOf, LogEvent } from './record.ts';

/** The game after an event; an event of no game, or in none, changes nothing. */
export function evolveGame(game: Game | undefined, event: LogEvent): Game | undefined {
  if (event.type === 'game-opened') return opened(event, game?.made ?? 0);
  return game && evolved(game, event);
}

function evolved(game: Game, event: LogEvent): Game {
  switch (event.type) {
    case 'game-paused':
      return { ...game, phase: 'paused' };
    case 'game-resumed':
      return { ...game, phase: 'open' };
    case 'game-ended':
      return { ...game, phase: 'ended' };
    case 'battle-begun': {
      const { at: _, asked: __, ...others } = event.effects.reduce(applied, game.lasting.reduce(ended, game));
      return { ...others, battle: event.battle, lasting: [], due: [], orders: NO_ORDERS };
    }
    case 'enforcement-set':
      return { ...game, enforcement: event.enforcement };
    case 'umpire-named':
      return { ...game, umpires: [...new Set([...game.umpires, event.user])] };
    case 'player-joined':
      return joined(left(game, event.user), event);
    case 'player-left':
      return left(game, event.user);
    case 'units-added':
    case 'unit-edited':
    case 'unit-renamed':
    case 'unit-removed':
      return unitsAfter(game, event);
    case 'solo-asked':
    case 'solo-answered':
    case 'solo-did':
      return soloAfter(game, event);
    case 'order-sealed':
    case 'orders-complete':
    case 'orders-revealed':
      return { ...game, orders: ordersAfter(game.orders, event) };
    case 'turn-begun':
      return begun(game, event);
    case 'ruled':
      // What it brings about may be owed by the same verb again, so it is settled first.
      return event.effects.reduce(applied, settled(game, event));
    default:
      return game;
  }
}

function ended(game: Game, { of, field }: Game['lasting'][number]): Game {
  return expired(game, of, field);
}

function joined(game: Game, { side, user }: EventOf<'player-joined'>): Game {
  const own = game.sides[side];
  return own ? { ...game, sides: { ...game.sides, [side]: { ...own, players: [...own.players, user] } } } : game;
}

function left(game: Game, user: string): Game {
  const sides = Object.entries(game.sides).map(([id, side]) => {
    return [id, { ...side, players: side.players.filter((player) => player !== user) }] as const;
  });
  return { ...game, sides: Object.fromEntries(sides) };
}

type UnitEvent = EventOf<'units-added' | 'unit-edited' | 'unit-renamed' | 'unit-removed'>;

function unitsAfter(game: Game, event: UnitEvent): Game {
  if (event.type === 'units-added') {
    const added = Object.fromEntries(event.units.map((unit) => [unit.id, unit]));
    return { ...game, units: { ...game.units, ...added }, made: game.made + event.units.length };
  }
  const { [event.unit]: unit, ...others } = game.units;
  if (!unit) return game;
  if (event.type === 'unit-removed') return without({ ...game, units: others }, event.unit);
  if (event.type === 'unit-renamed') {
    return { ...game, units: { ...game.units, [unit.id]: { ...unit, name: event.name } } };
  }
  const kept = Object.entries({ ...unit.fields, ...event.fields }).filter(([, value]) => value !== null);
  const fields = Object.fromEntries(kept) as typeof unit.fields;
  return { ...game, units: { ...game.units, [unit.id]: { ...unit, fields } } };
}

type SoloEvent = EventOf<'solo-asked' | 'solo-answered' | 'solo-did'>;

function soloAfter(game: Game, event: SoloEvent): Game {
  if (event.type === 'solo-asked') {
    const { question, unit } = event;
    return { ...game, asked: { question, ...(unit === undefined ? {} : { unit }) } };
  }
  const { asked, ...others } = event.effects.reduce(applied, game);
  return event.type === 'solo-did' && asked ? { ...others, asked } : others;
}

const NO_ORDERS: Game['orders'] = { sealed: [], complete: [] };

type OrderEvent = EventOf<'order-sealed' | 'orders-complete' | 'orders-revealed'>;

function ordersAfter({ sealed, complete }: Game['orders'], event: OrderEvent): Game['orders'] {
  if (event.type === 'orders-complete') return { sealed, complete: [...new Set([...complete, event.side])] };
  if (event.type === 'orders-revealed') return NO_ORDERS;
  const { side, hash, single, replaces } = event;
  const order = { side, hash, ...(single ? { single } : {}) };
  return { sealed: [...sealed.filter((each) => each.hash !== replaces), order], complete };
}

function begun(game: Game, { at, expired: over, effects }: EventOf<'turn-begun'>): Game {
  const after = over.reduce((state, { of, field }) => expired(state, of, field), game);
  return { ...effects.reduce(applied, after), at };
}

/** A ruling that was owed is owed no more once it is given; of several alike, the one that was given. */
function settled(game: Game, { verb, who, targets = [], options, filled }: EventOf<'ruled'>): Game {
  const turn = game.at?.turn ?? 0;
  const said = { ...filled, ...options };
  const alike = game.due.filter((due) => {
    // Where nobody acts, whoever it is done to is meant.
    const meant = due.unit === undefined || (who === undefined ? targets.includes(due.unit) : due.unit === who);
    return due.verb === verb && meant && due.at.turn <= turn;
  });
  const meant = alike.find((due) => Object.entries(due.options).every(([name, value]) => said[name] === value));
  const paid = meant ?? alike[0];
  return paid ? { ...game, due: game.due.filter((due) => due !== paid) } : game;
}
