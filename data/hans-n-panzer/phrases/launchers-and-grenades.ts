import type { Phrases } from '../../phrases.ts';

/** Launchers and grenades. */
// biome-ignore format: one rule a few lines
export const launchersAndGrenades: Phrases = {
  'HP-IAT-01': [
    'bazooka', 'bazooka to hit', 'bazooka range', 'panzerschreck', 'panzerschreck to hit', 'bazooka strike value', 'bazooka to hit roll',
    'bazooka schießen Trefferwurf', 'panzerschreck portée', 'portée du bazooka ou panzerschreck', 'panzerschreck range', 'rocket launcher', 'bazooka strike',
    'bazooka or panzerschreck strike value', 'Panzerschreck Reichweite', 'Panzerschreck Trefferwurf', 'Ofenrohr Panzerschreck', 'bazooka portée',
  ],
  'HP-IAT-02': [
    'launcher strike', 'strike roll of a launcher', 'launcher damage', 'launcher strike vs armour', 'launcher strike and angle', 'launcher hit strike',
    'strike of launchers', 'Werfertreffer', 'Werfertreffer gegen Panzerung', 'Werfertreffer Durchschlag', 'Werfertreffer was nun', 'lanceur perforation',
    'lanceur contre char', 'launcher vs armour', 'damage of launchers on tank', 'launcher strike dice', 'launchers strike vs armour', 'Werfer gegen Panzerung',
    'perforation lanceur', 'lanceur contre blindage', 'dégâts du lanceur',
  ],
  'HP-IAT-03': [
    'panzerfaust', 'panzerfaust to hit', 'panzerfaust range', 'panzerfaust strike', 'panzerfaust 3 inches range', 'panzerfaust hit roll',
    'Panzerfaust schießen Reichweite', 'portée de la panzerfaust', 'panzerfaust strike value', 'how far panzerfaust', 'how strong is a panzerfaust',
    'Panzerfaust Reichweite', 'mit Panzerfaust schießen', 'panzerfaust portée', 'panzerfaust pour toucher', 'tirer au panzerfaust',
  ],
  'HP-IAT-04': [
    'PIAT', 'PIAT to hit', 'PIAT strike value', 'PIAT how far', 'PIAT strike', 'PIAT schießen', 'mit PIAT schießen', 'au PIAT', 'tirer avec un PIAT',
    'how far does a PIAT shoot', 'british PIAT', 'fire a PIAT', 'PIAT 4 inches', 'PIAT Trefferwurf', 'britischer Werfer PIAT', 'portée du PIAT',
    'tirer au PIAT',
  ],
  'HP-IAT-05': [
    'two men for a bazooka', 'bazooka crew', 'one man alone with bazooka', 'bazooka alone', 'bazooka loader dead', 'loader killed', 'bazooka two men',
    'two men launcher', 'one man alone launcher', 'Bazooka allein', 'Bazooka allein bedienen', 'zwei Mann für Bazooka', 'bazooka deux hommes',
    'launcher crew of two', 'launcher needs two men', 'can one man fire a bazooka', 'Bazooka zwei Mann', 'Ladeschütze tot Bazooka', 'bazooka à deux hommes',
    'servant du bazooka mort', 'bazooka seul, servant',
  ],
  'HP-IAT-06': [
    'panzerfaust one shot', 'panzerfaust used up', 'single shot panzerfaust', 'how many shots has a panzerfaust', 'panzerfaust gone', 'panzerfaust single shot',
    'one shot in panzerfaust', 'single shot disposable', 'used up panzerfaust reload', 'Panzerfaust Einweg', 'Einweg, ein Schuss', 'panzerfaust à un coup',
    'jetable un coup', 'disposable', 'disposable panzerfaust', 'Panzerfaust nur ein Schuss', 'Panzerfaust verbraucht', 'ein Schuss, verbraucht',
    'panzerfaust un seul coup', 'panzerfaust jetable', 'un seul coup, jetable',
  ],
  'HP-GREN-01': [
    'grenade range', 'how far can I throw a grenade', 'throw distance grenade', 'potato masher range', 'grenade distance', 'how far grenade',
    'mills bomb how far', 'potato masher how far', 'Handgranate wie weit', 'Handgranate Reichweite', 'Wurfweite', 'Wurfweite Handgranate', 'portée grenade',
    'grenade à quelle distance', 'distance de lancer grenade',
  ],
  'HP-GREN-02': [
    'throw a grenade', 'grenade to hit', 'grenade blast size', 'grenade misses', 'missed grenade', 'blast 1 inch grenade', 'throwing a grenade 4 or more',
    'grenade thrown misses', 'grenade miss or hit', 'grenade hits on 4', 'Granate geworfen', 'Granate werfen 4', 'geworfene Granate verfehlt', 'grenade lancée',
    'lancer une grenade 4', 'grenade circle', 'does a missed grenade scatter', 'Granate werfen', 'Granate werfen Trefferkreis', 'lancer une grenade',
    'grenade pour toucher', 'grenade ratée', 'lancer grenade jet',
  ],
  'HP-GREN-03': [
    'grenade in a house', 'grenade through the window', 'throw grenade into a room', 'grenade in a bunker', 'grenade in a room',
    'grenade into a room, who dies', 'grenade through window into room', 'everyone in room or bunker', 'Granate im Zimmer', 'Granate ins Zimmer',
    'Zimmer oder Bunker Granate', 'Zimmer säubern', 'grenade dans la pièce', 'pièce ou bunker grenade', 'toute la pièce grenade', 'grenade into bunker',
    'everyone in the room', 'clear a room', 'clear a house with grenades', 'room clearing grenade', 'Granate in den Bunker', 'grenade dans une pièce',
    'grenade dans un bunker',
  ],
  'HP-GREN-04': [
    'survive a grenade', 'save from a grenade', 'grenade save', 'killed by grenade or saved', 'grenade save roll', 'saving throw grenade',
    'Granate Rettungswurf 5', 'save against grenade', 'sauvegarde contre grenade', 'survive a grenade on 5', 'grenade saving throw', 'Granate überleben',
    'Rettungswurf Granate', 'Schutzwurf gegen Granate Rettungswurf', 'sauvegarde grenade', 'survivre à une grenade', 'jet de sauvegarde grenade',
  ],
};
