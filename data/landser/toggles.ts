import type { Toggle } from '../../src/kernel/ruleset.ts';

/**
 * The book's optional rules, then the other readings of its open points: those that the original has not, or has for
 * another reason. All are off until a group turns them on.
 */
export const toggles = {
  'random-move': {
    rule: 'LS-MOVE-02',
    default: false,
    line: 'Soldiers and vehicles throw dice for how far they move',
  },
  'dogs-chance': {
    rule: 'LS-FIRE-18',
    default: false,
    line: 'A shot with no chance of hitting may throw 2D6: 11 hits, 2 and the gun blows up',
  },
  'burst-dice': {
    rule: 'LS-BURST-01',
    default: false,
    line: 'Automatic weapons throw the dice of a light, medium or heavy burst instead of laying the template',
  },
  'alternative-wounds': {
    rule: 'LS-ALT-01',
    default: false,
    line: 'The alternative effects table: light and serious wounds that add up, without wound tables',
  },
  'campaign-wounds': {
    rule: 'LS-CAMP-01',
    default: false,
    line: 'Figures out of action lie on the table: they die on a 1 each turn, unless treated or carried off',
  },
  'suppressive-fire': {
    rule: 'LS-SUPP-01',
    default: false,
    line: 'Figures may fire at an area without a roll: whoever fires from it has -1 to hit for each of them',
  },
  rally: {
    rule: 'LS-RALLY-01',
    default: false,
    line: 'A broken squad or a soldier forced into hide is rallied by an officer or NCO',
  },
  'break-off-grades': {
    rule: 'LS-BRK-02',
    default: false,
    line: 'Stubborn, elite and fanatic squads test for break-off from 3, 4 and 5 casualties',
  },
  'fixed-initiative': {
    rule: 'R-02',
    default: false,
    line: 'Initiative is thrown once a battle, and the sides alternate',
  },
  'vehicle-moving-only': {
    rule: 'R-05',
    default: false,
    line: 'Firing from a vehicle is -3 only if the vehicle moves; from one that stands it costs nothing',
  },
  'listed-jams-only': {
    rule: 'R-06',
    default: false,
    line: 'Weapons with no jam roll in the book (carbine, pistol, sniper rifle, HMG) never jam',
  },
  'jam-cancels-hit': {
    rule: 'R-07',
    default: false,
    line: 'A weapon that jams has not hit (an automatic GPMG and an HMG keep their own rule)',
  },
  'jam-half-exact': {
    rule: 'R-08',
    default: false,
    line: 'A jammed automatic GPMG or HMG hits exactly half of the figures, rounded up, without dice',
  },
  'medic-six-b': {
    rule: 'R-09',
    default: false,
    line: 'A 6 on the roll of the medic leaves a (b) wound, as in the original, and does not remove the figure',
  },
  'sniper-aim-to-hit': {
    rule: 'R-10',
    default: false,
    line: 'The +1 for each turn that a sniper aims is on the roll to hit, not on the effects',
  },
  'sniper-range-bonus': {
    rule: 'R-11',
    default: false,
    line: "The effects of a sniper's hit have the range bonus too: +2 at point blank, +1 at short",
  },
  'burst-gap-full': {
    rule: 'R-13',
    default: false,
    line: 'Every inch between the targets of a burst costs a die, the first one too',
  },
  'pistol-jam-later': {
    rule: 'R-16',
    default: false,
    line: 'A pistol that jams in an assault still counts +4 this time, and is no weapon from then on',
  },
  'grenade-no-auto-hide': {
    rule: 'R-23b',
    default: false,
    line: 'One whom a grenade does not affect is not forced into hide by it',
  },
  'exact-halves': {
    rule: 'R-24',
    default: false,
    line: 'A D6 halved is exactly half the die, for the drift of an HMG and a thrown track: half inches stand',
  },
  'vehicle-fast-doubled': {
    rule: 'R-31',
    default: false,
    line: 'The random Move Fast of a vehicle is twice its random Move',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
