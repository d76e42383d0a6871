import type { Facts } from '../../../kernel/facts.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { capital, say } from '../words.ts';

/** What became of the nerve and the wounds of a squad. */
export const squadVerdicts: Verdicts = {
  assault,
  morale,
  rally: ({ rallied }) => (rallied ? 'Rallied.' : 'Not rallied.'),
  suppress: ({ penalty }) => `Whoever fires from there has −${penalty} to hit.`,
  wound,
};

/** A leader tests for his squad. */
function morale(facts: Facts, { names }: Declared): string {
  if (facts['test-due'] === false) return 'No test is due.';
  if (names?.who === undefined) return facts.broken ? 'Broken.' : 'They hold.';
  return `${names.who}’s men ${facts.broken ? 'break' : 'hold'}.`;
}

function assault(facts: Facts, { names: { who, at } = {} }: Declared): string {
  const called = { attacker: who ?? 'the attacker', defender: at ?? 'the defender' };
  const jams = (['attacker', 'defender'] as const).filter((side) => facts[`${side}-pistol-jam`]);
  return [fought(facts, called), ...jams.map((side) => `The pistol of ${called[side]} has jammed.`)].join(' ');
}

function fought(
  { winner, surrender }: Facts,
  { attacker, defender }: Readonly<Record<'attacker' | 'defender', string>>,
): string {
  if (surrender) return `${capital(defender)} surrenders.`;
  if (winner === 'draw')
    return `${capital(attacker)} and ${defender} draw: both stay where they are and fight on next turn.`;
  return `${capital(winner === 'attacker' ? defender : attacker)} is out of action.`;
}

function wound(facts: Facts): string {
  if (facts.healed) return 'One light wound less.';
  if (facts['roll-due'] === false) return 'No death roll is due yet.';
  if (facts.died !== undefined) return facts.died ? 'He dies.' : 'He lives.';
  if (facts.wound === 'removed') return 'Nothing can be done: he is out of action and off the table.';
  return `He is left with a${facts.wound === 'wound-a' ? 'n' : ''} ${say(String(facts.wound))}.`;
}
