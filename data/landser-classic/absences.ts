import type { Absence } from '../../src/kernel/ruleset.ts';

/** What neither edition has a rule on. */
// biome-ignore format: one subject on a few lines
export const inBoth: readonly Absence[] = [
  {
    subject: 'Mortars and artillery',
    asked: ['mortar range', 'mortar to hit', 'fire a mortar', 'artillery', 'call in artillery', 'forward observer', 'barrage', 'off-table artillery', 'shelling', 'howitzer', 'fire mission', 'Granatwerfer Reichweite', 'Artillerie',
      'Artillerie anfordern', 'Feuerleitung', 'portée du mortier', 'artillerie', 'observateur avancé', 'tir de barrage'],
    says: 'There are no mortars and no artillery in this book, and nobody to call for them.',
    see: ['LC-LAUN-01', 'LC-GREN-02'],
  },
  {
    subject: 'Assault rifles',
    asked: ['assault rifle', 'assault rifles', 'sturmgewehr', 'stg 44', 'stg44', 'mp 44', 'mp44', 'sturmgewehr stats', 'stg 44 to hit', 'range of an assault rifle', 'fusil d’assaut'],
    says: 'There are no assault rifles in this book. Agree whether one fires as a rifle or an SMG.',
    see: ['LC-FIRE-10', 'LC-AUTO-01'],
  },
  {
    subject: 'Smoke',
    asked: ['smoke', 'smoke grenade', 'smoke screen', 'pop smoke', 'throw smoke', 'smoke shells', 'Rauch', 'Rauchgranate', 'Nebelwand', 'fumigène', 'fumigènes', 'écran de fumée'],
    says: 'There’s no smoke in this book, neither grenades nor shells.',
    see: ['LC-GREN-02', 'LC-OBS-05'],
  },
  {
    subject: 'Mines, wire and engineers',
    asked: ['mines', 'minefield', 'mine', 'barbed wire', 'cut the wire', 'wire', 'engineers', 'sappers', 'tank trap', 'booby trap', 'demolition charge', 'satchel charge', 'blow up a house', 'Minen', 'Minenfeld', 'Stacheldraht', 'Pioniere', 'Sprengladung',
      'champ de mines', 'mine antichar', 'barbelés', 'charge explosive', 'sapeurs'],
    says: 'There are no mines, wire, engineers or demolition charges in this book. Declare what’s difficult ground before the game.',
    see: ['LC-TERR-01', 'LC-TERR-04', 'LC-TERR-05'],
  },
  {
    subject: 'Flamethrowers',
    asked: ['flamethrower', 'flame thrower', 'flamethrowers', 'flame template', 'napalm', 'Flammenwerfer', 'lance-flammes'],
    says: 'There are no flamethrowers in this book.',
    see: ['LC-GREN-01', 'LC-AUTO-01'],
  },
  {
    subject: 'Aircraft',
    asked: ['air strike', 'airstrike', 'air support', 'plane', 'planes', 'aircraft', 'strafing', 'stuka', 'anti-aircraft', 'paradrop', 'glider', 'Flugzeug', 'Luftangriff', 'Jabo', 'Flugabwehr', 'avion', 'attaque aérienne', 'parachutage'],
    says: 'There are no aircraft, paradrops or anti-aircraft fire in this book.',
    see: ['LC-SQD-01'],
  },
  {
    subject: 'Foxholes and digging in',
    asked: ['dig in', 'digging in', 'foxhole', 'dig a foxhole', 'entrench', 'fortify', 'bunker', 'pillbox', 'destroy a bunker', 'eingraben', 'Schützenloch', 'Bunker', 'creuser un trou', 'casemate', 'se retrancher'],
    says: 'Nobody digs in, and there are no rules on bunkers in this book. Anyone behind terrain can claim cover.',
    see: ['LC-FIRE-03', 'LC-FIRE-02', 'LC-AUTO-07'],
  },
  {
    subject: 'Panic and nerve',
    asked: ['panic', 'panic test', 'fear test', 'nerve test', 'courage test', 'routed', 'does one man check morale', 'morale of a single soldier', 'Panik', 'Paniktest', 'Nerven verlieren', 'panique', 'déroute', 'test de panique'],
    says: 'No single soldier checks morale in this book. A squad has its break-off point at two men out of action, and soldiers can surrender.',
    see: ['LC-BRK-01', 'LC-SURR-02', 'LC-EFF-01'],
  },
  {
    subject: 'Friendly fire',
    asked: ['friendly fire', 'hit my own men', 'shoot through my own men', 'shoot into a melee', 'fire into hand to hand', 'shoot past a friend', 'fire over friends', 'Eigenbeschuss', 'durch eigene Leute schießen', 'in den Nahkampf schießen', 'tir ami', 'tirer dans la mêlée'],
    says: 'The book has no rule on shooting past friends or into hand-to-hand combat. But a template catches everybody in it, friend or enemy.',
    see: ['LC-FIRE-07', 'LC-AUTO-01', 'LC-GREN-02'],
  },
  {
    subject: 'Height and climbing',
    asked: ['high ground', 'height bonus', 'shoot downhill', 'uphill', 'climb a hill', 'upper floor', 'climb stairs', 'climb a ladder', 'jump down', 'fall from a roof', 'Höhenvorteil', 'bergauf', 'Obergeschoss', 'Treppe hoch', 'en hauteur', 'étage', 'escalier', 'monter une colline'],
    says: 'Height gives a rifleman nothing, and floors, stairs and slopes have no cost of their own in this book. Agree whether a slope is difficult ground.',
    see: ['LC-TERR-01', 'LC-TERR-02', 'LC-FIRE-07'],
  },
  {
    subject: 'Swimming and deep water',
    asked: ['swim', 'swimming', 'deep water', 'cross a deep river', 'boat', 'bridge', 'schwimmen', 'tiefes Wasser', 'Brücke', 'nager', 'eau profonde', 'pont'],
    says: 'The book only has streams and fordable rivers, which are difficult ground. It says nothing about deeper water.',
    see: ['LC-TERR-04', 'LC-TERR-02'],
  },
  {
    subject: 'Buildings and doors',
    asked: ['enter a building', 'open a door', 'kick in the door', 'climb through a window', 'garrison a house', 'set a house on fire', 'Haus betreten', 'Tür eintreten', 'durchs Fenster klettern', 'entrer dans une maison', 'enfoncer la porte', 'passer par la fenêtre'],
    says: 'The book has no rules on doors, windows or rooms. A wall is an obstacle that costs double its width, and terrain between you is cover.',
    see: ['LC-TERR-05', 'LC-FIRE-03', 'LC-FIRE-02'],
  },
  {
    subject: 'Picking up other weapons',
    asked: ['pick up a weapon', 'pick up his rifle', 'take the dead man’s gun', 'loot', 'swap weapons', 'use an enemy weapon', 'capture a weapon', 'Waffe aufnehmen', 'Waffe vom Gefallenen', 'Beutewaffe', 'ramasser une arme', 'prendre l’arme du mort'],
    says: 'The book doesn’t say that anybody picks up a weapon. Only a loader may take over his gunner’s weapon.',
    see: ['LC-SQD-05', 'LC-LOAD-01'],
  },
  {
    subject: 'Ammunition of single shots',
    asked: ['rifle ammo', 'ammo count', 'how much ammo does a rifleman have', 'how many grenades', 'how many grenades does a man carry', 'grenades per man', 'Munition zählen', 'wie viele Handgranaten', 'Granaten pro Mann', 'combien de grenades'],
    says: 'Nobody counts rounds or grenades in this book. Only automatic fire has a limit: two bursts for a gunner without a loader.',
    see: ['LC-LOAD-02', 'LC-AUTO-02', 'LC-GREN-01'],
  },
  {
    subject: 'Size of the table and length of the game',
    asked: ['table size', 'how big a table', 'deployment zone', 'deployment distance', 'where do I deploy', 'how many turns', 'game length', 'turn limit', 'victory points', 'objectives', 'Tischgröße', 'Aufstellungszone', 'wie viele Züge', 'Siegpunkte', 'taille de la table',
      'zone de déploiement', 'combien de tours', 'points de victoire'],
    says: 'The book sets no table size, deployment zone, turn limit or objectives. A squad’s break-off point ends it.',
    see: ['LC-BRK-01', 'LC-SQD-01'],
  },
  {
    subject: 'Experience',
    asked: ['experience', 'experience points', 'xp', 'level up', 'promotion', 'veterans between battles', 'skills', 'Erfahrungspunkte', 'Beförderung', 'Erfahrung', 'expérience', 'promotion entre batailles'],
    says: 'Soldiers gain no experience or skills in this book.',
    see: ['LC-ACT-01', 'LC-SQD-02'],
  },
  {
    subject: 'Solo play',
    asked: ['solo play', 'play alone', 'solo rules', 'play solo', 'AI enemy', 'allein spielen', 'Solospiel', 'jouer seul', 'règles solo'],
    says: 'The book doesn’t run a side by itself. On a drawn table, the house rule borrowed-solo plays one by WW2 Skirmish’s solo rules (R-66).',
    see: ['LC-TURN-02'],
  },
  {
    subject: 'Towed guns and horses',
    asked: ['tow a gun', 'towed gun', 'anti-tank gun crew', 'horse', 'cavalry', 'motorcycle', 'Pak ziehen', 'Pferd', 'Kavallerie', 'Motorrad', 'remorquer un canon', 'cheval', 'cavalerie', 'moto'],
    says: 'There are no towed guns, horses or motorcycles in this book.',
    see: ['LC-SQD-01', 'LC-GPMG-02'],
  },
];

