import type { Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { MOST_PHOTOS } from '../src/referee/photos/photos.ts';

import { photoReply } from '../src/reply/log/photos.ts';

const options = {
  file: { type: 'file', required: true, help: 'The picture: JPEG, PNG or WebP, up to 8 MB' },
  caption: option.text('What it shows, in a few words'),
  alt: option.text('What the picture shows, for people who can’t see it'),
  number: option.integer(1, Infinity, 'The ruling or open question it’s about', { records: 'pictured' }),
} satisfies OptionTable;

/** `data` has the record's `events`. */
export const photo: Command = {
  name: 'photo',
  description: 'Put a picture of the table in the log and in the report',
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
