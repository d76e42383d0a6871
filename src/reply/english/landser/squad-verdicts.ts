import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer, does, struck } from '../ruling/naming.ts';
import type { Declared, Verdicts } from '../ruling/verdict-words.ts';
import { capital, possessive, say } from '../words.ts';

/** How an assault ended, and what happened to a squad’s nerve and wounds. */
export const squadVerdicts: Verdicts = {
  assault,
  morale,
  rally,
  suppress: ({ penalty }, declared) =>
    `${about(doer(declared), `anyone who fires from there has −${penalty} to hit`)}.`,
  wound,
};

/** A leader tests for his squad. */
function morale(facts: Facts, declared: Declared): string {
  const who = declared.names?.who;
  if (facts['test-due'] === false) return `${about(doer(declared), 'no test is due')}.`;
  if (who === undefined) return `${about(doer(declared), `the squad ${facts.broken ? 'breaks' : 'holds'}`)}.`;
  return `${possessive(who)} men ${facts.broken ? 'break' : 'hold'}.`;
}

/** Whom a leader rallies: a squad, or a man who throws for himself. */
function rally({ rallied }: Facts, declared: Declared): string {
  const { kind } = { ...declared.filled, ...declared.options };
  const { who, at } = declared.names ?? {};
  if (kind === 'self' && who !== undefined) return `${who} ${rallied ? 'comes out of hide' : 'stays in hide'}.`;
  if (who !== undefined && at !== undefined)
    return `${who} ${rallied ? 'rallies' : 'doesn’t rally'} ${kind === 'squad' ? `${possessive(at)} squad` : at}.`;
  return `${about(doer(declared), rallied ? 'rallied' : 'the rally fails')}.`;
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

function wound(facts: Facts, declared: Declared): string {
  const name = struck(declared);
  if (facts.healed) return `${about(name, 'one light wound is healed')}.`;
  if (facts['roll-due'] === false) return `${about(name, 'no death roll is due yet')}.`;
  if (facts.died !== undefined) return `${does(name, facts.died ? 'dies' : 'lives', 'He')}.`;
  if (facts.wound === 'removed') {
    const lies = declared.effects?.some((each) => each.effect === 'remind' && each.says === 'lies');
    return `${about(name, lies ? 'he’s past help, and lies on the table' : 'he’s out of action and comes off the table')}.`;
  }
  return `${about(name, `he’s left with a${facts.wound === 'wound-a' ? 'n' : ''} ${say(String(facts.wound))}`)}.`;
}
