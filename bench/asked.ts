import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openMemory } from '../src/campaign/store/memory.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { rulesById } from '../src/lookup/rules-by-id.ts';
import { english } from '../src/reply/english/index.ts';
import { plainText } from '../src/reply/plain-text.ts';
import { errorReply } from '../src/reply/problem.ts';
import { rulesets } from '../src/rules/index.ts';
import { type Say, sayOver } from '../test/commands/club-table.ts';

/**
 * Puts sets of questions to `/rules` and judges each answer by the facts that it has to say: `tsx bench/asked.ts set …`. A line of
 * a set is a book, a question, and the facts: patterns that all have to be found, or `none:` and what the book has nothing of.
 * Several sets are split at random into a half to look at while something is changed, and one of which only the totals are ever
 * shown. With `--each`, it shows each question that failed; of several sets, only those of the first half.
 */
const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const given = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const sets = given.length > 0 ? given : ['test/lookup/asked/2026-11-27.tsv'];
const MARKS = ['first', 'three', 'outright', 'wrong but sure', 'honest no'] as const;

interface Judged {
  readonly book: string;
  readonly marks: ReadonlySet<(typeof MARKS)[number]>;
  readonly isNone: boolean;
  readonly isShown: boolean;
}

const say: Say = sayOver(await openMemory({ answerWithin: 10_000 }));
const read = await Promise.all(sets.map((set) => readFile(set, 'utf8')));
const lines = read.flatMap((text) => text.split('\n')).filter((line) => line !== '');
const times: number[] = [];
const judged: Judged[] = [];
// The process is warm: V8 has compiled what answers questions like these. They themselves are new to it, since answers are remembered.
for (const more of ['please', 'please now', 'tell me please']) {
  for (const line of lines) {
    const [book, query] = line.split('\t') as [string, string];
    await answer(book, `${more} ${query}`);
  }
}
times.length = 0;
for (const line of lines) {
  const [book, query, facts] = line.split('\t') as [string, string, string];
  const { text, three, isSure } = await answer(book, query);
  const marks = facts.startsWith('none:') ? ofNone(text, isSure, facts.slice(5)) : ofFacts(text, three, isSure, facts);
  const isShown = sets.length === 1 || isInFirstHalf(query);
  judged.push({ book, marks, isNone: facts.startsWith('none:'), isShown });
  if (flags.includes('--each') && isShown && !marks.has('outright') && !marks.has('honest no')) {
    process.stdout.write(
      `${[...marks].join(', ') || '–'} | ${book} | ${query} | ${text.split('\n').slice(0, 2).join(' / ')}\n`,
    );
  }
}
const row = (name: string, those: readonly Judged[]) => {
  const some = those.filter(({ isNone }) => !isNone);
  const none = those.filter(({ isNone }) => isNone);
  const share = (mark: Judged['marks'] extends ReadonlySet<infer M> ? M : never) => {
    const all = mark === 'honest no' ? none : mark === 'wrong but sure' ? those : some;
    return `${Math.round((100 * all.filter(({ marks }) => marks.has(mark)).length) / all.length)} %`;
  };
  return `| ${[name, those.length, ...MARKS.map(share)].join(' | ')} |`;
};
const head = `| book | asked | ${MARKS.join(' | ')} |\n| --- | --- | ${MARKS.map(() => '---').join(' | ')} |`;
const books = Object.values(rulesets).map(({ id, name }) =>
  row(
    name,
    judged.filter(({ book }) => book === id),
  ),
);
const halves = [true, false].map((isShown) => {
  const name = isShown ? 'the half that is looked at' : 'the other half';
  return row(
    name,
    judged.filter((each) => each.isShown === isShown),
  );
});
process.stdout.write(`${[head, ...(sets.length > 1 ? halves : books), row('all', judged)].join('\n')}\n`);
const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
process.stdout.write(`99th percentile of the time for one, on this machine as busy as it is: ${slow.toFixed(1)} ms\n`);

/** Which half a question is in: by chance, but the same each time. */
function isInFirstHalf(query: string): boolean {
  return createHash('sha256').update(query).digest()[0]! < 128;
}

/** What `/rules` says, with what its first three rules say, and whether it's sure. */
async function answer(book: string, query: string) {
  const from = performance.now();
  try {
    const { document, json } = await say(`/rules query:"${query.replaceAll('"', '″')}" rules:${book}`);
    const data = json.data as { rule?: { id: string; text: string }; others?: string[]; sure?: boolean };
    const text = plainText(document);
    const others = (data.others ?? []).slice(0, 2).flatMap((id) => rulesById().get(id)?.rule.text ?? []);
    return { text, three: [text, data.rule?.text ?? '', ...others].join('\n'), isSure: data.sure !== false };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { text: plainText(errorReply(english, error)), three: '', isSure: false };
  } finally {
    times.push(performance.now() - from);
  }
}

function ofFacts(text: string, three: string, isSure: boolean, facts: string): Judged['marks'] {
  const says = (said: string) => {
    const plain = said.replaceAll(/[″”“]/g, '"').replaceAll(/(\d) ?(?:inches|inch)\b/g, '$1"');
    return facts.split(' & ').every((fact) => new RegExp(fact.trim(), 'i').test(plain));
  };
  const before = text.split(/\n(?:You may also want)/)[0]!;
  const first = isSure ? before : before.split('\n').slice(0, 3).join('\n');
  const marks = new Set<(typeof MARKS)[number]>();
  if (says(first)) marks.add('first');
  if (says(first) || says(three)) marks.add('three');
  if (isSure && says(text.split('\n').slice(0, 2).join('\n'))) marks.add('outright');
  if (isSure && !marks.has('first')) marks.add('wrong but sure');
  return marks;
}

function ofNone(text: string, isSure: boolean, name: string): Judged['marks'] {
  const [first = '', second = ''] = text.split('\n');
  const isTold =
    new RegExp(name, 'i').test(`${first} ${second}`) &&
    /\bno\b|\bnone\b|\bnobody\b|n’t\b|only in\b|nothing|never/i.test(first);
  if (isTold) return new Set(['honest no']);
  return new Set(isSure ? ['wrong but sure'] : []);
}
