import { rules } from '../../../data/landser/rules.ts';
import { profiles, squads } from '../../../data/landser/squad.ts';
import { toggles } from '../../../data/landser/toggles.ts';
import { tracking } from '../../../data/landser/tracking.ts';
import { extend, type Ruleset } from '../../kernel/ruleset.ts';
import { landserClassic } from '../landser-classic/index.ts';
import type { Book } from './book.ts';

const OWN_TURN = [
  'move',
  'spot',
  'fire',
  'effect',
  'grenade',
  'tankhit',
  'bail',
  'assault',
  'morale',
  'rally',
  'suppress',
  'wound',
  'weapon',
  'act',
];

/** Landser, the expanded edition: what it says differently from the original. */
export const landser: Ruleset<Book> = extend(landserClassic, {
  id: 'landser',
  name: 'Landser (expanded)',
  prefix: 'LS',
  toggles: {
    ...toggles,
    // The expanded edition leaves none of these open.
    'medium-to-15': undefined,
    'no-moving-auto': undefined,
    'fight-when-hiding': undefined,
    'assault-move-fast': undefined,
  },
  rules,
  book: {
    ...landserClassic.book,
    tracking,
  },
  verbs: {
    move: undefined,
    spot: undefined,
    fire: undefined,
    effect: undefined,
    grenade: undefined,
    assault: undefined,
    morale: undefined,
    wound: undefined,
  },
  profiles,
  squads,
  turn: {
    rule: 'LS-TURN-02',
    order: 'initiative',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_TURN },
      { id: 'second-side', who: 'second', verbs: OWN_TURN },
    ],
    casualties: 'at-once',
  },
});
