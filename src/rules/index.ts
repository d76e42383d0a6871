import { nearest } from '../kernel/options/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { hansNPanzer } from './hans-n-panzer/index.ts';
import { landser } from './landser/index.ts';
import { landserClassic } from './landser-classic/index.ts';
import { meantBy } from './names.ts';
import { panzertroops } from './panzertroops/index.ts';
import { ww2Skirmish } from './ww2-skirmish/index.ts';

/** The rulebooks Umpire knows, by their IDs. */
export const rulesets: Readonly<Record<string, Ruleset>> = {
  'landser-classic': landserClassic,
  landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};

export const RULESET_IDS: readonly string[] = Object.keys(rulesets);

/** The rulebook with an ID, a name or a player's name for it. @throws {InputError} for any other, with the nearest one */
export function rulesetOf(id: string): Ruleset {
  const ruleset = rulesetMeant(id);
  if (ruleset) return ruleset;
  throw new InputError('unknown-value', {
    option: 'rules',
    value: id,
    nearest: nearest(id, RULESET_IDS),
    allowed: RULESET_IDS,
  });
}

/** The rulebook that a text names, if it names one. */
export function rulesetMeant(text: string): Ruleset | undefined {
  const [id] = Object.hasOwn(rulesets, text) ? [text] : meantBy('rules', text, RULESET_IDS);
  return id === undefined ? undefined : rulesets[id];
}
