import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import { Refusal } from '../refusal.ts';
import { bandOf } from './bands.ts';
import { casualtiesOf, hitsOf } from './casualties.ts';
import type { Shot } from './shot.ts';
import { scored } from './to-hit.ts';

/** WS-FLM-03 to -06: flame at anything but an AFV. @throws {Refusal} on the move, or out of reach */
export function burn(ruling: Ruling, shot: Shot, range: number, { flame }: Book): Facts {
  if (shot.moved) throw new Refusal(flame.moved, 'flame-on-the-move');
  const band = bandOf(flame.reach, 'flamethrower', range);
  const toHit = scored(flame.toHit, band, agreed(shot.modifier));
  const hits = ruling.on('flame-one-roll')
    ? hitsOf(ruling, toHit, 1) * shot.figures
    : hitsOf(ruling, toHit, shot.figures);
  return { hits, ...casualtiesOf(ruling, flame.effect, hits, [], 'hit') };
}
