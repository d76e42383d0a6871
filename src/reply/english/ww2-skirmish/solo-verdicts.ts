import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer, does } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { number, say } from '../words.ts';

/** The enemy run by the rules of WW2 Skirmish. */
export const soloVerdicts: Verdicts = { solo };

const ORDERS: Readonly<Record<string, string>> = {
  continue: 'goes on with what it’s doing',
  'move-to-enemy': 'moves to the nearest enemy it can see',
  'halt-in-cover': 'halts in the nearest cover, facing the enemy’s last known position',
  halt: 'halts',
  advance: 'advances on the nearest enemy',
  attack: 'attacks the nearest enemy at full speed, and charges if it can reach them',
  retreat: 'retreats',
  rout: 'routs',
  'halt-fire': 'halts, and fires if it can',
  manoeuvre: 'manoeuvres',
};

/** How it carries out these orders says the order as well. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  'bale-out': ['bales-out'],
  halt: ['afv-halts', 'afv-halts-alone', 'near-enough'],
  manoeuvre: ['manoeuvres', 'manoeuvres-alone'],
  retreat: ['retreats', 'retreats-alone', 'retreats-to-friends', 'afv-retreats', 'afv-retreats-alone'],
};

export const soloTellings: InNews['changes'][string] = Object.fromEntries(
  Object.entries(TELLING).flatMap(([order, words]) =>
    words.map((word) => [`solo-${word}`, (_, { action }) => (action === order ? 'better' : undefined)]),
  ),
);

const PORTALS: Readonly<Record<string, string>> = {
  stays: 'the portal stays',
  moves: 'the portal moves on to the next cover',
  eliminated: 'the portal has nowhere to go and is eliminated',
};

function solo({ force, risk, action, portal, surrendered, ...counted }: Facts, declared: Declared): string {
  const name = doer(declared);
  if (surrendered === true) return `${does(name, 'surrenders')}.`;
  if (typeof risk === 'number') return `${about(name, `risk ${number(risk)}`)}.`;
  // The lines after it say how it carries out its order: a suppressed unit, or one in contact, doesn't go.
  if (typeof action === 'string' && declared.solo) return `${about(name, 'order', say(action))}.`;
  if (action === 'bale-out') return `${does(name, 'bails out', 'The crew')}.`;
  if (typeof action === 'string') return `${does(name, ORDERS[action]!)}.`;
  if (typeof portal === 'string') return `${about(name, PORTALS[portal]!)}.`;
  if (force === undefined) return pool(counted, name);
  return `${about(name, FORCES[String(force)] ?? say(String(force)))}.`;
}

/** What arrives that reads badly by its word alone. */
const FORCES: Readonly<Record<string, string>> = {
  nothing: 'nothing arrives',
  redeploy: 'no force. The portals the players have passed are redeployed',
  tank: 'a tank or self-propelled gun',
};

/** The figures that the players own for the enemy. */
function pool(counted: Facts, name: string | undefined): string {
  const some = Object.entries(counted).map(([kind, many]) => `${say(kind)} ${many}`);
  return some.length > 0
    ? `${about(name, 'figures for the enemy', some.join(', '))}.`
    : `${about(name, 'the enemy has no figures left')}.`;
}
