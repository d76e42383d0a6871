import type { Facts } from '../../../kernel/facts.ts';
import type { Verdicts } from '../verdicts.ts';
import { say } from '../words.ts';

/** What became of the nerve and the wounds of a squad. */
export const squadVerdicts: Verdicts = {
  assault,
  morale: (facts) => (facts['test-due'] === false ? 'No test is due.' : facts.broken ? 'Broken.' : 'They hold.'),
  rally: ({ rallied }) => (rallied ? 'Rallied.' : 'Not rallied.'),
  suppress: ({ penalty }) => `Whoever fires from there has −${penalty} to hit.`,
  wound,
};

function assault(facts: Facts): string {
  const jams = (['attacker', 'defender'] as const).filter((side) => facts[`${side}-pistol-jam`]);
  return [fought(facts), ...jams.map((side) => `The pistol of the ${side} has jammed.`)].join(' ');
}

function fought({ winner, surrender }: Facts): string {
  if (surrender) return 'The defender surrenders.';
  if (winner === 'draw') return 'A draw: both stay where they are, and it goes on next turn.';
  return winner === 'attacker' ? 'The defender is out of action.' : 'The attacker is out of action.';
}

function wound(facts: Facts): string {
  if (facts.healed) return 'One light wound less.';
  if (facts['roll-due'] === false) return 'No death roll is due yet.';
  if (facts.died !== undefined) return facts.died ? 'He dies.' : 'He lives.';
  if (facts.wound === 'removed') return 'Nothing can be done: he is out of action and off the table.';
  return `He is left with a${facts.wound === 'wound-a' ? 'n' : ''} ${say(String(facts.wound))}.`;
}
