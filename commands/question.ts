import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import type { Written } from '../src/referee/committing.ts';
import { photosIn } from '../src/referee/photos/photos.ts';
import { questionReply } from '../src/reply/asks/questions.ts';

import { photoShown } from '../src/reply/log/photos.ts';
import { declaredBy } from '../src/reply/ruling/declared.ts';

const options = {
  number: option.integer(1, Infinity, { records: 'questionable' }),
  why: option.text({ longest: LONGEST.why }),
  photo: { type: 'file' },
  answer: option.oneOf(['right']),
} satisfies OptionsFor<'question'>;

/** `data` has the record's `events`. */
export const question: Command = {
  name: 'question',
  options,
  campaign: true,
  main: ['number', 'why'],
  example: '/question number:12 why:"he was in the woods"',
  async run(call) {
    const { number, why, answer } = call.options(options);
    const { questions } = call.referee;
    if (answer === undefined) {
      const asked = await questions.ask(call.asked, { number, why });
      return answerOf(call, asked, asked.picture?.posted);
    }
    const others = Object.keys(call.asked.given).filter((name) => name === 'why' || name === 'photo');
    if (others.length > 0) throw new InputError('nothing-beside', { option: 'answer', others });
    return answerOf(call, await questions.settle(call.asked, number));
  },
};

async function answerOf(call: Call, { record, known }: Written, picture?: Uint8Array): Promise<Answer> {
  const { channel } = call.asked;
  const asked = record.events.find((event) => event.type === 'questioned');
  const about = asked ? (await call.referee.records.at(channel, asked.seq))?.record : undefined;
  const photos = picture ? photosIn(record).map((taken) => photoShown(call.words, taken, picture)) : [];
  const { game } = known.campaign;
  const declared = about ? declaredBy(call.words, about) : [];
  return {
    document: questionReply(call.words, record, game, { declared, photos, log: known.log.id }),
    json: { seq: record.seq, data: { events: record.events } },
  };
}
