import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { count, has, isCrewOnFoot, isVehicle, kindOf, turnOf, unitIn, word } from '../unit.ts';

/** What a unit is about to do, as far as its state could forbid it. */
export interface Act {
  readonly does: 'move' | 'shoot' | 'work' | 'check';
  /** The weapon it shoots or throws with. */
  readonly weapon?: string;
  readonly work?: 'set-up' | 'hook-up' | 'call-fire' | 'capture' | 'leave';
  /** By which edge it leaves the table. */
  readonly exits?: 'enemy-edge' | 'other-edge' | undefined;
  /** It gets into a vehicle. */
  readonly boards?: boolean;
  /** The crew of a disabled vehicle gets out. */
  readonly leavesVehicle?: boolean;
}

/** HP-SEQ-02: every action has its step; given here where the verb alone doesn't say which. */
export function refuseStep({ at }: Scene, unit: Unit, what: string, step: string, { tracking }: Book) {
  if (!at || at.step === step) return undefined;
  return new Refusal(tracking.rules.steps, 'in-another-step', { unit: unit.name, what, step, now: at.step });
}

/** The first thing in a unit's state that forbids the action. */
export function refuseBound(scene: Scene, unit: Unit, act: Act, book: Book): Refusal | undefined {
  return (
    refuseRunning(scene, unit, act, book) ??
    refuseCrew(unit, act, book) ??
    refuseDisabled(unit, act, book) ??
    refuseRiding(scene, unit, act, book) ??
    refuseHalted(scene, unit, act, book) ??
    refuseAtWork(unit, act, book)
  );
}

/** HP-MOR-19, HP-MOR-18: a unit that's running can only leave, and it runs away from the enemy's edge. */
function refuseRunning(scene: Scene, unit: Unit, act: Act, { tracking }: Book): Refusal | undefined {
  if (!isRunning(scene, unit)) return undefined;
  const { rout, retreat } = tracking.rules;
  const { does, exits } = act;
  if (exits === 'enemy-edge') {
    return new Refusal(has(unit, 'routing') ? rout : retreat, 'runs-from-the-enemy', { unit: unit.name });
  }
  if (exits) return undefined;
  const values = { unit: unit.name, until: count(unit, 'retreating-until'), moving: does === 'move' };
  if (has(unit, 'routing')) return new Refusal(rout, 'is-routing', values);
  if (does === 'check') return undefined;
  return new Refusal(retreat, 'is-retreating', values);
}

export function isRetreating(scene: Scene, unit: Unit): boolean {
  return count(unit, 'retreating-until') >= turnOf(scene);
}

/** Whether its men have left their gun: they retreat or rout. */
export function isRunning(scene: Scene, unit: Unit): boolean {
  return has(unit, 'routing') || isRetreating(scene, unit);
}

/** HP-VEH-04: a crew on foot only defends itself, and doesn't go toward the enemy, nor does one that is just getting out. */
function refuseCrew(unit: Unit, act: Act, { tracking }: Book) {
  const { leavesVehicle, work, weapon } = act;
  if (!isCrewOnFoot(unit) && !leavesVehicle) return undefined;
  if (act.exits === 'enemy-edge') {
    const of = leavesVehicle ? { of: unit.name } : {};
    return new Refusal(tracking.rules['crew-defends'], 'crew-stays-back', { unit: unit.name, ...of });
  }
  const armed = weapon === undefined || tracking['crew-arms'].includes(weapon);
  if (armed && work !== 'capture' && !act.boards) return undefined;
  return new Refusal(tracking.rules['crew-defends'], 'crew-only-defends', { unit: unit.name });
}

/** HP-TANK-11, HP-VEH-03. */
function refuseDisabled(unit: Unit, act: Act, { tracking }: Book): Refusal | undefined {
  if (!isVehicle(unit)) return undefined;
  const { rules } = tracking;
  if (has(unit, 'state') && ((act.does === 'move' && !act.leavesVehicle) || act.does === 'work')) {
    return new Refusal(rules.disabled, 'is-disabled', { unit: unit.name });
  }
  if (act.does !== 'shoot' || count(unit, 'crew') > 0) return undefined;
  return new Refusal(rules['crew-out'], 'has-no-crew', { unit: unit.name });
}

/** HP-VEH-05. */
function refuseRiding(scene: Scene, unit: Unit, act: Act, { tracking }: Book): Refusal | undefined {
  const vehicle = unitIn(scene, unit, 'aboard');
  if (!vehicle) return undefined;
  const unhooks = act.work === 'set-up' && has(unit, 'towed-by');
  const idle = act.does === 'shoot' || (act.does === 'work' && !unhooks) || act.boards;
  if (!idle) return undefined;
  const towed = has(unit, 'towed-by');
  return new Refusal(tracking.rules.riders, towed ? 'rides-with-gun' : 'rides', {
    unit: unit.name,
    vehicle: vehicle.name,
  });
}

/** HP-MOR-01, -02, -20, HP-RAL-01, HP-MOR-18. */
function refuseHalted(scene: Scene, unit: Unit, { does }: Act, { tracking }: Book): Refusal | undefined {
  if (does !== 'move') return undefined;
  const [halted, holding] = [count(unit, 'halted-until'), count(unit, 'holding-until')];
  const turn = turnOf(scene);
  if (halted >= turn) {
    const rule = word(unit, 'halted-by') ?? tracking.rules.halted;
    return new Refusal(rule, 'is-halted', { unit: unit.name, until: halted });
  }
  if (holding < turn) return undefined;
  return new Refusal(tracking.rules.retreat, 'is-holding', { unit: unit.name, until: holding });
}

/** HP-RUL-37: men who set up, hook up or call do nothing else this turn. */
function refuseAtWork(unit: Unit, { does, weapon }: Act, book: Book): Refusal | undefined {
  const work = word(unit, 'at-work');
  if (work === undefined || does === 'check') return undefined;
  const { rules, unready, working } = book.tracking;
  const kind = kindOf(word(unit, 'weapon') ?? '', book);
  const rule = {
    'call-fire': rules.call,
    'hook-up': rules.towing,
    'set-up': does === 'shoot' && weapon === word(unit, 'weapon') ? unready[kind] : working[kind],
  }[work];
  return new Refusal(rule, 'is-at-work', { unit: unit.name, work });
}
