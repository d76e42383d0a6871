import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction, CommandInteractionOption } from 'discord.js';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import { breathing } from '../../campaign/breath.ts';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { within } from '../../campaign/store/deadline.ts';
import type { Command } from '../../command/command.ts';
import { gameShown } from '../../command/game-shown.ts';
import { commandNamed, optionsOf } from '../../command/typing/find.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { ruleSearch } from '../../lookup/search.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { rulesetMeant } from '../../rules/index.ts';
import { actorsFor, isActor } from '../../suggestions/actors.ts';
import { completePairs, completeValue } from '../../suggestions/completion.ts';
import {
  type CompletionContext,
  isCompleted,
  isRuleSearched,
  isSearched,
  type Suggestion,
} from '../../suggestions/known-values.ts';
import { isAlwaysRefused } from '../../suggestions/refused-values.ts';
import { typedCommands } from '../../suggestions/typed-commands.ts';
import { usedBy } from '../commands/asked.ts';
import { shortened } from '../messages/shortened.ts';
import { nativeOptions } from '../registration/native-options.ts';
import { recordChoices, undoChoices } from './record-choices.ts';

const MOST = 25;
/** Discord's limit for the name and for the value of a choice. */
const LONGEST = 100;
/** In milliseconds: later than this, the user has already typed on. */
const TOO_LATE = 1000;

type Choice = ApplicationCommandOptionChoiceData<string | number>;
type Asking = Pick<Referee, 'ruleset' | 'known' | 'log' | 'saved'>;

/**
 * Offers what can be typed. When completion fails, no apology is needed: Discord shows that there is nothing.
 * @param books the books that the command is registered for there
 */
export async function complete(
  words: Catalogue,
  interaction: AutocompleteInteraction,
  referee: Asking,
  books: readonly Ruleset[],
  log: Logger,
): Promise<void> {
  try {
    const choices = await within(TOO_LATE, choicesFor(words, interaction, referee, books)).catch((err: unknown) => {
      log.debug({ err }, 'no completion');
      return [];
    });
    await interaction.respond(choices);
  } catch (err) {
    // Usually an interaction that Discord dropped because another letter was typed.
    log.debug({ err }, 'completion not delivered');
  }
}

async function choicesFor(
  words: Catalogue,
  interaction: AutocompleteInteraction,
  referee: Asking,
  books: readonly Ruleset[],
): Promise<Choice[]> {
  const { name: commandName, data } = usedBy(interaction);
  const command = commandNamed(commandName, commands);
  const ruleset = rulesetAsked(data) ?? (await referee.ruleset(interaction.channelId));
  const { name, value } = interaction.options.getFocused(true);
  const option = name === 'more' ? undefined : optionsOf(command, ruleset)[name];
  const isCommand = option?.type === 'string' && option.command === true;
  // Other values are in the rulebook and don't need the store.
  const isStep = option?.type === 'string' && option.step === true;
  const stored = name === 'more' || isCommand || isStep || (isCompleted(name) && !isSearched(name));
  const campaign = stored ? await referee.known(interaction.channelId, interaction.user.id) : nothingYet;
  const user = interaction.user.id;
  const known = {
    ...knownOf(campaign, ruleset, user, data),
    verb: { name: commandName, book: ruleset },
    can: isActor(name) ? actorsFor(campaign, ruleset, { verb: commandName, user }) : undefined,
  };
  // Built in pieces, the index leaves other channels their turn. Without a question nobody needs it.
  if (isRuleSearched(name)) await ruleSearch().prepare(breathing());
  if (name === 'more') return moreChoices(words, command, ruleset, books, value, known);
  if (option?.type === 'integer' && option.records) {
    const { records: kind } = option;
    const asking = { channel: interaction.channelId, user: interaction.user.id };
    const choices =
      kind === 'undoable'
        ? await undoChoices(words, asking, String(value), referee, MOST)
        : await recordChoices(words, asking, kind, String(value), referee, MOST);
    return choices.map((each) => ({ ...each, name: shortened(each.name, LONGEST) }));
  }
  if (option?.type === 'string' && option.saved)
    return savedChoices(interaction.channelId, interaction.user.id, value, referee);
  const found = isCommand
    ? typedCommands(words, value, ruleset, commands, known)
    : option
      ? completeValue(words, name, option, value, known)
      : [];
  const isOffered = ({ text }: Suggestion) =>
    !(command.primary && option?.type === 'string' && option.values?.includes(text)) ||
    !isAlwaysRefused(command, name, text, ruleset, commands);
  return found
    .filter(isOffered)
    .flatMap(({ text, hint }) => choice(text, hint))
    .slice(0, MOST);
}

/** The rulings somebody has saved, each with its command. */
async function savedChoices(channel: string, user: string, typed: string, referee: Asking): Promise<Choice[]> {
  const all = await referee.saved.of(channel, user);
  return all
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .flatMap(({ name, verb, given }) => choice(name, commandText({ name: verb, given })));
}

/** The ruleset that the command itself names, if any. */
function rulesetAsked(data: readonly CommandInteractionOption[]): Ruleset | undefined {
  const asked = data.find(({ name }) => name === 'rules')?.value;
  return typeof asked === 'string' ? rulesetMeant(asked) : undefined;
}

/** The campaign, as the person typing knows it. */
function knownOf(
  campaign: Campaign,
  ruleset: Ruleset,
  user: string,
  data: readonly CommandInteractionOption[],
): CompletionContext {
  const given = Object.fromEntries(data.map(({ name, value }) => [name, String(value)]));
  return { ruleset, commands, game: gameShown(campaign), user, given };
}

/** The options without a place of their own, with their values, after everything that's already typed. */
function moreChoices(
  words: Catalogue,
  command: Command,
  ruleset: Ruleset,
  books: readonly Ruleset[],
  typed: string,
  known: CompletionContext,
): Choice[] {
  const native = nativeOptions(words, command, books).map(({ name }) => name);
  const found = completePairs(words, typed, optionsOf(command, ruleset), known, native);
  const choices = found.flatMap(({ text, hint }) => choice(text, hint)).slice(0, MOST);
  const tooLong = found.length > 0 && choices.length === 0;
  return tooLong ? choice(typed, '').map((kept) => ({ ...kept, name: words.notices.typeOn })) : choices;
}

function choice(value: string, hint: string): Choice[] {
  if (value.trim() === '' || value.length > LONGEST) return [];
  return [{ name: shortened(hint ? `${value} · ${hint}` : value, LONGEST), value }];
}
