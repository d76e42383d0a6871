import type { Toggle } from '../../src/kernel/ruleset.ts';

/** The book's one optional rule, then the other readings of its open points. All are off until a group turns them on. */
export const toggles = {
  'dogs-chance': {
    rule: 'LC-FIRE-18',
    default: false,
    line: 'When a shot has no chance of hitting, you can throw 2D6: 11 hits, and on 2 the gun blows up',
  },
  'medium-to-15': {
    rule: 'RC-01',
    default: false,
    line: 'Medium range goes to 15″, as in the heading of the to-hit table',
  },
  'impossible-excess-only': {
    rule: 'R-03',
    default: false,
    line: 'An impossible shot carries only the points above 6 to the effects roll, not the whole modifier',
  },
  'one-always-misses': {
    rule: 'R-07',
    default: false,
    line: 'A natural 1 to hit always misses, whatever the total',
  },
  'jam-cancels-hit': {
    rule: 'R-07',
    default: false,
    line: 'A weapon that jams doesn’t hit (a GPMG firing automatic keeps its own rule)',
  },
  'jam-half-exact': {
    rule: 'R-08',
    default: false,
    line: 'A jammed automatic GPMG hits exactly half of the figures, rounded up, without dice',
  },
  'listed-jams-only': {
    rule: 'RC-03',
    default: false,
    line: 'A weapon with no jam roll in the book (the pistol) never jams',
  },
  'no-moving-auto': {
    rule: 'RC-13',
    default: false,
    line: 'An SMG can’t fire fully automatic on the move either',
  },
  'natural-six-spots': {
    rule: 'R-18b',
    default: false,
    line: 'A natural 6 always spots, even if the modifiers ask for more',
  },
  'soft-and-prone-add': {
    rule: 'R-23a',
    default: false,
    line: 'Soft cover and lying prone together are −2 on the effectiveness of a grenade, not −1',
  },
  'exact-halves': {
    rule: 'R-24',
    default: false,
    line: 'A grenade drifts exactly half the die: half inches count',
  },
  'cover-fire-unlimited': {
    rule: 'R-34',
    default: false,
    line: 'Covering Fire fires once at each enemy that crosses, not once in the enemy turn',
  },
  'fight-when-hiding': {
    rule: 'RC-09',
    default: false,
    line: 'A soldier who hides or sneaks fights when assaulted; only one with no friend near surrenders',
  },
  'borrowed-solo': {
    rule: 'R-66',
    default: false,
    line: 'On a drawn table, WW2 Skirmish’s solo tables play the last side by themselves',
  },
  'assault-move-fast': {
    rule: 'RC-10',
    default: false,
    line: 'An assaulting soldier moves up to 7″ into contact, not 4″',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
