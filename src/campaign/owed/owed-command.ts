import type { Due } from '../../kernel/due.ts';
import { writePair } from '../../kernel/pairs.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Game } from '../game.ts';
import { calledIn } from '../history/names.ts';
import { squadIn } from '../turns.ts';

/** An owed ruling as one would type it: `/morale who:"Red Sergeant" out:4`. */
export function owedCommand(
  { verb, unit, squad, targets = [], options }: Omit<Due, 'id' | 'rule' | 'at'>,
  game?: Game,
  ruleset?: Pick<Ruleset, 'squadOf' | 'speaks' | 'book'>,
): string {
  const name = (id: string) => calledIn(game, id);
  // Any member of a squad can give it: the one who speaks for it, or the first who still can.
  const owing = unit ?? (squad === undefined ? undefined : firstOf(squad, game, ruleset));
  const who = owing === undefined ? '' : ` ${writePair('who', name(owing))}`;
  const about = targets.length > 0 ? ` ${writePair('target', targets.map(name).join(', '))}` : '';
  const given = Object.entries(options).map(([option, value]) => ` ${writePair(option, value)}`);
  // If nobody acts, the verb comes before the units it happens to.
  return who === '' ? `/${verb}${given.join('')}${about}` : `/${verb}${who}${about}${given.join('')}`;
}

function firstOf(
  squad: string,
  game: Game | undefined,
  ruleset: Pick<Ruleset, 'squadOf' | 'speaks' | 'book'> = { book: {} },
) {
  const left = Object.values(game?.units ?? {}).filter((unit) => !unit.gone && squadIn(unit, ruleset) === squad);
  return (ruleset.speaks?.(left) ?? left[0])?.id;
}
