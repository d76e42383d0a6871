import { COVERS } from '../../../../data/ww2-skirmish/book.ts';
import { UNIT_STATES } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';

export const options = {
  task: choice.oneOf(
    ['turn', 'answer', 'arrivals', 'action', 'risk', 'afv', 'afv-risk', 'portal', 'surrender', 'pool'],
    { required: true },
  ),
  factors: eye.text({ default: '', filled: true, when: { task: ['action', 'risk', 'afv', 'afv-risk'] } }),
  casualties: known.integer(0, Infinity, { default: 0 }),
  strength: known.integer(1, Infinity, { default: 4 }),
  support: known.flag(),
  risk: choice.integer(-Infinity, Infinity, { when: { task: ['action', 'afv'] } }),
  state: eye.oneOf(UNIT_STATES, { default: 'normal', filled: true, when: { task: ['action'] } }),
  immobile: known.flag(),
  'enemy-seen': eye.flag({ default: true, filled: true, when: { task: ['afv'] } }),
  counters: eye.integer(1, Infinity, { default: 1, filled: true, when: { task: ['arrivals'] } }),
  'no-contact': known.flag(),
  unavailable: eye.text({ default: '', filled: true, when: { task: ['arrivals'] } }),
  range: eye.inches({ when: { task: ['portal'] } }),
  cover: eye.oneOf(COVERS, { default: 'open', when: { task: ['portal'] } }),
  'next-cover': eye.inches({ when: { task: ['portal'] } }),
  answers: eye.text({ default: '', when: { task: ['answer', 'pool'] } }),
  question: choice.text({ default: '', when: { task: ['answer'] } }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A task for the rules that run the enemy. */
export type Task = OptionsOf<typeof options>;
