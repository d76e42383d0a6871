import type { Values } from '../../kernel/refusal.ts';

/** What is said of rulings that are put right. */
export const corrections = {
  formTitle: (verb: string, seq: number) => `Correct #${seq}, ${verb}`,
  nothingSeen:
    'Nothing of this ruling depends on what you see on the table, so there’s no form for it. /correct takes its other options.',
  would: (seq: number) => `This would correct #${seq}. Nothing has happened yet.`,
  asks: (seq: number, said: string) => `asks to correct #${seq}: ${said}.`,
  done: (seq: number, said: string) => `Corrected #${seq}: ${said}.`,
  redone: (seq: number, verdict: string) => `#${seq} is judged again. ${verdict}`,
  clock: (seq: number) => `The step that began in #${seq} takes its course again.`,
  leaves: (numbers: string) => `${numbers} would have come out differently, and stand as they were decided.`,
  leavesOne: (number: string) => `${number} would have come out differently, and stands as it was decided.`,
  said: (name: string, value: string) => `${name} ${value}`,
  taken: (name: string) => `without ${name}`,
  was: 'Was: ',
  is: 'Now: ',
  same: 'The verdict stays the same.',
  beyond: (options: string) => `More than a slip of the eye: ${options}.`,
  fresh: (dice: string) => `Thrown for this: ${dice}.`,
  over: (dice: string) => `Not needed any more: ${dice}.`,
  die: (sides: number, face: number) => `D${sides} ${face}`,
  drawn: (sides: number, face: number) => `draw ${face} of ${sides}`,
  wants: (sides: number, what: string) =>
    `The dice that fell aren’t enough: a D${sides} ${what} comes next. It’s thrown when this is done, and not before.`,
  rests: 'Later rulings that rest on it:',
  restsHow: {
    changes: 'comes out differently',
    wants: 'needs more dice than have fallen',
    stands: 'stands as it was decided',
  },
  cannot: (why: string) => `can’t be judged again, and stays as it was. ${why}`,
  noState: 'No unit changes.',
  unitFrom: (name: string, was: string, now: string) => `${name}: ${was} → ${now}`,
  nothingSpecial: 'nothing special',
  typeIt: 'To do it: ',
  labels: {
    correct: 'Correct it',
    ask: 'Ask for it',
    redo: 'Redo the later ones too',
    leave: 'Leave the later ones',
  },
  correctedBy: (seq: number) => `corrected in #${seq}`,
  redoneBy: (seq: number) => `judged again in #${seq}`,
} as const;

/** Why a ruling can't be put right. */
export const correctionErrors: Readonly<Record<string, (values: Values) => string>> = {
  'nothing-to-correct': () =>
    'You’ve given no ruling lately that could be corrected. Name one by its number: /log shows them.',
  'nothing-to-repeat': () => 'You’ve given no ruling here lately that could be given again. Give the command in full.',
  'correct-what': ({ seq }) => `Say what is right, such as range:14 or cover:hard: /correct number:${seq} range:14`,
  'correct-same': ({ seq }) => `That’s just what #${seq} says already.`,
  'correct-too-far': ({ seq, most }) =>
    `#${seq} is too long ago: a correction reaches back over ${most} entries of the log at most.`,
  'correct-other-battle': ({ seq }) => `#${seq} belongs to a battle that is over, so it stays as it is.`,
  'not-correctable': ({ option }) =>
    `You can’t correct ${option}: the dice and the rulebook stay as they were. /undo takes the whole ruling back.`,
  'not-yours-to-correct': ({ seq }) => `#${seq} is somebody else’s, and you have no part in this game.`,
};
