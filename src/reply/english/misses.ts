/** The list of questions that weren't answered, for the host. */
export const misses = {
  usage: 'Usage: npm run misses -- --db sqlite://umpire.sqlite (or postgres://…, redis://…)',
  missed: ({ day, book, query, shown }: { day: string; book: string; query: string; shown: string }) =>
    `${day}  ${book}  “${query}”  got ${shown}`,
  sum: (n: number) => (n === 1 ? '1 question wasn’t answered.' : `${n} questions weren’t answered.`),
} as const;
