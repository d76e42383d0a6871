import type { Facts } from '../../../kernel/state/facts.ts';
import type { Declared, Verdicts } from '../ruling/verdict-words.ts';
import { capital, number, say } from '../words.ts';

/** The enemy run by the rules of WW2 Skirmish. */
export const soloVerdicts: Verdicts = { solo };

const ORDERS: Readonly<Record<string, string>> = {
  continue: 'It goes on with what it’s doing.',
  'move-to-enemy': 'It moves to the nearest enemy it can see.',
  'halt-in-cover': 'It halts in the nearest cover, facing the enemy’s last known position.',
  halt: 'It halts.',
  advance: 'It advances on the nearest enemy.',
  attack: 'It attacks the nearest enemy at full speed, and charges if it can reach them.',
  retreat: 'It retreats.',
  rout: 'It routs.',
  'halt-fire': 'It halts, and fires if it can.',
  manoeuvre: 'It manoeuvres.',
  'bale-out': 'The crew bails out.',
};

const PORTALS: Readonly<Record<string, string>> = {
  stays: 'The portal stays.',
  moves: 'The portal moves on to the next cover.',
  eliminated: 'The portal has nowhere to go and is eliminated.',
};

function solo({ force, risk, action, portal, surrendered, ...counted }: Facts, { solo: byItself }: Declared): string {
  if (surrendered === true) return 'It surrenders.';
  if (typeof risk === 'number') return `Risk ${number(risk)}.`;
  // The lines after it say how it carries out its order: a suppressed unit, or one in contact, doesn't go.
  if (typeof action === 'string') return byItself ? `Order: ${say(action)}.` : ORDERS[action]!;
  if (typeof portal === 'string') return PORTALS[portal]!;
  if (force === undefined) return pool(counted);
  if (force === 'nothing') return 'Nothing arrives.';
  if (force === 'redeploy') return 'No force. The portals the players have passed are redeployed.';
  if (force === 'tank') return 'A tank or self-propelled gun.';
  return `${capital(say(String(force)))}.`;
}

/** The figures that the players own for the enemy. */
function pool(counted: Facts): string {
  const some = Object.entries(counted).map(([kind, many]) => `${say(kind)} ${many}`);
  return some.length > 0 ? `Figures for the enemy: ${some.join(', ')}.` : 'The enemy has no figures left.';
}
