import { type Sentence, word } from '../sentence.ts';

/** What the rules of Panzer Troops forbid a unit over turns. */
export const forbidden: Readonly<Record<string, Sentence>> = {
  'is-wrecked': ({ unit }) => `${unit} is a wreck, and out for good; it is hard cover.`,
  'has-fallen': ({ unit }) => `${unit} is out of the battle, and does nothing more.`,
  'still-in-the-wreck': ({ unit }) =>
    `${unit} has not left the wreck yet: in the owner’s next move, half a run; until then nobody fires at him.`,
  'was-left-by-its-crew': ({ unit }) => `${unit} was left by a broken crew, for good.`,
  'charge-lies-with-him': ({ unit }) => `${unit} was hit before he dropped the charge: it lies with him.`,
  'charge-is-spent': ({ unit }) => `${unit} has no satchel charge any more.`,
  'weapon-is-destroyed': ({ unit }) => `The weapon of ${unit} is destroyed. Crewmen who are left have pistols.`,
  'weapon-was-given-up': ({ unit }) => `The weapon of ${unit} was given up, and is gone for good.`,
  'no-rocket-left': ({ unit }) => `${unit} has no panzerfaust left: each fires once.`,
  'flamethrower-empty': ({ unit }) => `The flamethrower of ${unit} is empty for the rest of the battle.`,
  'roof-gun-is-out': ({ unit }) => `The roof gunner of ${unit} was killed: that gun is out for the game.`,
  'crew-missing': ({ unit, weapon, need, men }) =>
    `${unit}: the ${word(weapon)} needs ${need} men to fire, and there is ${men}. Another may join: /weapon action:crew.`,
  'passengers-do-not-fire': ({ unit }) => `${unit} rides in a soft vehicle, from which only the roof gun fires.`,
  'heads-down': ({ unit }) =>
    `${unit} has heads down, and does not fire. They go up in the own movement or defensive fire: /unit edit fields:heads-down:false.`,
  'heads-down-no-target': ({ unit }) => `${unit} has heads down, and is no target.`,
  'nobody-exposed': ({ unit }) =>
    `${unit} has no roof gunner, and nobody else who shows himself: at its armour it is /tankhit.`,
  'is-limbered': ({ unit }) => `${unit} is limbered: unhook it in a move, and it fires in the step after that.`,
  'has-fired': ({ unit, weapon }) => `${unit} has fired in this step; a ${word(weapon)} fires again in the next one.`,
  'points-used-up': ({ unit, available, used }) =>
    `${unit} has used ${used} of ${available} points of firepower; no more can be divided.`,
  'targets-not-alike': ({ unit, unlike }) =>
    `Other than ${unit} in type or stance: ${unlike}. Fire at each kind in a call of its own, such as split:2, then split:1 continued:true.`,
  'observers-knocked-out': () => 'The observer team was knocked out after its call: no shell lands.',
  'no-observers': () => 'No observer team is left: no more fire from off the table.',
  'no-call-through': () => 'No call of this side has gone through in its movement: /barrage.',
  'calls-in-own-move': ({ unit }) => `${unit} calls in the movement step of the own side.`,
  'not-an-observer': ({ unit }) => `${unit} is no forward observer; nobody else calls.`,
  'no-radioman': ({ unit }) => `${unit} has no radioman; one whose own observer is dead may join him.`,
  'called-already': ({ unit }) => `${unit} has called in this turn; again in the next.`,
  'is-pinned': ({ unit }) => `${unit} is pinned, and stays where he is until this movement is over.`,
  'is-immobilised': ({ unit }) => `${unit} is immobilised, and moves no more in this battle.`,
  'shaken-stands-still': ({ unit }) => `The group of ${unit} is shaken, and does not move.`,
  'has-moved': ({ unit }) => `${unit} has moved in this turn; speed that was not used is lost.`,
  'cannot-tow': ({ vehicle, gun }) => `${vehicle} cannot tow ${gun}.`,
  'tows-one-gun': ({ vehicle }) => `${vehicle} tows one gun, no more.`,
  'heavy-inside-only': ({ vehicle }) => `A heavy weapon goes inside a vehicle, not on the outside of ${vehicle}.`,
  'no-room': ({ vehicle, most, men }) => `${vehicle} has room for ${most} men; with these it would be ${men}.`,
  'no-wreck-to-leave': ({ unit }) => `${unit} is no wreck that men could leave.`,
  'broken-already': ({ unit }) => `The group of ${unit} is broken, and checks no more.`,
  'smoke-comes-first': () => 'Smoke is fired before any normal ammunition of the step: too late now.',
  'no-projectors': ({ unit }) => `${unit} has no smoke projectors.`,
  'no-smoke-left': ({ unit, weapon }) => `${unit} has no smoke left for its ${word(weapon)}.`,
  'no-smoke-carried': ({ unit }) => `${unit} carries no smoke: Russian tanks have none.`,
  'works-in-own-move': ({ unit }) => `${unit} does that in the movement step of the own side.`,
  'weapons-stay-mounted': ({ unit }) => `The weapons of ${unit} stay where they are mounted.`,
  'whose-weapon': ({ unit }) => `Whose weapon? Name the man or team: /weapon who:"${unit}" target:NAME.`,
  'is-an-enemy-weapon': ({ from }) => `The weapon of ${from} is the enemy’s: those are never used.`,
  'nobody-is-missing': ({ from }) => `${from} has lost nobody whom another could stand in for.`,
  'side-a-stays': () => 'Who is Side A stays so for the whole game.',
};
