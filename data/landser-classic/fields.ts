import type { FieldTables } from '../../src/kernel/state/field.ts';

/**
 * What's known in a battle with either edition of Landser. Players set by hand what only they know: medics, leaders and arms
 * before the first turn, and at any time who is back at his base line.
 */
// biome-ignore format: a field a line
export const fields = {
  unit: {
    weapon:            { type: 'word', rule: 'LC-ACT-01', ends: 'never', shown: 'details' },
    sidearm:           { type: 'word', rule: 'LC-SQD-04', ends: 'never', shown: 'details' },
    actions:           { type: 'words', rule: 'LC-ACT-01', ends: 'never', shown: 'details' },
    squad:             { type: 'word', rule: 'LC-SQD-01', ends: 'never', by: 'deployment', shown: 'details' },
    leader:            { type: 'flag', rule: 'LC-SQD-03', ends: 'never', by: 'deployment' },
    medic:             { type: 'flag', rule: 'LC-SER-05', ends: 'never', by: 'deployment' },
    bayonet:           { type: 'flag', rule: 'LC-ASLT-06', ends: 'never', by: 'deployment', shown: 'details' },
    launcher:          { type: 'flag', rule: 'LC-LAUN-01', ends: 'never', by: 'deployment', shown: 'details' },
    'at-base-line':    { type: 'flag', rule: 'LC-LIGHT-07', ends: 'battle', by: 'player', gone: 'ends' },
    'out-before':      { type: 'flag', rule: 'LC-BRK-01', ends: 'never', shown: 'never' },

    action:            { type: 'word', rule: 'LC-TURN-02', ends: 'step', shown: 'details', gone: 'ends' },
    allowance:         { type: 'number', min: 0, fractions: true, rule: 'LC-MOVE-01', ends: 'step', shown: 'details', gone: 'ends' },
    shot:              { type: 'flag', rule: 'LC-MOVE-06', ends: 'step', shown: 'never', gone: 'ends' },
    shots:             { type: 'number', min: 0, rule: 'LC-FIRE-01', ends: 'step', shown: 'never', gone: 'ends' },
    moved:             { type: 'flag', rule: 'LC-FIRE-16', ends: 'next-own-start', shown: 'details', gone: 'ends' },
    went:              { type: 'word', rule: 'LC-COV-01', ends: 'next-own-start', by: 'nobody', shown: 'never', gone: 'ends' },
    'moved-fast':      { type: 'flag', rule: 'LC-FIRE-13', ends: 'next-own-start', gone: 'ends' },
    sneaking:          { type: 'flag', rule: 'LC-ASLT-09', ends: 'next-own-start', gone: 'ends' },
    'seen-moving':     { type: 'flag', rule: 'LC-OBS-04', ends: 'act', shown: 'never', gone: 'ends' },
    'fast-turns':      { type: 'number', min: 0, rule: 'LC-MOVE-05', ends: 'act', shown: 'details', gone: 'ends' },
    fired:             { type: 'flag', rule: 'LC-OBS-02', ends: 'act', shown: 'details', gone: 'ends' },
    'last-target':     { type: 'unit', rule: 'LC-FIRE-16', ends: 'act', shown: 'details', gone: 'ends' },
    'last-shot':       { type: 'number', rule: 'LC-FIRE-16', ends: 'act', shown: 'never', gone: 'ends' },
    'same-again':      { type: 'flag', rule: 'LC-FIRE-16', ends: 'step', shown: 'never', gone: 'ends' },
    aware:             { type: 'units', rule: 'LC-OBS-01', ends: 'act', shown: 'details', gone: 'ends' },
    looked:            { type: 'units', rule: 'LC-OBS-08', ends: 'step', shown: 'details', gone: 'ends' },
    hiding:            { type: 'word', values: ['chosen', 'forced', 'row', 'free'], rule: 'LC-HIDE-01', ends: 'act', gone: 'ends' },
    'hide-turn':       { type: 'number', rule: 'LC-HIDE-06', ends: 'act', shown: 'never', gone: 'ends' },
    'hiding-in':       { type: 'word', values: ['terrain', 'open'], rule: 'LC-HIDE-02', ends: 'act', gone: 'ends' },
    pinned:            { type: 'flag', rule: 'LC-HIDE-05', ends: 'next-own-end', gone: 'ends' },
    'light-this-turn': { type: 'number', min: 0, rule: 'LC-LIGHT-02', ends: 'step', shown: 'details', gone: 'ends' },
    'hits-this-turn':  { type: 'number', min: 0, rule: 'LC-HIDE-05', ends: 'step', shown: 'never', gone: 'ends' },
    'hid-this-turn':   { type: 'flag', rule: 'LC-HIDE-05', ends: 'step', shown: 'never', gone: 'ends' },
    angry:             { type: 'units', rule: 'LC-LIGHT-03', ends: 'next-own-end', gone: 'ends' },
    'angry-again':     { type: 'units', rule: 'LC-LIGHT-03', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    disorientated:     { type: 'flag', rule: 'LC-LIGHT-05', ends: 'next-own-end', gone: 'ends' },
    'disorientated-again': { type: 'flag', rule: 'LC-LIGHT-05', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'needs-leader':    { type: 'flag', rule: 'LC-LIGHT-06', ends: 'act', gone: 'ends' },
    'walking-wounded': { type: 'flag', rule: 'LC-LIGHT-07', ends: 'act', gone: 'ends' },
    'wounds-a':        { type: 'number', min: 0, rule: 'LC-SER-03', ends: 'battle' },
    'wounds-b':        { type: 'number', min: 0, rule: 'LC-SER-04', ends: 'battle' },
    'serious-wounds':  { type: 'number', min: 0, rule: 'LC-WND-01', ends: 'battle' },
    'light-wounds':    { type: 'number', min: 0, rule: 'LC-WND-02', ends: 'battle' },
    locked:            { type: 'units', rule: 'LC-ASLT-07', ends: 'act', gone: 'ends' },
    opponents:         { type: 'number', min: 0, rule: 'LC-ASLT-08', ends: 'step', shown: 'details', gone: 'ends' },
    covering:          { type: 'flag', rule: 'LC-COV-01', ends: 'moment', gone: 'ends' },
    covered:           { type: 'units', rule: 'LC-COV-01', ends: 'moment', shown: 'details', gone: 'ends' },
    guard:             { type: 'unit', rule: 'LC-SURR-03', ends: 'act' },
    beside:            { type: 'units', rule: 'LC-SER-05', ends: 'act', shown: 'details', gone: 'ends' },
    'beside-turn':     { type: 'number', rule: 'LC-SER-05', ends: 'act', shown: 'never', gone: 'ends' },

    jammed:            { type: 'words', rule: 'LC-JAM-07', ends: 'act' },
    'must-reload':     { type: 'words', rule: 'LC-AUTO-02', ends: 'act' },
    lost:              { type: 'words', rule: 'LC-FIRE-18', ends: 'battle' },
    'set-up':          { type: 'flag', rule: 'LC-GPMG-02', ends: 'act' },
    barrel:            { type: 'flag', rule: 'LC-GPMG-04', ends: 'act' },
    'auto-turns':      { type: 'number', min: 0, rule: 'LC-GPMG-04', ends: 'act', shown: 'details' },
    'auto-now':        { type: 'flag', rule: 'LC-GPMG-04', ends: 'step', shown: 'never', gone: 'ends' },
    bursts:            { type: 'number', min: 0, rule: 'LC-LOAD-02', ends: 'battle', shown: 'details' },
    template:          { type: 'word', rule: 'LC-AUTO-04', ends: 'act', gone: 'ends' },
    'template-range':  { type: 'number', min: 0, fractions: true, rule: 'LC-AUTO-04', ends: 'act', shown: 'never', gone: 'ends' },
    'template-at':     { type: 'word', rule: 'LC-AUTO-03', ends: 'act', by: 'nobody', shown: 'never', gone: 'ends' },
    'template-now':    { type: 'flag', rule: 'LC-AUTO-03', ends: 'step', shown: 'never', gone: 'ends' },
    'in-template':     { type: 'units', rule: 'LC-AUTO-06', ends: 'act', gone: 'ends' },
    'template-rolled': { type: 'units', rule: 'LC-AUTO-06', ends: 'step', shown: 'never', gone: 'ends' },
    drift:             { type: 'word', rule: 'LC-GREN-08', ends: 'step', shown: 'details' },
    order:             { type: 'word', rule: 'R-68', ends: 'battle', by: 'nobody', toggle: 'borrowed-solo', gone: 'ends' },
    ordered:           { type: 'flag', rule: 'R-68', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'looked-round':    { type: 'flag', rule: 'R-70', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'in-sight':        { type: 'units', rule: 'R-70', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    sees:              { type: 'unit', rule: 'R-70', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'in-reach':        { type: 'unit', rule: 'R-71', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'in-terrain':      { type: 'flag', rule: 'R-69', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    tried:             { type: 'number', min: 0, rule: 'R-69', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    looks:             { type: 'number', min: 0, rule: 'R-70', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    placed:            { type: 'flag', rule: 'R-71', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    passed:            { type: 'flag', rule: 'R-72', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'fires-at':        { type: 'unit', rule: 'R-72', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    watched:           { type: 'units', rule: 'R-72', ends: 'step', by: 'nobody', shown: 'never', gone: 'ends' },
    'under-fire':      { type: 'flag', rule: 'R-67', ends: 'next-own-end', by: 'nobody', toggle: 'borrowed-solo', gone: 'ends' },
    holds:             { type: 'flag', rule: 'R-68', ends: 'battle', by: 'nobody', shown: 'never', gone: 'ends' },
    drifted:           { type: 'units', rule: 'LC-GREN-08', ends: 'step', shown: 'never' },
  },
  squad: {
    judged: { type: 'units', rule: 'LC-BRK-01', ends: 'battle', shown: 'never' }, // The men it had when a loss made it test
    tests:  { type: 'flag', rule: 'LC-BRK-01', ends: 'step', shown: 'never' }, // It owes a throw for its break-off point
    tested: { type: 'flag', rule: 'LC-BRK-01', ends: 'step', shown: 'details' }, // It has thrown for its break-off point this turn
  },
  side: {
    began: { type: 'number', min: 0, rule: 'LC-BRK-01', ends: 'battle', shown: 'never' }, // Figures the side had when the battle began
  },
  table: {
    first:      { type: 'word', rule: 'LC-TURN-01', ends: 'never', shown: 'details' }, // The side that plays first
    initiative: { type: 'number', min: 0, rule: 'LC-TURN-01', ends: 'battle', shown: 'never' }, // The turn in which it was last thrown; 0 is before the first
    exploded:   { type: 'flag', rule: 'LC-TURN-02', ends: 'step', shown: 'details' }, // A vehicle blew up this turn
    solo:       { type: 'word', rule: 'R-66', ends: 'battle', by: 'nobody', toggle: 'borrowed-solo' }, // The side that the rules run
    blasted:    { type: 'units', rule: 'LC-TURN-02', ends: 'step', shown: 'never' }, // Who it struck
  },
} as const satisfies FieldTables;