/** What the expanded edition has rules on and this one doesn't. */
// biome-ignore format: one subject on a few lines
const later: readonly Absence[] = [
  {
    subject: 'tanks',
    asked: ['tank', 'tanks', 'sherman', 'tiger', 'panther', 'T-34', 'how fast is a tank', 'tank armour', 'tank gun', 'damage to a tank', 'penetrate a tank', 'glancing hit', 'thrown track', 'immobilised tank', 'crew bails out', 'tank crew', 'drive test', 'half-track speed', 'Panzer', 'Panzerung',
      'Panzerbesatzung', 'Panzer bewegen', 'char', 'chars', 'blindage du char', 'équipage du char'],
    says: 'There are no tanks in this book. It only says that a man fires from a moving vehicle at −3.',
    see: ['LC-FIRE-11'],
    other: ['LS-VEH', 'LS-TANK', 'LS-ARM', 'LS-DMG', 'LS-GLAN', 'LS-PEN', 'LS-CREW', 'LS-FORCE'],
  },
  {
    subject: 'weapons against tanks',
    asked: ['bazooka', 'panzerfaust', 'panzerschreck', 'anti-tank weapon', 'sticky bomb', 'molotov', 'molotov cocktail', 'bazooka loader', 'Panzerfaust Reichweite', 'Panzerabwehr', 'Molotowcocktail', 'arme antichar', 'bazooka portée', 'cocktail molotov'],
    says: 'There are no weapons against tanks in this book.',
    see: ['LC-GREN-01', 'LC-LAUN-01'],
    other: ['LS-AT-', 'LS-MOLO', 'LS-DMG'],
  },
  {
    subject: 'HMGs',
    asked: ['HMG', 'heavy machine gun', 'HMG template', 'tripod', 'HMG to hit', 'schweres MG', 'Lafette', 'mitrailleuse lourde'],
    says: 'There’s no heavy machine gun in this book. The heaviest is the GPMG.',
    see: ['LC-GPMG-02', 'LC-AUTO-03'],
    other: ['LS-HMG'],
  },
  {
    subject: 'snipers',
    asked: ['sniper', 'snipers', 'sniper rifle', 'sniper spotter', 'sniper aiming', 'Scharfschütze', 'Scharfschützengewehr', 'tireur d’élite', 'fusil de précision'],
    says: 'There are no snipers in this book: every rifle shoots alike.',
    see: ['LC-FIRE-10', 'LC-FIRE-16'],
    other: ['LS-SNIP'],
  },
  {
    subject: 'carbines',
    asked: ['carbine', 'carbines', 'M1 carbine to hit', 'carbine fires twice', 'Karabiner zweimal schießen', 'carabine'],
    says: 'There’s no carbine in this book. Rifle, SMG, pistol, LMG and GPMG have a row to hit.',
    see: ['LC-FIRE-10', 'LC-SQD-01'],
    other: ['LS-FIRE-19', 'LS-FIRE-10'],
  },
  {
    subject: 'suppressive fire',
    asked: ['suppressive fire', 'suppressing fire', 'suppression fire', 'suppress an area', 'suppress the enemy mg', 'suppression', 'Unterdrückungsfeuer', 'Niederhalten', 'niederhalten', 'tir de suppression', 'tir de neutralisation'],
    says: 'There’s no suppressive fire in this book. Covering Fire waits for an enemy to move.',
    see: ['LC-COV-01', 'LC-EFF-01'],
    other: ['LS-SUPP'],
  },
  {
    subject: 'rallying',
    asked: ['rally', 'rally a squad', 'rally a hiding man', 'can the sergeant rally him', 'NCO rallies', 'sammeln', 'Trupp sammeln', 'Unteroffizier sammelt', 'rallier', 'ralliement', 'rallier un homme'],
    says: 'Nobody rallies in this book. A Move brings a soldier out of hide, and a failed break-off throw ends the game.',
    see: ['LC-HIDE-06', 'LC-BRK-01'],
    other: ['LS-RALLY'],
  },
  {
    subject: 'burst dice',
    asked: ['burst dice', 'light burst', 'medium burst', 'heavy burst', 'burst rating', 'burst without a template', 'kurzer Feuerstoß', 'langer Feuerstoß', 'Würfel pro Feuerstoß', 'rafale courte', 'rafale longue'],
    says: 'Automatic fire has no burst dice in this book. It places a template.',
    see: ['LC-AUTO-01'],
    other: ['LS-BURST'],
  },
  {
    subject: 'night and weather',
    asked: ['night', 'night fighting', 'spotting at night', 'in the dark', 'bad weather', 'rain', 'fog', 'snow', 'weather', 'Nacht', 'Nachtkampf', 'bei Nacht', 'Regen', 'Wetter', 'nuit', 'de nuit', 'pluie', 'météo', 'brouillard'],
    says: 'There are no rules on night or weather in this book.',
    see: ['LC-OBS-08', 'LC-OBS-04'],
    other: ['LS-OBS-11', 'LS-OBS-10', 'LS-OBS-05'],
  },
  {
    subject: 'random movement',
    asked: ['random movement', 'roll for movement', 'dice for movement', 'random move distance', 'Bewegung auswürfeln', 'zufällige Bewegung', 'mouvement aléatoire'],
    says: 'Nobody throws for movement in this book. The distances are fixed.',
    see: ['LC-MOVE-01', 'LC-MOVE-02', 'LC-MOVE-07'],
    other: ['LS-MOVE-02', 'LS-MOVE-04', 'LS-MOVE-09', 'LS-MOVE-11'],
  },
  {
    subject: 'casualties in a campaign',
    asked: ['campaign', 'campaign casualties', 'death roll', 'does he bleed out', 'bleeding out', 'carry a casualty', 'carry off the wounded', 'stretcher', 'prisoner of war camp', 'Kampagne', 'verblutet er', 'Verwundete bergen', 'Trage', 'campagne', 'brancard', 'évacuer un blessé'],
    says: 'There are no campaigns in this book: a man who’s out of action is out of the battle.',
    see: ['LC-SER-05', 'LC-SER-06'],
    other: ['LS-CAMP'],
  },
  {
    subject: 'grades of squads',
    asked: ['elite troops', 'elite squad', 'fanatic troops', 'stubborn squads', 'SS break-off point', 'veteran squad', 'troop quality', 'Elitetruppen', 'Fanatiker', 'Veteranen', 'troupes d’élite', 'fanatiques', 'vétérans'],
    says: 'All squads are alike in this book: they throw from two men out of action on.',
    see: ['LC-BRK-01'],
    other: ['LS-BRK-02', 'LS-BRK-03'],
  },
  {
    subject: 'fighting unarmed',
    asked: ['unarmed in assault', 'no weapon in close combat', 'fight bare-handed', 'unbewaffnet im Nahkampf', 'sans arme au corps à corps'],
    says: 'Nobody is unarmed in this book: an assault uses whatever is at hand. Only a pistol and a bayonet add to the dice.',
    see: ['LC-ASLT-03', 'LC-ASLT-04', 'LC-ASLT-05'],
    other: ['LS-ASLT-08'],
  },
  {
    subject: 'choosing forces',
    asked: ['points', 'point values', 'points value', 'point cost', 'army list', 'how many tanks may I take', 'force selection', 'points per side', 'Punkte', 'Punktkosten', 'Armeeliste', 'coût en points', 'liste d’armée'],
    says: 'There are no points in this book. A squad is ten men.',
    see: ['LC-SQD-01', 'LC-SQD-02'],
    other: ['LS-FORCE'],
  },
];

/** What this book has no rule on, though players look for it. */
export const absences: readonly Absence[] = [...inBoth, ...later];
