import type { FORBIDDEN_BY_ALL, Values } from '../../../kernel/refusal.ts';
import type { FORBIDDEN as HANS_N_PANZER } from '../../../rules/hans-n-panzer/refusal.ts';
import type { FORBIDDEN as LANDSER } from '../../../rules/landser-classic/refusal.ts';
import type { FORBIDDEN as PANZERTROOPS } from '../../../rules/panzertroops/refusal.ts';
import type { FORBIDDEN as WW2_SKIRMISH } from '../../../rules/ww2-skirmish/refusal.ts';
import { times } from '../battle/game.ts';
import { refusals as hansNPanzer } from '../hans-n-panzer/refusals.ts';
import { battleRefusals as landserBattle } from '../landser/battle-refusals.ts';
import { forbidden as landserForbidden } from '../landser/forbidden.ts';
import { refusals as landser } from '../landser/refusals.ts';
import { vehicleRefusals as landserVehicles } from '../landser/vehicle-refusals.ts';
import { forbidden as panzertroopsForbidden } from '../panzertroops/forbidden.ts';
import { refusals as panzertroops } from '../panzertroops/refusals.ts';
import { type Sentence, typed, word } from '../sentence.ts';
import { allOf, possessive, theSide, theSides, theStep } from '../words.ts';
import { forbidden as ww2SkirmishForbidden } from '../ww2-skirmish/forbidden.ts';
import { forbiddenMoves as ww2SkirmishForbiddenMoves } from '../ww2-skirmish/forbidden-moves.ts';
import { forbiddenShots as ww2SkirmishForbiddenShots } from '../ww2-skirmish/forbidden-shots.ts';
import { refusals as ww2Skirmish } from '../ww2-skirmish/refusals.ts';

const several = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : [String(value)]);

/** The same command owed twice is said once. */
function eachOnce(commands: readonly string[]): readonly string[] {
  return [...new Set(commands)].map((each) => `${each}${times(commands.filter((other) => other === each).length)}`);
}

