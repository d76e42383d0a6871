import { Refusal } from '../../kernel/refusal.ts';
import type { Bar } from '../../measuring/book-table.ts';

/** Why the table forbids something, in a word. */
export type Cannot = Bar['reason'];

type Refuses = (...of: [rule: Refusal['rule'], values: Refusal['values']]) => Refusal;

/** What's said of each reason. */
export const REFUSES: Readonly<Record<Cannot, Refuses>> = {
  unseen: (rule, values) => new Refusal(rule, 'table-unseen', values, 'unseen'),
  field: (rule, values) => new Refusal(rule, 'table-field', values, 'field'),
  way: (rule, values) => new Refusal(rule, 'table-way', values, 'way'),
  allowance: (rule, values) => new Refusal(rule, 'table-allowance', values, 'allowance'),
  apart: (rule, values) => new Refusal(rule, 'table-apart', values, 'apart'),
  near: (rule, values) => new Refusal(rule, 'table-near', values, 'near'),
  differs: (rule, values) => new Refusal(rule, 'table-differs', values, 'differs'),
};
