import type { Odds } from '../../kernel/dice/odds.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line } from '../document.ts';
import { claim } from '../ruling/declared.ts';
import { measuredText } from '../ruling/facts-line.ts';
import { chancesOf, chancesText } from './chances.ts';

/** What a drawn table makes of a command, as far as its odds say so. */
export interface OnTable {
  readonly told: {
    readonly options: Readonly<
      Record<
        string,
        {
          readonly value: OptionValue;
          readonly from: string;
          readonly by?: readonly string[];
          readonly close?: readonly number[];
        }
      >
    >;
    readonly met?: readonly { readonly unit: string; readonly at: readonly number[] }[];
    readonly way?: {
      readonly inches: number;
      readonly price?: number;
      readonly left?: number;
      readonly ends: readonly number[];
      readonly facing?: number;
    };
    readonly more?: readonly { readonly command: string }[];
  };
  /** Who would see a unit at the end of its way. */
  readonly exposed?:
    | readonly { readonly enemy: string; readonly inches: number; readonly by?: { readonly odds: Odds } }[]
    | undefined;
}

/** What was measured, what a way comes to, who would see its end, and the further commands of the same act. */
export function onTableLines(
  words: Catalogue,
  { told, exposed }: OnTable,
  toggles: readonly string[],
): readonly Line[] {
  const { options, way, met = [], more = [] } = told;
  const say = words.battlefield;
  const measured = Object.entries(options).flatMap(([name, { value, from, by = [], close = [] }]) =>
    from === 'table' && value !== false && value !== 0
      ? [measuredText(words, claim(words, name, value, toggles), { by: [...by], close: [...close] })]
      : [],
  );
  return [
    ...(way ? [line(say.way(way.inches, way.price, way.ends.join(', '), way))] : []),
    ...(measured.length > 0 ? [line(say.measured(measured))] : []),
    ...met.map(({ unit, at }) => line(say.metOnWay(unit, at.join(',')))),
    ...(exposed ? exposedLines(words, exposed) : []),
    ...(more.length > 0 ? [line(say.follows(more.map(({ command }) => command)))] : []),
  ];
}

function exposedLines(words: Catalogue, exposed: NonNullable<OnTable['exposed']>): Line[] {
  const say = words.battlefield;
  if (exposed.length === 0) return [line(say.unseenThere)];
  return exposed.map(({ enemy, inches, by }) =>
    line(say.exposed(enemy, inches, by && chancesText(words, chancesOf(words, by.odds).slice(0, 2)))),
  );
}
