import * as z from 'zod';
import { playsOn } from '../../../commands/solo.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { waitingFor } from '../../campaign/owed/waiting.ts';
import { waitingButtons } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { type Carried, fields, nothing, type ValuesOf, whole } from './carried.ts';
import type { Kinds } from './kind.ts';

/** The record, and which of its acts; 0 for all of them. */
const act = fields({ seq: whole, act: whole });

const die = fields({ key: z.string().regex(/^\d+$/) });

/** A question of the side that the referee runs, and the answer if it's a single word. */
const answer: Carried<{ readonly question: string; readonly part?: string; readonly value?: string }> = {
  write: (of) => (of.part === undefined ? of.question : `${of.question}:${of.part}:${of.value}`),
  read: (text) => {
    const [, question, part, value] = /^([^:]+:[^:]*)(?::([^:]+):([^:]+))?$/.exec(text) ?? [];
    if (question === undefined) return undefined;
    return part === undefined || value === undefined ? { question } : { question, part, value };
  },
};

declare module '../../reply/document.ts' {
  interface ButtonValues {
    /** The next die of a throw at the table. */
    'next-die': ValuesOf<typeof die>;
    /** What players see, for the side that the referee runs. */
    answer: ValuesOf<typeof answer>;
    /** That side plays on. */
    'goes-on': ValuesOf<typeof nothing>;
    /** One act of that side, or all of them. */
    act: ValuesOf<typeof act>;
  }
}

/** Whether the side that the referee runs waits for just this. */
function stops(words: Catalogue, { game }: Campaign, is: (button: Button) => boolean): boolean {
  const waiting = game && waitingFor(game, rulesetOf(game.rules));
  return waiting !== undefined && waitingButtons(words, waiting, game!).some(is);
}

/** Buttons for what only people at the table can tell. */
export const table = {
  'next-die': { carried: die, by: 'anyone', opens: ({ key }, { does }) => does.nextDie(key) },
  answer: {
    carried: answer,
    by: 'anyone',
    opens: (of, { does }) => does.answers(of),
    waits: (campaign, of, words) =>
      stops(words, campaign, (each) => each.action === 'answer' && answer.write(each.of) === answer.write(of)),
  },
  'goes-on': {
    carried: nothing,
    by: 'anyone',
    seen: 'update',
    tells: true,
    runs: () => playsOn,
    waits: (campaign, _, words) => stops(words, campaign, ({ action }) => action === 'goes-on'),
  },
  // They're leafed through in one message, which only its reader sees.
  act: {
    carried: act,
    by: 'anyone',
    seen: (_, { own }) => (own ? 'update' : 'private'),
    turns: true,
    runs: ({ seq, act: n }) => ({ name: 'battlefield show', given: { number: seq, ...(n === 0 ? {} : { act: n }) } }),
  },
} satisfies Kinds;
