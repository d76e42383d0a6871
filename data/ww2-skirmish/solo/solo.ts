import type { Chart } from '../../../src/kernel/tables.ts';
import type { AfvOrder, Order, Solo } from '../book.ts';

const ANY = Number.POSITIVE_INFINITY;

/** The risk of an infantry unit or an anti-tank gun. */
const risk = {
  rule: 'WS-SOLO-06',
  label: 'risk',
  lines: {
    rout: { rule: 'WS-RISK-01', label: 'in-rout', value: 4 },
    'heavy-fire': { rule: 'WS-RISK-02', label: 'heavy-fire', value: 2 },
    'command-group-or-one-action': { rule: 'WS-RISK-03', label: 'command-group-or-one-action', value: 1 },
    casualties: { rule: 'WS-RISK-04', label: 'casualties', value: 1 },
    'no-nco': { rule: 'WS-RISK-05', label: 'no-nco', value: 1 },
    'under-fire': { rule: 'WS-RISK-06', label: 'under-fire', value: 1 },
    'enemy-behind-or-retiring': { rule: 'WS-RISK-07', label: 'enemy-behind-or-retiring', value: 1 },
    losing: { rule: 'WS-RISK-08', label: 'losing', value: 1 },
    officer: { rule: 'WS-RISK-09', label: 'officer-near', value: -1 },
    'afv-near': { rule: 'WS-RISK-10', label: 'afv-near', value: -1 },
    'friends-near': { rule: 'WS-RISK-11', label: 'friends-near', value: -1 },
    'gun-or-soft-cover': { rule: 'WS-RISK-12', label: 'gun-or-soft-cover', value: -1 },
    'advancing-or-hard-cover': { rule: 'WS-RISK-13', label: 'advancing-or-hard-cover', value: -2 },
    winning: { rule: 'WS-RISK-14', label: 'winning', value: -2 },
    'nothing-in-sight': { rule: 'WS-RISK-15', label: 'nothing-in-sight', value: -4 },
  },
  parts: 4,
} as const;

const chart = { rule: 'WS-ACT-01', label: 'action', sides: 6 } as const;

/** The solo action chart, a row for each span of risk. */
const action = {
  // biome-ignore format: as the book prints it
  rows: [
    [0,   { ...chart, rows: [[3, 'continue'],              [6, 'move-to-enemy', 'WS-ACT-02']] }],
    [1,   { ...chart, rows: [[1, 'halt', 'WS-ACT-07'],     [5, 'advance', 'WS-ACT-06'], [6, 'attack', 'WS-ACT-05']] }],
    [5,   { ...chart, rows: [[1, 'retreat', 'WS-ACT-08'],  [3, 'halt', 'WS-ACT-07'],    [6, 'advance', 'WS-ACT-06']] }],
    [8,   { ...chart, rows: [[1, 'rout', 'WS-ACT-09'],     [2, 'retreat', 'WS-ACT-08'], [5, 'halt', 'WS-ACT-07'], [6, 'advance', 'WS-ACT-06']] }],
    [ANY, { ...chart, rows: [[3, 'rout', 'WS-ACT-09'],     [5, 'retreat', 'WS-ACT-08'], [6, 'halt', 'WS-ACT-07']] }],
  ] as readonly (readonly [number, Chart<Order>])[],
  calm: {
    defending: { rule: 'WS-ACT-03', label: 'action', sides: 6, rows: [[6, 'continue']] },
    'falling-back': {
      rule: 'WS-ACT-04',
      label: 'action',
      sides: 6,
      rows: [
        [4, 'continue'],
        [6, 'halt-in-cover'],
      ],
    },
  },
  unseen: { rule: 'WS-ACT-02', label: 'no-enemy' },
  support: { rule: 'WS-ACT-10', label: 'support-weapon', orders: ['advance', 'attack', 'move-to-enemy'] },
} as const;

