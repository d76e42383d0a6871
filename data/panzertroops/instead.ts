/** What to use instead of verbs that other rulebooks have and this one doesn't. */
export const instead = {
  act: 'There are no other actions. A man moves with /move, fires with /fire or /grenade, and takes over a weapon with /weapon.',
  spot: 'You don’t have to spot anyone: you can fire at anything in your line of fire. Into woods and buildings, use /fire obscured:true.',
  effect: 'There’s no separate throw for that. /fire and /tankhit say at once what a hit does.',
  wound: 'Nobody is wounded. /fire kills, pins or misses.',
  assault:
    'There’s no close combat. Fire at close range with /fire, or throw with /grenade. An assault move is /move mover:infantry-assault.',
  rally:
    'Nobody rallies. A pinned man misses one move and is free again; a shaken or broken group stays that way. Morale checks are /morale.',
  suppress: 'Nobody is suppressed, but /fire can pin men. With split:2,1 you split its firepower among several.',
  demolish: 'Use a satchel charge, with /fire or /tankhit and weapon:satchel.',
  solo: 'The book doesn’t run a side by itself. Somebody has to play each one.',
  visibility: 'You don’t throw for visibility. obscured:true is for woods and buildings, and /smoke blocks the view.',
} as const;
