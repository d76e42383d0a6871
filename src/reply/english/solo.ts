/** What is said for the side that the referee runs. The sentences of its questions and notes stand with its rulebook. */
export const solo = {
  over: 'The turn of the side that the referee runs is over.',
  owes: 'The side that the referee runs is done. Give what is owed, then /turn end.',
  started: 'The side that the referee runs has given what it owes.',
  acts: (verb: string, who: string, weapon: string, at: string) =>
    `${who}${who === '' ? '' : ' '}/${verb}${weapon === '' ? '' : ` with ${weapon}`}${at === '' ? '' : ` at ${at}`}: `,
  asks: (question: string) => `The referee asks: ${question}`,
  field: (name: string, help: string, values: string) => `${name}: ${help}${values}`,
  oneOf: (values: string) => ` (${values})`,
  answerBy: (example: string) => `Answer with /solo task:answer answers:"${example}"`,
  answer: 'Answer',
  yes: 'Yes',
  no: 'No',
  form: 'What do you see?',
  answered: (answers: string) => `The players say: ${answers}.`,
  stale: 'That question has been answered. Nothing has happened.',
  nothingMore: 'nothing',
} as const;
