import { list, type Sentence, word } from '../sentence.ts';

/** What the rules forbid over turns, from what is known of the units, and what they allow instead. */
export const forbidden: Readonly<Record<string, Sentence>> = {
  'acted-already': ({ unit, action }) => `${unit} has had an action this turn: ${word(action)}. One a turn is all.`,
  'sidearm-only': ({ unit, weapon }) => `${unit} may Move and Fire with the ${word(weapon)} only.`,
  'not-in-profile': ({ unit, action, actions }) => `${unit} has no ${word(action)}. In the profile: ${list(actions)}.`,
  locked: ({ unit, other }) =>
    `${unit} is locked in combat with ${other}: assault again, or break off with a Move Fast in your own turn.`,
  'change-barrel': ({ unit }) => `The barrel is worn out: ${unit} has to spend this turn on /weapon work:barrel.`,
  'must-return-fire': ({ unit, by }) => `${unit} is angry and must return fire this turn${by ? `, at ${by}` : ''}.`,
  'needs-leader': ({ unit }) =>
    `${unit} makes for the nearest full cover and stays there until a commander or medic comes: move, hide or do nothing.`,
  'walking-wounded': ({ unit }) =>
    `${unit} is a walking wounded: sneak back to the base line, and from there fire, until a commander or medic comes.`,
  'hiding-no-fire': ({ unit }) =>
    `${unit} is in hide, and neither fires nor prepares to: hide on, or come out by a Move.`,
  'hiding-no-assault': ({ unit }) => `${unit} is in hide and assaults nobody: come out by a Move first.`,
  'hide-lasts': ({ unit }) =>
    `${unit} has been forced into hide for this turn: hide, or sneak towards the nearest terrain.`,
  'hide-pinned': ({ unit }) => `${unit} was hit more than once, one of them a hide, and stays in place: hide.`,
  'hide-ends-by-move': ({ unit }) => `${unit} is in hide, and comes out of it by a Move action only.`,
  'weapon-lost': ({ unit, weapon }) => `The ${word(weapon)} of ${unit} has blown up.`,
  'weapon-jammed': ({ weapon }) => `The ${word(weapon)} is jammed: /weapon work:clear takes a turn.`,
  'must-reload': ({ weapon }) => `The ${word(weapon)} is empty: /weapon work:reload takes a turn.`,
  'no-bursts-left': ({ bursts }) =>
    `Without a loader there is ammunition for ${bursts} automatic bursts, and they are fired: leave out auto.`,
  'not-continuous-alone': ({ weapon }) =>
    `Without a loader the ${word(weapon)} does not fire automatic turn after turn: leave out auto, or wait a turn.`,
  'feeds-the-gun': ({ unit, gunner }) =>
    `${unit} feeds the gun of ${gunner}, which is firing automatic, and cannot fire.`,
  'loader-has-fired': ({ loader }) => `${loader} has fired this turn and does not feed the gun: leave out auto.`,
  'not-aware': ({ unit, target }) => `${unit} looked for ${target} this turn and did not see him.`,
  'covered-already': ({ unit, target }) => `${unit} has fired at ${target} in this enemy turn already.`,
  'fast-again': ({ unit, turns }) =>
    `${unit} moved fast ${turns === 1 ? 'last turn' : `in the last ${turns} turns`}, and may not do so again: move or sneak.`,
  'looked-already': ({ unit, target }) => `${unit} has looked for ${target} this turn already: once a turn is all.`,
  'not-his-gun': ({ unit }) =>
    `${unit} may not take the gun over: only a loader does, when his gunner is out of action.`,
  'no-template-to-keep': ({ unit }) => `${unit} has no template on the table that could be kept: fire with auto.`,
  'too-many-prisoners': ({ unit, most }) => `${unit} cannot have that many prisoners: one guard has ${most} at most.`,
  'initiative-thrown': ({ again }) =>
    again
      ? 'Initiative for the first turn has been thrown: /turn end begins the turn.'
      : 'Initiative is thrown once a game, before the first turn, and it has been.',
  'initiative-not-now': () =>
    'Initiative is thrown before the first turn, and then once a turn, when the second side plays: for the next turn.',
  'squad-broken': ({ unit }) => `The squad of ${unit} is broken, and does not fight until a leader rallies it.`,
  'hide-until-rallied': ({ unit }) =>
    `${unit} has been forced into hide: a leader rallies him, or he throws for himself when his turn begins.`,
  disorientated: ({ unit }) => `${unit} is disorientated: this turn neither fire nor assault.`,
  'too-wounded-to-move-fast': ({ unit }) => `${unit} is wounded, and does not move fast any more.`,
  'another-target': ({ weapon, target }) =>
    `The ${word(weapon)} fires twice a turn, but at the same target: ${target ?? 'the first one'}.`,
  'may-not-rally': ({ unit }) => `${unit} is forced into hide or seriously wounded, and rallies nobody.`,
  'needs-no-rally': ({ unit }) => `${unit} is not in a hide that a rally would end.`,
  'squad-not-broken': ({ unit }) => `The squad of ${unit} is not broken.`,
  'rallied-already': ({ unit }) => `${unit} has thrown for himself this turn: once a turn is all.`,
  'no-initiative': ({ unit }) => `The side of ${unit} has not the initiative: suppressive fire is for the other one.`,
  'no-casualty': ({ unit }) => `${unit} does not lie out of action on the table.`,
  'healed-already': ({ unit }) => `A medic has healed a light wound of ${unit} this turn: one a turn is all.`,
  'no-light-wound': ({ unit }) => `${unit} has no light wound that a medic could heal.`,
  'no-template-to-shift': ({ unit }) => `${unit} has no HMG template on the table that could be shifted: fire.`,
  'no-sniper': ({ unit }) => `${unit} has no sniper rifle to aim with.`,
  'not-his-casualty': ({ unit }) => `${unit} is no friend who lies out of action.`,
  'not-his-enemy': ({ unit }) => `${unit} is no enemy to be taken, or does not lie out of action.`,
  'no-medic': ({ unit }) => `${unit} is no medic (/unit edit fields:medic:true makes him one).`,
  'not-down': ({ unit }) => `${unit} is not down: a medic does nothing for him.`,
};