/** The situation of an AFV. */
const afvRisk = {
  rule: 'WS-AFV-11',
  label: 'situation',
  lines: {
    'advancing-or-hull-down': { rule: 'WS-AFV-03', label: 'advancing-or-hull-down', value: 1 },
    'infantry-or-radio': { rule: 'WS-AFV-04', label: 'infantry-near', value: 1 },
    damaged: { rule: 'WS-AFV-05', label: 'damaged', value: -1 },
    casualties: { rule: 'WS-AFV-05', label: 'crew-casualties', value: -1 },
    'at-fire': { rule: 'WS-AFV-06', label: 'under-at-fire', value: -1 },
    'enemy-behind': { rule: 'WS-AFV-07', label: 'enemy-behind', value: -1 },
    alone: { rule: 'WS-AFV-08', label: 'no-friends', value: -1 },
    'no-main-gun': { rule: 'WS-AFV-09', label: 'no-main-gun', value: -2 },
    'no-weapons': { rule: 'WS-AFV-10', label: 'no-weapons', value: -2 },
  },
} as const;

const afvChart = { rule: 'WS-AFV-11', label: 'afv-action', sides: 6 } as const;
const RETREAT = ['retreat', 'WS-AFV-15'] as const;
const HALT = ['halt', 'WS-AFV-13'] as const;
const MANOEUVRE = ['manoeuvre', 'WS-AFV-14'] as const;
const ADVANCE = ['advance', 'WS-AFV-12'] as const;

/** The AFV chart, a column for each span of its situation. */
const afv = {
  // biome-ignore format: as the book prints it
  rows: [
    [-3,  { ...afvChart, rows: [[5, ...RETREAT], [6, ...HALT]] }],
    [-1,  { ...afvChart, rows: [[3, ...RETREAT], [5, ...HALT], [6, ...MANOEUVRE]] }],
    [0,   { ...afvChart, rows: [[1, ...RETREAT], [3, ...HALT], [6, ...MANOEUVRE]] }],
    [1,   { ...afvChart, rows: [[1, ...HALT], [5, ...MANOEUVRE], [6, ...ADVANCE]] }],
    [ANY, { ...afvChart, rows: [[3, ...MANOEUVRE], [6, ...ADVANCE]] }],
  ] as readonly (readonly [number, Chart<AfvOrder>])[],
  unseen: { rule: 'WS-AFV-02', label: 'none-seen' },
  immobile: { rule: 'WS-AFV-16', label: 'immobile' },
} as const;

/** Forces of late-war Germans: WS-GEN-02 to WS-GEN-10. */
const arrivals = {
  rule: 'WS-GEN-06',
  label: 'arrivals',
  sides: 6,
  naturals: [1],
  rows: [
    [5, 'nothing'],
    [7, 'riflemen-nco'],
    [8, 'riflemen-panzerfaust'],
    [9, 'riflemen-lmg'],
    [10, 'redeploy'],
    [11, 'hmg-riflemen'],
    [12, 'panzerjager'],
    [13, 'at-gun-lmg'],
    [14, 'tank'],
  ],
  'no-contact': { rule: 'WS-GEN-03', label: 'no-contact', value: -1 },
  counters: { rule: 'WS-GEN-04', label: 'portals-in-sight', value: 1 },
  natural: { rule: 'WS-GEN-05', label: 'natural-1', face: 1 },
  unavailable: { rule: 'WS-GEN-10', label: 'no-figures' },
  where: {
    redeploy: { rule: 'WS-GEN-09', label: 'which-portals', result: 'portals-passed' },
    'at-gun-lmg': { rule: 'WS-GEN-08', label: 'where', result: 'in-sight-of-a-tank' },
    tank: { rule: 'WS-GEN-08', label: 'where', result: 'in-sight-of-a-tank' },
  },
} as const;

/** What happens to a portal when figures reach it. */
const portal = {
  near: { rule: 'WS-PORT-01', label: 'portal-in-cover', inches: 8 },
  open: { rule: 'WS-PORT-02', label: 'portal-in-open' },
  next: { inches: 12 },
  nowhere: { rule: 'WS-PORT-04', label: 'nowhere' },
} as const;

/** A routing unit that has nowhere to go surrenders. */
const surrender = { rule: 'WS-ACT-09', label: 'surrenders' } as const;

/** The enemy run by the rules. */
export const solo = { risk, action, afvRisk, afv, arrivals, portal, surrender } as const satisfies Solo;
