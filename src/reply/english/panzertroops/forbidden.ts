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
    `${unit} has heads down, and does not fire. They go up in your own movement or defensive fire: /weapon action:heads-up.`,
  'heads-down-no-target': ({ unit }) => `${unit} has heads down, and is no target.`,
  'nobody-exposed': ({ unit }) =>
    `${unit} has no roof gunner, and nobody else who shows himself: at its armour it is /tankhit.`,
  'is-limbered': ({ unit }) => `${unit} is limbered: unhook it in a move, and it fires in the step after that.`,
  'has-fired': ({ unit, weapon }) => `${unit} has fired in this step; a ${word(weapon)} fires again in the next one.`,
  'not-its-weapon': ({ unit, weapon }) => `${unit} has no ${word(weapon)}.`,
  'nothing-left-to-fire': ({ unit, left }) =>
    Array.isArray(left) && left.length > 0
      ? `${unit} has nothing left that could be fired at this. Left: ${left.join(', ')}.`
      : `${unit} has nothing left to fire in this step.`,
  'has-no-weapon': ({ unit }) => `${unit} has no weapon to fire.`,
  'nothing-to-go-on-with': ({ unit }) => `${unit} has begun no split shot in this step that could go on.`,
  'points-for-each': ({ targets }) =>
    `${targets} targets: say how the firepower is divided, a number for each: split:2,1.`,
  'more-points-than-men': ({ points, men }) =>
    `${points} shares of firepower, and only ${men} ${men === 1 ? 'man' : 'men'} to fire at.`,
  'is-a-friend': ({ unit }) => `${unit} is on your own side.`,
  'is-off-the-table': ({ unit }) =>
    `${unit} stands off the table: it fires indirectly, after a call, and nothing else.`,
  'name-the-men': ({ unit }) =>
    `${unit} has no roof gunner: name the men inside as the targets, or fire at its armour with /tankhit.`,
  'charge-not-dropped': ({ unit }) =>
    `${unit} dropped no charge in the move just made: /move who:"${unit}" drop:true target:ENEMY.`,
  'no-charge-in-hand': ({ unit }) => `${unit} has no satchel charge in his hands.`,
  'no-move-left': ({ unit, left }) => `${unit} has ${left}" of this move left; the rest is lost.`,
  'leaves-the-road': ({ unit }) => `${unit} has used the bonus of the road in this move, and stays on it.`,
  'half-is-gone': ({ unit }) => `${unit} has less than half a move left; getting on or off takes half.`,
  'aboard-elsewhere': ({ unit }) => `${unit} is aboard another vehicle: first he gets off that.`,
  'not-there-to-get-on': ({ unit }) => `${unit} is out of the battle.`,
  'cannot-be-taken-aboard': ({ unit }) => `${unit} cannot get on: only men and guns of your own side do.`,
  'gets-off-first': ({ unit, vehicle }) => `${unit} is aboard ${vehicle}, and gets off first.`,
  'nothing-to-give-up': ({ unit }) => `${unit} has nothing but a pistol to give up.`,
  'radio-is-not-taken': ({ from }) => `Nobody else can stand in for ${from}: not for an observer, nor for a radioman.`,
  'heads-in-own-move': ({ unit }) =>
    `Heads of ${unit} go up and down in your own movement and your own defensive fire only.`,
  'no-heads': ({ unit }) => `${unit} is not inside a vehicle with armour, where heads go up and down.`,
  'no-check-owed': ({ unit }) => `The group of ${unit} owes no morale check.`,
  'does-not-surrender': ({ unit }) => `${unit} has not broken in this step, and does not surrender.`,
  'surrenders-to-whom': ({ unit }) => `${unit} surrenders to an enemy in play: name him as the target.`,
  'has-no-smoke': ({ unit }) => `${unit} has nothing that fires smoke.`,
  'points-used-up': ({ unit, available, used }) =>
    `${unit} has used ${used} of ${available} points of firepower; no more can be divided.`,
  'targets-not-alike': ({ unit, unlike }) =>
    `Other than ${unit} in type or stance: ${unlike}. Fire at each kind in a call of its own, such as split:2, then split:1 continued:true.`,
  'observers-knocked-out': () => 'The observer team was knocked out after its call: no shell lands.',
  'no-observers': () => 'No observer team is left: no more fire from off the table.',
  'no-call-through': () => 'No call of this side has gone through in its movement: /barrage.',
  'calls-in-own-move': ({ unit }) => `${unit} calls in your own movement step.`,
  'not-an-observer': ({ unit }) => `${unit} is no forward observer; nobody else calls.`,
  'no-radioman': ({ unit }) => `${unit} has no radioman; one whose own observer is dead may join him.`,
  'called-already': ({ unit }) => `${unit} has called in this turn; again in the next.`,
  'is-pinned': ({ unit }) => `${unit} is pinned, and stays where he is until this movement is over.`,
  'is-immobilised': ({ unit }) => `${unit} is immobilised, and moves no more in this battle.`,
  'shaken-stands-still': ({ unit }) => `The group of ${unit} is shaken, and does not move.`,
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
  'works-in-own-move': ({ unit }) => `${unit} does that in your own movement step.`,
  'weapons-stay-mounted': ({ unit }) => `The weapons of ${unit} stay where they are mounted.`,
  'whose-weapon': ({ unit }) => `Whose weapon? Name the man or team: /weapon who:"${unit}" target:NAME.`,
  'is-an-enemy-weapon': ({ from }) => `The weapon of ${from} is the enemy’s: those are never used.`,
  'nobody-is-missing': ({ from }) => `${from} has lost nobody whom another could stand in for.`,
  'edge-in-own-move': ({ unit }) =>
    `${unit} gets into an edge in your own movement, or before the first turn; after that an umpire sets it.`,
  'side-a-stays': () => 'Who is Side A stays so for the whole game.',
};
