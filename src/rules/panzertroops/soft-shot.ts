import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { COVERS, STANCES, TARGETS } from './book.ts';
import { firing } from './shot.ts';

export const options = {
  ...firing,
  'target-type': {
    type: 'string',
    values: TARGETS,
    default: 'infantry',
    help: 'What is fired at; an AFV is a matter for /tankhit',
  },
  stance: {
    type: 'string',
    values: STANCES,
    default: 'stationary',
    help: 'What the target does; running and moving are the same',
  },
  cover: { type: 'string', values: COVERS, help: 'What the target is in; hard for exposed men, else none' },
  split: { type: 'string', help: 'Firepower points on each target, commas between: 2,1,1; else all on one' },
} as const satisfies OptionTable;

/** What only the units tell. */
export const known = {
  unlike: { type: 'string', help: 'Targets of another type or stance than the first, commas between' },
} as const satisfies OptionTable;

/** A shot at soft targets, as declared. */
export type SoftShot = OptionsOf<typeof options & typeof known>;
