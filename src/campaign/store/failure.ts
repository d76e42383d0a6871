import { StoreError } from './store.ts';

/** The error of a database that cannot be opened, which is never one of a write. */
export function cannotOpen(name: string, error: unknown): StoreError {
  const cause = error instanceof StoreError && error.cause !== undefined ? error.cause : error;
  return new StoreError(`${name} cannot be opened: ${reason(cause)}`, 'failed', { cause });
}

/** What an error says, also where Node leaves the message empty: a host of several addresses, none of which answers. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
