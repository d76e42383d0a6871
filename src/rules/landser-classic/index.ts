import { effects } from '../../../data/landser-classic/effects.ts';
import * as shooting from '../../../data/landser-classic/fire.ts';
import { rules } from '../../../data/landser-classic/rules.ts';
import { profiles, squads } from '../../../data/landser-classic/squad.ts';
import { toggles } from '../../../data/landser-classic/toggles.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Book } from './book.ts';
import { fire } from './fire.ts';

/** Landser, Nick Eyre's original: the base that the expanded edition extends. */
export const landserClassic: Ruleset<Book> = {
  id: 'landser-classic',
  name: 'Landser (original)',
  prefix: 'LC',
  toggles,
  rules,
  book: { ...shooting, effects },
  verbs: { fire },
  profiles,
  squads,
  turn: {
    rule: 'LC-TURN-02',
    order: 'alternate',
    steps: [
      { id: 'first-side', who: 'first', verbs: ['fire'] },
      { id: 'second-side', who: 'second', verbs: ['fire'] },
    ],
    casualties: 'at-once',
  },
};
