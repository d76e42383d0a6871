import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Question, Waiting } from '../../kernel/solo.ts';
import type { Game } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { isThrown, owedByPlayers } from './owed-by.ts';

/** What the referee's side is waiting for; nothing if it runs no side. */
export function waitingFor(game: Game | undefined, ruleset: Ruleset): Waiting | undefined {
  if (!game?.at || game.over || !isRun(game, ruleset)) return undefined;
  const solo = ruleset.solo!;
  const scene = sceneOf(game, ruleset);
  const [first, ...others] = game.at.side === game.table.solo ? owedByPlayers(game, ruleset) : [];
  if (first) return { waits: 'owed', dues: [first, ...others], thrown: isThrown(first, game, ruleset) };
  const begun = halfAsked(game, ruleset);
  if (begun) return { waits: 'question', question: begun };
  const step = solo.next(scene, ruleset.book);
  if (step.step === 'ask') return { waits: 'question', question: step.question };
  if (step.step !== 'pause') return undefined;
  const { units, before, rule } = step;
  return { waits: 'reaction', units, rule, ...(before === undefined ? {} : { before }) };
}

/** What is asked partway through a ruling. */
function halfAsked(game: Game, ruleset: Ruleset): Question | undefined {
  if (!game.asked?.thrown) return undefined;
  const { question: id, unit, target } = game.asked;
  const asked = { id, ...(unit === undefined ? {} : { unit }), ...(target === undefined ? {} : { target }) };
  return ruleset.solo?.asks(sceneOf(game, ruleset), asked, ruleset.book);
}

/** Whether the referee runs a side of the game right now. */
export function isRun(game: Game | undefined, ruleset: Ruleset): boolean {
  return (
    game !== undefined && game.phase !== 'ended' && ruleset.solo !== undefined && typeof game.table.solo === 'string'
  );
}
