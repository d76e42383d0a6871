import { run } from '../src/command/call.ts';
import type { Command } from '../src/command/command.ts';
import { commandNamed } from '../src/command/find.ts';
import { sameAgain } from '../src/command/offers.ts';
import { writePair } from '../src/kernel/pairs.ts';

const options = {
  target: { type: 'string', help: 'At whom this time; several with commas between' },
  range: { type: 'string', help: 'The distance in inches this time' },
  cover: { type: 'string', help: 'What the target is behind this time' },
} as const;

/** Your last ruling once more, with what has changed. It answers as that command does. */
export const again: Command = {
  name: 'again',
  description: 'Your last ruling once more, with what has changed, such as range:10 or target:Miller',
  options,
  ofRuling: true,
  example: '/again range:10',
  async run({ asked, referee, commands }) {
    const { record, ruled } = await referee.records.lastRulingOf(asked.channel, asked.user);
    const same = await sameAgain(referee, asked.channel, record, ruled);
    // `attacker` is another name for `who`.
    const { who: _, attacker: __, ...others } = same;
    const before = asked.given.who === undefined && asked.given.attacker === undefined ? same : others;
    const all = Object.entries({ ...before, ...asked.given }).filter(([, value]) => value !== '-');
    const given = Object.fromEntries(all);
    const command = [`/${ruled.verb}`, ...all.map(([name, value]) => writePair(name, value))].join(' ');
    return run(referee, commandNamed(ruled.verb, commands), { ...asked, command, given }, commands);
  },
};
