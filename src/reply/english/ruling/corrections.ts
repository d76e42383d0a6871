import type { Values } from '../../../kernel/refusal.ts';

/** Sentences about rulings that are put right. */
export const corrections = {
  formTitle: (verb: string, seq: number) => `Correct #${seq}, ${verb}`,
  nothingSeen:
    'Nothing in this ruling depends on what you see on the table, so there’s no form for it. Use /correct to change its other options.',
  would: (seq: number) => `This would correct #${seq}. Nothing has happened yet.`,
  asks: (seq: number, said: string) => `asked to correct #${seq}: ${said}.`,
  done: (seq: number, said: string) => `Corrected #${seq}: ${said}.`,
  redone: (seq: number, verdict: string) => `#${seq} is judged again. ${verdict}`,
  clock: (seq: number) => `The step that began in #${seq} is played again.`,
  leaves: (numbers: string) => `${numbers} would have come out differently, but they stand as they were decided.`,
  leavesOne: (number: string) => `${number} would have come out differently, but it stands as it was decided.`,
  said: (name: string, value: string) => `${name} ${value}`,
  taken: (name: string) => `without ${name}`,
  was: 'Was: ',
  is: 'Now: ',
  same: 'The verdict stays the same.',
  beyond: (options: string) => `This changes more than what was seen on the table: ${options}.`,
  fresh: (dice: string) => `New dice: ${dice}.`,
  over: (dice: string) => `No longer needed: ${dice}.`,
  die: (sides: number, face: number) => `D${sides} ${face}`,
  drawn: (sides: number, face: number) => `draw ${face} of ${sides}`,
  /** @param asked whether others have to agree first */
  wants: (sides: number, what: string, asked: boolean) =>
    `This needs one more die: a D${sides}${what === '' ? '' : ` ${what}`}. It’s thrown when ${asked ? 'this is agreed' : 'you confirm'}.`,
  follows: 'What goes with it:',
  followsHow: {
    falls: 'falls, because nobody owes it any more',
    returns: 'counts again, on the dice that fell for it',
    wants: 'counts again, and needs more dice than have fallen',
    changes: 'comes out differently',
    needs: 'needs more dice than have fallen',
  },
  undone: (why: string) => `falls, because it can’t have happened. ${why}`,
  fell: {
    'not-owed': (seq: number) => `#${seq} falls with it: nobody has to throw that any more.`,
    'not-possible': (seq: number) => `#${seq} falls with it: it can’t have happened.`,
  },
  /** Of what the side that the referee runs threw because of it. */
  fellToo: (what: string) => `${what}falls with it, because nobody owes it any more.`,
  noMore: 'No longer so: ',
  notOwed: 'No longer to be thrown: ',
  owed: 'Owed: ',
  goesOn: 'The battle goes on, because what ended it is taken back.',
  rests: 'Later rulings that depend on it:',
  restsHow: {
    changes: 'comes out differently',
    wants: 'needs more dice than have fallen',
    stands: 'stands as it was decided',
  },
  cannot: (why: string) => `can’t be judged again, so it stays as it was. ${why}`,
  noState: 'No units change.',
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
    'I can’t find a recent ruling of yours. Which one do you mean? /log shows the numbers: /correct number:12 range:14',
  'nothing-to-repeat': () => 'You have no recent ruling here to repeat. Give the whole command.',
  'correct-what': ({ seq }) => `What should it be? Say it like this: /correct number:${seq} range:14`,
  'correct-same': ({ seq }) => `#${seq} already says that.`,
  'correct-too-far': ({ seq, most }) => `#${seq} is too far back. You can correct the last ${most} entries of the log.`,
  'correct-other-battle': ({ seq }) => `#${seq} belongs to a battle that’s over, so it stays as it is.`,
  'not-correctable': ({ option }) =>
    `You can’t correct ${option}. The dice and the rulebook stay as they were, but /undo takes back the whole ruling.`,
  'not-yours-to-correct': ({ seq, game }) =>
    game === false
      ? `#${seq} isn’t yours. Only the person who gave it can correct it.`
      : `#${seq} isn’t yours, and you aren’t in this game. /game join lets you in.`,
};
