import { run } from '../src/command/call.ts';
import type { Answer, Call, Command } from '../src/command/command.ts';
import { sameAgain } from '../src/command/panel/offers.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { commandText } from '../src/kernel/options/given-command.ts';
import { type OptionTable, type OptionValue, option } from '../src/kernel/options/options.ts';
import { completeOptions, readOptions } from '../src/kernel/options/read-options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';

import { forgottenSavedReply, savedListReply, savedReply } from '../src/reply/log/saved-rulings.ts';

const own = {
  name: option.text({ longest: LONGEST.saved, saved: true }),
  number: option.integer(1, Infinity, { records: 'ruling' }),
  save: option.text({ longest: LONGEST.saved }),
  forget: option.text({ longest: LONGEST.saved, saved: true }),
  list: option.flag(),
} satisfies OptionTable;

const changing = {
  target: option.text(),
  range: option.text(),
  cover: option.text(),
} satisfies OptionTable;

/** What can be done with saved rulings; only one of these can be given. */
const KEEPING = ['save', 'forget', 'list'] as const;

/**
 * Repeats your last ruling with changes, or one that you've saved. It answers as that command does. `data` has what was `saved`,
 * as a name and a command.
 */
export const again: Command = {
  name: 'again',
  options: { ...changing, ...own },
  ofRuling: true,
  private: (given) => KEEPING.some((name) => given[name] !== undefined && given[name] !== 'false'),
  example: '/again range:10',
  async run(call) {
    const { said, changes } = parted(call.asked.given);
    const doing = KEEPING.filter((name) => said[name] !== undefined && said[name] !== false);
    if (doing.length > 1) throw new InputError('again-one-thing', { options: doing });
    const [does] = doing;
    if (does !== undefined) return keeping(call, does, said, Object.keys(changes));
    const { verb, given } = await meant(call, said);
    return givenAgain(call, verb, given, changes);
  },
};

type Said = { readonly [K in keyof typeof own]?: string | number | boolean | undefined };

/** Its own options, and those of the ruling. */
function parted(given: Readonly<Record<string, OptionValue>>) {
  const mine = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(own, name)));
  const changes = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(own, name)));
  const said: Said = completeOptions(own, readOptions(own, mine));
  return { said, changes };
}

interface Meant {
  readonly verb: string;
  readonly given: Readonly<Record<string, string>>;
}

/** The ruling that's meant: by the name it's saved under, by its number, or the speaker's last one. @throws {InputError} */
async function meant({ asked, referee }: Call, { name, number }: Said): Promise<Meant> {
  const { channel, user } = asked;
  if (name !== undefined && number !== undefined)
    throw new InputError('again-one-thing', { options: ['name', 'number'] });
  if (name !== undefined) return referee.saved.named(channel, user, String(name));
  const { record, ruled, campaign } =
    number === undefined
      ? await referee.records.lastRulingOf(channel, user)
      : await referee.ruling(channel, Number(number));
  return { verb: ruled.verb, given: await sameAgain(referee, channel, campaign, record, ruled) };
}

function givenAgain(
  { asked, referee, commands, words }: Call,
  verb: string,
  same: Meant['given'],
  changes: Call['asked']['given'],
) {
  // `attacker` is another name for `who`.
  const { who: _, attacker: __, ...others } = same;
  const before = changes.who === undefined && changes.attacker === undefined ? same : others;
  const given = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== '-'));
  const command = commandText({ name: verb, given });
  return run(words, referee, commandNamed(verb, commands), { ...asked, command, given }, commands);
}

/** Saves, lists or forgets; nothing is thrown, and nothing is written in the log. */
async function keeping(
  call: Call,
  does: (typeof KEEPING)[number],
  said: Said,
  changes: readonly string[],
): Promise<Answer> {
  const { channel, user } = call.asked;
  const { saved } = call.referee;
  const beside = (['name', 'number'] as const).filter(
    (name) => said[name] !== undefined && !(does === 'save' && name === 'number'),
  );
  const others = [...changes, ...beside];
  if (others.length > 0) throw new InputError('nothing-beside', { option: does, others });
  if (does === 'list') {
    const all = await saved.of(channel, user);
    const entries = all.map(({ name, verb, given }) => ({ name, command: commandText({ name: verb, given }) }));
    return { document: savedListReply(call.words, entries), json: { data: { saved: entries } } };
  }
  if (does === 'forget') {
    const { name } = await saved.forget(channel, user, String(said.forget));
    return { document: forgottenSavedReply(call.words, name), json: { data: { forgotten: name } } };
  }
  const { verb, given } = await meant(call, said);
  // It uses the channel's book at the time, unless it named another.
  const { id } = await call.referee.ruleset(channel);
  const same = Object.fromEntries(Object.entries(given).filter(([name, value]) => name !== 'rules' || value !== id));
  const kept = await saved.keep(channel, user, { name: String(said.save), verb, given: same });
  const command = commandText({ name: verb, given: same });
  return {
    document: savedReply(call.words, kept.name, command),
    json: { data: { saved: [{ name: kept.name, command }] } },
  };
}
