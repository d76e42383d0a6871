import type { Campaign } from '../campaign/campaign.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import type { Option, OptionTable, OptionValue } from '../kernel/options.ts';
import { InputError, NotAllowed, Refusal } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { canDo } from '../referee/able.ts';
import { optionsWith, readAction } from '../referee/action.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { unitsInOrder } from '../referee/units.ts';
import type { Choice, Field, Form } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesets } from '../rules/index.ts';
import type { Command } from './command.ts';
import { gameShown } from './game-shown.ts';

type Given = Readonly<Record<string, OptionValue>>;

/** A form holds no more fields than this. */
const MOST_FIELDS = 5;
/** A menu holds no more; what may be more is typed. */
const MOST_CHOICES = 25;
/** How far back it is looked what was said last time. */
const LATELY = 10;

/** A form, and what the command says besides. */
export interface FormFor {
  readonly form: Form;
  readonly given: Given;
}

/**
 * The form for what a ruling's command does not say and nobody but the player can: whom it is by and at, choices, and what
 * only eyes can tell. What is given, or known of the unit, is not asked.
 * @param how `mend`: what is given and cannot be read counts as missing; `open`: whatever can be said is asked
 * @returns `undefined` where nothing is missing, or what is wrong is something else
 */
export async function formFor(
  referee: Referee,
  command: Command,
  { channel, user, given: typed }: Pick<Asked, 'channel' | 'user' | 'given'>,
  how: 'missing' | 'mend' | 'open' = 'missing',
): Promise<FormFor | undefined> {
  const campaign = await referee.campaign(channel);
  const named = typed.rules === undefined ? undefined : rulesets[String(typed.rules)];
  const ruleset = named ?? (await referee.ruleset(channel));
  const table = ruleset.verbs[command.name]?.options;
  if (!table) return undefined;
  const asking: Asking = { command, given: typed, table, campaign, ruleset, user };
  const wrong = how === 'mend' ? wrongIn(asking, typed) : [];
  if (how !== 'open' && wrong.length === 0 && missingFrom(asking, typed).length === 0) return undefined;
  const given = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong.includes(name)));
  const units = unitFields({ ...asking, given });
  const supposed = {
    ...given,
    ...Object.fromEntries(units.flatMap(({ name, value }) => (value ? [[name, value]] : []))),
  };
  const names = [...new Set([...wrong, ...missingFrom(asking, supposed)])];
  if (how !== 'open' && names.length + units.length === 0) return undefined;
  const last = await lastTime(referee, channel, user, command.name);
  const eyes = Object.keys(command.primary ?? {}).filter((name) => isOfEyes(table[name]) && given[name] === undefined);
  const others = [...new Set([...names, ...eyes])].filter((name) => !units.some((field) => field.name === name));
  const fields = [
    ...units,
    ...others.flatMap((name) => fieldOf(name, optionsWith(table)[name], last, names.includes(name))),
  ];
  if (fields.length === 0) return undefined;
  return {
    form: { title: english.notices.formTitle(english.say(command.name)), fields: fields.slice(0, MOST_FIELDS) },
    given,
  };
}

interface Asking {
  readonly command: Command;
  readonly given: Given;
  readonly table: OptionTable;
  readonly campaign: Campaign;
  readonly ruleset: Ruleset;
  readonly user: string;
}

/** What the book cannot do without and nobody has said. */
function missingFrom({ command, campaign, ruleset, table }: Asking, given: Given): readonly string[] {
  try {
    readAction(command.name, given, campaign, ruleset.id);
    return [];
  } catch (error) {
    if (error instanceof InputError && error.says === 'missing-options') {
      return (error.values.missing as readonly string[]).filter((name) => table[name]);
    }
    if (error instanceof InputError || error instanceof Refusal || error instanceof NotAllowed) return [];
    throw error;
  }
}

/** Which options are given and cannot be read, one after the other. */
function wrongIn(asking: Asking, given: Given): readonly string[] {
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

/** In a battle: who does it, of those who can, and at whom. */
function unitFields({ command, given, campaign, ruleset, user, table }: Asking): readonly Field[] {
  const game = gameShown(campaign);
  if (!game?.at || rulesets[game.rules] !== ruleset || given.rules !== undefined) return [];
  const verb = ruleset.verbs[command.name];
  if (!verb?.effects || verb.ofTable) return [];
  const named = given.who ?? given.attacker;
  const own = sideOf(game, user) ?? game.at.side;
  const able = named === undefined ? ableOf(game, campaign, ruleset, command.name, own) : [];
  if (named === undefined && able.length === 0) return [];
  const fields = named === undefined ? [unitField('who', able)] : [];
  const aims = Object.hasOwn(command.primary ?? {}, 'target') && given.target === undefined && !table.target;
  const enemies = unitsInOrder(game).filter(({ gone, side }) => !gone && side !== own);
  return aims && AIMED.includes(command.name) && enemies.length > 0
    ? [...fields, unitField('target', enemies)]
    : fields;
}

/** What is done to somebody on the other side. */
const AIMED: readonly string[] = ['assault', 'fire', 'spot', 'tankhit'];

/** The units of a side that can do it now. */
function ableOf(game: Game, campaign: Campaign, ruleset: Ruleset, verb: string, side: string | undefined) {
  return unitsInOrder(game).filter(
    (unit) => !unit.gone && (side === undefined || unit.side === side) && canDo(campaign, ruleset, verb, unit),
  );
}

function unitField(name: 'who' | 'target', units: readonly Unit[]): Field {
  const choices = units.map((unit): Choice => ({ label: unit.name, value: unit.name }));
  const fits = choices.length <= MOST_CHOICES;
  return {
    name,
    label: english.notices.fieldLabels[name],
    hint: (fits ? english.notices.fieldHints : english.notices.typedHints)[name],
    required: true,
    value: units[0]?.name,
    choices: fits ? choices : undefined,
  };
}

function isOfEyes(option: Option | undefined): boolean {
  return option?.from === 'eye' && option.type !== 'boolean' && !option.required;
}

/**
 * The field of a form for an option, if there is such an option.
 * @param last what was said before, which stands in it at first
 */
export function fieldOf(name: string, option: Option | undefined, last: Given, required: boolean): readonly Field[] {
  if (!option) return [];
  const byDefault = 'default' in option ? option.default : undefined;
  const values = option.type === 'boolean' ? ['true', 'false'] : option.type === 'string' ? option.values : undefined;
  const choices = values && values.length <= MOST_CHOICES ? values.map(choiceOf) : undefined;
  // The book's first is the commonest; what only eyes can tell nobody can guess.
  const value = last[name] ?? byDefault ?? (required && option.from === 'choice' ? choices?.[0]?.value : undefined);
  return [
    {
      name,
      label: english.capital(name.replaceAll('-', ' ')),
      hint: option.help,
      required: required && byDefault === undefined,
      value: value === undefined ? undefined : String(value),
      choices,
    },
  ];
}

function choiceOf(value: string): Choice {
  return { label: value.replaceAll('-', ' '), value };
}

/** What the same player said of the same verb last time. */
async function lastTime(referee: Referee, channel: string, user: string, verb: string): Promise<Given> {
  const { records, struck } = await referee.log(channel, 1, LATELY);
  const said = records
    .filter(({ by, seq }) => by === user && !struck.has(seq))
    .flatMap(({ events }) => events.filter((event): event is Ruled & typeof event => event.type === 'ruled'))
    .findLast((ruled) => ruled.verb === verb);
  return said?.options ?? {};
}
