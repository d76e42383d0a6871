import { COVERS, STANCES, TARGETS } from '../../../../data/panzertroops/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable, option } from '../../../kernel/options.ts';
import { firing } from './shot.ts';

export const options = {
  ...firing,
  'target-type': known.oneOf(TARGETS, 'The kind of target; for an AFV, use /tankhit', { default: 'infantry' }),
  stance: known.oneOf(STANCES, 'What the target does; running and moving are the same', { default: 'stationary' }),
  cover: eye.oneOf(COVERS, 'The target’s cover; hard for exposed men, else none'),
  split: choice.text('Firepower points on each target, with commas: 2,1,1. Otherwise all on one', {
    sample: '1,1',
    first: '2',
  }),
  'before-drop': choice.flag('You claim the shot before its target dropped its charge in this move'),
} satisfies OptionTable;

/** What only the units know. */
export const ofUnit = {
  unlike: option.text('Targets that differ from the first in type or stance, with commas'),
  unarmed: option.maybe('It has nothing left that can fire at this'),
} satisfies OptionTable;

/** A shot at soft targets, as declared. */
export type SoftShot = OptionsOf<typeof options & typeof ofUnit>;
