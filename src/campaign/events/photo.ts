import * as z from 'zod';
import { earlier, hash, own, said } from '../../kernel/texts.ts';
import { event } from './event.ts';

/** A picture of the table at that moment. Its bytes are kept beside the log, under their hash, if they were kept. */
export const photoTaken = event(
  'photo-taken',
  {
    /** The number of the record. */
    id: own,
    /** SHA-256 of the picture as it was posted, in hexadecimal digits. */
    hash,
    bytes: z.number().int().positive(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Whether Umpire kept it: a campaign has room for only so many. */
    kept: z.boolean(),
    caption: said.exactOptional(),
    /** What it shows, for those who can't see it. */
    alt: said.exactOptional(),
    /** The ruling or question that it illustrates. */
    of: earlier.exactOptional(),
  },
  {
    sort: 'story',
    told: true,
    fold: ({ questions }, { id, of }) => ({
      questions: questions?.map((each) => {
        return of === each.id || of === each.seq ? { ...each, photos: [...(each.photos ?? []), id] } : each;
      }),
    }),
  },
);

/** A picture as its record describes it. */
export type PhotoTaken = z.infer<typeof photoTaken.schema>;
