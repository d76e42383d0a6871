import type { Cause } from '../../../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Due } from '../../../../kernel/state/due.ts';
import { enemiesOf, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Check } from '../../morale.ts';
import { Refusal } from '../../refusal.ts';
import { hasCommand, missesCommand, oneMove } from '../moving/leaving.ts';
import { areMen, type Changing, count, has, isHouse, measure, word } from '../unit.ts';
import { refuseBound } from './binding.ts';
import { haltUntil, holdUntil, retreatUntil, routs } from './standing.ts';

/** HP-RUL-42: a check that's owed keeps its cause; other causes that the player gives count too. */
const knows: Knows<Check, Book> = {
  cause: (scene) => {
    const men = menIn(scene);
    return men && (owedBy(scene, men)?.options.cause as Cause | undefined);
  },
  losses: (scene) => {
    const men = menIn(scene);
    return men && lossesOf(men);
  },
  command: (scene, check, book) => {
    const men = menIn(scene);
    return men && commandOf(scene, men, causesOf(scene, men, check), book);
  },
  officer: (scene) => {
    const men = menIn(scene);
    return men && (word(men, 'officer') as Check['officer'] | undefined);
  },
  separated: (scene) => {
    const men = menIn(scene);
    return men && has(men, 'separated');
  },
  elite: (scene) => {
    const men = menIn(scene);
    return men && has(men, 'elite');
  },
  'won-lately': (scene, _check, book) => {
    const men = menIn(scene);
    return men && isLately(scene, men, 'won-turn', book);
  },
  'beaten-lately': (scene, check, book) => {
    const men = menIn(scene);
    return men && (isLately(scene, men, 'beaten-turn', book) || causesOf(scene, men, check).includes('beaten'));
  },
};

/** Only men check: no vehicle and no house does. */
function menIn({ actor }: Scene): Unit | undefined {
  return actor && areMen(actor) ? actor : undefined;
}

function causesOf(scene: Scene, unit: Unit, check: Partial<Check>): readonly unknown[] {
  return [check.cause, owedBy(scene, unit)?.options.cause];
}

/** The check a unit owes now. */
function owedBy({ due, at }: Scene, { id }: Unit): Due | undefined {
  return due.find(({ verb, unit, at: from }) => verb === 'morale' && unit === id && from.turn <= (at?.turn ?? 0));
}

/** HP-RUL-19: counted from its men at the start. */
function lossesOf(unit: Unit): NonNullable<Check['losses']> {
  const men = count(unit, 'men');
  const start = count(unit, 'men-at-start') || men;
  const lost = start - men;
  if (lost <= 0) return 'none';
  if (2 * lost >= start) return 'half';
  return 4 * lost >= start ? 'quarter' : 'some';
}

/** HP-MOR-05, -08, -09, -11: as far as the players have said where it is. */
function commandOf(scene: Scene, unit: Unit, causes: readonly unknown[], book: Book): Check['command'] {
  const isLost = scene.sides[unit.side]?.['command-lost'] !== undefined && !hasCommand(scene, unit.side);
  const said = typeof unit.fields['from-command'] === 'number';
  if (missesCommand(scene, unit, book)) return 'lost';
  if (causes.includes('command-lost') && !hasCommand(scene, unit.side)) return 'lost';
  if (isLost) return 'none';
  if (said && count(unit, 'from-command') <= oneMove(scene, book)) return 'within-1-move';
  return has(unit, 'sees-command') ? 'in-sight' : 'none';
}

/** In this turn or one of the two before it. */
function isLately({ at }: Scene, unit: Unit, field: 'won-turn' | 'beaten-turn', { tracking }: Book): boolean {
  return at !== undefined && has(unit, field) && at.turn - count(unit, field) < tracking.lately;
}

function forbid(scene: Scene, check: Check, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const refusal = refuseBound(scene, actor, { does: 'check' }, book);
  if (refusal) return refusal;
  if (!areMen(actor)) return new Refusal(rules.retreat, 'checks-no-morale', { unit: actor.name });
  if (has(actor, 'checked')) return new Refusal(rules.retreat, 'checked-this-turn', { unit: actor.name });
  assertCause(scene, actor, check.cause, book);
  assertBeatenByEnemy(scene, actor, check.cause);
  return undefined;
}

