import type { Book } from '../../../../data/landser-classic/book.ts';
import { type Knows, saidOf } from '../../../kernel/act.ts';
import type { OptionValue } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../refusal.ts';
import { isBehindArmour } from './fire/struck.ts';
import { isHiding } from './hide.ts';
import { count, has } from './state.ts';
import { vehicleOf } from './tanks/crew.ts';

/** What differs from figure to figure under a template or blast, and its value for a figure without it. */
type OfFigure = 'light-this-turn' | 'serious-before' | 'light-before' | 'target-in-vehicle' | 'prone' | 'cover';

function knownOf(scene: Scene, unit: Unit, option: OfFigure): OptionValue {
  switch (option) {
    case 'light-this-turn':
      return has(unit, 'light-this-turn');
    case 'serious-before':
      return Math.min(9, count(unit, 'serious-wounds'));
    case 'light-before':
      return scene.toggles.has('alternative-wounds') ? Math.min(9, count(unit, 'light-alternative')) : 0;
    case 'target-in-vehicle':
      return isBehindArmour(scene, unit, vehicleOf(scene, unit));
    case 'prone':
      return has(unit, 'hiding');
    case 'cover':
      return isHiding(unit) && unit.fields['hiding-in'] !== 'terrain' ? 'half' : 'none';
  }
}

const DEFAULTS: Readonly<Record<OfFigure, OptionValue>> = {
  'light-this-turn': false,
  'serious-before': 0,
  'light-before': 0,
  'target-in-vehicle': false,
  prone: false,
  cover: 'none',
};

/** When something that differs from figure to figure matters to what catches them. */
type When = (act: { readonly weapon?: string; readonly burst?: string | undefined }, book: Book) => boolean;

export const always: When = () => true;
/** Only the expanded edition asks for it. */
export const expanded: When = (_act, { hmg }) => hmg !== undefined;

/**
 * What's known of the figures caught, an option at a time: of one the option itself, of several each by his own state (3.1 of the
 * contract). What's said by hand applies to all.
 * @param when what matters, in order
 */
export function knowsOfCaught<O>(
  caughtIn: (scene: Scene) => readonly Unit[],
  when: Readonly<Partial<Record<OfFigure, When>>>,
): Knows<O, Book> {
  const entries = Object.entries(when) as [OfFigure, When][];
  const knows = entries.flatMap(([option, matters]) => {
    const values = (scene: Scene, act: Readonly<Record<string, unknown>>, book: Book) => {
      if (!matters(act, book) || saidOf(act)[option] !== undefined) return [];
      const each = caughtIn(scene).map((unit) => knownOf(scene, unit, option));
      return each.every((value) => value === DEFAULTS[option]) ? [] : each;
    };
    return [
      [option, oneOf(values)],
      [`${option}-each`, eachOf(values)],
    ] as const;
  });
  return Object.fromEntries(knows) as unknown as Knows<O, Book>;
}

type Values = (scene: Scene, act: Readonly<Record<string, unknown>>, book: Book) => readonly OptionValue[];

function oneOf(values: Values) {
  return (...of: Parameters<Values>) => {
    const [first, ...others] = values(...of);
    return others.length === 0 ? first : undefined;
  };
}

function eachOf(values: Values) {
  return (...of: Parameters<Values>) => {
    const each = values(...of);
    return each.length > 1 ? each.join(',') : undefined;
  };
}

/** For the figures caught: the rule behind each state that can't be contradicted. */
export function refuseSaidOtherwise(
  scene: Scene,
  caught: readonly Unit[],
  act: object,
  { tracking }: Book,
): Refusal | undefined {
  const said = act as Readonly<Record<string, unknown>>;
  const { rules, alternative, vehicles } = tracking;
  const strict = {
    'light-this-turn': rules['light-this-turn'],
    'serious-before': rules['serious-wounds'],
    'light-before': alternative?.light,
    'target-in-vehicle': vehicles?.rules['crew-wounds'],
  } as const;
  for (const [option, rule] of Object.entries(strict) as [keyof typeof strict, string | undefined][]) {
    if (rule === undefined || said[option] === undefined || said[`${option}-each`] !== undefined) continue;
    const other = caught.find((unit) => knownOf(scene, unit, option) !== said[option]);
    if (other) return saidOtherwise(rule, option, knownOf(scene, other, option), other);
  }
  return undefined;
}

/** What's known can't be contradicted by hand. */
export function saidOtherwise(rule: string, option: string, known: OptionValue, { name }: Pick<Unit, 'name'>): Refusal {
  return new Refusal(rule, 'known-otherwise', { option, known, unit: name });
}

/**
 * The first known option that was given a different value.
 * @param known what the log has, and the rule of the state it comes from
 */
export function refuseKnown(
  unit: Pick<Unit, 'name'>,
  act: object,
  known: readonly (readonly [option: string, value: OptionValue, rule: string | undefined])[],
): Refusal | undefined {
  const said = act as Readonly<Record<string, unknown>>;
  const other = known.find(([option, value, rule]) => {
    return rule !== undefined && said[option] !== undefined && said[option] !== value;
  });
  return other && saidOtherwise(other[2]!, other[0], other[1], unit);
}

/** @throws {InputError} if the number of figures isn't the number named */
export function assertFigures(targets: readonly Unit[], figures: number): undefined {
  if (figures !== targets.length) {
    throw new InputError('figures-named', { figures, named: targets.length });
  }
}

/** @throws {InputError} if no target is named, or more than it affects */
export function assertTarget({ targets }: Scene, most = 1): undefined {
  if (targets.length === 0) throw new InputError('missing-options', { missing: ['target'] });
  if (targets.length > most) throw new InputError('one-target', { targets: targets.length });
}
