import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book, Cause } from '../book.ts';
import { areMen, count, type Field, has, leftOf, word } from '../unit.ts';
import { casualties } from './casualties.ts';
import { cleared, kept, remind, remindingOnce } from './changes.ts';
import { halted, isNearLostCommand, isOut, modifiersOf } from './morale.ts';

/** A step begins: what was hit in the last one comes off, and the checks of morale fall due (HP-SEQ-02). */
export function begins(scene: Scene, book: Book): Effect[] {
  const { at, steps } = scene;
  if (!at) return [];
  const first = at.step === steps[0]?.step;
  return remindingOnce(scene, [
    ...(first && at.turn === 1 ? strengths(scene, book) : []),
    ...(comesOffLater(scene, book) ? [] : casualties(scene, book)),
    ...inPlay(scene).flatMap((unit) => officerLost(scene, unit, book)),
    ...(at.step === book.tracking.steps.morale ? [...checks(scene, book), ...causes(scene, book)] : []),
    ...(first ? bound(scene, book) : []),
  ]);
}

/** The battle begins: whatever strength a unit was given by hand is the one that it starts with. */
function strengths(scene: Scene, { tracking }: Book): Effect[] {
  return inPlay(scene)
    .filter((unit) => areMen(unit) && count(unit, 'men') !== count(unit, 'men-at-start'))
    .flatMap((unit) => kept(unit, 'men-at-start', leftOf(unit), tracking.rules.simultaneous));
}

/** HP-RUL-23, the other reading (`all-fire-simultaneous`): off after both steps of fire. */
function comesOffLater({ at, toggles }: Scene, { tracking }: Book): boolean {
  return at?.step === tracking.steps.fire && toggles.has('all-fire-simultaneous');
}

/** Those who are still there when the casualties have come off. */
function inPlay({ units }: Scene): Unit[] {
  return [...units.values()].filter((unit) => !isOut(unit));
}

/** HP-MOR-20: two turns after the one in which it was lost; a new officer may be lost again. */
function officerLost(scene: Scene, unit: Unit, { tracking }: Book): Effect[] {
  const { at, steps } = scene;
  const rule = tracking.rules.officer;
  if (unit.fields.officer !== 'lost') return cleared(unit, ['officer-missed'], rule);
  if (has(unit, 'officer-missed') || !at) return [];
  // What is seen first as a turn begins was in the turn before.
  const before = at.step === steps[0]?.step ? 1 : 0;
  return [...kept(unit, 'officer-missed', true, rule), ...halted(scene, unit, tracking['officer-halt'] - before, rule)];
}

/** HP-MOR-01, -02, -05: at most one check for a unit and turn, for the gravest of its losses (HP-RUL-19). */
function checks(scene: Scene, book: Book): Effect[] {
  return inPlay(scene)
    .filter(areMen)
    .flatMap((unit) => [...lossesChecked(unit, book), ...checkDue(scene, unit, book)]);
}

function crossed(unit: Unit, { tracking }: Book) {
  const start = count(unit, 'men-at-start');
  const lost = start - leftOf(unit);
  const before = count(unit, 'losses-checked');
  return tracking.thresholds.find(({ percent }) => start > 0 && percent > before && lost * 100 >= start * percent);
}

function lossesChecked(unit: Unit, book: Book): Effect[] {
  const now = crossed(unit, book);
  return now ? kept(unit, 'losses-checked', now.percent, now.rule) : [];
}

function checkDue(scene: Scene, unit: Unit, book: Book): Effect[] {
  const { at } = scene;
  const cause = causeOf(scene, unit, book);
  if (!at || !cause || has(unit, 'routing') || has(unit, 'checked') || count(unit, 'checks-turn') === at.turn)
    return [];
  const options = { cause: cause.cause, ...known(modifiersOf(scene, unit, book)) };
  const moment = { turn: at.turn, step: at.step, edge: 'start' } as const;
  return [{ effect: 'due', verb: 'morale', options, unit: unit.id, at: moment, rule: cause.rule }];
}

function known(modifiers: ReturnType<typeof modifiersOf>): Record<string, string | boolean> {
  const said = Object.entries(modifiers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Record<string, string | boolean>;
}

function causeOf(scene: Scene, unit: Unit, book: Book): { readonly cause: Cause; readonly rule: string } | undefined {
  const now = crossed(unit, book);
  if (now) return now;
  const rule = book.tracking.rules['command-lost'];
  const lost = commandLostNow(scene, unit.side) && isNearLostCommand(scene, unit, book);
  return lost ? { cause: 'command-lost', rule } : undefined;
}

/** This turn, be it in this very step. */
function commandLostNow({ at, units, sides }: Scene, side: string): boolean {
  if (sides[side]?.['command-lost'] === at?.turn) return true;
  return [...units.values()].some((unit) => unit.side === side && has(unit, 'command') && !unit.gone && isOut(unit));
}

/** What only the players can judge, where there has been a fight: beaten, or hit from behind. */
function causes({ units }: Scene, { tracking }: Book): Effect[] {
  const fought = [...units.values()].some(
    (unit) => has(unit, 'hit') || has(unit, 'weapons-fired') || has(unit, 'shots'),
  );
  return fought ? [remind(tracking.advice.rear), remind(tracking.advice.beaten)] : [];
}

/** What binds units in the turn that begins. */
function bound(scene: Scene, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  return inPlay(scene).flatMap((unit) => [
    ...(has(unit, 'routing') ? [remind(rules.rout)] : []),
    ...(has(unit, 'retreating-until') || has(unit, 'holding-until') ? [remind(rules.retreat)] : []),
    ...(has(unit, 'halted-until') ? [remind(word(unit, 'halted-by') ?? rules.halted)] : []),
    ...(has(unit, 'on-foot') ? [remind(rules['crew-defends'])] : []),
  ]);
}

/** What ends with the battle: what is counted in its turns. The next one begins with the men that are left. */
export function carries(scene: Scene, book: Book): Effect[] {
  const { units, sides, table } = scene;
  const { rules } = book.tracking;
  const { rule } = book.visibility.throw;
  return [
    ...casualties(scene, book).filter(({ effect }) => effect !== 'remind'),
    ...[...units.values()].flatMap((unit) => [
      ...cleared(unit, UNTIL_THE_BATTLE_ENDS, rules.steps),
      ...(has(unit, 'men') ? kept(unit, 'men-at-start', leftOf(unit), rules.simultaneous) : []),
    ]),
    ...Object.keys(sides).map((side): Effect => {
      return { effect: 'set', of: { side }, field: 'command-lost', value: false, rule: rules['command-lost'] };
    }),
    ...(table.visibility
      ? [{ effect: 'set', of: { table: true }, field: 'visibility', value: false, rule } as const]
      : []),
  ];
}

const UNTIL_THE_BATTLE_ENDS: readonly Field[] = [
  'ready-turn',
  'moves-from',
  'call',
  'call-ready',
  'called-by',
  'losses-checked',
  'checks-turn',
  'routing',
  'won-turn',
  'beaten-turn',
  'from-command',
  'sees-command',
  'separated',
];
