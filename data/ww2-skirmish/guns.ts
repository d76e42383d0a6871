import type { Guns } from './book.ts';

const ANY = Number.POSITIVE_INFINITY;

const shell = { rule: 'WS-ART-01', label: 'shell-effect' } as const;

/** Guns: their reach by calibre, and the die for each man a shell catches. */
export const guns = {
  calibres: { '17pdr': 76, 'auto-cannon': 20 },
  classes: [
    [50, 'to-50mm'],
    [ANY, '51mm-and-over'],
  ],
  // biome-ignore format: as the book prints it
  reach: {
    rule: 'WS-GUN-01',
    label: 'range',
    bands: ['short', 'medium', 'long'],
    inches: {
      //              from S  M   L
      'to-50mm':       [6, 18, 40, ANY],
      '51mm-and-over': [6, 24, 60, ANY],
      'auto-cannon':   [1, 10, 24, ANY],
    },
  },
  toHit: { rule: 'WS-GUN-02', label: 'to-hit-gun', sides: 20, need: [8, 12, 16], results: ['hit', 'missed'] },
  dice: [
    [74, 6],
    [95, 8],
    [ANY, 10],
  ],
  effect: {
    ...shell,
    rows: [
      [0, 'none'],
      [2, 'suppressed', 'WS-ART-02'],
      [4, 'wounded', 'WS-ART-02'],
      [5, 'disabled', 'WS-ART-02'],
      [6, 'killed', 'WS-ART-02'],
    ],
  },
  'effect-at-least-suppressed': {
    ...shell,
    rows: [
      [2, 'suppressed', 'WS-ART-02'],
      [4, 'wounded', 'WS-ART-02'],
      [5, 'disabled', 'WS-ART-02'],
      [6, 'killed', 'WS-ART-02'],
    ],
  },
  'effect-modifiers': {
    'unaware-or-enclosed': { rule: 'WS-ART-03', label: 'unaware-or-enclosed', value: 1 },
    suppressed: { rule: 'WS-ART-03', label: 'suppressed', value: -1 },
    'in-cover': { rule: 'WS-ART-03', label: 'in-cover', value: -1 },
  },
} as const satisfies Guns;
