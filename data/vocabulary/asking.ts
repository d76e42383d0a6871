import type { Term } from './term.ts';

/** How one asks: what such words want to know, in three languages. They say nothing of what it’s about. */
// biome-ignore format: a form a line
export const asking: readonly Term[] = [
  { form: 'whether', called: ['can', 'could', 'cant', 'may', 'do', 'does', 'did', 'is', 'are', 'has', 'have', 'should', 'must', 'will', 'would', 'ok', 'okay', 'allowed', 'possible', 'darf', 'dürfen', 'kann', 'können', 'muss', 'müssen', 'ist', 'sind', 'gibt', 'peut', 'peux', 'peuvent', 'puis', 'est ce', 'faut'] },
  { form: 'open', where: 'start', called: ['what', 'who', 'when', 'where', 'how', 'which', 'why', 'whats', 'whos', 'hows', 'was', 'wer', 'wann', 'wo', 'wie', 'welche', 'welcher', 'welches', 'warum', 'qui', 'quand', 'comment', 'combien', 'où', 'quoi', 'quel', 'quelle'] },
  { form: 'open', called: ['what', 'how', 'which', 'why', 'welche', 'welcher', 'warum', 'combien', 'quel', 'quelle', 'or', 'oder', 'ou'] },
  { form: 'which', called: ['or', 'oder', 'ou'] },
  { form: 'and', called: ['and', 'n', 'then', 'after', 'before', 'while', 'und', 'dann', 'nach', 'beim', 'et', 'puis', 'après'] },
  { form: 'how far', called: ['how far', 'how close', 'how near', 'how wide', 'how long is the', 'distance', 'reach', 'radius', 'inches', 'width', 'wie weit', 'wie nah', 'zoll', 'reichweite', 'portée', 'pouces', 'à quelle distance'] },
  { form: 'modifier', called: ['mod', 'mods', 'modifier', 'modifiers', 'minus', 'penalty', 'bonus', 'malus', 'abzug', 'zuschlag'] },
  { form: 'to throw', called: ['what do i roll', 'what do i need', 'what do i throw', 'what do you roll', 'what do you need', 'what does he roll', 'what does he need', 'what does it need', 'what do they need', 'what do they roll', 'what do we roll', 'what must i roll', 'what should i roll', 'what did i need', 'need what', 'to hit', 'needed', 'hit roll', 'was würfel', 'was würfle ich', 'was brauche ich', 'quel jet'] },
  { form: 'when', where: 'edge', called: ['when', 'wann', 'quand'] },
  { form: 'how many', called: ['how many', 'number of', 'wie viele', 'wieviele', 'combien de'] },
  { form: 'who', where: 'start', called: ['who', 'wer', 'qui'] },
  { form: 'what now', called: ['what now', 'now what', 'was jetzt', 'was nun', 'et maintenant'] },
  { form: 'event', called: ['gets hit', 'is hit', 'get hit', 'got hit', 'was hit', 'gets shot', 'get shot', 'is shot', 'got shot', 'gets killed', 'is killed', 'got killed', 'gets wounded', 'is wounded', 'dies', 'died', 'dead', 'goes down', 'runs out', 'blows up', 'wird getroffen', 'getroffen wird', 'stirbt', 'fällt', 'est touché', 'meurt', 'est tué'] },
  { form: 'off table', called: ['off table', 'off the table', 'off board', 'off the board', 'off map', 'off the map'] },
  { form: 'duel', called: ['kill', 'kills', 'destroy', 'destroys', 'penetrate', 'penetrates', 'penetration', 'pen', 'pierce', 'knock', 'knocks', 'hurt', 'durchschlag', 'durchschlägt', 'zerstören', 'zerstört', 'knackt', 'pénétration', 'pénètre', 'percer', 'perce', 'détruire', 'détruit'] },
  { form: 'more', called: ['who', 'whom', 'whose', 'when', 'where', 'why', 'which', 'can', 'may', 'must', 'should', 'does', 'do', 'wer', 'wann', 'wo', 'warum', 'kann', 'darf', 'muss', 'qui', 'quand', 'peut', 'peux'] },
];
