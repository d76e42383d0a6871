import { expect } from 'vitest';
import type { Said } from '../table.ts';

/** Of a unit, as lists and `/unit show` give it. */
interface Shown {
  readonly name: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Whether an answer is what a line of a scenario wants: `refused LC-FIRE-08`, `facts {"hit":true}`, `due morale`, several of
 * them with semicolons between. A line without any has to be carried out.
 */
export function judged(said: Said, wanted: string, line: string): void {
  const text = said.text ?? said.refused?.message ?? said.error?.message ?? '';
  const wants = wanted.split('; ').filter((want) => want !== '');
  const fails = wants.some((want) => /^(refused|not done)\b/.test(want));
  expect(said.ok, `${line}\n${text}`).toBe(!fails);
  for (const want of wants) {
    const [what = '', ...rest] = want.split(' ');
    JUDGES[what]?.({ said, text, units: unitsIn(said) }, rest.join(' '), line);
  }
}

interface Answer {
  readonly said: Said;
  readonly text: string;
  readonly units: readonly Shown[];
}

type Judge = (answer: Answer, wanted: string, line: string) => void;

const JUDGES: Readonly<Record<string, Judge>> = {
  refused: ({ said }, rules, line) => {
    expect(said.refused, line).toBeDefined();
    if (rules !== '') expect(rules.split(' or '), line).toContain(said.refused?.rule);
  },
  not: ({ said }, _wanted, line) => expect(said.ok, line).toBe(false),
  facts: ({ said }, facts, line) => expect(said.facts, line).toMatchObject(JSON.parse(facts)),
  known: ({ said }, known, line) => expect(said.known, line).toMatchObject(JSON.parse(known)),
  at: ({ said }, at, line) => {
    const { data } = said;
    expect(data.at ?? data.events.find((event: { at?: object }) => event.at).at, line).toMatchObject(JSON.parse(at));
  },
  modifiers: ({ said }, rules, line) =>
    expect(modifiersOf(said), line).toEqual(expect.arrayContaining(rules.split(', '))),
  noModifiers: ({ said }, rules, line) => {
    for (const rule of rules.split(', ')) expect(modifiersOf(said), line).not.toContain(rule);
  },
  due: ({ said, text }, owed, line) => {
    expect(said.ok, line).toBe(true);
    for (const each of owed.split(', ')) expect(owedIn(text), line).toMatch(owing(each));
  },
  notDue: ({ text }, owed, line) => {
    for (const each of owed.split(', ')) expect(owedIn(text), line).not.toMatch(owing(each));
  },
  says: ({ text }, said, line) => expect(text, line).toMatch(new RegExp(said, 'i')),
  saysNot: ({ text }, said, line) => expect(text, line).not.toMatch(new RegExp(said, 'i')),
  in: ({ units }, names, line) => {
    for (const name of names.split(', ')) expect(named(units, name)?.gone, line).toBeUndefined();
  },
  out: ({ units }, names, line) => {
    for (const name of names.split(', ')) expect(named(units, name)?.gone, line).toBeDefined();
  },
  units: ({ units }, fields, line) => {
    for (const [name, own] of Object.entries(JSON.parse(fields) as Record<string, object>))
      expect(named(units, name)?.fields, line).toMatchObject(own);
  },
};

function unitsIn({ data }: Said): readonly Shown[] {
  return data?.units ?? (data?.unit ? [data.unit] : []);
}

function named(units: readonly Shown[], name: string): Shown | undefined {
  const unit = units.find((each) => each.name === name);
  expect(unit, name).toBeDefined();
  return unit;
}

function modifiersOf({ steps = [] }: Said): (string | undefined)[] {
  return steps.flatMap(({ modifiers = [] }) => modifiers.map(({ rule }) => rule));
}

/** The lines of what is owed. */
function owedIn(text: string): string {
  return text
    .split('\n')
    .filter((each) => each.startsWith('Owed: '))
    .join('\n');
}

function owing(due: string): RegExp {
  const [verb, ...name] = due.split(' ');
  return new RegExp(`Owed: /${verb}\\b[^\\n]*${name.join(' ')}`);
}