/** What every ruleset forbids, and what it allows instead; the rule is cited beside it. */
const general: Readonly<Record<(typeof FORBIDDEN_BY_ALL)[number], Sentence>> = {
  'not-in-ruleset': ({ verb, rules, offered, instead, books }) => {
    const others = Array.isArray(books) ? (books as readonly string[]) : [];
    const elsewhere =
      others.length > 0 ? `${allOf(others)} ${others.length > 1 ? 'have' : 'has'} /${verb}.` : undefined;
    const here = instead ?? (elsewhere === undefined ? `It has ${typed(offered)}.` : undefined);
    return [`${rules} has no /${verb}.`, here, elsewhere].filter((said) => said !== undefined).join(' ');
  },
  'not-their-turn': ({ unit, verb, step, side }) =>
    side === undefined
      ? `${verb === undefined ? 'It’s' : `${unit} can’t /${verb} yet: it’s`} ${theStep(String(step))}. /turn end moves on.`
      : `${unit} has to wait: it’s ${theSides(word(side))} turn.`,
  'with-itself': ({ unit, verb }) =>
    `${unit} can’t be the target of its own /${verb}. Name somebody else, or leave target out.`,
  'at-friends': ({ unit, target }) =>
    unit === target
      ? `${unit} can’t be its own target. Name an enemy.`
      : `${target} is on ${possessive(String(unit))} own side. Name an enemy.`,
  'battle-not-begun': ({ verb, unit }) =>
    `The battle hasn’t begun${verb === undefined ? '' : unit ? `, so ${unit} can’t /${verb}` : `, so /${verb} has to wait`}. Begin the first turn with /turn end.`,
  'battle-over': ({ verb }) => `The battle is over, so there’s no /${verb} any more. /game battle begins the next one.`,
  'owed-first': ({ verb, owing, unit, target }) => {
    if (target) return `/${verb} for ${target} comes first. Nobody can attack ${target} before that.`;
    return `${owing ? `/${verb} for ${owing} comes first.` : `/${verb} comes first.`}${unit && unit !== owing ? ` Then ${unit} can act.` : ''}`;
  },
  'still-due': ({ owed, whose }) => {
    const sides = whose === undefined ? [] : several(whose);
    const [only = '', ...others] = new Set(sides);
    const ofOne = others.length === 0;
    const commands = several(owed).map((each, i) =>
      ofOne || !sides[i] ? each : `${each} (for ${theSide(sides[i])} to give)`,
    );
    const tail = ofOne && only !== '' ? ` That’s for ${theSide(only)} to give.` : '';
    return `Play can’t go on yet. This comes first: ${eachOnce(commands).join('; ')}.${tail}`;
  },
  'is-out': ({ unit, why }) => `${unit} is out of play (${word(why)}).`,
  'cannot-do-that': () => 'That’s more than it can do now.',
  'would-give-up': ({ unit }) => `${unit} is in position and stays there, unless you name it.`,
  'toggle-off': ({ toggle }) => `That’s an optional rule, and it’s off here. Add with:${toggle} to use it this once.`,
  'table-unseen': ({ unit, target }) =>
    `${unit} can’t see ${target === undefined ? 'that place' : target} on the drawn table. Pick a target in sight, or type the range and cover yourself.`,
  'table-field': ({ unit, target, arc, most, off }) => {
    if (off === 'covering')
      return `${target} didn’t come into ${possessive(String(unit))} arc of Covering Fire: ${arc}° off at the nearest, and ${most}° is the most.`;
    if (off === 'template')
      return `${target} is ${arc}° off the line to ${possessive(String(unit))} template. While it fires on, ${most}° is the most.`;
    return `${target === undefined ? 'That place' : target} is outside ${possessive(String(unit))} field of fire: ${arc}° off, and ${most}° is the most. Turn first.`;
  },
  'table-way': ({ unit, by, round, nearer }) =>
    nearer === undefined
      ? `${unit} can’t go that way: ${inTheWay(several(by))}. ${round === undefined ? 'Go round, in legs with then between.' : `The cheapest way round is to:"${round}".`}`
      : `${unit} can’t go any closer to the enemy, and that way ends nearer to ${nearer}.`,
  'table-apart': ({ unit, target, inches, most, nearer, guard, men, comrade }) => {
    if (nearer !== undefined) return `${nearer} is nearer to ${unit} than ${target}, and the nearest comes first.`;
    if (guard !== undefined)
      return `${guard} is ${inches}″ from ${target}. Nobody takes it with an enemy within ${most}″.`;
    if (comrade !== undefined)
      return `${comrade} is ${inches}″ from ${target}. Nobody surrenders with an unwounded comrade within ${most}″.`;
    if (men !== undefined) return `${men} men have to touch ${target}. The nearest is ${inches}″ away.`;
    return `Too far apart: ${target} is ${inches}″ from ${unit}, and ${most}″ is the most.`;
  },
  'table-near': ({ near, enemy, inches, most }) =>
    `${enemy} is ${inches}″ from ${near}. Nobody fires within ${most}″ of an enemy, or is fired at there.`,
  'table-differs': ({ target, other }) =>
    `${other} isn’t in the same cover as ${target}. Shoot at one after the other.`,
  'table-allowance': ({ unit, price, allowance }) =>
    allowance === undefined
      ? `Too far for ${unit}: that way is longer than it can go now.`
      : `Too far for ${unit}: that way costs ${price}″, and there are ${allowance}″.`,
};

/** What bars a way, by its names on the table. */
function inTheWay(by: readonly string[]): string {
  const edge = by.includes('edge') ? ['the table ends there'] : [];
  const others = by.filter((each) => each !== 'edge');
  const things = others.length > 0 ? [`${allOf(others)} ${others.length > 1 ? 'are' : 'is'} in the way`] : [];
  return allOf([...things, ...edge]);
}

/** What one book forbids by its own words: one without a sentence doesn't compile. */
type Of<W extends readonly string[]> = Readonly<Record<W[number], Sentence>>;

/** What every book forbids, and what each does by words of its own, and what they allow instead; the rule is cited beside it. */
export const refusals: {
  readonly general: typeof general;
  readonly landser: Of<typeof LANDSER>;
  readonly 'hans-n-panzer': Of<typeof HANS_N_PANZER>;
  readonly 'ww2-skirmish': Of<typeof WW2_SKIRMISH>;
  readonly panzertroops: Of<typeof PANZERTROOPS>;
} = {
  general,
  landser: { ...landser, ...landserForbidden, ...landserBattle, ...landserVehicles },
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': {
    ...ww2Skirmish,
    ...ww2SkirmishForbidden,
    ...ww2SkirmishForbiddenMoves,
    ...ww2SkirmishForbiddenShots,
  },
  panzertroops: { ...panzertroops, ...panzertroopsForbidden },
};
