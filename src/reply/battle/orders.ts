import type { Game } from '../../campaign/game.ts';
import { ordersIn } from '../../campaign/owed/orders-in.ts';
import type { EventOf, LogRecord } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { block, type Document, type Line, line, quiet, type Span, strong } from '../document.ts';

/** Orders that have come in, or that are all shown. Of an order still under seal, only the hash appears. */
export function ordersReply(words: Catalogue, { seq, events }: LogRecord, game: Game | undefined): Document {
  const lines = events.flatMap((event): Line[] => {
    switch (event.type) {
      case 'order-sealed':
        return [
          line(strong(words.orders.sealed(nameOf(event.side, game), event.replaces !== undefined))),
          sealLine(event.hash),
        ];
      case 'orders-complete':
        return [line(strong(words.orders.complete(nameOf(event.side, game))))];
      case 'orders-revealed':
        return revealed(words, event, game);
      default:
        return [];
    }
  });
  return { lines: [...lines, ...waitingLines(words, game), line(quiet(`#${seq}`))], file: `orders-${seq}.txt` };
}

/** A player's own orders, which only they can see. */
export function ownOrdersReply(
  words: Catalogue,
  orders: readonly { readonly hash: string; readonly text: string; readonly turn?: number }[],
): Document {
  if (orders.length === 0) return { lines: [line(words.orders.noneOfYours)], private: true };
  const lines = orders.flatMap(({ hash, text, turn }) => [...textLines(labelled(words, turn), text), sealLine(hash)]);
  return { lines, private: true, secret: true, file: 'orders.txt' };
}

/** Which sides' orders are in while orders are being written, but never how many. */
export function waitingLines(words: Catalogue, game: Game | undefined): Line[] {
  if (!game || game.orders.sealed.length === 0) return [];
  const { sealed } = game.orders;
  const { written, waited: others } = ordersIn(game);
  const some = others.filter((side) => sealed.some((order) => order.side === side));
  const names = (sides: readonly string[]) => words.allOf(sides.map((side) => nameOf(side, game)));
  if (others.length === 0) return [line(words.orders.writing(names(written)))];
  const waiting = words.orders.waiting(names(written), names(others));
  return [line(some.length > 0 ? `${waiting} ${words.orders.single(names(some))}` : waiting)];
}

/** The text that was under seal, with the proof that it wasn't changed. */
export function revealed(words: Catalogue, { orders }: EventOf<'orders-revealed'>, game: Game | undefined): Line[] {
  const shown = orders.flatMap(({ side, hash, turn, salt, text }): Line[] => {
    const whose = strong(`${nameOf(side, game)}${turn === undefined ? '' : `, ${words.orders.turn(turn)}`}: `);
    if (text === undefined || salt === undefined) return [line(whose, words.orders.lost), sealLine(hash)];
    return [...textLines([whose], text), line(quiet(words.orders.proof(salt, hash)))];
  });
  return [line(strong(words.orders.revealed)), ...shown, line(quiet(words.orders.check))];
}

/** What somebody wrote. Several lines are set apart as they are, or one of them could pass for something that Umpire says. */
function textLines(whose: readonly Span[], text: string): Line[] {
  if (!text.includes('\n')) return [line(...whose, text)];
  return [...(whose.length > 0 ? [line(...whose)] : []), block(text)];
}

function labelled(words: Catalogue, turn: number | undefined): Span[] {
  return turn === undefined ? [] : [strong(`${words.orders.turn(turn)}: `)];
}

function sealLine(hash: string): Line {
  return line(quiet(`SHA-256 ${hash}`));
}

function nameOf(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}
