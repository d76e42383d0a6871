import type { Absence } from '../../src/kernel/ruleset.ts';

/** What other games have rules on and this book doesn't. */
// biome-ignore format: one subject on a few lines
export const absences: readonly Absence[] = [
  {
    asked: ['initiative', 'who goes first', 'roll for initiative', 'who starts the game', 'which side moves first', 'first move',
      'win the initiative', 'wer fängt an', 'wer beginnt', 'Initiative würfeln', 'qui commence', "jet d'initiative"],
    says: 'There’s no initiative in this book. The sides take turns, and with solo forces the players go first. Agree who starts, or throw a die.',
    see: ['WS-TURN-02', 'WS-TURN-03', 'WS-TURN-04'],
  },
  {
    asked: ['weather', 'rain', 'fog or rain', 'night', 'night fighting', 'fighting in the dark', 'darkness', 'dawn and dusk', 'visibility at night',
      'flares at night', 'Regen', 'Nacht', 'Wetter', 'Nachtkampf', 'météo', 'nuit', 'pluie', 'combat de nuit'],
    says: 'There are no rules on weather or night in this book. If you play in the dark or in rain, agree how far anyone can see.',
    see: ['WS-SPOT-13', 'WS-SPOT-04', 'WS-MOVE-09'],
  },
  {
    asked: ['ammo', 'out of ammo', 'ran out of ammo', 'ammunition supply', 'low on ammunition', 'how much ammo', 'count bullets', 'magazine empty', 'reload',
      'reload a rifle', 'do I have to reload', 'Munition alle', 'Munition verbraucht', 'keine Munition mehr', 'nachladen', 'plus de munitions', 'recharger'],
    says: 'Nobody counts ammunition or reloads in this book. Only grenades and mortar rounds are bought one by one, and a flamethrower has 3 shots.',
    see: ['WS-PTS-03', 'WS-FLM-02', 'WS-FIRE-04'],
  },
  {
    asked: ['jam', 'gun jams', 'weapon jammed', 'clear a jam', 'jammed machine gun', 'mg overheats', 'overheating barrel', 'misfire', 'malfunction', 'fumble', 'critical hit',
      'natural 1 to hit', 'natural 20', 'Ladehemmung', 'Waffe klemmt', 'MG überhitzt', 'enrayé', "arme s'enraye"],
    says: 'Weapons don’t jam in this book, and no throw to hit is a fumble or a critical. A shot scores or it doesn’t.',
    see: ['WS-FIRE-11', 'WS-FIRE-02', 'WS-EFF-01'],
  },
  {
    asked: ['medic', 'heal', 'first aid', 'treat a casualty', 'bandage him', 'can a medic treat wounds', 'revive a man', 'stabilise a casualty', 'medics',
      'Sanitäter', 'Verwundete heilen', 'Sani behandelt', 'infirmier', 'soigner un blessé', 'soins'],
    says: 'There are no medics in this book: a wound stays for the whole game. You can only drag or carry a casualty away.',
    see: ['WS-EFF-07', 'WS-MOVE-07', 'WS-EFF-08'],
  },
  {
    asked: ['dig in', 'digging in', 'dig a foxhole', 'how long to dig a foxhole', 'build a trench', 'entrench', 'fill sandbags', 'fortify a position', 'barbed wire', 'cut the wire',
      'wire entanglement', 'sich eingraben', 'Schützenloch graben', 'Stacheldraht', 'Draht schneiden', 'creuser un trou', 'barbelés', 'se retrancher'],
    says: 'There are no rules for digging in or for wire in this book. A trench that’s already on the table is hard cover; treat wire as a linear obstacle if you agree.',
    see: ['WS-FIRE-13', 'WS-MOVE-05', 'WS-MOVE-09'],
  },
  {
    asked: ['prone', 'going prone', 'lie down', 'hit the dirt', 'lying men', 'kneeling', 'crawl', 'crawling', 'prone modifier', 'hinlegen', 'liegen', 'kriechen', 'robben',
      'knien', 'se coucher', 'ramper', 'à plat ventre', 'allongé'],
    says: 'There’s no lying down or crawling in this book: a figure has no stance. What counts is its cover, and whether its team is dispersed.',
    see: ['WS-FIRE-12', 'WS-FIRE-13', 'WS-SUP-01'],
  },
  {
    asked: ['air strike', 'airstrike', 'plane', 'planes', 'air support', 'strafing run', 'stuka', 'bomb from a plane', 'anti-aircraft fire', 'flak at a plane', 'paratroopers drop',
      'parachute landing', 'glider', 'Flugzeug', 'Luftangriff', 'Jabo', 'Fallschirmspringer landen', 'avion', 'attaque aérienne', 'parachutistes'],
    says: 'There are no rules for aircraft or air landings in this book. In a solo game a counter can stand for one attack from off the table.',
    see: ['WS-SOLO-03', 'WS-SOLO-04'],
  },
  {
    asked: ['call in artillery', 'call artillery', 'forward observer', 'observer calls mortar fire', 'radio call for fire', 'off-board artillery call', 'request a barrage', 'fire mission',
      'artillery request roll', 'Artillerie anfordern', 'vorgeschobener Beobachter', 'Feueranforderung', "demander un tir d'artillerie", "observateur d'artillerie"],
    says: 'Nobody calls for artillery in this book: there’s no throw for it and no observer. A round from off the table counts as a gun at long range.',
    see: ['WS-GUN-02', 'WS-ART-01', 'WS-SOLO-03'],
  },
  {
    asked: ['leader bonus', 'officer bonus to morale', 'NCO helps morale', 'leader re-roll', 'command range', 'command radius', 'chain of command', 'officer orders', 'activate with an officer',
      'out of command', 'leader killed morale', 'officer killed what happens', 'does an officer help to rally', 'leadership', 'Befehlsradius', 'Anführer Bonus Moral', 'Führungsbonus', 'Offizier tot', 'rayon de commandement',
      'bonus de chef au moral', 'officier tué'],
    says: 'Leaders have no command range in this book and don’t change morale or firing. Officers and NCOs only count for the risk of solo units, and as a sniper’s pick.',
    see: ['WS-RISK-09', 'WS-RISK-05', 'WS-EFF-06'],
  },
  {
    asked: ['national characteristics', 'nation bonus', 'faction abilities', 'army special rule', 'special abilities', 'skills', 'hero', 'heroes', 'commissar special rule', 'elite ability', 'ability cards', 'card', 'cards', 'draw a card',
      'Nationaleigenschaften', 'Sonderfähigkeiten', 'Karten ziehen', 'capacités spéciales', 'cartes'],
    says: 'There are no national rules, special abilities or cards in this book. Better troops simply have more Actions.',
    see: ['WS-PTS-02', 'WS-PTS-01'],
  },
  {
    asked: ['campaign', 'experience', 'experience points', 'xp', 'level up', 'promotion', 'between battles', 'linked games', 'Kampagne', 'Erfahrungspunkte', 'Beförderung', 'campagne', 'expérience'],
    says: 'There are no campaign or experience rules in this book. Each battle stands alone.',
    see: ['WS-PTS-02'],
  },
  {
    asked: ['victory', 'victory points', 'who wins the game', 'victory conditions', 'how long is a game', 'number of turns', 'game length', 'when does the game end', 'Siegbedingungen', 'Siegpunkte',
      'wie gewinnt man', 'wie viele Runden', 'conditions de victoire', 'points de victoire'],
    says: 'The book has no victory conditions and no set number of turns. Agree on an objective before you start.',
    see: ['WS-GEN-01', 'WS-DEM-03', 'WS-MOR-08'],
  },
  {
    asked: ['table size', 'deployment zone', 'where do I deploy', 'deployment distance', 'set up my troops', 'how big a table', 'army size', 'how many points a side', 'points for a game', 'Tischgröße',
      'Aufstellungszone', 'wie viele Punkte pro Seite', 'taille de la table', 'zone de déploiement', 'combien de points par camp'],
    says: 'The book sets no table size, deployment zone or number of points. It only says what a figure costs, and where portals stand.',
    see: ['WS-PTS-01', 'WS-PTS-03', 'WS-GEN-01'],
  },
  {
    asked: ['mount a truck', 'embark', 'disembark', 'dismount from a halftrack', 'transport capacity', 'how many men fit in a truck', 'ride on a tank', 'tank riders', 'cost to get in',
      'tow a gun', 'towing', 'aufsitzen', 'absitzen', 'Transportkapazität', 'wie viele passen in den LKW', 'Geschütz ziehen', 'embarquer', 'débarquer', 'capacité de transport', 'remorquer un canon'],
    says: 'The book doesn’t say how men get in or out, how many a vehicle carries, or how a gun is towed. Agree on it.',
    see: ['WS-FIRE-19', 'WS-VEH-10', 'WS-VEH-02'],
  },
  {
    asked: ['hidden deployment', 'ambush', 'set up hidden', 'concealment', 'camouflage', 'sneak', 'stealth', 'blinds', 'verstecken', 'Hinterhalt', 'Tarnung', 'schleichen', 'se cacher', 'embuscade', 'camouflage'],
    says: 'There’s no hiding, sneaking or ambush as such in this book. Whoever hasn’t been spotted is hidden, so ask the spotting rules.',
    see: ['WS-SPOT-05', 'WS-SPOT-08', 'WS-SPOT-06'],
  },
  {
    asked: ['armour value', 'armour thickness', 'front armour of a tank', 'side armour value', 'armour save', 'armour class in mm', 'Panzerungswert', 'Rettungswurf', 'valeur de blindage', 'jet de sauvegarde'],
    says: 'Vehicles have no armour values here, and there’s no penetration throw or save. A hit throws a D20 on the damage table, less 2 for a medium AFV, 4 for a heavy one, and 8 more for a Tiger or Panther from the front.',
    see: ['WS-DMG-01', 'WS-DMG-12', 'WS-DMG-07'],
  },
  {
    asked: ['repair', 'repair a tank', 'fix a thrown track', 'mend the track', 'fix a wrecked weapon', 'recover a vehicle', 'Panzer reparieren', 'Kette reparieren', 'réparer', 'réparer la chenille'],
    says: 'Nothing is repaired in this book. A lost track or a wrecked weapon is gone for the game; only a vehicle stuck on an obstacle gets free.',
    see: ['WS-DMG-14', 'WS-VEH-07'],
  },
  {
    asked: ['take a weapon from a dead man', 'pick up a weapon', 'pick up his rifle', 'swap weapons', 'take over the machine gun', 'loot', 'grab the dead gunner’s mg', 'Waffe aufnehmen', 'Waffe vom Gefallenen', 'MG übernehmen', 'ramasser une arme'],
    says: 'The book has no rule for picking up a weapon. It only lets figures join a crewed weapon’s team to replace its losses.',
    see: ['WS-ORG-04', 'WS-FIRE-07'],
  },
  {
    asked: ['guard prisoners', 'prisoners escape', 'surrender to the enemy', 'march prisoners off', 'free a prisoner', 'Gefangene bewachen', 'garder les prisonniers'],
    says: 'The book says who is captured, but not how prisoners are guarded, moved or freed. Only routers that are surrounded surrender, in solo play.',
    see: ['WS-MEL-05', 'WS-ACT-09'],
  },
  {
    asked: ['friendly fire', 'hit my own men', 'firing into a melee hits friends', 'shoot through own troops', 'shoot past friends', 'fire over friends', 'Eigenbeschuss', 'durch eigene Leute schießen', 'tir ami', 'tirer à travers les amis'],
    says: 'There’s no friendly fire in this book. But nobody may shoot at a figure within 1″ of an enemy, and a mortar bomb hits everyone it catches.',
    see: ['WS-MEL-02', 'WS-GREN-10'],
  },
  {
    asked: ['two targets in one turn', 'divide fire between targets', 'Feuer aufteilen', 'nächstes Ziel zuerst', 'répartir le tir', 'cible la plus proche'],
    says: 'The book doesn’t limit your choice of targets, and each shot may go at another team. Only a solo AFV has to pick its target by rule.',
    see: ['WS-FIRE-04', 'WS-AFV-17', 'WS-EFF-05'],
  },
  {
    asked: ['knife fight', 'melee weapon bonus', 'close combat weapon', 'pistol in melee', 'charge bonus', 'Bajonett', 'Bajonett Bonus', 'Messer im Nahkampf', 'baïonnette', 'bonus de charge'],
    says: 'Weapons and charging make no difference in melee here. Only Actions, extra figures and the D6 count.',
    see: ['WS-MEL-03', 'WS-MEL-01', 'WS-MOR-01'],
  },
  {
    asked: ['elevation bonus', 'high ground', 'shoot downhill', 'uphill movement', 'hill slope', 'climb a cliff', 'upper floor', 'climb stairs', 'jump from a window', 'roof height', 'Höhenvorteil', 'bergauf', 'Obergeschoss', 'en hauteur', 'monter la colline', 'étage'],
    says: 'Height and floors have no rules in this book. Agree what a slope, a climb or a flight of stairs costs.',
    see: ['WS-MOVE-09', 'WS-MOVE-10', 'WS-MOVE-04'],
  },
  {
    asked: ['building collapse', 'set a building on fire', 'house burning', 'shoot a house down', 'destroy a building', 'breach a wall', 'fire spreads', 'Haus in Brand', 'Gebäude zerstören', 'incendier une maison', 'effondrement du bâtiment'],
    says: 'Buildings don’t burn or collapse by rule here. Explosives set by hand demolish the target that the scenario names.',
    see: ['WS-DEM-03', 'WS-DEM-04', 'WS-BNK-02'],
  },
];
