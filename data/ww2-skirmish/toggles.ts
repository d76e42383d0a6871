import type { Toggle } from '../../src/kernel/ruleset.ts';

/** The book's two options, then the other readings of its open points. All are off until a group turns them on. */
export const toggles = {
  'solo-forces': {
    rule: 'WS-SOLO-01',
    default: false,
    course: true,
    line: 'All players are on one side, and the rules run the other one',
  },
  'solo-afvs': {
    rule: 'WS-AFV-01',
    default: false,
    line: 'Every AFV, the players’ own too, throws at the start of the turn for what it does',
  },
  'points-cap-7': { rule: 'R-03', default: false, line: 'No figure costs more than 7 points, whatever it carries' },
  'one-action-move-6': { rule: 'R-04', default: false, line: 'Troops with only 1 Action move 6″ too, not 10″' },
  'rout-two-moves': { rule: 'R-06', default: false, line: 'A team in rout makes at most two moves a turn' },
  'heard-net-two': {
    rule: 'R-07',
    default: false,
    line: 'Spotting by sound is +2 bands in all; shooting doesn’t take one off',
  },
  'spot-beyond-60': {
    rule: 'R-08',
    default: false,
    line: 'Past 60″ is one band past extreme, and a shift can bring that back',
  },
  'dispersed-cumulative': {
    rule: 'R-16',
    default: false,
    line: 'The band for being dispersed adds to the one for cover, instead of only the larger counting',
  },
  'effect-by-counted-band': {
    rule: 'R-18',
    default: false,
    line: 'Point-blank bonuses go by the band after shifts, not by the measured distance',
  },
  'flame-one-roll': {
    rule: 'R-40',
    default: false,
    line: 'A flamethrower throws one D20 for the whole team, not one for each member',
  },
  'recover-by-quality': {
    rule: 'R-24',
    default: false,
    line: 'To lift suppression, add a figure’s average Actions to the D6, rounded down',
  },
  'recover-full-total': {
    rule: 'R-24',
    default: false,
    line: 'To lift suppression, add all the team’s Actions to the D6, with nothing off for suppression',
  },
  'one-success-clears-all': {
    rule: 'R-24',
    default: false,
    line: 'One success lifts all of a team’s suppression, not just one marker',
  },
  'grenade-close': {
    rule: 'R-02',
    default: false,
    line: 'Hand grenades can be thrown at less than 6″, as at medium range',
  },
  'artillery-min-suppress': {
    rule: 'R-32',
    default: false,
    line: 'A gun that hits always suppresses at least: an effect below 1 counts as 1',
  },
  'guns-moving-target': {
    rule: 'R-31',
    default: false,
    line: 'Guns also need 4 more against a vehicle that crosses at over 8″',
  },
  'best-line-only': {
    rule: 'R-35',
    default: false,
    line: 'Damage +6 replaces the +4 for 57mm, and −8 replaces the −4 for a heavy AFV',
  },
  'tiger2-front-only': { rule: 'R-36', default: false, line: 'A Tiger II has its −8 only from the front' },
  'diesel-burns': { rule: 'R-33', default: false, line: 'The 18 that blows up petrol AFVs sets a diesel on fire' },
  'flame-burns-soft': {
    rule: 'R-38',
    default: false,
    line: 'Flame and Molotovs use the flame die against soft vehicles too',
  },
  'heavy-fire-replaces': {
    rule: 'R-42',
    default: false,
    line: 'The +2 risk for heavy fire replaces the +1 for fire',
  },
  'arrivals-twice': {
    rule: 'R-41',
    default: false,
    line: 'You throw for arrivals at portals at the start of the turn and again at its end',
  },
} as const satisfies Readonly<Record<string, Toggle>>;
