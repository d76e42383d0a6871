import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { endBattle, setObjective } from '../src/referee/games/battle.ts';

const endOptions = {
  winner: option.text({ longest: LONGEST.word }),
  why: option.text({ longest: LONGEST.why, required: true }),
} satisfies OptionsFor<'battle end'>;

const end: Command = {
  name: 'battle end',
  options: endOptions,
  campaign: true,
  main: ['why'],
  example: '/battle end winner:axis why:"The bridge has fallen"',
  run(call) {
    const said = call.options(endOptions);
    return decided(call, (campaign) => endBattle(campaign, call.asked.user, said));
  },
};

const objectiveOptions = {
  name: option.text({ longest: LONGEST.name, required: true }),
  held: option.text({ longest: LONGEST.word }),
} satisfies OptionsFor<'battle objective'>;

const objective: Command = {
  name: 'battle objective',
  options: objectiveOptions,
  campaign: true,
  main: ['name'],
  example: '/battle objective name:"The bridge" held:axis',
  run(call) {
    const said = call.options(objectiveOptions);
    return decided(call, (campaign) => setObjective(campaign, call.asked.user, said));
  },
};

export const battleCommands: readonly Command[] = [end, objective];
