import type { Phrases } from '../../phrases.ts';

/** What players call and ask about vehicles. */
// biome-ignore format: one rule on a few lines
export const vehicles: Phrases = {
  'WS-VEH-01': ['is a sherman medium or heavy', 'tank classes', 'what class is a tiger', 'light medium heavy AFV', 'which tanks are heavy', 'is a panther heavy', 'class of a hanomag', 'bren carrier class', 'armoured car class', 'Panzer IV class',
    'Panzerklasse', 'ist der Sherman mittel', 'welche Panzer sind schwer', 'Klasse Tiger leicht mittel schwer', 'classe de char', 'quels chars sont lourds', 'le sherman char moyen classe'],
  'WS-VEH-02': ['is a jeep small or large', 'soft vehicle classes', 'truck large soft', 'kubelwagen small', 'what is a soft vehicle', 'lorry class', 'small soft vehicle', 'what class is a jeep', 'motorcycle small soft', 'soft skin types',
    'ungepanzerte Fahrzeuge Klassen', 'Kübelwagen klein', 'LKW groß ungepanzert', 'ist ein Jeep klein', 'véhicule léger petit ou grand', 'classe de la jeep petite', 'camion grand véhicule non blindé'],
  'WS-VEH-03': ['how fast is a tank', 'vehicle speed', 'sherman move', 'how far can a tank drive', 'vehicle in woods', 'halftrack speed', 'driving through a forest', 'vehicle crossing an obstacle half speed', 'tank movement distance', 'drive cross country', 'vehicle moves 18',
    'wie schnell ist ein Panzer', 'Fahrzeug Geschwindigkeit', 'Fahrzeug im Wald', 'Panzer halbe Geschwindigkeit Hindernis', 'vitesse du char', 'vitesse véhicule en forêt', 'de combien avance un char'],
  'WS-VEH-04': ['how fast is a tiger', 'heavy tank speed', 'king tiger move', 'panther movement', 'heavy AFV move', 'tiger in woods speed', 'slow heavy tank', 'tiger tank how far', 'heavy tank on road', 'IS-2 speed heavy',
    'wie schnell ist ein Tiger', 'Tiger Geschwindigkeit', 'schwerer Panzer Geschwindigkeit', 'Königstiger fahren', 'vitesse du tigre', 'vitesse char lourd', 'char lourd sur route'],
  'WS-VEH-05': ['jeep speed on road', 'truck on a road', 'road speed', 'wheeled vehicle road move', 'armoured car on road', 'how fast is a jeep', 'lorry road speed', 'road bonus for wheels', 'kubelwagen speed on the road', 'driving along the road wheeled',
    'Straße Geschwindigkeit Radfahrzeug', 'Jeep auf der Straße', 'LKW Straße schnell', 'Straßenbonus Räder', 'vitesse sur route', 'jeep sur la route', 'véhicule à roues route'],
  'WS-VEH-06': ['vehicle gets stuck', 'bogged down', 'does my halftrack get stuck', 'stuck crossing an obstacle', 'bog roll', 'truck bogged in a ditch', 'do tanks get stuck', 'wheeled vehicle stuck on', 'roll to bog', 'chance of getting stuck',
    'Fahrzeug bleibt stecken', 'festgefahren', 'steckenbleiben Wurf', 'bleibt Halbkette stecken', 'véhicule embourbé', "s'embourber sur un obstacle", 'jet embourbé'],
  'WS-VEH-07': ['getting unstuck', 'free a stuck vehicle', 'unbog', 'how to get a bogged truck out', 'roll to free the vehicle', 'dig out the stuck jeep', 'stuck vehicle when free', 'recover a bogged vehicle', 'get free again', 'unstuck on 5 or 6',
    'Fahrzeug freibekommen', 'festgefahrenes Fahrzeug frei', 'freikommen Wurf', 'wieder freikommen', 'désembourber', 'désembourber un véhicule', 'libérer le véhicule désembourber'],
  'WS-VEH-08': ['when does a vehicle crash', 'driver killed while moving', 'driver shot crash', 'does the jeep crash', 'causes of a crash', 'driver dead at speed', 'crash if it explodes', 'out of control vehicle', 'driver dies going 6 inches', 'what makes a truck crash',
    'wann verunglückt ein Fahrzeug', 'Fahrer tot Unfall', 'wann Unfall', 'Fahrer getötet bei Fahrt Unfall', "quand y a-t-il un accident", 'conducteur tué accident', "cause d'accident"],
  'WS-VEH-09': ['where does a crashed vehicle go', 'how far does it crash', 'crash distance', 'crashing vehicle runs straight on', 'after the crash', 'wrecked after crash', 'crashed jeep half its move', 'can a crashed vehicle move again', 'rolls on straight after crash', 'crash movement',
    'wie weit rollt es nach Unfall', 'verunglücktes Fahrzeug rollt geradeaus', 'Unfall Strecke', 'nach dem Unfall geradeaus', "distance de l'accident", 'après accident tout droit', 'véhicule accidenté roule tout droit'],
  'WS-VEH-10': ['get out of a stopped truck', 'dismount under fire', 'passengers bail out of a jeep', 'stopped soft vehicle under fire', 'jump out of the lorry', 'take cover behind the truck', 'shelter behind a stopped vehicle', 'everybody out of the truck', 'truck shot up what about the passengers', 'hide behind the jeep',
    'aus dem LKW aussteigen', 'Insassen steigen aus unter Beschuss', 'Deckung hinter dem LKW', 'gestopptes Fahrzeug aussteigen', 'descendre du camion arrêté', "s'abriter derrière le camion", 'débarquer sous le feu camion'],
};
