import { commands } from '../../../commands/index.ts';
import { questionsIn } from '../../campaign/owed/questions.ts';
import { again, allOthers, barringThrown, instead, others, othersInTurn, undoing, why } from '../../command/buttons.ts';
import { earlierInFull } from '../../command/restored.ts';
import { fields, pairs, ruling, type ValuesOf, whole, word } from './carried.ts';
import type { Kinds, Press } from './kind.ts';

const question = fields({ id: whole });
const logged = fields({ log: word });
const record = fields({ seq: whole });
const otherUnits = fields({ log: word, seq: whole, among: word });
const otherPage = fields({ log: word, seq: whole, page: whole });
const strike = fields({ to: whole, confirm: whole });

type Ruling = ValuesOf<typeof ruling>;

declare module '../../reply/document.ts' {
  interface ButtonValues {
    /** *Same again*, of a ruling. */
    again: Ruling;
    /** The same for all others who can do it. */
    'all-others': ValuesOf<typeof otherUnits>;
    /** The same for all of them at one target after another, whom a form asks for. */
    'in-turn': ValuesOf<typeof otherUnits>;
    /** Whom else it can be given for. */
    others: Ruling;
    /** What has to be thrown before the others can do it at the same target. */
    'thrown-first': Ruling;
    /** Another page of them. */
    'other-page': ValuesOf<typeof otherPage>;
    why: Ruling;
    undo: Ruling;
    /** *Question this*, of a ruling that rests on what somebody saw. */
    question: Ruling;
    correct: Ruling;
    /** *It's right*, of a question. */
    right: ValuesOf<typeof question>;
    /** Undoes back to a record, after seeing how far the log goes. */
    strike: ValuesOf<typeof strike>;
  }
  interface MenuValues {
    /** *Next target*: the unit that does the same, at whom, and what's said besides. Of units, their IDs. */
    instead: { readonly of: Ruling; readonly chosen: ValuesOf<typeof pairs> };
    /** An earlier record of a step, to be shown in full. */
    earlier: { readonly of: ValuesOf<typeof logged>; readonly chosen: ValuesOf<typeof record> };
  }
}

const isStruck = ({ json = {} }: { readonly json?: Readonly<Record<string, unknown>> }) => 'struck' in json;

/** The list of whom else a ruling can be given for, as it is now. */
const listed = ({ log, seq }: Ruling, { answered, words, referee, by }: Press) =>
  answered(others(words, referee, by, seq, log));

/** Buttons under a ruling. */
export const rulings = {
  again: {
    carried: ruling,
    by: 'anyone',
    seen: 'public',
    rules: true,
    gives: ({ log, seq }, { answered, words, referee, by }) => answered(again(words, referee, commands, by, seq, log)),
  },
  others: {
    carried: ruling,
    by: 'anyone',
    seen: 'private',
    gives: listed,
  },
  'other-page': {
    carried: otherPage,
    by: 'its-reader',
    seen: 'update',
    turns: true,
    gives: ({ log, seq, page }, { answered, words, referee, by }) =>
      answered(others(words, referee, by, seq, log, page)),
  },
  'all-others': {
    carried: otherUnits,
    by: 'its-reader',
    seen: 'public',
    rules: true,
    gives: (of, { answered, words, referee, by }) => answered(allOthers(words, referee, commands, by, of)),
    renews: listed,
    spent: ({ json = {} }) => 'seq' in json,
  },
  'thrown-first': {
    carried: ruling,
    by: 'its-reader',
    seen: 'public',
    rules: true,
    gives: (of, { answered, words, referee, by }) => answered(barringThrown(words, referee, commands, by, of)),
    renews: listed,
  },
  'in-turn': {
    carried: otherUnits,
    by: 'its-reader',
    opens: (of, { words, referee, by, does }) => does.fills(() => othersInTurn(words, referee, by, of)),
  },
  instead: {
    carried: ruling,
    choice: pairs,
    by: 'anyone',
    seen: 'public',
    rules: true,
    gives: (of, { answered, words, referee, by }, chosen = {}) =>
      answered(instead(words, referee, commands, by, { ...of, chosen })),
    renews: listed,
  },
  earlier: {
    carried: logged,
    choice: record,
    by: 'anyone',
    seen: 'private',
    gives: async ({ log }, { words, referee, channel }, chosen) => ({
      document: await earlierInFull(words, referee, channel, { log, seq: chosen?.seq ?? 0 }),
    }),
  },
  why: {
    carried: ruling,
    by: 'anyone',
    seen: 'private',
    gives: ({ log, seq }, { words, referee, channel }) => why(words, referee, channel, seq, log),
  },
  undo: {
    carried: ruling,
    by: 'anyone',
    seen: 'public',
    rules: true,
    gives: ({ log, seq }, { answered, words, referee, by }) =>
      answered(undoing(words, referee, commands, by, seq, log)),
    spent: isStruck,
    // Of a ruling that's struck out, one may still ask why.
    spends: () => (other) => other.action !== 'why',
  },
  strike: {
    carried: strike,
    by: 'anyone',
    seen: 'public',
    rules: true,
    runs: (given) => ({ name: 'undo', given }),
    spent: isStruck,
  },
  question: { carried: ruling, by: 'anyone', opens: (of, { does }) => does.questions(of) },
  correct: { carried: ruling, by: 'anyone', opens: (of, { does }) => does.corrects(of) },
  right: {
    carried: question,
    by: 'anyone',
    seen: 'public',
    runs: ({ id }) => ({ name: 'question', given: { number: id, answer: 'right' } }),
    spent: ({ json = {} }) => 'seq' in json,
    waits: ({ game }, { id }) => questionsIn(game).some((each) => each.id === id),
  },
} satisfies Kinds;
