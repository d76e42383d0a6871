import type { Phrases } from '../../phrases.ts';

/** Glancing and penetrating hits on tanks, and the tanks of a force. */
// biome-ignore format: one rule a few lines
export const tankDamage: Phrases = {
  'LS-GLAN-01': [
    'glancing hit', 'glancing hit table', 'glancing hit results', 'list of glancing hits', 'what does a glancing hit do', 'glancing results',
    'table after a glancing hit', 'glancing table', 'glancing hit list of results', 'Streifschuss Tabelle würfeln', 'Tabelle nach Streifschuss',
    'touche rasante résultats', 'tableau de touche rasante', 'rasante tableau', 'same glancing result twice', 'Streifschuss Tabelle',
    'Streifschuss am Panzer', 'Streiftreffer Streifschuss', 'Streifschuss was passiert', 'touche rasante', 'tableau touche rasante',
    'résultats touche rasante', 'rolled a 4 on tank damage', 'glancing, now what',
  ],
  'LS-GLAN-02': [
    'crew shaken', 'shaken crew', 'shaken tank', 'tank shaken what can it do', 'shaken only moves forward', 'crew stunned or shaken', 'stunned crew',
    'stunned tank next turn', 'Besatzung erschüttert', 'erschüttert', 'erschütterte Besatzung nur vorwärts', 'Panzer erschüttert', 'équipage secoué',
    'secoué', 'char secoué que faire', 'équipage sonné secoué', 'glancing 1', 'glancing 2', 'tank shaken can it shoot', 'shaken tank reverse',
    'Streifschuss 1 oder 2', 'Streifschuss 1', 'Streifschuss 2',
  ],
  'LS-GLAN-03': [
    'tank machine gun destroyed', 'lost tank MG', 'hull MG lost', 'glancing machine gun destroyed', 'hull MG destroyed', 'hull machine gun gone',
    'machine gun of tank destroyed', 'Bug MG verloren', 'Bug MG', 'mitrailleuse de caisse', 'mitrailleuse de caisse perdue', 'which MG is lost',
    'tank loses its MG', 'glancing 3 hull MG', 'Panzer MG zerstört', 'Bug MG zerstört', 'mitrailleuse du char détruite', 'mitrailleuse de caisse détruite',
    'char perd sa mitrailleuse', 'glancing 3', 'tank lost a machine gun', 'who chooses which mg', 'bow gun destroyed',
  ],
  'LS-GLAN-04': [
    'main gun damaged', 'damaged gun', 'can a damaged gun fire', 'damaged main gun blows up', 'gun damaged natural 2', 'damaged main gun',
    'fire a damaged gun', 'beschädigte Kanone', 'beschädigte Kanone explodiert', 'canon endommagé risque', 'is it safe to fire a damaged gun',
    'risk firing damaged main gun', 'Kanone beschädigt', 'beschädigte Kanone schießen', 'canon endommagé', 'canon endommagé tirer', 'glancing 4',
    'tank gun is damaged can I still fire',
  ],
  'LS-GLAN-05': [
    'glancing thrown track', 'tank rolls on half a D6', 'glancing thrown track immobilised', 'track lost glancing', 'thrown track half D6',
    'Streifschuss, Kette weg', 'rasante, chenille perdue', 'chenille touche rasante', 'glancing track', 'Kette ab durch Streifschuss', 'glancing 5 track',
    'rolls forward half D6 glancing', 'Streifschuss Kette', 'Kette ab nach Streifschuss', 'rasante chenille', 'rasante immobilisé chenille', 'glancing 5',
    "tank can't move any more", 'immobilised by a glancing hit', 'Streifschuss 5', "tank can't move", 'tank cannot move any more',
    "tank won't move",
  ],
  'LS-GLAN-06': [
    'crew injured', 'injured crew', 'fire inside the tank', 'burned crew', 'crew injured every second turn', 'crew burned, injured',
    'tank shoots every second turn injured', 'verletzte Besatzung schießt jede zweite Runde', 'Besatzung verletzt durch Feuer', 'équipage brûlé tire',
    'brûlé par le feu', 'équipage blessé brûlé', 'injured crew shoot slower', 'fire inside injures crew', 'glancing 6 crew injured', 'Besatzung verletzt',
    'verletzte Besatzung', 'Feuer im Panzer', 'équipage brûlé', 'équipage brûlé un tour sur deux', 'glancing 6', 'fire in the crew compartment',
    'tank only shoots every other turn', 'Streifschuss 6', 'Streifschuss Ergebnis 6', 'Streifschuss, Besatzung verletzt 6',
  ],
  'LS-PEN-01': [
    'penetrating hit', 'penetrating hit table', 'penetrating hit list of results', 'table after a penetrating hit', 'penetrating results table',
    'Durchschuss Tabelle würfeln', 'Tabelle Durchschuss Ergebnisse', 'tableau des coups perforants', 'tableau perforant résultats',
    'Durchschlag durch die Panzerung', 'penetration results', 'list of penetrating hits', 'what does a penetrating hit do', 'penetrating results twice',
    'Durchschuss Tabelle', 'Durchschuss was passiert', 'coup perforant', 'tableau coup perforant',
    'tank penetrated, now what', 'penetrated, what happens to the tank', 'shot went through', 'penetrated the armour, what now',
  ],
  'LS-PEN-02': [
    'penetrating thrown track', 'thrown track D3', 'penetrating 1 track', 'penetrating, track thrown', 'track thrown D3', 'track lost, penetrating',
    'penetrated and immobilised track', 'track off penetrating', 'Kette gesprengt Durchschuss', 'Kette ab Durchschuss', 'Durchschuss Kette unbeweglich',
    'chenille perforant', 'chenille coup perforant', 'perforant chenille arrachée', 'penetrating 1', 'tank immobilised by a penetrating hit', 'Durchschuss 1',
  ],
  'LS-PEN-03': [
    'main gun destroyed', 'gun destroyed', 'coaxial destroyed', 'coax gone with the gun', 'main gun knocked out', 'gun knocked out',
    'main gun and coax destroyed', 'coax lost with main gun', 'Hauptkanone und Koax zerstört', 'canon et coaxiale détruits', 'canon principal et coaxiale',
    'coaxial MG destroyed with the gun', 'lost main gun and coax', 'penetrating main gun destroyed', 'Kanone zerstört', 'Hauptkanone zerstört',
    'Kanone und Koax zerstört', 'Koax', 'canon détruit et coaxiale', 'coaxiale', 'penetrating 2', "tank can't fire any more",
    "tank can't fire", 'tank cannot fire its gun',
  ],
  'LS-PEN-04': [
    'turret jammed', 'turret damaged', 'turret stuck', 'can the turret turn', "turret can't rotate", 'turret jam penetrating 3', 'turret locked',
    'rotate a damaged turret', 'Turm klemmt', 'Turm beschädigt', 'Turm drehen geht nicht', 'Turm verklemmt', 'tourelle bloquée', 'tourelle endommagée',
    'tourelle coincée', 'penetrating 3', "tank can't turn its turret", "turret won't traverse", 'turret frozen', 'Turm dreht sich nicht mehr',
    "turret won't turn", 'turret does not move', "tank can't move its turret",
  ],
  'LS-PEN-05': [
    'crew killed', 'all crew killed', 'crew killed nobody bails', 'crew killed inside', 'crew killed by penetrating hit', 'Besatzung getötet, Panzer steht',
    'getötete Besatzung', 'équipage tué dans le char', 'tank crew killed penetrating', 'entire crew killed by hit', 'crew dead nobody gets out',
    'Besatzung getötet', 'alle in der Besatzung getötet', 'équipage tué', 'équipage mort', 'équipage tué personne ne sort', 'penetrating 4',
    'is the tank dead when the crew is dead', 'tank with a dead crew', 'Durchschuss 4', 'Durchschuss 4 Besatzung tot',
  ],
  'LS-PEN-06': [
    'engine explodes', 'engine blown', 'tank engine explodes', 'engine explodes can crew bail', 'Motor explodiert, Besatzung raus', 'engine destroyed',
    'moteur du char explose', 'Motor vom Panzer explodiert', 'engine blows up', 'le moteur explose', 'engine blown, tank destroyed', 'engine fire',
    'engine destroyed and rolls on', 'Motor explodiert', 'Motor getroffen', 'moteur explose', 'moteur détruit', 'penetrating 5',
    'tank is destroyed by its engine', 'Durchschuss 5 Motor',
  ],
  'LS-PEN-07': [
    'ammunition explodes', 'ammo explodes', 'tank brews up', 'brew up', 'ammo cooks off', 'near a tank when ammo explodes', 'ammo blows up, men nearby',
    'ammunition blows up', 'Munition explodiert im Panzer', 'Munition fliegt in die Luft', 'munitions du char explosent', 'soute à munitions',
    'tank blows up', 'ammo rack explodes', 'Munition explodiert', 'Munition im Panzer explodiert', 'Explosion neben Panzer Munition', 'munitions explosent',
    'char explose', 'soute à munitions explose', 'penetrating 6', 'tank blew up, are my men next to it hurt', 'exploding tank radius',
    'how close to an exploding tank is safe', 'Panzer explodiert, Leute daneben', 'men next to a tank that blew up',
    'tank blew up next to my men', 'tank goes up in flames, men nearby',
  ],
  'LS-FORCE-01': [
    'how many tanks', 'tanks per squad', 'tanks for a force', 'how many tanks per squad', 'one tank for two squads', 'army list tanks', 'force list tanks',
    'wie viele Panzer pro Gruppe', 'combien de chars par groupe', 'tanks for my army list', 'heavy tank per four squads', 'tanks in my army',
    'Panzer pro Gruppe', 'wie viele Panzer in der Armee', 'chars par groupe', "combien de chars dans l'armée", 'how many squads for a tiger',
    'can I field a tank', 'how many men do I need for a heavy tank', 'what does a tank cost',
    'how many squads for one sherman', 'was kostet ein Panzer', 'squads for a sherman',
    'squads needed for a tank', 'field a tank',
  ],
  'LS-FORCE-02': [
    'is the tank limit binding', 'more tanks allowed', 'can I take more tanks', 'tank limit advice only', 'must I keep the tank ratio', 'tank ratio',
    'balance tigers and shermans', 'ratio of tigers to shermans', 'tank ratio advice', 'balance pershing vs tiger', 'Panzerlimit bindend',
    'mehr Panzer erlaubt', 'Panzerlimit nur Rat', 'Panzerlimit Tiger gegen Sherman', 'limite de chars obligatoire', 'limite conseil',
    'plus de chars que la limite', 'may we ignore the tank limit', 'play with more tanks anyway',
    'is the number of tanks fixed', 'dürfen wir mehr Panzer nehmen',
  ],
};
