/** What to use in place of the verbs of other rulebooks that this one lacks. */
export const instead = {
  initiative: 'Nobody has the initiative: both sides move at once and shoot at once.',
  spot: 'Nobody has to be spotted: what is in sight may be fired at. How far that is, /visibility throws.',
  assault:
    'A melee has no dice of its own: the players judge it, and the side that has the worst of it throws /morale cause:beaten.',
  wound: 'Nobody is wounded: a hit removes the man.',
  suppress: 'Nobody is suppressed: what counts is losses, and /morale tests for those.',
  smoke: 'There is no smoke screen. At night and in fog /visibility says how far one sees.',
  bail: 'No dice are thrown for it: the crew of a disabled vehicle become figures as soon as they get out.',
  points: 'Nobody pays points: the book leaves the forces to the players.',
  act: 'There are no other actions: a unit moves with /move, fires with /fire, and serves its guns with /weapon.',
  solo: 'The book runs no side by itself: somebody plays each, with the commands of this book.',
} as const;
