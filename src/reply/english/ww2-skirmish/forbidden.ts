import { type Sentence, word } from '../sentence.ts';

/** What WW2 Skirmish forbids a unit over turns, and why. */
export const forbidden: Readonly<Record<string, Sentence>> = {
  'nobody-in-action': ({ unit, weapon }) =>
    weapon === undefined
      ? `Nobody of ${unit} is in action any more.`
      : `Of ${unit} nobody is in action any more who has the ${word(weapon)}.`,
  'suppressed-no-fire': ({ unit }) => `${unit} is suppressed and does not fire. Lift it with /suppress.`,
  'routed-no-fire': ({ unit }) => `${unit} is in rout: it only runs until it rallies.`,
  'idle-now': ({ unit }) => `${unit} has fallen back: it neither moves nor fires through its next phase.`,
  'in-melee': ({ unit }) => `${unit} is in melee: it neither fires nor is fired at.`,
  'no-melee-with-a-tank': ({ unit }) =>
    `The crew of ${unit} is behind its armour, and in no melee: at a tank it is /tankhit, with what one has in hand.`,
  'no-reaction-fire': ({ unit }) =>
    `${unit} moved or fired in its own last phase, and so does not fire in that of the enemy.`,
  'crew-stunned': ({ unit }) => `The crew of ${unit} is stunned and does nothing.`,
  'vehicle-left': ({ unit }) => `The crew of ${unit} is out of it, and its weapons are left behind.`,
  'optics-lost': ({ unit, weapon }) => `${unit} has lost its optics: the ${word(weapon)} is silent.`,
  'weapon-wrecked': ({ unit, weapon }) => `The ${word(weapon)} of ${unit} is wrecked.`,
  'no-flame-left': ({ unit, most }) => `${unit} has used up all ${most} shots of its flamethrower.`,
  'flame-after-moving': ({ unit }) => `${unit} has moved: its flamethrower does not fire this turn.`,
  'move-after-flame': ({ unit }) => `${unit} has fired its flamethrower, and does not move this turn.`,
  'belt-fed-after-moving': ({ unit }) => `${unit} has moved: its belt-fed machine gun does not fire this turn.`,
  'move-after-belt-fed': ({ unit }) => `${unit} has fired its belt-fed machine gun, and does not move this turn.`,
  'too-few-actions-for': ({ unit, weapon, actions, cost }) =>
    `The ${word(weapon)} takes ${cost} Actions, and ${unit} has ${actions} for it.`,
  'one-mode-a-turn': ({ unit, mode }) => `The assault rifles of ${unit} count as ${word(mode)} this turn.`,
  'volleyed-already': ({ unit }) => `${unit} has fired its volley, which was all its shooting this turn.`,
  'not-in-rout': ({ unit }) => `${unit} is not in rout.`,
  'routed-this-turn': ({ unit }) => `${unit} broke this turn: it can rally at the start of a later one.`,
  'no-action-for-a-try': ({ unit, figure, left, attempts }) =>
    `Every member pays an Action for a try, and of ${unit} figure ${figure} has ${left} left for ${attempts}.`,
  'routed-no-melee': ({ unit }) => `${unit} is in rout, and does not fight.`,
  'melee-fought': ({ unit }) => `All figures of ${unit} have fought their one round of melee in this phase.`,
  'no-looks-left': ({ unit, most, looks }) =>
    `${unit} has one try for each of its ${most} figures in its phase, and has made ${looks}.`,
  'one-look-as-a-team': ({ unit }) => `When the enemy moves or fires, ${unit} has one try as a team: attempts:1.`,
  'looked-already-for': ({ unit, target }) => `${unit} has looked for ${target} since that last moved or fired.`,
  'no-action-to-move': ({ unit, figure, left, moves }) =>
    `Every member pays an Action for a move, and of ${unit} figure ${figure} has ${left} left for ${moves}.`,
  'moved-twice': ({ unit, moves, most }) =>
    `That would be ${moves} moves of ${unit} this turn, and ${most} is the most.`,
  'stopped-for-good': ({ unit }) => `${unit} is stopped for the rest of the game.`,
  'vehicle-stuck': ({ unit }) => `${unit} is stuck: /move task:release at the start of a turn frees it on 5 or 6.`,
  'figure-out': ({ unit }) => `That figure of ${unit} is not in action.`,
  'no-crew-lost': ({ target }) => `${target} has lost no crew of a gun, mortar or machine gun to be replaced.`,
  'teams-unchanged': ({ unit, target }) =>
    `A figure of ${unit} does not pass to ${target}: teams change only for lost crew, or scouts on a named mission and back.`,
  'not-stuck': ({ unit }) => `${unit} is not stuck.`,
};
