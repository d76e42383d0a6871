import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Game } from '../game.ts';
import { calledIn } from '../history/names.ts';
import { squadIn } from '../turns.ts';

type Owed = Omit<Due, 'id' | 'rule' | 'at'>;
type Squads = Pick<Ruleset, 'squadOf' | 'speaks' | 'book'>;

/** The command that gives an owed ruling. */
export function owedCommand(
  { verb, unit, squad, targets = [], options }: Owed,
  game?: Game,
  ruleset?: Squads,
): GivenCommand {
  const name = (id: string) => calledIn(game, id);
  // Any member of a squad can give it: the one who speaks for it, or the first who still can.
  const owing = unit ?? (squad === undefined ? undefined : firstOf(squad, game, ruleset));
  const about = targets.length > 0 ? { target: targets.map(name).join(', ') } : {};
  // If nobody acts, the verb comes before the units it happens to.
  if (owing === undefined) return { name: verb, given: { ...options, ...about } };
  return { name: verb, given: { who: name(owing), ...about, ...options } };
}

/** The same as one would type it: `/morale who:"Red Sergeant" out:4`. */
export function owedText(due: Owed, game?: Game, ruleset?: Squads): string {
  return commandText(owedCommand(due, game, ruleset));
}

function firstOf(squad: string, game: Game | undefined, ruleset: Squads = { book: {} }) {
  const left = Object.values(game?.units ?? {}).filter((unit) => !unit.gone && squadIn(unit, ruleset) === squad);
  return (ruleset.speaks?.(left) ?? left[0])?.id;
}