/**
 * A check that isn't owed rests on the players' word, but not where the referee keeps count.
 * @throws {InputError} for a cause the referee counts himself
 */
function assertCause(scene: Scene, unit: Unit, cause: Cause, book: Book): void {
  if (owedBy(scene, unit)?.options.cause === cause) return;
  if (COUNTED.includes(cause)) throw new InputError('nobody-owes', { unit: unit.name, cause });
  const inches = unit.fields['from-command'];
  if (cause !== 'command-lost' || inches === undefined || missesCommand(scene, unit, book)) return;
  throw new InputError('command-unit-not-lost', { unit: unit.name, inches, in: measure(scene) });
}

/** @throws {InputError} if a house or comrades are named as the unit that beat it */
function assertBeatenByEnemy({ targets }: Scene, unit: Unit, cause: Cause): void {
  const house = cause === 'beaten' ? targets.find(isHouse) : undefined;
  if (house) throw new InputError('beaten-by-a-house', { unit: unit.name, by: house.name });
  const comrade = targets.find(({ side }) => side === unit.side);
  if (cause === 'beaten' && comrade) throw new InputError('beaten-by-comrades', { unit: unit.name, by: comrade.name });
}

const COUNTED: readonly Cause[] = ['losses-25', 'losses-50', 'rallying'];

function effects(changes: Changing, check: Check, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const { rules } = book.tracking;
  changes.set(actor, 'checked', true, rules.losses);
  if (check.officer === 'new') changes.set(actor, 'officer', 'present', rules['new-officer']);
  if (check.cause === 'beaten') beaten(changes, actor, book);
  const owed = owedBy(scene, actor)?.options.cause as Cause | undefined;
  became(changes, actor, String(facts.result), [owed, check.cause], book);
}

/** HP-MOR-14, HP-MOR-15: who lost and who won. */
function beaten(changes: Changing, loser: Unit, { tracking }: Book): void {
  const { at, targets } = changes.scene;
  if (!at) return;
  changes.set(loser, 'beaten-turn', at.turn, tracking.rules.beaten);
  const winner = targets.find(({ side }) => side !== loser.side);
  if (winner) changes.set(winner, 'won-turn', at.turn, tracking.rules.won);
}

function became(
  changes: Changing,
  unit: Unit,
  result: string,
  causes: readonly (Cause | undefined)[],
  book: Book,
): void {
  const { at } = changes.scene;
  const { rules, retreats, halts } = book.tracking;
  if (!at) return;
  if (result === 'routs') {
    routs(changes, unit, book);
    return;
  }
  const back = retreats[result];
  if (back !== undefined) {
    retreatUntil(changes, unit, at.turn + back, book);
    return;
  }
  if (result === 'holds') holdUntil(changes, unit, at.turn + 1, rules.retreat);
  // HP-MOR-01, -02: whatever other cause was given, the halt for losses stays.
  const halt = causes.map((cause) => cause && halts[cause]).find((each) => each !== undefined);
  if (!halt) return;
  haltUntil(changes, unit, at.turn + halt.turns, halt.rule);
  if (result !== 'holds') changes.remind(halt.rule, [unit], 'fights-halted', { turn: at.turn + halt.turns });
}

export const morale: Tracked<Check, Book> = {
  byMany: 'each',
  meets: {
    as: 'beatenBy',
    when: ({ cause }) => cause === 'beaten',
    isOne: (actor, unit) => unit.side !== actor.side && !isHouse(unit),
  },
  // HP-RUL-44: where its command unit is, as long as nobody has said so.
  asks: ({ actor }) => actor !== undefined && actor.fields['from-command'] === undefined && !has(actor, 'sees-command'),
  // What the referee doesn't count is the players' to say: fire from the rear, a lost fight, anything else.
  hasCause: (_scene, { cause }) => cause !== undefined,
  knows,
  domains: {
    target: enemiesOf,
  },
  forbid,
  effects,
};
