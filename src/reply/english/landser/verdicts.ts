import type { Facts } from '../../../kernel/facts.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { capital, say } from '../words.ts';
import { shotVerdicts } from './shot-verdicts.ts';
import { squadVerdicts } from './squad-verdicts.ts';
import { vehicleVerdicts } from './vehicle-verdicts.ts';

/** What became of an action by either edition of Landser. */
export const verdicts: Verdicts = {
  ...shotVerdicts,
  ...vehicleVerdicts,
  ...squadVerdicts,
  initiative,
  spot,
  weapon: () => 'Done: it takes the whole turn.',
  act: ({ action }) => `Declared: ${say(String(action))}.`,
};

/** The side by its name, where it has one. */
function initiative({ first }: Facts, { options, filled }: Declared): string {
  const name = { ...filled, ...options }[String(first)];
  return name === undefined ? `${capital(say(String(first)))} goes first.` : `Goes first: ${capital(String(name))}.`;
}

function spot({ spotted, automatic }: Facts, { names: { who, at } = {} }: Declared): string {
  const without = automatic ? ', without a die' : '';
  if (who !== undefined && at !== undefined) return `${who} ${spotted ? 'spots' : 'doesn’t spot'} ${at}${without}.`;
  return `${spotted ? 'Spotted' : 'Not spotted'}${without}.`;
}
