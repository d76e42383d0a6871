import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { areMen, count, has, isVehicle, leftOf, unitsIn, word } from '../unit.ts';
import { added, cleared, gone, kept, remind } from './changes.ts';

/** What has happened to a unit in a step, and is done when the step ends. */
export interface Blow {
  readonly hit?: number;
  readonly struck?: 'destroyed' | 'disabled' | undefined;
  /** Riders killed. */
  readonly riders?: number;
}

/** HP-SEQ-01: in a step all shots count before anything comes off; without turns it comes off at once. */
export function suffers(scene: Scene, unit: Unit, blow: Blow, rule: string, book: Book): Effect[] {
  const hit = Math.min(blow.hit ?? 0, leftOf(unit));
  if (!scene.at) return comesOff(scene, unit, { ...blow, hit: count(unit, 'hit') + hit }, rule, book);
  return [
    ...(hit > 0 ? added(unit, 'hit', hit, rule) : []),
    ...(blow.struck ? kept(unit, 'struck', blow.struck, rule) : []),
    ...(blow.riders ? kept(unit, 'riders-hit', blow.riders, rule) : []),
  ];
}

/** Men killed among several units: off the first named first; what is left over is wasted. */
export function killed(scene: Scene, units: readonly Unit[], men: number, rule: string, book: Book): Effect[] {
  let left = men;
  return units.filter(onFoot).flatMap((unit) => {
    const hit = Math.min(left, leftOf(unit));
    left -= hit;
    return hit > 0 ? suffers(scene, unit, { hit }, rule, book) : [];
  });
}

/** Men who can be hit: a crew only when it is out of its vehicle. */
function onFoot(unit: Unit): boolean {
  return areMen(unit) || (isVehicle(unit) && has(unit, 'on-foot'));
}

/** A step is over: what was hit in it comes off. */
export function casualties(scene: Scene, book: Book): Effect[] {
  return [...scene.units.values()].filter(isHit).flatMap((unit) => {
    const struck = word(unit, 'struck') as Blow['struck'];
    const blow = { hit: count(unit, 'hit'), struck, riders: count(unit, 'riders-hit') };
    return comesOff(scene, unit, blow, book.tracking.rules.simultaneous, book);
  });
}

function isHit(unit: Unit): boolean {
  return !unit.gone && (has(unit, 'hit') || has(unit, 'struck'));
}

function comesOff(scene: Scene, unit: Unit, blow: Blow, rule: string, book: Book): Effect[] {
  const done = cleared(unit, ['hit', 'struck', 'riders-hit'], rule);
  if (has(unit, 'house')) return [...done, ...(blow.struck ? houseFalls(scene, unit, book) : [])];
  if (isVehicle(unit)) return [...done, ...vehicleSuffers(scene, unit, blow, rule, book)];
  const left = Math.max(0, count(unit, 'men') - (blow.hit ?? 0));
  if (!blow.hit) return done;
  return [
    ...done,
    ...kept(unit, 'men', left, rule),
    ...(left === 0 ? wipedOut(scene, unit, rule, book) : officerToo(unit, book)),
  ];
}

/** HP-MOR-20: only the players see whether it was the officer. */
function officerToo(unit: Unit, { tracking }: Book): Effect[] {
  return unit.fields.officer === 'present' ? [remind(tracking.rules.officer)] : [];
}

function wipedOut({ at }: Scene, unit: Unit, rule: string, { tracking }: Book): Effect[] {
  const off = gone(unit, 'wiped-out', rule);
  if (!has(unit, 'command')) return [off];
  const lost = tracking.rules['command-lost'];
  const told: Effect = {
    effect: 'set',
    of: { side: unit.side },
    field: 'command-lost',
    value: at?.turn ?? true,
    rule: lost,
  };
  return [off, told, remind(lost)];
}

function vehicleSuffers(scene: Scene, unit: Unit, blow: Blow, rule: string, book: Book): Effect[] {
  const { rules } = book.tracking;
  const crew = Math.max(0, count(unit, 'crew') - (blow.hit ?? 0));
  const men = blow.hit ? kept(unit, 'crew', crew, rule) : [];
  const wrecked = blow.struck === 'destroyed';
  const wasWreck = unit.fields.state === 'wreck';
  const nobody = crew === 0 && (wrecked || wasWreck) ? [gone(unit, 'wreck', rules.wreck)] : [];
  if (!blow.struck || wasWreck) return [...men, ...nobody];
  if (!wrecked) {
    // HP-RUL-26: disabled once more changes nothing, but whoever rides gets out.
    return [...men, ...kept(unit, 'state', 'disabled', rules.disabled), ...getOut(scene, unit, 0, rules['riders-out'])];
  }
  const riders = Math.max(0, count(unit, 'passengers') - (blow.riders ?? 0));
  return [
    ...men,
    ...kept(unit, 'state', 'wreck', rules.wreck),
    ...(crew > 0
      ? [...kept(unit, 'on-foot', true, rules['crew-out']), remind(rules['crew-out']), remind(rules['crew-defends'])]
      : []),
    ...getOut(scene, unit, riders, rules['riders-killed']),
    ...nobody,
  ];
}

/** HP-VEH-06, HP-VEH-07: behind the vehicle. */
function getOut(scene: Scene, unit: Unit, left: number, rule: string): Effect[] {
  if (!has(unit, 'passengers')) return [];
  return [
    ...kept(unit, 'passengers', left, rule),
    ...unitsIn(scene, unit, 'aboard').flatMap((rider) => cleared(rider, ['aboard'], rule)),
    remind(rule),
  ];
}

/** HP-TER-08. */
function houseFalls(scene: Scene, house: Unit, { tracking }: Book): Effect[] {
  const rule = tracking.rules['house-falls'];
  return [
    gone(house, 'destroyed', rule),
    ...unitsIn(scene, house, 'inside').flatMap((unit) => cleared(unit, ['inside'], rule)),
  ];
}
