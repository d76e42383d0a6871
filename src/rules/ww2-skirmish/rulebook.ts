import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { bunkers } from '../../../data/ww2-skirmish/bunkers.ts';
import { flame } from '../../../data/ww2-skirmish/flame.ts';
import { smoke as fog, grenades } from '../../../data/ww2-skirmish/grenades.ts';
import { guns } from '../../../data/ww2-skirmish/guns.ts';
import { melee } from '../../../data/ww2-skirmish/melee.ts';
import { movement } from '../../../data/ww2-skirmish/movement.ts';
import { morale as nerve, suppression } from '../../../data/ww2-skirmish/nerve.ts';
import { points as costs } from '../../../data/ww2-skirmish/points.ts';
import { fireEffect, smallArms } from '../../../data/ww2-skirmish/small-arms.ts';
import { solo as soloCharts } from '../../../data/ww2-skirmish/solo/solo.ts';
import { soloTurn } from '../../../data/ww2-skirmish/solo/solo-turn.ts';
import { spotting } from '../../../data/ww2-skirmish/spotting.ts';
import { tracking } from '../../../data/ww2-skirmish/tracking.ts';
import { damage, handHeld, vehicles } from '../../../data/ww2-skirmish/vehicles/vehicles.ts';

/** Everything the book prints, for its resolvers. */
export const book: Book = {
  smallArms,
  fireEffect,
  flame,
  grenades,
  guns,
  smoke: fog,
  spotting,
  morale: nerve,
  suppression,
  vehicles,
  handHeld,
  damage,
  bunkers,
  movement,
  melee,
  points: costs,
  solo: soloCharts,
  tracking,
  soloTurn,
};
