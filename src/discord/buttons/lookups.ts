import * as z from 'zod';
import { OVERVIEW } from '../../reply/help/help.ts';
import { type Carried, fields, type ValuesOf } from './carried.ts';
import type { Kinds } from './kind.ts';

const ruleId = z.string().regex(/^[A-Z]{2}-[A-Z]+-\d+$/);
const rule = fields({ rule: ruleId });
const judged = fields({ book: z.string().regex(/^[a-z\d-]+$/), rule: ruleId, query: z.string() });
/** Discord's limit for a custom ID, less the word for what the button does. */
const LONGEST = 90;
/** The question, its book and what was shown for it: as much of the question as there's room for. */
const answer: typeof judged = { ...judged, write: (of) => judged.write(of).slice(0, LONGEST) };

/** Of a book: `landser/smg`. */
const entry = z.string().regex(/^[a-z\d-]+\/[a-z\d-]+$/);
const table = fields({ table: entry });
const card = fields({ of: entry });

const named = z.string().regex(/^[a-z\d-]+$/);
const two = fields({ book: named, one: named, two: named }, '/');
const one = fields({ book: named, one: named }, '/');

/** Two of a book, or one in all of them. */
const comparison: Carried<{ readonly book: string; readonly one: string; readonly two?: string }> = {
  write: ({ book, one: first, two: second }) => [book, first, ...(second === undefined ? [] : [second])].join('/'),
  read: (text) => two.read(text) ?? one.read(text),
};
const topic = fields({ topic: z.string().regex(/^[a-z\d-]+(?: [a-z\d-]+)?$/) });

type OfRule = ValuesOf<typeof rule>;
type OfAnswer = ValuesOf<typeof answer>;
type OfTopic = ValuesOf<typeof topic>;

declare module '../../reply/document.ts' {
  interface ButtonValues {
    rule: OfRule;
    /** *Show everyone* the rule, and so on. */
    show: OfRule;
    table: ValuesOf<typeof table>;
    'show-table': ValuesOf<typeof table>;
    'show-card': ValuesOf<typeof card>;
    'show-compare': ValuesOf<typeof comparison>;
    /** Whether what was shown for a question answered it. */
    helped: OfAnswer;
    missed: OfAnswer;
    help: OfTopic;
  }
  interface MenuValues {
    help: { readonly of: OfTopic; readonly chosen: OfTopic };
  }
}

/** Buttons for looking something up. */
export const lookups = {
  rule: {
    carried: rule,
    by: 'anyone',
    seen: 'private',
    runs: (of) => ({ name: 'rules', given: { query: of.rule } }),
  },
  show: {
    carried: rule,
    by: 'anyone',
    seen: 'public',
    runs: (of) => ({ name: 'rules', given: { query: of.rule, all: true } }),
  },
  table: { carried: table, by: 'anyone', seen: 'private', runs: (given) => ({ name: 'table', given }) },
  'show-table': {
    carried: table,
    by: 'anyone',
    seen: 'public',
    runs: (given) => ({ name: 'table', given: { ...given, all: true } }),
  },
  'show-card': {
    carried: card,
    by: 'anyone',
    seen: 'public',
    runs: (given) => ({ name: 'card', given: { ...given, all: true } }),
  },
  'show-compare': {
    carried: comparison,
    by: 'anyone',
    seen: 'public',
    runs: ({ book, ...given }) => {
      const where: Readonly<Record<string, string>> = book === 'all' ? { books: book } : { rules: book };
      return { name: 'compare', given: { ...given, ...where, all: true } };
    },
  },
  helped: { carried: answer, by: 'anyone', opens: (of, { does }) => does.judged(of, true) },
  missed: { carried: answer, by: 'anyone', opens: (of, { does }) => does.judged(of, false) },
  help: {
    carried: topic,
    choice: topic,
    by: 'anyone',
    // Topics are leafed through in one message, which only its reader sees.
    seen: (_, { fromMenu }) => (fromMenu ? 'update' : 'private'),
    turns: true,
    runs: (of, { topic: named } = of) => ({ name: 'help', given: named === OVERVIEW ? {} : { command: named } }),
  },
} satisfies Kinds;
