import type { Values } from '../../../kernel/refusal.ts';

/** Sentences about rulings that are questioned. */
export const questions = {
  // Each follows the name of the person who does it.
  asks: (seq: number) => `questions #${seq}.`,
  answered: (seq: number) => `says that #${seq} is right.`,
  why: (text: string) => `“${text}”`,
  // The name of the person who asked follows these.
  closed: {
    agreed: (seq: number) => `Both sides agree that #${seq} is right. It was questioned by `,
    withdrawn: (seq: number) => `#${seq} is right after all. It was questioned by `,
    ruled: (seq: number) => `An umpire says that #${seq} is right. It was questioned by `,
    corrected: (seq: number) => `#${seq} has been corrected. It was questioned by `,
    undone: (seq: number) => `#${seq} has been undone. It was questioned by `,
  },
  /** An undo or a redo opens a question again. The name of the person who asked follows it. */
  reopened: (seq: number) => `#${seq} is questioned again by `,
  /** A question that waits for an answer: the name of the person who has to reply comes first. */
  open: {
    asked: (seq: number) => `can say that #${seq} is right, or correct it.`,
    answered: 'can accept that, or wait for an umpire.',
  },
  umpire: 'An umpire who plays no side can decide it.',
  toType: (id: number, seq: number) => `/question number:${id} answer:right or /correct number:${seq} …`,
  withPhotos: (numbers: string) => `with a photo (${numbers})`,
  isAnswered: 'answered: it’s right',
  since: ', since ',
  formTitle: (seq: number) => `Question #${seq}`,
  formWhy: 'What do you see differently?',
  formHint: 'In a few words, such as: he was in the woods',
  formPhoto: 'A photo that shows it',
  formPhotoHint: 'JPEG, PNG or WebP, up to 8 MB. You can leave it out.',
} as const;

/** Why a ruling can't be questioned, or a question can't be settled. */
export const questionErrors: Readonly<Record<string, (values: Values) => string>> = {
  'nothing-to-question': () =>
    'There’s no ruling of another side to question here. Name one by its number: /question number:12.',
  'own-ruling': ({ seq }) =>
    `#${seq} is your own side’s ruling, so you can’t question it. If something’s wrong with it, use /correct number:${seq}.`,
  'not-yours-to-question': () =>
    'Only somebody who plays a side can question a ruling. An umpire can put it right with /correct.',
  'questioned-already': ({ seq, number }) =>
    `#${seq} is questioned already (#${number}). Add a picture to it with /photo number:${number}.`,
  'too-many-questions': ({ most }) =>
    `You have ${most} open questions. Settle some of them first; /turn status lists them.`,
  'nothing-questioned': ({ seq }) => `Nobody is questioning #${seq}. /turn status lists the open questions.`,
  'nothing-questioned-here': () => 'There’s no open question for you to answer.',
  'not-yours-to-settle': ({ seq }) =>
    `Only the two sides and an umpire who plays no side can say whether #${seq} is right.`,
  'answered-already': ({ seq }) =>
    `Your side has already said that #${seq} is right. Now it’s up to the other side or an umpire.`,
};
