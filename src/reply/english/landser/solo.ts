import type { Facts } from '../../../kernel/state/facts.ts';
import type { Labels } from '../labels.ts';
import type { ChangeWords } from '../ruling/change-words.ts';
import { about, doer, does } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { number, say, theSide } from '../words.ts';

/** What Landser's borrowed enemy says: its labels, its orders, and how its men go. */
export const soloLabels: Labels = {
  risk: 'risk',
  'in-rout': 'in rout',
  'heavy-fire': 'in a template or blast',
  casualties: 'squad’s losses',
  'no-nco': 'no commander',
  'under-fire': 'under fire',
  'enemy-behind-or-retiring': 'enemy behind, or friends going back',
  'officer-near': 'commander near',
  'afv-near': 'tank near',
  'friends-near': 'friends near',
  'gun-or-soft-cover': 'support weapon or soft cover',
  'advancing-or-hard-cover': 'advancing, or in hard cover',
  'nothing-in-sight': 'nobody in sight',
  action: 'order',
  'support-weapon': 'support weapon',
};

const ORDERS: Readonly<Record<string, string>> = {
  continue: 'goes on with what he’s doing',
  'move-to-enemy': 'goes for the nearest enemy',
  'halt-in-cover': 'goes to the nearest cover and halts there',
  halt: 'halts',
  advance: 'advances on the nearest enemy',
  attack: 'attacks the nearest enemy',
  retreat: 'goes back',
  rout: 'runs',
  'halt-fire': 'halts, and fires if he can',
};

export const soloVerdicts: Verdicts = {
  solo: ({ action }: Facts, declared: Declared) =>
    declared.solo
      ? `${about(doer(declared), 'order', say(String(action)))}.`
      : `${does(doer(declared), ORDERS[String(action)] ?? say(String(action)), 'He')}.`,
};

/** How far he goes by his order says the order as well. */
export const soloTellings: InNews['changes'][string] = {
  'solo-retreats': (_, { action }) => (action === 'retreat' ? 'better' : undefined),
  'solo-routs': (_, { action }) => (action === 'rout' ? 'better' : undefined),
};

const inches = (value: unknown) => `${number(Number(value))}″`;
const towards = (enemy: string | undefined) => (enemy === undefined ? '' : ` towards ${enemy}`);

export const soloSaid: NonNullable<ChangeWords['said']> = {
  'solo-goes': ({ names: [who, enemy], values }) => `${who} goes ${inches(values.inches)}${towards(enemy)}.`,
  'solo-advances': ({ names: [who, enemy], values }) => `${who} advances ${inches(values.inches)}${towards(enemy)}.`,
  'solo-attacks': ({ names: [who, enemy], values }) => `${who} attacks: ${inches(values.inches)}${towards(enemy)}.`,
  'solo-to-cover': ({ names: [who], values }) => `${who} goes ${inches(values.inches)} to the nearest cover.`,
  'solo-retreats': ({ names: [who], values }) => `${who} goes back ${inches(values.inches)}.`,
  'solo-routs': ({ names: [who], values }) => `${who} runs ${inches(values.inches)}.`,
  'solo-wants-table': () =>
    'The solo rules need a drawn table. Lay one with /battlefield preset, and they play from the next turn on.',
};

export const soloFields: NonNullable<ChangeWords['fields']> = {
  solo: ({ value, sideName }) =>
    value === undefined ? undefined : `WW2 Skirmish’s solo rules play ${theSide(sideName(String(value)))}.`,
  order: () => undefined,
  'under-fire': () => undefined,
};

/** What its options say, in both editions. */
export const soloOptions = {
  task: 'turn plays on for the side that Umpire runs; action throws for one man',
  factors: 'What’s true of him, with commas between',
  losses: 'Full quarters of his squad that are out',
  modifier: 'A one-off modifier you’ve agreed on',
};
