import type { AntiTank } from './book.ts';

/** Weapons fired at vehicles, and what they add to the damage roll. */
export const antiTank = {
  label: 'to-hit',
  sides: 6,
  results: ['hit', 'missed'],
  // biome-ignore format: as the book prints it
  need: {
    //                PB    S     M     L     E     X
    '37mm-m6':       [null, 4,    3,    4,    5,    null],
    '75mm-m1':       [null, 4,    2,    3,    4,    5],
    '76mm-m3-m6':    [null, 4,    2,    3,    4,    5],
    '90mm-m1':       [null, 4,    2,    3,    4,    5],
    '2cm':           [null, 5,    3,    4,    5,    null],
    '7-5cm-kwk':     [null, 4,    2,    3,    4,    5],
    '8-8cm-kwk':     [null, 4,    3,    2,    3,    4],
    bazooka:         [null, 3,    4,    5,    null, null],
    panzerschreck:   [null, 3,    4,    5,    null, null],
    // like the bazooka.
    piat:            [null, 3,    4,    5,    null, null],
    panzerfaust:     [null, 3,    5,    null, null, null],
    'sticky-bomb':   [5,    null, null, null, null, null],
  },
  tankGun: 'LS-TANK-01',
  smallArms: 'LS-AT-01',
  // biome-ignore format: as the book prints it
  bonus: {
    '37mm-m6':       { rule: 'LS-TANK-01', label: '37mm-m6', name: 'M6 37mm', value: 3 },
    '75mm-m1':       { rule: 'LS-TANK-01', label: '75mm-m1', name: 'M1 75mm', value: 6 },
    '76mm-m3-m6':    { rule: 'LS-TANK-01', label: '76mm-m3-m6', name: 'M3 or M6 76mm', value: 6 },
    '90mm-m1':       { rule: 'LS-TANK-01', label: '90mm-m1', name: 'M1 90mm', value: 7 },
    '2cm':           { rule: 'LS-TANK-01', label: '2cm', name: '2cm', value: 2 },
    '7-5cm-kwk':     { rule: 'LS-TANK-01', label: '7-5cm-kwk', name: '7.5cm KwK', value: 3 },
    '8-8cm-kwk':     { rule: 'LS-TANK-01', label: '8-8cm-kwk', name: '8.8cm KwK', value: 6 },
    bazooka:         { rule: 'LS-DMG-02', label: 'bazooka', name: 'bazooka', value: 2 },
    panzerschreck:   { rule: 'LS-DMG-02', label: 'panzerschreck', name: 'Panzerschreck', value: 2 },
    piat:            { rule: 'LS-DMG-02', label: 'piat', name: 'PIAT', value: 2 },
  },
  panzerfaust: {
    S: { rule: 'LS-DMG-03', label: 'panzerfaust-short', value: 3 },
    M: { rule: 'LS-DMG-03', label: 'panzerfaust-medium', value: 2 },
  },
  elevation: { rule: 'LS-DMG-04', label: 'elevation', value: 1 },
  'move-or-shoot': 'LS-AT-02',
  'gun-damaged': { rule: 'LS-GLAN-04', label: 'damaged-gun', faces: [1, 2] },
  premature: { rule: 'LS-AT-06', label: 'sticky-bomb', faces: [1] },
  track: {
    rule: 'LS-DMG-05',
    label: 'to-break-track',
    sides: 6,
    need: 3,
    results: ['immobilised', 'no-effect'],
  },
} as const satisfies AntiTank;
