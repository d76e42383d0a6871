/** What to use instead of verbs that other rulebooks have and this one doesn't. */
export const instead = {
  barrage:
    'You can’t call in artillery in this book. /grenade throws grenades, and /tankhit fires tank guns at vehicles.',
  smoke: 'There’s no smoke in this book.',
  demolish: 'You can’t blow up buildings in this book. Against tanks, /tankhit weapon:sticky-bomb places a charge.',
  visibility: 'You don’t throw for visibility in this book. Night and bad weather are options of /spot.',
} as const;
