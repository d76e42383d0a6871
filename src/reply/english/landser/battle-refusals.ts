import { type Sentence, word } from '../sentence.ts';

/** What the course of a battle forbids, and what it allows instead. */
export const battleRefusals: Readonly<Record<string, Sentence>> = {
  'break-off-first': ({ unit, squad }) =>
    `Squad ${squad} throws for its break-off point before ${unit} does anything: /morale by any of its men.`,
  'turn-ends': ({ unit }) =>
    `Initiative for the next turn has been thrown, so ${unit} does no more than he owes: then /turn end goes on.`,
  'out-of-play': ({ unit, why }) => `${unit} is out of play: ${word(why)}.`,
  'target-out-of-play': ({ target, why }) => `${target} is out of play: ${word(why)}. Name somebody else.`,
  aboard: ({ unit, vehicle }) => `${unit} is aboard ${vehicle ?? 'a vehicle'} and acts through it alone.`,
  'own-side': ({ unit, target }) => `${target} is on ${unit}’s own side: name an enemy.`,
  'one-man-a-shot': ({ unit, targets }) =>
    `${unit} fires at one man, and you named ${targets}: name one, or add auto for the template.`,
  'one-opponent': ({ unit }) => `${unit} assaults one man at a time: name one.`,
  'out-of-sight': ({ target }) =>
    `${target} hides in terrain, out of sight beyond 2": come closer, or choose another target.`,
  'name-a-crewman': ({ target }) => `${target} has its crew on the table: name the crewman you fire at.`,
  'blast-at-men': ({ target }) => `${target} isn’t hurt by a blast: name the men it catches.`,
  'no-effect-on-men': ({ target }) => `${target} is no vehicle, and this weapon is for vehicles: at men it’s /fire.`,
  'not-on-foot': ({ target }) => `${target} isn’t on foot, so nobody can assault or capture him.`,
  'not-his-weapon': ({ unit, weapon }) => `${unit} doesn’t carry a ${word(weapon)}: fire what he has.`,
  'no-launcher': ({ unit }) =>
    `${unit} has no grenade launcher (/unit edit fields:launcher:true gives a rifleman one before the first turn).`,
  'hmg-undirected': ({ unit }) => `${unit} has no observer of his team in play, and can’t fire the HMG without one.`,
  'shot-on-the-move': ({ unit }) => `${unit} has moved this turn: that goes with the shot.`,
  'fired-on-the-move': ({ unit }) =>
    `${unit} has fired in a Move and Fire: the move that’s left is action:move-and-fire.`,
  'not-covering': ({ unit }) => `${unit} isn’t on Covering Fire, so he waits for his own turn.`,
  'has-not-moved': ({ unit, target }) =>
    `${target ?? 'The target'} hasn’t moved in this turn: on Covering Fire ${unit} fires at one who has.`,
  'known-otherwise': ({ unit, option, known }) =>
    `${word(option)} is known for ${unit}: ${known === true ? 'yes' : known === false ? 'no' : word(known)}. Leave it out.`,
  'nothing-there': ({ unit }) =>
    `There’s no template, drift or explosion that would catch anybody now${unit ? ` with ${unit}` : ''}.`,
  'in-no-template': ({ unit }) => `${unit} isn’t under a template.`,
  'nothing-to-do': ({ unit, work }) =>
    work === undefined
      ? `${unit}’s weapon is in order: there’s no Weapon Work to do.`
      : `${unit}’s weapon doesn’t need that now (${word(work)}).`,
  'no-break-off': ({ unit }) =>
    `${unit} belongs to no squad of four or more, so there’s no break-off point to throw for.`,
  'tested-already': ({ squad }) => `Squad ${squad} has thrown this turn already: once a turn is all.`,
  'not-his-comrade': ({ unit }) => `${unit} isn’t a comrade of his who can be helped.`,
  'not-beside': ({ unit, target }) =>
    `${unit} has to reach ${target} first (/move target:), stay with him, and can help him in his next turn.`,
  'not-carried': ({ unit }) => `Nobody carries ${unit}: leave kind out for his death roll.`,
  'thrown-this-turn': ({ unit }) =>
    `The death roll for ${unit} isn’t due: once a turn, and not in the turn of his fall.`,
  'carried-too-short': ({ unit }) =>
    `${unit} leaves the table from the second turn of carrying on, after that turn’s death roll.`,
  'captures-nobody': ({ unit }) => `${unit} takes one prisoner at a time, and not after he has fired or worked.`,
  'no-enemy-on-foot': ({ target }) => `${target} isn’t an enemy on foot and in play.`,
  'guards-nobody': ({ unit }) => `${unit} has no prisoners to hand over.`,
  'no-guard': ({ unit }) =>
    `${unit} can’t take the prisoners: name another man of the same side, or nobody at the base line.`,
  'no-bail-out': ({ unit }) => `No crew is about to leave ${unit}.`,
  'no-enemy': ({ target }) => `${target} is no enemy in play.`,
  'one-figure-suppresses': ({ figures }) =>
    `Each man suppresses by a command of his own: leave figures out, not ${figures}.`,
};
