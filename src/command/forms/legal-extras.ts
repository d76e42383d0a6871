import type { GivenOptions, Option, OptionValue } from '../../kernel/options/options.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Choice, Field } from '../../reply/document.ts';
import type { Asking } from './asking.ts';
import { alsoField, type Tick } from './extra-fields.ts';
import { type Filling, saidIn } from './filling.ts';
import { alikeNamed } from './further-targets.ts';
import { canApply } from './rule-fields.ts';

/** What goes into a form if there's room for it. */
export interface Extras {
  readonly words: Catalogue;
  readonly ticks: readonly Tick[];
  /** Who else is caught, besides the target. */
  readonly besides: readonly Field[];
  readonly typed: readonly Field[];
  /** Which of these the book suggests more for than it supposes, so they come first. */
  readonly suggested: GivenOptions;
  /** How many fields there can be at once. */
  readonly page: number;
}

/** What goes below a form's fields, where nothing is offered that's refused whatever else is filled in. */
export async function extrasBelow(
  words: Catalogue,
  filling: Filling,
  asking: Asking,
  asked: readonly Field[],
  { ticks, besides, typed, suggested, page }: Extras,
): Promise<readonly Field[]> {
  const { table, ruleset, command } = asking;
  const fair: Tick[] = [];
  for (const tick of ticks) {
    if (canApply(table[tick.name], asked) && (tick.ticked || (await mayTick(filling, tick, asked)))) fair.push(tick);
  }
  const others = await legalBesides(filling, besides, asked, alikeNamed(asking));
  const known = typedThatGo(filling, typed, ticks, others);
  const first = known.filter(({ name }) => Object.hasOwn(suggested, name));
  const { catches, shares } = ruleset.verbs[command.name] ?? {};
  const isShared = others.length > 0 && catches === 'shared';
  const later = known.filter((field) => !first.includes(field));
  const sharing = later.filter(({ name }) => isShared && (shares?.by as readonly string[] | undefined)?.includes(name));
  const last = later.filter((field) => !sharing.includes(field));
  const also = alsoField(words, fair, asking);
  const both = [...others, ...sharing];
  // The points for each target stand below the targets. If there's no room for both, one target's points come first.
  const fits = isShared && asked.length + first.length + both.length <= page;
  return [...first, ...(fits ? [...both, ...also] : [...also, ...sharing, ...others]), ...last];
}

/** Whether it goes when it's ticked: at somebody who stands in the form, or at nobody if that's left to the player. */
async function mayTick(
  { finishing, alone, breathe }: Filling,
  { name, value }: Tick,
  asked: readonly Field[],
): Promise<boolean> {
  const ticked = { [name]: value };
  const target = asked.find((field) => field.name === 'target');
  const goesAt = ({ value: at }: Choice) => finishing.goes({ ...ticked, target: at }, alone);
  // Mostly it goes at the first of them, and it takes much longer to say that it goes at somebody.
  const [first, ...others] = target?.choices ?? [];
  if (first && goesAt(first)) return true;
  if (!finishing.goes(ticked, alone)) return false;
  if (!target?.choices || (!target.required && finishing.goes(ticked, [...alone, 'target']))) return true;
  for (const other of others) {
    await breathe();
    if (goesAt(other)) return true;
  }
  return false;
}

/** Those who can be caught besides a target, in one way or another. */
async function legalBesides(
  { finishing, outside, breathe }: Filling,
  besides: readonly Field[],
  asked: readonly Field[],
  isAlike: (one: string, other: string) => boolean,
): Promise<readonly Field[]> {
  const { value, choices: targets = [] } = asked.find(({ name }) => name === 'target') ?? {};
  const named = [value, ...targets.map((choice) => choice.value)].filter((name) => name !== undefined);
  const legal: Field[] = [];
  for (const field of besides) {
    const choices: Choice[] = [];
    for (const choice of field.choices ?? []) {
      await breathe();
      const others = [...new Set(named)].filter((name) => name !== choice.value && isAlike(name, choice.value));
      if (others.some((name) => finishing.goes({ target: `${name}, ${choice.value}` }, outside))) choices.push(choice);
    }
    if (choices.length > 0) legal.push({ ...field, choices, several: choices.length });
  }
  return legal;
}

/**
 * What's typed and can be other than what the book supposes, with a value that the form can start with. Something that would be
 * refused as it stands isn't filled in.
 */
function typedThatGo(
  { finishing, table, said, alone, outside }: Filling,
  typed: readonly Field[],
  ticks: readonly Tick[],
  besides: readonly Field[],
): readonly Field[] {
  const chosen = besides.flatMap((field) => field.chosen ?? []);
  const ticked = Object.fromEntries(ticks.filter((tick) => tick.ticked).map(({ name, value }) => [name, value]));
  const values = saidIn(typed);
  const target = chosen.length > 0 ? { target: [said.target, ...chosen].join(', ') } : {};
  return typed.flatMap((field) => {
    const { name, value } = field;
    const others = beyond(table[name]!, [...finishing.values(name), ...(value === undefined ? [] : [value])]);
    if (!others.some((other) => finishing.goes({ [name]: other }, outside))) return [];
    const stands = { ...said, ...ticked, ...target };
    const isSound =
      value === undefined ||
      finishing.goes({ ...stands, [name]: value }, alone) ||
      finishing.goes({ ...stands, ...values }, outside);
    return [isSound ? field : { ...field, value: undefined }];
  });
}

/** What an option can be besides what the book supposes. */
function beyond(option: Option, values: readonly OptionValue[]): readonly OptionValue[] {
  const usual = 'default' in option ? option.default : undefined;
  const others = values.filter((value) => value !== usual);
  if (others.length > 0 || option.type !== 'integer') return others;
  return [Math.min(option.max ?? Number.POSITIVE_INFINITY, (option.default ?? option.min ?? 0) + 1)];
}
