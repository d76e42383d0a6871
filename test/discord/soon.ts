import { vi } from 'vitest';

/** What `look` finds, as soon as it finds something: for what's only in the store, where nobody is told that it has changed. */
export const soon = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, { timeout: 20_000, interval: 5 });
