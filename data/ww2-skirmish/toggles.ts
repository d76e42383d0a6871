import type { Toggle } from '../../src/kernel/ruleset.ts';

/** The book's two options, then the other readings of its open points. All are off until a group turns them on. */
export const toggles = {
  'solo-forces': {
    rule: 'WS-SOLO-01',
    default: false,
    line: 'All players are on one side: the second side of a turn is run by the rules',
  },
  'solo-afvs': {
    rule: 'WS-AFV-01',
    default: false,
    line: "Every AFV, the players' own too, throws for what it does at the start of the turn",
  },
  'points-cap-7': { rule: 'R-03', default: false, line: 'No figure costs more than 7 points, whatever it carries' },
  'one-action-move-6': { rule: 'R-04', default: false, line: 'Troops with only 1 Action move 6" too, not 10"' },
  'rout-two-moves': { rule: 'R-06', default: false, line: 'A team in rout makes two moves a turn at most' },
  'heard-net-two': {
    rule: 'R-07',
    default: false,
    line: 'Spotting by sound is +2 bands in all: shooting does not take one off',
  },
  'spot-beyond-60': {
    rule: 'R-08',
    default: false,
    line: 'Past 60" is one band past extreme, which a shift can bring back, and not hopeless',
  },
  'dispersed-cumulative': {
    rule: 'R-16',
    default: false,
    line: 'The band for a dispersed target is added to that for its cover, not the larger of the two taken',
  },
  'effect-by-counted-band': {
    rule: 'R-18',
    default: false,
    line: 'What point blank gives goes by the band after the shifts, not by the inches',
  },
  'flame-one-roll': {
    rule: 'R-40',
    default: false,
    line: 'A flamethrower throws one D20 for the whole team, not one for each member',
  },
  'recover-by-quality': {
    rule: 'R-24',
    default: false,
    line: "To lift suppression: D6 and a figure's average Actions, rounded down",
  },
  'recover-full-total': {
    rule: 'R-24',
    default: false,
    line: 'To lift suppression: D6 and all the Actions of the team, nothing off for suppression',
  },
  'one-success-clears-all': {
    rule: 'R-24',
    default: false,
    line: 'One success lifts all the suppression of a team, not one marker',
  },
  'grenade-close': {
    rule: 'R-02',
    default: false,
    line: 'Hand grenades may be thrown at less than 6", as at medium range',
  },
  'artillery-min-suppress': {
    rule: 'R-32',
    default: false,
    line: 'A gun that hits suppresses at least: an effect below 1 counts as 1',
  },
  'guns-moving-target': {
    rule: 'R-31',
    default: false,
    line: 'Guns too need 4 more against a vehicle that crosses at over 8"',
  },
  'best-line-only': {
    rule: 'R-35',
    default: false,
    line: 'Damage +6 stands in place of the +4 for 57mm, and -8 in place of the -4 for a heavy AFV',
  },
  'tiger2-front-only': { rule: 'R-36', default: false, line: 'A Tiger II has its -8 from the front only' },
  'diesel-burns': { rule: 'R-33', default: false, line: 'A diesel is set on fire by the 18 that blows up petrol AFVs' },
  'flame-burns-soft': {
    rule: 'R-38',
    default: false,
    line: 'Flame and Molotovs use the flame die against soft vehicles too',
  },
  'heavy-fire-replaces': {
    rule: 'R-42',
    default: false,
    line: 'The +2 risk for heavy fire stands in place of the +1 for fire',
  },
  'arrivals-twice': {
    rule: 'R-41',
    default: false,
    line: 'Arrivals at portals are thrown for at the start of the turn and again at its end',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
