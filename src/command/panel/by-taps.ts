import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions, Option } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { plays } from '../../referee/agreement/permission.ts';
import { type Drawn, drawnTable } from '../../referee/battlefield/drawn.ts';
import { legsOf, middleOf } from '../../referee/battlefield/places.ts';
import { squareAt } from '../../referee/battlefield/squares.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Button, type Document, heading, type Line, line, strong } from '../../reply/document.ts';
import { type TableShown, tablePicture } from '../../reply/pictures/battlefield/table-picture.ts';
import { errorMessage } from '../../reply/problem.ts';
import { hundredth } from '../../table/close.ts';
import type { Point } from '../../table/shape.ts';
import type { Command } from '../command.ts';
import { gameShown } from '../game-shown.ts';
import { tableShown, turnedShown } from '../table-shown.ts';
import { helpOf } from '../typing/option-help.ts';
import { LONGEST_CHOICE, MOST_CHOICES, onceEach, type Pad, pointPad, pointSaid } from './point-pad.ts';
import { turnPad } from './turn-pad.ts';
import { asItWould, goesAfter, placeOf, thingOf, unitTurned } from './unit-turned.ts';

/** Whole numbers that a menu offers, from the least. */
const NUMBERS = 6;
/** How far a further corner is at first, in inches, where no side of it says how long sides are. */
const SIDE = 6;
const THEN = ' then ';

/** What's put together by taps, and for whom. */
interface Tapping {
  readonly words: Catalogue;
  readonly game: Game;
  readonly drawn: Drawn;
  readonly user: string;
  readonly command: Command;
  readonly given: GivenOptions;
}

/** Whether a command would be asked by taps if there's a drawn table. */
export function mayBeTapped({ taps }: Command, given: GivenOptions): boolean {
  if (!taps || (taps.unless ?? []).some((name) => given[name] !== undefined)) return false;
  return taps.asks(given).some((name) => given[name] === undefined);
}

/** Whether a command is asked by taps as the campaign stands, as far as it's said. */
export function isTapped(command: Command, campaign: Campaign, given: GivenOptions): boolean {
  const game = gameShown(campaign);
  if (!game?.battlefield || !mayBeTapped(command, given)) return false;
  return command.taps!.needs?.(game) ?? true;
}

/**
 * A command on a drawn table that's put together by taps: what it still lacks is asked, one option after the other, on a picture of the
 * table with what's said so far; a whole one can be moved about before it's given.
 * @param told what a whole command that changes nothing answers
 * @returns nothing without a drawn table, or for a command that isn't asked by taps
 */
export function byTaps(
  words: Catalogue,
  campaign: Campaign,
  user: string,
  command: Command,
  given: GivenOptions,
  told?: Document,
): Document | undefined {
  const game = gameShown(campaign);
  const drawn = game && drawnTable(game);
  const asks = command.taps?.asks(given);
  if (!drawn || !asks || command.taps?.needs?.(game) === false) return undefined;
  const tapping: Tapping = { words, game, drawn, user, command, given };
  const next = asks.find((name) => given[name] === undefined);
  const pad = next === undefined ? wholePad(tapping, asks) : nextPad(tapping, asks, next);
  const wrong = next === undefined ? wrongWith(tapping, campaign) : undefined;
  const said = asks.filter((name) => given[name] !== undefined);
  const last = said.at(-1);
  const does: readonly Button[] =
    next === undefined && wrong === undefined && !command.private
      ? [{ action: 'tapped', of: { name: command.name, given }, first: true }]
      : [];
  const asked: readonly Line[] =
    next === undefined
      ? (told?.lines ?? [line(wrong === undefined ? asItWould(tapping, campaign) : strong(wrong))])
      : [line(helpOf(words, { command }, next))];
  return {
    lines: [heading(commandText({ name: command.name, given })), ...asked],
    tone: 'calm',
    buttons: [
      ...pad.buttons,
      ...does,
      ...(next === undefined ? cornersOf(tapping, asks) : []),
      ...backOf(tapping, last),
    ],
    menus: pad.menus,
    pictures: [tablePicture(words, shownSo(tapping, asks))],
  };
}

/** The way back: from turning a unit to where it goes, and else to what was said before. */
function backOf(tapping: Tapping, last: string | undefined): readonly Button[] {
  const label = tapping.words.panel.back;
  const goes = goesAfter(tapping.game, tapping.command, tapping.given);
  if (goes) return [{ action: 'deed', of: goes, label }];
  return last === undefined ? [] : [{ action: 'way', of: without(tapping, last), label }];
}

