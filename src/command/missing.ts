import type { Campaign } from '../campaign/campaign.ts';
import { ThrownDice } from '../kernel/dice.ts';
import type { GivenOptions, Option, Options, OptionTable } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import { optionsWith, readAction } from '../referee/action.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { wouldCome } from '../referee/trying.ts';
import type { Field, Form } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesetMeant } from '../rules/index.ts';
import { Applying } from './applying.ts';
import type { Command } from './command.ts';
import { fairFields } from './fair-fields.ts';
import { fieldOf, withNumbers } from './form-fields.ts';
import { type LastTime, lastTime } from './last-time.ts';
import { type Asking, type UnitField, unitFields, withMenus } from './unit-fields.ts';

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
 * @param how `mend`: what's given but can't be read counts as missing; `open`: asks for everything that can be said, and
 * starts with what eyes have told so far and the target
 * @returns `undefined` if nothing is missing, or something else is wrong
 * @throws {Refusal} if the player leaves open which of their units does it, and the rules forbid it to all of them
 */
export async function formFor(
  referee: Referee,
  command: Command,
  { channel, user, given: whole }: Pick<Asked, 'channel' | 'user' | 'given'>,
  how: 'missing' | 'mend' | 'open' = 'missing',
  by?: number,
): Promise<FormFor | undefined> {
  const campaign = await referee.campaign(channel);
  const named = whole.rules === undefined ? undefined : rulesetMeant(String(whole.rules));
  const ruleset = named ?? (await referee.ruleset(channel));
  const table = ruleset.verbs[command.name]?.options;
  if (!table) return undefined;
  const seen = how === 'open' ? seenIn(whole, table) : {};
  const typed = Object.fromEntries(Object.entries(whole).filter(([name]) => seen[name] === undefined));
  const asking: Asking = { command, given: typed, table, campaign, ruleset, user, by };
  const wrong = how === 'mend' ? wrongIn(asking, typed) : [];
  const isWhole = wrong.length === 0 && missingFrom(asking, typed).length === 0;
  if (how !== 'open' && isWhole && !lacksUnit(asking) && !lacksTarget(asking)) return undefined;
  const given = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.includes(name)));
  const last = withSeen(await lastTime(referee, channel, user, command.name), seen, campaign);
  const units = await unitFields({ ...asking, given }, last);
  const supposed = {
    ...given,
    ...Object.fromEntries(units.map(({ name, units: [first] }) => [name, first!.name])),
  };
  const names = [...new Set([...wrong, ...missingFrom(asking, supposed)])];
  if (how !== 'open' && names.length + units.length === 0) return undefined;
  const asked = ruleFields({ ...asking, given }, names, units, last.options);
  const more = asked.length + units.length < MOST_FIELDS ? onlyForSome({ ...asking, given: supposed }, asked) : [];
  const fields = [...withMenus(units, MOST_FIELDS - asked.length - more.length), ...asked, ...more];
  if (fields.length === 0) return undefined;
  return {
    form: {
      title: english.notices.formTitle(english.say(command.name)),
      fields: await fairFields(asking, given, fields.slice(0, MOST_FIELDS)),
    },
    given,
  };
}

/** What a command says of what only eyes can tell, and of its target: that can still change. */
function seenIn(given: GivenOptions, table: OptionTable): GivenOptions {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name === 'target' || table[name]?.from === 'eye'));
}

/** What was said last time, and instead of it what has been said now. */
function withSeen(last: LastTime, { target, ...seen }: GivenOptions, { game }: Campaign): LastTime {
  const aimed = Object.values(game?.units ?? {}).filter(({ name }) => name === target);
  const options = { ...last.options, ...seen } as LastTime['options'];
  return { ...last, options, ...(aimed.length > 0 ? { targets: aimed.map(({ id }) => id) } : {}) };
}

/** The fields for what's missing and for what only eyes can tell, where it can say something. */
function ruleFields(asking: Asking, names: readonly string[], units: readonly UnitField[], last: Options) {
  const { command, table, given, ruleset } = asking;
  const applying = new Applying(asking, units);
  const unseen = Object.keys(command.primary ?? {}).filter(
    (name) => isOfEyes(table[name]) && given[name] === undefined,
  );
  const eyes = unseen.filter((name) => applying.applies(name, names));
  const others = [...new Set([...names, ...eyes])].filter((name) => !units.some((field) => field.name === name));
  return others
    .flatMap((name) => {
      const fields = fieldOf(name, optionsWith(table)[name], last, names.includes(name));
      // Whatever stood there would be said, though the referee may know better of the unit.
      return applying.mayBeKnown(name)
        ? fields.map((field) => ({ ...field, value: undefined, required: false }))
        : fields;
    })
    .map((field) => withNumbers(field, command.name, ruleset));
}

/** Fields for what only some of the choices need: the calibre of a gun. */
function onlyForSome(asking: Asking, asked: readonly Field[]): readonly Field[] {
  const { given, table, command, ruleset } = asking;
  const names = asked.flatMap(({ name, choices = [] }) =>
    choices.flatMap(({ value }) => missingFrom(asking, { ...given, ...sampled(asked, table), [name]: value })),
  );
  return [...new Set(names)]
    .filter((name) => given[name] === undefined && !asked.some((field) => field.name === name))
    .flatMap((name) => fieldOf(name, table[name], {}, false))
    .map((field) => withNumbers(field, command.name, ruleset));
}

/** Something in every field that has to be filled in. */
function sampled(fields: readonly Field[], table: OptionTable): GivenOptions {
  const needed = fields.filter(({ value }) => value === undefined);
  return Object.fromEntries(
    needed.flatMap(({ name, choices }) => {
      const type = table[name]?.type;
      const value = choices?.[0]?.value ?? (type === 'number' || type === 'integer' ? A_FEW : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A number that most options take. */
const A_FEW = 4;

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

/** In a battle: whether a named unit does something that may need a target, and none is given. */
function lacksTarget({ command, given, campaign, ruleset, user }: Asking): boolean {
  const named = given.who !== undefined || given.attacker !== undefined;
  if (!named || given.target !== undefined) return false;
  return wouldCome(campaign, { verb: command.name, given, user }, ruleset.id) !== 'ruled';
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

/** The options that are given but can't be read, one by one. The odds that *Roll* was pressed on are none of the verb's. */
function wrongIn(asking: Asking, { seen: _, ...given }: GivenOptions): readonly string[] {
  const { command, campaign, ruleset } = asking;
  try {
    readAction(command.name, given, campaign, ruleset.id);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) return [];
    const option = String(error.values.option);
    if (given[option] === undefined) return [];
    const { [option]: __, ...others } = given;
    return [option, ...wrongIn(asking, others)];
  }
}

function isOfEyes(option: Option | undefined): boolean {
  return option?.from === 'eye' && option.type !== 'boolean' && !option.required;
}
