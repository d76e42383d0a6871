import { list, type Sentence, whose, word } from '../sentence.ts';
import { hiding } from './hiding.ts';

/** What the rules forbid from turn to turn, given what's known of the units, and what they allow instead. */
export const forbidden = {
  ...hiding,
  'acted-already': ({ unit, action }) =>
    `${unit} has already acted this turn (${word(action)}). Each figure has one action a turn.`,
  'sidearm-only': ({ unit, weapon, moved }) =>
    `${unit} can only Move and Fire with the ${word(weapon)}. Use weapon:${weapon}${moved ? '' : ', or stay put'}.`,
  'not-in-profile': ({ unit, action, actions }) =>
    `${unit} doesn’t have the ${word(action)} action.${has(actions) ? ` Choose one that’s open to him: ${list(actions)}.` : ''}`,
  locked: ({ unit, other, fights, breaks }) => {
    const open = fights
      ? breaks
        ? 'Assault again, or break off with a Move Fast'
        : 'Assault again'
      : 'He can only hide';
    return `${unit} is locked in combat with ${other}. ${open}.`;
  },
  'change-barrel': ({ unit }) => `${whose(unit)} barrel is worn out. Spend this turn on /weapon work:barrel.`,
  'must-return-fire': ({ unit, by }) =>
    `${unit} is angry: he has to return fire${by ? ` at ${by}` : ''} this turn. If he can’t, use /act action:cannot-return-fire.`,
  'needs-leader': ({ unit }) =>
    `${unit} has to go to the nearest full cover and wait there for a commander or medic. Move, hide or do nothing.`,
  'walking-wounded': ({ unit, begun }) =>
    begun
      ? `${unit} is walking wounded now, so he can’t do any more this turn.`
      : `${unit} is walking wounded until a commander or medic reaches him. He sneaks to his base line, and can fire from there.`,
  'weapon-lost': ({ unit, weapon }) => `${whose(unit)} ${word(weapon)} has blown up. Use another weapon.`,
  'weapon-jammed': ({ weapon }) => `The ${word(weapon)} is jammed. Clear it with a turn of /weapon work:clear.`,
  'must-reload': ({ weapon }) => `The ${word(weapon)} is empty. Reload it with a turn of /weapon work:reload.`,
  'no-bursts-left': ({ bursts, automatic }) =>
    `Without a loader the gun had ${bursts} bursts, and they’re gone. ${SINGLE[String(automatic)]}.`,
  'not-continuous-alone': ({ weapon, automatic }) =>
    `Without a loader the ${word(weapon)} can’t fire automatic two turns running. ${SINGLE[String(automatic)]}, or wait a turn.`,
  'feeds-the-gun': ({ unit, gunner }) =>
    `${unit} is feeding ${whose(gunner)} gun while it fires automatic, so he does nothing else this turn.`,
  'loader-has-fired': ({ loader, action, automatic }) =>
    `${loader} ${action === 'covering-fire' ? 'is on Covering Fire' : 'has fired this turn'}, so he can’t feed the gun. ${SINGLE[String(automatic)]}.`,
  'not-aware': ({ unit, target }) =>
    `${unit} looked for ${target} this turn and didn’t spot him. Choose another target, or look again next turn.`,
  'only-sneaked': ({ unit, target }) =>
    `${target} has only sneaked, and ${unit} hasn’t spotted him. Look for him first, with /spot.`,
  'covered-already': ({ unit, target }) =>
    `${unit} has already fired at ${target} in this enemy turn. Choose another target.`,
  'fast-again': ({ unit, turns }) =>
    `${unit} moved fast ${turns === 1 ? 'last turn' : `in the last ${turns} turns`}, so he can’t do it again yet. Move or sneak.`,
  'looked-round-already': ({ unit }) => `${unit} has already looked for hidden enemies this turn.`,
  'looked-already': ({ unit, target }) =>
    `${unit} has already looked for ${target} this turn. He can look again next turn.`,
  'not-his-gun': ({ unit }) => `${unit} can’t take over the gun. Only a loader can, when his gunner is out of action.`,
  'no-template-to-keep': ({ unit }) => `${unit} has no template on the table to keep. Fire with auto to lay one.`,
  'rolled-already': ({ unit }) => `${unit} has already thrown for that template this turn.`,
  'has-not-entered': ({ unit, gunner }) =>
    `${unit} hasn’t moved this turn, so he hasn’t come into ${whose(gunner)} template. Only men who move into it throw.`,
  'squad-broken-already': ({ squad }) =>
    `Squad ${squad} is broken already, so it doesn’t test again. A leader has to rally it (/rally kind:squad).`,
  'reaches-himself': ({ unit }) => `${unit} can’t help himself. Another leader or medic has to reach him.`,
  'too-many-prisoners': ({ unit, most }) =>
    `${unit} can’t guard that many prisoners. One guard can have up to ${most}.`,
  'initiative-thrown': ({ again }) =>
    again
      ? 'You’ve already thrown initiative for the first turn. /turn end starts the turn.'
      : 'You only throw initiative once a game, before the first turn, and you’ve done that.',
  'initiative-not-now': () =>
    'You can’t throw initiative now. You throw it before the first turn, and then between turns, once both sides have finished.',
  'turn-not-finished': () =>
    'You throw initiative once both sides have finished their turns. This side is still playing.',
  'squad-broken': ({ unit }) =>
    `${whose(unit)} squad is broken and can’t fight. A leader has to rally it first (/rally kind:squad).`,
  disorientated: ({ unit }) => `${unit} is disorientated, so he can’t fire or assault this turn.`,
  'too-wounded-to-move-fast': ({ unit }) => `${unit} is wounded, so he can’t move fast any more. Move or sneak.`,
  'another-target': ({ weapon, target }) =>
    `Both shots of the ${word(weapon)} have to be at the same target${target ? `, and the first was at ${target}` : ''}.`,
  'wounded-no-rally': ({ unit }) => `${unit} has a serious wound, so he can’t rally anyone.`,
  'rallies-himself': ({ unit }) => `${unit} can’t rally himself. He comes out of hide with a Move.`,
  'needs-no-rally': ({ unit }) => `${unit} isn’t in hide, so there’s nothing to rally.`,
  'no-own-throw': ({ unit, later }) =>
    later
      ? `${unit} can’t throw for himself yet. He can once his next turn starts.`
      : `${unit} isn’t in a forced hide, so he doesn’t throw for himself.`,
  'squad-not-broken': ({ unit }) => `${whose(unit)} squad isn’t broken, so there’s nothing to rally.`,
  'rallied-already': ({ unit }) => `${unit} has already thrown for himself this turn. He can throw again next turn.`,
  'no-initiative': ({ unit }) =>
    `${whose(unit)} side doesn’t have the initiative, so it can’t use suppressive fire this turn.`,
  'no-casualty': ({ unit }) => `${unit} isn’t a casualty on the table.`,
  'healed-already': ({ unit }) =>
    `A medic has already healed one of ${whose(unit)} light wounds this turn. Another can be healed next turn.`,
  'has-healed': ({ unit }) => `${unit} has already healed a light wound this turn. He can heal another next turn.`,
  'no-light-wound': ({ unit }) => `${unit} has no light wound for a medic to heal.`,
  'no-template-to-shift': ({ unit }) => `${unit} has no HMG template on the table to shift. Fire to lay one.`,
  'no-sniper': ({ unit }) => `${unit} has no sniper rifle to aim with.`,
  'not-his-enemy': ({ unit }) => `You can only kill an enemy casualty on the table. ${unit} isn’t one.`,
  'no-medic': ({ unit }) =>
    unit === undefined
      ? 'Only a medic can do that. Name him with who:…'
      : `${unit} isn’t a medic. Before the first turn, /unit edit fields:medic:true makes him one.`,
  'not-down': ({ unit }) => `${unit} isn’t down, so a medic can’t help him.`,
} satisfies Readonly<Record<string, Sentence>>;

/** What a gunner does instead of firing automatic. */
const SINGLE: Readonly<Record<string, string>> = {
  auto: 'Leave out auto for a single shot',
  burst: 'Leave out burst for a single shot',
  template: 'Fire a single shot with /fire',
};

function has(actions: unknown): boolean {
  return Array.isArray(actions) && actions.length > 0;
}
