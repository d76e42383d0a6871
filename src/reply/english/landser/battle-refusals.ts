import { type Sentence, whose, word } from '../sentence.ts';

/** What the rules forbid because of how the battle has gone so far, and what they allow instead. */
export const battleRefusals = {
  'break-off-first': ({ unit, squad }) =>
    `Squad ${squad} has to throw for its break-off point before ${unit} does anything. Use /morale with any of its men.`,
  'turn-ends': ({ unit }) =>
    `Initiative for the next turn has been thrown, so ${unit} can only make the throws that are left. After that, /turn end moves on.`,
  'plays-himself': ({ unit }) =>
    `The solo rules don’t play ${unit}: that’s for whoever commands him. For any man, leave out who and say factors.`,
  'ordered-in-his-turn': ({ unit }) => `${unit} has his order once, in his side’s turn.`,
  'out-of-play': ({ unit, why }) => `${unit} is out of play (${word(why)}).`,
  'target-out-of-play': ({ target, why }) => `${target} is out of play (${word(why)}). Name somebody else.`,
  aboard: ({ unit, vehicle }) => `${unit} is aboard ${vehicle ?? 'a vehicle'} and only acts through it.`,
  'own-side': ({ unit, target }) =>
    unit === target
      ? `${unit} can’t be his own target. Name an enemy.`
      : `${target} is on ${whose(unit)} own side. Name an enemy.`,
  'one-man-a-shot': ({ unit, targets, auto }) =>
    `${unit} fires at one man, and you named ${targets}. Name one${auto ? ', or add auto for the template' : ''}.`,
  'one-opponent': ({ unit }) => `${unit} assaults one man at a time. Name one.`,
  'name-a-crewman': ({ target }) => `${target} has figures for its crew. Name the crewman you fire at.`,
  'blast-at-men': ({ target }) => `A blast doesn’t hurt ${target}. Name the men it catches.`,
  'no-effect-on-men': ({ target }) =>
    `${target} isn’t a vehicle, and this weapon is for vehicles. Use /fire to shoot at men.`,
  'not-on-foot': ({ target }) => `${target} isn’t on foot, so nobody can assault or capture him.`,
  'not-his-weapon': ({ unit, weapon }) => `${unit} has no ${word(weapon)}. Use a weapon he carries.`,
  'nothing-for-men': ({ unit, weapon, vehicle }) =>
    vehicle
      ? `${unit} has no machine gun to fire at men.`
      : `${unit} has nothing to fire at men${weapon === undefined || weapon === 'none' ? '' : `: the ${word(weapon)} is for vehicles (/tankhit)`}. He can throw a grenade.`,
  'no-launcher': ({ unit }) =>
    `${unit} has no grenade launcher. Before the first turn, /unit edit fields:launcher:true gives a rifleman one.`,
  'hmg-undirected': ({ unit }) => `${unit} can’t fire the HMG without an observer of his team in play.`,
  'shot-on-the-move': ({ unit }) => `${unit} has moved this turn, so he fires on the move. Leave out moved.`,
  'fired-on-the-move': ({ unit }) =>
    `${unit} has fired in a Move and Fire, so only that move is left. Use action:move-and-fire.`,
  'not-covering': ({ unit }) => `It’s the enemy’s turn, and ${unit} isn’t on Covering Fire. Wait for your own turn.`,
  'covers-from-his-place': ({ unit }) => `On Covering Fire ${unit} stays where he is. Leave out moved.`,
  'has-not-moved': ({ unit, target }) =>
    `${target ?? 'The target'} hasn’t moved this turn. On Covering Fire, ${unit} can only fire at an enemy who has.`,
  'known-otherwise': ({ unit, option, known }) =>
    `Umpire already knows ${word(option)} for ${unit}: ${known === true ? 'yes' : known === false ? 'no' : word(known)}. Leave it out.`,
  'nothing-there': ({ unit }) =>
    `There’s nothing to throw effects for now${unit ? ` with ${unit}` : ''}. /effect needs a template, a drift or an explosion.`,
  'in-no-template': ({ unit }) => `${unit} isn’t under a template.`,
  'nothing-to-do': ({ unit, work }) =>
    work === undefined
      ? `${whose(unit)} weapon is in order, so there’s no Weapon Work to do.`
      : `${unit} ${IN_ORDER[String(work)]}, so there’s nothing to do.`,
  'no-break-off': ({ unit }) => `${unit} isn’t in a squad of four or more, so there’s no break-off point to throw for.`,
  'tested-already': ({ squad }) => `Squad ${squad} has already thrown this turn. It throws once a turn.`,
  'not-his-comrade': ({ unit }) => `${unit} is on the other side. Name a comrade.`,
  'not-beside': ({ unit, target }) =>
    `${unit} has to reach ${target} first (/move target:) and stay there. He can help him in his next turn.`,
  'not-carried': ({ unit }) => `Nobody is carrying ${unit}. Leave out kind for his death roll.`,
  'thrown-this-turn': ({ unit }) =>
    `${whose(unit)} death roll isn’t due. You throw once a turn, and not in the turn he falls.`,
  'carried-too-short': ({ unit }) =>
    `${unit} can’t leave the table yet. He can leave from the second turn he’s carried, after that turn’s death roll.`,
  'captures-nobody': ({ unit, fired }) =>
    `${unit} ${fired ? 'has fired or worked' : 'hasn’t gone up to the enemy'} this turn, so he can’t take a prisoner.`,
  'one-prisoner': ({ unit }) => `${unit} takes one prisoner at a time. Name one.`,
  'no-enemy-on-foot': ({ target }) => `${target} isn’t an enemy on foot and in play.`,
  'guards-nobody': ({ unit }) => `${unit} has no prisoners to hand over.`,
  'no-guard': ({ unit }) =>
    `${unit} can’t take the prisoners. Name another man of the same side, or nobody to leave them at the base line.`,
  'no-guard-to-fight': ({ unit, guard }) =>
    guard ? `${unit} isn’t a prisoner any more.` : `${unit} isn’t a prisoner with a guard, so there’s nobody to fight.`,
  'guard-not-assaulted': ({ unit, guard }) =>
    `Nobody has assaulted ${guard} yet. After the first assault on him, ${unit} can join in.`,
  'carried-by-enemy': ({ unit, by }) => `${by} is carrying ${unit}. Put ${by} out of action first.`,
  'no-bail-out': ({ unit }) => `There’s no crew to bail out of ${unit} now.`,
  'no-enemy': ({ target }) => `${target} isn’t an enemy in play.`,
  'one-figure-suppresses': ({ figures }) =>
    `Each man suppresses with a command of his own, so figures can’t be ${figures}. Leave it out.`,
} satisfies Readonly<Record<string, Sentence>>;

/** Why this kind of Weapon Work isn't needed. */
const IN_ORDER: Readonly<Record<string, string>> = {
  clear: 'has no jammed weapon',
  reload: 'has no empty weapon',
  'set-up': 'has no gun to set up',
  barrel: 'has no barrel to change',
};
