import { readFile, writeFile } from 'node:fs/promises';
import { RuleSearch } from '../src/lookup/search.ts';
import { rulesets } from '../src/rules/index.ts';
import { type Figures, figuresOf, split, together } from './held-out.ts';

const SEEDS = [1, 2, 3, 4, 5];
const PAGE = new URL('../docs/rules-search.md', import.meta.url);
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Measures how well held-out phrases find their rules, and writes the figures into the page (`npm run search-figures`). */
const draws = SEEDS.map((seed) => {
  const { books, heldOut } = split(Object.values(rulesets), seed);
  const search = new RuleSearch(books);
  return figuresOf(heldOut, (phrase, first) => search.asked(phrase, { first }).map(({ rule }) => rule.id));
});
const of = (id: string) => together(draws.flatMap((draw) => draw.get(id) ?? []));
const rows = Object.values(rulesets).map(({ id, name, phrases = {} }) => {
  return row(name, Object.keys(phrases).length, Object.values(phrases).flat().length, of(id));
});
const all = Object.values(rulesets).flatMap(({ phrases = {} }) => Object.values(phrases));
const whole = row('all', all.length, all.flat().length, together(Object.keys(rulesets).map(of)));
const head = [
  '| book | rules | phrases | asked | first | in the first three |',
  '| --- | --- | --- | --- | --- | --- |',
];
const table = [...head, ...rows, whole].join('\n');
const page = await readFile(PAGE, 'utf8');
const [before, after] = [page.slice(0, page.indexOf(BEGIN)), page.slice(page.indexOf(END))];
await writeFile(PAGE, `${before}${BEGIN}\n\n${table}\n\n${after}`);
process.stdout.write(`${table}\n`);

function row(book: string, rules: number, phrases: number, { asked, first, three }: Figures): string {
  const part = (n: number) => `${((100 * n) / asked).toFixed(1)}%`;
  return `| ${book} | ${rules} | ${phrases} | ${asked} | ${part(first)} | ${part(three)} |`;
}
