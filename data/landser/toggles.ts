import type { Toggle } from '../../src/kernel/ruleset.ts';

/**
 * The book's optional rules, then the other readings of its open points: those the original doesn't have, or has for
 * another reason. All are off until a group turns them on.
 */
export const toggles = {
  'random-move': {
    rule: 'LS-MOVE-02',
    default: false,
    line: 'You throw dice for how far soldiers and vehicles move',
  },
  'dogs-chance': {
    rule: 'LS-FIRE-18',
    default: false,
    line: 'When a shot has no chance of hitting, you can throw 2D6: 11 hits, and on 2 the gun blows up',
  },
  'burst-dice': {
    rule: 'LS-BURST-01',
    default: false,
    line: 'Automatic weapons throw the dice of a light, medium or heavy burst instead of laying the template',
  },
  'alternative-wounds': {
    rule: 'LS-ALT-01',
    default: false,
    line: 'The alternative effects table: light and serious wounds add up, and there are no wound tables',
  },
  'campaign-wounds': {
    rule: 'LS-CAMP-01',
    default: false,
    line: 'Figures out of action stay on the table, and die on a 1 each turn unless treated or carried off',
  },
  'suppressive-fire': {
    rule: 'LS-SUPP-01',
    default: false,
    line: 'Figures can fire at an area without a roll; each gives −1 to hit to anyone who fires from it',
  },
  rally: {
    rule: 'LS-RALLY-01',
    default: false,
    line: 'An officer or NCO rallies a broken squad, or a soldier forced into hide',
  },
  'break-off-grades': {
    rule: 'LS-BRK-02',
    default: false,
    line: 'Stubborn, elite and fanatic squads test for break-off from 3, 4 and 5 casualties',
  },
  'fixed-initiative': {
    rule: 'R-02',
    default: false,
    line: 'You throw for initiative once a battle, and the sides alternate',
  },
  'vehicle-moving-only': {
    rule: 'R-05',
    default: false,
    line: 'Firing from a vehicle is −3 only if the vehicle moves, and nothing if it stands still',
  },
  'listed-jams-only': {
    rule: 'R-06',
    default: false,
    line: 'Weapons with no jam roll in the book (carbine, pistol, sniper rifle, HMG) never jam',
  },
  'jam-cancels-hit': {
    rule: 'R-07',
    default: false,
    line: 'A weapon that jams doesn’t hit (an automatic GPMG and an HMG keep their own rule)',
  },
  'jam-half-exact': {
    rule: 'R-08',
    default: false,
    line: 'A jammed automatic GPMG or HMG hits exactly half of the figures, rounded up, without dice',
  },
  'medic-six-b': {
    rule: 'R-09',
    default: false,
    line: 'A 6 on the medic’s roll leaves a (b) wound, as in the original, and doesn’t remove the figure',
  },
  'sniper-aim-to-hit': {
    rule: 'R-10',
    default: false,
    line: 'The +1 for each turn a sniper aims is on the roll to hit, not on the effects',
  },
  'sniper-range-bonus': {
    rule: 'R-11',
    default: false,
    line: 'A sniper’s hit has the range bonus on effects too: +2 at point blank, +1 at short',
  },
  'burst-gap-full': {
    rule: 'R-13',
    default: false,
    line: 'Every inch between the targets of a burst costs a die, the first one too',
  },
  'pistol-jam-later': {
    rule: 'R-16',
    default: false,
    line: 'A pistol that jams in an assault still has +4 for that throw, and is no weapon from then on',
  },
  'grenade-no-auto-hide': {
    rule: 'R-23b',
    default: false,
    line: 'A soldier a grenade doesn’t affect isn’t forced into hide either',
  },
  'exact-halves': {
    rule: 'R-24',
    default: false,
    line: 'Half a D6 is exactly half, for the drift of an HMG and a thrown track: half inches count',
  },
  'vehicle-fast-doubled': {
    rule: 'R-31',
    default: false,
    line: 'A vehicle’s random Move Fast is twice its random Move',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
