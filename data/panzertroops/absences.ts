import type { Absence } from '../../src/kernel/ruleset.ts';

/** What other games have rules on and this book doesn't. */
// biome-ignore format: one subject on a few lines
export const absences: readonly Absence[] = [
  {
    subject: 'Spotting and hiding',
    asked: ['spotting', 'do I have to spot him', 'roll to spot', 'spotting distance', 'hiding men', 'ambush', 'camouflage', 'stealth', 'concealment', 'sneak up', 'sneaking', 'is he aware of me',
      'binoculars', 'entdecken', 'aufklären', 'Tarnung', 'Hinterhalt', 'anschleichen', 'repérer', 'jet de repérage', 'embuscade', 'camouflé'],
    says: 'Nobody has to be spotted and nobody hides in this book: you can fire at whatever is in your line of fire and in range. Into woods and buildings that’s 5″ at most.',
    see: ['PT-LOF-01', 'PT-LOF-05', 'PT-LOF-06'],
  },
  {
    subject: 'Snipers',
    asked: ['sniper', 'snipers', 'sniper rifle', 'sniper rules', 'pick off the officer', 'marksman', 'telescopic sight', 'Scharfschütze', 'Scharfschützen', 'tireur d’élite', 'sniper allié'],
    says: 'There are no snipers in this book: every rifle fires alike. You may shoot at an officer like at any other man.',
    see: ['PT-FIRE-01', 'PT-TROOP-01', 'PT-PTS-01'],
  },
  {
    subject: 'Wounds and medics',
    asked: ['medic', 'medics', 'wounded', 'is he wounded', 'light wound', 'serious wound', 'wound table', 'first aid', 'heal', 'hit points', 'casualty evacuation', 'carry a wounded man', 'Sanitäter', 'verwundet',
      'Verwundung', 'Verwundete', 'Wundtabelle', 'infirmier', 'blessé', 'blessure', 'soigner'],
    says: 'Nobody is wounded in this book, and there are no medics: a man is killed, pinned, or unharmed.',
    see: ['PT-FIRE-02', 'PT-FIRE-03', 'PT-PIN-01'],
  },
  {
    subject: 'Jams and ammunition',
    asked: ['jam', 'gun jams', 'weapon jammed', 'clear a jam', 'misfire', 'ammo', 'low on ammo', 'ammunition count', 'how many rounds has the tank', 'reload', 'do I reload', 'change the barrel', 'overheat', 'how many grenades does a man have', 'Ladehemmung',       'keine Munition mehr', 'nachladen', 'Laufwechsel', 'enrayé', 'plus de munitions', 'recharger'],
    says: 'Weapons don’t jam and don’t run out of ammunition in this book. The exceptions are smoke shells, a flamethrower’s fuel, satchel charges and panzerfausts.',
    see: ['PT-SMOKE-09', 'PT-FLAME-03', 'PT-TROOP-04'],
  },
  {
    subject: 'Mines, wire and engineers',
    asked: ['mines', 'minefield', 'clear mines', 'anti-tank mine', 'barbed wire', 'cut the wire', 'wire', 'tank trap', 'dragons teeth', 'roadblock', 'engineers', 'sappers', 'booby trap', 'Minen', 'Minenfeld', 'Stacheldraht',
      'Panzersperre', 'Pioniere', 'champ de mines', 'barbelés', 'génie', 'démineurs'],
    says: 'There are no mines, wire, tank traps or engineers in this book. Agree on them before you play, or treat wire as rough ground.',
    see: ['PT-MOVE-11', 'PT-MOVE-13', 'PT-SATCH-01'],
  },
  {
    subject: 'Foxholes and digging in',
    asked: ['dig in', 'digging in', 'foxhole', 'dig a foxhole', 'entrench', 'sandbags', 'fortify', 'bunker', 'pillbox', 'shell hole', 'eingraben', 'Schützenloch', 'Bunker knacken', 'creuser un trou', 'casemate', 'se retrancher'],
    says: 'The book has no foxholes, trenches or bunkers and nobody digs in. Agree what they count as: walls and buildings are hard cover.',
    see: ['PT-COV-02', 'PT-COV-05', 'PT-COV-01'],
  },
  {
    subject: 'Aircraft',
    asked: ['air strike', 'airstrike', 'air support', 'plane', 'planes', 'aircraft', 'strafing', 'stuka', 'anti-aircraft', 'flak at a plane', 'paradrop', 'paratroopers', 'glider', 'Flugzeug', 'Luftangriff', 'Flugabwehr', 'Jabo', 'Fallschirmspringer',
      'avion', 'attaque aérienne', 'parachutistes'],
    says: 'There are no aircraft, paradrops or anti-aircraft fire in this book.',
    see: ['PT-ARTY-01', 'PT-SCEN-02'],
  },
  {
    subject: 'Night',
    asked: ['night', 'night fighting', 'fighting in the dark', 'visibility at night', 'flares', 'fog', 'limited visibility', 'how far can I see', 'dusk', 'Nacht', 'Nachtkampf', 'Sichtweite bei Nebel', 'Sichtweite', 'wie weit kann ich sehen', 'nuit', 'combat de nuit', 'brouillard'],
    says: 'There are no rules on night, fog or how far you can see in this book. Bad weather only rules out smoke.',
    see: ['PT-SMOKE-07', 'PT-LOF-05'],
  },
  {
    subject: 'Overruns and ramming',
    asked: ['overrun', 'run over infantry', 'run him over', 'ram', 'ram a tank', 'crush a wall', 'crush a gun', 'drive over men', 'tank shock', 'überrollen', 'überfahren', 'rammen', 'écraser', 'éperonner', 'rouler dessus'],
    says: 'Nothing is run over or rammed in this book: you can’t move through other figures or vehicles at all.',
    see: ['PT-MOVE-03', 'PT-GEN-02'],
  },
  {
    subject: 'Breakdowns and getting stuck',
    asked: ['breakdown', 'break down', 'bogged', 'bog down', 'stuck in the mud', 'bogging roll', 'engine trouble', 'thrown track when moving', 'Panne', 'steckengeblieben', 'Motorschaden', 'panne', 'embourbé', 'enlisé'],
    says: 'Vehicles don’t break down, bog or run out of fuel in this book. Only a shot immobilises one, and that lasts for the whole battle.',
    see: ['PT-IMMO-01', 'PT-MOVE-11', 'PT-MOVE-08'],
  },
  {
    subject: 'Damage tables and penetration',
    asked: ['penetration roll', 'penetration table', 'damage table', 'glancing hit', 'hit location', 'turret damaged', 'turret jammed', 'crew stunned', 'crew shaken roll', 'tank on fire', 'brewed up', 'angle of impact', 'gun destroyed on a tank',
      'Trefferzone', 'Durchschlag würfeln', 'Schadenstabelle', 'Panzer brennt', 'Besatzung betäubt', 'localisation des coups', 'jet de pénétration', 'table de dégâts', 'équipage sonné'],
    says: 'There’s no penetration throw, hit location or damage table in this book: firepower and two dice over the armour destroy a vehicle, and exactly its armour immobilises it.',
    see: ['PT-FIRE-02', 'PT-IMMO-01', 'PT-ARM-03'],
  },
  {
    subject: 'Modifiers for range and aiming',
    asked: ['long range penalty', 'short range bonus', 'range modifiers', 'aimed fire', 'aim bonus', 'take careful aim', 'same target bonus', 'Entfernungsmodifikator', 'Reichweitenabzug', 'zielen Bonus', 'Kernschussweite',
      'bonus de visée', 'malus de portée', 'bout portant'],
    says: 'Distance doesn’t change the dice, and there’s no aiming in this book. A weapon fires at full firepower up to its range, and not beyond.',
    see: ['PT-LOF-04', 'PT-FIRE-02', 'PT-ATK-02'],
  },
  {
    subject: 'Criticals',
    asked: ['critical hit', 'natural 12', 'double six', 'snake eyes', 'boxcars', 'does a 12 always hit', 'does a 2 always miss', 'fumble', 'kritischer Treffer', 'Pasch', 'coup critique', 'double six automatique'],
    says: 'No throw always hits or always misses in this book: only the total counts.',
    see: ['PT-FIRE-02', 'PT-FIRE-03'],
  },
  {
    subject: 'Crawling and lying down',
    asked: ['crawl', 'crawling', 'lie down', 'hit the dirt', 'kneel', 'go to ground', 'hinlegen', 'kriechen', 'robben', 'ramper', 'se coucher', 'à plat ventre'],
    says: 'Nobody lies down or crawls in this book. A man who hasn’t moved is hardest to hit, with 9.',
    see: ['PT-DEF-03', 'PT-DEF-02', 'PT-COV-01'],
  },
  {
    subject: 'Rivers and water',
    asked: ['river', 'cross a river', 'ford', 'stream', 'swim', 'bridge', 'wade', 'boat', 'swamp', 'Fluss', 'Furt', 'Fluss überqueren', 'schwimmen', 'Brücke', 'rivière', 'gué', 'traverser la rivière', 'pont'],
    says: 'The book says nothing about rivers, fords or bridges. Agree before you play: rough ground halves the speed.',
    see: ['PT-MOVE-11', 'PT-SCEN-01'],
  },
  {
    subject: 'Weapons the book doesn’t have',
    asked: ['molotov', 'molotov cocktail', 'sticky bomb', 'rifle grenade', 'grenade launcher', 'assault rifle', 'stg 44', 'sturmgewehr', 'magnetic mine', 'PIAT', 'throw a molotov', 'Molotowcocktail', 'Gewehrgranate', 'Hafthohlladung', 'grenade à fusil', 'cocktail molotov', 'fusil d’assaut'],
    says: 'The book has no Molotov cocktails, sticky bombs, rifle grenades, assault rifles or carbines of their own. Its lists have pistols to machine guns, grenades, Panzerfausts, bazookas, anti-tank rifles and satchel charges. A PIAT can count as a bazooka.',
    see: ['PT-PTS-01', 'PT-TROOP-01', 'PT-SATCH-01'],
  },
  {
    subject: 'Friendly fire',
    asked: ['friendly fire', 'hit my own men', 'can I hit my own side', 'shooting past friends hits them', 'danger close', 'Eigenbeschuss', 'eigene Leute treffen', 'tir ami', 'toucher les siens'],
    says: 'There’s no friendly fire in this book. Another figure in the way blocks the line of fire, friend or enemy.',
    see: ['PT-LOF-02', 'PT-LOF-03'],
  },
  {
    subject: 'Command, orders and activation',
    asked: ['command range', 'command radius', 'leader bonus', 'activate a unit', 'activation roll', 'write orders', 'command points', 'out of command', 'chain of command', 'order dice', 'Befehlsradius', 'Aktivierung', 'Befehle schreiben', 'rayon de commandement', 'activer une unité', 'donner des ordres'],
    says: 'Nobody needs orders or a leader to act in this book. A combat group only keeps within 3″ and has a noncom or officer, which matters for morale.',
    see: ['PT-MOR-03', 'PT-MOR-04', 'PT-MOR-13'],
  },
  {
    subject: 'Guarding prisoners',
    asked: ['escort prisoners', 'guard prisoners', 'prisoners escape', 'what do I do with prisoners', 'Gefangene bewachen', 'garder les prisonniers'],
    says: 'The book says who surrenders, but not how prisoners are guarded or moved. Only a broken group surrenders, to an enemy within 3″.',
    see: ['PT-MOR-10'],
  },
  {
    subject: 'Buildings on fire or destroyed',
    asked: ['set a building on fire', 'burn a house', 'destroy a building', 'collapse a house', 'demolish', 'blow a hole in the wall', 'Gebäude zerstören', 'Haus anzünden', 'Haus sprengen', 'incendier une maison', 'détruire un bâtiment'],
    says: 'Buildings aren’t set on fire or destroyed in this book. They block the line of fire and give hard cover.',
    see: ['PT-COV-02', 'PT-LOF-02', 'PT-SATCH-02'],
  },
  {
    subject: 'Stairs and floors',
    asked: ['upper floor', 'climb stairs', 'first floor window', 'climb a cliff', 'ladder', 'Obergeschoss', 'Treppe', 'étage', 'escalier', 'sur le toit de la maison'],
    says: 'The book has no floors, stairs or climbing. It only says that somebody higher up is in hard cover.',
    see: ['PT-COV-02', 'PT-MOVE-14', 'PT-LOF-03'],
  },
  {
    subject: 'Solo play',
    asked: ['solo play', 'play alone', 'play solo', 'solo rules', 'AI enemy', 'allein spielen', 'Solospiel', 'jouer seul', 'règles solo'],
    says: 'The book doesn’t run a side by itself. Somebody has to play each one.',
    see: ['PT-SCEN-02', 'PT-TURN-01'],
  },
];
