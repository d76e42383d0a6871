import type { EffectOf } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer, does, hit, missed, struck } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { allOf, say } from '../words.ts';
import { weaponName } from './words.ts';

/** How an action in Hans 'n' Panzer ended. */
export const verdicts: Verdicts = {
  move: ({ legal, reach }, declared) => {
    if (!legal) return `${about(doer(declared), cannotMove(declared))}.`;
    const crew = declared.effects?.find((effect) => effect.effect === 'made');
    const name = crew ? crew.unit.name : doer(declared);
    return whatItDoes(name, reach, declared);
  },
  fire: unlessGated(fire),
  effect: (facts, declared) => `${about(struck(declared), menKilled(facts))}.`,
  grenade: unlessGated(grenade, ['throw', 'throw']),
  barrage: unlessGated(barrage),
  tankhit: unlessGated(tankhit),
  demolish: unlessGated(demolish),
  morale: ({ result }, declared) => `${does(doer(declared), MORALE[String(result)]!)}.`,
  rally: ({ result }, declared) => `${does(doer(declared), RALLY[String(result)]!)}.`,
  visibility: ({ visibility }, declared) => `You can see ${long(visibility, declared)}. Nobody shoots farther.`,
  weapon: (facts, declared) => {
    const { options, effects = [], names: { who, at } = {} } = declared;
    const turn = Number(facts['ready-turn']);
    const name = doer(declared);
    const action = options?.action;
    if (action === 'call-fire') return `${about(name, calledFor(turn, effects))}.`;
    if (action === 'set-up') return `${setUp(name, turn, effects)}.`;
    if (action === 'leave') return `${does(name, 'is free again')}.`;
    if (action === 'capture' && who !== undefined && at !== undefined)
      return `${who} has taken ${at}, and can move it from turn ${turn} on.`;
    const isTaken = action === 'capture' || action === 'hook-up';
    return `${isTaken ? does(name, `can be moved away from turn ${turn}`) : about(name, `ready in turn ${turn}`)}.`;
  },
};

export const inNews: InNews = {
  options: { move: ['exit'], weapon: ['action'] },
  steps: [
    'to-go',
    'loading',
    'hooked-up',
    'fire-called',
    'captured',
    'left-there',
    'gun-set-up',
    'mortar-set-up',
    'artillery-set-up',
  ],
  by: {},
  changes: {
    morale: { routs: 'better' },
    move: {
      'can-go': (_, { reach }, declared) => (reach !== 0 && onlyCanGo(declared) ? 'better' : undefined),
    },
    rally: { rallied: 'told' },
    tankhit: {
      disabled: 'told',
      destroyed: (change) => (change.effect === 'remind' && isAllOfIt(change) ? 'told' : undefined),
    },
    weapon: { captured: 'better' },
  },
};

/** A wreck that nobody was in, so that there's no more to say of it. */
function isAllOfIt({ units = [], values: { empty, crew = 0, others = 0 } = {} }: EffectOf<'remind'>): boolean {
  return empty === true && crew === 0 && others === 0 && units.length === 1;
}

/** Whether the news of a move is only how far it can go. */
function onlyCanGo(declared: Declared): boolean {
  return doneWithoutInches(declared) === undefined && goneSoFar(declared) === 0 && !entersHouse(declared);
}

/** A shot that glances off does nothing, and quoting its rule under every such shot would be in the way. */
export const toldInFull = ['glances'];

function whatItDoes(name: string | undefined, reach: Facts[string] | undefined, declared: Declared): string {
  const done = doneWithoutInches(declared);
  if (done) return does(name, done);
  const gone = goneSoFar(declared);
  // How far it can still go has a line of its own, with what to type.
  const rest = declared.effects?.find((each) => each.effect === 'remind' && REST.includes(each.says ?? ''));
  if (rest && gone > 0) return does(name, `goes ${long(gone, declared)}.`);
  if (reach === 0) {
    const first = gone > 0 ? `goes ${long(gone, declared)}, and ` : '';
    return does(name, `${first}can’t go any farther on that ground this turn.`);
  }
  const left = rest ? `can go ${long(reach, declared)}.` : `can still go ${long(reach, declared)} on that ground.`;
  if (gone > 0) return `${does(name, `goes ${long(gone, declared)}`)}. It ${left}`;
  return entersHouse(declared)
    ? `${does(declared.names?.who, `goes into ${declared.names?.at}`)}. It ${left}`
    : does(name, left);
}

