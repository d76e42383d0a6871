import { StoreError } from '../campaign/store/store.ts';

/** The store failed. `failed`: nothing has happened. `unknown`: it may have, and only the log can tell. */
export class NotWritten extends Error {
  readonly outcome: 'failed' | 'unknown';

  constructor(outcome: 'failed' | 'unknown', cause: unknown) {
    super(`The log could not be written (${outcome})`, { cause });
    this.name = 'NotWritten';
    this.outcome = outcome;
  }
}

/** A write that makes everything before it count: even if the store fails, it may have happened. */
export async function counting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten(error.outcome, error) : error;
  }
}

/** Before the commit, a failing store has changed nothing that counts. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreError ? new NotWritten('failed', error) : error;
  }
}
