import { z } from 'zod';

/** A picture of the table at that moment. Its bytes are kept beside the log, under their hash, if they were kept. */
export const photoTaken = z.object({
  type: z.literal('photo-taken'),
  /** The number of the record. */
  id: z.number().int().positive(),
  /** SHA-256 of the picture as it was posted, in hexadecimal digits. */
  hash: z.string(),
  bytes: z.number().int().positive(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether Umpire kept it: a campaign has room for only so many. */
  kept: z.boolean(),
  caption: z.string().exactOptional(),
  /** What it shows, for those who can't see it. */
  alt: z.string().exactOptional(),
  /** The ruling or question that it illustrates. */
  of: z.number().int().positive().exactOptional(),
});
