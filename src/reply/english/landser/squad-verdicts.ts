import type { Facts } from '../../../kernel/state/facts.ts';
import type { Declared, Verdicts } from '../ruling/verdict-words.ts';
import { capital, possessive, say } from '../words.ts';

/** How an assault ended, and what happened to a squad’s nerve and wounds. */
export const squadVerdicts: Verdicts = {
  assault,
  morale,
  rally,
  suppress: ({ penalty }) => `Anyone who fires from there has −${penalty} to hit.`,
  wound,
};

/** A leader tests for his squad. */
function morale(facts: Facts, { names }: Declared): string {
  if (facts['test-due'] === false) return 'No test is due.';
  if (names?.who === undefined) return `The squad ${facts.broken ? 'breaks' : 'holds'}.`;
  return `${possessive(names.who)} men ${facts.broken ? 'break' : 'hold'}.`;
}

/** Whom a leader rallies: a squad, or a man who throws for himself. */
function rally({ rallied }: Facts, { names: { who, at } = {}, options, filled }: Declared): string {
  const { kind } = { ...filled, ...options };
  if (kind === 'self' && who !== undefined) return `${who} ${rallied ? 'comes out of hide' : 'stays in hide'}.`;
  if (who !== undefined && at !== undefined)
    return `${who} ${rallied ? 'rallies' : 'doesn’t rally'} ${kind === 'squad' ? `${possessive(at)} squad` : at}.`;
  return rallied ? 'Rallied.' : 'The rally fails.';
}

function assault(facts: Facts, { names: { who, at } = {} }: Declared): string {
  const called = { attacker: who ?? 'the attacker', defender: at ?? 'the defender' };
  const jams = (['attacker', 'defender'] as const).filter((side) => facts[`${side}-pistol-jam`]);
  return [fought(facts, called), ...jams.map((side) => capital(`${possessive(called[side])} pistol has jammed.`))].join(
    ' ',
  );
}

function fought(
  { winner, surrender }: Facts,
  { attacker, defender }: Readonly<Record<'attacker' | 'defender', string>>,
): string {
  if (surrender) return `${capital(defender)} surrenders.`;
  if (winner === 'draw')
    return `${capital(attacker)} and ${defender} draw. Both stay where they are and fight on next turn.`;
  const [victor, loser] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  return `${capital(victor)} wins: ${loser} is out of action.`;
}

function wound(facts: Facts, { effects = [] }: Declared): string {
  if (facts.healed) return 'One light wound is healed.';
  if (facts['roll-due'] === false) return 'No death roll is due yet.';
  if (facts.died !== undefined) return facts.died ? 'He dies.' : 'He lives.';
  if (facts.wound === 'removed') {
    const lies = effects.some((each) => each.effect === 'remind' && each.says === 'lies');
    return lies ? 'He’s past help, and lies on the table.' : 'He’s out of action and comes off the table.';
  }
  return `He’s left with a${facts.wound === 'wound-a' ? 'n' : ''} ${say(String(facts.wound))}.`;
}
