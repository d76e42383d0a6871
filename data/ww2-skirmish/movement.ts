import type { Movement } from './book.ts';

/** How far men and vehicles go. */
export const movement = {
  foot: { rule: 'WS-MOVE-03', label: 'each-move', inches: 6, 'one-action': 10 },
  'most-moves': { rule: 'WS-MOVE-02', label: 'in-all', moves: 2 },
  noAction: { rule: 'WS-MOVE-01' },
  eachMove: {
    rough: { rule: 'WS-MOVE-04', label: 'rough', value: -3 },
    water: { rule: 'WS-MOVE-04', label: 'wading', value: -3 },
    wounded: { rule: 'WS-MOVE-06', label: 'wounded', value: -2 },
    'carried-by-1': { rule: 'WS-MOVE-07', label: 'carried-by-1', value: -2 },
    'carried-by-2': { rule: 'WS-MOVE-08', label: 'carried-by-2', value: -1 },
  },
  obstacle: { rule: 'WS-MOVE-05', label: 'obstacles', value: -3 },
  rout: { rule: 'WS-MOR-09', label: 'running' },
  soloRout: { rule: 'WS-ACT-09', label: 'solo-rout', value: 2 },
  suppressed: { rule: 'WS-SUP-01', label: 'suppressed', inches: 2 },
  halted: { rule: 'WS-AFV-13', label: 'halted', inches: 6 },
  halfPace: {
    foot: { rule: 'WS-ACT-06', label: 'half-speed' },
    morale: { rule: 'WS-MOR-04', label: 'half-speed' },
    vehicle: { rule: 'WS-AFV-12', label: 'half-speed' },
  },
  vehicle: { rule: 'WS-VEH-03', label: 'vehicle', inches: 18 },
  heavy: { rule: 'WS-VEH-04', label: 'heavy-afv', inches: 12, going: 8 },
  road: { rule: 'WS-VEH-05', label: 'on-road', inches: 24, 'small-soft': 30 },
  slowed: { rule: 'WS-VEH-03', label: 'slowed' },
  bog: {
    rule: 'WS-VEH-06',
    label: 'at-obstacle',
    sides: 6,
    need: { tracked: null, halftrack: 6, wheeled: 5 },
    results: ['stuck', 'not-stuck'],
  },
  release: { rule: 'WS-VEH-07', label: 'to-get-free', sides: 6, need: 5, results: ['free', 'still-stuck'] },
  crash: { rule: 'WS-VEH-09', label: 'crashes-on' },
  stops: { rule: 'WS-VEH-08', label: 'too-slow', below: 6 },
} as const satisfies Movement;
