import { withArticle } from '../article.ts';
import { type Sentence, word } from '../sentence.ts';

/** Which targets and weapons WW2 Skirmish forbids a unit from turn to turn, and why. */
export const forbiddenShots = {
  'has-no-such-weapon': ({ unit, weapon }) => `${unit} has no ${word(weapon)}. /unit show lists what it has.`,
  'no-rounds-left': ({ unit, weapon }) => `${unit} has no rounds left for the ${word(weapon)}.`,
  'no-fire-from-within': ({ unit, vehicle }) =>
    `${unit} is inside ${vehicle}, which is closed, so it can’t fire. It can fire from an open vehicle, or on foot.`,
  'behind-armour': ({ target }) => `${target} is behind closed armour, so small arms can’t hurt anyone. Use /tankhit.`,
  'flame-at-vehicle': ({ target }) => `${target} is a vehicle, so use the flamethrower with /tankhit.`,
  'in-a-bunker': ({ target }) => `${target} is in a bunker. Use /demolish, or drop a grenade in from 4″ or less.`,
  'no-hull-to-hit': ({ target }) => `${target} isn’t a soft vehicle, so leave out hull.`,
  'bombs-miss-armour': ({ target }) => `${target} is behind closed armour, so bombs do nothing to it. Use /tankhit.`,
  'guns-by-tankhit': ({ target }) => `${target} is a vehicle with its crew inside, so fire the gun with /tankhit.`,
  'no-hand-grenade-at-armour': ({ target }) =>
    `${target} is a closed armoured vehicle, so a hand grenade does nothing to it. Use an anti-tank weapon with /tankhit.`,
  'is-no-such-target': ({ target, at }) =>
    `${target} isn’t ${at === 'infantry' ? 'infantry' : withArticle(word(at))}. Leave out at, or say what it is: a trench, a building or a bunker.`,
  'is-no-vehicle': ({ target }) => `${target} isn’t a vehicle. Use /fire, /grenade or /barrage against men.`,
  'no-hull-hits-owed': ({ unit }) =>
    `No small-arms hit on that hull waits for a throw of ${unit ?? 'its crew'}. Score them first, with /fire hull:true.`,
  'no-volley-after-a-shot': ({ unit }) =>
    `${unit} has already fired in this phase, and a volley takes all of a team’s shooting.`,
  'no-melee-aboard': ({ unit }) =>
    `${unit} is aboard a vehicle, so they can’t fight in melee. They have to dismount first.`,
  'has-not-acted': ({ unit, target }) =>
    `In the enemy’s phase ${unit} can only look for units that have moved or fired in it, and ${target} hasn’t.`,
} satisfies Readonly<Record<string, Sentence>>;
