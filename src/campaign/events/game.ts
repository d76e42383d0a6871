import * as z from 'zod';
import { tally } from '../../kernel/dice/tally.ts';
import { slug } from '../../kernel/options/slug.ts';
import { appliedAll } from '../../kernel/state/all-effects.ts';
import { effect } from '../../kernel/state/effect.ts';
import { expired } from '../../kernel/state/state.ts';
import { book, isVisible, LONGEST, said, sideRef, text, user, word } from '../../kernel/texts.ts';
import { DICE_SHOWN, ENFORCEMENTS, LENGTHS, POSTS, RULINGS_SHOWN, TABLE_DICE } from '../settings.ts';
import type { Play } from '../state.ts';
import { event } from './event.ts';

/** A campaign opens in the channel, with its first battle. */
export const gameOpened = event(
  'game-opened',
  {
    name: text,
    rules: book,
    sides: z.array(z.object({ id: text, name: text })),
    /** The user who opened it: its first umpire. */
    umpire: user,
  },
  {
    begins: 'battle',
    names: true,
    joins: true,
    opens: ({ name, rules, umpire, sides }, before) => ({
      ...{ name, rules, phase: 'open', umpires: [umpire], battle: 1, enforcement: 'strict', ...before },
      sides: Object.fromEntries(sides.map(({ id, name }) => [id, { name, players: [], fields: {} }])),
      ...{ units: {}, squads: {}, table: {}, lasting: [], due: [], owed: 0, ready: [] },
      orders: { sealed: [], complete: [] },
    }),
    keeper: ({ umpire }) => umpire,
    holds: ({ name, sides }) => ({
      name: isShort(name, LONGEST.campaign) && name === name.trim(),
      sides:
        sides.length > 1 &&
        new Set(sides.map(({ id }) => id)).size === sides.length &&
        sides.every(({ id, name }) => id !== '' && id === slug(name) && isShort(name, LONGEST.side)),
    }),
  },
);

function isShort(name: string, most: number): boolean {
  return isVisible(name) && name.length <= most;
}

export const gamePaused = event('game-paused', {}, { fold: () => ({ phase: 'paused' }) });
export const gameResumed = event('game-resumed', {}, { anew: true, fold: () => ({ phase: 'open' }) });
export const gameEnded = event(
  'game-ended',
  {
    /** The reason, if the rules ended it. */
    rule: word.exactOptional(),
    winner: sideRef.exactOptional(),
  },
  { fold: () => ({ phase: 'ended' }) },
);

/** The next battle of the same campaign: turns start again from 1, and the effects say what the book carries over. */
export const battleBegun = event(
  'battle-begun',
  {
    battle: z.number().int(),
    effects: z.array(effect).readonly(),
    /** What the previous battle cost each side, if the book counts that. */
    tally: z.array(tally).readonly().exactOptional(),
  },
  {
    begins: 'battle',
    fold: (game, { battle, effects }) => {
      const ended = game.lasting.reduce<Play>((before, { of, field }) => expired(before, of, field), game);
      return {
        ...appliedAll(ended, effects),
        ...{ at: undefined, asked: undefined, over: undefined, former: undefined },
        ...{ objectives: undefined, battlefield: undefined, fallen: undefined, late: undefined },
        ...{ battle, lasting: [], due: [], ready: [], orders: { sealed: [], complete: [] } },
      };
    },
  },
);

/** The ruleset that the channel plays by when no campaign sets one. */
export const rulesChosen = event(
  'rules-chosen',
  { rules: book },
  { foldLog: (_, { rules }) => ({ rules }), keeper: (_, by) => by },
);

export const houseSet = event(
  'house-set',
  {
    toggle: word,
    on: z.boolean(),
    /** What it changes in a battle that is being played. */
    effects: z.array(effect).readonly().exactOptional(),
  },
  {
    fold: (game, { toggle, on, effects = [] }) =>
      appliedAll({ ...game, house: { ...game.house, [toggle]: on } }, effects),
    foldLog: ({ house }, { toggle, on }) => ({ house: { ...house, [toggle]: on } }),
    // In a campaign, the speaker may only be agreeing to something.
    keeper: (_, by, playing) => (playing ? undefined : by),
  },
);

export const enforcementSet = event(
  'enforcement-set',
  { enforcement: z.enum(ENFORCEMENTS) },
  { fold: (_, { enforcement }) => ({ enforcement }) },
);

export const diceSet = event('dice-set', { how: z.enum(TABLE_DICE) }, { fold: (_, { how }) => ({ tableDice: how }) });

/** Whether each turn gets a report when it ends. */
export const turnReportsSet = event(
  'turn-reports-set',
  { on: z.boolean() },
  { fold: (_, { on }) => ({ turnReports: on || undefined }) },
);

/** How the channel shows and posts its rulings, as far as that changes. An undo of what was played goes past it. */
export const settingsChanged = event(
  'settings-changed',
  {
    rulings: z.enum(RULINGS_SHOWN).exactOptional(),
    posts: z.enum(POSTS).exactOptional(),
    lengths: z.enum(LENGTHS).exactOptional(),
    dice: z.enum(DICE_SHOWN).exactOptional(),
  },
  {
    sort: 'talk',
    fold: (_, { type: _type, ...changed }) => changed,
  },
);

/** A line of story. */
export const noted = event('noted', { text: said }, { sort: 'story', told: true });
