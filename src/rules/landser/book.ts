import type { Book as Original } from '../landser-classic/book.ts';

export type { Tracking } from '../landser-classic/book.ts';

/** Everything the resolvers read of the rulebook: what the original has, and what the expanded edition adds. */
export interface Book extends Original {}
