import { THEN } from '../src/campaign/settings.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { setClock } from '../src/referee/turns/clock.ts';
import { readDuration } from '../src/referee/turns/typed-times.ts';
import { decisionReply } from '../src/reply/asks/decision.ts';
import { withWarning } from '../src/reply/battle/game.ts';

const options = {
  every: option.text({ longest: LONGEST.word, required: true, likely: ['24h', '12h', '2d', '3d', '1w', 'off'] }),
  grace: option.text({ longest: LONGEST.word, default: '12h', likely: ['12h', '6h', '24h', '2d', '0h'] }),
  // biome-ignore lint/suspicious/noThenProperty: it's a word that players type.
  then: option.oneOf(THEN, { default: 'nudge' }),
} satisfies OptionsFor<'game clock'>;

const GRACE_LEAST = 0;

export const clock: Command = {
  name: 'game clock',
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
    return decided(
      call,
      (campaign) => setClock(campaign, call.asked.user, pace),
      ({ game }, _, record) =>
        withWarning(call.words, decisionReply(call.words, record, game), 'clock', pace ? call.asked.lackedToPost : []),
    );
  },
};
