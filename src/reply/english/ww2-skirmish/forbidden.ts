import { type Sentence, word } from '../sentence.ts';

/** What WW2 Skirmish forbids a unit over turns, and why. */
export const forbidden: Readonly<Record<string, Sentence>> = {
  'nobody-in-action': ({ unit, weapon }) =>
    weapon === undefined
      ? `Nobody of ${unit} is in action any more.`
      : `Of ${unit} nobody is in action any more who has the ${word(weapon)}.`,
  'suppressed-no-fire': ({ unit }) => `${unit} is suppressed and doesn’t fire. Lift it with /suppress.`,
  'routed-no-fire': ({ unit }) => `${unit} is in rout: it only runs until it rallies.`,
  'idle-now': ({ unit }) => `${unit} has fallen back: it neither moves nor fires through its next phase.`,
  'in-melee': ({ unit }) => `${unit} is in melee: it neither fires nor is fired at.`,
  'no-melee-with-a-tank': ({ unit }) =>
    `The crew of ${unit} is behind its armour, and in no melee: at a tank it is /tankhit, with what one has in hand.`,
  'no-reaction-fire': ({ unit }) =>
    `${unit} moved or fired in its own last phase, and so doesn’t fire in that of the enemy.`,
  'crew-stunned': ({ unit }) => `${unit}’s crew is stunned and does nothing.`,
  'optics-lost': ({ unit, weapon }) => `${unit} has lost its optics: the ${word(weapon)} is silent.`,
  'weapon-wrecked': ({ unit, weapon }) => `The ${word(weapon)} of ${unit} is wrecked.`,
  'no-flame-left': ({ unit, most }) => `${unit} has used up all ${most} shots of its flamethrower.`,
  'flame-after-moving': ({ unit }) => `${unit} has moved: its flamethrower doesn’t fire this turn.`,
  'move-after-flame': ({ unit }) => `${unit} has fired its flamethrower, and doesn’t move this turn.`,
  'belt-fed-after-moving': ({ unit }) => `${unit} has moved: its belt-fed machine gun doesn’t fire this turn.`,
  'move-after-belt-fed': ({ unit }) => `${unit} has fired its belt-fed machine gun, and doesn’t move this turn.`,
  'too-few-actions-for': ({ unit, weapon, actions, cost }) =>
    `The ${word(weapon)} takes ${cost} Actions, and ${unit} has ${actions} for it.`,
  'one-mode-a-turn': ({ unit, mode }) => `The assault rifles of ${unit} count as ${word(mode)} this turn.`,
  'volleyed-already': ({ unit }) => `${unit} has fired its volley, which was all its shooting this turn.`,
  'not-in-rout': ({ unit }) => `${unit} isn’t in rout.`,
  'routed-this-turn': ({ unit }) => `${unit} broke this turn: it can rally at the start of a later one.`,
  'no-action-for-a-try': ({ unit, figure, left, attempts }) =>
    `Every member pays an Action for a try, and of ${unit} figure ${figure} has ${left} left for ${attempts}.`,
  'effect-without-attack': ({ unit, target }) =>
    `${unit} hasn’t attacked ${target}, so there is nothing to take effect. Fire first: /fire, /grenade, /barrage or /smoke.`,
  'routed-no-melee': ({ unit }) => `${unit} is in rout, and doesn’t fight.`,
  'melee-fought': ({ unit, left, fighters }) =>
    left === 0
      ? `All figures of ${unit} have fought their one round of melee in this phase.`
      : `Of ${unit} only ${left} can still fight in this phase, and not ${fighters}: each fights one round.`,
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
  'figure-out': ({ unit }) => `That figure of ${unit} isn’t in action.`,
  'no-crew-lost': ({ target }) => `${target} has lost no crew of a gun, mortar or machine gun to be replaced.`,
  'last-man-stays': ({ unit }) => `${unit} has only one man left, and somebody has to stay.`,
  'names-no-team': ({ unit }) =>
    `Say with target: which team the figure of ${unit} passes to. For scouts, add one first: /unit add profile:scouts.`,
  'teams-unchanged': ({ unit, target }) =>
    `A figure of ${unit} doesn’t pass to ${target}: teams change only for lost crew, or scouts on a named mission and back.`,
  'not-stuck': ({ unit }) => `${unit} isn’t stuck.`,
  'routed-only-runs': ({ unit }) =>
    `${unit} is in rout: it only runs until it rallies, surrenders or leaves the table.`,
  'has-run': ({ unit }) => `${unit} has run in this phase, with all its Actions.`,
  'tried-to-rally': ({ unit }) => `${unit} has thrown to rally this turn: it tries again at the start of the next.`,
  'rallies-before-running': ({ unit }) =>
    `${unit} has run already: it rallies at the start of a turn, before anything else.`,
  'retires-too-slowly': ({ unit }) =>
    `${unit} must retire at half speed at the least: one move on foot, or pace:half for a vehicle.`,
  'open-ground-under-fire': ({ unit }) =>
    `${unit} is under fire: to cross open ground it tests first (/morale who:${unit}); behind cover say cover:soft.`,
  'charge-first': ({ unit, target }) =>
    `${unit} charges ${target} with greater numbers: say so first, /move who:${unit} target:${target}, so that ${target} can test. If they already stand there, add moves:0.`,
  'not-at-friends': ({ unit, target }) => `${target} is on the side of ${unit}: name an enemy.`,
  'one-target': ({ units }) => `This is done to one team at a time, not to ${units}: give a command for each.`,
  'no-arrivals-due': () => 'No arrivals are due now: they come before turn 1, and at the end of the enemy’s phase.',
  'is-no-portal': ({ unit }) => `${unit} is a team and no portal. Name the portal that you have come upon.`,
  'portal-later': () => 'A portal is come upon in your own phase. In the enemy’s phase, wait for its question.',
  'order-in-its-phase': ({ unit }) => `${unit} throws for its orders in its own phase.`,
  'ordered-already': ({ unit }) => `${unit} has its order for this turn.`,
  'takes-no-order': ({ unit }) => `${unit} takes no order while it is in rout, idle or stunned.`,
  'no-afv': ({ unit }) => `${unit} is no armoured vehicle, so it has no chart: drive it by hand.`,
  'surrender-in-rout': ({ unit }) => `${unit} isn’t in rout: only a surrounded unit in rout surrenders.`,
};
