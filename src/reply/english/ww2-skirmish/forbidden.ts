import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';
import { possessive } from '../words.ts';

const whose = (unit: unknown) => possessive(String(unit));

/** What WW2 Skirmish forbids a unit from turn to turn, and why. */
export const forbidden = {
  'nobody-in-action': ({ unit, weapon }) =>
    weapon === undefined
      ? `${unit} has nobody left in action.`
      : `${unit} has nobody left in action who carries the ${word(weapon)}.`,
  'suppressed-no-fire': ({ unit }) => `${unit} is suppressed, so they can’t fire. Lift it with /suppress.`,
  'routed-no-fire': ({ unit }) => `${unit} is in rout, so they can’t fire. They run until they rally.`,
  'idle-now': ({ unit }) => `${unit} has fallen back, so they can’t move or fire until their next phase is over.`,
  'in-melee': ({ unit }) => `${unit} is in melee, so they can’t fire or be fired at.`,
  'no-melee-with-a-tank': ({ unit }) =>
    `${whose(unit)} crew is behind armour, so you can’t fight it in melee. Use /tankhit with what you have in hand.`,
  'no-reaction-fire': ({ unit }) =>
    `${unit} moved or fired in their own last phase, so they can’t fire in the enemy’s. They can fire again in their own.`,
  'crew-stunned': ({ unit }) => `${whose(unit)} crew is stunned, so it can’t do anything yet.`,
  'optics-lost': ({ unit, weapon }) => `${unit} has lost its optics, so it can’t fire the ${word(weapon)}.`,
  'weapon-wrecked': ({ unit, weapon }) => `${whose(unit)} ${word(weapon)} is wrecked.`,
  'no-flame-left': ({ unit, most }) => `${whose(unit)} flamethrower has fired all its ${most} shots.`,
  'flame-after-moving': ({ unit }) => `${unit} has moved, so its flamethrower can’t fire this turn.`,
  'move-after-flame': ({ unit }) => `${unit} has fired its flamethrower, so it can’t move this turn.`,
  'belt-fed-after-moving': ({ unit }) => `${unit} has moved, so its belt-fed machine gun can’t fire this turn.`,
  'move-after-belt-fed': ({ unit }) => `${unit} has fired its belt-fed machine gun, so it can’t move this turn.`,
  'too-few-actions-for': ({ unit, weapon, actions, cost }) =>
    `The ${word(weapon)} takes ${cost} Actions, and ${unit} only has ${actions} for it.`,
  'one-mode-a-turn': ({ unit, mode }) =>
    `${whose(unit)} assault rifles already count as ${word(mode)} this turn. They can’t be both.`,
  'volleyed-already': ({ unit }) => `${unit} has fired a volley, and that’s all its shooting this turn.`,
  'not-in-rout': ({ unit }) => `${unit} isn’t in rout, so there’s nothing to rally.`,
  'routed-this-turn': ({ unit }) => `${unit} broke this turn. They can try to rally at the start of the next one.`,
  'no-action-for-a-try': ({ unit, figure, left, attempts }) =>
    `Each try costs every member an Action, and ${whose(unit)} figure ${figure} has ${left} left for ${attempts}.`,
  'effect-without-attack': ({ unit, target }) =>
    `${unit} hasn’t attacked ${target}, so there’s no effect to throw for. Use /fire, /grenade, /barrage or /smoke first.`,
  'routed-no-melee': ({ unit }) => `${unit} is in rout, so they can’t fight.`,
  'melee-fought': ({ unit, left, fighters }) =>
    left === 0
      ? `All of ${whose(unit)} figures have fought their round of melee in this phase.`
      : `${unit} only has ${left} left who can fight in this phase, not ${fighters}. Each figure fights one round.`,
  'no-looks-left': ({ unit, most, looks }) =>
    `In their own phase, ${unit} gets one try for each figure, ${most} in all. They’ve already made ${looks}.`,
  'one-look-as-a-team': ({ unit }) =>
    `When the enemy moves or fires, ${unit} only gets one try as a team. Use attempts:1.`,
  'looked-already-for': ({ unit, target }) => `${unit} has already looked for ${target} since it last moved or fired.`,
  'no-action-to-move': ({ unit, figure, left, moves }) =>
    `Each move costs every member an Action, and ${whose(unit)} figure ${figure} has ${left} left for ${moves}.`,
  'moved-twice': ({ unit, moves, most }) => `That would be ${moves} moves for ${unit} this turn. The most is ${most}.`,
  'stopped-for-good': ({ unit }) => `${unit} is stopped for the rest of the game.`,
  'vehicle-stuck': ({ unit }) => `${unit} is stuck. Try /move task:release at the start of a turn: 5 or 6 frees it.`,
  'figure-out': ({ unit }) => `That figure of ${unit} is out of action. Pick another.`,
  'no-crew-lost': ({ target }) =>
    `${target} hasn’t lost any crew of a gun, mortar or machine gun, so there’s nobody to replace.`,
  'last-man-stays': ({ unit }) => `${unit} has only one man left, and he has to stay.`,
  'names-no-team': ({ unit }) =>
    `Which team does the figure from ${unit} go to? Name it with target:TEAM. For scouts, add one first: /unit add profile:scouts.`,
  'teams-unchanged': ({ unit, target }) =>
    `A figure from ${unit} can’t go to ${target}. Figures only change teams to replace lost crew, or as scouts on a mission and back.`,
  'not-stuck': ({ unit }) => `${unit} isn’t stuck. It can just move.`,
  'routed-only-runs': ({ unit }) =>
    `${unit} is in rout, so all they can do is run, surrender or leave the table until they rally.`,
  'has-run': ({ unit }) => `${unit} has already run in this phase, with all its Actions.`,
  'tried-to-rally': ({ unit }) =>
    `${unit} has already tried to rally this turn. They can try again at the start of the next.`,
  'rallies-before-running': ({ unit }) =>
    `${unit} has already run. It rallies at the start of a turn, before anything else.`,
  'retires-too-slowly': ({ unit }) =>
    `${unit} has to retire at half speed or more: at least one move on foot, or pace:half for a vehicle.`,
  'open-ground-under-fire': ({ unit }) =>
    `${unit} is under fire, so they test before they cross open ground (/morale who:${unit}). If they’re behind cover, use cover:soft.`,
  'charge-first': ({ unit, target }) =>
    `${unit} charges ${target} with greater numbers, so ${target} tests first. Charge with /move who:${unit} target:${target}. If they’re already there, add moves:0.`,
  'not-at-friends': ({ unit, target }) =>
    unit === target
      ? `${unit} can’t be its own target. Name an enemy.`
      : `${target} is on ${whose(unit)} own side. Name an enemy.`,
  'one-target': ({ units }) => `You can only do this to one team at a time, not to ${units}. Use a command for each.`,
  'no-arrivals-due': () => 'No arrivals are due now. They come before turn 1, and at the end of the enemy’s phase.',
  'marker-has-no-morale': ({ unit, marker }) =>
    `${unit} is ${withArticle(word(marker))}, so it has no morale to test. Name a fire team or a crew.`,
  'is-no-portal': ({ unit }) => `${unit} is a team, not a portal. Name the portal you’ve come upon.`,
  'portal-later': () => 'You come upon portals in your own phase. In the enemy’s phase, wait for Umpire’s question.',
  'order-in-its-phase': ({ unit }) => `${unit} throws for its orders in its own phase.`,
  'order-is-yours': ({ unit }) =>
    `${unit} isn’t the enemy’s: you decide what it does. To throw on the chart for any other team, give factors: and leave out who: altogether.`,
  'ordered-already': ({ unit }) => `${unit} already has its order for this turn.`,
  'takes-no-order': ({ unit }) => `${unit} can’t take an order while it’s in rout, idle or stunned.`,
  'no-afv': ({ unit }) => `${unit} isn’t an armoured vehicle, so it has no action chart. Drive it yourselves.`,
  'surrender-in-rout': ({ unit }) => `${unit} isn’t in rout. Only a surrounded unit in rout surrenders.`,
} satisfies Readonly<Record<string, Sentence>>;
