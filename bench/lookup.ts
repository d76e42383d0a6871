import { commands } from '../commands/index.ts';
import { RuleSearch, ruleSearch } from '../src/lookup/search.ts';
import { english } from '../src/reply/english/index.ts';
import { rulesets } from '../src/rules/index.ts';
import { completeValue } from '../src/suggestions/completion.ts';
import { type Measured, median } from './measure.ts';

const books = Object.values(rulesets);
const first = books[0]!;

/** Typed questions: one with a slip, one with words that the table words differently, and one with a word that no book has. */
const QUERIES = [
  'what does half cover do',
  'walking wonded',
  'gernade scater',
  'MG reload after full auto',
  'flammenwerfer',
];
const query = { type: 'string', help: '' } as const;

/** A rule lookup, against a plain scan of all texts for the words as typed. */
export async function lookupFigures(): Promise<Measured[]> {
  const rules = books.flatMap((book) => book.rules);
  const scan = (words: string) => {
    const typed = words.toLowerCase();
    return rules.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(typed));
  };
  const brute = (await median(() => QUERIES.map(scan))) / QUERIES.length;
  const search = ruleSearch();
  const asked = () => QUERIES.map((each) => search.asked(each, { first }));
  const typed = () =>
    QUERIES.map((each) => completeValue(english, 'query', query, each.slice(0, -1), { commands, ruleset: first }));
  const figures = [
    {
      what: `rules, index over ${rules.length}`,
      ms: await median(() => new RuleSearch(books).prepare()),
      target: 1000,
    },
    { what: 'rules, a question', ms: (await median(asked)) / QUERIES.length, target: 20 },
    { what: 'rules, completion', ms: (await median(typed)) / QUERIES.length, target: 50 },
  ];
  return figures.map((each) => ({ ...each, baseline: 'scan of all texts', ratio: each.ms / brute }));
}
