/** What is said for the side that the referee runs. The sentences of its questions and notes stand with its rulebook. */
export const solo = {
  over: 'The turn of the side that the referee runs is over.',
  asks: (question: string) => `The referee asks: ${question}`,
  field: (name: string, help: string, values: string) => `${name}: ${help}${values}`,
  oneOf: (values: string) => ` (${values})`,
  answerBy: (example: string) => `Answer with /solo task:answer answers:"${example}"`,
  answer: 'Answer',
  form: 'What do you see?',
  answered: (answers: string) => `The players say: ${answers}.`,
  stale: 'That question has been answered. Nothing has happened.',
  nothingMore: 'nothing',
} as const;
