import type { Term } from './term.ts';

/** More of the war and of other games about it, in three languages: a book that never speaks of it says so first. */
// biome-ignore format: a thing a line
export const period: readonly Term[] = [
  // Armies that most lists leave out.
  { called: ['japanese', 'japan', 'japaner', 'japanische', 'japanischen', 'japonais', 'japonaise', 'samurai'], subject: true },
  { called: ['italian', 'italians', 'italy', 'italiener', 'italienische', 'italienischen', 'italien', 'italiens', 'italienne', 'bersaglieri', 'alpini'], subject: true },
  { called: ['finnish', 'finns', 'finnen', 'finnische', 'finnischen', 'finlandais', 'finlandaise'], subject: true },
  { called: ['romanian', 'romanians', 'rumänen', 'rumänische', 'roumains', 'hungarian', 'hungarians', 'ungarn', 'ungarische', 'hongrois', 'bulgarian', 'slovak'], subject: true },
  { called: ['chinese', 'chinesen', 'chinesische', 'chinois'], subject: true },
  { called: ['polish army', 'polish troops', 'polish infantry', 'polnische truppen', 'soldats polonais', 'french army', 'french troops', 'french infantry', 'free french', 'französische truppen', 'soldats français', 'foreign volunteers'], subject: true },
  // Men and beasts.
  { called: ['volkssturm', 'home guard', 'militia', 'miliz', 'landsturm', 'milice'], subject: true },
  { called: ['frogman', 'frogmen', 'kampfschwimmer', 'nageur de combat'], subject: true },
  { called: ['messenger', 'messengers', 'dispatch rider', 'dispatch riders', 'meldegänger', 'kradmelder', 'estafette'], subject: true },
  { called: ['mule', 'mules', 'pack animal', 'pack animals', 'camel', 'camels', 'elephant', 'elephants', 'maultier', 'maultiere', 'mulet', 'mulets', 'chameau'], subject: true },
  { called: ['ambulance', 'ambulances', 'field hospital', 'aid station', 'red cross', 'lazarett', 'sanka', 'krankenwagen', 'feldlazarett', 'hôpital'], subject: true },
  { called: ['standard bearer', 'flag bearer', 'battle flag', 'fahnenträger', 'porte drapeau'], subject: true },
  { called: ['human wave', 'human waves', 'suicide attack', 'suicide attacks', 'suicide bomber', 'selbstmordangriff', 'attaque suicide', 'vagues humaines'], subject: true },
  { called: ['silent kill', 'silent kills', 'stealth kill', 'stealth kills', 'garrotte', 'garrote', 'lautlos töten', 'tuer en silence'], subject: true },
  // Arms.
  { called: ['shotgun', 'shotguns', 'trench gun', 'schrotflinte', 'schrotflinten', 'fusil à pompe', 'fusil de chasse'], subject: true },
  { called: ['sword', 'swords', 'sabre', 'sabres', 'katana', 'machete', 'schwert', 'säbel', 'épée'], subject: true },
  { called: ['crossbow', 'crossbows', 'bow and arrow', 'armbrust', 'arbalète'], subject: true },
  { called: ['infantry gun', 'infantry guns', 'mountain gun', 'mountain guns', 'pack howitzer', 'infanteriegeschütz', 'gebirgsgeschütz', 'canon d’infanterie', 'canon de montagne'], subject: true },
  { called: ['panzerwurfmine', 'lunge mine', 'blendkörper', 'smoke candle', 'smoke candles', 'nebelkerze', 'nebelkerzen', 'smoke pot', 'smoke pots'], subject: true },
  { called: ['armour piercing bullets', 'armour piercing ammo', 'apcr', 'apds', 'hvap', 'tungsten', 'hartkern', 'hartkernmunition', 'tungstène'], subject: true },
  { called: ['remote controlled', 'fernlenk', 'demolition vehicle', 'v1', 'v2', 'v 1', 'v 2', 'railway gun', 'eisenbahngeschütz'], subject: true },
  { called: ['body armour', 'body armor', 'flak jacket', 'bulletproof vest', 'helmet', 'helmets', 'stahlhelm', 'helm', 'schutzweste', 'casque', 'gilet pare balles'], subject: true },
  { called: ['silencer', 'silenced', 'silencers', 'schalldämpfer', 'silencieux'], subject: true },
  // Vehicles.
  { called: ['tankette', 'tankettes', 'kleinpanzer', 'chenillette'], subject: true },
  { called: ['recovery vehicle', 'recovery vehicles', 'bergepanzer', 'bergefahrzeug', 'char de dépannage', 'wrecker'], subject: true },
  { called: ['sled', 'sledge', 'sledges', 'schlitten', 'traîneau', 'snowmobile', 'aerosan'], subject: true },
  { called: ['locomotive', 'locomotives', 'steam train', 'lokomotive', 'eisenbahn', 'chemin de fer'], subject: true },
  { called: ['tank ace', 'tank aces', 'panzerass', 'panzerasse', 'as des chars'], subject: true },
  { called: ['gyrostabiliser', 'gyrostabilizer', 'stabiliser', 'stabilizer', 'stabilisator', 'stabilisateur'], subject: true },
  { called: ['smoke discharger', 'smoke dischargers', 'smoke launcher', 'smoke launchers', 'nebelwurfbecher', 'nebelmittelwurfanlage', 'lance fumigènes'], subject: true },
  // Ground and weather.
  { called: ['desert', 'jungle', 'wüste', 'dschungel', 'désert'], subject: true },
  { called: ['snow', 'snowfall', 'schnee', 'schneefall', 'neige', 'weather', 'wetter', 'météo'], subject: true, loosely: ['weather', 'wetter', 'météo'] },
  { called: ['rain', 'raining', 'regen', 'pluie', 'weather', 'wetter', 'météo'], subject: true, loosely: ['weather', 'wetter', 'météo'] },
  { called: ['winter', 'blizzard', 'snowstorm', 'schneesturm', 'hiver', 'freezing', 'kälte', 'deep snow', 'tiefschnee'], subject: true },
  { called: ['wind', 'windy', 'thunderstorm', 'thunderstorms', 'lightning', 'gewitter', 'orage', 'tempête', 'vent'], subject: true },
  { called: ['dusk', 'dawn', 'twilight', 'moonlight', 'moon', 'dämmerung', 'morgengrauen', 'mondlicht', 'crépuscule', 'aube', 'clair de lune'], subject: true },
  { called: ['cliff', 'cliffs', 'grappling hook', 'grappling hooks', 'klippe', 'klippen', 'steilwand', 'falaise', 'falaises', 'grappin'], subject: true },
  { called: ['cellar', 'cellars', 'basement', 'basements', 'keller', 'cave', 'caves', 'höhle', 'grotte'], subject: true },
  { called: ['sea', 'ocean', 'beach', 'beaches', 'strand', 'plage', 'landing beach'], subject: true },
  { called: ['field telephone', 'field telephones', 'field phone', 'telephone', 'feldtelefon', 'fernsprecher', 'téléphone'], subject: true },
  { called: ['loudspeaker', 'propaganda', 'leaflets', 'lautsprecher', 'flugblätter', 'haut parleur', 'tracts'], subject: true },
  { called: ['high ground', 'higher ground', 'height advantage', 'height bonus', 'elevation bonus', 'höhenvorteil', 'höherer standort', 'avantage de hauteur'], subject: true },
  // The game.
  { called: ['turn limit', 'time limit', 'game length', 'zeitlimit', 'rundenlimit', 'spieldauer', 'limite de temps', 'limite de tours', 'durée de la partie'], subject: true },
  { called: ['objective marker', 'objective markers', 'victory conditions', 'victory condition', 'siegbedingung', 'siegbedingungen', 'conditions de victoire'], subject: true },
  { called: ['table size', 'board size', 'size of the table', 'tischgröße', 'spielfeldgröße', 'taille de la table'], subject: true },
  { called: ['deployment zone', 'deployment zones', 'aufstellungszone', 'zone de déploiement'], subject: true },
  { called: ['base size', 'base sizes', 'basengröße', 'taille des socles', 'soclage'], subject: true },
  { called: ['command radius', 'command range', 'command distance', 'chain of command', 'befehlsradius', 'befehlskette', 'befehlsreichweite', 'rayon de commandement', 'chaîne de commandement'], subject: true },
  { called: ['tournament', 'tournaments', 'turnier', 'tournoi'], subject: true },
  { called: ['sideboard', 'wargear', 'upgrades', 'army special rules', 'faction rules', 'fraktionsregeln', 'règles de faction'], subject: true },
  { called: ['charisma', 'willpower points', 'sanity', 'mental health'], subject: true },
];
