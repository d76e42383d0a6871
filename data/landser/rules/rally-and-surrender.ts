import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Rallying broken squads and hiding men, and surrender. */
export const rallyAndSurrender = [
  {
    id: 'LS-RALLY-01',
    title: 'Broken instead of beaten',
    text: 'Optional: a squad that fails at its break-off point is broken, and the game goes on.',
    kind: 'track',
    verbs: ['morale'],
    toggle: 'rally',
    see: ['LS-BRK-01', 'LS-RALLY-02', 'LS-RALLY-03'],
  },
  {
    id: 'LS-RALLY-02',
    title: 'Rallying a broken squad',
    text: 'An officer or NCO may try to rally a broken squad that is within 15" of him. On a D10 of at most the number of its figures in action it rallies and can fight again.',
    kind: 'resolve',
    verbs: ['rally'],
    toggle: 'rally',
    see: ['LS-RALLY-01', 'LS-RALLY-03', 'LS-RALLY-04'],
  },
  {
    id: 'LS-RALLY-03',
    title: 'Who cannot rally others',
    text: 'Neither an officer nor an NCO rallies anybody while he is in a forced hide or has a serious wound.',
    kind: 'track',
    verbs: ['rally'],
    toggle: 'rally',
    see: ['LS-RALLY-02', 'LS-RALLY-04', 'LS-HIDE-07'],
  },
  {
    id: 'LS-RALLY-04',
    title: 'Rallying a hiding soldier',
    text: 'With a Rally action an officer or NCO may rally one soldier in hide, at most 10" away. He throws a D6: on 2-6 the soldier can act again, and a 1 fails.',
    kind: 'resolve',
    verbs: ['rally'],
    toggle: 'rally',
    see: ['LS-RALLY-03', 'LS-HIDE-07', 'LS-HIDE-08', 'LS-ACT-01'],
  },
] as const satisfies readonly Rule[];
