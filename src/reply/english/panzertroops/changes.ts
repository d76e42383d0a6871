import type { Unit } from '../../../kernel/state/unit.ts';
import type { ChangeView, ChangeWords, Shared } from '../ruling/change-words.ts';
import { theSides } from '../words.ts';
import { said } from './said.ts';

/** The words for changes in Panzer Troops. Those left empty here are covered by a reminder in the ruling. */
export const changes: ChangeWords = {
  fields: {
    pinned: ({ name, value, unit, sideName }) =>
      value
        ? {
            news: `${name} is pinned`,
            means: shared(`stops where he is, and doesn’t move until ${theirs(unit, sideName)} next movement is over`),
            more: shared('can still fire, throw and call'),
          }
        : unit?.gone
          ? undefined
          : `${name} isn’t pinned any more.`,
    immobilised: ({ name, value, unit }) => {
      if (!value) return `${name} can drive again.`;
      return `${name} is immobilised for the battle${unit?.gone ? '' : '. It can still fire'}.`;
    },
    revealed: ({ name, value }) =>
      value ? `${name} has fired from the edge: he can be shot at from full range until he moves.` : undefined,
    'in-edge': ({ name, value }) => (value ? `${name} is in the edge.` : undefined),
    'roof-out': ({ name, value }) => (value ? `${name}’s roof gun is out for the battle.` : undefined),
    'fuel-out': ({ name, value }) => (value ? `${name}’s flamethrower is empty for the battle.` : undefined),
    'smoke-out': ({ name, value }) => (value ? `${name} has no smoke left.` : undefined),
    'projector-used': ({ name, value }) => (value ? `${name} has no smoke left in its projectors.` : undefined),
    rockets: ({ name, value }) =>
      `${name} has ${value === 0 ? 'no' : value} ${value === 1 || value === 0 ? 'panzerfaust' : 'panzerfausts'} left.`,
    lost: ({ name, added, value }) => lostText(name, added ?? value),
    'given-up': ({ name, value }) => (value ? `${name} has given up the weapon for good.` : undefined),
    dropped: () => undefined,
    aboard: () => undefined,
    'towed-by': () => undefined,
    heads: () => undefined,
    stance: () => undefined,
    crew: () => undefined,
    cost: () => undefined,
    call: () => undefined,
    morale: () => undefined,
    squad: () => undefined,
    group: () => undefined,
    'weapon-destroyed': () => undefined,
    'in-wreck': () => undefined,
    'out-of-wreck': ({ name, value, unit }) => {
      if (!value) return undefined;
      const [they, their] = Number(unit?.fields.crew ?? 1) > 1 ? ['They', 'their'] : ['He', 'his'];
      return `${name} gets out of the wreck. ${they} can move half a run (3″), and ${their} defence value is 6 in the fire that follows.`;
    },
  },
  gone: {
    wreck: ({ name }) => `${name} is a wreck now, and gives hard cover.`,
    killed: ({ name }) => `${name} is killed.`,
    'lost-with-vehicle': ({ name }) => `${name} is lost with the vehicle.`,
    abandoned: () => undefined,
    captured: () => undefined,
    exited: () => undefined,
    'left-table': () => undefined,
    'took-over': () => undefined,
  },
  made: { crewman: () => undefined },
  said,
  ended: {
    'nobody-left': ({ winner, loser, values }) => {
      if (winner) return `The battle is over: ${winner} win. ${loser} have nobody left.`;
      const left = values.of === undefined ? '' : `; ${values.exited} of ${values.of} left by the enemy’s edge`;
      return `The battle is over. ${loser} have nobody left${left}.`;
    },
  },
};

/** What's true of each who's pinned. */
function shared(does: string): Shared {
  return { key: `pinned: ${does}`, one: `he ${does}`, each: `each ${does}` };
}

function theirs(unit: Unit | undefined, sideName: ChangeView['sideName']): string {
  return unit ? theSides(sideName(unit.side)) : 'its side’s';
}

/** A unit that gives up a place hasn't lost anybody. */
function lostText(name: string, men: unknown): string | undefined {
  if (typeof men !== 'number' || men <= 0) return undefined;
  return `${name} has lost ${men === 1 ? 'a man' : `${men} men`}.`;
}
