import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Turn, TurnStep } from '../../src/kernel/state/turn.ts';
import { english } from '../../src/reply/english/index.ts';
import { anchor, code, table } from './markdown.ts';

const { say, capital } = english;

const ORDER: Readonly<Record<Turn['order'], string>> = {
  initiative: 'Each turn both sides throw for who goes first.',
  alternate: 'The sides play one after the other.',
  simultaneous: 'Both sides play each step at once.',
};
const CASUALTIES: Readonly<Record<Turn['casualties'], string>> = {
  'at-once': 'Casualties come off at once.',
  'step-end': 'Casualties come off at the end of the step, so men who are hit still fire in it.',
};
const WHO: Readonly<Record<TurnStep['who'], string>> = {
  both: 'both sides',
  first: 'the first side',
  second: 'the second side',
  solo: 'the side that the rules run',
};

/** The steps of a turn, each with its commands. `/turn end` goes from one to the next. */
export function turnSection({ turn }: Ruleset): string[] {
  const rows = turn.steps.map(({ id, who, verbs }, i) => {
    const links = linksTo(verbs);
    const same = i > 0 && links === linksTo(turn.steps[i - 1]!.verbs);
    return [capital(say(id)), WHO[who], same ? 'the same' : links];
  });
  return [
    '## The turn',
    `${ORDER[turn.order]} ${CASUALTIES[turn.casualties]} ${code('/turn end')} goes on to the next step. (${turn.rule})`,
    table(['Step', 'Who plays', 'Commands'], rows),
  ];
}

function linksTo(verbs: readonly string[]): string {
  return verbs.map((verb) => `[${code(`/${verb}`)}](#${anchor(verb)})`).join(', ');
}
