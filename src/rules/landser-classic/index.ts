import { rulings as expanded } from '../../../data/landser/rulings.ts';
import { absences } from '../../../data/landser-classic/absences.ts';
import { answers, together } from '../../../data/landser-classic/answers.ts';
import { assault as handToHand } from '../../../data/landser-classic/assault.ts';
import type { Book } from '../../../data/landser-classic/book.ts';
import { effects } from '../../../data/landser-classic/effects.ts';
import { fields } from '../../../data/landser-classic/fields.ts';
import * as shooting from '../../../data/landser-classic/fire.ts';
import * as playing from '../../../data/landser-classic/game.ts';
import { grenades } from '../../../data/landser-classic/grenades.ts';
import { instead } from '../../../data/landser-classic/instead.ts';
import { movement } from '../../../data/landser-classic/movement.ts';
import { observation } from '../../../data/landser-classic/observation.ts';
import { phrases } from '../../../data/landser-classic/phrases.ts';
import { printed } from '../../../data/landser-classic/printed.ts';
import { rules } from '../../../data/landser-classic/rules.ts';
import { rulings } from '../../../data/landser-classic/rulings.ts';
import { profiles, squads } from '../../../data/landser-classic/squad.ts';
import { toggles } from '../../../data/landser-classic/toggles.ts';
import { tracking } from '../../../data/landser-classic/tracking.ts';
import { worth } from '../../../data/landser-classic/worth.ts';
import { print } from '../../kernel/printed/printer.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { withPositions } from '../../kernel/state/position.ts';
import { act } from './act.ts';
import { assault } from './assault.ts';
import { borrowed } from './borrowed.ts';
import { effect } from './effect.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { initiative } from './initiative.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { solo } from './solo.ts';
import { spot } from './spot.ts';
import * as tracked from './tracked/index.ts';
import { weapon } from './weapon.ts';
import { wound } from './wound.ts';

const OWN_TURN = ['move', 'spot', 'fire', 'effect', 'grenade', 'assault', 'morale', 'wound', 'weapon', 'act', 'solo'];

const verbs = {
  initiative: { ...initiative, ...tracked.initiative },
  move: { ...move, ...tracked.move },
  spot: { ...spot, ...tracked.spot },
  fire: { ...fire, ...tracked.fire },
  effect: { ...effect, ...tracked.effect },
  grenade: { ...grenade, ...tracked.grenade },
  assault: { ...assault, ...tracked.assault },
  morale: { ...morale, ...tracked.morale },
  wound: { ...wound, ...tracked.wound },
  weapon: { ...weapon, ...tracked.weapon },
  act: { ...act, ...tracked.act },
  solo: { ...solo, ...tracked.solo },
};

/** Its verbs, with the options of each. */
export type Verbs = typeof verbs;
/** What its battles know. */
export type Fields = typeof fields;

/** Landser, Nick Eyre's original, which the expanded edition builds on. */
export const landserClassic: Ruleset<Book> = {
  id: 'landser-classic',
  name: 'Landser (original)',
  version: 1,
  prefix: 'LC',
  sister: 'landser',
  toggles,
  rules,
  phrases,
  answers,
  together,
  absences,
  book: { ...shooting, ...playing, effects, movement, observation, grenades, assault: handToHand, tracking, borrowed },
  verbs,
  instead,
  rulings: { ...expanded, ...rulings },
  profiles,
  squads,
  turn: {
    rule: 'LC-TURN-02',
    begins: 'LC-TURN-01',
    order: 'alternate',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_TURN },
      { id: 'second-side', who: 'second', verbs: OWN_TURN },
    ],
    casualties: 'at-once',
  },
  fields: withPositions(fields),
  ...tracked.engine,
  solo: tracked.enemysTurn,
  printed: () => printed.map((layout) => print(layout, profiles)),
  worth,
};
