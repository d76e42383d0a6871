import { fields as hansNPanzer } from './hans-n-panzer/fields.ts';
import { fields as landser } from './landser/fields.ts';
import { fields as originalLandser } from './landser/original-fields.ts';
import { fields as panzertroops } from './panzertroops/fields.ts';
import { fields as ww2Skirmish } from './ww2-skirmish/fields.ts';

/** What fields are called, and what those mean that can be set by hand, by book. */
export const fields = {
  'landser-classic': originalLandser,
  landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};
