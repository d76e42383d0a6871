import { THEN } from '../src/campaign/state.ts';
import type { Command } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { setClock } from '../src/referee/clock.ts';
import { readDuration } from '../src/referee/typed-times.ts';

const options = {
  every: option.text('How long players have before I remind them, such as 24h or 2d; or off', { required: true }),
  grace: option.text('How long they have after that', { default: '12h' }),
  // biome-ignore lint/suspicious/noThenProperty: it's a word that players type.
  then: option.oneOf(THEN, 'What happens then: another reminder, the umpire can act, or the turn passes', {
    default: 'nudge',
  }),
} satisfies OptionTable;

const GRACE_LEAST = 0;

export const clock: Command = {
  name: 'game clock',
  description: 'How long players have, and what happens when they let their time pass',
  options,
  campaign: true,
  umpire: true,
  main: ['every'],
  example: '/game clock every:24h grace:12h then:umpire',
  run(call) {
    const { every, grace, then: after } = call.options(options);
    const pace =
      every.trim().toLowerCase() === 'off'
        ? undefined
        : { every: readDuration('every', every), grace: readDuration('grace', grace, GRACE_LEAST), after };
    return decided(call, (campaign) => setClock(campaign, call.asked.user, pace));
  },
};