/** A whole command: its last point can still be moved, and what was chosen last be chosen anew. */
function wholePad(tapping: Tapping, asks: readonly string[]): Pad {
  const last = asks.at(-1)!;
  const point = asks.findLast((name) => placeOf(tapping, name) === 'point' || placeOf(tapping, name) === 'way');
  const { menus } = padOf(tapping, last);
  return { buttons: point === undefined ? [] : padOf(tapping, point).buttons, menus: menus.slice(0, 1) };
}

/** Where one point follows another, that can still be moved, and the next one begins beside it. */
function nextPad(tapping: Tapping, asks: readonly string[], next: string): Pad {
  const pad = padOf(tapping, next);
  const before = asks.slice(0, asks.indexOf(next)).findLast((name) => placeOf(tapping, name) === 'point');
  const last = pointsSaid(tapping, asks).at(-1);
  if (before === undefined || !last || placeOf(tapping, next) === undefined) return pad;
  const of = saying(tapping, next, onFrom(tapping, last, [SIDE, 0]));
  const on: Button<'way'> = { action: 'way', of, label: tapping.words.battlefield.nextCorner };
  return { buttons: [...padOf(tapping, before).buttons, on], menus: pad.menus.slice(0, 1) };
}

/** A point beside another, on the table: on the other side where there's no room. */
function onFrom({ drawn }: Tapping, from: Point, by: Point): string {
  const there = from.map((each, i) => {
    const to = each + by[i]!;
    return hundredth(to < 0 || to > drawn.size[i]! ? each - by[i]! : to);
  });
  return there.map((each, i) => Math.min(drawn.size[i]!, Math.max(0, each))).join(',');
}

function padOf(tapping: Tapping, name: string): Pad {
  const { words, drawn, given } = tapping;
  const option = tapping.command.options?.[name];
  const place = placeOf(tapping, name);
  if (place === 'direction') return facingPad(tapping, name);
  if (place === 'thing') return { buttons: [], menus: things(tapping, name) };
  if (place === undefined) return { buttons: [], menus: chosenFrom(tapping, name, option) };
  const legs = place === 'way' && given[name] !== undefined ? legsOf(String(given[name])) : [];
  const said = place === 'way' ? legs.at(-1) : given[name]?.toString();
  const going = (text: string) => saying(tapping, name, [...legs.slice(0, -1), text].join(THEN));
  return pointPad(words, { drawn, said, going, starting: startingOf(tapping) });
}

/** Whoever it's about is turned on from where he'd face. */
function facingPad(tapping: Tapping, name: string): Pad {
  const { words, drawn, given } = tapping;
  const { from } = startingOf(tapping);
  if (!from) return { buttons: [], menus: [] };
  const body = given[name] === undefined ? from : { ...from, facing: Number(given[name]) };
  return turnPad(words, { drawn, body, going: (facing) => saying(tapping, name, facing) });
}

/** Whoever it's about starts from where he stands. */
function startingOf({ drawn, given, command }: Tapping) {
  const thing = thingOf(command);
  const from = thing === undefined || given[thing] === undefined ? undefined : drawn.named(String(given[thing]));
  return { from };
}

function saying({ command, given }: Tapping, name: string, value: string | number): GivenCommand {
  return { name: command.name, given: { ...given, [name]: value } };
}

function without({ command, given }: Tapping, name: string): GivenCommand {
  return { name: command.name, given: Object.fromEntries(Object.entries(given).filter(([each]) => each !== name)) };
}

