import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { EventOf, LogEvent } from '../../../src/campaign/record.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { drawnTable } from '../../../src/referee/battlefield/drawn.ts';
import type { Body } from '../../../src/table/body.ts';
import { raysSlowly } from '../../table/slowly.ts';

type Ruled = EventOf<'ruled'>;

/** LC-MOVE-01, -02, -06, -07: inches by action. */
const ALLOWED: Readonly<Record<string, number>> = { move: 4, 'move-fast': 7, 'move-and-fire': 4, sneak: 2 };
/** Deeds that take no action. */
const FREE = ['cannot-return-fire', 'behind-cover'];
/** All that it ever does of itself: no grenade, no barrage, no prisoner (docs/guides/landser-solo.md). */
const DOES = ['solo', 'spot', 'move', 'fire', 'assault', 'weapon', 'act', 'tankhit'];
/** What its men have to throw because of what happened. */
const OWED = ['morale', 'rally', 'wound'];
/** LC-ASLT-02: how far off whoever is assaulted may be, in inches. */
const REACH = 4;
const ACTING = ['move', 'fire', 'assault', 'weapon', 'act', 'grenade', 'tankhit'];

/** What of the acts of the side that the referee runs isn't legal in Landser, by a look that shares no code with how they came about. */
export function illegalIn(
  events: readonly LogEvent[],
  { shotsLookedAt }: { readonly shotsLookedAt: number },
): string[] {
  const check = new Check(shotsLookedAt);
  let game: Game | undefined;
  for (const event of events) {
    const after = evolveGame(game, event) ?? game;
    if (event.type === 'turn-begun') check.begins();
    if (event.type === 'ruled' && game && after) check.rules(event, game, after);
    if (event.type === 'solo-did' && event.unit && game) check.stood(event.unit, game);
    game = after;
  }
  return check.found;
}

class Check {
  readonly found: string[] = [];
  #looks: number;
  /** What each man has done in this step. */
  #acted = new Map<string, string[]>();
  #looked = new Set<string>();
  #moved = new Set<string>();
  #stood = new Map<string, Body>();

  constructor(looks: number) {
    this.#looks = looks;
  }

  /** Where he was before something that isn't a ruling took him elsewhere. */
  stood(who: string, game: Game): void {
    const unit = game.units[who];
    const body = unit && bodyOf(unit, game);
    if (body) this.#stood.set(who, body);
  }

  begins(): void {
    this.#stood = new Map();
    this.#acted = new Map();
    this.#looked = new Set();
    this.#moved = new Set();
  }

  rules(event: Ruled, game: Game, after: Game): void {
    const { who = '', verb } = event;
    if (verb === 'move' || verb === 'assault') this.#moved.add(who);
    const unit = game.units[who];
    if (!event.solo || !unit || unit.side !== game.table.solo) return;
    const says = (what: string) => this.found.push(`#${unit.name} /${verb} ${JSON.stringify(event.options)}: ${what}`);
    if (unit.gone) says('is out');
    if (!DOES.includes(verb) && !OWED.includes(verb)) says('is none of what it does of itself');
    if (ACTING.includes(verb) && !FREE.includes(String(event.options.action))) this.#acts(event, unit, game, says);
    if (verb === 'move') moves(event, unit, game, after, says);
    if (verb === 'spot') this.#spots(event, says);
    const [target] = (event.targets ?? []).map((id) => game.units[id]!);
    if (target && ['fire', 'assault', 'tankhit', 'spot'].includes(verb)) {
      if (target.gone || target.side === unit.side) says(`${target.name} is no enemy in play`);
      if (verb === 'assault') assaults(unit, target, game, says, this.#stood.get(unit.id));
      if (verb === 'fire') this.#fires(event, unit, target, game, says);
    }
  }

  /** LC-TURN-02: one action in his own turn, or the two halves of a Move and Fire. */
  #acts({ verb, options, filled }: Ruled, unit: Unit, game: Game, says: (what: string) => void): void {
    const said = { ...filled, ...options };
    const act = verb === 'move' || verb === 'act' ? String(said.action) : verb;
    if (game.at?.side !== unit.side) {
      if (verb !== 'fire') says('isn’t his to do in the enemy’s turn');
      return;
    }
    const before = this.#acted.get(unit.id) ?? [];
    const isSecondHalf = verb === 'fire' && before.join() === 'move-and-fire' && said.moved === true;
    if (before.length > 0 && !isSecondHalf) says(`has done ${before.join(', ')} already`);
    this.#acted.set(unit.id, [...before, act]);
    const { hiding } = unit.fields;
    const hides = hiding !== undefined && hiding !== 'free' && unit.fields.locked === undefined;
    if (hides && ['fire', 'assault', 'covering-fire', 'move-fast', 'move-and-fire'].includes(act)) says('is in hide');
    if (unit.fields['needs-leader'] && ['fire', 'move-and-fire', 'covering-fire'].includes(act)) says('needs a leader');
  }

