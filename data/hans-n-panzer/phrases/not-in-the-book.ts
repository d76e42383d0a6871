import type { Phrases } from '../../phrases.ts';

/** What players look for and the book doesn't have. */
// biome-ignore format: one rule a few lines
export const notInTheBook: Phrases = {
  'HP-NOT-01': [
    'melee', 'melee rules', 'hand to hand combat', 'how do I assault', 'close combat roll', 'charge into contact', 'bayonet charge',
    'fight in base contact', 'how do I storm a house with men', 'fist fight', 'close assault a tank', 'infantry charges infantry', 'Nahkampf',
    'Nahkampf Regeln', 'Sturmangriff', 'Handgemenge würfeln', 'corps à corps', 'corps à corps règles', 'assaut à la baïonnette',
  ],
  'HP-NOT-02': [
    'smoke', 'smoke grenades', 'can I fire smoke', 'smoke screen', 'smoke shells from mortars', 'smoke dischargers', 'pop smoke',
    'Rauch', 'Rauchgranaten', 'Nebelwand schießen', 'fumigènes', 'écran de fumée', 'tirer des fumigènes', 'Nebel schießen', 'Rauch schießen', 'fire smoke',
  ],
  'HP-NOT-03': [
    'tank shoots at infantry', 'high explosive', 'AP or HE', 'can my sherman blast the squad with its gun', 'tank gun vs men',
    'anti tank gun against infantry', '88 at infantry', 'explosive shells against men', 'cannon at soldiers', 'Panzerkanone auf Infanterie',
    'Sprenggranate', 'Pak gegen Infanterie', 'Sprengmunition', 'obus explosif', "tirer au canon sur l'infanterie", 'char contre infanterie',
    '88 vs infantry', 'tank gun at infantry', 'shoot infantry with the 88', 'can my gun hit the squad', 'blast infantry with a tank gun',
  ],
  'HP-NOT-04': [
    'can I move and shoot', 'shoot after moving', 'shoot on the move', 'penalty for moving and firing', 'fire while moving', 'tank fires on the move',
    'moving target modifier', 'did I move, can I still fire', 'is a moving vehicle harder to hit', 'stationary bonus', 'run and gun',
    'shoot then move', 'bewegen und schießen', 'nach Bewegung schießen', 'Abzug für Bewegung beim Schießen',
    'Panzer feuert in der Fahrt', 'fahrendes Ziel', 'bouger et tirer', 'tirer en mouvement', 'malus pour avoir bougé', 'cible en mouvement',
    'aus der Fahrt schießen', 'Panzer schießt in der Fahrt', 'bouger puis tirer', 'tirer en bougeant', 'cible qui bouge', 'cible mobile', 'bewegtes Ziel',
    'fahrendes Ziel treffen', 'shooting at a moving target',
  ],
  'HP-NOT-05': [
    'spotting', 'do I have to spot him first', 'hidden units', 'hiding', 'camouflage', 'ambush', 'hide in the woods',
    'detect the enemy', 'muss ich den Gegner entdecken', 'verstecken', 'Hinterhalt', 'Tarnung', 'getarnt', "repérer l'ennemi", 'se cacher',
    'embuscade', 'camouflé', 'hidden in the woods', 'hide behind a hedge', 'hide my tank',
  ],
  'HP-NOT-06': [
    'suppression', 'suppressing fire', 'pinned down', 'are they pinned', 'pin markers', 'keep their heads down', 'suppress with the MG', 'heads down',
    'niederhalten', 'Unterdrückungsfeuer', 'festgenagelt', 'sind die unterdrückt', 'cloué au sol', 'tir de suppression', 'neutralisé par le feu',
    'can an MG suppress', 'MG suppression', 'suppress them',
  ],
  'HP-NOT-07': [
    'wounded men', 'medic', 'first aid', 'can a medic heal', 'light wound', 'is he dead or wounded', 'hit points of a man', 'bleeding out', 'stretcher',
    'verwundet', 'Sanitäter', 'Verwundete heilen', 'leicht verwundet', 'blessé', 'infirmier', 'soigner un blessé', 'does a hit kill', 'hit means dead',
    'how many hit points has a man', 'one hit one kill', 'Treffer gleich tot', 'un touché est-il mort', 'hit points',
  ],
  'HP-NOT-08': [
    'points', 'points cost', 'how much does a tiger cost', 'point values', 'balanced forces', 'army building', 'how many tanks do I get', 'force selection',
    'budget', 'fair match up', 'price of a unit', 'Punkte', 'Punktkosten', 'Armeeliste', 'was kostet ein Panzer', 'coût en points', "liste d'armée",
    'combien coûte un char', 'valeur en points', 'cost of a tiger', 'price of a tank', 'build an army', 'army list', 'army lists',
    'how many tanks can I have', 'how many tanks may I field',
  ],
  'HP-NOT-09': [
    'ammo', 'out of ammo', 'do I run out of bullets', 'ammunition supply', 'does my MG jam', 'weapon jam', 'how many shells does a tank have',
    'how many grenades has a man', 'limited ammo', 'reloading a gun', 'supply rules', 'resupply', 'how many mortar rounds',
    'Munition', 'Ladehemmung', 'Munition alle', 'Nachschub', 'wie viele Handgranaten hat ein Mann', 'plus de munitions', 'enrayage',
    'MG jams', 'gun jammed', 'how many grenades do I have', 'number of grenades', 'wie viele Handgranaten habe ich', 'how many rounds are left',
    'number of mortar rounds', 'shells per tank', 'reload a gun', 'do guns reload',
  ],
  'HP-NOT-10': [
    'overwatch', 'opportunity fire', 'reaction fire', 'can I shoot at them while they move', 'interrupt his move', 'hold fire for later', 'covering fire',
    'defensive fire', 'Überwachung', 'Reaktionsfeuer', 'tir de réaction', "tir d'opportunité",
    'tirer pendant son mouvement', 'gibt es Reaktionsfeuer', 'hold my fire', 'hold fire', 'tir opportuniste', "y a-t-il tir d'opportunité",
    "tirer pendant qu'il bouge", 'fire in his movement', 'shoot during enemy movement',
  ],
  'HP-NOT-11': [
    'does facing matter', 'rear shot bonus', 'is side armour weaker', 'front or side armour difference', 'Schuss ins Heck Bonus', "tir par l'arrière bonus",
    'side armour', 'rear armour', 'weaker armour in the back', 'front armour', 'arc of fire of a tank', 'firing arc', 'turret rotation', 'turret turn',
    'field of fire', 'facing rules', 'can a stug shoot sideways', 'gun traverse', 'pivot', 'top armour',
    'flank bonus on a tank', "tank won't turn its turret", 'Seitenpanzerung', 'Heckpanzerung', 'Schussfeld', 'Turm drehen', 'Panzer wenden kostet',
    'blindage latéral', 'blindage arrière', 'arc de tir', 'tourner la tourelle', 'Seitenpanzerung Tiger', 'Heckpanzerung schwächer',
    'blindage latéral ou frontal', 'shoot sideways', 'traverse of the gun', 'gun arc', 'Seitenpanzerung oder Frontpanzerung',
  ],
  'HP-NOT-12': [
    'breakdown', 'does my tank break down', 'bogged down', 'tank stuck in mud', 'thrown track', 'fuel', 'repair', 'fix the tank', 'recovery vehicle',
    'engine failure', 'reliability', 'catch fire', 'flat tyre', 'tow a wreck away', 'Panne', 'Motorschaden', 'steckengeblieben', 'Reparatur', 'Sprit',
    'tombe en panne', 'embourbé', 'réparation', 'carburant', 'tow wrecks', 'break down on the road', 'can tanks break down', 'vehicle breaks down',
  ],
  'HP-NOT-13': [
    'minefield', 'mines', 'anti tank mines', 'barbed wire', 'engineers', 'tank traps', "dragon's teeth", 'sappers', 'clear mines', 'roadblock', 'Minen',
    'Minenfeld', 'Stacheldraht', 'Pioniere', 'Panzersperre', 'champ de mines', 'barbelés', 'sapeurs du génie', "dragon's teeth obstacles", 'wire obstacles',
    'Panzersperre bauen', 'roadblocks',
  ],
  'HP-NOT-14': [
    'flamethrower', 'molotov cocktail', 'anti tank rifle', 'satchel charge', 'sticky bomb', 'rifle grenade', 'assault rifle', 'StG 44', 'shotgun',
    'boys rifle', 'demolition charge', 'gammon bomb', 'nebelwerfer rockets', 'katyusha', 'Flammenwerfer', 'Brandflasche', 'Panzerbüchse', 'Sturmgewehr',
    'Gewehrgranate', 'geballte Ladung', 'lance-flammes', 'fusil antichar', 'charge explosive', 'nebelwerfer', 'shotguns',
    'rockets and katyushas',
  ],
  'HP-NOT-15': [
    'sniper', 'snipers', 'scoped rifle', 'pick off the officer', 'aim at the leader', 'sharpshooter', 'target the officer', 'Scharfschütze',
    'auf den Offizier zielen', 'gezielter Schuss', "tireur d'élite", "viser l'officier", 'shoot the officer on purpose', 'snipers aim at officers',
  ],
  'HP-NOT-16': [
    'aircraft', 'planes', 'air support', 'stuka', 'dive bomber', 'anti aircraft', 'flak against planes', 'paradrop', 'parachute landing', 'gliders',
    'bombing', 'Flugzeuge', 'Luftunterstützung', 'Fallschirmsprung', 'Flugabwehr', 'avions', 'appui aérien', 'parachutage', 'Flugabwehr mit der 88',
    'glider landing', 'bombers', 'air attack', 'parachutage derrière les lignes',
  ],
  'HP-NOT-17': [
    'run over infantry', 'overrun', 'drive over men with a tank', 'ram a tank', 'crush a jeep', 'tank flattens a wall',
    'Infanterie überrollen', 'rammen', 'über Leute fahren', "écraser l'infanterie", 'éperonner',
    'rouler sur les hommes', 'crush a car', 'crush jeeps', 'flatten a wall with a tank', 'rouler sur des soldats', 'Leute überfahren',
    'drive over infantry', 'run men over',
  ],
  'HP-NOT-18': [
    'destroy a gun', 'knock out an anti tank gun', 'shoot the pak', 'kill the gun crew', 'gun shield', 'can a tank destroy a howitzer', 'fire at an AT gun',
    'how do I take out his mortar', 'spike a gun', 'armour of an anti tank gun', 'counter battery fire', 'Pak ausschalten', 'Geschütz zerstören',
    'Geschützbedienung töten', 'Schutzschild', 'détruire un canon antichar', 'tuer les servants', 'bouclier du canon', 'contre-batterie',
    'shoot at an AT gun', 'fire at the pak', 'destroy a howitzer', 'destroy his mortar', 'can the 88 be knocked out', 'armour of guns',
    "contre-batterie d'artillerie", 'knock out the pak', 'take out a mortar', 'hit a gun',
  ],
  'HP-NOT-19': [
    'prisoners', 'surrender', 'take prisoners', 'hands up', 'they give up', 'POW', 'Gefangene', 'sich ergeben', 'gefangen nehmen',
    'aufgeben', 'prisonniers', 'se rendre', 'faire prisonnier',
  ],
  'HP-NOT-20': [
    'prone', 'lie down', 'crawling', 'running', 'sprint', 'go to ground', 'hit the dirt', 'dig in', 'dig a foxhole', 'how long does digging take',
    'duck', 'entrench', 'hinlegen', 'kriechen', 'rennen', 'eingraben wie lange', 'se coucher', 'ramper', 'courir', 'can infantry run',
    'do men lie down', 'can they run',
  ],
  'HP-NOT-21': [
    'do I have to shoot the nearest', 'closest target first', 'target priority', 'who may I shoot at', 'split fire', 'shoot at two targets',
    'can my squad shoot at different enemies', 'choose target', 'spread my shots', 'must I fire at the closest tank', 'nächstes Ziel zuerst',
    'Feuer aufteilen', 'freie Zielwahl', 'auf zwei Ziele schießen', 'répartir les tirs', 'cible la plus proche', 'choisir la cible',
    'auf mehrere Ziele schießen', 'two targets at once', 'Zielwahl frei', 'nearest tank first', 'closest enemy', 'who can I shoot at',
  ],
  'HP-NOT-22': [
    'scenario', 'missions', 'campaign rules', 'experience', 'veterans gain skill', 'turn limit', 'objective markers', 'ladder campaign',
    'historical scenario', 'Szenario', 'Kampagne', 'Missionsziele', 'Rundenlimit', 'scénario',
    'campagne', 'expérience', 'Kampagne spielen', 'jouer une campagne', 'mode campagne', 'objectives', 'objectives on the table', 'limit of turns',
    'how many turns do we play', 'how long is a game', 'how many turns is a game', 'wie viele Runden spielen wir', 'combien de tours dure une partie',
    'Spieldauer Runden',
  ],
  'HP-NOT-23': [
    'activation', 'activate a unit', 'command points', 'do I need to give orders to act', 'how many units may I move', 'can all my units move',
    'action points', 'how many actions', 'unit card draw', 'Aktivierung', 'Befehlspunkte', 'wie viele Einheiten darf ich bewegen',
    'Aktionspunkte', 'activation des unités', "points d'action", "combien d'unités puis-je bouger", 'orders to act', 'can every unit act',
  ],
  'HP-NOT-24': [
    'critical hit', 'natural 6', 'natural 1', 'double six', 'snake eyes', 'boxcars', 'automatic hit', 'always a hit', 'auto miss', 'fumble',
    'kritischer Treffer', 'Sechserpasch', 'Einserpasch', 'automatischer Treffer', 'double six aux dés',
    'Pasch gewürfelt', 'Sechserpasch Treffer', 'Einserpasch daneben', 'rolled boxcars', 'fumbles', 'rolled snake eyes', 'does a 12 always hit',
    'always a miss', 'lucky hit',
  ],
  'HP-NOT-25': [
    'line of sight', 'LOS', 'can I see through woods', 'do my own men block the view', 'does a house block line of sight', 'shoot through trees',
    'can he see me over the wall', 'height advantage', 'shooting from a hill', 'does a wreck block the view', 'Sichtlinie', 'Sicht durch den Wald',
    'blockiert ein Haus die Sicht', 'über die Mauer sehen', 'ligne de vue', 'voir à travers le bois', 'une maison bloque-t-elle la vue',
    'advantage of height', 'high ground advantage', 'shoot down from a hill', 'does height help', 'shooting from high ground',
  ],
  'HP-NOT-26': [
    'blow up a bunker', 'destroy a pillbox', 'how many hits for a bunker', 'artillery on a bunker', 'crack a bunker', 'bunker damage', 'attack a pillbox',
    'Bunker knacken', 'Bunker zerstören', 'Bunker sprengen', 'détruire un bunker', 'casemate', 'artillery vs bunker', 'shell a bunker',
    'mortar on a bunker',
  ],
  'HP-NOT-27': [
    'solo', 'play alone', 'solo rules', 'AI opponent', 'no opponent tonight', 'bot plays the enemy', 'allein spielen', 'Solospiel',
    'gegen den Computer', 'jouer seul', 'règles solo', 'ganz allein spielen', 'alleine spielen', 'playing alone',
  ],
};
