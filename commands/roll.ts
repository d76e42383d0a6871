import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { rolledReply } from '../src/reply/dice/fair.ts';

const options = {
  dice: option.text({
    longest: LONGEST.word,
    required: true,
    likely: ['d6', '2d6', '3d6', 'd10', '2d10', 'd20', 'd100', 'd12', 'd8', 'd4'],
  }),
  why: option.text({ longest: LONGEST.line }),
} satisfies OptionsFor<'roll'>;

/** `data.events` has what was thrown: `notation`, `total`, `output` and every die in `steps`. */
export const roll: Command = {
  name: 'roll',
  options,
  anywhere: true,
  main: ['dice'],
  example: '/roll dice:2d6+3 why:"Does the mule bolt?"',
  async run(call) {
    const { record } = await call.referee.rolls.roll(call.asked, call.options(options));
    return { document: rolledReply(call.words, record), json: { seq: record.seq, data: { events: record.events } } };
  },
};
