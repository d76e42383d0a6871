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
    help: 'The kind of target; for an AFV, use /tankhit',
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
    help: 'The target’s cover; hard for exposed men, else none',
  },
  split: {
    type: 'string',
    from: 'choice',
    sample: '1,1',
    first: '2',
    help: 'Firepower points on each target, with commas: 2,1,1. Otherwise all on one',
  },
  'before-drop': {
    type: 'boolean',
    default: false,
    from: 'choice',
    help: 'You claim the shot before its target dropped its charge in this move',
  },
} as const satisfies OptionTable;

/** What only the units know. */
export const known = {
  unlike: { type: 'string', help: 'Targets that differ from the first in type or stance, with commas' },
  unarmed: { type: 'boolean', help: 'It has nothing left that can fire at this' },
} as const satisfies OptionTable;

/** A shot at soft targets, as declared. */
export type SoftShot = OptionsOf<typeof options & typeof known>;
