import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { armsOf, has, menOf, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { isCrewed } from '../fire/arms.ts';
import { remembersPlace } from '../fire/before.ts';
import { homeKey, startedOf } from '../morale/groups.ts';
import { takesStatus } from '../morale/status.ts';

/** PT-REUSE-01: one more man for the weapon, in place of a dead one; the team takes the worse morale of the two. */
export function joinsCrew(changes: Changing, man: Unit, team: Unit, book: Book): void {
  const rule = book.tracking.rules.joins;
  remembersPlace(changes, man, team, 'crewed', book);
  goesOver(changes, man, rule);
  changes.set(team, 'started', startedOf(team), rule);
  // A man from another group adds to the strength of this one, but not to his side's men.
  if (homeKey(man) !== homeKey(team)) changes.add(team, 'joined', 1, rule);
  changes.add(team, 'crew', 1, rule);
  changes.add(team, 'lost', -1, rule, { floor: 0 });
  const worse = [man, team].map((each) => word(each, 'morale'));
  if (worse.includes('broken')) changes.set(team, 'morale', 'broken', rule);
  else if (worse.includes('shaken')) changes.set(team, 'morale', 'shaken', rule);
  const now = changes.now(team);
  const full = armsOf(now).every((arm) => isCrewed(now, arm, book));
  changes.remind(rule, [man, team], 'joins-crew', { men: menOf(now), full });
}

/**
 * PT-REUSE-02, PT-RUL-48: the dead man's figure stands again, with its weapons and kind. Everything else is the
 * newcomer's: rank and training, group, morale, pin, and how far he has moved.
 */
export function picksUp(changes: Changing, man: Unit, dead: Unit, book: Book): void {
  const rule = book.tracking.rules['pick-up'];
  const team = menOf(dead) + Number(dead.fields.lost ?? 0);
  changes.back(dead, rule);
  if (team > 1) {
    changes.set(dead, 'started', startedOf(dead), rule);
    changes.set(dead, 'crew', 1, rule);
    changes.set(dead, 'lost', team - 1, rule);
  }
  becomes(changes, man, dead, rule);
  remembersPlace(changes, man, dead, 'took-up', book);
  // What applies to him ends with his figure, so the other gets it first.
  goesOver(changes, man, rule);
  changes.remind(rule, [man, dead], 'took-over');
}

/** His figure goes, or his team has one man fewer. */
function goesOver(changes: Changing, man: Unit, rule: string): void {
  if (menOf(man) > 1) {
    changes.set(man, 'started', startedOf(man), rule);
    changes.set(man, 'action', 'take-over', rule);
    changes.add(man, 'crew', -1, rule);
  } else changes.gone(man, 'took-over', rule);
}

/** What a man is, apart from his figure and weapons. */
function becomes(changes: Changing, man: Unit, dead: Unit, rule: string): void {
  const { scene } = changes;
  changes.clear(dead, ['pinned', 'morale', 'broke-now', 'spent', 'went', 'loadings', 'moved', 'ran', 'stance'], rule);
  // A forward observer who takes another man's weapon is no longer an observer.
  const figure = word(man, 'figure') === 'fo' ? 'officer' : (word(man, 'figure') ?? 'line');
  if (!has(dead, 'first-figure')) changes.set(dead, 'first-figure', (word(dead, 'figure') ?? 'line') as 'line', rule);
  changes.set(dead, 'figure', figure as 'line', rule);
  for (const field of ['squad', 'group'] as const) {
    const value = word(man, field);
    if (value === undefined) changes.clear(dead, [field], rule);
    else changes.set(dead, field, value, rule);
  }
  if (scene.at) changes.set(dead, 'action', 'take-over', rule);
  if (has(man, 'morale')) changes.set(dead, 'morale', word(man, 'morale') as 'shaken', rule);
  takesStatus(changes, man, dead, rule);
}
