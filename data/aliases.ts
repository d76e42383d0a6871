/**
 * What players call things, and the books' words for them. Every command uses this one table: options, `/card`,
 * `/compare`, `/rules` and completion. Capitals, spaces, hyphens and accents make no difference.
 */
export interface Alias {
  /** Names that players use, in any language. */
  readonly called: readonly string[];
  /** IDs of the books, nearest first. A book takes the first entry it has; if that has several values, it asks which. */
  readonly means: readonly (string | readonly string[])[];
  /** The only options it's for; if left out, every option that has such a value. */
  readonly only?: readonly string[];
}

const COVER = ['cover', 'blast-cover'];

/** Weapons of men. */
// biome-ignore format: a thing a line
const small: readonly Alias[] = [
  { called: ['rifles', 'bolt action rifle', 'bolt action', 'garand', 'm1 garand', 'k98', 'kar98', 'kar98k', 'karabiner 98', 'mauser', 'lee enfield', 'enfield', 'no4', 'smle', 'mosin', 'mosin nagant', 'springfield', 'gewehr', 'fusil', 'rifle or carbine'], means: ['rifle'] },
  { called: ['m1 carbine', 'carbines', 'karabiner', 'carabine'], means: ['carbine', 'rifle'] },
  { called: ['submachine gun', 'sub machine gun', 'machine pistol', 'mp40', 'mp38', 'mp 41', 'schmeisser', 'thompson', 'tommy gun', 'tommygun', 'grease gun', 'm3 smg', 'sten', 'sten gun', 'beretta 38', 'maschinenpistole', 'mpi', 'mitraillette', 'pistolet mitrailleur'], means: ['smg'] },
  { called: ['soviet smg', 'ppsh', 'ppsh41', 'ppsh-41', 'pps', 'papasha', 'russian smg'], means: ['smg-soviet', 'smg'] },
  { called: ['stg44', 'stg 44', 'sturmgewehr', 'mp43', 'mp44', 'fg42'], means: ['assault-rifle'] },
  { called: ['pistols', 'handgun', 'sidearm', 'revolver', 'luger', 'p38', 'p08', 'colt', 'colt 45', 'm1911', 'webley', 'tokarev', 'pistole', 'pistolet'], means: ['pistol'] },
  { called: ['sniper', 'snipers rifle', 'scoped rifle', 'scharfschutzengewehr', 'fusil de precision'], means: ['sniper-rifle'] },
  { called: ['mg42', 'mg34', 'mg-42', 'mg-34', 'spandau', 'hitlers buzzsaw', 'general purpose machine gun', 'einheitsmaschinengewehr'], means: ['gpmg', 'light-mg', 'lmg', 'mg'] },
  { called: ['light machine gun', 'light machinegun', 'dp', 'dp28', 'dp27', 'degtyarev', 'degtyaryov', 'leichtes mg', 'lmg team', 'fusil mitrailleur', 'light mg'], means: ['lmg', 'light-mg', 'mg'] },
  // Panzer Troops prints the Bren in the row of the BAR.
  { called: ['bren', 'bren gun'], means: ['light-mg', 'mg', 'bar', 'lmg'] },
  { called: ['heavy machine gun', 'heavy machinegun', 'heavy mg', 'vickers', 'vickers gun', 'maxim', 'browning m1917', 'm1917', 'smg 34', 'smg42', 'schweres mg', 'schweres maschinengewehr', 'mitrailleuse lourde', 'tripod mg'], means: ['hmg', 'heavy-mg', 'mg'] },
  { called: ['medium machine gun', 'medium mg', 'm1919', 'browning 30', '.30 cal', '30 cal', '30cal'], means: ['mmg', 'gpmg', 'heavy-mg', 'mg'] },
  { called: ['machine gun', 'machinegun', 'mg', 'maschinengewehr', 'mitrailleuse'], means: ['mg', ['light-mg', 'heavy-mg'], ['lmg', 'gpmg', 'mmg', 'hmg', 'hmg-50']] },
  { called: ['50 cal', '.50 cal', '50cal', '.50', 'fifty cal', 'm2 browning', 'ma deuce', 'm2hb', '12.7mm', 'dshk'], means: ['hmg-50', 'hmg', 'heavy-mg', 'mg'] },
  { called: ['bar', 'browning automatic rifle', 'b.a.r.', 'automatic rifle', 'm1918'], means: ['bar', 'lmg', 'light-mg'] },
  { called: ['quad 50', 'quad mg', 'meat chopper', 'm16 quad'], means: ['quad-mg'] },
  { called: ['grenade', 'grenades', 'hand grenade', 'hand grenades', 'frag', 'frag grenade', 'nade', 'nades', 'pineapple', 'mills bomb', 'mills', 'potato masher', 'stick grenade', 'stielhandgranate', 'handgranate', 'handgranaten', 'eierhandgranate'], means: ['grenade', 'grenades'] },
  { called: ['rifle grenades', 'gewehrgranate', 'grenade a fusil', 'schiessbecher'], means: ['rifle-grenade', 'grenade-launcher'] },
  { called: ['grenade launcher', 'granatwerfer 36'], means: ['grenade-launcher', 'rifle-grenade'] },
  { called: ['molotovs', 'molotov cocktail', 'petrol bomb', 'brandflasche', 'cocktail molotov'], means: ['molotov'] },
  { called: ['flammenwerfer', 'flame thrower', 'flamer', 'lance flammes', 'lance-flamme'], means: ['flamethrower'] },
  { called: ['satchel', 'demolition charge', 'demo charge', 'geballte ladung', 'sprengladung', 'charge explosive'], means: ['satchel'] },
  { called: ['sticky bombs', 'gammon bomb', 'haftladung', 'hafthohlladung', 'magnetic mine'], means: ['sticky-bomb'] },
  { called: ['anti tank grenade', 'at grenades', 'rpg43', 'rpg 43'], means: ['at-grenade'] },
];

