import { commands } from '../../../commands/index.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { sideOf } from '../../campaign/game.ts';
import { refusedInForm } from '../../command/forms/form-refused.ts';
import { gameShown } from '../../command/game-shown.ts';
import { ownOwedButtons } from '../../command/panel/offers.ts';
import { mistakeReply } from '../../command/problem.ts';
import { commandNamed } from '../../command/typing/find.ts';
import { type Mending, mendingButtons } from '../../command/typing/mending.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { isOfUnits } from '../../kernel/verb.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import { isUmpire } from '../../referee/agreement/permission.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import { mayGive, mistakeIn } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import { stopButtons } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { line } from '../../reply/document.ts';
import { errorReply, refusalReply } from '../../reply/problem.ts';
import { rulesetMeant, rulesetOf } from '../../rules/index.ts';
import type { CommandResult } from '../answers/result.ts';
import type { KeptCommands } from './kept-commands.ts';

/** Errors that name the value or the unit most like a mistyped one. */
const NAMING: readonly string[] = ['unknown-value', 'unknown-unit'];

/** Refusals because something else is owed first. */
const OWED: readonly string[] = ['owed-first', 'still-due'];

/** Errors because the side that the referee runs waits for the players. */
const STOPPED: readonly string[] = ['solo-stops-question', 'solo-stops-reaction'];

/**
 * Explains what went wrong with a command, with buttons that continue from there.
 * @param key the key for commands too long for a button
 * @returns `undefined` if there is nothing to continue with
 */
export async function mended(
  words: Catalogue,
  error: unknown,
  name: string,
  asked: Asked,
  key: string,
  { referee, kept }: { readonly referee: Referee; readonly kept: KeptCommands },
): Promise<CommandResult | undefined> {
  if (error instanceof Refusal && OWED.includes(error.says)) {
    const campaign = await referee.known(asked.channel, asked.user);
    const { game } = campaign;
    const buttons = game ? ownOwedButtons(words, campaign, rulesetOf(game.rules), asked.user) : [];
    return { document: { ...refusalReply(words, error), buttons }, outcome: 'refused' };
  }
  if (!(error instanceof InputError)) return undefined;
  const campaign = await referee.known(asked.channel, asked.user);
  if (STOPPED.includes(error.says) && campaign.game) {
    const buttons = stopButtons(words, campaign.game, rulesetOf(campaign.game.rules));
    const why = words.solo.stops(String(error.values.side), error.says === 'solo-stops-question');
    return { document: { ...errorReply(words, error), lines: [line(why)], buttons }, outcome: 'error' };
  }
  const refused = (given: Asked['given']) =>
    refusedInForm(words, referee, commandNamed(name, commands), { ...asked, given });
  const trying = await triesOf(name, asked, campaign, referee);
  const found = await mendingButtons(words, error, { name, given: asked.given, game: campaign.game, ...trying });
  // Nobody fills in a form for nothing.
  const refusal = found.some(({ action }) => action === 'fill') ? await refused(asked.given) : undefined;
  if (refusal instanceof InputError) return { document: errorReply(words, refusal), outcome: 'error' };
  if (refusal) return { document: refusalReply(words, refusal), outcome: 'refused' };
  const told = await withFairNearest(error, asked, (given) => trying.isFair(given));
  if (found.length === 0 && told === error) return undefined;
  const buttons = await kept.carrying(found, key, asked);
  return { document: { ...mistakeReply(words, told), buttons }, outcome: 'error' };
}

/** The error without the value or unit that it names in place of a mistyped one, if the rules would refuse that. */
async function withFairNearest(
  error: InputError,
  { given }: Pick<Asked, 'given'>,
  isFair: (given: Asked['given']) => Promise<boolean>,
): Promise<InputError> {
  const { says, values } = error;
  const { nearest, likely: _, ...others } = values;
  if (!NAMING.includes(says) || typeof nearest !== 'string') return error;
  const typed = String(values.value ?? values.unit);
  const option = Object.keys(given).find(
    (name) => String(given[name]).trim().toLowerCase() === typed.trim().toLowerCase(),
  );
  if (option === undefined || (await isFair({ ...given, [option]: nearest }))) return error;
  return InputError.again({ says, values: others });
}

/** How a ruling's command is tried with other options. Other commands aren't tried. */
async function triesOf(
  name: string,
  { channel, user, given }: Asked,
  campaign: Campaign,
  referee: Referee,
): Promise<Pick<Mending, 'isFair' | 'mistakeIn'>> {
  const named = given.rules === undefined ? undefined : rulesetMeant(String(given.rules));
  const ruleset = named ?? (await referee.ruleset(channel));
  const table = ruleset.verbs[name]?.options;
  if (!table) return { isFair: () => Promise.resolve(true), mistakeIn: () => undefined };
  // Where nobody is named, it may be any unit of the player's.
  const { game } = campaign;
  const shown = game && gameShown(campaign) && isOfUnits(ruleset.verbs[name]!);
  const own = shown ? unitsInOrder(game) : [];
  const side = game && (sideOf(game, user) ?? (isUmpire(game, user) ? game.at?.side : undefined));
  // Whoever has no part in the game does nothing with any of its units, so nothing is searched for.
  const plays = !shown || sideOf(game, user) !== undefined || isUmpire(game, user);
  const who = own.filter((unit) => !unit.gone && (side === undefined || unit.side === side)).map((unit) => unit.name);
  return {
    isFair: async (said) =>
      plays &&
      mayGive(campaign, { verb: name, given: said, user }) &&
      !new Finishing({ campaign, ruleset, verb: name, given: said }, { who }).refusal(),
    mistakeIn: (said) => mistakeIn(campaign, { verb: name, given: said, user }, ruleset.id),
  };
}
