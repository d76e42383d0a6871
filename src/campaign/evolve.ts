import { appliedAll } from '../kernel/all-effects.ts';
import { expired, without } from '../kernel/state.ts';
import { type Game, opened, sideOf } from './game.ts';
import { withQuestions } from './owed/questions.ts';
import type { EventOf, LogEvent } from './record.ts';

/** The game after an event. An event that isn't about a game, or comes when there is none, changes nothing. */
export function evolveGame(game: Game | undefined, event: LogEvent): Game | undefined {
  if (event.type === 'game-opened') return opened(event, game?.made ?? 0, {});
  return game && withFallen(game, evolved(game, event), event);
}

/** Keeps the list of units that went out of play in the current step; it's empty when a step begins. */
function withFallen(before: Game, after: Game, { type }: LogEvent): Game {
  if (type === 'turn-begun' || type === 'battle-begun' || after.units === before.units) return after;
  return fallenSince(before, after, before.fallen ?? []);
}

function fallenSince({ units }: Pick<Game, 'units'>, after: Game, known: readonly string[]): Game {
  const { fallen: _, ...others } = after;
  const out = (id: string) => after.units[id]?.gone !== undefined;
  // A unit that's new and out of play at once, such as a gun without men, was never in it.
  const wasIn = (id: string) => units[id] !== undefined && units[id].gone === undefined;
  const fresh = Object.keys(after.units).filter((id) => out(id) && wasIn(id));
  const fallen = [...new Set([...known.filter(out), ...fresh])];
  return fallen.length > 0 ? { ...others, fallen } : others;
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
      const {
        at: _,
        asked: __,
        over: ___,
        former: ____,
        objectives: _____,
        fallen: ______,
        late: _______,
        ...others
      } = appliedAll(game.lasting.reduce(ended, game), event.effects);
      return { ...others, battle: event.battle, lasting: [], due: [], ready: [], orders: NO_ORDERS };
    }
    case 'house-set':
      return appliedAll({ ...game, house: { ...game.house, [event.toggle]: event.on } }, event.effects ?? []);
    case 'enforcement-set':
      return { ...game, enforcement: event.enforcement };
    case 'umpire-named':
      return { ...game, umpires: [...new Set([...game.umpires, event.user])] };
    case 'player-joined':
      return joined(left(game, event.user), event);
    case 'player-left':
    case 'player-removed':
      return left(game, event.user);
    case 'umpire-dismissed':
      return { ...game, umpires: game.umpires.filter((user) => user !== event.user) };
    case 'sides-locked': {
      const { locked: _, ...others } = game;
      return event.on ? { ...others, locked: true } : others;
    }
    case 'turn-reports-set': {
      const { turnReports: _, ...others } = game;
      return event.on ? { ...others, turnReports: true } : others;
    }
    case 'dice-set':
      return { ...game, tableDice: event.how };
    case 'clock-set': {
      const { pace: _, ...others } = game;
      return event.pace ? { ...others, pace: event.pace } : others;
    }
    case 'time-ran-out':
      return { ...game, late: [...new Set([...(game.late ?? []), event.side])] };
    case 'asked':
    case 'agreed':
    case 'agreed-in-part':
    case 'declined':
    case 'lapsed':
      return { ...game, asks: asksAfter(game.asks ?? [], event) };
    case 'questioned':
    case 'question-answered':
    case 'question-closed':
    case 'photo-taken':
      return withQuestions(game, event);
    case 'battle-ended':
      return appliedAll(game, event.effects);
    case 'objective-set': {
      const { type: _, ...objective } = event;
      const others = (game.objectives ?? []).filter(({ name }) => name !== event.name);
      return { ...game, objectives: [...others, objective] };
    }
    case 'corrected':
      return {
        ...game,
        made: Math.max(game.made, event.made ?? 0),
        owed: Math.max(game.owed, event.owed ?? 0),
      };
    case 'units-added':
    case 'unit-edited':
    case 'unit-renamed':
    case 'unit-removed':
      return unitsAfter(game, event);
    case 'solo-asked':
    case 'solo-answered':
    case 'solo-did':
    case 'seal-opened':
      return soloAfter(game, event);
    case 'order-sealed':
    case 'orders-complete':
    case 'orders-read':
    case 'orders-revealed':
      return { ...game, orders: ordersAfter(game, event) };
    case 'side-ready':
      return { ...game, ready: [...new Set([...game.ready, event.side])] };
    case 'turn-begun':
      return begun(game, event);
    case 'ruled':
      // Its effects may make the same verb owed again, so it's settled first.
      return appliedAll(settled(game, event), event.effects);
    default:
      return game;
  }
}

function ended(game: Game, { of, field }: Game['lasting'][number]): Game {
  return expired(game, of, field);
}

function joined(game: Game, { side, user }: EventOf<'player-joined'>): Game {
  const own = game.sides[side];
  // A player who returns to their side, or changes sides by agreement, belongs to that side now.
  const { [user]: _, ...former } = game.former ?? {};
  return withSide({ ...game, ...(game.former ? { former } : {}) }, side, user, own);
}

function withSide(game: Game, side: string, user: string, own: Game['sides'][string] | undefined): Game {
  return own ? { ...game, sides: { ...game.sides, [side]: { ...own, players: [...own.players, user] } } } : game;
}

