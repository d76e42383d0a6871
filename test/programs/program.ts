import { join } from 'node:path';
import { inject } from 'vitest';
import type { Program } from './bundle.ts';

/** The file of a bundled program, which Node runs as it is. */
export function program(name: Program): string {
  return join(inject('programs'), `${name}.js`);
}
