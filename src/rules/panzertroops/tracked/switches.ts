import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import { has } from '../unit.ts';
import { type Changing, changing } from './changes.ts';
import { isLost } from './crews/wrecks.ts';
import { settles } from './morale/checks.ts';
import { wreckOf } from './moving/carrying.ts';
import { prices } from './prices.ts';

/** What switching a rule off in mid-battle does, apart from ending its states. */
export function switched(scene: Scene, toggle: string, on: boolean, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  prices(changes, book);
  if (!on) SWITCHED_OFF[toggle]?.(changes, book);
  settles(changes, book);
  return changes.effects;
}

const SWITCHED_OFF: Readonly<Record<string, (changes: Changing, book: Book) => void>> = {
  morale: (changes, { tracking }) => strikes(changes, 'morale', tracking.rules.check),
  'bail-out'(changes, book) {
    strikes(changes, 'bail', book.tracking.rules.bail);
    for (const unit of changes.scene.units.values()) if (wreckOf(changes.scene, unit)) isLost(changes, unit, book);
  },
  satchel(changes, { tracking }) {
    for (const unit of changes.scene.units.values()) {
      if (has(unit, 'dropped')) changes.set(unit, 'charge-used', true, tracking.rules.satchel);
    }
  },
  smoke(changes, { tracking }) {
    for (const [field, owner] of Object.entries(changes.scene.table)) {
      const unit = changes.scene.units.get(String(owner));
      if (field.startsWith('smoke-') && unit) changes.remind(tracking.rules.smoke, [unit], 'smoke-gone');
    }
  },
};

function strikes(changes: Changing, verb: string, rule: string): void {
  for (const due of changes.scene.due) if (due.verb === verb) changes.lapse(due, rule);
}
