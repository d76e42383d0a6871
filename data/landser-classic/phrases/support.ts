import type { Phrases } from '../../phrases.ts';

/** Covering fire, weapon work, surrender, machine-gun teams and their loaders. */
// biome-ignore format: one rule a few lines
export const support: Phrases = {
  'LC-COV-01': [
    'overwatch', 'overwatch arc', 'go on overwatch', 'opportunity fire', 'opportunity fire in enemy turn', 'reaction fire', 'shoot in enemy turn',
    'reaction fire in enemy turn', 'enemy crosses my arc', 'enemy crosses, overwatch', 'Überwachungsfeuer', 'Überwachung', 'auf Überwachung gehen',
    'im gegnerischen Zug Überwachungsfeuer', "tir d'opportunité", 'tir de réaction', 'opportunité au tour ennemi', "réaction tir d'opportunité",
  ],
  'LC-WORK-01': [
    'weapon work', 'what is weapon work', 'weapon work whole turn', 'do weapon work', 'declare weapon work', 'weapon maintenance', 'working on my weapon',
    'maintenance on weapon', 'maintenance takes whole turn', 'Waffenarbeit', 'was ist Waffenarbeit', 'Waffenarbeit ganzer Zug', 'Waffenarbeit ansagen',
    "travail sur l'arme", "entretien de l'arme", 'entretien tour entier', 'travail ou entretien',
  ],
  'LC-SURR-01': [
    'scenario surrender', 'does the scenario say surrender', 'scenario rules for surrender', 'no quarter', 'no quarter in scenario', 'surrender refused',
    'can I refuse surrender', 'refuse surrender scenario', 'kein Pardon', 'Szenario kein Pardon', 'Ergeben laut Szenario', 'Szenario Ergeben',
    'pas de quartier', 'scénario reddition', 'scénario pas de quartier', 'reddition selon le scénario',
  ],
  'LC-SURR-02': [
    'when do they surrender', 'lone soldier surrenders', 'hands up', 'alone surrenders', 'hands up alone', 'when does a lone man surrender', 'isolated soldier',
    'isolated man hands up', 'no comrade within 10', 'allein ohne Kameraden, Hände hoch', 'einzelner Soldat allein', 'no comrade near', 'Hände hoch',
    'wann ergibt sich ein einzelner', 'Hände hoch, einzelner Soldat', 'haut les mains', 'soldat isolé', 'isolé il se rend, haut les mains',
    'quand un isolé se rend',
  ],
  'LC-SURR-03': [
    'escort prisoner', 'escort to base line', 'take prisoner back', 'escort the prisoner back', 'hand over a prisoner', 'hand prisoner to another man',
    'take back captive', 'who escorts', 'hand over captive escort', 'Gefangene abführen', 'abführen zur Grundlinie', 'Gefangenen übergeben',
    'abführen oder übergeben', 'escorter prisonnier', "escorter vers l'arrière", 'remettre un prisonnier', 'escorter et remettre',
  ],
  'LC-SURR-04': [
    'prisoner movement', 'how fast do prisoners move', 'prisoner speed', 'prisoners move when', 'speed of prisoners', 'how fast captives walk', 'captive speed',
    'prisoner movement rate', 'Bewegung der Gefangenen', 'Gefangene bewegen', 'wie schnell Gefangene Bewegung', 'vitesse des prisonniers',
    'mouvement des prisonniers', 'prisonniers vitesse',
  ],
  'LC-SURR-05': [
    'how many prisoners per guard', 'prisoners per guard', 'one guard how many', '5 prisoners', '5 prisoners per guard', 'how many captives per man',
    'max prisoners', 'maximum prisoners one guard', 'one man guards how many', 'wie viele Gefangene pro Wache', 'Wache maximal 5 Gefangene',
    'pro Wache Gefangene', 'combien de prisonniers par gardien', 'gardien 5 prisonniers', 'combien par gardien',
  ],
  'LC-SURR-06': [
    'guard shot at', 'prisoners escape', 'guard under fire', 'guard shot prisoners escape', 'escape of prisoners', 'prisoners gone when guard shot',
    'guard is fired on', 'under fire prisoners escape', 'free prisoners by firing at guard', 'Gefangene entkommen', 'Wache beschossen',
    'Wache beschossen, Gefangene entkommen', 'entkommen Gefangene unter Beschuss', "prisonniers s'échappent", 'gardien sous le feu', "s'échappent sous le feu",
    "gardien visé, prisonniers s'échappent",
  ],
  'LC-SURR-07': [
    'assault a guard', 'attack the guard', 'prisoners join in', 'guard attacked prisoners help', 'prisoners help in melee', 'attack guard hand to hand',
    'captives join in the melee', 'prisoners join against guard', 'help of prisoners vs guard', 'Wache angreifen', 'Gefangene helfen mit',
    'Wache im Nahkampf angreifen', 'helfen Gefangene gegen Wache', 'attaquer le gardien', 'prisonniers aident', 'gardien attaqué, prisonniers aident',
    'aident contre le gardien',
  ],
  'LC-GPMG-01': [
    'move and fire MG42', 'MG42 after moving', 'fire GPMG after moving', 'walk and fire MG42', 'GPMG on the move', 'MG42 from the hip', 'hip fire MG42',
    'hip fire GPMG on the move', 'GPMG moved this turn', 'MG42 aus der Hüfte', 'MG42 nach Bewegung', 'MG42 bewegen und feuern',
    'MG34 aus der Hüfte nach Bewegung', 'MG42 après mouvement', 'MG42 à la hanche', 'bouger et tirer MG42', 'MG34 à la hanche après mouvement',
  ],
  'LC-GPMG-02': [
    'set up MG42', 'how long to set up', 'set up the GPMG', 'setting up a machine gun', 'deploy the MG42', 'deploy machine gun', 'deploy GPMG one turn',
    'set up MG34', 'time to deploy', 'MG aufbauen', 'MG42 aufbauen', 'MG in Stellung bringen', 'wie lange aufbauen', 'mise en batterie',
    'MG42 mise en batterie', 'mettre en batterie mitrailleuse', 'batterie combien de temps',
  ],
  'LC-GPMG-03': [
    'MG42 not set up', 'GPMG without setup', 'fire without setup', 'not set up minus 2', 'MG42 not deployed', 'quick shot not set up', 'fire GPMG undeployed',
    'undeployed MG42 minus 2', 'MG nicht aufgebaut, ohne Aufbau feuern', 'undeployed out of ammo', 'without setup then reload', 'MG42 nicht aufgebaut',
    'nicht aufgebaut feuern', 'ohne Aufbau minus 2', 'MG42 non installée', 'non installée malus 2', 'tirer non installée',
  ],
  'LC-GPMG-04': [
    'change the barrel', 'barrel change', 'hot barrel', 'overheated barrel', 'MG42 barrel', 'overheated MG42', 'when do I change barrel',
    'overheats after 4 turns', 'Rohrwechsel', 'MG42 Rohrwechsel', 'Rohr heiß', 'Rohr überhitzt, Rohrwechsel', 'changer le canon', 'canon chaud',
    'canon en surchauffe', 'surchauffe MG42',
  ],
  'LC-LOAD-01': [
    'no loader', 'MG42 without loader', 'without a loader', 'loader killed', 'MG without loader fires', 'lost my loader', 'loader dead, fire without him',
    'MG42 sans pourvoyeur mort', 'Ladeschütze tot, MG ohne ihn', 'do I need a loader', 'loader lost continuous fire', 'ohne Ladeschütze',
    'MG42 ohne Ladeschütze', 'feuern ohne Ladeschütze', 'sans pourvoyeur', 'MG42 sans pourvoyeur', 'tirer sans pourvoyeur',
  ],
  'LC-LOAD-02': [
    'out of ammo', 'ammo limit', 'how much ammo', 'how many bursts', 'two bursts ammo', 'MG bursts limit', 'lone gunner ammo', 'unlimited ammo',
    'ammo for how many bursts', 'run out of ammo', 'Munition wie viele Feuerstöße', 'Munition begrenzt', 'Munition alle', 'wie viel Munition Feuerstöße',
    'combien de munitions', 'munitions limitées', 'plus de munitions', 'munitions pour combien de rafales',
  ],
  'LC-LOAD-03': [
    'how close must the loader be', 'loader distance', 'distance of loader to gunner', 'where does loader stand', 'loader close to the gun',
    'loader next to gunner', 'loader stands in contact', 'loader must stand how close', 'loader close or in contact', 'Abstand Ladeschütze',
    'Ladeschütze wie nah', 'Ladeschütze Abstand 2 Zoll', 'wie nah steht Ladeschütze', 'distance du pourvoyeur', 'pourvoyeur à quelle distance',
    'où se place le pourvoyeur', 'place du pourvoyeur, distance',
  ],
};
