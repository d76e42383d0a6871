import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Confronting } from '../../rally.ts';
import { Refusal } from '../../refusal.ts';
import { type Changing, has, word } from '../unit.ts';
import { isRunning } from './binding.ts';
import { haltUntil } from './standing.ts';

function forbid(scene: Scene, _rally: Confronting, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  if (!has(actor, 'routing')) return new Refusal(rules.rally, 'does-not-rout', { unit: actor.name });
  const [officer] = targets;
  if (officer) {
    const values = { unit: officer.name };
    if (!hasOfficer(officer)) return new Refusal(rules.rally, 'no-officer-to-rally', values);
    if (isRunning(scene, officer)) return new Refusal(rules.rally, 'officer-runs', values);
    if (has(officer, 'aboard')) return new Refusal(rules.rally, 'officer-rides', values);
  }
  if (has(actor, 'confronted')) return new Refusal(rules['rally-again'], 'confronted-this-turn', { unit: actor.name });
  if (!officer || !has(officer, 'has-rallied')) return undefined;
  return new Refusal(rules['rally-again'], 'officer-has-tried', { unit: officer.name });
}

/** HP-RUL-43: an officer by himself, a command unit, or a unit with its officer. */
function hasOfficer(unit: Unit): boolean {
  const officer = word(unit, 'officer');
  if (officer !== undefined) return officer !== 'lost';
  return unit.profile === OFFICER || has(unit, 'command');
}

const OFFICER = 'officer';

function effects(changes: Changing, _rally: Confronting, { facts }: Outcome): void {
  const { book, rules } = changes;
  const { actor, at, targets } = changes.scene;
  if (!actor) return;
  changes.set(actor, 'confronted', true, rules['rally-again']);
  if (targets[0]) changes.set(targets[0], 'has-rallied', true, rules['rally-again']);
  if (facts.result === 'routs') changes.remind(rules['rally-again'], [actor], 'keeps-running');
  if (facts.result === 'routs') return;
  changes.clear(actor, ['routing'], rules.rally);
  if (facts.result === 'rallied') changes.remind(rules.rally, [actor], 'rallied');
  if (facts.result !== 'halts' || !at) return;
  const turn = at.turn + 1;
  haltUntil(changes, actor, turn, rules.rally);
  changes.remind(rules.rally, [actor], 'halts-and-checks', { turn });
  const moments = {
    at: { turn, step: book.tracking.steps.morale, edge: 'start' },
    until: { turn, edge: 'end' },
  } as const;
  changes.due({ verb: 'morale', options: { cause: 'rallying' }, unit: actor.id, ...moments, rule: rules.rally });
}

export const rally: Tracked<Confronting, Book> = {
  tried: true,
  helps: 'units',
  alongside: ({ targets }) => targets,
  meets: { as: 'confronts', isOne: (actor, unit) => unit.side === actor.side && hasOfficer(unit) },
  forbid,
  effects,
};
