import type { Due, Game } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import { writePair } from '../kernel/pairs.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Line, line, quiet } from './document.ts';
import { english } from './english/index.ts';

const { game: say, say: word } = english;

type Added = Extract<Ruled['effects'][number], { effect: 'add' }>;

/** What a ruling did that everybody at the table has to know: who is out of play, what is owed, what to remember. */
export function effectLines(effects: Ruled['effects'], game: Game | undefined, ruleset: Ruleset | undefined): Line[] {
  return effects.flatMap((effect) => {
    switch (effect.effect) {
      case 'gone':
        return [line(goneText(unitName(game, effect.unit), effect.why), quiet(` ${effect.rule}`))];
      case 'add':
        return lossLine(effect, game);
      case 'due':
        return [line(say.due(dueText(effect, game)), quiet(` ${effect.rule}`))];
      case 'remind':
        return [line(say.remember(titleOf(ruleset, effect.rule)), quiet(` ${effect.rule}`))];
      default:
        return [];
    }
  });
}

/** Men of a unit who fell while others of it fight on. */
function lossLine({ of, field, value, rule }: Added, game: Game | undefined): Line[] {
  if (!('unit' in of) || field !== 'lost' || value <= 0) return [];
  return [line(say.lost(unitName(game, of.unit), value), quiet(` ${rule}`))];
}

/** A ruling that is owed, as one would give it, and from when on, unless that is now. */
export function dueText({ verb, unit, options, at }: Omit<Due, 'rule'>, game: Game | undefined): string {
  const who = unit === undefined ? '' : ` ${writePair('who', unitName(game, unit))}`;
  const given = Object.entries(options).map(([name, value]) => ` ${writePair(name, value)}`);
  const side = at.side === undefined ? undefined : (game?.sides[at.side]?.name ?? at.side);
  const typed = `/${verb}${who}${given.join('')}`;
  const now = game?.at && at.turn === game.at.turn && at.step === game.at.step;
  return now ? typed : say.dueFrom(typed, at.turn, side);
}

/** A unit by its name; its ID, where it is taken out and nobody knows it any more. */
export function unitName(game: Game | undefined, id: string): string {
  return game?.units[id]?.name ?? id;
}

/** What a rule is called. */
export function titleOf(ruleset: Ruleset | undefined, rule: string): string {
  return ruleset?.rules.find(({ id }) => id === rule)?.title ?? rule;
}

function goneText(name: string, why: string): string {
  return why === '' ? say.back(name) : say.out(name, word(why));
}