  /** LC-OBS-08: once a turn at each. */
  #spots({ who, targets = [] }: Ruled, says: (what: string) => void): void {
    const look = `${who} ${targets.join()}`;
    if (this.#looked.has(look)) says('has looked for him already');
    this.#looked.add(look);
  }

  #fires({ filled, options }: Ruled, unit: Unit, target: Unit, game: Game, says: (what: string) => void): void {
    const [from, to] = [bodyOf(unit, game), bodyOf(target, game)];
    if (!from || !to) {
      says('they aren’t both on the table');
      return;
    }
    const said = { ...filled, ...options };
    const inches = apart(from, to);
    if (Math.abs(inches - Number(said.range)) > 0.02) says(`at ${said.range}, ${inches} off`);
    const weapon = String(said.weapon);
    const broken = [unit.fields.jammed, unit.fields['must-reload'], unit.fields.lost].flat();
    if (broken.includes(weapon)) says(`his ${weapon} doesn’t fire`);
    if (game.at?.side !== unit.side) {
      if (!unit.fields.covering) says('isn’t on Covering Fire');
      if (!this.#moved.has(target.id)) says(`${target.name} hasn’t moved`);
      const off = Math.abs(((direction(from, to) - (from.facing ?? 0) + 540) % 360) - 180);
      if (off > 22.6) says(`${off}° off his facing`);
    }
    if (this.#looks-- <= 0) return;
    const table = drawnTable(game)!;
    if (!raysSlowly(table, from, to).some(({ above, wood, smoke }) => above <= 0.05 && wood <= 2.05 && smoke <= 0.05))
      says(`can’t see ${target.name}`);
  }
}

/** He goes no further than his action lets him, somewhere, onto nobody, into nothing that’s barred, and not off the table. */
function moves({ options, filled }: Ruled, unit: Unit, before: Game, after: Game, says: (what: string) => void): void {
  const [from, to] = [bodyOf(unit, before), bodyOf(after.units[unit.id]!, after)];
  if (!from || !to) {
    says('isn’t on the table');
    return;
  }
  const said = { ...filled, ...options };
  const inches = apart(from, to);
  const full = Math.max(0, ALLOWED[String(said.action)]! - Number(unit.fields['wounds-a'] ?? 0));
  const allowed = unit.fields.disorientated ? Math.ceil(full / 2) : full;
  if (inches > allowed + 0.02) says(`went ${inches} of ${allowed}`);
  // Whoever comes out of hide needn’t go anywhere.
  if (inches < 0.25 && !unit.fields.hiding) says('wasted his move');
  const [width, depth] = before.battlefield!.size;
  const [x, y] = to.at;
  if (x < 0.3 || y < 0.3 || x > width! - 0.3 || y > depth! - 0.3) says(`left the table at ${x},${y}`);
  for (const other of Object.values(after.units)) {
    const body = other.id === unit.id || other.gone ? undefined : bodyOf(other, after);
    if (inches > 0 && body && apart(to, body) < radius(to) + radius(body) - 0.03) says(`stands on ${other.name}`);
  }
  const under = drawnTable(after)!.terrain.at(to.at)[0]?.piece.kind;
  if (inches > 0 && (under === 'river' || under === 'wreck')) says(`stands in a ${under}`);
}

/** LC-ASLT-02: in contact, and from no further than he goes for it. */
function assaults(unit: Unit, target: Unit, game: Game, says: (what: string) => void, before?: Body): void {
  const [from, to] = [bodyOf(unit, game), bodyOf(target, game)];
  if (!from || !to) {
    says('they aren’t both on the table');
    return;
  }
  if (before && apart(before, from) > REACH + 0.02) says(`came ${apart(before, from)} for it`);
  if (apart(from, to) > radius(from) + radius(to) + 0.05 && !unit.fields.locked) says(`is ${apart(from, to)} off`);
}

function bodyOf(unit: Unit, game: Game): Body | undefined {
  return drawnTable(game)!.figuresOf(unit)[0];
}

function apart({ at: [ax, ay] }: Body, { at: [bx, by] }: Body): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Degrees clockwise from up the table. */
function direction({ at: [ax, ay] }: Body, { at: [bx, by] }: Body): number {
  return (Math.atan2(bx - ax, by - ay) * 180) / Math.PI;
}

function radius({ base }: Body): number {
  return 'circle' in base ? base.circle / 2 : 0;
}
