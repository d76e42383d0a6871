import type { Command } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { endBattle, setObjective } from '../src/referee/battle.ts';

const endOptions = {
  winner: option.text('The side that has won; leave it out for a draw'),
  why: option.text('Why the battle is over, in your own words', { required: true }),
} satisfies OptionTable;

const end: Command = {
  name: 'battle end',
  description: 'End the battle, won or drawn: both sides agree to it, or an umpire who plays no side decides',
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
  name: option.text('What the battle is about: a bridge, a farm', { required: true }),
  held: option.text('The side that holds it; if you leave it out, nobody does'),
} satisfies OptionTable;

const objective: Command = {
  name: 'battle objective',
  description: 'Declare what the battle is about, or say which side holds it now',
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
