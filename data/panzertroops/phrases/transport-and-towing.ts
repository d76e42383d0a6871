import type { Phrases } from '../../phrases.ts';

/** What players call and ask about who rides where, and what is towed. */
// biome-ignore format: one rule on a few lines
export const transportAndTowing: Phrases = {
  'PT-LOAD-01': ['loading and unloading', 'mount up half move', 'dismount cost', 'get on a tank', 'get off a half-track', 'climb aboard half move', 'unhook a gun', 'hook up a gun', 'how long to load', 'dismount and move', 'unload troops half move', 'limber a gun loading', 'load and drive same turn',
    'aufsitzen und absitzen', 'aufsitzen halbe Bewegung', 'absitzen kostet', 'Geschütz anhängen aufsitzen', 'embarquer et débarquer', 'débarquer demi-mouvement', 'embarquer dans un camion'],
  'PT-LOAD-02': ['how many men in a truck', 'men in a jeep', 'how many men fit in a half-track', 'truck holds 20 men', 'passenger room inside', 'capacity of a half-track', 'passengers in a jeep', 'how many passengers', 'men inside scout car', 'fit men in a truck',
    'wie viele Mann im LKW', 'Mann im Halbkettenfahrzeug', 'wie viele passen in Jeep Mann', 'Mann passen in LKW', 'combien de passagers', 'passagers dans un camion', 'passagers dans la jeep'],
  'PT-LOAD-03': ['tow a gun', 'what can tow an AT gun', 'half-track towing', 'truck towing a gun', 'tow two guns', 'ammunition of a towed gun', 'towing artillery', 'room for gun ammunition when towing', 'how many guns can it tow', 'towed gun ammo takes room', 'which vehicles tow',
    'Geschütz abschleppen', 'Geschütz ziehen', 'wer kann Pak ziehen', 'Geschütz ziehen Munition', 'remorquer un canon', 'remorquer deux canons', 'munitions du canon remorqué'],
  'PT-LOAD-04': ['HMG in a truck counts as', 'heavy weapon takes room of one man', 'what counts as one man', 'does a mortar take up space', 'room for an HMG inside', 'space for a heavy weapon inside', 'bazooka man counts as one', 'load heavy weapon in a jeep', 'does kit take room', 'room of 1 man', 'equipment counts as a man',
    'schwere Waffe Platz wie ein Mann', 'zählt als ein Mann Platz', 'wie viel Platz schwere Waffe', 'Platz für Mörser im LKW', 'compte comme un homme', 'place pour une arme lourde', 'arme lourde compte comme un homme place'],
  'PT-LOAD-05': ['ride on a tank', 'tank riders', 'how many men on a tank', 'riding on the outside', 'tank desant', 'infantry on the outside of a tank', '6 men on a tank', 'riders on an assault gun', 'riders on the outside maximum', 'desant on a half-track outside', 'men riding on the hull',
    'auf Panzer aufsitzen', 'Panzer aufgesessene Infanterie', 'wie viele Mann auf einem Panzer', 'aufgesessen auf Panzer', 'monter sur un char', 'infanterie montée sur un char', 'combien montés sur un char'],
  'PT-LOAD-06': ['truck destroyed with men inside', 'passengers lost when vehicle destroyed', 'are the passengers dead', 'towed gun lost with vehicle', 'vehicle destroyed what about passengers', 'do passengers die', 'lost with the vehicle', 'men inside lost when destroyed', 'gun lost when truck destroyed', 'passengers killed with the vehicle',
    'Insassen verloren wenn Fahrzeug zerstört', 'Fahrzeug zerstört Insassen tot', 'gezogenes Geschütz verloren', 'Insassen tot', 'passagers perdus avec le véhicule', 'passagers morts véhicule détruit', 'canon remorqué perdu avec le véhicule'],
  'PT-LOAD-07': ['shoot men riding on a tank', 'fire at riders', 'shoot the tank riders', 'shooting riders off a tank', 'riders as target', 'do riders have cover', 'defence value of riders', 'target the riders not the tank', 'mg the riders', 'fire at desant riders', 'kill the riders',
    'auf aufgesessene schießen', 'aufgesessene beschießen', 'Deckung für aufgesessene', 'aufgesessene Männer als Ziel schießen', 'tirer sur les hommes montés', 'hommes montés cible', 'tirer sur infanterie montée'],
  'PT-LOAD-08': ['kubelwagen capacity', 'capacity list', 'motorcycle sidecar capacity', 'how many on a motorcycle', 'horse cart capacity', 'kubelwagen LMG', 'sidecar mg', 'scout car capacity', 'what can a kubelwagen tow', 'capacity of a horse cart', 'motorcycle with sidecar men', 'gun on a US jeep .50',
    'Kübelwagen Kapazität', 'Motorrad Beiwagen', 'Kapazität Motorrad', 'Pferdewagen Kapazität', 'capacité kubelwagen', 'capacité moto side-car', 'side-car capacité'],
};
