import { options as hansNPanzer } from '../hans-n-panzer/options.ts';
import { options as landser } from '../landser/options.ts';
import { options as originalLandser } from '../landser/original-options.ts';
import { options as panzertroops } from '../panzertroops/options.ts';
import { options as ww2Skirmish } from '../ww2-skirmish/options.ts';
import { boxes } from './boxes.ts';
import { descriptions, forms, groups, topics } from './descriptions.ts';
import { common, options } from './options.ts';

/** What each option of a ruling says, by book and verb. */
const rulings = {
  'landser-classic': originalLandser,
  landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};

/** What commands and their options say, in help, in forms, while somebody types, and where Discord lists them. */
export const commands = { descriptions, groups, topics, forms, options, common, boxes, rulings };
