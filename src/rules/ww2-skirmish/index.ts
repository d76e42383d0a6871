import { flame } from '../../../data/ww2-skirmish/flame.ts';
import { rules } from '../../../data/ww2-skirmish/rules.ts';
import { fireEffect, smallArms } from '../../../data/ww2-skirmish/small-arms.ts';
import { toggles } from '../../../data/ww2-skirmish/toggles.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Book } from './book.ts';
import { fire } from './fire.ts';

// WS-TURN-03, -04: with `solo-forces` the second side is the one that the rules run; its verbs are the same.
const OWN_PHASE = [
  'solo',
  'move',
  'spot',
  'suppress',
  'rally',
  'fire',
  'effect',
  'grenade',
  'barrage',
  'smoke',
  'tankhit',
  'demolish',
  'assault',
  'morale',
];

/** WW2 Skirmish: fire teams, figures with Actions, and an enemy that the rules can run. */
export const ww2Skirmish: Ruleset<Book> = {
  id: 'ww2-skirmish',
  name: 'WW2 Skirmish',
  prefix: 'WS',
  toggles,
  rules,
  book: {
    smallArms,
    fireEffect,
    flame,
  },
  verbs: {
    fire,
  },
  profiles: {},
  squads: {},
  turn: {
    rule: 'WS-TURN-02',
    order: 'alternate',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_PHASE },
      { id: 'second-side', who: 'second', verbs: OWN_PHASE },
    ],
    casualties: 'at-once',
  },
};
