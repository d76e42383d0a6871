import type { Book } from '../../../data/landser-classic/book.ts';
import { RISKS, type Risk } from '../../../data/landser-classic/borrowed-solo-tables.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, applying, net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  task: choice.oneOf(['action', 'turn'], { required: true, aside: true }),
  factors: eye.text({ default: '', filled: true, when: { task: ['action'] }, several: RISKS }),
  losses: known.integer(0, 4, { default: 0 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A throw for what a man of the side does that the referee runs. */
export type Task = OptionsOf<typeof options>;

/** @throws {InputError} for a word that isn't on the list */
function resolve(ruling: Ruling, task: Task, { borrowed }: Book): Facts {
  // The whole turn of the side isn't a single ruling.
  if (task.task === 'turn') throw new InputError('solo-whole-turn');
  const factors = risksIn(task.factors);
  const risk = riskOf(ruling, factors, task.losses, borrowed);
  const [[calmest]] = borrowed.rows as readonly [readonly [number, unknown]];
  const calm = risk > calmest ? undefined : (['defending', 'falling-back'] as const).find((each) => factors.has(each));
  const chart = calm ? borrowed.calm[calm] : borrowed.rows.find(([upTo]) => risk <= upTo)![1];
  const { result } = ruling.consult(chart, agreed(task.modifier));
  if (!factors.has('support') || !borrowed.support.orders.includes(result)) return { action: result };
  ruling.note(borrowed.support, 'halt-fire');
  return { action: 'halt-fire' };
}

/** The words of a list with commas between. @throws {InputError} for any other */
function risksIn(text: string): ReadonlySet<Risk> {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  for (const word of words) {
    if ((RISKS as readonly string[]).includes(word)) continue;
    throw new InputError('unknown-value', {
      option: 'factors',
      value: word,
      nearest: nearest(word, RISKS),
      allowed: RISKS,
    });
  }
  return new Set(words as Risk[]);
}

/** his risk, by WW2 Skirmish's numbers. Lines that name two things count once. */
function riskOf(
  ruling: Ruling,
  factors: ReadonlySet<Risk>,
  losses: number,
  { risk: { lines, parts: _, ...cite } }: Book['borrowed'],
): number {
  const any = (...some: readonly Risk[]) => some.some((factor) => factors.has(factor));
  const support = any('support');
  const before = { rout: any('rout'), 'heavy-fire': any('heavy-fire') };
  const after = {
    'no-nco': any('no-nco') && !support,
    'under-fire': any('under-fire'),
    'enemy-behind-or-retiring': any('enemy-behind', 'retiring-near'),
    officer: any('officer'),
    'afv-near': any('afv-near'),
    'friends-near': any('friends-near'),
    'gun-or-soft-cover': support || any('soft-cover'),
    'advancing-or-hard-cover': any('hard-cover') || (any('advancing') && !support),
    'nothing-in-sight': any('nothing-in-sight'),
  };
  const modifiers = [...applying(lines, before), ...times(lines.casualties, losses), ...applying(lines, after)];
  const sum = net(modifiers);
  ruling.note(cite, String(sum), modifiers);
  return sum;
}

/** What a man does whom the referee runs: WW2 Skirmish's solo tables, read for Landser. */
export const solo = { kind: 'test', options, toggle: 'borrowed-solo', resolve } satisfies Contract<Task, Book>;
