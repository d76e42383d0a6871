import { type BoardWords, counted } from '../battle/board-words.ts';
import { say } from '../words.ts';

const weapon = say;

/** Fire teams, guns and vehicles. The board shows the Actions that each has left by itself. */
export const ww2SkirmishBoard: BoardWords = {
  arms: (fields) => {
    const { weapon: main, weapons, vehicle } = fields;
    const mounted = Array.isArray(weapons) ? weapons.map((each) => weapon(String(each))) : [];
    if (vehicle !== undefined) return mounted;
    const carried = Object.entries(fields).flatMap(([name, value]) =>
      /^f\d+-weapon$/.test(name) && typeof value === 'string' && value !== main ? [weapon(value)] : [],
    );
    return [...(typeof main === 'string' ? [weapon(main)] : []), ...new Set(carried)];
  },
  conditions: {
    'f{n}-wounds': ({ n, value }) => `figure ${n} wounded${value === 1 ? '' : ` (${value})`}`,
    'f{n}-state': ({ n, text }) => `figure ${n} ${text}`,
    moved: () => 'has moved',
    fired: () => 'has fired',
    rounds: ({ value }) => `${counted(value, 'round')} left`,
    saved: ({ value }) => `${counted(value, 'Action')} saved`,
    'flame-shots': ({ value }) => `${counted(value, 'flame shot')} left`,
    suppressed: ({ value }) => (value === 1 ? 'suppressed' : `suppressed (${value})`),
    idle: () => 'has fallen back',
    routed: () => 'routed',
    speed: ({ value }) => `going ${value}″`,
    'weapons-wrecked': ({ text }) => `${text} wrecked`,
    'explodes-turn': ({ value }) => `explodes in turn ${value}`,
    order: ({ text }) => `ordered to ${text}`,
  },
  done: () => [],
};
