/** What is said for the side that the referee runs. The sentences of its questions and notes stand with its rulebook. */
export const solo = {
  over: (side: string) => `The phase of ${side} is over.`,
  started: (side: string) => `${side} have done what was due.`,
  acts: (verb: string, who: string, weapon: string, at: string) =>
    `${who}${who === '' ? '' : ' '}/${verb}${weapon === '' ? '' : ` with ${weapon}`}${at === '' ? '' : ` at ${at}`}: `,
  asks: (question: string) => `The referee asks: ${question}`,
  field: (name: string, help: string, values: string) => `${name}: ${help}${values}`,
  answerBy: (example: string) => `Answer with /solo task:answer answers:"${example}"`,
  answer: 'Answer',
  yes: 'Yes',
  no: 'No',
  more: 'Answer, with another target',
  form: 'What do you see?',
  nobody: 'None',
  answered: (answers: string) => `The players say: ${answers}.`,
  stale: 'That question has been answered. Nothing has happened.',
  asBefore: 'as before',
  allAsBefore: 'all as before',
  opened: (text: string) => (text === '' ? 'What was under the seal is lost.' : `Under the seal: ${text}.`),
  waits: {
    owed: (side: string, thrown: boolean) =>
      `${side} wait: give what is owed first${thrown ? ', or throw it with /solo task:turn' : ''}.`,
    reaction: (before: string | undefined, units: string, rule: string) =>
      units === ''
        ? `Nobody else of yours may fire now (${rule}): /solo task:turn goes on.`
        : `Before ${before ?? 'they'} ${before === undefined ? 'shoot' : 'shoots'}, these may fire: ${units} (${rule}). Then /solo task:turn goes on.`,
  },
  before: (told: string) => `As before: ${told}. Enter, or answers:same, keeps it.`,
  now: (name: string, value: string) => `${name} ${value}`,
  /** Numbered, as one chooses at the terminal. */
  offered: (names: readonly string[]) => ` (${names.map((name, i) => `${i + 1} ${name}`).join(', ')})`,
  same: 'Same as before',
  allSame: 'All as before',
  goesOn: 'Go on',
  throwsOwed: 'Throw what is owed',
  anew: (name: string) => `${name} is gone, so say anew who is nearest.`,
  summary: 'What they did:',
} as const;