/** Units, the player's own and those that aren't on the table first; and in a list of their own markers and pieces. */
function things(tapping: Tapping, name: string): Pad['menus'] {
  const { words, game, drawn, user } = tapping;
  const rank = (side: string, isOn: boolean) => (plays(game, user, side) ? 0 : 2) + (isOn ? 1 : 0);
  const units = unitsInOrder(game)
    .filter(({ gone }) => !gone)
    .map((unit) => ({ name: unit.name, side: unit.side, at: drawn.named(unit.name)?.at }))
    .toSorted((one, other) => rank(one.side, one.at !== undefined) - rank(other.side, other.at !== undefined));
  const laid = [
    ...drawn.battlefield.markers.map((marker) => ({ name: marker.name, at: drawn.named(marker.name)?.at })),
    ...drawn.terrain.pieces.map(({ piece }) => ({ name: piece.id, at: middleOf(piece) })),
  ];
  const choices = (all: readonly { readonly name: string; readonly at?: Point | undefined }[]) =>
    all
      .map((each) => ({
        label: each.name,
        hint: each.at
          ? words.battlefield.isAt(squareAt(each.at, drawn.size), undefined)
          : words.battlefield.offTable(each.name),
        value: saying(tapping, name, each.name),
      }))
      .filter(({ value }) => commandText(value).length <= LONGEST_CHOICE)
      .slice(0, MOST_CHOICES);
  const [ofUnits, ofLaid] = [choices(onceEach(units)), choices(onceEach(laid))];
  return [
    ...(ofUnits.length > 0
      ? [{ action: 'way-to', of: {}, label: words.battlefield.whichUnit, choices: ofUnits } as const]
      : []),
    ...(ofLaid.length > 0
      ? [{ action: 'place-in', of: {}, label: words.battlefield.whichPiece, choices: ofLaid } as const]
      : []),
  ];
}

/** A menu for a few words or numbers. */
function chosenFrom(tapping: Tapping, name: string, option: Option | undefined): Pad['menus'] {
  const { words, given } = tapping;
  const values =
    option?.type === 'integer'
      ? Array.from({ length: NUMBERS }, (_, i) => (option.min ?? 0) + i)
      : option?.type === 'string'
        ? (option.values ?? option.likely ?? [])
        : [];
  const choices = values.slice(0, MOST_CHOICES).map((value) => ({
    label: words.capital(words.choice(String(value))),
    value: saying(tapping, name, value),
    ...(String(given[name]) === String(value) ? { chosen: true as const } : {}),
  }));
  return choices.length === 0 ? [] : [{ action: 'way-to', of: {}, label: words.capital(words.labelOf(name)), choices }];
}

/** For what has corners: one more, which goes on as the last side did, or the last one back. */
function cornersOf(tapping: Tapping, asks: readonly string[]): readonly Button[] {
  const { words, given } = tapping;
  const name = asks.find((each) => placeOf(tapping, each) === 'way');
  if (name === undefined || given[name] === undefined) return [];
  const legs = legsOf(String(given[name]));
  const corners = pointsSaid(tapping, asks);
  const [before, last] = [corners.at(-2), corners.at(-1)];
  if (!last) return [];
  const side: Point = before ? [last[0] - before[0], last[1] - before[1]] : [SIDE, 0];
  const on = onFrom(tapping, last, side);
  return [
    {
      action: 'way',
      of: saying(tapping, name, [...legs, on].join(THEN)),
      label: words.battlefield.nextCorner,
    },
    ...(legs.length > 1
      ? [
          {
            action: 'way',
            of: saying(tapping, name, legs.slice(0, -1).join(THEN)),
            label: words.battlefield.cornerBack,
          } as const,
        ]
      : []),
  ];
}

/** Every point that's said, in the order of the options. */
function pointsSaid(tapping: Tapping, names: readonly string[]): readonly Point[] {
  const { drawn, given } = tapping;
  const starting = startingOf(tapping);
  return names.flatMap((name) => {
    const place = placeOf(tapping, name);
    if (given[name] === undefined || (place !== 'point' && place !== 'way')) return [];
    const all = place === 'way' ? legsOf(String(given[name])) : [String(given[name])];
    return all.flatMap((said) => {
      const at = pointSaid({ drawn, starting, said });
      return at ? [at] : [];
    });
  });
}

/** The table with what's said so far: where whoever is moved comes from, and each point; or whoever is turned, as he'd stand. */
function shownSo(tapping: Tapping, asks: readonly string[]): TableShown {
  const { words, game, drawn, given } = tapping;
  const unit = unitTurned(tapping);
  if (unit) {
    const facing = Number(given[asks.find((name) => placeOf(tapping, name) === 'direction') ?? '']);
    return turnedShown(words, game, drawn, { unit, facing });
  }
  const points = pointsSaid(tapping, asks);
  const { from } = startingOf(tapping);
  const places = [...(from ? [from.at] : []), ...points];
  return {
    ...tableShown(words, game, drawn, {}),
    ...(places.length > 1 ? { ways: [{ places }] } : {}),
    marks: points,
  };
}

/** What would be refused if it were given like this. */
function wrongWith({ words, user, command, given }: Tapping, campaign: Campaign): string | undefined {
  try {
    command.taps?.tries?.(campaign, user, given);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return errorMessage(words, error);
    throw error;
  }
}
