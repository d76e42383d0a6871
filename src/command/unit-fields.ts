import { breathing } from '../campaign/breath.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import { yetToAct } from '../campaign/turns.ts';
import type { GivenOptions, OptionTable } from '../kernel/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { canDo, targetsNeeded, whyNot } from '../referee/able.ts';
import { unitNamed, unitsInOrder } from '../referee/units.ts';
import type { Field } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesets } from '../rules/index.ts';
import type { Command } from './command.ts';
import { MOST_CHOICES } from './form-fields.ts';
import { gameShown } from './game-shown.ts';

/** This many units are checked for why they can't. */
const MOST_ASKED = 5;

/** What a form is needed for. */
export interface Asking {
  readonly command: Command;
  readonly given: GivenOptions;
  readonly table: OptionTable;
  readonly campaign: Campaign;
  readonly ruleset: Ruleset;
  readonly user: string;
  /** When the form has to be there, by `performance.now()`: what hasn't been tried by then may be possible. */
  readonly by?: number | undefined;
}

/** Candidates for the actor or the target: the likeliest first, never empty. */
export interface UnitField {
  readonly name: 'who' | 'target';
  readonly units: readonly Unit[];
}

/** In a battle: the acting unit, from those that can act, and its target. */
export async function unitFields(
  { command, given, campaign, ruleset, user, by }: Asking,
  { targets = [] }: Pick<Ruled, 'targets'>,
): Promise<readonly UnitField[]> {
  const game = gameShown(campaign);
  if (!game?.at || rulesets[game.rules] !== ruleset || given.rules !== undefined) return [];
  const verb = ruleset.verbs[command.name];
  if (!verb?.effects || verb.ofTable) return [];
  const named = given.who ?? given.attacker;
  const own = sideOf(game, user) ?? game.at.side;
  const able = named === undefined ? await ableOf(game, { campaign, ruleset, command, by }, own) : [];
  if (named === undefined && able.length === 0) {
    // With no options at all, the player means one of his own units. Otherwise the ruling may be about units that the referee
    // doesn't know.
    const refusal = isBare(given) ? await whyNobody(game, campaign, ruleset, command.name, own) : undefined;
    if (refusal) throw refusal;
    return [];
  }
  const fields: UnitField[] = named === undefined ? [{ name: 'who', units: able }] : [];
  if (given.target === undefined && !AIMED.includes(command.name)) {
    const actor = named === undefined ? able[0] : unitNamed(game, String(named));
    const { who: _who, attacker: _attacker, ...said } = given;
    const needed = actor ? await targetsNeeded(campaign, ruleset, command.name, actor, said) : [];
    const likeliest = enemiesFirst(needed, actor?.side);
    return likeliest.length > 0 ? [...fields, { name: 'target', units: likeliest }] : fields;
  }
  const aims = Object.hasOwn(command.primary ?? {}, 'target') && given.target === undefined;
  // Where the book's table has targets too, those on the other side still come first: they're what is on the table.
  const isTarget = verb.aimsAt ?? verb.atVehicles ?? (() => true);
  const others = unitsInOrder(game).filter((unit) => !unit.gone && unit.side !== own && isTarget(unit));
  // The last target is usually the next one too.
  const enemies = others.toSorted((a, b) => Number(targets.includes(b.id)) - Number(targets.includes(a.id)));
  return aims && enemies.length > 0 ? [...fields, { name: 'target', units: enemies }] : fields;
}

function enemiesFirst(units: readonly Unit[], side: string | undefined): readonly Unit[] {
  return units.toSorted((a, b) => Number(a.side === side) - Number(b.side === side));
}

/** These options say how to rule, but nothing about the action. */
function isBare(given: GivenOptions): boolean {
  return Object.keys(given).every((name) => ['odds', 'with', 'override', 'faces'].includes(name));
}

/** Why no unit of a side can do it: the reason for the first one. */
async function whyNobody(game: Game, campaign: Campaign, ruleset: Ruleset, verb: string, side: string | undefined) {
  const breathe = breathing();
  const own = unitsInOrder(game).filter((unit) => !unit.gone && unit.side === side);
  for (const unit of own.slice(0, MOST_ASKED)) {
    const refusal = await whyNot(campaign, ruleset, verb, unit, breathe);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Actions against somebody on the other side. */
const AIMED: readonly string[] = ['assault', 'fire', 'spot', 'tankhit'];

/** The units of a side that can do it now. With many units that takes long, so other channels get their turn meanwhile. */
async function ableOf(
  game: Game,
  {
    campaign,
    ruleset,
    command,
    by = Number.POSITIVE_INFINITY,
  }: Pick<Asking, 'campaign' | 'ruleset' | 'command' | 'by'>,
  side: string | undefined,
) {
  const waited = new Set(yetToAct(game, ruleset).map(({ id }) => id));
  const first = unitsInOrder(game).toSorted((a, b) => Number(waited.has(b.id)) - Number(waited.has(a.id)));
  const breathe = breathing();
  const able: Unit[] = [];
  for (const unit of first.filter(({ gone, side: of }) => !gone && (side === undefined || of === side))) {
    const mayBe = performance.now() > by || (await canDo(campaign, ruleset, command.name, unit, breathe));
    if (mayBe) able.push(unit);
  }
  return able;
}

const { notices } = english;

/**
 * The fields for units, with a menu each. If a menu is too short it lists the likeliest units, and a field below takes part of
 * another unit's name, if the form has room for it. Otherwise the unit is typed, and the field starts with the likeliest one.
 */
export function withMenus(asked: readonly UnitField[], room: number): readonly Field[] {
  let left = room - asked.length;
  return asked.flatMap((field) => {
    if (field.units.length <= MOST_CHOICES) return [menu(field)];
    left -= 1;
    return left < 0 ? [typed(field)] : [menu(field), other(field)];
  });
}

function menu({ name, units }: UnitField): Field {
  const choices = units.slice(0, MOST_CHOICES).map((unit) => ({ label: unit.name, value: unit.name }));
  const { label, hint } = { label: notices.fieldLabels[name], hint: notices.fieldHints[name] };
  return { name, label, hint, required: true, value: units[0]!.name, choices };
}

function other({ name }: UnitField): Field {
  return { name: `${name}${OTHER}`, label: notices.others.labels[name], hint: notices.others.hint, required: false };
}

function typed({ name, units }: UnitField): Field {
  return {
    name,
    label: notices.fieldLabels[name],
    hint: notices.typedHints[name],
    required: true,
    value: units[0]!.name,
  };
}

const OTHER = '-other';

/** The values of a form, where a unit that was typed replaces the one in the menu. */
export function withOthers(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const menus = Object.entries(said).filter(([name]) => !name.endsWith(OTHER));
  const instead = Object.entries(said).filter(([name]) => name.endsWith(OTHER));
  return Object.fromEntries([...menus, ...instead.map(([name, text]) => [name.slice(0, -OTHER.length), text])]);
}
