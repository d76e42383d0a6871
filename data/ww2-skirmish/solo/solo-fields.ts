import type { FieldTable } from '../../../src/kernel/state/field.ts';

// What the players have said about a unit stays until they say something else.
const TOLD = { rule: 'WS-SOLO-06', ends: 'act', by: 'player', shown: 'details' } as const;
const INCHES = { type: 'number', min: 0, fractions: true } as const;
const COVER = { type: 'word', values: ['open', 'soft', 'hard'] } as const;
// About the enemy's own actions, which nobody has to see.
const OWN = { rule: 'WS-TURN-04', ends: 'act', by: 'nobody', shown: 'never' } as const;
// Done once a phase.
const ONCE = { type: 'flag', rule: 'WS-TURN-04', ends: 'step', shown: 'never' } as const;

/** What the referee remembers about units of the side run by the rules. */
// biome-ignore format: a field a line
export const solo = {
  order:                 { type: 'word', values: ['continue', 'move-to-enemy', 'advance', 'attack', 'halt', 'halt-fire', 'halt-in-cover', 'retreat', 'rout', 'manoeuvre', 'bale-out'], rule: 'WS-ACT-01', ends: 'act', by: 'player' },
  'order-turn':          { type: 'number', min: 0, rule: 'WS-ACT-01', ends: 'act', by: 'player', shown: 'details' },
  sees:                  { ...TOLD, type: 'unit' },
  'sees-range':          { ...TOLD, ...INCHES },
  'sees-cover':          { ...TOLD, ...COVER },
  'in-cover':            { ...TOLD, ...COVER },
  'seen-factors':        { ...TOLD, type: 'words' },
  'target-sees':         { ...TOLD, type: 'unit' },
  'target-range':        { ...TOLD, ...INCHES },
  'target-cover':        { ...TOLD, ...COVER },
  'gun-sees':            { ...TOLD, type: 'unit' },
  'gun-range':           { ...TOLD, ...INCHES },
  'looked-round':        ONCE,
  ordered:               ONCE,
  went:                  ONCE,
  'shot-solo':           { ...ONCE, type: 'words' },
  'lifted-solo':         ONCE,
  'fought-solo':         ONCE,
  'heavy-fire':          { type: 'words', rule: 'WS-RISK-02', ends: 'moment', shown: 'details' },
  'at-fire':             { type: 'flag', rule: 'WS-AFV-06', ends: 'act', shown: 'details' },
  'fallen-back':         { type: 'flag', rule: 'WS-RISK-07', ends: 'act', shown: 'details' },
  'enemy-seen':          { type: 'flag', rule: 'WS-AFV-02', ends: 'battle', shown: 'details' },
  counter:               { type: 'word', values: ['sniper', 'mine', 'artillery', 'dummy'], rule: 'WS-SOLO-02', ends: 'never', by: 'player' },
  'turned-over':         { type: 'flag', rule: 'WS-SOLO-05', ends: 'battle' },
  portal:                { type: 'flag', rule: 'WS-GEN-01', ends: 'never', by: 'player', shown: 'details' },
  'in-sight':            { type: 'flag', rule: 'WS-GEN-02', ends: 'act', by: 'player' },
  'come-upon':           ONCE,
  cornered:              ONCE,
  'gone-to-portals':     { type: 'number', min: 0, rule: 'WS-PORT-01', ends: 'act', by: 'nobody', shown: 'never' }, // How far it has gone since you last told Umpire how near the portals are
  'told-at':             { ...OWN, type: 'word' }, // How things stood when you last told Umpire about it
  shifted:               { ...OWN, type: 'units' }, // Enemies that morale has driven back since you described them
  stayed:                { ...OWN, type: 'flag', rule: 'WS-RISK-13' }, // It was told to advance, and didn’t move
  missed:                { ...OWN, type: 'units', ends: 'step' }, // Who it failed to spot in this phase
  'shot-at':             { ...OWN, type: 'units', ends: 'step' }, // Who it has shot at in this phase
  'shot-facing':         { ...OWN, type: 'words', ends: 'step' }, // Which side of which vehicle it hits in this phase
  'driven-in':           { ...OWN, type: 'number' }, // The turn in which the players last drove it
  escorted:              { ...OWN, type: 'flag' }, // Its last throw counted infantry within 6″
  'ran-out':             { ...OWN, type: 'flag' }, // Its crew has run from the vehicle it left
  'broke-now':           { ...ONCE, rule: 'WS-MOR-07' },
  'melee-told':          ONCE,
  'melee-extra':         { ...OWN, type: 'number' }, // How many extra figures it has in its melee
  'melee-target-extra':  { ...OWN, type: 'number' }, // How many extra enemies are in its melee
  strikes:               { ...OWN, type: 'unit' }, // Who the counter that was turned over hits
  'strikes-cover':       { ...OWN, ...COVER }, // That unit’s cover
  'strikes-range':       { ...OWN, ...INCHES }, // How far away that unit is, in inches
  'may-react':           ONCE,
  'reacts-at':           { ...OWN, type: 'unit', ends: 'step' }, // Who moves in the open while it may fire
  'reacts-range':        { ...OWN, ...INCHES, ends: 'step' }, // How far away that unit is
  'reacts-cover':        { ...OWN, ...COVER, ends: 'step' }, // That unit’s cover
  'target-told':         ONCE,
  'fire-taken':          { ...OWN, type: 'number' }, // Attacks on it since its phase began
  'fire-given':          { ...OWN, type: 'number' }, // Attacks it has made since its phase began
  'losses-taken':        { ...OWN, type: 'number' }, // Its casualties from those attacks
  'losses-given':        { ...OWN, type: 'number' }, // Casualties from its attacks
  'fire-taken-before':   { ...OWN, type: 'number' }, // Attacks on it in the phase before
  'fire-given-before':   { ...OWN, type: 'number' }, // Attacks it made in the phase before
  'losses-taken-before': { ...OWN, type: 'number' }, // Its casualties in the phase before
  'losses-given-before': { ...OWN, type: 'number' }, // Casualties it caused in the phase before
} as const satisfies FieldTable;
