import type { GivenOptions } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Form } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Command } from '../command.ts';
import { commandNamed } from '../typing/find.ts';
import { fieldOf } from './form-fields.ts';

/** A form can't hold more fields than this. */
const MOST_FIELDS = 5;

/** What a player saw for a ruling, as it now stands: first what was declared, then the commonest options. */
async function seenIn(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  channel: string,
  seq: number,
  log: string,
) {
  const { ruled } = await referee.ruling(channel, seq, log);
  const ruleset = rulesetOf(ruled.rules);
  const command = commandNamed(ruled.verb, commands);
  const table = ruleset.verbs[ruled.verb]?.options ?? {};
  const said: GivenOptions = { ...ruled.filled, ...ruled.options };
  const all = [...new Set([...Object.keys(ruled.options), ...(command.primary ?? []), ...Object.keys(table)])];
  const names = all.filter((name) => table[name]?.from === 'eye').slice(0, MOST_FIELDS);
  const fields = names.flatMap((name) => fieldOf(words, { command, ruleset }, name, table[name], said, false));
  return { verb: ruled.verb, fields };
}

/**
 * A form with what a player saw for a ruling, for correcting it.
 * @returns `undefined` if the ruling doesn't depend on anything seen
 * @throws {InputError} if the ruling doesn't exist
 */
export async function correctionForm(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  channel: string,
  { seq, log }: { readonly seq: number; readonly log: string },
): Promise<Form | undefined> {
  const { verb, fields } = await seenIn(words, referee, commands, channel, seq, log);
  if (fields.length === 0) return undefined;
  return { title: words.corrections.formTitle(words.say(verb), seq), fields };
}

/**
 * The values of a form that differ from the ruling, as options of `/correct`. An emptied field is taken away.
 * @throws {InputError} if none differs
 */
export async function correctionFrom(
  words: Catalogue,
  referee: Referee,
  commands: readonly Command[],
  channel: string,
  { seq, log }: { readonly seq: number; readonly log: string },
  filled: Readonly<Record<string, string>>,
): Promise<GivenOptions> {
  const { fields } = await seenIn(words, referee, commands, channel, seq, log);
  const changed = fields.flatMap(({ name, value = '' }) => {
    const now = filled[name] ?? '';
    return now === value ? [] : [[name, now === '' ? '-' : now] as const];
  });
  if (changed.length === 0) throw new InputError('correct-same', { seq });
  return { number: seq, ...Object.fromEntries(changed) };
}
