import { breathing } from '../src/campaign/breath.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { type Absence, togglesOn } from '../src/kernel/ruleset.ts';
import { type Answer, answered } from '../src/lookup/answer.ts';
import { type CellAnswer, cellData, cellsAsked } from '../src/lookup/cells.ts';
import type { DuelAnswer } from '../src/lookup/duels.ts';
import { isSister } from '../src/lookup/editions.ts';
import type { Entry } from '../src/lookup/entries.ts';
import { absenceOf } from '../src/lookup/lacking.ts';
import type { Name } from '../src/lookup/question/names.ts';
import { readAs } from '../src/lookup/question/question.ts';
import { rulesById } from '../src/lookup/rules-by-id.ts';
import { type Ruling, rulingNamed } from '../src/lookup/rulings.ts';
import { type Found, ruleSearch } from '../src/lookup/search.ts';
import { governing, rulingsOn, touching } from '../src/lookup/standing.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { absenceCard, answerCard, lackingCard, severalCard } from '../src/reply/lookup/answer-card.ts';
import type { Answered } from '../src/reply/lookup/answer-parts.ts';
import { cellsCard } from '../src/reply/lookup/cells-card.ts';
import { choicesCard, choicesOf, eitherCard } from '../src/reply/lookup/choices-card.ts';
import { duelCard } from '../src/reply/lookup/duel-card.ts';
import { entryReply } from '../src/reply/lookup/entry-card.ts';
import { ruleCard } from '../src/reply/lookup/rule-card.ts';
import { rulingCard } from '../src/reply/lookup/ruling-card.ts';
import { sumCard } from '../src/reply/lookup/sum-card.ts';
import { RULESET_IDS, rulesets } from '../src/rules/index.ts';
import { withoutAccents } from '../src/rules/vocabulary.ts';
import { typed } from '../src/suggestions/prefilled.ts';
import { rolling } from '../src/suggestions/rolling.ts';
import { taking } from '../src/suggestions/taking.ts';

/** How many other finds get a line and a button below the best. */
const MOST_OTHERS = 5;

const options = {
  query: option.text({ required: true }),
  rules: option.oneOf(RULESET_IDS),
  all: option.flag(),
} satisfies OptionsFor<'rules'>;

/**
 * `data` has the `rule` with its `book`, its `toggles` as they stand here, the `rulings` on it, `commands`, `others`, and for a
 * question whether the referee is `sure` of it. If the book has no rule on what was asked, `data` has the `book`, the `absence` in words,
 * and `others`. If a table answers it, `data` has the `book`, what it is `of`, the `table`, its
 * `title` and `rule`, and the `columns` and `rows` that were asked for. A `ruling` has its `book`, `text` and the `rules` that
 * name it. What adds up to a price has its `total`, and its `parts` with the `points` of each. A
 * shot at a vehicle has the `verb` and the `options` that it was read as, and the `steps` of a ruling whose dice all fall high.
 */
export const ruleCommand: Command = {
  name: 'rules',
  options,
  private: { unless: 'all' },
  anywhere: true,
  main: ['query'],
  example: '/rules query:"half cover"',
  examples: ['/rules query:LOS', '/rules query:morale all:true'],
  async run(call) {
    const { query, rules: only, all } = call.options(options);
    const { channel, user } = call.asked;
    const ruleset = await call.referee.ruleset(channel);
    const { house } = await call.referee.known(channel);
    const where = { first: ruleset, only: only === undefined ? undefined : rulesets[only] };
    const ruling = rulingNamed(query, where);
    if (ruling) return rulingAnswer(call.words, ruling, all ? user : undefined);
    const played = where.only ?? ruleset;
    // Under load the index can take longer than Discord waits: built in pieces, it leaves time to defer the answer.
    const { question, answer } = await answered(query, where, () => ruleSearch().prepare(breathing()));
    const asked = { question, query, played, shownBy: all ? user : undefined };
    if (answer.kind !== 'rules')
      return shortAnswer(call.words, answer, asked, (entry) => taking(entry, ruleset, call.commands));
    const { kind, absence, found, lacking, alike, clear, unknown, unused } = answer.verdict;
    if (absence && kind === 'absent') {
      const ids = found.slice(0, MOST_OTHERS).map(({ rule }) => rule.id);
      const data = { book: played.id, absence: absence.says, others: ids };
      return { document: absenceCard(call.words, absence, { ...asked, found }), json: { data } };
    }
    const [first, ...others] = found;
    if (!first) {
      const values = { query, nearest: ruleSearch().nearest(query, where), book: played.id, name: played.name };
      throw new InputError('no-rule-found', { ...values, read: readAs(question) });
    }
    const card = {
      found: first,
      others: others.slice(0, MOST_OTHERS),
      on: togglesOn(first.book, house),
      commands: rolling(first, ruleset, call.commands),
      played: ruleset,
    };
    const json = { data: { ...dataOf(card), ...(kind === 'named' ? {} : { sure: kind !== 'unsure' }) } };
    if (kind === 'named') {
      const titled = ruleSearch().titled(query, where) === first;
      return { document: ruleCard(call.words, { ...card, titled, shownBy: asked.shownBy }), json };
    }
    if (kind === 'either') return { document: eitherCard(call.words, { ...asked, found, lacking, on: card.on }), json };
    if (kind === 'unsure') {
      const shown = choicesOf(found).map(({ rule }) => rule.id);
      const unanswered = { book: played.id, query, shown: shown.join(', ') };
      return {
        document: choicesCard(call.words, { ...asked, found, lacking, unknown, left: unused }),
        json,
        unanswered,
      };
    }
    return {
      document: answerCard(call.words, { ...asked, found, lacking, absence, alike, clear, on: card.on }, card.commands),
      json,
    };
  },
};

