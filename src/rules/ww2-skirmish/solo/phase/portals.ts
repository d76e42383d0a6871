import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import { type Book, COVERS } from '../../book.ts';
import { FORCES } from '../../solo-tables.ts';
import { count, has, word } from '../../unit.ts';
import { wordsIn } from '../factors.ts';
import { type Answers, mark, markTable } from './marks.ts';
import { ownNamed } from './sight.ts';

const SEEN: OptionTable = {
  'in-sight': {
    type: 'string',
    default: '',
    help: "Portals in sight of the players' figures, by name, commas between, or all; left out, none",
  },
  'come-upon': {
    type: 'string',
    default: '',
    help: 'Those of them in the open, or in cover with a figure within 8 inches, by name; left out, none',
  },
  unavailable: { type: 'string', default: '', help: 'Forces that you have no figures for, commas between' },
};

/** What one sees of a portal that figures have come upon (WS-PORT-01, -02). */
const COME_UPON: OptionTable = {
  range: { type: 'number', min: 0, required: true, help: 'Inches to the nearest figure that sees it' },
  cover: { type: 'string', values: COVERS, default: 'open', help: 'What it is behind for that figure' },
  'next-cover': { type: 'number', min: 0, help: 'Inches to the nearest free cover with dead ground; left out, none' },
};

/** WS-TURN-01, -04, R-41: what the portals bring on, and then what becomes of those that figures have come upon. */
export function arrivals(scene: Scene, side: string, book: Book): SoloStep | undefined {
  const { table } = scene;
  const portals = portalsOf(scene, side);
  if (table['portals-done'] === true) return raised(scene, side, book) ?? comesUpon(scene, portals, book);
  if (portals.length === 0) return undefined;
  const { rules } = book.soloTurn;
  if (table['portals-told'] !== true) {
    return { step: 'ask', question: { id: 'portals', rule: rules.portals, options: SEEN } };
  }
  const counters = portals.filter((portal) => has(portal, 'in-sight')).length;
  const done = markTable(scene, 'portals-done', rules.portals);
  if (counters === 0) return { step: 'note', says: 'no-portal-seen', rule: rules['none-in-sight'], effects: [done] };
  const unavailable = String(table['portals-lack'] ?? '');
  const contact = table['contact-made'] === true ? {} : { 'no-contact': true };
  const options = { task: 'arrivals', counters, ...contact, ...(unavailable === '' ? {} : { unavailable }) };
  return { step: 'rule', verb: 'solo', options, marks: [done] };
}

/** WS-GEN-06, -07: as a body of its own name, at the portal that was drawn. */
function raised({ table }: Scene, side: string, { soloTurn }: Book): SoloStep | undefined {
  if (typeof table.force !== 'string' || table.force === '') return undefined;
  const rule = soloTurn.rules.placed;
  const n = FORCES.reduce((sum, force) => sum + Number(table[`brought-${force}`] ?? 0), 0);
  const cleared: Effect = { effect: 'set', of: { table: true }, field: 'force', value: false, rule };
  const at = typeof table['arrives-at'] === 'string' ? { at: table['arrives-at'] } : {};
  return {
    step: 'raise',
    squad: table.force,
    called: `${soloTurn.called} ${n}`,
    side,
    ...at,
    rule,
    effects: [cleared],
  };
}

/** WS-PORT-01, -02, -04: it moves on, or is no more. */
function comesUpon(scene: Scene, portals: readonly Unit[], { soloTurn }: Book): SoloStep | undefined {
  const rule = soloTurn.rules['comes-upon'];
  const portal = portals.find((each) => has(each, 'come-upon'));
  if (!portal) return undefined;
  if (!has(portal, 'looked-round')) {
    return { step: 'ask', question: { id: 'come-upon', unit: portal.id, rule, options: COME_UPON } };
  }
  const next = portal.fields['next-cover'];
  const options = {
    task: 'portal',
    range: count(portal, 'sees-range'),
    cover: word(portal, 'in-cover') ?? 'open',
    ...(typeof next === 'number' ? { 'next-cover': next } : {}),
  };
  return {
    step: 'rule',
    verb: 'solo',
    options,
    who: portal.id,
    marks: [mark(scene, portal, 'come-upon', rule, false)],
  };
}

function portalsOf({ units }: Scene, side: string): readonly Unit[] {
  return [...units.values()].filter((unit) => unit.side === side && !unit.gone && has(unit, 'portal'));
}

const ALL = 'all';

/** @throws {InputError} for a portal that is not there, or a force that is none */
export function portalsTold(scene: Scene, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const rule = soloTurn.rules.portals;
  const portals = portalsOf(scene, String(scene.table.solo));
  const named = String(answers['in-sight'] ?? '').trim();
  const seen = named.toLowerCase() === ALL ? portals : ownNamed(portals, named);
  const upon = ownNamed(seen, answers['come-upon']);
  const lacking = wordsIn<string>('unavailable', String(answers.unavailable ?? ''), FORCES);
  // What somebody threw for by hand has been placed by hand.
  const before = ['force', 'arrives-at'].filter((field) => scene.table[field]);
  return [
    ...before.map((field): Effect => ({ effect: 'set', of: { table: true }, field, value: false, rule })),
    markTable(scene, 'portals-told', rule),
    ...portals.map((portal) => mark(scene, portal, 'in-sight', rule, seen.includes(portal))),
    ...upon.map((portal) => mark(scene, portal, 'come-upon', rule)),
    markTable(scene, 'portals-lack', rule, [...lacking].join(',')),
  ];
}

/** What becomes of a portal that figures have come upon. */
export function comeUponTold(scene: Scene, portal: Unit, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const rule = soloTurn.rules['comes-upon'];
  const next = answers['next-cover'];
  return [
    mark(scene, portal, 'looked-round', rule),
    mark(scene, portal, 'sees-range', rule, Number(answers.range)),
    mark(scene, portal, 'in-cover', rule, String(answers.cover ?? 'open')),
    ...(next === undefined ? [] : [mark(scene, portal, 'next-cover', rule, Number(next))]),
  ];
}
