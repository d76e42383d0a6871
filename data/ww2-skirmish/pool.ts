/** The players' count of their figures for the enemy (WS-GEN-10). */
export const POOL_KINDS = ['men', 'lmg', 'hmg', 'panzerfaust', 'panzerschreck', 'at-gun', 'tank'] as const;

/**
 * What each force takes: a figure for each man on foot, including gun crews, and one of its kind for each weapon, gun or tank.
 */
// biome-ignore format: a force a line
export const forceCosts = {
  'riflemen-nco':         { men: 4 },
  'riflemen-panzerfaust': { men: 5, panzerfaust: 1 },
  'riflemen-lmg':         { men: 7, lmg: 1 },
  'hmg-riflemen':         { men: 7, hmg: 1 },
  panzerjager:            { men: 4, panzerschreck: 1, panzerfaust: 2 },
  'at-gun-lmg':           { men: 6, 'at-gun': 1, lmg: 1 },
  tank:                   { tank: 1 },
} as const;

/** What each profile gives back when it's out, apart from its men. */
export const poolOfProfile = {
  'lmg-team': 'lmg',
  'lmg-pair': 'lmg',
  'hmg-team': 'hmg',
  'panzerfaust-man': 'panzerfaust',
  'panzerschreck-team': 'panzerschreck',
  'at-gun': 'at-gun',
  'medium-tank': 'tank',
} as const;
