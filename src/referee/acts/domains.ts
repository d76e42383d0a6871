import type { Option, OptionValue } from '../../kernel/options/options.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { targetsOf, type Verb } from '../../kernel/verb.ts';
import type { Act } from './act.ts';
import { isChosen } from './option-bits.ts';

/** More whole numbers than this aren't tried one by one: the book says which of them make a difference. */
const MOST_NUMBERS = 12;

/** In inches: near and far, until each book says what lengths its tables tell apart. */
const DISTANCES: readonly number[] = [4, 1, 12, 24];

/**
 * The values that an option can have in this battle, besides leaving it alone: what the book says, or what follows from its
 * declaration.
 * @returns nothing for what has no list of values, such as words of one's own, and for what a drawn table measures
 */
export function domainOf(act: Act, name: string): readonly OptionValue[] | undefined {
  const option = act.options[name];
  if (!option || !isChosen(option) || act.isAnswered(name)) return undefined;
  const own = ownDomain(act, name);
  if (own) return own;
  if (name === 'target') return targetsTried(act);
  return declared(act, name, option);
}

function ownDomain(
  { resolver, known, scene, unit, ruleset: { book } }: Act,
  name: string,
): readonly OptionValue[] | undefined {
  if (!unit) return undefined;
  const domain = resolver.domains?.[name as never] as
    | ((...of: unknown[]) => readonly (Unit | OptionValue)[])
    | undefined;
  if (domain) return domain(scene, known, book).map((each) => (typeof each === 'object' ? each.name : each));
  return resolver.domain?.(scene, unit, book)[name as never];
}

function declared({ resolver }: Act, name: string, option: Option): readonly OptionValue[] {
  const usual = 'default' in option ? option.default : undefined;
  switch (option.type) {
    case 'string':
      if (option.values) return option.values;
      return [option.sample, option.first].flatMap((value) => value ?? []).slice(0) as string[];
    case 'boolean': {
      const mayBeFilled = resolver.knows !== undefined && Object.hasOwn(resolver.knows, name);
      return usual === true || mayBeFilled ? [true, false] : [true];
    }
    case 'integer':
    case 'number':
      return numbers(option, resolver.domains !== undefined);
    default:
      return [];
  }
}

function numbers(option: Extract<Option, { type: 'integer' | 'number' }>, isTold: boolean): readonly number[] {
  const { type, min, max } = option;
  if (type === 'integer' && min !== undefined && max !== undefined && max - min < MOST_NUMBERS) {
    return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  }
  const bounds = [min, max, option.default].flatMap((value) => value ?? []);
  if (isTold) return [...new Set(bounds)];
  const within = DISTANCES.map((inches) => Math.min(max ?? inches, Math.max(min ?? 0, inches)));
  return [...new Set([...within, ...bounds])];
}

/** Whom it can be aimed at, as far as the book says so by its hints; else every other unit in play. */
function targetsTried({ game, resolver, ruleset, scene, unit }: Act): readonly string[] {
  const isTarget = targetsOf(resolver as never, scene, ruleset.book);
  return Object.values(game?.units ?? {})
    .filter(
      (each) =>
        each.id !== unit?.id &&
        (!each.gone || (unit !== undefined && isFallen(each, unit, resolver))) &&
        isTarget(each),
    )
    .map(({ name }) => name);
}

/** Whether it's somebody who's out of play, a comrade mostly, and to whom it can still be done. */
export function isFallen(
  { gone, side }: Unit,
  unit: Unit,
  { fallen = [], fallenEnemies = false }: Pick<Verb<unknown, unknown>, 'fallen' | 'fallenEnemies'>,
): boolean {
  return gone !== undefined && (fallenEnemies || side === unit.side) && fallen.includes(gone);
}
