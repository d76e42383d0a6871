import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { MOST_PHOTOS } from '../src/referee/photos/photos.ts';

import { photoReply } from '../src/reply/log/photos.ts';

const options = {
  file: { type: 'file', required: true },
  caption: option.text({ longest: LONGEST.line }),
  alt: option.text({ longest: LONGEST.said }),
  number: option.integer(1, Infinity, { records: 'pictured' }),
} satisfies OptionsFor<'photo'>;

/** `data` has the record's `events`. */
export const photo: Command = {
  name: 'photo',
  options,
  campaign: true,
  example: '/photo file:table.jpg caption:"The farm, before the assault"',
  async run(call) {
    const { caption, alt, number } = call.options(options);
    const { record, picture } = await call.referee.photos.take(call.asked, { caption, alt, number });
    return {
      document: photoReply(call.words, record, picture.posted, MOST_PHOTOS),
      json: { seq: record.seq, data: { events: record.events } },
    };
  },
};
