import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { type Drawn, drawnTable } from '../../referee/battlefield/drawn.ts';
import { enemiesOn, legsOf, type Stepped, stepIn } from '../../referee/battlefield/places.ts';
import { unitMeant, unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Button, type Document, heading, line, type Menu } from '../../reply/document.ts';
import { tablePicture } from '../../reply/pictures/battlefield/table-picture.ts';
import { rulesetOf } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import type { Body } from '../../table/body.ts';
import { hundredth } from '../../table/close.ts';
import { apart, gapTo } from '../../table/gap.ts';
import type { Laid } from '../../table/terrain.ts';
import { aimedBy } from '../forms/other-targets.ts';
import { gameShown } from '../game-shown.ts';
import { tableShown } from '../table-shown.ts';
import { MOST_CHOICES, type Pad, pointPad } from './point-pad.ts';
import { fitting, isFacing, type TurnsOnPad, turnsOnPad } from './turn-pad.ts';

/** Inches that a leg goes at first. */
const STRIDE = 4;
/** What can be added to a leg or taken off, in inches: a row of the pad each. */
const CHANGES = [
  [-1, 1],
  [-4, 4],
] as const;
/** The shortest leg. */
const LEAST = 0.5;
/** As on a compass: a row of the pad each. */
const ROSE = [
  ['NW', 'N', 'NE'],
  ['W', undefined, 'E'],
  ['SW', 'S', 'SE'],
] as const;
/** Units and pieces further off than this aren't worth a choice, in inches. */
const NEAR = 30;

/** Who goes a way on a drawn table. */
interface Goer {
  readonly drawn: Drawn;
  readonly from: Body;
  readonly enemies: readonly Body[];
  readonly kinds: NonNullable<(typeof tables)[string]>['values']['kinds'];
}

/**
 * The pad for a command that's about a point of a drawn table or a way over it; nothing without one, or if whoever does it isn't on it.
 * @param left inches of his allowance that the way leaves, if that's known
 */
export function padOf(words: Catalogue, campaign: Campaign, command: GivenCommand, left?: number): Pad | undefined {
  const at = goerOf(campaign, command, 'point');
  if (at) return pointPadOf(words, at, command);
  const goer = goerOf(campaign, command, 'to');
  if (!goer) return undefined;
  const said = command.given.to === undefined ? [] : legsOf(String(command.given.to));
  const legs = said.filter((leg) => !isFacing(leg));
  const last = legs.at(-1);
  const step = last === undefined ? undefined : stepIn(last);
  const over = (...to: readonly string[]): GivenCommand => ({
    ...command,
    given: { ...command.given, to: to.join(' then ') },
  });
  // However the way is changed, its end faces where it's been said to.
  const going = (...to: readonly string[]) => over(...to, ...said.slice(-1).filter(isFacing));
  const turns = turnsOnPad(words, campaign, goer, {
    ...{ name: command.name, legs: said },
    facing: (degrees) => over(...legs, `facing ${degrees}`),
  });
  const rows = ROSE.map((row, i) => [
    ...row.flatMap((direction) =>
      direction === undefined
        ? [onward(words, step, command, (leg) => going(...legs, leg))]
        : [turned(words, direction, step, (leg) => going(...legs.slice(0, -1), leg))],
    ),
    ...longer(words, step, changesOf(i, left), (leg) => going(...legs.slice(0, -1), leg)),
    ...(i === 0 ? turns.buttons : []),
    ...(i === ROSE.length - 1 && legs.length > 1 ? [back(words, going(...legs.slice(0, -1)))] : []),
  ]);
  const inches = step?.inches ?? STRIDE;
  return {
    buttons: rows.flatMap((row) => row.map((each, i) => (i === row.length - 1 ? { ...each, endsRow: true } : each))),
    menus: towards(words, goer, { inches, turns }, (leg) => going(...legs.slice(0, -1), leg)),
  };
}

/** A point takes the place of whoever it would be aimed at. */
function pointPadOf(words: Catalogue, { drawn, from, enemies }: Goer, command: GivenCommand): Pad {
  const { target: _, point, ...given } = command.given;
  const going = (text: string) => ({ ...command, given: { ...given, point: text } });
  return pointPad(words, { drawn, starting: { from, enemies }, said: point?.toString(), going });
}

/** The pad before anything is said of the way: the table around whoever goes it. */
export function whereTo(words: Catalogue, campaign: Campaign, command: GivenCommand): Document | undefined {
  return askedWhere(words, campaign, command, 'to');
}

/** The same for a place that something is done at. */
export function whereAt(words: Catalogue, campaign: Campaign, command: GivenCommand): Document | undefined {
  return askedWhere(words, campaign, command, 'point');
}

/** Whether it can only be done at a place, as the table lies: there's nobody in sight and in reach to aim at. */
export function isForPlace(campaign: Campaign, command: GivenCommand): boolean {
  const { name: verb, given } = command;
  const { game } = campaign;
  if (!game || given.target !== undefined || given.point !== undefined || !goerOf(campaign, command, 'point'))
    return false;
  const finishing = new Finishing({ campaign, ruleset: rulesetOf(game.rules), verb, given });
  const isTarget = aimedBy(campaign, verb);
  return !unitsInOrder(game).some((unit) => !unit.gone && isTarget(unit) && finishing.goes({ target: unit.name }));
}