/** What men carry against tanks, mortars and artillery. */
// biome-ignore format: a thing a line
const heavy: readonly Alias[] = [
  { called: ['bazookas', 'm1 bazooka', 'rocket launcher', 'raketenwerfer', 'lance roquettes', 'bazooka or panzerschreck'], means: ['bazooka', 'panzerschreck'] },
  { called: ['panzershreck', 'panzerschrek', 'pzschreck', 'schreck', 'ofenrohr', 'rpzb54', 'rpzb 54'], means: ['panzerschreck', 'bazooka'] },
  { called: ['pzf', 'pzfaust', 'faust', 'faustpatrone', 'panzer faust', 'fausts'], means: ['panzerfaust'] },
  { called: ['projector infantry anti tank', 'p.i.a.t.'], means: ['piat', 'bazooka'] },
  { called: ['anti tank rifle', 'antitank rifle', 'boys', 'boys rifle', 'ptrd', 'ptrs', 'panzerbuchse', 'fusil antichar'], means: ['at-rifle'] },
  { called: ['light mortar', '2in mortar', '2 inch mortar', '50mm mortar', '60mm mortar', 'grenatwerfer', 'leichter granatwerfer', 'mortier leger'], means: ['light-mortar', 'infantry-mortar'] },
  { called: ['medium mortar', '81mm mortar', '80mm mortar', '8cm mortar', '3in mortar', '3 inch mortar', '82mm mortar', 'infantry mortars', 'infantry-mortar'], means: ['medium-mortar', 'infantry-mortar', 'mortar'] },
  { called: ['heavy mortar', '120mm mortar', '4.2in mortar', '4.2 inch mortar', 'schwerer granatwerfer', 'mortier lourd'], means: ['heavy-mortar', 'mortar'] },
  { called: ['mortars', 'mortar', 'morser', 'granatwerfer', 'mortier'], means: ['mortar', ['infantry-mortar', 'light-mortar', 'medium-mortar', 'heavy-mortar']] },
  { called: ['arty', 'howitzer', 'obusier', 'obusier 105', '105 howitzer', 'haubitze 105', '105er haubitze', 'field gun', 'off board artillery', 'artillerie', 'haubitze', '105', '105mm', '155mm', '25 pdr', '25 pounder', '25pdr'], means: ['artillery', ['art-light', 'art-medium', 'art-heavy']] },
  { called: ['88', 'flak 88', 'eighty eight', '8.8', '8.8cm', 'flak 36', 'pak 43', '88 flak', 'acht acht', 'kwk 36', '8-8cm-kwk'], means: ['88mm', '8-8cm-kwk', 'at-heavy'] },
  { called: ['pak 40', 'pak40', '7.5cm', '75mm pak', '7.5cm pak', 'kwk 40', '7-5cm-kwk', 'at-medium'], means: ['75mm-long', '7-5cm-kwk', 'at-medium'] },
  { called: ['pak 38', 'pak38', '5cm', '5cm pak', '50mm pak'], means: ['50mm', 'at-light-medium'] },
  { called: ['pak 36', 'pak36', '3.7cm pak', '37mm pak', 'door knocker', 'doorknocker', 'panzeranklopfgerat'], means: ['37mm-ger', 'at-light'] },
  { called: ['17 pounder', '17pounder', '17 pdr', 'seventeen pounder'], means: ['17-pdr', '17pdr', 'at-super'] },
  { called: ['6 pounder', '6pounder', '6pdr', 'six pounder'], means: ['6-pdr'] },
  { called: ['2 pounder', '2pounder', '2pdr', 'two pounder'], means: ['2-pdr'] },
  { called: ['m1 90mm', '90mm gun'], means: ['90mm', '90mm-m1'] },
  { called: ['m1 75mm', 'us 75mm', 'sherman gun', '75mm m3'], means: ['75mm-us', '75mm-m1'] },
  { called: ['us 76mm', '76mm m1', '3 inch gun', 'm3 or m6 76mm'], means: ['76mm-us', '76mm-m3-m6'] },
  { called: ['us 37mm', 'm6 37mm', '37mm m3'], means: ['37mm-us', '37mm-m6'] },
  { called: ['2cm', '20mm gun', '20mm', '2cm flak', 'flakvierling', '20 mm', 'autocannon'], means: ['20mm', '2cm', 'auto-cannon', 'at-very-light'] },
];

