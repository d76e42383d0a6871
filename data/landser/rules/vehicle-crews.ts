import type { Rule } from '../../../src/kernel/ruleset.ts';

/** The crews of tanks: hurt inside, and getting out. */
export const vehicleCrews = [
  {
    id: 'LS-CREW-01',
    title: 'Size of the crew',
    text: 'The profile of a tank says how many men are in its crew. As the book prints no profiles, the players agree on the number.',
    kind: 'advise',
    verbs: ['bail'],
    see: ['LS-CREW-02', 'LS-CREW-05'],
  },
  {
    id: 'LS-CREW-02',
    title: 'Half the crew lost',
    text: 'With half of its men or more, but not all, out of action or hiding, a tank either moves or shoots in its turn, but not both.',
    kind: 'track',
    verbs: ['move', 'tankhit'],
    see: ['LS-CREW-03', 'LS-CREW-04', 'LS-VEH-01'],
  },
  {
    id: 'LS-CREW-03',
    title: 'Whole crew lost',
    text: 'With all of its men out of action or hiding, a tank stands idle for that turn.',
    kind: 'track',
    verbs: ['move', 'tankhit'],
    see: ['LS-CREW-02', 'LS-PEN-05'],
  },
  {
    id: 'LS-CREW-04',
    title: 'Wounds of a crew',
    text: 'Crewmen roll for effects and wounds as soldiers do, except that in an armoured vehicle a natural 1 of the effects roll does nothing to them (ruling R-32).',
    kind: 'resolve',
    verbs: ['fire', 'effect'],
    see: ['LS-EFF-01', 'LS-CREW-02', 'LS-CREW-05'],
  },
  {
    id: 'LS-CREW-05',
    title: 'Bailing out',
    text: 'When a tank is lost and the result does not say that its crew is killed too, throw a D6 for every man in it: 4 or more and he gets out. A light wound is -1 on his die, a serious wound -2.',
    kind: 'resolve',
    verbs: ['bail'],
    see: ['LS-CREW-06', 'LS-PEN-05', 'LS-PEN-06', 'LS-PEN-07'],
  },
  {
    id: 'LS-CREW-06',
    title: 'Crewmen on foot',
    text: 'Whoever gets out of his tank is from then on a soldier like any other, with a rifle and nothing else.',
    kind: 'track',
    verbs: ['bail'],
    see: ['LS-CREW-05', 'LS-FIRE-10'],
  },
] as const satisfies readonly Rule[];
