/** Something that tables say about a weapon or a vehicle: how players ask for it, and where it's printed. */
export interface Property {
  /** Players' words, in any language; lower case and without accents. */
  readonly asked: readonly string[];
  /** The columns that say it, likeliest first; if a table has several, all are given. */
  readonly columns?: readonly string[];
  /** Tables whose whole rows say it, by their IDs. */
  readonly tables?: readonly string[];
  /** Whether it belongs to shooting, on which every book has rules of its own. */
  readonly shot?: boolean;
}

// biome-ignore format: a property a line
export const properties: readonly Property[] = [
  { asked: ['front', 'front armour', 'front armor', 'frontal armour', 'panzerung vorne', 'blindage avant'], columns: ['front', 'armour'] },
  { asked: ['side', 'flank', 'side armour', 'side armor', 'flank armour', 'panzerung seite', 'seitenpanzerung', 'blindage lateral'], columns: ['side', 'armour'] },
  { asked: ['rear', 'rear armour', 'rear armor', 'back armour', 'heckpanzerung', 'blindage arriere'], columns: ['rear', 'side', 'armour'] },
  { asked: ['top armour', 'top armor', 'roof armour'], columns: ['top', 'armour'] },
  { asked: ['armour', 'armor', 'armour value', 'defence value', 'defense value', 'panzerung', 'blindage'], columns: ['front', 'side', 'rear', 'top', 'armour'] },
  { asked: ['range', 'ranges', 'max range', 'maximum range', 'how far', 'reach', 'reichweite', 'wie weit', 'portee'], columns: ['range', 'max'], tables: ['infantry-ranges', 'small-arms-ranges', 'grenade-ranges', 'gun-ranges', 'hand-held', 'flame-ranges', 'to-hit', 'anti-tank-small-arms', 'tank-weapons', 'launchers', 'shells', 'small-arms', 'soft-vehicle', 'strike-values', 'molotov'], shot: true },
  { asked: ['to hit', 'hit', 'hits', 'roll to hit', 'need', 'needs', 'treffer', 'treffen', 'toucher'], tables: ['to-hit', 'anti-tank-small-arms', 'tank-weapons', 'molotov', 'small-arms', 'weapons', 'launchers', 'soft-vehicle', 'strike-values'], shot: true },
  { asked: ['points', 'point', 'cost', 'costs', 'price', 'how much', 'punkte', 'kosten', 'kostet', 'preis', 'cout', 'prix', 'wert'], columns: ['cost', 'points'], tables: ['points'] },
  { asked: ['speed', 'move', 'movement', 'moves', 'go', 'goes', 'drive', 'drives', 'travel', 'fahrt', 'faehrt', 'fahren', 'roule', 'how fast', 'fast', 'road', 'off road', 'offroad', 'geschwindigkeit', 'bewegung', 'tempo', 'wie schnell', 'vitesse', 'mouvement'], columns: ['speed', 'road', 'off'] },
  { asked: ['crew', 'crew size', 'men', 'how many men', 'besatzung', 'equipage', 'servants'], columns: ['crew', 'men'] },
  { asked: ['passengers', 'carries', 'carry', 'capacity', 'seats', 'how many fit', 'plaetze', 'passagers'], columns: ['men'] },
  { asked: ['tow', 'tows', 'towing', 'schleppen', 'remorque'], columns: ['tows'] },
  { asked: ['gun', 'main gun', 'armament', 'kanone', 'canon', 'bewaffnung'], columns: ['gun', 'second gun', 'MGs', 'machine guns'] },
  { asked: ['mgs', 'machine guns', 'machineguns'], columns: ['MGs', 'machine guns'] },
  { asked: ['weight', 'tons', 'gewicht', 'poids'], columns: ['tons'] },
  { asked: ['class', 'klasse', 'type', 'classe'], columns: ['class', 'armour'] },
  { asked: ['penetration', 'pen', 'ap', 'anti tank', 'strike', 'strike value', 'damage', 'durchschlag', 'penetration value', 'schaden', 'degats', 'firepower'], columns: ['AP', 'damage', 'strike value', 'bonus', 'soft'], tables: ['strike-values', 'launchers', 'fire-bonus'], shot: true },
  { asked: ['jam', 'jams', 'ladehemmung', 'enrayage'], columns: ['jam', 'auto'] },
  { asked: ['auto', 'automatic', 'full auto', 'rate of fire', 'rof', 'dice', 'burst', 'bursts', 'burst dice', 'feuerrate', 'cadence'], tables: ['burst-dice'] },
  { asked: ['effect bonus', 'bonus'], columns: ['bonus'], tables: ['fire-bonus'] },
];

/** Words that ask nothing more when they come with a name and a property. */
export const BESIDE: ReadonlySet<string> = new Set(
  'guy guys man enemy against behind hinter gegen auf derriere contre shoot shoots shooting fire fires firing score needs needed bonus per turn each max maximum total value values number stats stat table of against weapon tank vehicle inch inches much far fast roll dice hit need long big good wieviel viel hat haben hoch weit schnell combien'.split(
    ' ',
  ),
);
