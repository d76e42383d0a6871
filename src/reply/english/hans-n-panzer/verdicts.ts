import type { Facts } from '../../../kernel/facts.ts';
import { hit, missed } from '../named.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { allOf, capital, say } from '../words.ts';

/** What became of an action by Hans 'n' Panzer. */
export const verdicts: Verdicts = {
  move: ({ legal, reach }, declared) => {
    if (!legal) return cannotMove(declared);
    const done = doneWithoutInches(declared);
    if (done) return done;
    if (reach === 0) return 'It goes no farther on that ground this turn.';
    return `It can still go ${long(reach, declared)} on that ground.`;
  },
  fire: unlessGated(fire),
  effect: (facts) => `${capital(menKilled(facts))}.`,
  grenade: unlessGated((facts, declared) =>
    facts.hit
      ? `${declared.names?.at === undefined ? 'It hits' : hit(declared)}: ${menKilled(facts)}.`
      : `${missed(declared)}.`,
  ),
  barrage: unlessGated(barrage),
  tankhit: unlessGated(tankhit),
  demolish: unlessGated(demolish),
  morale: ({ result }) => MORALE[String(result)]!,
  rally: ({ result }) => RALLY[String(result)]!,
  visibility: ({ visibility }, declared) => `Nobody shoots beyond ${long(visibility, declared)}.`,
  weapon: (facts, { options }) => (WORKED[String(options?.action)] ?? READY)(Number(facts['ready-turn'])),
};

/** A shot that glances off does nothing: its rule, under every such shot, would be in the way. */
export const toldInFull = ['glances'];

/** A move of which inches say nothing: off the table, before the battle, or into or out of a vehicle. */
function doneWithoutInches({ options = {}, filled = {}, targets = [] }: Declared): string | undefined {
  if (options.exit !== undefined) return 'It leaves the table.';
  if (filled.deployed) return 'It takes its place; before the battle that costs nothing.';
  const boards = filled.boarding === true && targets.length > 0 && options.path === undefined;
  return boards ? 'Getting in or out takes a third of its move.' : undefined;
}

/** Why a move is not legal: men and vehicle stand together while some get in or out, or it is too far. */
function cannotMove({ options, filled }: Declared): string {
  const { unit, boarding, 'vehicle-moved': moved } = { ...filled, ...options };
  if (boarding && moved) return 'The vehicle has moved this turn: nobody gets in or out.';
  if (boarding && unit !== 'infantry') return "Men get in or out of it this turn: it doesn't move.";
  return 'Too far: its move this turn is shorter.';
}

/** A length with its unit: the house rule `centimetres` changes no more than that. */
function long(length: Facts[string] | undefined, { toggles = [] }: Declared): string {
  return `${length}${[...toggles].includes('centimetres') ? ' cm' : '"'}`;
}

const READY = (turn: number) => `Ready in turn ${turn}.`;

const WORKED: Readonly<Record<string, (turn: number) => string>> = {
  'set-up': (turn) => `Set up: it can fire from turn ${turn} on.`,
  'hook-up': (turn) => `Hooked up: it can be moved away from turn ${turn} on.`,
  'call-fire': (turn) => `The guns fire from turn ${turn} on.`,
  capture: (turn) => `Captured: it can be moved away from turn ${turn} on.`,
};

/** A shot that is too far for the weapon or the eyes has no other facts. */
function unlessGated(told: Verdicts[string]): Verdicts[string] {
  return (facts, declared) =>
    typeof facts.shot === 'string' ? `${capital(say(facts.shot))}: no shot.` : told(facts, declared);
}

function fire(facts: Facts, declared: Declared): string {
  if (facts.shots === undefined) return `${capital(menKilled(facts))}.`;
  if (facts.shots === 1) return `${facts.hits === 1 ? hit(declared) : missed(declared)}.`;
  if (facts.hits === 0) return `${all(facts.shots)} shots missed.`;
  return facts.hits === facts.shots ? `${all(facts.shots)} shots hit.` : `${facts.hits} of ${facts.shots} shots hit.`;
}

function menKilled({ figures, killed }: Facts): string {
  if (figures === 1) return killed === 1 ? 'the man is killed' : 'the man is unharmed';
  if (killed === 0) return 'nobody is killed';
  if (killed === figures) return `${all(figures).toLowerCase()} men are killed`;
  return `${killed} of ${figures} men ${killed === 1 ? 'is' : 'are'} killed`;
}

function all(number: Facts[string] | undefined): string {
  return number === 2 ? 'Both' : `All ${number}`;
}

const LANDING: Readonly<Record<string, string>> = {
  short: 'it falls short',
  over: 'it goes over',
  right: 'it comes down to the right',
  left: 'it comes down to the left',
  'dead-center': 'dead centre',
};

function barrage(facts: Facts): string {
  if (facts.landing === 'misfire') return 'A misfire: nothing comes down.';
  const men = facts.figures === undefined ? 'nobody is there' : menKilled(facts);
  return `${capital(LANDING[String(facts.landing)]!)}: ${men}.`;
}

function tankhit(facts: Facts, declared: Declared): string {
  if (facts.hit === false) return `${missed(declared)}.`;
  const result = facts.result === 'glances' ? 'the shot glances off' : say(String(facts.result));
  const told = facts.result === 'destroyed' ? `${result}; ${losses(facts)}` : result;
  return facts.hit ? `${hit(declared)}: ${told}.` : `${capital(told)}.`;
}

function losses(facts: Facts): string {
  const killed = ['crew', 'passengers']
    .filter((who) => facts[`${who}-killed`])
    .map((who) => `${facts[`${who}-killed`]} of the ${who}`);
  return killed.length > 0 ? `${allOf(killed)} killed` : 'nobody in it is killed';
}

const WALL: Readonly<Record<string, string>> = {
  none: 'It stands.',
  'half-height': 'A section of it is cut to half of its height.',
  gap: 'A gap is blown in it.',
};

function demolish({ result, damage, destroyed, killed }: Facts): string {
  if (typeof result === 'string') return WALL[result]!;
  if (!damage) return 'No damage.';
  if (!destroyed) return 'A hit, but the house stands.';
  return killed === 0 ? 'The house is destroyed; nobody was in it.' : `The house is destroyed, with ${killed} in it.`;
}

const MORALE: Readonly<Record<string, string>> = {
  fights: 'It follows orders and fights.',
  holds: 'It holds where it is for one move.',
  'retreats-1': 'It retreats for one move.',
  'retreats-2': 'It retreats for two moves.',
  routs: 'It routs.',
};

const RALLY: Readonly<Record<string, string>> = {
  rallied: 'It is rallied, and back in the battle.',
  halts: 'It halts, and checks morale next turn.',
  routs: 'It goes on routing.',
};
