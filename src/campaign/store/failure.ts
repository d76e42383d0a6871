import { StoreError } from './store.ts';

/** The error for a database that can't be opened. It's never about a write. */
export function cannotOpen(name: string, error: unknown): StoreError {
  const cause = error instanceof StoreError && error.cause !== undefined ? error.cause : error;
  return new StoreError(`${name} cannot be opened: ${reason(cause)}`, 'failed', { cause });
}

/** The message of an error, even where Node leaves it empty: for a host with several addresses, none of which answers. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
