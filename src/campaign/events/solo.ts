import * as z from 'zod';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { flatFields } from '../../kernel/state/unit.ts';
import { hash, text, unitRef, word } from '../../kernel/texts.ts';
import { soloQuestion } from '../state.ts';
import { event } from './event.ts';

/** The side that the referee runs can't go on until the players say what only they can see. */
export const soloAsked = event(
  'solo-asked',
  { ...soloQuestion.shape, rule: word },
  {
    fold: (_, { type: _type, rule: _rule, ...asked }) => ({ asked }),
    holds: ({ question }, { isQuestion }) => ({ question: isQuestion(question) }),
  },
);

/** The players have answered. */
export const soloAnswered = event(
  'solo-answered',
  {
    ...soloQuestion.omit({ thrown: true }).shape,
    answers: flatFields,
    /** Nobody has said it: it's measured on the drawn table. */
    measured: z.literal(true).exactOptional(),
    effects: z.array(effect).readonly(),
  },
  {
    fold: (game, { effects }) => ({ ...appliedAll(game, effects), asked: undefined }),
    holds: ({ question }, { isQuestion }) => ({ question: isQuestion(question) }),
  },
);

/** Something that the referee's side does without a ruling. */
export const soloDid = event(
  'solo-did',
  {
    unit: unitRef.exactOptional(),
    /** A word of the catalogue for it; if it's left out, the effects say it. */
    says: word.exactOptional(),
    rule: word,
    effects: z.array(effect).readonly(),
  },
  {
    told: true,
    fold: (game, { effects }) => appliedAll(game, effects),
    holds: ({ says }, { isSaid }) => ({ says: says === undefined || isSaid(says) }),
  },
);

/** Something hidden is revealed: the text behind a hash of the log, with the salt. */
export const sealOpened = event(
  'seal-opened',
  { hash, salt: text, text, unit: unitRef, rule: word, effects: z.array(effect).readonly() },
  {
    told: true,
    fold: (game, { unit: id, effects }) => {
      if (!game.units[id]) return appliedAll(game, effects);
      // What was sealed about the unit is now known.
      const { sealed: _, draw: __, ...open } = game.units[id];
      return appliedAll({ ...game, units: { ...game.units, [id]: open } }, effects);
    },
    // What was sealed in another store doesn't come with a log: when its seal is opened there, it has neither salt nor text.
    holds: ({ hash, salt, text }, { isSealed }) => ({
      text: (salt === '' && text === '') || isSealed(hash, { salt, text }),
    }),
  },
);
