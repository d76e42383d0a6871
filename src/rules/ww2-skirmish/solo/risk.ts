import type { Book, RiskFactor } from '../../../../data/ww2-skirmish/book.ts';
import { RISK_FACTORS } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { applying, net, times } from '../../../kernel/tables.ts';
import { wordsIn } from './factors.ts';
import type { Task } from './task.ts';

/** What applies to a unit. @throws {InputError} for a word that isn't a risk factor */
export function factorsOf({ factors }: Pick<Task, 'factors'>): ReadonlySet<RiskFactor> {
  return wordsIn('factors', factors, RISK_FACTORS);
}

/** Guns, and machine guns on tripods, always count as support weapons. */
export function isSupport({ support }: Pick<Task, 'support'>, factors: ReadonlySet<RiskFactor>): boolean {
  return support || factors.has('at-gun') || factors.has('hmg');
}

/** A unit's risk: WS-RISK-01 to -15. Lines that name two things count once. @throws {InputError} */
export function riskOf(ruling: Ruling, task: Task, { solo: { risk: book } }: Book): number {
  const { lines, parts, ...cite } = book;
  const factors = factorsOf(task);
  const any = (...some: readonly RiskFactor[]) => some.some((factor) => factors.has(factor));
  const crewed = any('at-gun', 'hmg');
  const heavyAlone = any('heavy-fire') && ruling.on('heavy-fire-replaces');
  const before = {
    rout: any('rout'),
    'heavy-fire': any('heavy-fire'),
    'command-group-or-one-action': any('command-group', 'one-action'),
  };
  const after = {
    'no-nco': any('no-nco') && !isSupport(task, factors),
    'under-fire': any('under-fire') && !heavyAlone,
    'enemy-behind-or-retiring': any('enemy-behind', 'retiring-near'),
    losing: any('losing'),
    officer: any('officer'),
    'afv-near': any('afv-near'),
    'friends-near': any('friends-near'),
    'gun-or-soft-cover': crewed || any('soft-cover'),
    'advancing-or-hard-cover': any('hard-cover') || (any('advancing') && !crewed),
    winning: any('winning'),
    'nothing-in-sight': any('nothing-in-sight'),
  };
  const hurt = Math.floor((parts * task.casualties) / task.strength);
  const modifiers = [...applying(lines, before), ...times(lines.casualties, hurt), ...applying(lines, after)];
  const sum = net(modifiers);
  ruling.note(cite, String(sum), modifiers);
  return sum;
}
