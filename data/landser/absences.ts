import type { Absence } from '../../src/kernel/ruleset.ts';

/** What the expanded edition has no rule on because it has tanks, and so leaves more open. */
// biome-ignore format: one subject on a few lines
export const further: readonly Absence[] = [
  {
    subject: 'Tank shells at infantry',
    asked: ['high explosive', 'HE shell', 'HE at infantry', 'tank gun at infantry', 'shoot a squad with the main gun', 'tank machine gun fire', 'coaxial machine gun to hit', 'Sprenggranate', 'Panzerkanone auf Infanterie', 'obus explosif', 'tirer au canon sur l’infanterie'],
    says: 'The book has no high explosive shells and no row for a tank’s machine guns. Its tank guns fire at vehicles.',
    see: ['LS-TANK-01', 'LS-DMG-01'],
  },
  {
    subject: 'Points',
    asked: ['points', 'point cost', 'cost in points', 'points cost', 'points value', 'army points', 'points for a tank', 'points for a rifleman', 'points for my army', 'points list', 'are there points', 'does this book have points', 'how many points', 'Punkte', 'Punktkosten', 'gibt es Punkte', 'hat das Buch Punkte', 'coût en points', 'combien de points pour un char'],
    says: 'There are no points in this book. It only suggests one medium tank for two full squads, or one heavy tank for four.',
    see: ['LS-FORCE-01', 'LS-SQD-01'],
  },
  {
    subject: 'Mortars',
    asked: ['mortar', 'mortars', 'how do mortars work', 'my mortar team', 'Mörser', 'Granatwerfer', 'mortier', 'mortiers'],
    says: 'There are no mortars to fire in this book. It only says that a burst forces everyone in it into hide.',
    see: ['LS-HIDE-09', 'LS-LAUN-01'],
  },
  {
    subject: 'Riding on vehicles',
    asked: ['tank riders', 'ride on a tank', 'passengers', 'mount a truck', 'embark', 'disembark', 'transport capacity', 'how many men fit in a halftrack', 'aufsitzen', 'absitzen', 'Transportkapazität', 'auf dem Panzer mitfahren', 'embarquer', 'débarquer', 'capacité de transport'],
    says: 'The book doesn’t say how men get on or off a vehicle, or how many it carries. Agree on it.',
    see: ['LS-FIRE-11', 'LS-VEH-02', 'LS-CREW-01'],
  },
  {
    subject: 'Overruns and ramming',
    asked: ['overrun', 'run over infantry', 'run him over', 'ram a tank', 'ramming', 'tank drives over men', 'überrollen', 'überfahren', 'rammen', 'écraser', 'rouler sur un homme', 'éperonner'],
    says: 'A tank can’t run men over or ram in this book: there’s no rule for it.',
    see: ['LS-VEH-07', 'LS-VEH-02'],
  },
  {
    subject: 'Repairs',
    asked: ['repair a tank', 'repair a track', 'fix the track', 'repair', 'mend the gun', 'free a bogged tank', 'Panzer reparieren', 'Kette reparieren', 'réparer', 'réparer la chenille'],
    says: 'Nobody repairs a vehicle in this book: what a hit or a drive test did lasts for the whole game.',
    see: ['LS-VEH-09', 'LS-GLAN-05', 'LS-PEN-02'],
  },
];
