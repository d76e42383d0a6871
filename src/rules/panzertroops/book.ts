import type { Book } from '../../../data/panzertroops/book.ts';
import * as shooting from '../../../data/panzertroops/fire.ts';
import * as playing from '../../../data/panzertroops/game.ts';
import { movement } from '../../../data/panzertroops/movement.ts';
import { formations, troops } from '../../../data/panzertroops/organisation.ts';
import { points } from '../../../data/panzertroops/points.ts';
import { attached, teams } from '../../../data/panzertroops/teams.ts';
import { tracking } from '../../../data/panzertroops/tracking.ts';
import { transport } from '../../../data/panzertroops/transport.ts';
import { vehicles } from '../../../data/panzertroops/vehicles.ts';
import { weapons } from '../../../data/panzertroops/weapons.ts';

const organisation = { formations, troops: { ...troops, ...teams }, substitutes: attached };

/** The numbers and tables of the book, as its rulings read them. */
export const book: Book = {
  ...shooting,
  ...playing,
  weapons,
  vehicles,
  movement,
  transport,
  points,
  tracking,
  organisation,
};
