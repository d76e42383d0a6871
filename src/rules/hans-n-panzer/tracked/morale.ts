import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Check } from '../morale.ts';
import { areMen, count, has, leftOf, turnOf, word } from '../unit.ts';
import { cleared, kept, remind, remindingOnce, thisTurn, through } from './changes.ts';

type Known = { -readonly [K in keyof Check]?: Check[K] };

/** What the record of a unit says for its morale; what is a default anyway is left out. */
export function knownOfCheck(scene: Scene, _given: Partial<Check>, book: Book): Partial<Check> {
  return scene.actor ? modifiersOf(scene, scene.actor, book) : {};
}

export function modifiersOf(scene: Scene, unit: Unit, book: Book): Known {
  const losses = lossesOf(unit);
  const command = commandOf(scene, unit, book);
  const officer = word(unit, 'officer');
  return {
    ...(losses ? { losses } : {}),
    ...(command ? { command } : {}),
    ...(officer === 'lost' || officer === 'new' ? { officer } : {}),
    ...(has(unit, 'separated') ? { separated: true } : {}),
    ...(has(unit, 'elite') ? { elite: true } : {}),
    ...(lately(scene, unit, 'won-turn', book) ? { 'won-lately': true } : {}),
    ...(lately(scene, unit, 'beaten-turn', book) ? { 'beaten-lately': true } : {}),
  };
}

/** HP-MOR-06, HP-MOR-07, HP-MOR-16: counted from the men at start. */
function lossesOf(unit: Unit): Check['losses'] {
  const start = count(unit, 'men-at-start');
  if (!areMen(unit) || start === 0) return undefined;
  const lost = start - leftOf(unit);
  if (lost <= 0) return 'none';
  if (lost * 2 >= start) return 'half';
  return lost * 4 >= start ? 'quarter' : 'some';
}

/** HP-RUL-19: this turn and the two before it. */
function lately(scene: Scene, unit: Unit, field: 'won-turn' | 'beaten-turn', { tracking }: Book): boolean {
  const turn = count(unit, field);
  return turn > 0 && turnOf(scene) - turn < tracking.lately;
}

/** HP-RUL-30: a move is what the unit goes off the road. Where they are only the players know. */
function commandOf(scene: Scene, unit: Unit, book: Book): Check['command'] {
  const move = moveOf(scene, book);
  const away = unit.fields['from-command'];
  const known = typeof away === 'number';
  if (commandIsLost(scene, unit)) return known && away <= move * book.tracking.nearCommand ? 'lost' : undefined;
  if (known && away <= move) return 'within-1-move';
  return has(unit, 'sees-command') ? 'in-sight' : undefined;
}

function moveOf({ toggles }: Scene, { movement, doubled }: Book): number {
  return movement.speeds.of[movement.onFoot].off * (toggles.has('double-scale') ? doubled.times : 1);
}

/** Its side had a command unit, and none is left. */
function commandIsLost({ units, sides }: Scene, { side }: Unit): boolean {
  const stands = [...units.values()].some((each) => each.side === side && has(each, 'command') && !isOut(each));
  const fell = [...units.values()].some((each) => each.side === side && has(each, 'command') && isOut(each));
  return !stands && (fell || Boolean(sides[side]?.['command-lost']));
}

export function isOut(unit: Unit): boolean {
  return Boolean(unit.gone) || (areMen(unit) && leftOf(unit) === 0);
}

/** HP-MOR-05: who is so near to a command unit that is lost. */
export function isNearLostCommand(scene: Scene, unit: Unit, book: Book): boolean {
  return commandOf(scene, unit, book) === 'lost';
}

/** HP-RUL-19: once a turn, whatever the causes. */
export function forbiddenCheck({ actor }: Scene, _check: Check, { morale }: Book): Refusal | undefined {
  if (!actor || !has(actor, 'checked')) return undefined;
  return new Refusal(morale.check.rule, 'checked-this-turn', { unit: actor.name });
}