function askedWhere(words: Catalogue, campaign: Campaign, command: GivenCommand, place: 'point' | 'to') {
  const goer = command.given[place] === undefined ? goerOf(campaign, command, place) : undefined;
  // The first tap of a point goes on from where he stands himself.
  const point = goer?.from.at.map(hundredth).join(',');
  const begun = place === 'to' ? command : { ...command, given: { ...command.given, point: point! } };
  const pad = goer && padOf(words, campaign, begun);
  const game = gameShown(campaign);
  const drawn = game && drawnTable(game);
  if (!pad || !game || !drawn) return undefined;
  const who = String(command.given.who ?? command.given.attacker);
  const asked = place === 'to' ? words.battlefield.whereTo : words.battlefield.whereAt;
  return {
    ...{ lines: [heading(who), line(asked)], tone: 'calm', ...pad },
    pictures: [tablePicture(words, tableShown(words, game, drawn, { around: who }))],
  } satisfies Document;
}

function goerOf(campaign: Campaign, { name, given }: GivenCommand, place: 'point' | 'to'): Goer | undefined {
  const game = gameShown(campaign);
  const values = game && tables[game.rules]?.values;
  const who = given.who ?? given.attacker;
  if (!game || values?.verbs[name]?.place !== place || who === undefined) return undefined;
  const drawn = drawnTable(game);
  const unit = unitMeant(game, String(who));
  const from = unit && drawn?.placeOf(unit);
  return drawn && unit && from && { drawn, from, enemies: enemiesOn(game, drawn, unit), kinds: values.kinds };
}

type Going = (leg: string) => GivenCommand;

function turned(words: Catalogue, direction: string, step: Stepped | undefined, going: Going): Button<'way'> {
  const isSo = step?.heading.toUpperCase() === direction;
  const of = going(`${step?.inches ?? STRIDE} ${direction}`);
  return { action: 'way', of, label: words.battlefield.direction(direction), ...(isSo ? { first: true } : {}) };
}

/** In the middle: a further leg. Until there's one to go on from, it only holds its place. */
function onward(words: Catalogue, step: Stepped | undefined, now: GivenCommand, going: Going): Button<'way'> {
  const label = words.battlefield.thenOn;
  if (!step) return { action: 'way', of: now, label, disabled: true };
  return { action: 'way', of: going(`${STRIDE} ${step.heading}`), label };
}

function longer(
  words: Catalogue,
  step: Stepped | undefined,
  changes: readonly number[],
  going: Going,
): readonly Button<'way'>[] {
  if (!step) return [];
  return changes
    .filter((change) => step.inches + change >= LEAST)
    .map((change) => ({
      action: 'way',
      of: going(`${Number((step.inches + change).toFixed(2))} ${step.heading}`),
      label: words.battlefield.longer(change),
    }));
}

/** What a row offers: an inch of the way takes at least one of the allowance. All that's left is in the last one, unless another has it. */
function changesOf(row: number, left: number | undefined): readonly number[] {
  const all: readonly number[] = CHANGES.flat();
  const changes = CHANGES[row] ?? (left && !all.includes(left) ? [left] : []);
  return changes.filter((change) => left === undefined || change <= left);
}

function back(words: Catalogue, of: GivenCommand): Button<'way'> {
  return { action: 'way', of, label: words.battlefield.legBack };
}

/** Units to go towards, and pieces to go behind, into or along, nearest first; and as far as there's room, whom to face. */
function towards(
  words: Catalogue,
  goer: Goer,
  { inches, turns }: { readonly inches: number; readonly turns: TurnsOnPad },
  going: Going,
): readonly Menu<'way-to'>[] {
  const { drawn, from } = goer;
  const units = drawn.places
    .filter(({ name }) => name !== from.name)
    .map(({ name, at }): Goal => ({ how: 'toward', name, far: apart(from.at, at) }));
  const pieces = drawn.terrain.pieces.flatMap((laid) => goalAt(goer, laid) ?? []);
  const goals = [...units, ...pieces]
    .filter(({ far }) => far <= NEAR)
    .toSorted((one, other) => one.far - other.far)
    .map((goal) => ({
      label: words.battlefield.goTo(goal.how, goal.name, inches),
      hint: words.battlefield.off(goal.far),
      value: going(LEGS[goal.how](goal.name, inches)),
    }));
  const choices = fitting([...turns.before, ...goals, ...turns.after]).slice(0, MOST_CHOICES);
  return choices.length === 0 ? [] : [{ action: 'way-to', of: {}, label: words.battlefield.wayTo, choices }];
}

/** Something to go to, and how far off it is, in inches. */
interface Goal {
  readonly how: keyof typeof LEGS;
  readonly name: string;
  readonly far: number;
}

/** As one would type it. */
const LEGS = {
  toward: (name: string, inches: number) => `${inches} toward ${name}`,
  along: (name: string, inches: number) => `along ${name} ${inches}`,
  behind: (name: string) => `behind ${name}`,
  in: (name: string) => `in ${name}`,
} as const;

/** How a piece is gone to, if it is: a line that covers is gone behind, another one along, and other cover into. */
function goalAt({ from, enemies, kinds }: Goer, { piece, solid }: Laid): Goal | undefined {
  const { class: covers, men } = kinds[piece.kind];
  const goal = { name: piece.id, far: gapTo(solid, from.at) };
  if (!('line' in piece)) return covers && men.price !== undefined ? { how: 'in', ...goal } : undefined;
  if (!covers) return { how: 'along', ...goal };
  // Behind it is where it stands between him and an enemy.
  return enemies.length > 0 ? { how: 'behind', ...goal } : undefined;
}
