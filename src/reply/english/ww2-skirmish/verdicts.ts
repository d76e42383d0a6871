import type { Facts } from '../../../kernel/state/facts.ts';
import { hit, missed } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { capital } from '../words.ts';
import { losses, several } from './losses.ts';
import { soloVerdicts } from './solo-verdicts.ts';
import { vehicleVerdicts } from './vehicle-verdicts.ts';

/** How an action in WW2 Skirmish ended. */
export const verdicts: Verdicts = {
  fire,
  effect: (facts) => `${capital(losses(facts))}.`,
  grenade,
  barrage: (facts, declared) => (facts.hit ? `${hit(declared)}: ${losses(facts)}.` : `${missed(declared)}.`),
  smoke,
  spot,
  morale: ({ result, inches }, { names }) => {
    // How a known team goes has a line of its own.
    if (result === 'retires' && names?.who !== undefined) return 'The team retires.';
    return MORALE[String(result)] ?? `The team falls back ${inches}″.`;
  },
  rally: ({ rallied }) => (rallied ? 'The team rallies.' : 'The team keeps running.'),
  suppress: ({ removed }) => (removed === 0 ? 'The suppression stays.' : `${several(removed, 'suppression')} lifted.`),
  act: ({ action }) => ACTS[String(action)] ?? '',
  ...vehicleVerdicts,
  ...soloVerdicts,
};

export const inNews: InNews = {
  options: { act: ['action'], move: ['task', 'cause'], demolish: ['task'] },
  steps: [
    'replaces-crew',
    'leaves-as-scout',
    'rejoins',
    'mounts',
    'dismounts',
    'disperses',
    'closes-up',
    'into-bunker',
    'out-of-bunker',
    'leaves-table',
    'surrenders',
    'crashes-on',
  ],
  by: { attacker: 'who', defender: 'at' },
};

function fire(facts: Facts, declared: Declared): string {
  const { options, names } = declared;
  const on = names?.at === undefined ? '' : ` on ${names.at}`;
  const most = facts['shots-max'];
  if (most !== undefined) return `${several(most, 'shot')} at most.`;
  // /tankhit says what a hit on a vehicle's hull does.
  if (options?.hull === true && facts.hits !== 0)
    return `${several(facts.hits, 'hit')}${on === '' ? ' on the vehicle' : on}.`;
  if (facts.hits === 0) return names?.at === undefined ? 'No hit.' : `${missed(declared)}.`;
  const { who, at } = names ?? {};
  return `${who === undefined || at === undefined ? `${several(facts.hits, 'hit')}${on}` : hit(declared)}: ${losses(facts)}.`;
}

function spot({ spotted }: Facts, { names: { who, at } = {} }: Declared): string {
  if (who !== undefined && at !== undefined) return `${who} ${spotted ? 'spots' : 'doesn’t spot'} ${at}.`;
  return spotted ? 'Spotted.' : 'Not spotted.';
}

function grenade(facts: Facts, declared: Declared): string {
  if (!facts.hit) return `${missed(declared)}.`;
  const at = declared.names?.at;
  const there = at === undefined ? 'It lands there' : `The grenade lands by ${at}`;
  return facts.exploded === false ? `${there}, but it’s a dud.` : `${there}: ${losses(facts)}.`;
}

function smoke(facts: Facts): string {
  if (!facts.placed) return 'It misses the point, so there’s no smoke.';
  return facts.suppressed === undefined ? 'The smoke is down.' : `The smoke is down: ${losses(facts)}.`;
}

/** Morale results that the dice give without inches. */
const MORALE: Readonly<Record<string, string>> = {
  holds: 'The team holds.',
  retires: 'The team retires to the nearest cover to the rear (/move).',
  suppressed: 'The team is suppressed.',
  routs: 'The team routs.',
};

/** What a team does without dice. */
const ACTS: Readonly<Record<string, string>> = {
  replace: 'A figure replaces lost crew.',
  detach: 'A figure leaves as a scout.',
  rejoin: 'A scout rejoins his team.',
  mount: 'The team mounts.',
  dismount: 'The team dismounts.',
  disperse: 'The team spreads out.',
  'close-up': 'The team closes up.',
  bunker: 'The team goes into the bunker.',
  out: 'The team comes out of the bunker.',
  surrender: 'The team surrenders.',
  leave: 'The team leaves the table by its own edge.',
};
