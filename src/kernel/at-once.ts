/** What work that's done in pieces comes to, for those who can't wait for others. */
export function atOnce<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
