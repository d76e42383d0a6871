import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';
import { possessive } from '../words.ts';

/** What keeps a weapon from firing. */
function lackOf({ lacks, men, need, farthest }: Readonly<Record<string, unknown>>): string {
  if (lacks === 'crew') return `it has ${men} of the ${need} men it needs (/weapon action:crew)`;
  if (lacks === 'range') return `it’s too far: ${farthest}″ at most`;
  return lacks === 'empty' ? 'it’s empty or out of action' : 'it has fired in this step';
}

const whose = (unit: unknown) => possessive(String(unit));

/** What Panzer Troops forbids a unit from turn to turn. */
export const forbidden = {
  'is-wrecked': ({ unit }) => `${unit} is a wreck, so it’s out for good. It still gives hard cover.`,
  'has-fallen': ({ unit }) => `${unit} is out of the battle.`,
  'still-in-the-wreck': ({ unit }) =>
    `${unit} is still in the wreck. He gets out in his side’s next move, and until then nobody can fire at him.`,
  'was-left-by-its-crew': ({ unit }) => `${whose(unit)} crew broke and abandoned it. It’s out for good.`,
  'charge-lies-with-him': ({ unit }) => `${unit} was hit before he dropped the charge, so it can’t go off.`,
  'charge-is-spent': ({ unit }) => `${whose(unit)} satchel charge has been used.`,
  'weapon-is-destroyed': ({ unit }) => `${whose(unit)} weapon is destroyed. Any crew left can fire pistols.`,
  'weapon-was-given-up': ({ unit }) => `${whose(unit)} weapon was given up for good. Nobody can use it any more.`,
  'no-rocket-left': ({ unit }) => `${unit} has no panzerfausts left. Each one fires once.`,
  'flamethrower-empty': ({ unit }) => `${whose(unit)} flamethrower is empty for the rest of the battle.`,
  'roof-gun-is-out': ({ unit }) =>
    `${whose(unit)} roof gunner was killed, so that gun is out for the rest of the game.`,
  'crew-missing': ({ unit, weapon, need, men }) =>
    `${whose(unit)} ${word(weapon)} needs ${need} men to fire, and ${men === 1 ? 'only 1 is' : `${men} are`} left. Another man can join with /weapon action:crew.`,
  'passengers-do-not-fire': ({ unit }) => `${unit} is riding in a soft vehicle. Only a roof gun can fire from one.`,
  'heads-down': ({ unit }) =>
    `The men of ${unit} have their heads down, so they can’t fire. Raise them in your own movement or defensive fire, with /weapon action:heads-up.`,
  'heads-down-no-target': ({ unit }) => `The men of ${unit} have their heads down, so you can’t shoot at them.`,
  'nobody-exposed': ({ unit }) =>
    `${unit} shows nobody you could shoot at: there’s no roof gunner, and no heads are up. Fire at its armour with /tankhit.`,
  'nothing-before': ({ unit }) =>
    `${unit} has neither got on or off nor taken up anything in the move just made, so there’s no “before”. Leave out before.`,
  'inside-soft-vehicle': ({ unit, vehicle }) =>
    `${unit} sits inside ${vehicle}, so he’s no target by himself. Fire at ${vehicle}: whoever is in it is lost with it.`,
  'is-limbered': ({ unit, vehicle }) =>
    `${unit} is still limbered${vehicle ? ` to ${vehicle}` : ''}. Unhook it in your movement step, and it can fire in the step after that.`,
  'all-busy': ({ unit }) =>
    `All the men of ${unit} have fired in this step. They can fire again in your next firing step.`,
  'has-fired': ({ unit, weapon }) =>
    `${unit} has already fired its ${weapon} in this step. It can fire again in your next firing step.`,
  'not-its-weapon': ({ unit, weapon }) =>
    `${unit} doesn’t have ${withArticle(String(weapon))}. /unit show lists what it has.`,
  'nothing-left-to-fire': ({ unit, left, too, could, ...lack }) => {
    const others =
      Array.isArray(left) && left.length > 0 ? ` For other targets there’s still: ${left.join(', ')}.` : '';
    if (too === 'weak') return `Nothing ${unit} has can hurt this armour from here.${others}`;
    if (could !== undefined)
      return `${whose(unit)} ${word(could)} could hurt this target, but ${lackOf(lack)}.${others}`;
    return others === ''
      ? `${unit} has nothing left to fire in this step.`
      : `${unit} has nothing left that can hurt this target from here.${others}`;
  },
  'has-no-weapon': ({ unit }) => `${unit} has no weapon to fire.`,
  'nothing-to-go-on-with': ({ unit }) =>
    `${unit} hasn’t begun a split shot in this step. Leave out continued, and fire with split first.`,
  'never-divided': ({ unit }) =>
    `Armour-piercing fire is never divided, so ${unit} has nothing to go on with. Leave out continued for a new shot.`,
  'points-for-each': ({ targets }) =>
    `How do you split the firepower among ${targets} targets? Give a number for each, like split:2,1.`,
  'more-points-than-men': ({ points, men }) =>
    `You’ve split the firepower in ${points}, but there ${men === 1 ? 'is only 1 man' : `are only ${men} men`} to fire at.`,
  'is-a-friend': ({ unit }) => `${unit} is on your own side. Name an enemy.`,
  'is-off-the-table': ({ unit }) =>
    `${unit} is off the table, so it can only fire indirectly, after a call (/barrage).`,
  'name-the-men': ({ unit }) =>
    `${unit} has no roof gunner. Name the men inside as the targets, or fire at its armour with /tankhit.`,
  'charge-not-dropped': ({ unit }) =>
    `${unit} didn’t drop a charge in this turn’s move. Drop it first: /move who:"${unit}" drop:true target:ENEMY.`,
  'no-charge-in-hand': ({ unit }) => `${unit} doesn’t have a satchel charge in his hands.`,
  'no-move-left': ({ unit, left }) => `Too far: ${unit} has only ${left}″ of this move left.`,
  'leaves-the-road': ({ unit }) => `${unit} has used its road bonus this move, so it has to stay on the road.`,
  'half-is-gone': ({ unit }) => `Getting on or off takes half a move, and ${unit} has less than that left.`,
  'aboard-elsewhere': ({ unit }) => `${unit} is aboard another vehicle. He has to get off that first.`,
  'not-there-to-get-on': ({ unit }) => `${unit} is out of the battle, so it can’t get on.`,
  'cannot-be-taken-aboard': ({ unit }) => `${unit} can’t get on. Only men and guns of your own side can.`,
  'gets-off-first': ({ unit, vehicle }) => `${unit} is aboard ${vehicle}. He has to get off first.`,
  'nothing-to-give-up': ({ unit }) => `${unit} has nothing but a pistol, so there’s nothing to give up.`,
  'radio-is-not-taken': ({ from }) =>
    `Nobody can take over from ${from}. Observers and radiomen can’t be replaced by other men.`,
  'heads-in-own-move': ({ unit }) =>
    `${unit} can only raise or lower heads in your own movement and your own defensive fire.`,
  'no-heads': ({ unit }) => `${unit} isn’t inside an armoured vehicle, so there are no heads to raise or lower.`,
  'no-check-owed': ({ unit }) => `${whose(unit)} group doesn’t have to check morale.`,
  'does-not-surrender': ({ unit }) => `${unit} didn’t break in this step, so he doesn’t surrender.`,
  'surrenders-to-whom': ({ unit }) => `Who does ${unit} surrender to? Name an enemy in play as the target.`,
  'has-no-smoke': ({ unit }) => `${unit} has nothing that can fire smoke.`,
  'points-used-up': ({ unit, available, used }) =>
    `${unit} has already used ${used} of its ${available} points of firepower, so that’s too many.`,
  'targets-not-alike': ({ unit, unlike }) =>
    `${unlike} and ${unit} differ in type or stance, so fire at each separately: split:2 first, then split:1 continued:true.`,
  'observers-knocked-out': () => 'The observer team was knocked out after its call, so no shells land.',
  'no-observers': () => 'You have no observer team left, so nothing off the table can fire.',
  'no-call-through': () => 'No call of yours got through this turn. Call with /barrage in your movement step.',
  'calls-in-own-move': ({ unit }) => `${unit} can only call in your own movement step.`,
  'not-an-observer': ({ unit }) => `${unit} isn’t a forward observer. Only an observer can call.`,
  'no-radioman': ({ unit }) => `${unit} has no radioman. A radioman who has lost his own observer can join him.`,
  'called-already': ({ unit }) => `${unit} has already called this turn. He can call again next turn.`,
  'is-pinned': ({ unit }) => `${unit} is pinned, so he can’t move until this movement step is over.`,
  'is-immobilised': ({ unit }) => `${unit} is immobilised, so it can’t move for the rest of the battle.`,
  'shaken-stands-still': ({ unit }) => `${whose(unit)} group is shaken, so it can’t move.`,
  'cannot-tow': ({ vehicle, gun }) => `${vehicle} can’t tow ${gun}. Trucks and half-tracks can.`,
  'tows-one-gun': ({ vehicle }) => `${vehicle} is already towing a gun, and can only tow one.`,
  'heavy-inside-only': ({ vehicle }) =>
    `A heavy weapon can’t ride on the outside of ${vehicle}. It has to go inside a vehicle.`,
  'no-room': ({ vehicle, most, men }) =>
    `${vehicle} has room for ${most === 1 ? '1 man' : `${most} men`}, and that would make ${men}.`,
  'no-wreck-to-leave': ({ unit, thrown }) =>
    thrown ? `The throw for getting out of ${unit} has been made.` : `${unit} isn’t a wreck that men could get out of.`,
  'broken-already': ({ unit }) => `${whose(unit)} group is broken, so it doesn’t check any more.`,
  'smoke-comes-first': () => 'It’s too late for smoke: you have to fire it before anything else in this step.',
  'no-projectors': ({ unit }) => `${unit} has no smoke projectors.`,
  'no-smoke-left': ({ unit, weapon }) => `${unit} has no smoke left for its ${word(weapon)}.`,
  'no-smoke-carried': ({ unit }) => `${unit} can’t fire smoke: Russian tanks don’t carry any.`,
  'works-in-own-move': ({ unit }) => `${unit} can only do that in your own movement step.`,
  'weapons-stay-mounted': ({ unit }) => `${whose(unit)} weapons are mounted, so nobody can take them off.`,
  'whose-weapon': ({ unit }) => `Whose weapon? Name the man or team: /weapon who:"${unit}" target:NAME.`,
  'is-an-enemy-weapon': ({ from }) => `${whose(from)} weapon is the enemy’s. You can’t use enemy weapons.`,
  'nobody-is-missing': ({ from }) => `${from} hasn’t lost anyone, so there’s no place to take.`,
  'edge-in-own-move': ({ unit }) =>
    `${unit} can only get into an edge in your own movement, or before the first turn. At other times an umpire can set it.`,
  'thrown-for-already': ({ purpose }) =>
    `You’ve thrown for ${purpose === 'setup' ? 'the set-up' : 'the first move'} already. The throw stands for this battle.`,
  'side-a-stays': () => 'It’s too late to throw for that: side A stays side A for the whole game.',
} satisfies Readonly<Record<string, Sentence>>;
