/** What to use instead of verbs that other rulebooks have and this one doesn't. */
export const instead = {
  initiative: 'Nobody has the initiative. Both sides move at once and shoot at once.',
  spot: 'You don’t have to spot anyone: you can fire at what’s in sight. /visibility throws for how far that is.',
  assault:
    'A melee has no dice of its own. You judge it at the table, and the side that’s beaten throws /morale cause:beaten.',
  wound: 'Nobody is wounded. A hit removes the man.',
  suppress: 'Nobody is suppressed. Only losses count, and /morale checks for those.',
  smoke: 'There’s no smoke screen. For fog and haze, /visibility throws for how far you can see.',
  bail: 'There’s no throw for that. Half the crew of a destroyed vehicle die and the rest get out. The crew of a disabled one can get out too.',
  points: 'There are no points in this book. It leaves the forces to you.',
  act: 'There are no other actions. A unit moves with /move, fires with /fire, and works its guns with /weapon.',
  solo: 'The book doesn’t run a side by itself. Somebody has to play each one.',
} as const;
