import type { Command } from '../src/command/command.ts';

export const act: Command = {
  name: 'act',
  description: 'Take an action that needs no ruling: hide, covering fire, nothing',
  primary: {
    who: 'Who takes it',
    target: 'Who takes prisoners over, or is aimed at, treated, carried off, killed or captured',
    action: 'What he does',
    terrain: 'He hides in terrain, out of sight',
    with: 'House rules for this action, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this action; otherwise the channel’s',
  },
  example: '/act who:Schmidt action:hide',
  examples: ['/act action:covering-fire'],
  run: (call) => call.rule('act'),
};
