import type { Values } from '../../../kernel/refusal.ts';

/** Sentences about pictures of the table. */
export const photos = {
  // What the picture shows follows the colon.
  taken: 'Photo',
  of: (seq: number) => `of #${seq}`,
  /** Used where nobody says what the picture shows. */
  alt: 'A picture of the table.',
  notKept: (most: number) =>
    `I keep up to ${most} pictures of a campaign, and this one has that many. The new picture is only on Discord.`,
  gone: 'The picture isn’t stored here.',
  see: 'See it on Discord',
  shown: 'Photos',
  more: (n: number) => `${n} more ${n === 1 ? 'photo is' : 'photos are'} in the attached page.`,
} as const;

/** Why a picture is turned down. */
export const photoErrors: Readonly<Record<string, (values: Values) => string>> = {
  'not-a-picture': ({ name }) => `I can’t read ${name} as a picture. Send a JPEG, PNG or WebP.`,
  'picture-cut-off': ({ name }) => `${name} breaks off before its end. Upload it again.`,
  'picture-too-large': ({ name, most }) =>
    `${name} has too many pixels. Send one with at most ${most} million, such as a screenshot of it.`,
};
