/** A chance as one says it: whole percents, and what is rarer than that as one in so many. */
export function percent(chance: number): string {
  if (chance >= 0.995 && chance < 1) return 'more than 99 %';
  if (chance >= 0.01) return `${Math.round(chance * 100)} %`;
  return `1 in ${Math.round(1 / chance).toLocaleString('en-GB')}`;
}
