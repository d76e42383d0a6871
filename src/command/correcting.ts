import type { OptionValue } from '../kernel/options.ts';
import type { Referee } from '../referee/referee.ts';
import type { Form } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesetOf } from '../rules/index.ts';
import type { Command } from './command.ts';
import { fieldOf } from './missing.ts';

/** A form holds no more fields than this. */
const MOST_FIELDS = 5;

type Given = Readonly<Record<string, OptionValue>>;

/** What eyes saw of a ruling, as it stands: what was said first, then by how common it is. */
async function seenIn(referee: Referee, commands: readonly Command[], channel: string, seq: number, log: string) {
  const { ruled } = await referee.ruling(channel, seq, log);
  const table = rulesetOf(ruled.rules).verbs[ruled.verb]?.options ?? {};
  const said: Given = { ...ruled.filled, ...ruled.options };
  const usual = Object.keys(commands.find(({ name }) => name === ruled.verb)?.primary ?? {});
  const all = [...new Set([...Object.keys(ruled.options), ...usual, ...Object.keys(table)])];
  const names = all.filter((name) => table[name]?.from === 'eye').slice(0, MOST_FIELDS);
  const fields = names.flatMap((name) => fieldOf(name, table[name], said, false));
  return { verb: ruled.verb, fields };
}

/**
 * A form with what eyes saw of a ruling, to be put right.
 * @returns `undefined` where eyes see nothing of it
 * @throws {InputError} where there is no such ruling
 */
export async function correctionForm(
  referee: Referee,
  commands: readonly Command[],
  channel: string,
  { seq, log }: { readonly seq: number; readonly log: string },
): Promise<Form | undefined> {
  const { verb, fields } = await seenIn(referee, commands, channel, seq, log);
  if (fields.length === 0) return undefined;
  return { title: english.corrections.formTitle(english.say(verb), seq), fields };
}

/** What a form that comes back says otherwise than the ruling: `/correct` with that. What was emptied is taken away. */
export async function correctionFrom(
  referee: Referee,
  commands: readonly Command[],
  channel: string,
  { seq, log }: { readonly seq: number; readonly log: string },
  filled: Readonly<Record<string, string>>,
): Promise<Given> {
  const { fields } = await seenIn(referee, commands, channel, seq, log);
  const changed = fields.flatMap(({ name, value = '' }) => {
    const now = filled[name] ?? '';
    return now === value ? [] : [[name, now === '' ? '-' : now] as const];
  });
  return { number: seq, ...Object.fromEntries(changed) };
}
