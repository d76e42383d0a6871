import type { Phrases } from '../../phrases.ts';

/** Crews, passengers and towed guns. */
// biome-ignore format: one rule a few lines
export const crewsAndTowedGuns: Phrases = {
  'HP-VEH-01': [
    'crew or riders', 'crew of a vehicle', 'crew not riders', 'riders are not crew', 'crew fixed number', 'fixed crew or riders', 'crew or riders of vehicle',
    'Fahrzeugbesatzung', 'Fahrzeugbesatzung oder Mitfahrer', 'Fahrzeugbesatzung fest', 'équipage fixe du véhicule', 'équipage fixe ou transportés',
    'are crew the same as riders', 'fixed crew', 'who works the vehicle', 'crew and riders different', 'Besatzung oder Mitfahrer',
    'Besatzung zählt nicht als Mitfahrer', 'équipage fixe',
  ],
  'HP-VEH-02': [
    'crew size', 'crew of a sherman', 'tiger crew', 'crew size of a tank', 'number of crew', 'crew number sherman', 'crew size stug', 'number of crewmen tiger',
    'Besatzungsstärke Sherman', 'Besatzungsstärke Panzer', 'Besatzungsstärke wie viele', "nombre d'équipiers du sherman", "combien d'équipiers dans un char",
    'number of crewmen', 'stug crew number', 'how many crew in a T-34', 'Besatzungsstärke', 'Besatzungsstärke Tiger', "combien d'équipiers",
    "nombre d'équipiers", 'équipiers dans un tigre',
  ],
  'HP-VEH-03': [
    'bail out', 'crew bails out', 'where does crew go when bailing', 'crew bailing out', 'bail out behind the vehicle', 'where to place bailing crew',
    'bailing out behind wreck', 'Besatzung ausbooten', 'ausbooten', 'ausbooten hinter dem Panzer', 'équipage évacue le char', 'évacue derrière',
    'Besatzung ausbooten hinter Wrack', 'bails out of the tank, where to', "évacuer derrière l'épave", "l'équipage évacue", 'bailing out',
    'place the bailed crew', 'bail out of disabled tank', 'put bailing crew where', 'équipage évacue', 'évacuer le char',
  ],
  'HP-VEH-04': [
    'crew on foot', 'tankers fight on foot', 'tankers attack', 'dismounted crew attack', 'tankers on foot', 'tankers on foot attack',
    'crew on foot only defends', 'on foot defend', 'zu Fuß angreifen', 'zu Fuß verteidigen', 'Besatzung zu Fuß angreifen', 'équipage à pied attaquer',
    'à pied défendre', 'may crew on foot attack', 'tankers defend themselves only', 'crew on foot defend', 'zu Fuß kämpfen', 'Panzermänner zu Fuß angreifen',
    'tankistes à pied', 'tankistes à pied attaquer', 'à pied se défendre',
  ],
  'HP-VEH-05': [
    'who is a passenger', 'passenger', 'are gunners passengers', 'infantry in a halftrack passengers', 'what is a passenger', 'count as passengers',
    'wer zählt als Passagier', 'qui compte comme passager', 'counts as a passenger', 'passenger definition', 'men riding in a truck passengers', 'Passagier',
    'wer ist Passagier', 'gelten als Passagiere', 'qui est passager', 'passager', 'compte comme passager',
  ],
  'HP-VEH-06': [
    'passengers when truck disabled', 'disabled halftrack passengers', 'passengers of disabled vehicle', 'halftrack disabled, men inside',
    'passengers disabled unhurt', 'disabled vehicle, passengers out', 'Passagiere unverletzt', 'Passagiere im lahmgelegten LKW unverletzt',
    'passagers indemnes du véhicule', 'passengers unhurt', 'do passengers get out unhurt', 'unhurt when disabled', 'lahmgelegt, Passagiere unverletzt',
    'unverletzt aus lahmgelegtem LKW', 'passagers indemnes', 'véhicule immobilisé passagers', 'indemnes passagers immobilisé',
  ],
  'HP-VEH-07': [
    'passengers when truck destroyed', 'half of passengers die', 'half the passengers killed', 'destroyed truck half passengers', 'destroyed truck passengers',
    'passengers half die in destroyed', 'Passagiere im zerstörten Fahrzeug', 'Hälfte der Passagiere', 'zerstörter LKW Hälfte Passagiere',
    'moitié des passagers', 'moitié des passagers, véhicule détruit', 'passagers moitié morts', 'destroyed halftrack passengers',
    'passengers of destroyed vehicle', 'halftrack destroyed who dies', 'Hälfte der Passagiere stirbt', "passagers d'un véhicule détruit",
    'camion détruit passagers',
  ],
  'HP-VEH-08': [
    'mount and dismount', 'mounting', 'dismounting', 'dismounting from a halftrack', 'mounting a truck', 'mount a tank', 'mounting and dismounting rules',
    'mount or dismount', 'dismount', 'mount a halftrack', 'mount up and dismount', 'absitzen vom LKW', 'aufsitzen auf Panzer', 'débarquer du camion',
    'aufsitzen', 'absitzen', 'aufsitzen und absitzen', 'vom Panzer absitzen', 'embarquer', 'débarquer', 'embarquer et débarquer', "débarquer d'un half-track",
  ],
  'HP-GUN-01': [
    'hook up a gun', 'hook up', 'how to hook up', 'limber up', 'limber or unlimber', 'unhook a gun', 'unlimber', 'hook up then drive off',
    'hook up gun to truck', 'hooking up', 'unlimber gun', 'aufprotzen und abprotzen', 'Geschütz aufprotzen', 'atteler le canon', 'atteler au camion',
    'hooked up this turn, drive', 'Geschütz anhängen', 'anhängen', 'aufprotzen', 'Geschütz abhängen oder aufprotzen', 'atteler un canon', 'atteler',
    'atteler puis dételer',
  ],
  'HP-GUN-02': [
    'anti tank gun unhooked', 'pak ready', 'AT gun after unhooking', 'AT gun unhooked', 'AT gun setup', 'pak AT gun ready', '6 pdr AT gun ready', 'Pak bereit',
    'wann ist Pak bereit', 'Pak feuerbereit nächste Runde', 'Pak wann feuerbereit', 'antichar prêt', 'AT gun fire after unhooking', 'antichar dételé prêt',
    'pak setup', 'AT gun ready next turn', '6 pdr unhooked ready', 'Pak feuerbereit', 'antichar dételé', 'canon antichar prêt', 'antichar prêt quand',
  ],
  'HP-GUN-03': [
    'artillery unhooked', 'when can howitzer fire after unhooking', 'howitzer unhooked', 'artillery zero in', 'zero in artillery', 'howitzer zeroed',
    'artillery zeroing', 'einschießen', 'Artillerie muss sich einschießen', 'Haubitze einschießen', 'réglage', 'obusier réglage', "réglage de l'artillerie",
    'zeroing in', 'artillery ready turn 3', 'howitzer ready', 'zero in howitzer', 'artillery waits one turn longer', 'Artillerie einschießen',
    'einschießen Haubitze', 'artillerie réglage obusier',
  ],
  'HP-GUN-04': [
    'max range of guns', 'maximum range 88', 'how far can an 88 shoot', 'max range sherman gun', 'maximum range table guns', 'gun max range',
    'maximum range 75mm', '45 inches max', '2 pdr max range', 'how far does 6 pdr reach max', 'maximale Reichweite', 'Reichweite 8,8 maximal',
    'maximale Schussweite Kanone', 'portée maximale', 'portée maximale du 88', 'portée max des canons',
  ],
};
