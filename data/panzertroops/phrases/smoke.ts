import type { Phrases } from '../../phrases.ts';

/** What players call and ask about smoke. */
// biome-ignore format: one rule on a few lines
export const smoke: Phrases = {
  'PT-SMOKE-01': ['who can fire smoke', 'can mortars fire smoke', 'which guns have smoke', 'sherman fire smoke', 'smoke from a 75', 'does my gun have smoke shells', 'can a 50mm gun fire smoke', '81mm mortar smoke', 'which weapons shoot smoke', 'guns that fire smoke', 'smoke grenade for infantry',
    'wer kann Nebel schießen', 'Mörser Nebel schießen', 'welche Geschütze Nebel', 'Kaliber für Nebel schießen', 'qui peut tirer des fumigènes', 'mortier tirer fumigène', 'quels canons tirent des fumigènes'],
  'PT-SMOKE-02': ['size of smoke', 'how big is a smoke screen', 'smoke diameter', 'smoke circle 3 inches', 'area covered by smoke', 'smoke template', 'width of the smoke screen', 'smoke marker size', 'how wide is smoke', 'smoke circle size',
    'Nebel Größe', 'wie groß ist Nebel', 'Nebel Durchmesser', 'Nebelwand Größe Durchmesser', 'taille du fumigène', 'diamètre de la fumée', 'taille de la fumée diamètre'],
  'PT-SMOKE-03': ['smoke shell roll', 'roll for smoke', 'smoke fails on 4 or 10', 'did my smoke land', 'smoke shell failure', 'aim smoke at a point', 'fire smoke dice', 'smoke roll 4 and 10', 'smoke shell misses', 'smoke shell failed',
    'Nebel Wurf', 'Nebelgranate Fehlschlag', 'Nebel Fehlschlag bei 4 oder 10', 'Nebelgranate Wurf', 'jet de fumigène', 'fumigène raté sur 4 ou 10', 'fumigène jet raté'],
  'PT-SMOKE-04': ['how long does smoke last', 'when is smoke removed', 'smoke duration', 'remove smoke', 'smoke clears when', 'take smoke off', 'smoke lasts until', 'smoke disappears', 'smoke stays how many turns', 'how long until smoke is removed',
    'wie lange bleibt Nebel', 'Nebel Dauer', 'wann Nebel entfernen', 'wie lange hält Nebel Dauer', 'durée de la fumée', 'quand enlever la fumée', 'combien de temps dure la fumée durée'],
  'PT-SMOKE-05': ['smoke first', 'fire smoke before normal rounds', 'order of smoke and shooting', 'smoke before other fire', 'do I fire smoke first', 'smoke then normal ammo', 'smoke rounds before anything', 'smoke after normal fire', 'order smoke first', 'smoke before HE',
    'Nebel zuerst', 'erst Nebel dann schießen', 'Nebel vor normaler Munition', 'Reihenfolge Nebel zuerst', 'fumigènes en premier', 'fumigène avant les autres tirs', 'fumigènes avant en premier'],
  'PT-SMOKE-06': ['shoot through smoke', 'see through smoke', 'does smoke block sight', 'fire through a smoke screen', 'line of sight through smoke', 'hide behind smoke', 'smoke blocks line of sight', 'tank inside smoke see', 'smoke hides', 'shooting out of smoke',
    'durch Nebel schießen', 'durch Nebel sehen', 'Nebel blockiert Sicht', 'Sicht durch Nebel', 'tirer à travers la fumée', 'voir à travers la fumée', 'fumée bloque la vue'],
  'PT-SMOKE-07': ['weather', 'rain', 'snow or wind', 'no smoke in rain', 'bad weather', 'attacker chooses weather', 'does weather stop smoke', 'high wind and smoke', 'playing in snow', 'rain or snow weather',
    'Wetter', 'Wetter Regen', 'Regen oder Schnee', 'Wind und Schnee Wetter', 'météo', 'pluie ou neige', 'météo pluie vent'],
  'PT-SMOKE-08': ['smoke projectors', 'smoke dischargers', 'tiger smoke projector', 'which tanks have smoke projectors', 'smoke launcher on a tank', 'projector one round', 'panther smoke projectors', 'how far do projectors throw', 'smoke discharger use', 'projector laid 3 ahead', 'pop smoke projector',
    'Nebelwerfer am Panzer', 'Nebelbecher', 'Nebelbecher Tiger', 'welche Panzer haben Nebelbecher', 'lance-fumigènes', 'lance-fumigènes du char', 'quels chars ont des lance-fumigènes'],
  'PT-SMOKE-09': ['smoke ammo', 'out of smoke ammunition', 'how many smoke rounds', 'smoke runs out', 'smoke ammo roll', 'smoke ammunition left', 'no smoke left', 'tank smoke ammunition 8 or more', 'smoke rounds left', 'run out of smoke rounds',
    'Nebelmunition', 'Nebelmunition alle', 'wie viel Nebelmunition', 'Nebelmunition Wurf', 'munitions fumigènes', 'plus de munitions fumigènes', 'munitions fumigènes épuisées'],
  'PT-SMOKE-10': ['Russian tanks smoke', 'T-34 smoke', 'can Soviet tanks fire smoke', 'Russians no smoke', 'Soviet smoke ammunition', 'IS-2 smoke', 'KV smoke Russian', 'Russian smoke', 'Soviet tanks smoke', 'do Russians have smoke',
    'russische Panzer Nebel', 'T-34 Nebel', 'Russen ohne Nebel', 'sowjetische russische Panzer Nebel', 'chars russes fumigènes', 'T-34 fumigènes', 'chars soviétiques russes fumigènes'],
};