const REST: readonly string[] = ['can-go', 'move-left'];

/** Without inches, a named place that isn't boarded is a house that it stands at; `men:0` brings everybody out. */
function entersHouse({ options = {}, filled = {}, targets = [], names }: Declared): boolean {
  return targets.length > 0 && names?.at !== undefined && filled.boarding !== true && options.men !== 0;
}

/** A move not measured in inches: off the table, before the battle, or into or out of a vehicle. */
function doneWithoutInches({ options = {}, filled = {}, targets = [] }: Declared): string | undefined {
  if (options.exit !== undefined) return 'leaves the table.';
  if (filled.deployed) return 'takes its place. Before the battle that costs nothing.';
  const boards = filled.boarding === true && targets.length > 0 && options.path === undefined;
  return boards ? 'gets in or out, which takes a third of its move.' : undefined;
}

/** How far it goes by the legs of its path that have inches; 0 if there are none, or they're written in another way. */
function goneSoFar({ options, filled }: Declared): number {
  const legs = String({ ...filled, ...options }.path ?? '').split(',');
  const inches = legs.map((leg) => /^\s*(?:[a-z-]+(?:$|[:=]))?(\d+(?:\.\d+)?)?\s*$/.exec(leg));
  if (inches.some((found) => !found)) return 0;
  return Number(inches.reduce((sum, found) => sum + Number(found![1] ?? 0), 0).toFixed(2));
}

/** Why a move isn't legal: it's too far, or men and vehicle have to stand together while some get in or out. */
function cannotMove({ options, filled }: Declared): string {
  const { unit, boarding, 'vehicle-moved': moved } = { ...filled, ...options };
  if (boarding && moved) return 'the vehicle has moved this turn, so nobody can get in or out';
  if (boarding && unit !== 'infantry') return 'men get in or out of it this turn, so it can’t move';
  return 'that’s farther than it can go this turn';
}

/** A length with its unit: that's all the house rule `centimetres` changes. */
function long(length: Facts[string] | undefined, { toggles = [] }: Declared): string {
  return `${length}${[...toggles].includes('centimetres') ? ' cm' : '″'}`;
}

/** What can fire: the gun itself, or the one that its vehicle unhooks. */
function setUp(name: string | undefined, turn: number, effects: NonNullable<Declared['effects']>): string {
  const done = effects.find((effect) => effect.effect === 'remind' && SET_UP.includes(effect.says ?? ''));
  const of = done?.effect === 'remind' ? done.values?.of : undefined;
  const can = `can fire from turn ${turn}`;
  return of === undefined ? does(name, can) : about(name, `the ${weaponName(of)} ${can}`);
}

const SET_UP: readonly string[] = ['being-set-up', 'in-position'];

/** When the guns fire: they may still have to be set up. */
function calledFor(turn: number, effects: NonNullable<Declared['effects']>): string {
  const called = effects.find((effect) => effect.effect === 'remind' && effect.says === 'fire-called');
  const { ready = turn, unready } = (called?.effect === 'remind' && called.values) || {};
  return `the guns can fire ${unready ? 'once they’re set up' : `from turn ${ready}`}`;
}

/** A shot beyond the range of the weapon or of sight has no other facts. */
function unlessGated(verdict: Verdicts[string], [shot, shoots] = ['shot', 'shoot']): Verdicts[string] {
  return (facts, declared) => {
    if (typeof facts.shot !== 'string') return verdict(facts, declared);
    const { who } = declared.names ?? {};
    const why = say(facts.shot);
    return who === undefined ? `${about(declared.names?.at, why, `no ${shot}`)}.` : `${who} doesn’t ${shoots}: ${why}.`;
  };
}

function fire(facts: Facts, declared: Declared): string {
  const harmless = facts.hits === 0 || facts.killed === 0;
  // How many of its men that is has a line of its own.
  if (declared.names?.who !== undefined && declared.names.at !== undefined && (harmless || saysHits(declared)))
    return `${harmless ? missed(declared) : hit(declared)}.`;
  if (facts.shots === 1) return `${facts.hits === 1 ? hit(declared) : missed(declared)}.`;
  return `${about(struck(declared), facts.shots === undefined ? menKilled(facts) : shotsHit(facts))}.`;
}

