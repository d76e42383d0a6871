import type { Command } from '../src/command/command.ts';
import { soloAnswer, soloTurn } from '../src/command/turns/solo-turn.ts';
import { writeInnerPairs } from '../src/kernel/options/pairs.ts';
import type { Asked } from '../src/referee/asked.ts';
import { rulesetOf } from '../src/rules/index.ts';

/** What only a side that Umpire runs can do. */
const OF_A_SIDE: readonly string[] = ['turn', 'answer'];

/** The command by which the side plays on. */
export const playsOn = { name: 'solo', given: { task: 'turn' } } as const;

/**
 * The command that answers what the side asks, with what it says as values besides.
 * @param answers by the names of what was asked
 * @param question the key of the one that they belong to, if it's known
 */
export function answering(answers: NonNullable<Asked['answers']>, question?: string) {
  const asked = question === undefined ? {} : { question };
  return { name: 'solo', given: { task: 'answer', answers: writeInnerPairs(answers), ...asked }, answers } as const;
}

export const solo: Command = {
  name: 'solo',
  // biome-ignore format: boxes in rows
  primary: [
    'task', 'who', 'answers', 'factors', 'casualties', 'strength', 'support', 'risk', 'state', 'counters', 'no-contact', 'range',
    'cover', 'next-cover', 'modifier', 'odds', 'faces', 'with', 'rules',
  ],
  example: '/solo task:arrivals counters:3 no-contact:true rules:ww2-skirmish',
  bare: ({ game }) => (game && game.phase !== 'ended' && rulesetOf(game.rules).solo ? { task: 'turn' } : undefined),
  offers: ({ game }, option, value) =>
    option !== 'task' || !OF_A_SIDE.includes(value) || typeof game?.table.solo === 'string',
  async run(call) {
    const isBare = Object.keys(call.asked.given).length === 0;
    if (isBare && solo.bare!(await call.referee.campaign(call.asked.channel))) return soloTurn(call);
    const { task, odds } = call.asked.given;
    if (odds === undefined && task === 'turn') return soloTurn(call);
    if (odds === undefined && task === 'answer') return soloAnswer(call);
    return call.rule('solo');
  },
};
