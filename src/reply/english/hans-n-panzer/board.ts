import type { BoardWords } from '../battle/board-words.ts';
import { counted, unsaid } from '../battle/board-words.ts';
import { weaponName } from './words.ts';

/** Weapons in a body of men, by the field with their number. */
const CARRIED: readonly (readonly [field: string, one: string])[] = [
  ['smg', 'SMG'],
  ['light-mg', 'light MG'],
  ['heavy-mg', 'heavy MG'],
  ['bazooka', 'bazooka'],
  ['panzerschreck', 'panzerschreck'],
  ['piat', 'PIAT'],
];

/** Bodies of men, guns, vehicles and houses. */
export const hansNPanzerBoard: BoardWords = {
  arms: (fields) => {
    const { weapon, panzerfaust, spent } = fields;
    const left = Number(panzerfaust ?? 0) - Number(spent ?? 0);
    return [
      ...(typeof weapon === 'string' ? [weaponName(weapon)] : []),
      ...CARRIED.flatMap(([field, one]) => (Number(fields[field] ?? 0) > 0 ? [counted(fields[field]!, one)] : [])),
      ...(left > 0 ? [counted(left, 'panzerfaust')] : []),
    ];
  },
  conditions: {
    weapon: unsaid,
    squad: unsaid,
    spent: ({ value }) => `${counted(value, 'panzerfaust')} fired`,
    smg: unsaid,
    'light-mg': unsaid,
    'heavy-mg': unsaid,
    bazooka: unsaid,
    panzerschreck: unsaid,
    piat: unsaid,
    panzerfaust: unsaid,
    men: ({ value }) => counted(value, 'man', 'men'),
    crew: ({ value }) => `crew of ${value}`,
    'men-inside': ({ value }) => `${value} inside`,
    'halted-until': ({ value }) => `halts until turn ${value}`,
    'holding-until': ({ value }) => `holds until turn ${value}`,
    'retreating-until': ({ value }) => `retreats until turn ${value}`,
    'ready-turn': ({ value }) => (value === 1 ? 'set up' : `set up from turn ${value}`),
    call: ({ text }) => `called on ${text}`,
    'call-ready': ({ value }) => `fires from turn ${value}`,
    passengers: ({ value }) => counted(value, 'passenger'),
    state: ({ text }) => text,
    hits: ({ value }) => counted(value, 'hit'),
  },
  done: ({ men, moved, 'men-used': used, 'move-used': way, 'at-work': work }) => [
    ...(typeof work === 'string' ? [WORK[work] ?? 'is at work'] : []),
    ...(typeof way === 'string' && way !== '1' ? [`has used ${way} of its move`] : []),
    ...(way === '1' || (moved === true && way === undefined) ? ['has moved'] : []),
    ...(work === undefined && typeof used === 'number' && used > 0
      ? [hasFired(used, Math.max(used, Number(men ?? 0)))]
      : []),
  ],
};

function hasFired(used: number, men: number): string {
  return men === 1 ? 'has fired' : `${used} of ${men} men ${used === 1 ? 'has' : 'have'} fired`;
}

const WORK: Readonly<Record<string, string>> = {
  'set-up': 'is setting up',
  'hook-up': 'is hooking up',
  'call-fire': 'is calling for fire',
};
