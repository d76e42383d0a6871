import type { Facts } from '../kernel/facts.ts';

/**
 * What a result is worth to the player who threw for it, in men: 1 is a man out of action. Counts are worth that each, flags
 * once. A hit that hurts nobody still counts for something, so that misses show too.
 */
const OF_FACT: Readonly<Record<string, number>> = {
  killed: 1,
  kills: 1,
  disabled: 1,
  'out-of-action': 1,
  'serious-wound': 0.75,
  'light-wound': 0.4,
  wounds: 0.4,
  hide: 0.2,
  suppressed: 0.2,
  pinned: 0.25,
  'crew-killed': 1,
  'passengers-killed': 1,
  'weapons-destroyed': 1,
  'total-destruction': 3,
  destroyed: 3,
  hit: 0.2,
  hits: 0.2,
  jam: -0.3,
  premature: -0.3,
  'gun-exploded': -1,
  'ammo-out': -0.3,
  spotted: 0.5,
  rallied: 1,
  broken: -1,
  surrendered: -1,
  surrender: 1,
  placed: 0.5,
  escaped: 1,
  'crew-out': 0.5,
  'riders-out': 0.5,
  removed: 0.2,
  died: -1,
  stuck: -0.5,
  captured: 0.5,
};

/** The same for what a fact says in a word. */
const OF_WORD: Readonly<Record<string, number>> = {
  'out-of-action': 1,
  'serious-wound': 0.75,
  'light-wound': 0.4,
  hide: 0.2,
  killed: 1,
  pinned: 0.25,
  destroyed: 3,
  explodes: 3,
  'ammo-explodes': 3,
  'on-fire': 2,
  penetrating: 2,
  disabled: 2,
  immobilised: 1,
  'crew-shaken': 0.3,
  'crew-injured': 0.5,
  'crew-killed': 1,
  'mg-destroyed': 0.5,
  'main-gun-damaged': 1,
  'main-gun-destroyed': 1.5,
  'turret-jammed': 1,
  'thrown-track': 1,
  'driver-killed': 1,
  'occupants-1': 1,
  'occupants-2': 2,
  'occupants-4': 4,
  'occupants-all': 5,
  through: 1,
  gap: 1,
  'half-height': 0.5,
  'dead-center': 0.5,
  attacker: 1,
  defender: -1,
  fights: 0.5,
  rallied: 1,
  halts: 0.5,
  retires: -0.5,
  'falls-back': -0.5,
  'retreats-1': -0.5,
  'retreats-2': -0.75,
  routs: -1,
};

/** Verbs whose results are neither good nor bad for anyone: who goes first, how far one sees, what happens to a wounded man. */
const NEITHER: ReadonlySet<string> = new Set(['initiative', 'visibility', 'move', 'wound', 'solo', 'points', 'weapon']);

/** In a test of nerve, the results happen to one's own men. */
const OWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  morale: { suppressed: -0.25, pinned: -0.25, surrender: -1 },
};

/** What facts are worth to the player who threw for them; nothing if they are neither good nor bad. */
export function worthOf(verb: string, facts: Facts): number | undefined {
  if (NEITHER.has(verb)) return undefined;
  return Object.entries(facts).reduce((sum, [name, value]) => sum + worth(verb, name, value), 0);
}

function worth(verb: string, name: string, value: Facts[string]): number {
  const own = OWN[verb];
  if (typeof value === 'string') return own?.[value] ?? OF_WORD[value] ?? 0;
  const each = own?.[name] ?? OF_FACT[name] ?? 0;
  return each * Number(value ?? 0);
}