/** Tanks, guns that drive, and what carries men. */
// biome-ignore format: a thing a line
const vehicles: readonly Alias[] = [
  { called: ['panzer i', 'pz i', 'pz1', 'panzer1', 'pzkpfw i', 'pzkw i', 'mk i', 'mark i'], means: ['panzer-1', 'panzer-1a', 'light', 'fast-vehicle'] },
  { called: ['panzer ii', 'pz ii', 'pz2', 'panzer2', 'pzkpfw ii', 'pzkw ii', 'mk ii', 'mark ii', 'luchs'], means: ['panzer-2', 'panzer-2c', 'light', 'fast-vehicle'] },
  { called: ['panzer iii', 'pz iii', 'pz3', 'panzer3', 'pzkpfw iii', 'pzkw iii', 'mk iii', 'mark iii', 'panzer 3'], means: ['panzer-3', ['pz3-late', 'pz3-early'], ['panzer-3d', 'panzer-3j'], 'medium', 'medium-vehicle'] },
  { called: ['panzer iv', 'pz iv', 'pz4', 'panzer4', 'pzkpfw iv', 'pzkw iv', 'mk iv', 'mark iv', 'panzer 4', 'panzer vier'], means: ['panzer-4', 'pz4', ['panzer-4d', 'panzer-4f2', 'panzer-4h'], 'medium', 'medium-vehicle'] },
  { called: ['panzer iv h', 'pz iv h', 'pz4h', 'panzer 4 h', 'panzer iv ausf h'], means: ['panzer-4h', 'panzer-4', 'pz4', 'medium', 'medium-vehicle'] },
  { called: ['panther', 'panzer v', 'pz v', 'pz5', 'panzer5', 'panzer 5', 'pzkpfw v', 'pzkw v', 'mk v', 'mark v', 'panther-g'], means: ['panther', 'panther-g', 'tiger-panther', 'heavy', 'medium-vehicle'] },
  { called: ['tiger', 'panzer vi', 'pz vi', 'pz6', 'panzer6', 'panzer 6', 'pzkpfw vi', 'pzkw vi', 'mk vi', 'tiger i', 'tiger 1', 'tiger1', 'tiger tank'], means: ['tiger', 'tiger-panther', 'heavy', 'slow-vehicle'] },
  { called: ['king tiger', 'kingtiger', 'tiger ii', 'tiger 2', 'konigstiger', 'koenigstiger', 'royal tiger', 'tigre royal', 'panzer vi b'], means: ['king-tiger', 'tiger2'] },
  { called: ['stug', 'stug iii', 'stug 3', 'stugiii', 'sturmgeschutz', 'sturmgeschuetz', 'stug3'], means: ['stug3', 'stug-3', 'medium'] },
  { called: ['jagdpanther', 'jagd panther'], means: ['jagdpanther'] },
  { called: ['panzer 35t', 'pz35', 'pz 35t', '35t', 'lt vz 35'], means: ['czech-35t', 'light'] },
  { called: ['sdkfz 231', '8 rad', 'achtrad', 'acht rad', 'puma', 'sdkfz 234'], means: ['sdkfz-231', 'heavy-armored-car', 'light'] },
  { called: ['sdkfz 222', '222', 'daimler dingo'], means: ['light-armored-car', 'light'] },
  { called: ['armoured car', 'armored car', 'panzerspahwagen', 'spahwagen', 'automitrailleuse'], means: [['heavy-armored-car', 'light-armored-car'], ['sdkfz-231', 'm8-greyhound'], 'light', 'fast-vehicle'] },
  { called: ['m8'], means: [['m8-greyhound', 'm8-scott']] },
  { called: ['greyhound', 'm8 greyhound'], means: ['m8-greyhound', 'heavy-armored-car', 'light'] },
  { called: ['hanomag', 'sdkfz 251', '251', 'spw', 'schutzenpanzer', 'schutzenpanzerwagen'], means: ['sdkfz-251-1', 'half-track', 'halftrack', 'light', 'medium-vehicle'] },
  { called: ['m3 halftrack', 'm3 half track', 'm5 halftrack'], means: ['m3-halftrack', 'half-track', 'halftrack', 'light', 'medium-vehicle'] },
  { called: ['half track', 'halftrack', 'half-tracks', 'halbkettenfahrzeug', 'apc', 'semi chenille', 'halbkette'], means: ['half-track', 'halftrack', ['sdkfz-251-1', 'm3-halftrack'], 'light', 'medium-vehicle'] },
  { called: ['sherman', 'm4', 'm4a2', 'm4 sherman', 'm4a2 sherman', 'sherman tank', 'ronson', 'm4a1', 'm4a3'], means: ['sherman', 'm4a2-sherman', 'medium', 'medium-vehicle'] },
  { called: ['sherman easy eight', 'sherman e8', 'easy eight', 'easy 8', 'm4a3e8', 'sherman 76', 'e8'], means: ['m4a3e8-sherman', 'sherman-76', 'sherman', 'medium', 'medium-vehicle'] },
  { called: ['stuart', 'm3 stuart', 'm5a1-stuart', 'm5', 'm5 stuart', 'm5a1', 'honey'], means: ['stuart', 'm5a1-stuart', 'light', 'fast-vehicle'] },
  { called: ['lee', 'grant', 'm3 lee', 'm3-grant', 'general grant', 'general lee'], means: ['lee', 'm3-grant', 'medium'] },
  { called: ['chaffee', 'm24'], means: ['m24-chaffee', 'light'] },
  { called: ['bulldog', 'walker bulldog', 'm41'], means: ['m41-bulldog'] },
  { called: ['patton', 'm47'], means: ['m47-patton'] },
  { called: ['pershing', 'm26'], means: ['pershing', 'heavy', 'medium-vehicle'] },
  { called: ['jackson', 'm36', 'm36 jackson'], means: ['m36-jackson'] },
  { called: ['slugger', 'm36b1'], means: ['m36-slugger'] },
  { called: ['priest', 'm7'], means: ['m7-priest'] },
  { called: ['king kong', 'm12'], means: ['m12-king-kong'] },
  { called: ['m8 scott', 'scott', 'm8 hmc'], means: ['m8-scott'] },
  { called: ['white', 'scout car', 'm3 white', 'white scout car'], means: ['m3-white'] },
  { called: ['t12', 'm3 gmc', 't12 gmc'], means: ['t12-gmc'] },
  { called: ['wespe', 'sdkfz 124'], means: ['wespe'] },
  { called: ['t 34', 't-34', 't34', 't34/76', 't34/85', 't-34/85'], means: ['t34', 'medium', 'medium-vehicle'] },
  { called: ['t60', 't70', 't-60', 't-70'], means: ['t60-t70', 'light'] },
  { called: ['bt5', 'bt7', 'bt-5', 'bt-7'], means: ['bt', 'light'] },
  { called: ['is2', 'is-2', 'is 2', 'js2', 'js-2', 'js ii', 'stalin', 'stalin 2', 'js', 'josef stalin', 'iosef stalin ii', 'joseph stalin'], means: ['stalin-2', 'js', 'heavy', 'slow-vehicle'] },
  { called: ['kv1', 'kv-1', 'kv2', 'kv-2', 'kv85'], means: ['kv', 'heavy'] },
  { called: ['crusader', 'cromwell'], means: ['cruiser', 'medium'] },
  { called: ['m13', 'm13/40', 'm14/41', 'm14'], means: ['m13-40'] },
  { called: ['truck', 'lorry', 'opel blitz', 'gmc truck', 'deuce and a half', 'lastwagen', 'lkw', 'camion'], means: ['truck', 'lorry', 'large-soft', 'soft', 'fast-vehicle'] },
  { called: ['jeep', 'willys', 'willys jeep', 'bantam'], means: ['jeep', 'car', 'truck', 'small-soft', 'soft', 'fast-vehicle'] },
  { called: ['kubelwagen', 'kuebelwagen', 'kubel', 'schwimmwagen', 'staff car'], means: ['kubelwagen', 'jeep', 'car', 'truck', 'small-soft', 'soft', 'fast-vehicle'] },
  { called: ['motorbike', 'motorcycle', 'motorrad', 'bmw r75', 'sidecar', 'kettenkrad', 'moto'], means: ['motorcycle', 'small-soft'] },
  { called: ['horse', 'wagon', 'pferdewagen', 'charrette'], means: ['cart'] },
  { called: ['bren carrier', 'universal carrier', 'carrier'], means: ['light'] },
];

