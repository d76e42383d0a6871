import type { Phrases } from '../../phrases.ts';

/** Casualties in a campaign. */
// biome-ignore format: one rule a few lines
export const campaignWounds: Phrases = {
  'LS-CAMP-01': [
    'casualty figure', 'campaign casualty', 'casualty marker', 'replace with casualty figure', 'casualty on the table campaign',
    'campaign rules for the fallen', 'what is a casualty figure', 'casualty takes no action', 'casualty marker in campaign', 'Verlustfigur',
    'Verwundetenfigur Kampagne', 'Kampagne Verlustfigur', 'ausgeschaltet Verlustfigur', 'figurine de perte', 'pertes en campagne',
    'campagne figurine de perte', 'campagne marqueur de perte', 'do I leave bodies on the table', 'what happens to the wounded in a campaign',
    'leave the casualty on the table', 'wounded in a campaign game', 'what happens to wounded in campaign games',
    'dead men stay on the table in a campaign', 'do bodies stay on the table',
  ],
  'LS-CAMP-02': [
    'casualty bleeds out', 'does a casualty bleed out', 'left lying does he bleed out',
    'death roll', 'does a casualty die', 'casualty dies on a 1', 'roll for death each turn', 'casualty death roll', 'bleeding out', 'bleed out each turn',
    'bleed out roll', 'dying casualty death', 'Todeswurf', 'Todeswurf jede Runde', 'verblutet', 'verblutet er, Todeswurf', 'jet de mort',
    'jet de mort chaque tour', 'saigne et meurt, jet de mort', 'is my out of action man dead', 'do casualties die in a campaign',
    'roll to see if the wounded man dies', 'stirbt der Verwundete', 'le blessé meurt-il', 'stirbt der Mann', 'stirbt ein Verwundeter',
    'does my out of action man die', 'out of action, does he die',
  ],
  'LS-CAMP-03': [
    'medic treats casualty', 'treatment by medic', 'treatment turns', 'stabilise a casualty', 'stabilise with medic', 'medic treatment death rolls',
    'stabilised how long', 'treatment of a casualty', 'turns of treatment', 'medic treatment of a casualty', 'stabilise casualty', 'stabilised casualty',
    'Sanitäter Behandlung', 'Behandlung wie viele Züge', 'traitement', 'traitement par infirmier', "traitement d'un blessé", 'Behandlung eines Verwundeten',
    'Behandlung stabilisiert', 'soins stabilisent', 'every second turn after treatment', 'Behandlung durch Sanitäter', 'Behandlung Todeswürfe seltener',
    "soins de l'infirmier", 'infirmier stabilise', 'medic keeps him alive', 'how often roll for death after treatment', 'medic on a casualty campaign',
  ],
  'LS-CAMP-04': [
    'enemy next to my out of action figure', 'what can an enemy do to a casualty',
    'enemy next to casualty', 'enemy beside casualty', 'finish off casualty', 'finish off wounded', 'capture a casualty', 'finish off a casualty',
    'enemy finishes off', 'enemy finds casualty', 'achever', 'achever un blessé ennemi', 'erledigen', 'finish off the helpless',
    'casualty finished off by enemy', 'Verwundeten erledigen oder mitnehmen', 'Verwundeten einfach erledigen', 'enemy captures casualty',
    'finish him or capture him', 'Verwundeten erledigen', 'Gegner neben Verwundetem', 'Verwundeten gefangen nehmen Gegner', 'achever un blessé',
    'achever ou capturer blessé', 'enemy kills my wounded', 'execute a casualty',
    'den Verwundeten töten',
  ],
  'LS-CAMP-05': [
    'stretcher benefit', 'what does a stretcher do',
    'carry off a casualty', 'carry wounded off table', 'stretcher', 'stretcher bearers', 'carry on a stretcher', 'evacuate casualty', 'carry a casualty away',
    'carried on a stretcher', 'carry him, does he die', 'wegtragen', 'tragen oder Trage', 'Verwundete auf Trage wegtragen', 'brancard ou porter',
    'porter sur brancard', 'evacuate on stretcher', 'drag him off carry', 'Trage', 'wegtragen auf Trage', 'Verwundete abtransportieren Trage', 'brancard',
    'évacuer sur brancard', 'porter le blessé brancard', 'carry a wounded man', 'drag him to safety', 'get the wounded off the table',
    'moving a casualty risk', 'can two men carry the wounded', 'Verwundete tragen', 'porter un blessé', 'risk of moving a casualty',
    'is moving a casualty risky',
  ],
  'LS-CAMP-06': [
    'casualties at end of game', 'end of game casualties', 'after the battle casualties', "who decides casualties' fate at the end",
    'winner decides casualties', 'fate of casualties left', 'Sieger entscheidet am Spielende', 'Spielende, Verwundete auf dem Tisch',
    'vainqueur décide en fin', 'en fin, le vainqueur', 'winner holds the table', 'which casualties survive at the end', 'survive the end of game',
    'Verwundete am Spielende', 'Spielende Verwundete Schicksal', 'wer überlebt am Spielende', 'vainqueur décide', 'vainqueur décide du sort',
    'what happens to casualties at the end',
  ],
  'LS-CAMP-07': [
    'pow camp', 'prisoner of war camp', 'prisoner of war camp scenario', 'captured enemies go to pow camp', 'Lager für Kriegsgefangene', 'Lager',
    'Kriegsgefangene ins Lager', 'Kriegsgefangene', 'Gefangene im Lager', 'prison camp', 'escape from pow camp', 'captured men in camp', 'prisoner camp',
    'sent to a pow camp', 'camp de prisonniers', 'camp de prisonniers de guerre', 'envoyer au camp de prisonniers',
    'what becomes of prisoners after the battle', 'Gefangene nach der Schlacht', 'les prisonniers après la bataille',
  ],
};
