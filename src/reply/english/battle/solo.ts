import { capital, theSide, theSides } from '../words.ts';

/** Sentences about the side that the referee runs. Its questions and notes are with the rulebook. */
export const solo = {
  over: (side: string) => `${capital(theSides(side))} phase is over.`,
  started: (side: string) => `${capital(theSide(side))} have done what they had to.`,
  acts: (verb: string, who: string, weapon: string, at: string) =>
    `${who}${who === '' ? '' : ' '}/${verb}${weapon === '' ? '' : ` with ${weapon}`}${at === '' ? '' : ` at ${at}`}: `,
  asks: (question: string) => `Umpire asks: ${question}`,
  field: (name: string, help: string, values: string) => `${name}: ${help}${values}`,
  answerBy: (example: string) => `Answer with /solo task:answer answers:"${example}"`,
  answer: 'Answer',
  yes: 'Yes',
  no: 'No',
  more: {
    target: 'Answer, with another target',
    'gun-target': 'Answer, with the gun’s target',
  } as Readonly<Record<string, string>>,
  form: 'What do you see?',
  nobody: 'None',
  /** @param answers empty if nobody said anything */
  answered: (answers: string) =>
    answers === '' ? 'Nobody says anything new, so it’s as before.' : `The players say: ${answers}.`,
  /** @param of whom it's measured for, if it's anybody @param answers what was measured, empty if there's nothing to tell */
  measured: (of: string | undefined, answers: string) => {
    const told = answers === '' ? 'nobody is near enough' : answers;
    return of === undefined ? `By the table: ${told}.` : `${of}, by the table: ${told}.`;
  },
  stale: 'That question has already been answered. Nothing has changed.',
  asBefore: 'as before',
  /** What waits until an attack is over. */
  putsOff: (unit: string, attacker: string, command: string) =>
    `${unit} tests once ${attacker} has finished firing at it, at the end of the phase at the latest. ${command} throws it now.`,
  allAsBefore: 'all as before',
  opened: (text: string) => (text === '' ? 'What was sealed is lost.' : `It was ${text}.`),
  waits: {
    owed: (side: string) => `${capital(theSide(side))} are waiting for a throw. Make it.`,
    throwsBy: '/solo task:turn throws it.',
    reaction: (before: string | undefined, units: string) =>
      units === ''
        ? `Nobody else on your side can fire now.`
        : `Before ${before ?? 'they'} ${before === undefined ? 'shoot' : 'shoots'}, these may fire: ${units}.`,
    goesOnBy: '/solo task:turn goes on.',
  },
  before: (earlier: string) => `As before: ${earlier}.`,
  /** Which parts an answer has; what they mean is said where somebody asks. */
  parts: (names: readonly string[]) =>
    `It can have ${names.join(', ')}. answers:same keeps it all, and answers:help explains.`,
  atOnceBy: (example: string) => `Or say it all at once: answers:"${example}"`,
  atOnce: 'Answer all at once',
  atOnceHint: 'One line each: who it sees, how far, cover',
  /** Why a step can't be ended, above the buttons that go on. */
  stops: (side: string, asks: boolean) =>
    `It’s ${theSides(side)} phase, and you can’t skip it. ${asks ? 'There’s a question to answer first.' : 'It’s time for your reaction fire.'}`,
  now: (name: string, value: string) => `${name} ${value}`,
  /** A numbered choice, as the terminal shows it. */
  offered: (names: readonly string[]) => ` (${names.map((name, i) => `${i + 1} ${name}`).join(', ')})`,
  same: 'Same as before',
  allSame: 'All as before',
  goesOn: 'Go on',
  throwsOwed: 'Make those throws',
  anew: (name: string) => `${name} is gone, so who’s nearest now?`,
  summary: 'What they did:',
} as const;
