import { COVERS, STANCES, TARGETS } from '../../../../data/panzertroops/book.ts';
import { choice, eye, known, type OptionsOf, type OptionTable, option } from '../../../kernel/options/options.ts';
import { firing } from './shot.ts';

export const options = {
  ...firing,
  'target-type': known.oneOf(TARGETS, { default: 'infantry' }),
  stance: known.oneOf(STANCES, { default: 'stationary' }),
  cover: eye.oneOf(COVERS),
  split: choice.text({ sample: '1,1', first: '2', numbers: { parts: 3, most: 9, shared: true } }),
  'before-drop': choice.flag(),
} satisfies OptionTable;

/** What only the units know. */
export const ofUnit = {
  unlike: option.text(),
  unarmed: option.maybe(),
} satisfies OptionTable;

/** A shot at soft targets, as declared. */
export type SoftShot = OptionsOf<typeof options & typeof ofUnit>;
