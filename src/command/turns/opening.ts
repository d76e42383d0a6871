import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { dueNow } from '../../campaign/turns.ts';
import { type GivenCommand, isSameCommand } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { runSide } from '../../reply/battle/game.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { owedButtons, owedNow } from '../panel/offers.ts';
import { afterBattle, beginsNext } from './ending.ts';

/** The step with which a turn begins. */
const TURN: GivenCommand = { name: 'turn end', given: {} };

/** The names of the squads raised with the button, the first side's first. */
const CALLED: readonly string[] = ['Red', 'Blue', 'Green', 'White'];

/**
 * The next step towards a battle that hasn't begun: a squad for each side that has players and no units, then what the book
 * requires first, such as the initiative, then the first turn.
 */
export function openingButtons(
  words: Catalogue,
  game: Game | undefined,
  ruleset: Ruleset,
): Button<'opening' | 'owed'>[] {
  if (!game || game.at || game.over || game.phase !== 'open') return [];
  const raising = Object.keys(game.sides).flatMap((side, i) => raisingButton(words, side, CALLED[i], game, ruleset));
  const entries = entriesButton(words, game, ruleset);
  if (raising.length > 0) return [...raising, ...entries];
  if (Object.keys(game.units).length === 0) return entries;
  const owed = owedButtons(words, game, ruleset);
  if (dueNow(game, ruleset).length > 0) return owed;
  return [...entries, { action: 'opening', of: TURN, label: words.notices.beginTurn, first: true }];
}

/** For the side that the rulebook runs: where its men come from, as long as there's nothing of it on the table. */
function entriesButton(words: Catalogue, game: Game, ruleset: Ruleset): Button<'opening'>[] {
  const { sides, units } = game;
  const { solo, profiles } = ruleset;
  const side = runSide(game, ruleset);
  if (!solo?.entries || side === undefined || Object.values(units).some((unit) => unit.side === side)) return [];
  const { count, ...entry } = solo.entries;
  const label = words.notices.place(profiles[entry.profile]!.name.toLowerCase(), count, sides[side]!.name);
  return [{ action: 'opening', of: { name: 'unit add', given: { ...entry, count, side } }, label, first: true }];
}

/** Whether a command is still the next step towards the battle, exactly like this. */
export function isOpening(words: Catalogue, { game }: Pick<Campaign, 'game'>, given: GivenCommand): boolean {
  if (beginsNext(game, given)) return true;
  return (
    game !== undefined && openingButtons(words, game, rulesetOf(game.rules)).some(({ of }) => isSameCommand(of, given))
  );
}

/** What the rules require next, in a battle or on the way to one. */
export function nextButtons(words: Catalogue, game: Game | undefined, ruleset: Ruleset): readonly Button[] {
  if (game?.over) return [...owedNow(words, game, ruleset), ...afterBattle(words, game)];
  return game?.at ? owedNow(words, game, ruleset) : openingButtons(words, game, ruleset);
}

function raisingButton(
  words: Catalogue,
  side: string,
  called: string | undefined,
  game: Game,
  ruleset: Ruleset,
): Button<'opening'>[] {
  const { name, players } = game.sides[side]!;
  const [squad] = Object.keys(ruleset.squads);
  const manned = Object.values(game.units).some((unit) => unit.side === side);
  if (manned || players.length === 0 || squad === undefined || called === undefined) return [];
  const of = { name: 'unit squad', given: { squad, name: called, side } };
  return [{ action: 'opening', of, label: words.notices.raise(name), first: true }];
}
