/** What to use in place of the verbs of other rulebooks that this one lacks. */
export const instead = {
  barrage: 'There is no artillery on call: /grenade throws grenades, and /tankhit fires tank guns at vehicles.',
  smoke: 'There is no smoke.',
  demolish: 'Nothing is blown up: buildings stand. At tanks a charge is /tankhit weapon:sticky-bomb.',
  visibility: 'Nothing is thrown for visibility: night and bad weather are modifiers of /spot.',
  solo: 'The book runs no side by itself: somebody plays each, with the commands of this book.',
} as const;
