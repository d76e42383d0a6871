import type { Phrases } from '../../phrases.ts';

/** Movement of vehicles, and their crews. */
// biome-ignore format: one rule a few lines
export const vehicles: Phrases = {
  'LS-VEH-01': [
    'vehicle actions', 'tank actions', 'list of vehicle actions', 'tank actions list', 'what vehicle actions are there', 'Aktionen für Panzer und Fahrzeuge',
    'Aktionen vom Panzer', 'actions pour char', 'actions des véhicules et chars', 'can a vehicle sneak', 'sneak with a tank', 'can a tank sneak',
    'actions for tanks', 'what actions does a vehicle have', 'tank covering fire action', 'Fahrzeug Aktionen', 'Panzer Aktionen', 'Aktionen für Fahrzeuge',
    'actions du char',
  ],
  'LS-VEH-02': [
    'vehicle move', 'tank speed in inches', 'normal speed of a tank', 'normal speed vehicle', 'sherman speed', 'normal speed tank or truck',
    'speed of a sherman in inches', 'ordinary vehicle speed', 'ordinary tank speed', 'how fast does a tank drive normally', 'normale Fahrgeschwindigkeit',
    'Fahrgeschwindigkeit LKW', 'vitesse normale', 'vitesse normale camion ou char', 'truck or jeep normal speed', 'Fahrgeschwindigkeit',
    'Fahrgeschwindigkeit Panzer normal', 'Fahrzeug normale Fahrgeschwindigkeit', 'vitesse normale du char', "vitesse normale d'un véhicule",
    'Fahrzeug Geschwindigkeit', 'char combien de pouces',
  ],
  'LS-VEH-03': [
    'random vehicle move', 'tank move D6+6', 'random normal move of a tank', 'random normal move D6+6', 'roll tank move D6+3', 'Panzerbewegung zufällig D6+6',
    'random move for vehicle D6+6', 'random tank move D6+3', 'roll normal vehicle move', 'normal move D6+3', 'mouvement du char D6+6 aléatoire',
    'vehicle D6+3 random', 'zufällige Fahrzeugbewegung', 'Panzerbewegung auswürfeln', 'zufällige Bewegung Panzer', 'Panzer Bewegung auswürfeln',
    'mouvement de char aléatoire', 'char aléatoire D6+6',
  ],
  'LS-VEH-04': [
    'vehicle move fast', 'full speed tank', 'full throttle', 'vehicle full speed', 'vehicle at full throttle', 'throttle', 'drive at full throttle',
    'truck at full throttle', 'full throttle inches', 'Höchstgeschwindigkeit', 'Höchstgeschwindigkeit Fahrzeug', 'Höchstgeschwindigkeit LKW',
    'Panzer mit Vollgas Höchstgeschwindigkeit', 'vitesse maximale du véhicule', 'vitesse maximale', 'vitesse maximale du char', 'full speed flat out',
    'à pleine vitesse combien de pouces', 'tank at full throttle', 'Panzer Vollgas', 'Fahrzeug Höchstgeschwindigkeit Vollgas', 'char à pleine vitesse',
    'pleine vitesse', 'véhicule à pleine vitesse',
  ],
  'LS-VEH-05': [
    'random vehicle move fast', 'random full speed', 'random tank top speed', 'full speed dice 2D6', 'random full speed dice', 'full speed random 2D6+3',
    'Vollgas mit 2D6', '2D6 Vollgas auswürfeln', '2D6 aléatoire pleine vitesse', 'pleine vitesse aux dés 2D6', 'tank fast 2D6+3', 'roll for vehicle full speed',
    'random fast slower than random move', '2D6 random fast tank', 'dice for top speed', 'zufälliges Vollgas 2D6', 'Vollgas zufällig', 'pleine vitesse 2D6',
  ],
  'LS-VEH-06': [
    'vehicle on difficult ground', 'vehicle in a swamp', 'vehicle rough ground', 'jeep through swamp', 'truck off road', 'vehicle off road', 'truck in mud',
    'vehicle cross country', 'cross country truck or jeep', 'jeep off road cost', 'truck through swamp', 'vehicle off road movement cost',
    'Fahrzeug querfeldein Sumpf', 'querfeldein fahren', 'véhicule hors route marais', 'hors route', 'LKW im Gelände querfeldein', 'Fahrzeug querfeldein',
    'camion hors route', 'hors route véhicule',
  ],
  'LS-VEH-07': [
    'tank over sandbags', 'tank over low wall', 'tank crushes wall', 'light terrain tank', 'tank crosses sandbags', 'small crater tank',
    'low walls and craters', 'does light terrain slow tanks', 'Panzer über Sandsäcke und Krater', 'muret ou sacs de sable', 'sacs de sable char',
    'light rubble and craters', 'tank over sandbags or craters', 'Panzer über Sandsäcke', 'Panzer über niedrige Mauer', 'Krater oder Sandsäcke',
    'char sur sacs de sable', 'muret et cratère', 'terrain léger char',
  ],
  'LS-VEH-08': [
    'tank in difficult terrain', 'tank half speed', 'tank through woods', 'tank in woods', 'tank difficult terrain half', 'tank slowed by woods',
    'half speed tank in woods', 'Panzer im Wald halb so schnell', 'Panzer im Wald', 'char dans un bois demi vitesse', 'char à demi vitesse',
    'tank in heavy terrain', 'half speed for tanks', 'tank through bad terrain', 'Panzer durch Wald', 'Panzer Wald halbe Bewegung', 'char en terrain difficile',
    'char demi vitesse', 'bois char moitié vitesse',
  ],
  'LS-VEH-09': [
    'drive test', 'bogging roll', 'tank bogged', 'tank stuck', 'tank gets stuck when it stops', 'drive test roll', 'stop in rough, bog', 'stuck fast tank',
    'tank bogged down', 'Panzer bleibt stecken', 'bleibt der Panzer stecken', 'stecken bleiben', 'stuck in mud drive test', 'stops in terrain drive test',
    'festgefahren', 'Panzer festgefahren', 'char embourbé', 'embourbé', 'test de conduite', 'test de conduite embourbé',
  ],
  'LS-CREW-01': [
    'crew size', 'how many crew', 'size of tank crew', 'crew number', 'how many crew in a sherman', 'number of men in crew', 'Größe der Panzerbesatzung',
    'wie groß ist die Panzerbesatzung', "taille d'équipage", "taille de l'équipage du char", 'how big is a tank crew', 'crew number five',
    'Besatzung wie viele', 'Panzerbesatzung wie viele Mann', "équipage combien d'hommes", "taille de l'équipage", "combien d'hommes équipage de char",
  ],
  'LS-CREW-02': [
    'half the crew lost', 'half crew dead', 'half crew move or shoot', 'half my crew out', 'tank with half its crew', 'half the men in tank hiding',
    'understrength crew', 'short of crew, shoot or move', 'halbe Besatzung', 'halbe Besatzung verloren', 'mit halber Besatzung fahren oder schießen',
    "moitié de l'équipage", "moitié de l'équipage perdue", "char à moitié d'équipage",
  ],
  'LS-CREW-03': [
    'whole crew lost', 'whole crew out', 'empty tank idle', 'tank without crew', 'tank without crew idle', 'Panzer ohne Besatzung untätig', 'whole crew hiding',
    'whole crew lost, idle tank', 'idle tank', 'crew all out, tank idle', 'ganze Besatzung weg', 'ganze Besatzung ausgeschaltet', 'char inactif',
    "char inactif, tout l'équipage hors de combat", 'ohne ganze Besatzung', 'char sans équipage inactif', 'sans équipage inactif',
    'tank stands idle, all crew out', 'ganze Besatzung verloren', 'ohne Besatzung', 'Panzer ohne Besatzung', 'ganze Besatzung im Hide',
  ],
  'LS-CREW-04': [
    'crew wounds', 'wounded crewman', 'wound a crewman in tank', 'do crewmen roll for wounds', 'crewman wounded effects roll', 'crewman wounded',
    'crewman effects roll', 'is a crewman wounded in armour', 'verwundetes Besatzungsmitglied', 'wounds of a crewman', 'crewmen wounded in armoured vehicle',
    'crewman rolls effects', 'équipiers blessés', 'Besatzungsmitglied getroffen', 'équipier blessé effets', 'Besatzung verwundet', 'Wunden der Besatzung',
    'verwundeter Panzerfahrer Besatzungsmitglied', 'Besatzungsmitglied verwundet', "blessures de l'équipage", 'équipier blessé',
  ],
  'LS-CREW-05': [
    'bail out', 'bailing out', 'crew bails out', 'bail out roll', 'who survives bailing out', 'bailing out of a tank', 'bail out dice', 'roll to bail out',
    'aussteigen würfeln', 'Besatzung aussteigen', 'wer kann aussteigen', 'évacuer un char détruit', 'évacuer jet', 'bail out 4 or more',
    'wounded man bails out', 'escape the tank bailing', 'aussteigen', 'aussteigen aus dem Panzer', 'Ausstieg würfeln aussteigen', 'évacuer le char',
    'jet pour évacuer le char',
  ],
  'LS-CREW-06': [
    'crew on foot', 'crewmen on foot with rifle', 'crew fights on foot', 'on foot crew rifle', 'dismounted crew weapons', 'ausgestiegene Besatzung zu Fuß',
    'ausgestiegene Besatzung Waffen', 'ausgestiegen, zu Fuß', 'tankistes à pied armés', 'tankers on foot', 'do tankers have weapons', 'tankers on foot armed',
    'dismounted crew', 'dismounted tankers rifle', 'crewman on foot soldier', 'Panzermänner zu Fuß', 'tankistes à pied',
  ],
};
