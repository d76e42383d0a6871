/** What to use in place of the verbs of other rulebooks that this one lacks. */
export const instead = {
  act: 'There are no other actions: a man moves with /move, fires with /fire or /grenade, and takes a weapon over with /weapon.',
  spot: 'Nobody has to be spotted: what the line of fire reaches may be fired at, through woods and buildings with /fire obscured:true.',
  effect: 'What a hit does is decided at once, by /fire or /tankhit.',
  wound: 'Nobody is wounded: /fire kills, pins or misses.',
  assault:
    'There is no close combat: fire at close range with /fire, or throw with /grenade. An assault move is /move mover:infantry-assault.',
  rally:
    'Nobody rallies: a pinned man misses a move and is free again, and a shaken or broken group stays so. A check is /morale.',
  suppress: 'Nobody is suppressed: /fire pins, and split: divides firepower over several targets.',
  demolish: 'A satchel charge is /fire or /tankhit with weapon:satchel.',
  solo: 'The book runs no side by itself: somebody plays each, with the commands of this book.',
  visibility: 'Nothing is thrown for visibility: obscured:true is for woods and buildings, and /smoke blocks the view.',
} as const;