/** What is asked, where, and who shows it. */
type Asking = Pick<Answered, 'query' | 'question' | 'played' | 'shownBy'>;

/** An answer that takes no rule. */
function shortAnswer(
  words: Catalogue,
  answer: Exclude<Answer, { kind: 'rules' }>,
  asked: Asking,
  taking: (entry: Entry) => readonly string[],
) {
  switch (answer.kind) {
    case 'cells':
      return cellsAnswer(words, answer.cells, asked);
    case 'duel':
      return duelAnswer(words, answer.duel, asked);
    case 'sum': {
      const { book, rule, total, parts } = answer.sum;
      const data = { book: book.id, rule, total, parts };
      return { document: sumCard(words, answer.sum, asked), json: { data } };
    }
    case 'name':
      return nameAnswer(words, answer.name, asked, taking);
    case 'near':
      return lackingAnswer(
        words,
        { ...answer.name, near: answer.name.own },
        { ...asked, found: answer.verdict?.found ?? [] },
        answer.cells,
      );
    case 'lacks':
      return lackingAnswer(
        words,
        { near: [], isSubject: !answer.lacking.isThing, told: answer.verdict.absence, ...answer.lacking },
        { ...asked, found: answer.verdict.found },
      );
    case 'untold': {
      const name = words.lookup.untold(answer.what, answer.name.name);
      const { own, other } = answer.name;
      return lackingAnswer(words, { name, near: own, other }, { ...asked, found: answer.verdict.found });
    }
  }
}

function cellsAnswer(words: Catalogue, cells: CellAnswer, asked: Asking) {
  return { document: cellsCard(words, cells, asked), json: { data: cellData(cells) } };
}

/** What comes of a shot that the question describes, and the command that rolls it. */
function duelAnswer(words: Catalogue, duel: DuelAnswer, asked: Asking) {
  const { ruleset: book, verb } = duel.action;
  const command = typed(verb, book === asked.played ? duel.given : { ...duel.given, rules: book.id });
  const data = { book: book.id, verb, options: duel.given, steps: duel.steps };
  return { document: duelCard(words, duel, command, asked), json: { data } };
}

/** A name alone gives its card; one that may mean several things gives what each of them is. */
function nameAnswer(
  words: Catalogue,
  { name, own }: Name,
  { shownBy }: Asking,
  taking: (entry: Entry) => readonly string[],
) {
  const [entry] = own as [Entry];
  const data = { book: entry.book.id, of: own.map(({ of }) => of), named: name };
  if (own.length > 1)
    return { document: severalCard(words, name, own, shownBy), json: { data: { ...data, sure: false } } };
  return {
    document: entryReply(words, { entry, commands: taking(entry), shownBy }),
    json: { data: { ...data, sure: true } },
  };
}

/** What the book hasn't got, and what comes nearest in it or is in another book. */
interface Lacked {
  readonly name: string;
  readonly readAs?: string | undefined;
  readonly besides?: string | undefined;
  /** What the book says of lacking something else that was asked. */
  readonly told?: Absence | undefined;
  /** Whether it's a subject of rules, and no thing. */
  readonly isSubject?: boolean;
  readonly near: readonly Entry[];
  readonly other: readonly Entry[];
}

/** The book lacks a thing: that's said before anything else, then what its other edition has. */
function lackingAnswer(words: Catalogue, lacked: Lacked, asked: Asking & Pick<Answered, 'found'>, own?: CellAnswer) {
  const { played, query, question } = asked;
  const { name, near, other: others } = lacked;
  const other = near[0] ?? others.find(({ book }) => isSister(book, played));
  const there = other && { first: other.book, only: other.book };
  const cells = own ?? (there && cellsAsked(ruleSearch().question(query, there)));
  const rules = asked.found.filter(({ book }) => book === played).slice(0, MOST_OTHERS);
  const data = { book: played.id, lacks: name, others: rules.map(({ rule }) => rule.id) };
  const typed = asTyped(question.text, name);
  const absence = absenceOf(lacked, played) ?? lacked.told;
  return {
    document: lackingCard(
      words,
      {
        name: typed,
        readAs: lacked.readAs,
        besides: lacked.besides,
        isSubject: lacked.isSubject,
        absence,
        other,
        cells,
      },
      asked,
    ),
    json: { data },
  };
}

/** Words of a question as they were typed: *PIAT*. */
function asTyped(query: string, name: string): string {
  const at = withoutAccents(query).toLowerCase().indexOf(name);
  return at < 0 ? name : query.slice(at, at + name.length);
}

function rulingAnswer(words: Catalogue, ruling: Ruling, shownBy: string | undefined) {
  const naming = rulesById().naming(ruling.id);
  const { id, text, book } = ruling;
  const rules = naming.filter((found) => found.book === book).map(({ rule }) => rule.id);
  return {
    document: rulingCard(words, ruling, naming, shownBy),
    json: { data: { ruling: id, book: book.id, text, rules } },
  };
}

function dataOf({
  found,
  others,
  on,
  commands,
}: {
  found: Found;
  others: readonly Found[];
  on: ReadonlySet<string>;
  commands: readonly string[];
}) {
  const main = governing(found);
  const toggles = [...(main === undefined ? [] : [main]), ...touching(found)];
  return {
    rule: found.rule,
    book: found.book.id,
    toggles: Object.fromEntries(toggles.map((toggle) => [toggle, on.has(toggle)])),
    rulings: rulingsOn(found),
    commands,
    others: others.map(({ rule }) => rule.id),
  };
}
