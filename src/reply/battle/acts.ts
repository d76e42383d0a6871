import type { Game } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Document, heading, line, quiet, typed } from '../document.ts';
import { doneLines } from './solo.ts';

/** What's told of the side that the referee runs, out of so many acts in a record. */
interface ActsTold {
  readonly told: readonly LogEvent[];
  readonly of: number;
  readonly seq: number;
}

/** One act of the side that the referee runs, with each die and its rule. @param act which one, from 1 @param game as it stood after it */
export function actReply(
  words: Catalogue,
  { told, of, seq, act }: ActsTold & { readonly act: number },
  game: Game,
  ruleset: Ruleset,
): Document {
  const next = { name: 'battlefield show', given: { act: act + 1, number: seq } };
  return {
    lines: [
      heading(words.battlefield.actOf(act, of, sideOf(game))),
      ...doneLines(words, told, game, ruleset),
      ...(act < of ? [typed(`${words.battlefield.nextAct}: `, code(commandText(next)))] : []),
      line(quiet(`#${seq} · ${ruleset.name}`)),
    ],
    form: 'full',
    file: `act-${seq}-${act}.txt`,
  };
}

/** All acts of a record at once. */
export function actsReply(words: Catalogue, { told, of, seq }: ActsTold, game: Game, ruleset: Ruleset): Document {
  return {
    lines: [
      heading(words.battlefield.actsOf(of, sideOf(game))),
      ...doneLines(words, told, game, ruleset),
      line(quiet(`#${seq} · ${ruleset.name}`)),
    ],
    file: `acts-${seq}.txt`,
  };
}

function sideOf({ table, sides }: Game): string {
  const id = String(table.solo);
  return sides[id]?.name ?? id;
}