export function afterCheck(scene: Scene, check: Check, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  if (!actor) return [];
  const { morale, tracking } = book;
  const { others, officer } = morale;
  const turn = turnOf(scene);
  return remindingOnce(scene, [
    ...thisTurn(scene, actor, 'checked', true, morale.check.rule),
    ...(actor.fields.officer === 'new' ? kept(actor, 'officer', 'present', officer.new.rule) : []),
    ...(check.cause === 'beaten' ? kept(actor, 'beaten-turn', turn, others['beaten-lately'].rule) : []),
    ...(check.cause === 'beaten' ? targets.flatMap((by) => kept(by, 'won-turn', turn, others['won-lately'].rule)) : []),
    ...outcomeOf(scene, actor, check, String(facts.result), book),
    ...(check.cause === 'rear' ? [remind(tracking.advice.rear)] : []),
  ]);
}

function outcomeOf(scene: Scene, unit: Unit, { cause }: Check, result: string, book: Book): Effect[] {
  const { rules, halts, retreats } = book.tracking;
  const turn = turnOf(scene);
  // A rout ends only when an officer stops it, and a retreat goes on to its end: nothing better takes its place.
  if (has(unit, 'routing')) return [remind(rules.rout)];
  if (result === 'routs') return [...kept(unit, 'routing', true, rules.rout), ...unhalted(unit, rules.rout)];
  const rule = rules.retreat;
  const moves = retreats[result];
  if (moves) {
    const until = Math.max(turn + moves, count(unit, 'retreating-until'));
    return [...lasts(scene, unit, 'retreating-until', until, rule), ...unhalted(unit, rule)];
  }
  if (count(unit, 'retreating-until') > turn) return [];
  const halt = halts[cause];
  return [
    ...(halt ? halted(scene, unit, halt.turns, halt.rule) : []),
    ...(result === 'holds' ? lasts(scene, unit, 'holding-until', turn + 1, rule) : []),
  ];
}

type Lasting = 'retreating-until' | 'holding-until' | 'halted-until' | 'halted-by';

function lasts({ at }: Scene, unit: Unit, field: Lasting, turn: number, rule: string): Effect[] {
  return at ? through(turn, unit, field, turn, rule) : [];
}

/** It does not move for so many turns after this one; of two halts the longer counts (HP-RUL-19). */
export function halted(scene: Scene, unit: Unit, turns: number, rule: string): Effect[] {
  const until = turnOf(scene) + turns;
  if (!scene.at || has(unit, 'routing') || count(unit, 'halted-until') >= until) return [];
  return [...through(until, unit, 'halted-until', until, rule), ...through(until, unit, 'halted-by', rule, rule)];
}

function unhalted(unit: Unit, rule: string): Effect[] {
  return cleared(unit, ['halted-until', 'halted-by', 'holding-until'], rule);
}

/** HP-RAL-01, HP-RAL-02: only a rout is stopped, and tried once a turn. */
export function forbiddenRally({ actor }: Scene, _rally: unknown, { morale, tracking }: Book): Refusal | undefined {
  if (!actor) return undefined;
  if (!has(actor, 'routing')) return new Refusal(morale.rally.rule, 'does-not-rout', { unit: actor.name });
  if (!has(actor, 'confronted')) return undefined;
  return new Refusal(tracking.rules['rally-again'], 'confronted-this-turn', { unit: actor.name });
}

export function afterRally(scene: Scene, { facts }: Outcome, { morale, tracking }: Book): Effect[] {
  const { actor, at } = scene;
  if (!actor) return [];
  const { rule } = morale.rally;
  const tried = thisTurn(scene, actor, 'confronted', true, tracking.rules['rally-again']);
  if (facts.result === 'routs') return remindingOnce(scene, [...tried, remind(tracking.rules['rally-again'])]);
  const stopped = [...tried, ...cleared(actor, ['routing', 'retreating-until'], rule)];
  if (facts.result === 'rallied' || !at) return stopped;
  const turn = at.turn + 1;
  return [
    ...stopped,
    ...halted(scene, { ...actor, fields: { ...actor.fields, routing: false } }, 1, rule),
    ...kept(actor, 'checks-turn', turn, rule),
    {
      effect: 'due',
      verb: 'morale',
      options: { cause: 'rallying' },
      unit: actor.id,
      at: { turn, step: tracking.steps.morale, edge: 'start' },
      rule,
    },
  ];
}
