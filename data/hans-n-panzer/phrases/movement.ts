import type { Phrases } from '../../phrases.ts';

/** How men and vehicles move. */
// biome-ignore format: one rule a few lines
export const movement: Phrases = {
  'HP-MOVE-01': [
    'what does a speed stand for', 'how many seconds is a turn', 'how long is a turn in seconds', 'yards per turn', 'seconds per turn', 'how many seconds',
    'seconds in a turn, real time', 'speed of a horse', 'horse or man speed', 'Sekunden pro Zug', 'wie viele Sekunden', 'Pferd, Sekunden', 'secondes par tour',
    'combien de secondes', 'cheval secondes', 'real seconds per turn', 'men and horse speed', 'horse speed', 'how fast is a horse', 'Zeitmaßstab',
    'Sekunden pro Zug Zeitmaßstab', 'combien de secondes par tour', "vitesse d'un cheval secondes",
  ],
  'HP-MOVE-02': [
    'how far can infantry move', 'T-34 speed', 'panther movement', 'jeep speed', 'sherman speed', 'speed of tanks', 'infantry speed', 'panther speed',
    'speed of a truck', 'Panzer Geschwindigkeit Tabelle', 'Geschwindigkeit Panther', 'Geschwindigkeit Sherman', 'vitesse du sherman', 'vitesses des chars',
    'vitesse des chars', 'movement of a panther', 'sherman or T-34 speed', 'tiger speed', 'infantry and tank movement table', 'Bewegungstabelle Panzer',
    'Bewegungstabelle Infanterie', 'speed of a tiger', 'tableau vitesses', 'truck speed', 'how far does a panzer IV go', 'Bewegungstabelle',
    'Geschwindigkeit Tiger', 'Panzer Geschwindigkeit', 'wie weit Infanterie Bewegungstabelle', 'vitesse infanterie',
  ],
  'HP-MOVE-03': [
    'off road speed', 'off road all the way', 'off road speed half', 'cross country tank', 'through fields cross country', 'truck off road speed',
    'querfeldein fahren', 'querfeldein ganze Strecke', 'quer querfeldein über Felder', 'hors route tout le tour', 'hors route à moitié',
    'off road table figure', 'off road', 'cross country speed', 'cross country', 'tank cross country', 'querfeldein', 'hors route', 'vitesse hors route',
    'tout-terrain hors route',
  ],
  'HP-MOVE-04': [
    'leave the road midway', 'leaving the road', 'change from road to field midway', 'leaving road mid move', 'turn off road mid move', 'join a road midway',
    'start on road, leave it midway', 'von Straße abbiegen', 'abbiegen auf Straße', 'quitter la route en chemin', 'quitter une route', 'mitten im Zug abbiegen',
    'join the road', 'part of move on road', 'drive onto a road midway', 'turn off the road', 'turn onto the road', 'von der Straße abbiegen',
    'auf Straße einbiegen abbiegen', 'quitter la route',
  ],
  'HP-MOVE-05': [
    'rough ground', 'rough ground two thirds', 'swamp speed', 'uphill swamp or ford speed', 'two thirds speed', 'two thirds in a swamp', 'swamp at two thirds',
    'rough ground speed two thirds', 'zwei Drittel im Sumpf', 'Sumpf oder bergauf zwei Drittel', 'deux tiers', 'deux tiers dans le marais',
    'deux tiers en terrain difficile', 'does a wood count as rough', 'rough going swamp', 'bad ground two thirds', 'Sumpf zwei Drittel',
    'zwei Drittel Geschwindigkeit', 'schwieriges Gelände zwei Drittel', 'marais', 'vitesse deux tiers',
  ],
  'HP-MOVE-06': [
    'round down', 'rounding', 'fractions of an inch', 'do I round up or down', 'rounding fractions', 'half inches rounding', 'fractions round down',
    'round up or down', 'abrunden, aufrunden', 'fractions rounding down', 'arrondir fractions', '7.33 inches round', 'abrunden', 'Zoll abrunden oder aufrunden',
    'Bruchteile abrunden', 'arrondir', 'arrondi', 'arrondir au pouce inférieur', 'fractions arrondi',
  ],
  'HP-MOVE-07': [
    'rest of my move into rough', 'entering rough ground with move left', 'reach swamp with inches left', 'entering a ford with move left',
    'move left into rough', 'remaining move into rough ground', 'remaining inches rough', 'Rest der Bewegung in schwierigem Gelände', 'Rest in der Furt',
    'Rest im Sumpf', 'rest of move in a ford', 'rest of my move in swamp', 'move left at a ford', 'Rest meiner Bewegung', 'reste de mon mouvement difficile',
    'reste du mouvement', 'reste dans le marais', 'remaining move in rough', 'reaching rough ground with move left', 'remaining inches into swamp',
    'Rest der Bewegung im Sumpf', 'entrer dans le marais', 'entrer dans un gué en chemin',
  ],
  'HP-MOVE-08': [
    'no ford', 'wade a river', 'can I wade', 'wade across', 'wading with no ford', 'waten ohne Furt', 'darf man waten', 'sans gué, pas de passage', 'swim',
    'can men swim a river', 'swim or wade', 'infantry wades with no ford', 'durchwaten', 'Infanterie waten', 'waten ohne Brücke', 'sans gué ni pont', 'nager',
    'nager ou patauger', 'river without a ford', 'wade without a ford', 'tank wade', 'durch den Fluss waten', 'waten', 'sans gué', 'nager sans gué',
    'patauger sans gué',
  ],
  'HP-MOVE-09': [
    'cost of mounting up', 'mount up cost', 'getting out costs', 'get in costs a third', 'get in costs movement', 'getting in costs one third',
    'getting out costs a third', 'what does getting in cost', 'costs of getting in or out', 'einsteigen kostet Drittel', 'aussteigen kostet',
    'was kostet einsteigen', 'kostet aussteigen Bewegung', 'monter coûte', 'monter ou descendre coûte', 'mount costs', 'einsteigen kostet', 'einsteigen Kosten',
    'Kosten fürs Einsteigen', 'monter coûte un tiers', 'descendre coûte', 'coût pour monter', 'coût pour descendre un tiers',
  ],
  'HP-MOVE-10': [
    'get in after the truck moved', 'dismount after driving', 'dismount after the vehicle moved', 'already moved, get out', 'drive then dismount',
    'truck drove, can men jump out', 'nach der Fahrt', 'get out after driving', 'after it moved, get out', 'jump out after the drive', 'after driving jump out',
    'get out after it drove', 'nach der Fahrt aussteigen', 'nach Fahrt abspringen', 'descendre après le déplacement', 'véhicule a bougé, descendre',
    'après le déplacement descendre',
  ],
  'HP-MOVE-11': [
    'must the truck stand still', 'truck stands still when loading', 'stand still for loading', 'must stand still', 'vehicle loading men stands still',
    'muss stillstehen', 'stillstehen beim Einladen', 'Fahrzeug stillstehen', 'doit rester immobile', 'rester immobile pour charger',
    'immobile pendant le chargement', 'vehicle stands still while loading', 'loading vehicle', 'move after loading', 'stand still when unloading',
    'unloading vehicle stands', 'Beladen', 'beim Beladen stillstehen', 'stillstehen beim Entladen',
  ],
};
