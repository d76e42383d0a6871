import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions, Option } from '../../kernel/options/options.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { goesBy, turnsFreely } from '../../referee/battlefield/turning.ts';
import { unitMeant } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Command } from '../command.ts';

/** A command as far as it's put together by taps. */
interface Given {
  readonly command: Command;
  readonly given: GivenOptions;
  readonly game: Game;
}

/** The unit that a command only turns where it stands. */
export function unitTurned({ command, given, game }: Given): Unit | undefined {
  const isTurned = Object.keys(given).some((name) => placeOf({ command }, name) === 'direction');
  const thing = thingOf(command);
  return isTurned && thing !== undefined ? unitMeant(game, String(given[thing])) : undefined;
}

/** What's said of a whole command that's still to be given. */
export function asItWould(
  tapping: Given & { readonly words: Catalogue; readonly user: string },
  campaign: Campaign,
): string {
  const { words, user } = tapping;
  const unit = unitTurned(tapping);
  if (!unit) return words.battlefield.asItWould;
  return turnsFreely(campaign, user, unit)
    ? words.battlefield.turnsFree(unit.name)
    : words.battlefield.turnsAsking(unit.name);
}

/** Where a unit goes that a command turns: that's asked before, and again after it. */
export function goesAfter(game: Game, command: Command, given: GivenOptions): GivenCommand | undefined {
  const unit = unitTurned({ command, given, game });
  const name = unit && goesBy(game);
  return name === undefined ? undefined : { name, given: { who: unit!.name } };
}

/** What an option says of a drawn table, if it's about one. */
export function placeOf({ command }: Pick<Given, 'command'>, name: string) {
  const option = command.options?.[name];
  return option?.type === 'string' || option?.type === 'number' ? option.place : undefined;
}

/** The option that says which thing on the table a command is about. */
export function thingOf({ options = {} }: Command): string | undefined {
  return Object.keys(options).find((name) => isThing(options[name]));
}

function isThing(option: Option | undefined): boolean {
  return option?.type === 'string' && option.place === 'thing';
}
