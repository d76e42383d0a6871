import { refusals as hansNPanzer } from './hans-n-panzer/refusals.ts';
import { forbidden as landserForbidden } from './landser/forbidden.ts';
import { refusals as landser } from './landser/refusals.ts';
import { vehicleRefusals as landserVehicles } from './landser/vehicle-refusals.ts';
import { forbidden as panzertroopsForbidden } from './panzertroops/forbidden.ts';
import { refusals as panzertroops } from './panzertroops/refusals.ts';
import { type Sentence, typed, word } from './sentence.ts';
import { forbidden as ww2SkirmishForbidden } from './ww2-skirmish/forbidden.ts';
import { refusals as ww2Skirmish } from './ww2-skirmish/refusals.ts';

/** What every ruleset forbids, and what it allows instead; the rule is cited beside it. */
const general: Readonly<Record<string, Sentence>> = {
  'not-in-ruleset': ({ verb, rules, offered, instead }) =>
    `${rules} has no /${verb}. ${instead ?? `It has ${typed(offered)}.`}`,
  'not-their-turn': ({ unit, verb, step, side }) =>
    `${unit} may not /${verb} now: ${side === undefined ? `play is at ${word(step)}` : `it is the turn of ${word(side)}`}.`,
  'toggle-off': ({ toggle }) =>
    `This is an optional rule that is off here: add with:${toggle} to use it for this action.`,
};

/** What each rulebook forbids besides. No two of them use one word. */
export const refusalsOf = {
  general,
  landser,
  landserForbidden,
  landserVehicles,
  hansNPanzer,
  ww2Skirmish,
  ww2SkirmishForbidden,
  panzertroops,
  panzertroopsForbidden,
} as const;

/** What the rules forbid, and what they allow instead; the rule is cited beside it. */
export const refusals: Readonly<Record<string, Sentence>> = Object.assign({}, ...Object.values(refusalsOf));
