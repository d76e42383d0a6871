import { say } from '../words.ts';

type Value = string | number | boolean;

const OUTER = 'nobody in the outer areas';

/**
 * What the book takes for so where nobody says anything of an option that’s a number, a tick or a text. What’s chosen from words says
 * it by its word.
 */
const SUPPOSED: Readonly<Record<string, string | ((value: Value) => string)>> = {
  answers: 'no answers',
  'attacker-difficult': 'attacker on easy ground',
  'bad-weather': 'good weather',
  carriers: 'nobody carried',
  counters: (value) => (value === 1 ? '1 portal in sight' : `${value} portals in sight`),
  crossing: 'not crossing',
  'defender-difficult': 'defender on easy ground',
  difficult: 'easy ground',
  edge: 'not at the table’s edge',
  elevation: 'not from above',
  enclosed: 'no enclosed space',
  'enemy-seen': 'an enemy seen',
  extra: 'no extra attackers',
  factors: 'no factors',
  figures: (value) => (value === 1 ? '1 figure' : `${value} figures`),
  friends: 'attackers with friends near',
  'hull-down': 'not hull down',
  inactive: 'target active',
  left: OUTER,
  near: 'nobody near the centre',
  night: 'by day',
  obscured: 'a clear line of fire',
  obstacles: 'no obstacles',
  over: OUTER,
  path: (value) => (value === 'open' ? 'open ground' : say(String(value))),
  'point-blank': 'not at point blank',
  right: OUTER,
  separated: 'allied units near',
  short: OUTER,
  slits: 'not through slits',
  'soft-ground': 'firm ground',
  surrender: 'no enemy to surrender to',
  'target-extra': 'no extra defenders',
  'target-friends': 'defenders with friends near',
  unavailable: 'every portal open',
  unaware: 'everyone aware',
};

/** What's supposed of an option that nobody has said; nothing where its value says it by itself. */
export function supposedOf(option: string, value: Value): string | undefined {
  const says = Object.hasOwn(SUPPOSED, option) ? SUPPOSED[option] : undefined;
  return typeof says === 'function' ? says(value) : says;
}
