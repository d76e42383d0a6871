import type { Facts } from '../../../kernel/facts.ts';
import type { Verdicts } from '../verdict.ts';
import { allOf, capital, say } from '../words.ts';

/** What became of an action by Hans 'n' Panzer. */
export const verdicts: Verdicts = {
  move: ({ legal, reach }) => (legal ? `It can still go ${reach} on that ground.` : 'It cannot do that this turn.'),
  fire: unlessGated(fire),
  effect: (facts) => `${capital(menKilled(facts))}.`,
  grenade: unlessGated((facts) => (facts.hit ? `It hits: ${menKilled(facts)}.` : 'Missed.')),
  barrage: unlessGated(barrage),
  tankhit: unlessGated(tankhit),
  demolish: unlessGated(demolish),
  morale: ({ result }) => MORALE[String(result)]!,
  rally: ({ result }) => RALLY[String(result)]!,
  visibility: ({ visibility }) => `Nobody shoots beyond ${visibility}.`,
  weapon: (facts) => `Ready in turn ${facts['ready-turn']}.`,
};

/** A shot that is too far for the weapon or the eyes has no other facts. */
function unlessGated(told: (facts: Facts) => string): (facts: Facts) => string {
  return (facts) => (typeof facts.shot === 'string' ? `${capital(say(facts.shot))}: no shot.` : told(facts));
}

function fire(facts: Facts): string {
  if (facts.shots === undefined) return `${capital(menKilled(facts))}.`;
  if (facts.shots === 1) return facts.hits === 1 ? 'Hit.' : 'Missed.';
  return `${facts.hits} of ${facts.shots} shots hit.`;
}

function menKilled({ figures, killed }: Facts): string {
  if (figures === 1) return killed === 1 ? 'the man is killed' : 'the man is unharmed';
  return `${killed} of ${figures} men ${killed === 1 ? 'is' : 'are'} killed`;
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

function tankhit(facts: Facts): string {
  if (facts.hit === false) return 'Missed.';
  const result = facts.result === 'glances' ? 'the shot glances off' : say(String(facts.result));
  const told = facts.result === 'destroyed' ? `${result}; ${losses(facts)}` : result;
  return facts.hit ? `Hit: ${told}.` : `${capital(told)}.`;
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
