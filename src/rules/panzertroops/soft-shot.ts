import { COVERS, STANCES, TARGETS } from '../../../data/panzertroops/book.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { firing } from './shot.ts';

export const options = {
  ...firing,
  'target-type': {
    type: 'string',
    values: TARGETS,
    default: 'infantry',
    from: 'known',
    help: 'What is fired at; an AFV is a matter for /tankhit',
  },
  stance: {
    type: 'string',
    values: STANCES,
    default: 'stationary',
    from: 'known',
    help: 'What the target does; running and moving are the same',
  },
  cover: {
    type: 'string',
    values: COVERS,
    from: 'eye',
    help: 'What the target is in; hard for exposed men, else none',
  },
  split: {
    type: 'string',
    from: 'choice',
    help: 'Firepower points on each target, commas between: 2,1,1; else all on one',
  },
  'before-drop': {
    type: 'boolean',
    default: false,
    from: 'choice',
    help: 'Claimed before its target dropped the charge of this move',
  },
} as const satisfies OptionTable;

/** What only the units tell. */
export const known = {
  unlike: { type: 'string', help: 'Targets of another type or stance than the first, commas between' },
  unarmed: { type: 'boolean', help: 'It has nothing left that could be fired at this' },
} as const satisfies OptionTable;

/** A shot at soft targets, as declared. */
export type SoftShot = OptionsOf<typeof options & typeof known>;
