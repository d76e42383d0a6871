const paged = (page: number, pages: number) => (pages > 1 ? `, page ${page} of ${pages}` : '');

/** Sentences for players who are catching up. */
export const since = {
  since: (last: string, page: number, pages: number) => `Since your ${last}${paged(page, pages)}`,
  all: (page: number, pages: number) => `You haven’t done anything here yet. So far${paged(page, pages)}`,
  nothing: (last: string) => `Nothing has happened since your ${last}.`,
  empty: 'Nothing has happened here yet.',
  before: 'Earlier',
  after: 'Later',
} as const;
