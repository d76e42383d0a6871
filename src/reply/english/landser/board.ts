import type { Fields } from '../../../kernel/state/unit.ts';
import { type BoardWords, counted, type Holding } from '../battle/board-words.ts';
import { allOf, say } from '../words.ts';

const weapon = say;
const each = (value: Holding['value']) =>
  allOf((Array.isArray(value) ? value : [value]).map((one) => weapon(String(one))));

/** What a figure has done, by the action of his turn (LC-ACT-01). */
const DONE: Readonly<Record<string, string>> = {
  move: 'has moved',
  'move-fast': 'has moved fast',
  sneak: 'has sneaked',
  assault: 'has assaulted',
  fire: 'has fired',
  hide: 'has hidden',
  'covering-fire': 'covers',
  'weapon-work': 'has worked on his weapon',
  aboard: 'is crewing',
};

/** The halves of a Move and Fire that he has done, and the one he can still do. */
function halves(fields: Fields): string {
  const { shot, allowance, hiding, weapon: main, sidearm } = fields;
  const stopped =
    (hiding !== undefined && hiding !== 'free') ||
    (fields['walking-wounded'] === true && fields['at-base-line'] !== true) ||
    fields['needs-leader'] === true;
  if (shot === true && allowance === undefined) {
    return stopped || fields.immobilised !== undefined ? 'has fired on the move' : 'has fired, can still move';
  }
  if (shot === true) return 'has moved and fired';
  if (stopped) return 'has moved';
  const arm = sidearm ?? main;
  const useless = (['jammed', 'must-reload', 'lost'] as const).some((state) =>
    listed(fields[state]).includes(arm ?? ''),
  );
  return useless ? 'has moved, can still throw' : 'has moved, can still fire';
}

function listed(value: Fields[string] | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Figures and vehicles of both editions. */
export const landserBoard: BoardWords = {
  arms: ({ weapon: main, sidearm, 'anti-tank': antiTank, launcher, 'machine-guns': guns, lost }) => [
    ...(typeof main === 'string' ? [weapon(main)] : []),
    ...(typeof antiTank === 'string' ? [weapon(antiTank)] : []),
    ...(launcher === true ? ['grenade launcher'] : []),
    ...(typeof sidearm === 'string' && (main === undefined || listed(lost).includes(main)) ? [weapon(sidearm)] : []),
    ...(typeof guns === 'number' && guns > 0 ? [counted(guns, 'machine gun')] : []),
  ],
  conditions: {
    leader: () => 'in command',
    'at-base-line': () => 'back at the base line',
    'moved-fast': () => 'moved fast',
    hiding: () => 'hiding',
    'hiding-in': ({ value }) => (value === 'open' ? 'in the open' : 'in cover'),
    angry: ({ text }) => `must return fire at ${text}`,
    'wounds-a': ({ value }) => counted(value, '(a) wound'),
    'wounds-b': ({ value }) => counted(value, '(b) wound'),
    'serious-wounds': ({ value }) => (value === 1 ? 'seriously wounded' : `${value} serious wounds`),
    'light-wounds': ({ value }) => (value === 1 ? 'lightly wounded' : `${value} light wounds`),
    covering: () => 'on Covering Fire',
    guard: ({ text }) => `prisoner of ${text}`,
    jammed: ({ value }) => `${each(value)} jammed`,
    'must-reload': ({ value }) => `${each(value)} empty`,
    lost: ({ value }) => `${each(value)} blown up`,
    'set-up': () => 'gun set up',
    barrel: () => 'has to change the barrel',
    template: () => 'template on the table',
    'in-template': ({ text }) => `under ${text}’s template`,
    'suppressed-by': ({ value }) => `suppressed by ${counted(value, 'man', 'men')}`,
    treated: ({ value }) => `treated for ${counted(value, 'turn')}`,
    used: ({ value }) => `${each(value)} used up`,
    vehicle: ({ text }) => `aboard ${text}`,
    'crew-out': ({ value }) => `${value} of the crew out`,
    'crew-light': ({ value }) => `${value} of the crew lightly wounded`,
    'crew-serious': ({ value }) => `${value} of the crew seriously wounded`,
    'crew-hiding': ({ value }) => `${value} of the crew hiding`,
    immobilised: () => 'immobilised',
    'gun-lost': () => 'main gun lost',
    'machine-guns-lost': ({ value }) => `${counted(value, 'machine gun')} lost`,
  },
  // LS-CAMP-01: he lies there until the battle is over, he's carried off, or he dies.
  gone: ({ fields, gone }) =>
    fields['death-turn'] === undefined ? undefined : `${gone === 'down' ? 'down, ' : ''}lies on the table`,
  done: (fields: Fields) => {
    const { action, 'moved-fast': fast } = fields;
    if (typeof action !== 'string') return [];
    if (action === 'move-and-fire') return [halves(fields)];
    // "moved fast" stands among his conditions.
    if (action === 'move-fast' && fast === true) return [];
    return [DONE[action] ?? `has acted (${say(action)})`];
  },
};
