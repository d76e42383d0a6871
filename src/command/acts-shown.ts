import { evolveGame } from '../campaign/evolve.ts';
import type { Game } from '../campaign/game.ts';
import { calledIn } from '../campaign/history/names.ts';
import type { LogEvent, Ruled } from '../campaign/record.ts';
import { drawnTable, pointsIn } from '../referee/battlefield/drawn.ts';
import type { Acted } from '../referee/log/records.ts';
import { actsIn } from '../referee/solo/acts.ts';
import { actReply, actsReply } from '../reply/battle/acts.ts';
import { isOrder } from '../reply/battle/solo.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Button, Document } from '../reply/document.ts';
import { type TableShown, tablePicture } from '../reply/pictures/battlefield/table-picture.ts';
import type { Picture } from '../reply/pictures/sheet.ts';
import { rulesetOf, rulesets } from '../rules/index.ts';
import { tableShown } from './table-shown.ts';

/**
 * What the side that the referee runs did in some records, with an arrow for each move and a line for each attack, numbered; and in words,
 * each with the rule that made it. Nothing if there's nothing to draw.
 */
export function actsPictured(words: Catalogue, game: Game, events: readonly LogEvent[]): readonly Picture[] {
  const shown = actsShown(words, game, events, DRAWN);
  return shown ? [tablePicture(words, shown)] : [];
}

/** What leads through the acts of a record one by one; nothing without a drawn table, or where there's only one. */
export function actButtons(
  { seq, events }: { readonly seq: number; readonly events: readonly LogEvent[] },
  game: Game,
): readonly Button[] {
  return drawnTable(game) && actsIn(events).length > 1 ? [{ action: 'act', of: { seq, act: 1 } }] : [];
}

/** One act as it's watched: what's told of it, on the table as it stood then, and what leads on. @param n from 1 */
export function actShown(words: Catalogue, { seq, events, acts, before }: Acted, n: number): Document {
  const { told, ends } = acts[n - 1]!;
  const game = gameAfter(before.game, events.slice(0, ends));
  const shown = actsShown(words, game, told, LOOKS) ?? plain(words, game);
  const document = actReply(words, { told, act: n, of: acts.length, seq }, game, rulesetOf(game.rules));
  const step = (act: number, label: string): Button =>
    act < 1 || act > acts.length
      ? { action: 'act', of: { seq, act: n }, label, disabled: true }
      : { action: 'act', of: { seq, act }, label, ...(act > n ? { first: true } : {}) };
  return {
    ...document,
    ...(shown ? { pictures: [tablePicture(words, shown)] } : {}),
    buttons: [
      step(n - 1, words.battlefield.actBefore),
      step(n + 1, words.battlefield.nextAct),
      { action: 'act', of: { seq, act: 0 }, label: words.battlefield.allActs },
    ],
  };
}

/** All of them at once, on the table as it stood after them. */
export function allActsShown(words: Catalogue, { seq, events, acts, before }: Acted): Document {
  const { ends } = acts.at(-1)!;
  const game = gameAfter(before.game, events.slice(0, ends));
  const told = acts.flatMap((act) => act.told);
  return {
    ...actsReply(words, { told, of: acts.length, seq }, game, rulesetOf(game.rules)),
    pictures: actsPictured(words, game, told),
    buttons: acts.length > 1 ? [{ action: 'act', of: { seq, act: 1 } }] : [],
  };
}

function gameAfter(before: Game | undefined, events: readonly LogEvent[]): Game {
  return events.reduce<Game | undefined>((game, event) => evolveGame(game, event), before)!;
}

const DRAWN: readonly string[] = ['movement', 'attack', 'melee'];
/** An act by itself shows whom it looks for, too. */
const LOOKS: readonly string[] = [...DRAWN, 'observation'];

function plain(words: Catalogue, game: Game): TableShown | undefined {
  const drawn = drawnTable(game);
  return drawn && tableShown(words, game, drawn, {});
}

function actsShown(
  words: Catalogue,
  game: Game,
  events: readonly LogEvent[],
  kinds: readonly string[],
): TableShown | undefined {
  const drawn = drawnTable(game);
  const acts = events.flatMap((event) => (event.type === 'ruled' && event.drawn ? [actOf(game, event, kinds)] : []));
  const shown = acts.flatMap((act) => act ?? []).map((act, i) => ({ ...act, n: String(i + 1) }));
  if (!drawn || shown.length === 0) return undefined;
  const says = shown.map(({ n, kind, unit, target, rule }) => words.battlefield.act(n, kind, unit, target, rule));
  const [ways, lines] = [shown.filter(goes), shown.filter((act) => !goes(act))];
  return {
    ...tableShown(words, game, drawn, {}),
    ways: ways.map(({ places, n }) => ({ places, says: n })),
    lines: lines.map(({ places, n, kind }) => {
      return { from: places[0]!, to: places.at(-1)!, isPartial: kind === 'observation', says: n };
    }),
    says,
    acts: says,
  };
}

/** An act that's drawn. Its rule is that of the order it follows, or else that of its first throw. */
function actOf(game: Game, event: Ruled, kinds: readonly string[]) {
  const kind = rulesets[event.rules]?.verbs[event.verb]?.kind;
  const places = pointsIn(event.drawn ?? []);
  if (kind === undefined || !kinds.includes(kind) || places.length < 2) return undefined;
  const order = event.effects.find(isOrder);
  const rule = order?.rule ?? event.steps[0]?.rule ?? '';
  const named = [event.who, ...(kind === 'movement' ? [] : (event.targets ?? []))].map((id) =>
    calledIn(game, id ?? ''),
  );
  const [unit = '', target] = named;
  return { kind, places, rule, unit, target };
}

function goes({ kind }: { readonly kind: string }): boolean {
  return kind === 'movement';
}
