import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import {
  carries as carriesOriginally,
  forbiddenInitiative as onlyOnce,
  afterInitiative as originally,
  remindersOf,
} from '../../landser-classic/tracked/turn.ts';
import type { Book } from '../book.ts';
import type { Field } from '../unit.ts';
import { breakOffs, ownRallies } from './breaking.ts';
import { deathRolls } from './caring.ts';
import { cleared, isOwnTurn } from './changes.ts';

type Sides = Parameters<typeof originally>[1];

/** The turn before which initiative was thrown last, as the table remembers it. */
const THROWN = 'initiative-turn';

/** LS-TURN-01, LS-TURN-03: before the first turn, and then once in each, when the second side plays. */
export function forbiddenInitiative(scene: Scene, sides: Sides, book: Book): Refusal | undefined {
  if (scene.toggles.has('fixed-initiative')) return onlyOnce(scene, sides, book);
  const { at, table } = scene;
  const may = at ? isLastStep(scene) && table[THROWN] !== at.turn : table[THROWN] !== 0;
  return may ? undefined : new Refusal(book.tracking.rules['initiative-again'], 'initiative-not-now');
}

function isLastStep({ at, steps }: Scene): boolean {
  return at !== undefined && at.step === steps.at(-1)?.step;
}

export function afterInitiative(scene: Scene, sides: Sides, outcome: Outcome, book: Book): Effect[] {
  const rule = book.tracking.rules.initiative;
  return [
    ...originally(scene, sides, outcome, book),
    { effect: 'set', of: { table: true }, field: THROWN, value: scene.at?.turn ?? 0, rule },
  ];
}

/** A turn begins: what falls due, and the rules that bind somebody now. */
export function begins(scene: Scene, book: Book): Effect[] {
  const own = [...scene.units.values()].filter((unit) => isOwnTurn(scene, unit));
  return [
    ...remindersOf(scene, own, book),
    ...breakOffs(scene, own, book),
    ...ownRallies(scene, own, book),
    ...deathRolls(scene, own, book),
    ...initiativeAgain(scene, book),
  ];
}

/** LS-TURN-03: for the next turn, so it is thrown before that begins; not with `fixed-initiative`. */
function initiativeAgain(scene: Scene, { tracking }: Book): Effect[] {
  const { at, toggles } = scene;
  if (!at || toggles.has('fixed-initiative') || !isLastStep(scene)) return [];
  const moment = { turn: at.turn, step: at.step, edge: 'start' } as const;
  return [{ effect: 'due', verb: 'initiative', options: {}, at: moment, rule: tracking.rules['initiative-again'] }];
}

/** What ends with the battle: wounds, hides and jams; who is out of action stays so. */
export function carries(scene: Scene, book: Book): Effect[] {
  const { units, table } = scene;
  const { rules } = book.tracking;
  const thrown = table[THROWN] !== undefined;
  return [
    ...carriesOriginally(scene, book),
    ...[...units.values()].flatMap((unit) => cleared(unit, UNTIL_THE_BATTLE_ENDS, rules['serious-wounds'])),
    ...(thrown
      ? [{ effect: 'set', of: { table: true }, field: THROWN, value: false, rule: rules.initiative } as const]
      : []),
  ];
}

const UNTIL_THE_BATTLE_ENDS: readonly Field[] = [
  'light-wounds',
  'needs-rally',
  'squad-broken',
  'aiming',
  'aim-turns',
  'aim-turn',
  'treated',
  'death-turn',
  'carried-by',
  'stretcher',
  'crew-out',
  'crew-light',
  'crew-serious',
  'crew-hiding',
  'used',
  'shot-turn',
  'immobilised',
  'machine-guns-lost',
  'gun-damaged',
  'gun-lost',
  'turret-jammed',
  'crew-shaken',
  'crew-injured',
];
