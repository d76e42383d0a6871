import type { Phrases } from '../../phrases.ts';

/** What players call and ask about combat groups and their morale. */
// biome-ignore format: one rule on a few lines
export const morale: Phrases = {
  'PT-MOR-01': ['combat group', 'what is a combat group', 'combat groups check as a whole', 'morale by group or man', 'assign figures to combat groups', 'does one man check morale alone', 'group checks as a whole', 'each figure in a combat group', 'combat groups for morale', 'whole group morale',
    'Kampfgruppe', 'was ist eine Kampfgruppe', 'Moral je Kampfgruppe', 'Figuren in Kampfgruppe', 'groupe de combat', 'moral par groupe de combat', 'quel groupe de combat'],
  'PT-MOR-02': ['is a tank its own group', 'vehicle and passengers one group', 'gun and crew one combat group', 'group of a tank with riders', 'AT gun crew group', 'vehicle combat group', 'tank as a combat group', 'limbered gun which group', 'passengers belong to which group', 'half-track squad group vehicle',
    'Fahrzeug als Kampfgruppe', 'Panzer eigene Kampfgruppe', 'Geschütz und Bedienung Kampfgruppe', 'Fahrzeug mit Insassen Kampfgruppe', 'véhicule groupe de combat', 'char et passagers un groupe', 'canon et servants un groupe'],
  'PT-MOR-03': ['minimum men in a group', 'group of 6 men', 'how many men per group', 'smallest group size', 'infantry group needs a noncom', 'group size at least 6', 'maximum group size', 'each group needs a leader or noncom', 'forming infantry groups', 'groups on foot size',
    'Gruppe mindestens 6 Mann', 'Mindestgröße der Gruppe', 'Gruppe braucht Unteroffizier', 'wie viele Mann pro Gruppe', 'groupe de 6 hommes minimum', 'taille minimum du groupe', 'groupe avec sous-officier minimum'],
  'PT-MOR-04': ['group coherency', 'how far apart can a group be', 'keep the group within 3', 'cohesion distance', 'unit cohesion 3 inches', 'out of coherency', 'close up with the group', 'separated man must close up', 'group spread out too far apart', 'coherency chain',
    'Zusammenhalt', 'Gruppe Zusammenhalt 3 Zoll', 'Abstand Zusammenhalt', 'Zusammenhalt verloren aufschließen', 'cohésion du groupe', 'distance de cohésion', 'hors de cohésion'],
  'PT-MOR-05': ['when do I check morale', 'losses that cause a check', 'half strength morale', 'leader lost morale check', 'morale after casualties', 'check at half losses', 'how many losses before morale', 'noncom killed check', 'each man lost check', 'casualties that call for morale', 'half the group lost',
    'wann Moral testen Verluste', 'Moral bei halber Stärke', 'Verluste Moralprüfung', 'Unteroffizier verloren Moralprüfung Verluste', 'quand tester le moral pertes', 'pertes de moitié moral', 'moral après pertes'],
  'PT-MOR-06': ['tank morale under fire', 'vehicle check on 3 or 4', 'tank morale dice 3 or 4', 'when does a tank check morale', 'near miss vehicle morale', 'shot came up 3 or 4', 'vehicle under fire check', 'truck morale under fire', 'dice showed 3 or 4 tank check', 'able to kill vehicle check',
    'Panzer Moral unter Beschuss', 'Fahrzeug Moral bei 3 oder 4', 'Panzer prüft Moral bei 3 oder 4', 'Fahrzeug unter Beschuss prüft', 'moral du char sous le feu', 'véhicule test sur 3 ou 4', 'char sous le feu 3 ou 4'],
  'PT-MOR-07': ['immobilised tank morale check', 'immobilised AFV check', 'morale when immobilised', 'check when track is hit', 'tank immobilised does it check', 'immobilised again second check', 'immobilisation calls for morale', 'immobilised check -3', 'track lost morale', 'immobilised crew morale',
    'bewegungsunfähiger Panzer Moral', 'Moral wenn bewegungsunfähig', 'bewegungsunfähig Moralprüfung', 'Kette ab Moral bewegungsunfähig', 'moral du char immobilisé', 'test quand immobilisé', 'char immobilisé test de moral'],
  'PT-MOR-08': ['morale check', 'morale roll', 'how does morale work', 'morale table', 'what do I need for morale', 'morale result 4 or 5', 'morale modifiers', 'pass a morale check', 'morale dice 2d6', 'morale 6 or more good', 'roll for morale',
    'Moralwurf', 'Moralwurf bestehen', 'Moralwurf Tabelle', 'Moralwurf 2W6', 'jet de moral', 'table de moral jet', 'réussir le jet de moral'],
  'PT-MOR-09': ['shaken', 'what does shaken mean', 'can a shaken group move', 'can shaken men fire', 'shaken group advance', 'how long shaken', 'shaken group no nearer', 'recover from shaken', 'shaken troops attack', 'shaken frozen',
    'erschüttert', 'was heißt erschüttert', 'erschüttert bewegen', 'erschüttert schießen', 'ébranlé', 'groupe ébranlé bouger', 'ébranlé peut tirer'],
  'PT-MOR-10': ['broken', 'what does broken mean', 'broken group surrender', 'can broken men shoot', 'broken troops firepower', 'broken group gives up', 'surrender to enemies within 3', 'broken crew abandon tank', 'rally a broken group', 'broken minus 1 firepower', 'do broken men run away',
    'gebrochen', 'was heißt gebrochen', 'gebrochen ergibt sich', 'gebrochen Feuerkraft', 'brisé', 'groupe brisé se rend', 'brisé puissance de feu'],
  'PT-MOR-11': ['veteran morale bonus', 'elite morale', 'veterans +1', 'elite troops morale +1', 'veteran group check', 'are all veterans', 'elite group bonus', 'mixed veterans morale', 'veterans check bonus', 'SS or paratroopers elite',
    'Veteranen Moral', 'Elite Moral +1', 'Veteranen Bonus', 'Elite und Veteranen Bonus', 'vétérans moral', 'élite bonus moral', 'vétérans et élite bonus +1'],
  'PT-MOR-12': ['green troops morale', 'green men -1', 'inexperienced men morale', 'recruits morale', 'one green man in the group', 'green recruits penalty', 'green check penalty', 'raw recruits green', 'green group minus 1', 'volkssturm green morale',
    'Rekruten Moral', 'grüne Truppen Rekruten', 'Rekruten -1', 'unerfahrene Rekruten Abzug', 'bleus moral', 'recrues moral', 'recrues bleus malus -1'],
  'PT-MOR-13': ['no leader morale', 'leaderless group -3', 'morale without a leader', 'sergeant dead morale penalty', 'no officer or noncom -3', 'leader dead modifier', 'immobilised and no leader -6', 'gun crew has no leader', 'without noncom penalty', 'does the tank commander count as leader',
    'ohne Anführer Moral', 'kein Unteroffizier -3', 'ohne Anführer -3', 'Anführer tot Moral Abzug', 'sans chef moral', 'chef mort malus -3', 'groupe sans chef -3'],
};
