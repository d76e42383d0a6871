import type { Options } from '../../kernel/options/options.ts';
import type { BookTable, SeesValues, VerbValues } from '../../measuring/book-table.ts';
import type { Eyes } from '../../measuring/eyes.ts';
import { place } from '../../table/body.ts';
import { roundedInches } from '../../table/close.ts';
import { apart } from '../../table/gap.ts';

type Values = VerbValues<string>;

/** By which rule somebody has to be seen with these options, if by any. */
export function seesWith({ sees = [] }: Values, act: Options): SeesValues | undefined {
  if (typeof sees === 'string') return { rule: sees };
  const says = (options: NonNullable<SeesValues['when']>) =>
    Object.entries(options).map(([name, values]) => values.includes(String(act[name])));
  return [sees].flat().find(({ when = {}, unless = {} }) => {
    return says(when).every(Boolean) && !says(unless).some(Boolean);
  });
}

/** Whether anything that needs eyes is left to the table; where nothing does, whether anything is. */
export function leavesEyes({ measures }: BookTable, { fills = {} }: Values, said: Options): boolean {
  const all = Object.entries(fills);
  const seeing = all.filter(([, measure]) => !measures[measure]?.blind);
  return (seeing.length > 0 ? seeing : all).some(([name]) => said[name] === undefined);
}

/** Whether somebody would have to be seen, and isn't; not where nobody stands who looks. */
export function isUnseen(book: BookTable, values: Values, eyes: Eyes, act: Options): boolean {
  const sees = seesWith(values, act);
  if (!sees) return false;
  // Whoever aims at a place sees that, or whom he means.
  const at = sees.middle || eyes.theirs.length === 0 ? eyes.aimedAt() : eyes.point;
  const theirs = [...(sees.middle ? [] : eyes.theirs), ...(at ? [place(at)] : [])];
  const lookout = book.lookouts?.[sees.by ?? '']?.(eyes) ?? { figures: eyes.own };
  const { figures, within = Number.POSITIVE_INFINITY } = lookout;
  if (figures.length === 0 || theirs.length === 0) return false;
  // Only a gun stands elsewhere than the eyes behind it.
  const { sees: along } = sees.by === undefined ? book : {};
  return !figures.some((from) =>
    theirs.some((to) => {
      const isNear = roundedInches(apart(from.at, to.at)) <= within;
      return isNear && (along ? along(eyes, from, to) : eyes.sees([from], [to]));
    }),
  );
}
