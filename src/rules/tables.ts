import type { BookTable } from '../measuring/book-table.ts';
import { measured as hansNPanzer } from './hans-n-panzer/tracked/measured/index.ts';
import { measured as landser } from './landser/tracked/measured/index.ts';
import { measured as landserClassic } from './landser-classic/tracked/measured/index.ts';
import { measured as panzertroops } from './panzertroops/tracked/measured/index.ts';
import { measured as ww2Skirmish } from './ww2-skirmish/tracked/measured/index.ts';

/** What a drawn table says in the words of each book, by the book's ID. */
export const tables: Readonly<Record<string, BookTable>> = {
  'landser-classic': landserClassic,
  landser,
  panzertroops,
  'ww2-skirmish': ww2Skirmish,
  'hans-n-panzer': hansNPanzer,
};
