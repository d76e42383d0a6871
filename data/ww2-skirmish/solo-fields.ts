import type { FieldTable } from '../../src/kernel/field.ts';

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
  order:                 { type: 'word', values: ['continue', 'move-to-enemy', 'advance', 'attack', 'halt', 'halt-fire', 'halt-in-cover', 'retreat', 'rout', 'manoeuvre', 'bale-out'], label: 'order', help: 'Its last order from the solo chart', rule: 'WS-ACT-01', ends: 'act', by: 'player' },
  'order-turn':          { type: 'number', min: 0, label: 'ordered in turn', help: 'The turn in which it had that order', rule: 'WS-ACT-01', ends: 'act', by: 'player', shown: 'details' },
  sees:                  { ...TOLD, type: 'unit', label: 'nearest enemy', help: 'The nearest enemy it sees' },
  'sees-range':          { ...TOLD, ...INCHES, label: 'inches to it', help: 'How far away the nearest enemy is, in inches' },
  'sees-cover':          { ...TOLD, ...COVER, label: 'cover of that enemy', help: 'That enemy’s cover' },
  'in-cover':            { ...TOLD, ...COVER, label: 'in cover', help: 'Its own cover' },
  'seen-factors':        { ...TOLD, type: 'words', label: 'situation', help: 'What you can see of its situation' },
  'target-sees':         { ...TOLD, type: 'unit', label: 'shoots at', help: 'Who it shoots at if it can’t shoot at the nearest enemy' },
  'target-range':        { ...TOLD, ...INCHES, label: 'inches to its target', help: 'How far away that target is, in inches' },
  'target-cover':        { ...TOLD, ...COVER, label: 'cover of its target', help: 'That target’s cover' },
  'gun-sees':            { ...TOLD, type: 'unit', label: 'its gun sees', help: 'The nearest AFV or anti-tank gun it sees' },
  'gun-range':           { ...TOLD, ...INCHES, label: 'inches for its gun', help: 'How far away that is, in inches' },
  'looked-round':        { ...ONCE, label: 'has been asked about', help: 'You have said what it sees in this phase' },
  ordered:               { ...ONCE, label: 'ordered', help: 'Its order for this phase has been thrown' },
  went:                  { ...ONCE, label: 'has gone', help: 'It has carried out its order’s move' },
  'shot-solo':           { ...ONCE, type: 'words', label: 'has fired with', help: 'Weapons it has fired in this phase' },
  'lifted-solo':         { ...ONCE, label: 'has lifted', help: 'It has tried to lift its suppression in this phase' },
  'fought-solo':         { ...ONCE, label: 'has fought', help: 'It has fought its round of melee in this phase' },
  'heavy-fire':          { type: 'words', label: 'under heavy fire from', help: 'What made the fire at it heavy', rule: 'WS-RISK-02', ends: 'moment', shown: 'details' },
  'at-fire':             { type: 'flag', label: 'under anti-tank fire', help: 'A gun or hand-held anti-tank weapon has fired at it since its last throw', rule: 'WS-AFV-06', ends: 'act', shown: 'details' },
  'fallen-back':         { type: 'flag', label: 'has fallen back', help: 'Morale has made it retire or fall back since its last throw', rule: 'WS-RISK-07', ends: 'act', shown: 'details' },
  'enemy-seen':          { type: 'flag', label: 'has seen the enemy', help: 'It has seen an enemy in this battle', rule: 'WS-AFV-02', ends: 'battle', shown: 'details' },
  counter:               { type: 'word', values: ['sniper', 'mine', 'artillery', 'dummy'], label: 'counter', help: 'What a counter of the solo forces turns out to be', rule: 'WS-SOLO-02', ends: 'never', by: 'player' },
  'turned-over':         { type: 'flag', label: 'turned over', help: 'A mine that has gone off and lies face up', rule: 'WS-SOLO-05', ends: 'battle' },
  portal:                { type: 'flag', label: 'portal', help: 'Solo forces come on through it', rule: 'WS-GEN-01', ends: 'never', by: 'player', shown: 'details' },
  'in-sight':            { type: 'flag', label: 'in sight', help: 'The players can see this portal', rule: 'WS-GEN-02', ends: 'act', by: 'player' },
  'come-upon':           { ...ONCE, label: 'found', help: 'This portal has to move on to other cover' },
  cornered:              { ...ONCE, label: 'cornered', help: 'This portal has nowhere to go' },
  'gone-to-portals':     { type: 'number', min: 0, label: 'inches since the portals were told', help: 'How far it has gone since you last told Umpire how near the portals are', rule: 'WS-PORT-01', ends: 'act', by: 'nobody', shown: 'never' },
  'told-at':             { ...OWN, type: 'word', label: 'answered when', help: 'How things stood when you last told Umpire about it' },
  shifted:               { ...OWN, type: 'units', label: 'driven back since', help: 'Enemies that morale has driven back since you described them' },
  stayed:                { ...OWN, type: 'flag', rule: 'WS-RISK-13', label: 'stayed', help: 'It was told to advance, and didn’t move' },
  missed:                { ...OWN, type: 'units', ends: 'step', label: 'looked for', help: 'Who it failed to spot in this phase' },
  'shot-at':             { ...OWN, type: 'units', ends: 'step', label: 'shot at', help: 'Who it has shot at in this phase' },
  'shot-facing':         { ...OWN, type: 'words', ends: 'step', label: 'side hit', help: 'Which side of which vehicle it hits in this phase' },
  'driven-in':           { ...OWN, type: 'number', label: 'driven in turn', help: 'The turn in which the players last drove it' },
  escorted:              { ...OWN, type: 'flag', label: 'infantry near', help: 'Its last throw counted infantry within 6″' },
  'ran-out':             { ...OWN, type: 'flag', label: 'has got away', help: 'Its crew has run from the vehicle it left' },
  'broke-now':           { ...ONCE, rule: 'WS-MOR-07', label: 'has just broken', help: 'It broke in this phase, which is its own' },
  'melee-told':          { ...ONCE, label: 'melee answered', help: 'You have said how its melee stands in this phase' },
  'melee-extra':         { ...OWN, type: 'number', label: 'extra figures', help: 'How many extra figures it has in its melee' },
  'melee-target-extra':  { ...OWN, type: 'number', label: 'extra enemies', help: 'How many extra enemies are in its melee' },
  strikes:               { ...OWN, type: 'unit', label: 'strikes', help: 'Who the counter that was turned over hits' },
  'strikes-cover':       { ...OWN, ...COVER, label: 'cover of who it hits', help: 'That unit’s cover' },
  'strikes-range':       { ...OWN, ...INCHES, label: 'inches to who it hits', help: 'How far away that unit is, in inches' },
  'may-react':           { ...ONCE, label: 'may react', help: 'Umpire has told you that it may fire in this phase' },
  'reacts-at':           { ...OWN, type: 'unit', ends: 'step', label: 'may fire at', help: 'Who moves in the open while it may fire' },
  'reacts-range':        { ...OWN, ...INCHES, ends: 'step', label: 'inches to who moves', help: 'How far away that unit is' },
  'reacts-cover':        { ...OWN, ...COVER, ends: 'step', label: 'cover of who moves', help: 'That unit’s cover' },
  'target-told':         { ...ONCE, label: 'target asked', help: 'Umpire has asked you who it shoots at in this phase' },
  'fire-taken':          { ...OWN, type: 'number', label: 'fire taken', help: 'Attacks on it since its phase began' },
  'fire-given':          { ...OWN, type: 'number', label: 'fire given', help: 'Attacks it has made since its phase began' },
  'losses-taken':        { ...OWN, type: 'number', label: 'losses taken', help: 'Its casualties from those attacks' },
  'losses-given':        { ...OWN, type: 'number', label: 'losses given', help: 'Casualties from its attacks' },
  'fire-taken-before':   { ...OWN, type: 'number', label: 'fire taken before', help: 'Attacks on it in the phase before' },
  'fire-given-before':   { ...OWN, type: 'number', label: 'fire given before', help: 'Attacks it made in the phase before' },
  'losses-taken-before': { ...OWN, type: 'number', label: 'losses taken before', help: 'Its casualties in the phase before' },
  'losses-given-before': { ...OWN, type: 'number', label: 'losses given before', help: 'Casualties it caused in the phase before' },
} as const satisfies FieldTable;
