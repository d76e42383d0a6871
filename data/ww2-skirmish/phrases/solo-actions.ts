import type { Phrases } from '../../phrases.ts';

/** What players call and ask about what a solo unit of infantry or an anti-tank gun does. */
// biome-ignore format: one rule on a few lines
export const soloActions: Phrases = {
  'WS-ACT-01': ['solo action chart', 'AI action table', 'risk chart results', 'D6 against the risk', 'AI infantry chart', 'solo chart for infantry', 'risk 6 to 8 result', 'look up AI action', 'action chart risk 3', 'solo infantry table',
    'Aktionstabelle Solo', 'KI Tabelle Infanterie', 'Solotabelle Infanterie', 'Tabelle Risiko KI', "table d'actions solo", "table de l'IA infanterie", "tableau d'actions risque"],
  'WS-ACT-02': ['risk 0 or less', 'no risk what does AI do', 'zero risk', 'AI carries on', 'negative risk', 'AI with no risk moves', 'goes on with what it is doing', 'risk zero roll 4 to 6', 'AI keeps doing the same', 'no risk no enemy in view',
    'kein Risiko KI', 'Risiko null', 'negatives Risiko', 'KI macht weiter', 'Risiko 0 weitermachen', 'risque zéro', 'risque nul IA continue', 'risque négatif'],
  'WS-ACT-03': ['AI defending a fortified position', 'solo defenders stay put', 'fortified AI unit', 'AI garrison', 'defenders in a bunker do they leave', 'fortified position no risk', 'does the AI leave its trench', 'AI holding a fort', 'defending unit stays', 'dug-in solo defenders',
    'befestigte Stellung KI', 'Verteidiger bleiben', 'KI verteidigt Stellung', 'befestigt Verteidiger Risiko 0', 'position fortifiée IA', 'défenseurs restent', 'défenseurs de position fortifiée'],
  'WS-ACT-04': ['AI falling back stops', 'when does a retreating AI unit stop', 'AI unit stops retreating', 'solo unit on its way back', 'falling back with no risk', 'retreat ends on 5 or 6', 'does the AI turn and face', 'AI going back stops in cover', 'solo unit falling back', 'keeps going back or stops',
    'KI auf dem Rückweg', 'wann stoppt zurückgehende KI', 'zurückgehende Einheit hält in Deckung', 'KI hört auf zurückzugehen', "l'IA qui recule s'arrête", 'quand cesse de reculer', "unité solo qui recule"],
  'WS-ACT-05': ['AI attacks', 'solo unit attack result', 'AI charge', 'attack on the chart', 'does the AI charge us', 'AI assault nearest enemy', 'what does attack mean for solo', 'AI at full speed attack', 'solo unit charges', 'attack at full speed',
    'KI greift an', 'Angriff auf der Tabelle', 'Soloeinheit Angriff', 'KI stürmt', "l'IA attaque", "résultat attaque solo", "l'IA charge à l'attaque"],
  'WS-ACT-06': ['AI advances', 'solo unit advance result', 'advance on the chart', 'AI advance how far', 'advance half speed dispersed', 'what does advance mean for solo infantry', 'AI moves forward dispersed', 'AI infantry advance speed', 'solo infantry advances', 'advancing AI spread out',
    'KI rückt vor', 'Vorrücken auf der Tabelle', 'Soloeinheit rückt vor', 'Vorrücken halbe Geschwindigkeit', "l'IA avance", 'résultat avance solo', 'avance à demi-vitesse'],
  'WS-ACT-07': ['AI halts', 'solo unit halt result', 'halt on the chart', 'AI stops where it is', 'can a halted AI unit turn', 'halt result', 'AI unit stands still', 'what does halt mean for solo infantry', 'halted solo unit', 'halt and turn to face',
    'KI hält an', 'Halt auf der Tabelle', 'Soloeinheit hält', 'Ergebnis Halt', "l'IA s'arrête halte", 'résultat halte solo', 'halte infanterie solo'],
  'WS-ACT-08': ['AI retreats', 'solo unit retreat result', 'retreat on the chart', 'where does the AI retreat to', 'AI infantry retreats to cover', 'retreat under half strength', 'may it stay in cover on retreat', 'AI unit retreats to friends', 'solo infantry retreat', 'retreat with 50% strength',
    'KI zieht sich zurück', 'Rückzug auf der Tabelle', 'Soloeinheit Rückzug', 'wohin Rückzug KI', "l'IA bat en retraite", 'résultat retraite solo', "retraite de l'infanterie IA"],
  'WS-ACT-09': ['AI routs', 'solo unit rout result', 'rout on the chart', 'how far does a routing AI run', 'AI surrenders when surrounded', 'solo rout extra move', 'routing AI unit shoot', 'surrounded AI gives up', 'solo rout 5 cm', 'AI runs away',
    'KI flieht', 'Soloeinheit flieht', 'KI ergibt sich umzingelt', 'Flucht auf der Tabelle Solo', "l'IA en déroute", 'déroute solo', "l'IA encerclée se rend"],
  'WS-ACT-10': ['AI machine gun on a tripod', 'do solo AT guns advance', 'support weapons on the chart', 'AI HMG advance result', 'AI AT gun halts and fires', 'tripod mg told to attack', 'support weapon told to advance', 'solo support weapon moves', 'AI mortar or mg gets advance', 'chart for AI AT guns',
    'Unterstützungswaffe KI', 'KI Pak rückt vor', 'schweres MG auf Lafette KI', 'Unterstützungswaffe auf der Tabelle', 'arme de soutien IA', 'antichar IA avance', 'arme de soutien sur le tableau'],
};
