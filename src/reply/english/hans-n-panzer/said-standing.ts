import type { ChangeWords } from '../ruling/change-words.ts';

type Said = NonNullable<ChangeWords['said']>;

const turns = (from: unknown, until: unknown) =>
  Number(from) >= Number(until) ? `turn ${until}` : `turns ${from} and ${until}`;

/** How a unit's morale check ends, and what that means for its next turns. */
export const standing: Said = {
  'fights-halted': ({ names: [unit], values }) =>
    `${unit} keeps fighting, but halts in turn ${values.turn}: it can’t move, it can fire.`,
  holds: ({ names: [unit], values }) => `${unit} holds in turn ${values.turn}: it can’t move, it can fire.`,
  retreats: ({ names: [unit], values }) =>
    `${unit} retreats in ${turns(values.from, values.until)}: move it straight back. It can’t fire.`,
  routs: ({ names: [unit] }) =>
    `${unit} routs until an officer stops it or it leaves the table. It can’t fire. /rally stops it; at its own edge /move exit:other-edge takes it off.`,
  rallied: ({ names: [unit] }) => `${unit} is back in the battle.`,
  'moves-again': ({ names: [unit] }) => `${unit} can move again.`,
  'retreats-no-more': ({ names: [unit] }) => `${unit} has finished retreating. It can move, fire and work again.`,
  'halts-and-checks': ({ names: [unit], values }) => `${unit} halts, and checks morale in turn ${values.turn}.`,
  'keeps-running': ({ names: [unit] }) => `${unit} keeps running.`,
  'officer-lost': ({ names: [unit], values }) => {
    const stands = values.halts ? `It can’t move in ${turns(values.from, values.until)}, and checks` : 'It checks';
    return `${unit} has lost its officer. ${stands} at −1 until a new one joins.`;
  },
  'still-routs': ({ names: [unit] }) =>
    `${unit} is routing: it can’t fire, and moves away from the enemy at full speed.`,
  'still-retreats': ({ names: [unit], values }) =>
    `No fire while retreating: ${unit} until turn ${values.turn}. It makes full moves straight back.`,
  'still-halts': ({ names: [unit], values }) => `No move while halted: ${unit} until turn ${values.turn}. It can fire.`,
  'still-holds': ({ names: [unit], values }) =>
    `No move while holding: ${unit} until turn ${values.turn}. It can fire.`,
  'only-defends': ({ names: [unit] }) => `${unit} only defends itself: it can’t go towards the enemy.`,
};
