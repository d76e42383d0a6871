import type { Facts } from '../../../kernel/state/facts.ts';
import { hit, missed } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { allOf, capital, say } from '../words.ts';
import { weaponName } from './words.ts';

/** How an action in Hans 'n' Panzer ended. */
export const verdicts: Verdicts = {
  move: ({ legal, reach }, declared) => {
    if (!legal) return cannotMove(declared);
    const crew = declared.effects?.find((effect) => effect.effect === 'made');
    const done = whatItDoes(reach, declared);
    return crew ? done.replace(/^It /, `${crew.unit.name} `) : done;
  },
  fire: unlessGated(fire),
  effect: (facts) => `${capital(menKilled(facts))}.`,
  grenade: unlessGated(
    (facts, declared) =>
      facts.hit
        ? `${declared.names?.at === undefined ? 'It hits' : hit(declared)}: ${menKilled(facts)}.`
        : `${missed(declared)}.`,
    ['throw', 'throw'],
  ),
  barrage: unlessGated(barrage),
  tankhit: unlessGated(tankhit),
  demolish: unlessGated(demolish),
  morale: ({ result }) => MORALE[String(result)]!,
  rally: ({ result }) => RALLY[String(result)]!,
  visibility: ({ visibility }, declared) => `You can see ${long(visibility, declared)}. Nobody shoots farther.`,
  weapon: (facts, { options, effects = [], names: { who, at } = {} }) => {
    const turn = Number(facts['ready-turn']);
    if (options?.action === 'call-fire') return calledFor(turn, effects);
    if (options?.action === 'set-up') return setUp(turn, effects);
    if (options?.action === 'leave') return 'It is free again.';
    if (options?.action === 'capture' && who !== undefined && at !== undefined)
      return `${who} has taken ${at}, and can move it from turn ${turn} on.`;
    return (WORKED[String(options?.action)] ?? READY)(turn);
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
};

/** A shot that glances off does nothing, and quoting its rule under every such shot would be in the way. */
export const toldInFull = ['glances'];

function whatItDoes(reach: Facts[string] | undefined, declared: Declared): string {
  const done = doneWithoutInches(declared);
  if (done) return done;
  const gone = goneSoFar(declared);
  // How far it can still go has a line of its own, with what to type.
  const rest = declared.effects?.find((each) => each.effect === 'remind' && REST.includes(each.says ?? ''));
  if (rest && gone > 0) return `It goes ${long(gone, declared)}.`;
  if (reach === 0) {
    return gone > 0
      ? `It goes ${long(gone, declared)}, and can’t go any farther on that ground this turn.`
      : 'It can’t go any farther on that ground this turn.';
  }
  const left = rest
    ? `It can go ${long(reach, declared)}.`
    : `It can still go ${long(reach, declared)} on that ground.`;
  if (gone > 0) return `It goes ${long(gone, declared)}. ${left}`;
  return entersHouse(declared) ? `${declared.names?.who ?? 'It'} goes into ${declared.names?.at}. ${left}` : left;
}

const REST: readonly string[] = ['can-go', 'move-left'];

/** Without inches, a named place that isn't boarded is a house that it stands at; `men:0` brings everybody out. */
function entersHouse({ options = {}, filled = {}, targets = [], names }: Declared): boolean {
  return targets.length > 0 && names?.at !== undefined && filled.boarding !== true && options.men !== 0;
}

/** A move not measured in inches: off the table, before the battle, or into or out of a vehicle. */
function doneWithoutInches({ options = {}, filled = {}, targets = [] }: Declared): string | undefined {
  if (options.exit !== undefined) return 'It leaves the table.';
  if (filled.deployed) return 'It takes its place. Before the battle that costs nothing.';
  const boards = filled.boarding === true && targets.length > 0 && options.path === undefined;
  return boards ? 'It gets in or out, which takes a third of its move.' : undefined;
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
  if (boarding && moved) return 'The vehicle has moved this turn, so nobody can get in or out.';
  if (boarding && unit !== 'infantry') return 'Men get in or out of it this turn, so it can’t move.';
  return 'That’s farther than it can go this turn.';
}

/** A length with its unit: that's all the house rule `centimetres` changes. */
function long(length: Facts[string] | undefined, { toggles = [] }: Declared): string {
  return `${length}${[...toggles].includes('centimetres') ? ' cm' : '″'}`;
}

const READY = (turn: number) => `Ready in turn ${turn}.`;

const WORKED: Readonly<Record<string, (turn: number) => string>> = {
  'hook-up': (turn) => `It can be moved away from turn ${turn}.`,
  capture: (turn) => `It can be moved away from turn ${turn}.`,
};

/** What can fire: the gun itself, or the one that its vehicle unhooks. */
function setUp(turn: number, effects: NonNullable<Declared['effects']>): string {
  const done = effects.find((effect) => effect.effect === 'remind' && SET_UP.includes(effect.says ?? ''));
  const of = done?.effect === 'remind' ? done.values?.of : undefined;
  return of === undefined ? `It can fire from turn ${turn}.` : `The ${weaponName(of)} can fire from turn ${turn}.`;
}

const SET_UP: readonly string[] = ['being-set-up', 'in-position'];

/** When the guns fire: they may still have to be set up. */
function calledFor(turn: number, effects: NonNullable<Declared['effects']>): string {
  const called = effects.find((effect) => effect.effect === 'remind' && effect.says === 'fire-called');
  const { ready = turn, unready } = (called?.effect === 'remind' && called.values) || {};
  return unready ? 'The guns can fire once they’re set up.' : `The guns can fire from turn ${ready}.`;
}

/** A shot beyond the range of the weapon or of sight has no other facts. */
function unlessGated(verdict: Verdicts[string], [shot, shoots] = ['shot', 'shoot']): Verdicts[string] {
  return (facts, declared) => {
    if (typeof facts.shot !== 'string') return verdict(facts, declared);
    const { who } = declared.names ?? {};
    const why = say(facts.shot);
    return who === undefined ? `${capital(why)}: no ${shot}.` : `${who} doesn’t ${shoots}: ${why}.`;
  };
}

function fire(facts: Facts, declared: Declared): string {
  const harmless = facts.hits === 0 || facts.killed === 0;
  // How many of its men that is has a line of its own.
  if (declared.names?.who !== undefined && declared.names.at !== undefined && (harmless || saysHits(declared)))
    return `${harmless ? missed(declared) : hit(declared)}.`;
  if (facts.shots === undefined) return `${capital(menKilled(facts))}.`;
  if (facts.shots === 1) return `${facts.hits === 1 ? hit(declared) : missed(declared)}.`;
  if (facts.hits === 0) return `${all(facts.shots)} shots missed.`;
  return facts.hits === facts.shots ? `${all(facts.shots)} shots hit.` : `${facts.hits} of ${facts.shots} shots hit.`;
}

function saysHits({ effects = [] }: Declared): boolean {
  return effects.some((each) => each.effect === 'remind' && each.says === 'men-hit');
}

function menKilled({ figures, killed }: Facts): string {
  if (figures === 0) return 'nobody is there';
  if (figures === 1) return killed === 1 ? 'the man is killed' : 'the man is unharmed';
  if (killed === 0) return 'nobody is killed';
  if (killed === figures) return `${all(figures).toLowerCase()} men are killed`;
  return `${killed} of ${figures} men ${killed === 1 ? 'is' : 'are'} killed`;
}

function all(number: Facts[string] | undefined): string {
  return number === 2 ? 'Both' : `All ${number}`;
}

/** Where it lands, as the firer sees it, with the target's name if it has one. */
const LANDING: Readonly<Record<string, (at?: string) => string>> = {
  short: (at) => (at === undefined ? 'It falls short' : `It falls short of ${at}`),
  over: (at) => (at === undefined ? 'It goes over' : `It goes over ${at}`),
  right: (at) => `It lands to the right${at === undefined ? '' : ` of ${at}`}`,
  left: (at) => `It lands to the left${at === undefined ? '' : ` of ${at}`}`,
  'dead-center': (at) => (at === undefined ? 'Dead centre' : `Dead centre on ${at}`),
};

function barrage(facts: Facts, { names }: Declared): string {
  if (facts.landing === 'misfire') return 'A misfire: nothing lands.';
  const men = facts.figures === undefined ? 'nobody is there' : menKilled(facts);
  return `${LANDING[String(facts.landing)]!(names?.at)}: ${men}.`;
}

function tankhit(facts: Facts, declared: Declared): string {
  if (facts.hit === false) return `${missed(declared)}.`;
  const result = facts.result === 'glances' ? 'the shot glances off' : say(String(facts.result));
  const outcome = facts.result === 'destroyed' ? `${result}; ${losses(facts)}` : result;
  return facts.hit ? `${hit(declared)}: ${outcome}.` : `${capital(outcome)}.`;
}

function losses(facts: Facts): string {
  const killed = ['crew', 'passengers']
    .filter((who) => facts[`${who}-killed`])
    .map((who) => `${facts[`${who}-killed`]} of the ${who}`);
  return killed.length > 0 ? `${allOf(killed)} killed` : 'nobody inside is killed';
}

const WALL: Readonly<Record<string, string>> = {
  none: 'Nothing happens to it.',
  'half-height': 'A section is cut to half its height.',
  gap: 'A gap is blown in it.',
};

function demolish({ result, damage, destroyed, killed }: Facts): string {
  if (typeof result === 'string') return WALL[result]!;
  if (!damage) return 'No damage.';
  if (!destroyed) return 'A hit, but the house still stands.';
  return killed === 0
    ? 'The house is destroyed; nobody was in it.'
    : `The house is destroyed, and ${killed === 1 ? 'the man in it is' : `the ${killed} men in it are`} killed.`;
}

const MORALE: Readonly<Record<string, string>> = {
  fights: 'It follows orders and fights.',
  holds: 'It holds where it is for one move.',
  'retreats-1': 'It retreats for one move.',
  'retreats-2': 'It retreats for two moves.',
  routs: 'It routs.',
};

const RALLY: Readonly<Record<string, string>> = {
  rallied: 'It rallies and is back in the battle.',
  halts: 'It halts and checks morale next turn.',
  routs: 'It keeps routing.',
};
