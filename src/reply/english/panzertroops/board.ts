import { type BoardWords, counted, unsaid } from '../battle/board-words.ts';
import { say } from '../words.ts';

/** What a unit has done in its step (PT-TURN-01). */
const DONE: Readonly<Record<string, string>> = {
  move: 'has moved',
  fire: 'has fired',
  call: 'has called in',
  load: 'has loaded or unloaded',
  drop: 'has dropped its charge',
  heads: 'has changed who keeps his head down',
  'take-over': 'has taken over a weapon',
  'give-up': 'has given up a weapon',
};

/** "MMG, hull". Numbers that tell several of a kind apart are only for the referee. */
function armText(slot: string): string {
  const [kind, mount] = slot.split('/');
  const name = say(kind!);
  return mount === undefined ? name : `${name} (${mount})`;
}

/** All weapons that are mounted on a vehicle, since it fires all of them; of a man's the first. Rockets are counted by themselves. */
function mainArms(slots: readonly string[]): readonly string[] {
  const mounted = slots.filter((slot) => slot.includes('/'));
  const carried = slots.filter((slot) => slot !== 'panzerfaust').slice(0, 1);
  return [...new Set((mounted.length > 0 ? mounted : carried).map(armText))];
}

/** Men, weapon teams, guns and vehicles. */
export const panzerTroopsBoard: BoardWords = {
  arms: ({ weapons, rockets }) => [
    ...mainArms(Array.isArray(weapons) ? weapons.map(String) : []),
    ...(typeof rockets === 'number' && rockets > 0 ? [counted(rockets, 'panzerfaust')] : []),
  ],
  conditions: {
    squad: unsaid,
    group: unsaid,
    crew: ({ value }) => counted(value, 'man', 'men'),
    lost: ({ value }) => `${counted(value, 'man', 'men')} short`,
    stance: ({ value }) => (value === 'assault' ? 'assaulting' : String(value)),
    heads: ({ value }) => (value === 'up' ? 'heads up' : 'heads down'),
    'smoke-out': ({ text }) => `no smoke left for ${text}`,
    morale: ({ text }) => text,
  },
  done: ({ action }) => (typeof action === 'string' ? [DONE[action] ?? `has acted (${say(action)})`] : []),
};
