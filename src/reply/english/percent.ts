/** A chance as people say it: in whole percents, or "1 in 200" if it's rarer than that. */
export function percent(chance: number): string {
  if (chance >= 0.995 && chance < 1) return 'more than 99%';
  if (chance >= 0.01) return `${Math.round(chance * 100)}%`;
  return `1 in ${Math.round(1 / chance).toLocaleString('en-GB')}`;
}
