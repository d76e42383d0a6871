import type { Book, Cover, DefenceValue, Strike } from '../../../../data/panzertroops/book.ts';
import type { Tally } from '../../../kernel/dice/dice.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { type Chart, net, rowOf } from '../../../kernel/tables.ts';
import { canSave, isSaved } from './cover.ts';
import { firepower, modifiersOf } from './shot.ts';
import type { SoftShot } from './soft-shot.ts';
import { strikeChart } from './strike.ts';

/** What happens to one target. The last two are for a soft vehicle that's shaken instead of killed. */
export type Fate = 'killed' | 'totally-destroyed' | 'saved' | 'pinned' | 'miss' | 'saved-shaken' | 'miss-shaken';

/** A shot made ready, the same for each of its targets. */
export interface Aim {
  readonly chart: Chart<Strike>;
  readonly defence: number;
  /** All of the firepower; points replace it where they're given. */
  readonly firepower: readonly Modifier[];
  readonly modifiers: readonly Modifier[];
  readonly cover: Cover;
  readonly isVehicle: boolean;
  readonly pinning: boolean;
  readonly savedPins: boolean;
  readonly morale: boolean;
}

export function aimOf(ruling: Ruling, shot: SoftShot, defence: DefenceValue, book: Book): Aim {
  const type = shot['target-type'];
  const isVehicle = type === 'soft-vehicle';
  const pinning = ruling.on('pinning') && !isVehicle;
  const morale = ruling.on('morale') && isVehicle;
  const margins = isVehicle ? 'vehicle' : pinning ? 'men-pinned' : 'men';
  return {
    chart: strikeChart(margins, defence.value, morale, book),
    defence: defence.value,
    firepower: firepower(shot, 's', book),
    modifiers: modifiersOf(ruling, shot, book),
    cover: shot.cover ?? (type === 'exposed' ? 'hard' : 'none'),
    isVehicle,
    pinning,
    savedPins: pinning && ruling.on('saved-pins'),
    morale,
  };
}

/**
 * One target: the throw against its defence value, then its cover.
 * @param points its share of the firepower; all of it if left out
 * @param thrown the natural total, if one throw counts for every target
 */
export function fateOf(
  ruling: Ruling,
  aim: Aim,
  points: number | undefined,
  thrown: number | undefined,
  book: Book,
): Fate {
  const { chart, cover, isVehicle } = aim;
  const { split } = book.shooting.firepower;
  const power = points === undefined ? aim.firepower : [{ rule: split.rule, label: split.label, value: points }];
  const modifiers = [...power, ...aim.modifiers];
  const { result, natural } =
    thrown === undefined ? ruling.consult(chart, modifiers) : struckBy(ruling, chart, modifiers, thrown);
  const shaken = aim.morale && natural !== undefined && isShaking(natural, net(modifiers), aim.defence, book);
  if (result === 'pinned') return 'pinned';
  if (result === 'miss') return shaken ? afterShaking(ruling, 'miss-shaken', book) : 'miss';
  if (isSaved(ruling, cover, isVehicle, book)) {
    if (aim.savedPins) return 'pinned';
    return shaken ? afterShaking(ruling, 'saved-shaken', book) : 'saved';
  }
  if (result === 'hit') return 'killed';
  ruling.note(book.shooting.overkill, 'weapons-destroyed');
  return 'totally-destroyed';
}

function afterShaking(ruling: Ruling, fate: Fate, { shooting }: Book): Fate {
  ruling.note(shooting.shaking, 'check-due');
  return fate;
}

/** The throw that counts for all, applied to this target. */
function struckBy(ruling: Ruling, chart: Chart<Strike>, modifiers: readonly Modifier[], natural: number) {
  const result = rowOf(chart, natural + net(modifiers))[1];
  ruling.note(chart, result, modifiers);
  return { result, natural };
}

/** PT-MOR-06, PT-RUL-28: a natural 3 or 4 by a shot that could have killed with the highest throw. */
export function isShaking(natural: number, modifiers: number, defence: number, { shooting }: Book): boolean {
  return shooting.shaking.naturals.includes(natural) && shooting.highest + modifiers > defence;
}

/** The facts of a shot at one target. */
export function factsOf(aim: Aim, fate: Fate): Facts {
  const check = aim.morale ? { 'morale-check': fate.endsWith('-shaken') } : {};
  switch (fate) {
    case 'killed':
      return aim.isVehicle ? { result: 'killed' } : { result: 'killed', 'total-destruction': false };
    case 'totally-destroyed':
      return { result: 'killed', 'total-destruction': true };
    case 'saved':
    case 'saved-shaken':
      return { result: 'saved', ...check };
    case 'pinned':
      return { result: 'pinned' };
    default:
      return { result: 'miss', ...check };
  }
}

/** The facts of a shot at several: how many met which fate. */
export function talliedFacts(aim: Aim, tally: Tally<Fate>): Facts {
  const of = (...fates: readonly Fate[]) => fates.reduce((sum, fate) => sum + (tally[fate] ?? 0), 0);
  return {
    killed: of('killed', 'totally-destroyed'),
    ...(aim.isVehicle ? {} : { 'weapons-destroyed': of('totally-destroyed') }),
    ...(canSave(aim.cover, aim.isVehicle) ? { saved: of('saved', 'saved-shaken') } : {}),
    ...(aim.pinning ? { pinned: of('pinned') } : {}),
    ...(aim.morale ? { 'morale-checks': of('saved-shaken', 'miss-shaken') } : {}),
  };
}
