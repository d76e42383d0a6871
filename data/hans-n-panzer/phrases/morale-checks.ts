import type { Phrases } from '../../phrases.ts';

/** When morale is checked. */
// biome-ignore format: one rule a few lines
export const moraleChecks: Phrases = {
  'HP-MOR-00': [
    'what is morale for', 'what does morale do', 'do tanks check morale', 'tank morale', 'vehicles morale check', 'how many morale checks a turn',
    'wozu dient Moral', 'wofür ist Moral', 'testen Panzer Moral', 'purpose of morale', 'morale once a turn', 'does a tank ever check morale',
    'was ist Moral', 'wozu Moral', 'à quoi sert le moral', 'moral des chars', 'les chars testent-ils le moral', 'why do we roll morale',
    'how does morale work', 'how often does a unit check', 'do vehicles test', 'wie funktioniert Moral', 'comment marche le moral',
    'combien de tests par tour', 'why is there morale', 'why roll for morale',
  ],
  'HP-MOR-01': [
    'lost a quarter, morale check', 'check and halt at 25%', 'quarter lost, halt', 'check at a quarter', 'halt at a quarter', '25% check and halt',
    'Viertel verloren, Test', 'Test bei einem Viertel', 'Viertel anhalten Test', 'test à 25%', 'halte à 25%', 'quart perdu, test et halte',
    '25% losses check', '25 percent lost', 'when do I check morale', 'quarter of men dead, check', 'halt at 25%', 'halted after 25 percent',
    'first morale check quarter', 'Viertel tot, Moraltest', '2 of 8 men dead, do I test', 'lost 3 of 10, now what', 'first casualties test?',
    'how many dead before we check', 'at how many losses do I roll morale', 'unit lost 25% of its men',
    'do we stop after losing a quarter', 'when must I test morale', 'ab wie vielen Verlusten Moral', 'ein Viertel weg was nun',
    'wann muss ich Moral würfeln', 'à partir de combien de pertes', 'quand teste-t-on le moral', 'un quart de pertes', '2 of 8 dead test',
    'lost 3 of 10 men test',
  ],
  'HP-MOR-02': [
    'half the unit dead, morale check', '50% losses check', 'half the unit lost, check and halt', 'check and halt at 50%', 'half strength halt',
    'check at half lost', '50% check', 'halbe Einheit verloren, Test', 'halbe Einheit, anhalten', 'Test bei halber Einheit', 'test à 50%', 'halte à 50%',
    'unité à moitié, test et halte', '50 percent lost', 'half lost halt', 'halt at 50%', 'halted at half strength', 'check at half strength',
    'unit at half strength test', '50% de pertes test', 'moitié perdue, halte', 'half my squad is dead', 'lost five out of ten',
    'do I check again at 50', 'halbe Gruppe tot', 'la moitié de mes hommes sont morts',
  ],
  'HP-MOR-03': [
    'attacked from behind', 'attacked in the rear', 'hit from behind', 'morale when flanked', 'outflanked from behind', 'rear attack', 'struck from behind',
    'attack from the rear', 'Angriff von hinten', 'Rücken, Angriff von hinten', 'attaque de derrière', 'revers, attaque de derrière', 'rear attack check',
    'strike from behind bigger force', 'von hinten angegriffen', 'Angriff in den Rücken', 'im Rücken angegriffen', 'attaqué par derrière',
    "attaque par l'arrière", 'à revers, attaqué par derrière', 'shot in the back', 'enemy behind us do we test', 'ambushed from the rear',
    'surprised from behind by a bigger unit', 'flanked', 'small unit behind me, test?', 'Feind im Rücken', 'von hinten beschossen', 'ennemi dans le dos',
    'pris à revers', 'outflanked', 'shot from behind', 'shot in the back by a bigger unit', 'flanked by a bigger force',
  ],
  'HP-MOR-04': [
    'lost a melee', 'beaten in melee', 'worst of the melee', 'lost the firefight', 'lost melee check', 'beaten in close combat', 'worst of close combat',
    'melee beaten', 'firefight lost, beaten', 'Nahkampf unterlegen', 'im Nahkampf verloren', 'corps à corps, battu', 'beaten in a firefight',
    'Nahkampf verloren', 'corps à corps perdu', 'mêlée perdue', 'perdu le corps à corps', 'we lost the shoot out', 'when is a unit beaten',
    'beaten by shooting', 'lost the fight do I check', 'thrown out in close combat', 'Feuergefecht verloren',
    'wann gilt man als geschlagen', 'on a perdu la fusillade', 'quand est-on battu', 'gilt als geschlagen wann', 'geschlagen im Feuergefecht',
  ],
  'HP-MOR-05': [
    'HQ destroyed', 'HQ destroyed check', 'check when HQ destroyed', 'headquarters destroyed, who checks', 'headquarters wiped out check',
    'destroyed HQ check units near', 'Hauptquartier vernichtet', 'Hauptquartier weg, wer testet', 'vernichtetes Hauptquartier Test',
    'quartier général détruit', 'quartier général anéanti, test', 'quartier général détruit test', 'command unit lost check', 'command unit destroyed',
    'headquarters killed', 'HQ lost who checks', 'units near lost HQ', 'headquarters lost check morale', 'Hauptquartier zerstört',
    'Hauptquartier verloren Moraltest', 'they killed my HQ', "company commander's unit wiped out who tests", 'HQ is gone who rolls',
    'how far does losing the HQ matter', 'command squad dead', 'radius of losing the command unit', 'Kompanietrupp tot',
    'Führungstrupp ausgelöscht wer testet', 'mon PC est détruit qui teste', 'groupe de commandement mort',
  ],
};