function left(game: Game, user: string): Game {
  const sides = Object.entries(game.sides).map(([id, side]) => {
    return [id, { ...side, players: side.players.filter((player) => player !== user) }] as const;
  });
  const was = sideOf(game, user);
  const former = game.at && was !== undefined ? { former: { ...game.former, [user]: was } } : {};
  return { ...game, ...former, sides: Object.fromEntries(sides) };
}

type AskEvent = EventOf<'asked' | 'agreed' | 'agreed-in-part' | 'declined' | 'lapsed'>;

function asksAfter(asks: NonNullable<Game['asks']>, event: AskEvent): NonNullable<Game['asks']> {
  if (event.type === 'agreed-in-part') {
    return asks.map((each) => (each.id === event.ask ? { ...each, needs: event.needs } : each));
  }
  if (event.type !== 'asked') return asks.filter(({ id }) => id !== event.ask);
  const { type: _, ...ask } = event;
  return [...asks, ask];
}

type UnitEvent = EventOf<'units-added' | 'unit-edited' | 'unit-renamed' | 'unit-removed'>;

function unitsAfter(game: Game, event: UnitEvent): Game {
  if (event.type === 'units-added') {
    const added = Object.fromEntries(event.units.map((unit) => [unit.id, unit]));
    return { ...game, units: { ...game.units, ...added }, made: game.made + event.units.length };
  }
  const { [event.unit]: unit, ...others } = game.units;
  if (!unit) return game;
  if (event.type === 'unit-removed') {
    return appliedAll(without({ ...game, units: others }, event.unit), event.effects ?? []);
  }
  if (event.type === 'unit-renamed') {
    return { ...game, units: { ...game.units, [unit.id]: { ...unit, name: event.name } } };
  }
  if (event.effects) return appliedAll(game, event.effects);
  const kept = Object.entries({ ...unit.fields, ...event.fields }).filter(([, value]) => value !== null);
  const fields = Object.fromEntries(kept) as typeof unit.fields;
  return { ...game, units: { ...game.units, [unit.id]: { ...unit, fields } } };
}

type SoloEvent = EventOf<'solo-asked' | 'solo-answered' | 'solo-did' | 'seal-opened'>;

function soloAfter(game: Game, event: SoloEvent): Game {
  if (event.type === 'solo-asked') {
    const { type: _, rule: __, ...asked } = event;
    return { ...game, asked };
  }
  const { asked, ...others } = appliedAll(event.type === 'seal-opened' ? shown(game, event) : game, event.effects);
  return event.type !== 'solo-answered' && asked ? { ...others, asked } : others;
}

/** What was sealed about a unit is now known. */
function shown(game: Game, { unit: id }: EventOf<'seal-opened'>): Game {
  const unit = game.units[id];
  if (!unit) return game;
  const { sealed: _, draw: __, ...open } = unit;
  return { ...game, units: { ...game.units, [id]: open } };
}

const NO_ORDERS: Game['orders'] = { sealed: [], complete: [] };

type OrderEvent = EventOf<'order-sealed' | 'orders-complete' | 'orders-read' | 'orders-revealed'>;

function ordersAfter({ orders, sides }: Game, event: OrderEvent): Game['orders'] {
  switch (event.type) {
    case 'orders-complete':
      return { ...orders, complete: [...new Set([...orders.complete, event.side])] };
    case 'orders-read':
      return { ...orders, read: [...(orders.read ?? []), { user: event.user, side: event.side }] };
    case 'orders-revealed':
      return NO_ORDERS;
    case 'order-sealed': {
      const { side, hash, single, replaces, turn, by } = event;
      const readers = [...(sides[side]?.players ?? []), ...(by === undefined ? [] : [by])];
      const order = { side, hash, readers, ...(single ? { single } : {}), ...(turn === undefined ? {} : { turn }) };
      return { ...orders, sealed: [...orders.sealed.filter((each) => each.hash !== replaces), order] };
    }
  }
}

function begun(game: Game, { at, closes = [], expired: over, effects }: EventOf<'turn-begun'>): Game {
  const closed = appliedAll(game, closes);
  const after = over.reduce((state, { of, field }) => expired(state, of, field), closed);
  const { asked: _, late: __, ...others } = after;
  return fallenSince(after, appliedAll({ ...others, at, ready: [] }, effects), []);
}

/** Removes an owed ruling once it has been given; of several that are alike, the one that was given. */
function settled(game: Game, { pays, ...ruled }: EventOf<'ruled'>): Game {
  return pays ? { ...game, due: game.due.filter(({ id }) => !pays.includes(id)) } : settledByLikeness(game, ruled);
}

/** Records of version 1 don't say which one a ruling gave. */
function settledByLikeness(game: Game, { verb, who, targets = [], options, filled }: EventOf<'ruled'>): Game {
  const turn = game.at?.turn ?? 0;
  const said = { ...filled, ...options };
  const alike = game.due.filter((due) => {
    // If nobody acts, the unit it's done to is meant.
    const meant = due.unit === undefined || (who === undefined ? targets.includes(due.unit) : due.unit === who);
    return due.verb === verb && meant && due.at.turn <= turn;
  });
  const meant = alike.find((due) => Object.entries(due.options).every(([name, value]) => said[name] === value));
  const paid = meant ?? alike[0];
  return paid ? { ...game, due: game.due.filter((due) => due !== paid) } : game;
}
