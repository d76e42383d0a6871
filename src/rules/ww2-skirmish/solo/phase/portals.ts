import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable, OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { FORCES } from '../../solo-tables.ts';
import { wordsIn } from '../factors.ts';
import { markTable } from './marks.ts';

const SEEN: OptionTable = {
  counters: { type: 'integer', min: 0, max: 20, required: true, help: "Portals in sight of the players' figures" },
  unavailable: { type: 'string', default: '', help: 'Forces that you have no figures for, commas between' },
};

/** WS-TURN-04, R-41: the phase closes with what the portals bring on. */
export function arrivals(scene: Scene, side: string, book: Book): SoloStep | undefined {
  const { rules } = book.soloTurn;
  const { table, units } = scene;
  if (typeof table.force === 'string' && table.force !== '') {
    const cleared: Effect = { effect: 'set', of: { table: true }, field: 'force', value: false, rule: rules.placed };
    return { step: 'raise', squad: table.force, side, effects: [cleared] };
  }
  if (table['portals-done'] === true || !portalsOf(units, side)) return undefined;
  if (typeof table['portals-seen'] !== 'number') {
    return { step: 'ask', question: { id: 'portals', rule: rules.portals, options: SEEN } };
  }
  const counters = table['portals-seen'];
  const done = markTable(scene, 'portals-done', rules.portals);
  if (counters === 0) return { step: 'note', says: 'no-portal-seen', rule: rules['none-in-sight'], effects: [done] };
  const unavailable = String(table['portals-lack'] ?? '');
  const contact = table['contact-made'] === true ? {} : { 'no-contact': true };
  const options = { task: 'arrivals', counters, ...contact, ...(unavailable === '' ? {} : { unavailable }) };
  return { step: 'rule', verb: 'solo', options, marks: [done] };
}

function portalsOf(units: Scene['units'], side: string): boolean {
  return [...units.values()].some((unit: Unit) => unit.side === side && !unit.gone && unit.fields.portal === true);
}

/** @throws {InputError} for a force that is none */
export function portalsTold(
  scene: Scene,
  { counters, unavailable }: Readonly<Record<string, OptionValue | undefined>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const rule = soloTurn.rules.portals;
  const lacking = wordsIn<string>('unavailable', String(unavailable ?? ''), FORCES);
  return [
    markTable(scene, 'portals-seen', rule, Number(counters)),
    markTable(scene, 'portals-lack', rule, [...lacking].join(',')),
  ];
}