/** Cover, facings, ground and so on: words for the values of options. */
// biome-ignore format: a thing a line
const others: readonly Alias[] = [
  { called: ['landser original', 'original', 'classic', 'landser 1'], means: ['landser-classic'], only: ['rules'] },
  { called: ['landser expanded', 'expanded', 'landser 2'], means: ['landser'], only: ['rules'] },
  { called: ['hnp', 'hans', 'hans und panzer', 'hans and panzer'], means: ['hans-n-panzer'], only: ['rules'] },
  { called: ['skirmish', 'ww2', 'ws'], means: ['ww2-skirmish'], only: ['rules'] },
  { called: ['pt', 'panzertruppen'], means: ['panzertroops'], only: ['rules'] },
  { called: ['open', 'no cover', 'in the open', 'no', '0', 'ohne', 'keine', 'offen', 'keine deckung', 'aucun', 'decouvert'], means: [['none', 'open']], only: COVER },
  { called: ['light', 'light cover', 'soft cover', 'hedge', 'hedges', 'bush', 'bushes', 'undergrowth', 'brush', 'fence', 'trees', 'tree', 'crops', 'cornfield', 'wood', 'woods', 'forest', 'hecke', 'busch', 'wald', 'zaun', 'leichte deckung', 'haie', 'buisson', 'bois', 'couvert leger'], means: ['soft', 'woods'], only: COVER },
  { called: ['heavy', 'heavy cover', 'hard cover', 'wall', 'stone wall', 'building', 'house', 'rubble', 'ruin', 'ruins', 'trench', 'foxhole', 'bunker', 'sandbags', 'entrenched', 'dug in', 'mauer', 'haus', 'gebaude', 'ruine', 'graben', 'schutzenloch', 'harte deckung', 'mur', 'maison', 'tranchee', 'couvert lourd'], means: ['hard', 'low-wall'], only: COVER },
  { called: ['building', 'inside', 'buildings', 'haus', 'maison'], means: ['house'], only: COVER },
  { called: ['wood', 'forest', 'trees', 'wald', 'bois'], means: ['woods'], only: COVER },
  { called: ['low wall', 'behind a wall', 'wall'], means: ['low-wall', 'wall', 'hard'], only: COVER },
  { called: ['hull down', 'hulldown', 'hd', 'turret down', 'defilade'], means: ['hull-down', 'hard'], only: COVER },
  { called: ['half cover', 'partial', 'partly', 'partial cover', 'halb', 'halbe deckung', 'demi', 'mi couvert'], means: ['half'], only: ['cover'] },
  { called: ['full cover', 'complete', 'voll', 'volle deckung', 'complet'], means: ['full'], only: ['cover'] },
  { called: ['flank', 'sides', 'seite', 'flanke', 'flanc', 'cote', 'left', 'right'], means: ['side'], only: ['facing'] },
  { called: ['back', 'behind', 'heck', 'hinten', 'arriere'], means: ['rear', 'side'], only: ['facing'] },
  { called: ['forward', 'head on', 'frontal', 'vorne', 'avant'], means: ['front'], only: ['facing'] },
  { called: ['roof', 'above', 'oben', 'dessus'], means: ['top'], only: ['facing'] },
  { called: ['square on', '90', 'right angle', 'straight', 'flat'], means: ['square'], only: ['angle'] },
  { called: ['angled', 'diagonal', '45'], means: ['oblique'], only: ['angle'] },
  { called: ['difficult', 'rough ground', 'broken', 'bad going', 'gelande', 'difficile'], means: ['rough'], only: ['terrain'] },
  { called: ['river', 'stream', 'ford', 'wasser', 'fluss', 'riviere', 'eau'], means: ['water'], only: ['terrain'] },
  { called: ['forest', 'wood', 'trees', 'wald', 'bois', 'foret'], means: ['woods', 'forest'], only: ['terrain', 'sight'] },
  { called: ['open', 'offroad', 'cross country', 'field', 'fields', 'grass', 'clear', 'woods', 'wood', 'forest', 'trees', 'wald', 'feld', 'wiese', 'bois', 'foret', 'champ', 'tout terrain'], means: ['off-road'], only: ['ground'] },
  { called: ['rough', 'difficult', 'rough ground', 'swamp', 'marsh', 'hill', 'uphill', 'ford', 'sumpf', 'hugel', 'furt', 'marais', 'colline', 'gue'], means: ['off-road-rough'], only: ['ground'] },
  { called: ['street', 'track', 'strasse', 'route'], means: ['road'], only: ['terrain', 'ground'] },
  { called: ['field', 'grass', 'clear', 'feld', 'champ'], means: ['open'], only: ['terrain'] },
  { called: ['run', 'running', 'sprint', 'fast', 'rush', 'dash', 'laufen', 'rennen', 'courir'], means: ['move-fast', 'running', 'infantry-run'], only: ['action', 'stance', 'mover'] },
  { called: ['walk', 'walking', 'gehen', 'marcher'], means: ['move', 'moving', 'foot'], only: ['action', 'stance', 'mover'] },
  { called: ['crawl', 'creep', 'sneaking', 'crawling', 'kriechen', 'schleichen', 'ramper'], means: ['sneak'], only: ['action'] },
  { called: ['overwatch', 'cover fire', 'opportunity fire', 'reaction fire', 'feuerschutz'], means: ['covering-fire'], only: ['action'] },
  { called: ['still', 'static', 'not moving', 'halted', 'stopped'], means: ['stationary'], only: ['stance'] },
  { called: ['snap', 'snap fire', 'hip', 'quick', 'ungezielt'], means: ['unaimed'], only: ['aim'] },
  { called: ['aim', 'gezielt', 'vise'], means: ['aimed'], only: ['aim'] },
  { called: ['careful aim', 'carefully', 'double aim'], means: ['careful'], only: ['aim'] },
  { called: ['regulars', 'average', 'normal'], means: ['line', 'regular'], only: ['troops', 'grade'] },
  { called: ['raw', 'recruit', 'recruits', 'conscript', 'conscripts', 'rookie'], means: ['green'], only: ['troops'] },
  { called: ['elite', 'vets', 'veterans', 'ss', 'paras'], means: ['veteran'], only: ['troops'] },
];

export const aliases: readonly Alias[] = [...small, ...heavy, ...vehicles, ...others];
