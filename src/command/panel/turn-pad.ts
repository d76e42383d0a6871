import type { Campaign } from '../../campaign/campaign.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import { InputError } from '../../kernel/refusal.ts';
import { endsAs } from '../../measuring/travel.ts';
import type { Drawn } from '../../referee/battlefield/drawn.ts';
import { turned } from '../../referee/battlefield/table-form.ts';
import { goesBy } from '../../referee/battlefield/turning.ts';
import { facingIn, roundedDegrees, wayMeant } from '../../referee/battlefield/ways.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Menu } from '../../reply/document.ts';
import { bearing } from '../../table/bearing.ts';
import type { Body } from '../../table/body.ts';
import { apart } from '../../table/gap.ts';
import { gameShown } from '../game-shown.ts';
import { LONGEST_CHOICE, MOST_CHOICES, onceEach, type Pad } from './point-pad.ts';

/** Degrees that a tap turns, to the left and to the right. */
const TURNS = [-45, 45] as const;

/** Somebody who's turned by taps. */
export interface Turning {
  readonly drawn: Drawn;
  /** As he stands now, or would at the end of a way. */
  readonly body: Body;
  /** The command with another facing, in degrees. */
  readonly going: (facing: number) => GivenCommand;
}

type Choices = Menu<'way-to'>['choices'];

/** What turns whoever goes a way: buttons to turn on the spot; before and after its goals, choices of where to face. */
export interface TurnsOnPad {
  readonly buttons: readonly Button<'way'>[];
  readonly before: Choices;
  readonly after: Choices;
}

const NONE: TurnsOnPad = { buttons: [], before: [], after: [] };

/** Whether a leg of a way only says where to face. */
export function isFacing(leg: string): boolean {
  return facingIn(leg) !== undefined;
}

/**
 * On the pad of a way: to turn on the spot, by hand and free, as long as no way is said; then to face elsewhere at its end. Nothing for
 * what isn't how the book's units go.
 * @param legs the way so far @param facing the way with another facing at its end
 */
export function turnsOnPad(
  words: Catalogue,
  campaign: Campaign,
  { drawn, from, enemies }: { readonly drawn: Drawn; readonly from: Body; readonly enemies: readonly Body[] },
  {
    name,
    legs,
    facing,
  }: Pick<GivenCommand, 'name'> & {
    readonly legs: readonly string[];
    readonly facing: (degrees: number) => GivenCommand;
  },
): TurnsOnPad {
  const game = gameShown(campaign);
  if (!game || goesBy(game) !== name) return NONE;
  if (legs.length === 0) {
    const going = (degrees: number) => ({
      name: 'battlefield move',
      given: { what: from.name, facing: degrees },
    });
    const turning = { drawn, body: from, going };
    return { ...NONE, buttons: turnButtons(words, turning), after: facingChoices(words, turning) };
  }
  const body = endOf(drawn, legs, { from, enemies });
  if (!body) return NONE;
  const turning = { drawn, body, going: facing };
  const before = TURNS.map((by) => ({
    label: words.battlefield.turnAtEnd(by),
    value: facing(roundedDegrees((body.facing ?? 0) + by)),
  }));
  return { ...NONE, before, after: facingChoices(words, turning, words.battlefield.faceAtEnd) };
}

/** How somebody stands at the end of a way; nothing of one that leads nowhere. */
function endOf(
  drawn: Drawn,
  legs: readonly string[],
  starting: { readonly from: Body; readonly enemies: readonly Body[] },
): Body | undefined {
  try {
    const { way, faces } = wayMeant(drawn, legs.join(' then '), starting);
    return endsAs(starting.from, [starting.from.at, ...way], faces);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Taps that turn somebody where he stands. */
function turnButtons(words: Catalogue, { body: { facing = 0 }, going }: Turning): readonly Button<'way'>[] {
  return TURNS.map((by) => ({ action: 'way', of: going(turned(facing + by)), label: words.battlefield.turn(by) }));
}

/** Whom he can face, nearest first. */
function facingChoices(
  words: Catalogue,
  { drawn, body, going }: Turning,
  label: (name: string) => string = words.battlefield.face,
): Choices {
  const choices = onceEach(drawn.places)
    .map(({ name, at }) => ({ name, at, far: apart(body.at, at) }))
    .filter(({ name, far }) => name !== body.name && far > 0)
    .toSorted((one, other) => one.far - other.far)
    .map(({ name, at, far }) => ({
      label: label(name),
      hint: words.battlefield.off(far),
      value: going(roundedDegrees(bearing(body.at, at))),
    }));
  return fitting(choices).slice(0, MOST_CHOICES);
}

/** The choices that a menu can carry, each once: two units may stand in the same direction. */
export function fitting(choices: Choices): Choices {
  const once = new Map(choices.toReversed().map((each) => [commandText(each.value), each]));
  return choices.filter((each) => {
    const text = commandText(each.value);
    return once.get(text) === each && text.length <= LONGEST_CHOICE;
  });
}

/** The pad for where somebody faces. */
export function turnPad(words: Catalogue, turning: Turning): Pad {
  const choices = facingChoices(words, turning);
  return {
    buttons: turnButtons(words, turning).map((each, i) => (i === TURNS.length - 1 ? { ...each, endsRow: true } : each)),
    menus: choices.length === 0 ? [] : [{ action: 'way-to', of: {}, label: words.battlefield.faceWhom, choices }],
  };
}
