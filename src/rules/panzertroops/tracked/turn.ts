import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { armsOf, has, isObserver, isVehicle, kindOf, word } from '../unit.ts';
import { type Changing, changing } from './changes.ts';
import { isSpent } from './fire/charges.ts';
import { footGroups } from './morale/groups.ts';
import { isCounted, tellsGroups } from './morale/start.ts';
import { aboard, carrierOf } from './moving/carrying.ts';
import { runs, stanceEnds } from './moving/gait.ts';
import { prices } from './prices.ts';
import { callOf } from './support/observers.ts';
import { canSmoke } from './support/smoke.ts';
import { ownFireEnds, stepKind } from './when.ts';

/** A step begins: men get out of wrecks in their own move, and players are reminded of rules that bind a unit now. */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const { at } = scene;
  if (at?.side === undefined) return [];
  const changes = changing(scene, book);
  prices(changes, book);
  isCounted(changes, book);
  const own = (): Unit[] => [...changes.scene.units.values()].filter(({ side, gone }) => side === at.side && !gone);
  const kind = stepKind(scene, book);
  if (kind === 'move') {
    for (const unit of own()) if (has(unit, 'in-wreck') && !has(unit, 'aboard')) leavesWreck(changes, unit, book);
    if (at.turn === 1) tellsGroups(changes, at.side, footGroups(changes.scene, at.side), book);
  }
  if (kind) REMINDERS[kind](changes, own(), book);
  return changes.effects;
}

/** PT-BAIL-03, PT-RUL-30: half a run in the open, even if he doesn't go anywhere. */
function leavesWreck(changes: Changing, unit: Unit, book: Book): void {
  const { rules } = book.tracking;
  const rule = rules['getting-out'];
  changes.clear(unit, ['in-wreck'], rule);
  changes.set(unit, 'out-of-wreck', true, rule);
  changes.set(unit, 'stance', 'running', rule, stanceEnds(changes, unit, book));
  changes.set(unit, 'moved', true, rule, ownFireEnds(changes.scene, unit.side, book));
  changes.set(unit, 'left-start', true, rule);
  runs(changes, unit, book);
}

type Reminders = (changes: Changing, own: readonly Unit[], book: Book) => void;

const REMINDERS: Readonly<Record<'move' | 'defensive' | 'attacking', Reminders>> = {
  move(changes, own, { tracking }) {
    const { scene } = changes;
    const { rules } = tracking;
    const morale = scene.toggles.has('morale');
    const pinned = own.filter((unit) => has(unit, 'pinned'));
    if (pinned.length > 0) changes.remind(rules.pinned, pinned, 'pinned-stay');
    reminds(
      changes,
      rules['getting-out'],
      own.filter((unit) => has(unit, 'out-of-wreck')),
      'leave-the-wreck',
    );
    const callers = own.filter(isObserver);
    if (callOf(scene, scene.at!.side!) !== 'no-team') reminds(changes, rules['call-step'], callers, 'can-call');
    reminds(
      changes,
      rules.heads,
      own.filter((unit) => headsMatter(scene, unit)),
      'heads-now',
    );
    reminds(
      changes,
      rules.loading,
      own.filter((unit) => isVehicle(unit) && aboard(scene, unit).length > 0),
      'men-aboard',
    );
    if (morale && own.length > 0) changes.remind(rules.gaps, [], 'stay-together');
    for (const state of ['shaken', 'broken'] as const) {
      reminds(
        changes,
        rules[state],
        own.filter((unit) => word(unit, 'morale') === state),
        `still-${state}`,
      );
    }
  },
  defensive(changes, own, book) {
    const { rules } = book.tracking;
    reminds(
      changes,
      rules['smoke-first'],
      own.filter((unit) => canSmoke(changes.scene, unit, book)),
      'smoke-first',
    );
    reminds(
      changes,
      rules.heads,
      own.filter((unit) => headsMatter(changes.scene, unit)),
      'heads-now',
    );
  },
  attacking(changes, own, book) {
    const { scene } = changes;
    const { rules } = book.tracking;
    const { side } = scene.at!;
    const call = callOf(scene, side!);
    reminds(
      changes,
      rules['smoke-first'],
      own.filter((unit) => canSmoke(scene, unit, book)),
      'smoke-first',
    );
    const laid = [...scene.units.values()].filter((unit) => unit.side === side && has(unit, 'dropped'));
    reminds(changes, rules.satchel, laid, 'charges-go-off');
    if (call === 'through')
      reminds(
        changes,
        rules.shell,
        own.filter((unit) => has(unit, 'off-table')),
        'shells-land',
      );
    if (call === 'team-lost') {
      const callers = [...scene.units.values()].filter((unit) => unit.side === side && has(unit, 'call'));
      for (const caller of callers) changes.remind(rules.lands, [caller], 'shells-lost');
    }
  },
};

/** Each rule once, with the units it concerns; without any, it isn't mentioned. */
function reminds(changes: Changing, rule: string, units: readonly Unit[], says: string): void {
  if (units.length > 0) changes.remind(rule, units, says);
}

/** A roof gunner's heads, or those of men inside an armoured vehicle. */
function headsMatter(scene: Scene, unit: Unit): boolean {
  const inside = [...scene.units.values()].some(
    (each) => carrierOf(scene, each)?.id === unit.id && kindOf(unit) === 'afv',
  );
  return isVehicle(unit) && (inside || has(unit, 'heads'));
}

/** A step ends: charges that nobody used are spent, and smoke that ends here is taken off. */
export function closes(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { at } = scene;
  const { rules } = book.tracking;
  if (stepKind(scene, book) === 'attacking') {
    for (const unit of scene.units.values()) {
      if (unit.side !== at?.side || !has(unit, 'dropped')) continue;
      isSpent(changes, unit, book);
      changes.remind(rules.satchel, [unit], 'charge-hit-nobody');
    }
  }
  for (const { of, field, until } of scene.state.lasting) {
    if (!('table' in of) || !field.startsWith('smoke-') || until.turn !== at?.turn || until.step !== at.step) continue;
    const owner = scene.units.get(String(scene.table[field]));
    if (owner) changes.remind(rules.smoke, [owner], 'smoke-gone');
  }
  return changes.effects;
}

/**
 * Whether a unit that did nothing in a step could have done something: the players are told at the step's end. A piece off the table
 * could once a call is through (PT-ARTY-11), a vehicle if it has something to fire, or can drive or let somebody off.
 */
export function couldAct(unit: Unit, step = '', units: Readonly<Record<string, Unit>> = {}): boolean {
  const held = ['pinned', 'in-wreck', 'aboard', 'towed-by'] as const;
  if (unit.gone || held.some((field) => has(unit, field))) return false;
  if (has(unit, 'off-table')) {
    return step.includes('attacking') && callOf({ units: new Map(Object.entries(units)) }, unit.side) === 'through';
  }
  if (step.includes('fire')) return armsOf(unit).some(({ mount }) => mount !== 'roof' || !has(unit, 'roof-out'));
  const carries = () => Object.values(units).some(({ gone, fields }) => !gone && isTakenBy(fields, unit));
  return !isVehicle(unit) || !has(unit, 'immobilised') || carries();
}

function isTakenBy(fields: Unit['fields'], { id }: Unit): boolean {
  return fields.aboard === id || fields['towed-by'] === id;
}
