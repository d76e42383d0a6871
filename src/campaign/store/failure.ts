import { StoreError } from './store.ts';

/** Whoever starts Umpire can put it right in one of these places. */
const WHAT_TO_DO =
  'Check that the database is running and may be written, and that DATABASE_URL (or --db) has its right address.';

/** The error for a database that can't be opened. It's never about a write. */
export function cannotOpen(name: string, error: unknown): StoreError {
  const cause = error instanceof StoreError && error.cause !== undefined ? error.cause : error;
  return new StoreError(`Umpire can’t open ${name}: ${reason(cause)}. ${WHAT_TO_DO}`, 'failed', { cause });
}

/** The message of an error, even where Node leaves it empty: for a host with several addresses, none of which answers. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
