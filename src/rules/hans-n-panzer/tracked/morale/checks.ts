import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { hasCommand, wasNearCommand } from '../moving/leaving.ts';
import { areMen, type Changing, count, has, inPlay, isCrewOnFoot } from '../unit.ts';

/** HP-RUL-19, HP-MOR-05: one check for each unit, for the gravest cause. A routing unit owes nothing, nor does a crew on foot. */
export function checksFallDue(changes: Changing, book: Book): void {
  for (const unit of inPlay(changes.scene).filter(areMen)) {
    const lost = lossOf(unit, book);
    if (lost) changes.set(unit, 'losses-checked', lost.percent, lost.rule);
    if (has(unit, 'routing') || isCrewOnFoot(unit)) continue;
    const cause = lost ?? commandLoss(changes, unit, book);
    if (cause) fallsDue(changes, unit, cause);
  }
}

/** The threshold that its losses have newly reached. */
function lossOf(unit: Unit, { tracking }: Book) {
  const men = count(unit, 'men');
  const start = count(unit, 'men-at-start') || men;
  const before = count(unit, 'losses-checked');
  return tracking.thresholds.find(({ percent }) => percent > before && (start - men) * 100 >= start * percent);
}

function commandLoss({ scene }: Changing, unit: Unit, book: Book) {
  const { at } = scene;
  const fell = at !== undefined && count(unit, 'command-fell') === at.turn;
  const lost = at !== undefined && scene.sides[unit.side]?.['command-lost'] === at.turn;
  // Where it stood may be said after it fell; that it stood near one that fell before is no reason to check again.
  const near = lost && !hasCommand(scene, unit.side) && wasNearCommand(scene, unit, book);
  if (!fell && !near) return undefined;
  return { cause: 'command-lost', rule: book.tracking.rules['command-lost'] } as const;
}

function fallsDue(changes: Changing, unit: Unit, { cause, rule }: { readonly cause: string; readonly rule: string }) {
  const { at, due } = changes.scene;
  if (!at) return;
  // HP-RUL-42: it owes the same check after a rally.
  const rallying = due.find((each) => each.verb === 'morale' && each.unit === unit.id && each.at.turn <= at.turn);
  if (rallying) changes.lapse(rallying, rule);
  changes.due({
    verb: 'morale',
    options: { cause },
    unit: unit.id,
    at: { turn: at.turn, step: at.step, edge: 'start' },
    until: { turn: at.turn, edge: 'end' },
    rule,
  });
}
