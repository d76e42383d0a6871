import { ThrownDice } from '../kernel/dice.ts';
import type { GivenOptions, Option } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import { optionsWith, readAction } from '../referee/action.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Form } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesetMeant } from '../rules/index.ts';
import type { Command } from './command.ts';
import { fieldOf, withNumbers } from './form-fields.ts';
import { lastTime } from './last-time.ts';
import { type Asking, unitFields, withMenus } from './unit-fields.ts';

/** A form can't hold more fields than this. */
const MOST_FIELDS = 5;

/** A form, and the options that the command already has. */
export interface FormFor {
  readonly form: Form;
  readonly given: GivenOptions;
}

/**
 * The form for what a ruling's command leaves out and only the player can say: which unit does it and at whom, choices, and what
 * only eyes can tell. It doesn't ask for anything that's given, or known of the unit.
 * @param how `mend`: what's given but can't be read counts as missing; `open`: asks for everything that can be said
 * @returns `undefined` if nothing is missing, or something else is wrong
 * @throws {Refusal} if the player leaves open which of their units does it, and the rules forbid it to all of them
 */
export async function formFor(
  referee: Referee,
  command: Command,
  { channel, user, given: typed }: Pick<Asked, 'channel' | 'user' | 'given'>,
  how: 'missing' | 'mend' | 'open' = 'missing',
): Promise<FormFor | undefined> {
  const campaign = await referee.campaign(channel);
  const named = typed.rules === undefined ? undefined : rulesetMeant(String(typed.rules));
  const ruleset = named ?? (await referee.ruleset(channel));
  const table = ruleset.verbs[command.name]?.options;
  if (!table) return undefined;
  const asking: Asking = { command, given: typed, table, campaign, ruleset, user };
  const wrong = how === 'mend' ? wrongIn(asking, typed) : [];
  const isWhole = wrong.length === 0 && missingFrom(asking, typed).length === 0;
  if (how !== 'open' && isWhole && !lacksUnit(asking)) return undefined;
  const given = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.includes(name)));
  const last = await lastTime(referee, channel, user, command.name);
  const units = await unitFields({ ...asking, given }, last);
  const supposed = {
    ...given,
    ...Object.fromEntries(units.map(({ name, units: [first] }) => [name, first!.name])),
  };
  const names = [...new Set([...wrong, ...missingFrom(asking, supposed)])];
  if (how !== 'open' && names.length + units.length === 0) return undefined;
  const eyes = Object.keys(command.primary ?? {}).filter((name) => isOfEyes(table[name]) && given[name] === undefined);
  const others = [...new Set([...names, ...eyes])].filter((name) => !units.some((field) => field.name === name));
  const asked = others.flatMap((name) =>
    fieldOf(name, optionsWith(table)[name], last.options, names.includes(name)).map((field) =>
      withNumbers(field, command.name, ruleset),
    ),
  );
  const fields = [...withMenus(units, MOST_FIELDS - asked.length), ...asked];
  if (fields.length === 0) return undefined;
  return {
    form: { title: english.notices.formTitle(english.say(command.name)), fields: fields.slice(0, MOST_FIELDS) },
    given,
  };
}

/** Faces in turn, so that a tie doesn't repeat for ever. */
function inTurn(): (sides: number) => number {
  let thrown = 0;
  return (sides) => (thrown++ % sides) + 1;
}

/** In a battle: whether neither the unit is named, nor anything that would show it's a unit the referee doesn't know. */
function lacksUnit({ command, given, campaign, ruleset, table }: Asking): boolean {
  const says = Object.keys(given).some((name) => table[name]?.from === 'known' || table[name]?.filled);
  if (says || given.target !== undefined || given.rules !== undefined) return false;
  try {
    return !readAction(command.name, given, campaign, ruleset.id).tracked;
  } catch {
    // The command itself will report what's wrong.
    return false;
  }
}

/** The options the book needs and nobody has given. Only the rules know some of them, so they're tried on hidden dice. */
function missingFrom({ command, campaign, ruleset, table }: Asking, given: GivenOptions): readonly string[] {
  try {
    const action = readAction(command.name, given, campaign, ruleset.id);
    resolve(action, new RecordedRuling(new ThrownDice(inTurn()), action.toggles));
    return [];
  } catch (error) {
    if (error instanceof InputError && error.says === 'missing-options') {
      return (error.values.missing as readonly string[]).filter((name) => table[name]);
    }
    if (error instanceof InputError || error instanceof Refusal || error instanceof NotAllowed) return [];
    throw error;
  }
}

/** The options that are given but can't be read, one by one. */
function wrongIn(asking: Asking, given: GivenOptions): readonly string[] {
  const { command, campaign, ruleset } = asking;
  try {
    readAction(command.name, given, campaign, ruleset.id);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) return [];
    const option = String(error.values.option);
    if (given[option] === undefined) return [];
    const { [option]: _, ...others } = given;
    return [option, ...wrongIn(asking, others)];
  }
}

function isOfEyes(option: Option | undefined): boolean {
  return option?.from === 'eye' && option.type !== 'boolean' && !option.required;
}
