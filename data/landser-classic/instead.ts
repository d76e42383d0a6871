/** What to use in place of the verbs of other rulebooks that this one lacks. */
export const instead = {
  tankhit: 'There are no tanks in this edition: Landser (expanded) has guns, armour and damage.',
  bail: 'There are no vehicles to bail out of in this edition: Landser (expanded) has them.',
  rally: 'Nobody rallies anybody: effects end by themselves, and a squad at its break-off point throws /morale.',
  suppress:
    'Nobody fires to suppress: /effect says what a hit does to a soldier’s nerve, and /act action:covering-fire waits for the enemy.',
  points: 'Nobody pays points: the book gives a squad of ten, and /unit squad puts one on the table.',
  barrage: 'There is no artillery: /grenade throws hand grenades, and weapon:grenade-launcher fires them.',
  smoke: 'There is no smoke.',
  demolish: 'Nothing is blown up: buildings stand.',
  visibility: 'Nothing is thrown for visibility: who sees whom is /spot.',
  solo: 'The book runs no side by itself: somebody plays each, with the commands of this book.',
} as const;
