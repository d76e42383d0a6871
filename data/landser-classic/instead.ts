/** What to use instead of verbs that other rulebooks have and this one doesn't. */
export const instead = {
  tankhit: 'There are no tanks in this edition. Landser (expanded) has them.',
  bail: 'There’s no bailing out in this edition. Landser (expanded) has it.',
  rally:
    'Nobody rallies in this edition. A Move brings a soldier out of hide, and a squad at its break-off point throws /morale.',
  suppress: 'There’s no suppressive fire in this edition. /act action:covering-fire waits for the enemy to move.',
  points: 'There are no points in this edition. The book gives a squad of ten, and /unit squad puts one on the table.',
  barrage:
    'There’s no artillery in this book. /grenade throws hand grenades, and /grenade weapon:grenade-launcher fires them.',
  smoke: 'There’s no smoke in this book.',
  demolish: 'You can’t blow up buildings in this book.',
  visibility: 'You don’t throw for visibility in this book. /spot says who sees whom.',
} as const;