function shotsHit({ hits, shots }: Facts): string {
  if (hits === 0) return `${all(shots)} shots missed`;
  return hits === shots ? `${all(shots)} shots hit` : `${hits} of ${shots} shots hit`;
}

function saysHits({ effects = [] }: Declared): boolean {
  return effects.some((each) => each.effect === 'remind' && each.says === 'men-hit');
}

function menKilled({ figures, killed }: Facts): string {
  if (figures === 0) return 'nobody is there';
  if (figures === 1) return killed === 1 ? 'the man is killed' : 'the man is unharmed';
  if (killed === 0) return 'nobody is killed';
  if (killed === figures) return `${all(figures)} men are killed`;
  return `${killed} of ${figures} men ${killed === 1 ? 'is' : 'are'} killed`;
}

function all(number: Facts[string] | undefined): string {
  return number === 2 ? 'both' : `all ${number}`;
}

/** A grenade that's thrown where nobody is named is called his who threw it. */
function grenade(facts: Facts, declared: Declared): string {
  if (!facts.hit) return `${missed(declared)}.`;
  const { who, at } = declared.names ?? {};
  if (at !== undefined) return `${hit(declared, menKilled(facts))}.`;
  return `${who === undefined ? 'It' : `${who}’s grenade`} hits: ${menKilled(facts)}.`;
}

/** Where it lands, as the firer sees it, with the target's name if it has one. */
const LANDING: Readonly<Record<string, (at?: string) => string>> = {
  short: (at) => (at === undefined ? 'falls short' : `falls short of ${at}`),
  over: (at) => (at === undefined ? 'goes over' : `goes over ${at}`),
  right: (at) => `lands to the right${at === undefined ? '' : ` of ${at}`}`,
  left: (at) => `lands to the left${at === undefined ? '' : ` of ${at}`}`,
};

function barrage(facts: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  if (facts.landing === 'misfire') return `${about(struck(declared), 'a misfire', 'nothing lands')}.`;
  const men = facts.figures === undefined ? 'nobody is there' : menKilled(facts);
  if (facts.landing === 'dead-center')
    return at === undefined ? `${about(who, 'dead centre', men)}.` : `Dead centre on ${at}: ${men}.`;
  const salvo = who === undefined || at !== undefined ? 'It' : `${who}’s salvo`;
  return `${salvo} ${LANDING[String(facts.landing)]!(at)}: ${men}.`;
}

function tankhit(facts: Facts, declared: Declared): string {
  if (facts.hit === false) return `${missed(declared)}.`;
  const result = facts.result === 'glances' ? 'the shot glances off' : say(String(facts.result));
  const outcome = facts.result === 'destroyed' ? `${result}; ${losses(facts)}` : result;
  return `${facts.hit ? hit(declared, outcome) : about(struck(declared), outcome)}.`;
}

function losses(facts: Facts): string {
  const killed = ['crew', 'passengers']
    .filter((who) => facts[`${who}-killed`])
    .map((who) => `${facts[`${who}-killed`]} of the ${who}`);
  return killed.length > 0 ? `${allOf(killed)} killed` : 'nobody inside is killed';
}

const WALL: Readonly<Record<string, string>> = {
  none: 'nothing happens to it',
  'half-height': 'a section is cut to half its height',
  gap: 'a gap is blown in it',
};

function demolish(facts: Facts, declared: Declared): string {
  return `${about(struck(declared), broken(facts))}.`;
}

function broken({ result, damage, destroyed, killed }: Facts): string {
  if (typeof result === 'string') return WALL[result]!;
  if (!damage) return 'no damage';
  if (!destroyed) return 'a hit, but the house still stands';
  return killed === 0
    ? 'the house is destroyed; nobody was in it'
    : `the house is destroyed, and ${killed === 1 ? 'the man in it is' : `the ${killed} men in it are`} killed`;
}

const MORALE: Readonly<Record<string, string>> = {
  fights: 'follows orders and fights',
  holds: 'holds where it is for one move',
  'retreats-1': 'retreats for one move',
  'retreats-2': 'retreats for two moves',
  routs: 'routs',
};

const RALLY: Readonly<Record<string, string>> = {
  rallied: 'rallies and is back in the battle',
  halts: 'halts and checks morale next turn',
  routs: 'keeps routing',
};
