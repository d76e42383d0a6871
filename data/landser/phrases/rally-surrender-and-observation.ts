import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Rally and observation. */
// biome-ignore format: one rule a few lines
export const rallyAndSurrender: Phrases = {
  'LS-RALLY-01': [
    'broken instead of losing', 'squad broken not beaten', 'game goes on when broken', 'squad broken, not lost', 'broken but game goes on',
    'brisé, la partie continue', 'broken, not beaten', 'optional rule broken squad plays on', 'game goes on with broken squad',
    'gebrochene Gruppe spielt weiter', 'gebrochen statt geschlagen', 'brisé au lieu de perdu', 'brisé pas battu', 'gebrochen statt verloren',
    'fails break point, broken', 'squad fails its D10 broken', 'optional broken instead of beaten', 'Gruppe gebrochen statt verloren',
    'gebrochen, Spiel geht weiter', 'brisé au lieu de battu', 'failed the morale test with the rally rule', 'does failing morale end the game',
    'failed break test but we use rally', 'Moraltest verpatzt mit Rally', 'does a failed morale test end the game', 'failed morale, is the game over',
    'failing morale with rally', 'fail morale and play on',
  ],
  'LS-RALLY-02': [
    'rally a squad', 'rally a broken squad', 'rally broken squad D10', 'officer rallies squad', 'rally broken squad within 15', 'whole squad rallies',
    'Gruppe sammeln D10', 'ganze Gruppe sammeln', 'rallier groupe D10', 'rallier le groupe entier', 'squad rally range 15', 'rally the whole squad',
    'officer within 15 rallies', 'Gruppe sammeln', 'gebrochene Gruppe sammeln', 'Offizier sammelt Gruppe', 'rallier un groupe', 'rallier un groupe brisé',
    'rally broken troops', 'range of a squad rally', 'how far can an officer rally',
    'rally distance squad', 'D10 to rally', 'ganze Gruppe wieder sammeln', 'rallier les troupes brisées',
  ],
  'LS-RALLY-03': [
    'who cannot rally', 'can a wounded officer rally', 'officer in hide rallies others', 'rally when hiding officer', 'wounded officer cannot rally',
    'wounded officer rallies others', "who can't rally others", 'verwundeter Offizier kann nicht sammeln', 'officier blessé ne peut rallier',
    'wounded NCO rally others', 'hiding NCO cannot rally', 'Offizier im Hide sammelt', 'wer kann nicht sammeln', 'verwundeter Unteroffizier sammelt nicht',
    'officier blessé rallier', 'qui ne peut pas rallier', 'sous-officier blessé ne peut rallier', 'can my wounded sergeant rally', 'pinned officer rally',
    'leader is hiding, can he rally', 'hurt leader rallies', 'kann ein verwundeter Unteroffizier sammeln', 'un chef blessé peut-il rallier',
  ],
  'LS-RALLY-04': [
    'rally a man', 'rally one soldier', 'rally a pinned soldier', 'rally action', 'rally roll 2 to 6', 'use the rally action', 'rally hiding man',
    'rally action on one soldier', 'one soldier rallied', 'Rally Aktion ein Soldat', 'einen Soldaten sammeln', 'einen einzelnen Soldaten sammeln',
    'rallier un soldat caché', 'rallier un seul soldat', 'leader rallies one man', 'rally one man within 10', 'einen Mann sammeln', 'Soldat aus Hide sammeln',
    'Rally Aktion', 'rallier un soldat', 'action de ralliement', "ralliement d'un soldat", 'how does rally work', 'how far is rally', 'rally range',
    'rally a pinned guy', 'sergeant gets a man up', 'leader helps a hiding man', 'get my hiding man up with the sergeant', 'who can rally', 'rally dice',
    'what do I need to rally', 'wie funktioniert Rally', 'Rally Reichweite', 'comment rallier un homme', 'rally how does it work',
    'who is able to rally a man', 'sarge gets a pinned man going', 'NCO gets a hiding man going', 'sergeant wants to get a man going',
  ],
  'LS-OBS-01': [...original['LC-OBS-01']!],
  'LS-OBS-05': [
    'moving in the open at night', 'night movement seen', 'in the open in the dark', 'seen moving at night', 'nachts im Freien', 'nachts laufen im Freien',
    'moves at night in the open', 'la nuit à découvert', 'la nuit, marcher à découvert', 'open ground at night', 'crossing the open at night',
    'how far seen at night', 'walk in the dark, seen', '15 inches at night in the open', 'nachts im Freien bewegen', 'nachts im Freien gesehen',
    'bouger à découvert la nuit', 'à découvert dans le noir', 'can I see someone walking at night', 'night visibility distance',
    'how far can I see in the dark', 'visibility at night', 'wie weit sieht man nachts', "jusqu'où voit-on la nuit",
  ],
  'LS-OBS-09': [...original['LC-OBS-08']!],
  'LS-OBS-10': [
    'spotting in bad weather', 'bad weather', 'fog', 'rain', 'rain spotting', 'snow or fog', 'bad weather spotting', 'fog or rain', 'spotting in fog',
    'bad weather minus one', 'Nebel oder schlechtes Wetter', 'schlechtes Wetter Entdecken', 'Nebel Abzug', 'brouillard ou mauvais temps',
    'mauvais temps repérage', 'spot in heavy rain', 'schlechtes Wetter', 'Nebel', 'Regen oder Nebel', 'mauvais temps', 'brouillard', 'pluie ou brouillard',
    'repérer par mauvais temps', 'weather rules', "it's raining, what changes", 'does rain matter', 'mist', 'spotting in the rain', 'Regen, was ändert sich',
    'il pleut, ça change quoi', 'fog and snow', 'bad weather, what changes', 'quand il pleut',
  ],
  'LS-OBS-11': [
    'spotting at night', 'night spotting', 'spot at night', 'night modifier', 'night and bad weather', 'darkness', 'night spotting roll',
    'spotting roll at night minus one', 'nachts entdecken Abzug', 'darkness spotting', 'darkness minus one spotting', 'nachts entdecken',
    'Entdecken bei Nacht', 'Nacht Abzug Entdecken', 'repérer de nuit', 'de nuit repérage', 'nuit malus repérage', 'night rules', 'night game',
    'fighting in the dark', 'what does night do', 'spot someone in the dark', 'night modifier for spotting', 'Nachtkampf', 'Regeln für Nacht',
    'règles de nuit', 'combat de nuit', 'fight in the dark', 'fighting at night', 'kämpfen bei Nacht', 'Kampf bei Nacht',
  ],
};
