import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import { owedText } from '../../campaign/owed/owed-command.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { putOff } from '../../campaign/turns.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, quiet } from '../document.ts';

/**
 * What the side that the referee runs throws once an attack is over, and the line that throws it now.
 * @param which only those; all, if left out
 */
export function putOffLines(
  words: Catalogue,
  game: Game,
  ruleset: Ruleset,
  which: (due: Due) => boolean = () => true,
): Line[] {
  const all = putOff(game, ruleset).filter(which);
  return all.map((due) => {
    const names = [due.unit, due.attacker].map((id) => calledIn(game, id ?? '')) as [string, string];
    const text = words.solo.putsOff(...names, owedText(due, game, ruleset));
    return line(text, quiet(` ${due.rule}`));
  });
}

/** The same of a record's attacks: what was put off because of them and still is. */
export function putOffIn(words: Catalogue, { events }: LogRecord, game: Game, ruleset: Ruleset): Line[] {
  return putOffLines(words, game, ruleset, ({ unit = '', attacker }) =>
    events.some((event) => event.type === 'ruled' && event.who === attacker && event.targets?.includes(unit)),
  );
}
