import type { Term } from './term.ts';

/** What tables say about a thing, and the headings of their columns and rows, where no subject has the same words. */
// biome-ignore format: a term a line
export const properties: readonly Term[] = [
  { called: ['top armour', 'top armor', 'roof armour'], asks: { columns: ['top', 'armour'] } },
  { beside: ['mg', 'mgs', 'machine gun', 'machine guns', 'machineguns', 'roof mg', 'bow mg', 'coax', 'coaxial mg'], asks: { columns: ['MGs', 'machine guns'] } },
  { beside: ['open top', 'open topped', 'smoke projector', 'smoke projectors', 'remarks'], asks: { columns: ['remarks'] } },
  { called: ['weight', 'tons', 'gewicht', 'poids'], asks: { columns: ['tons'] } },
  { beside: ['effect bonus', 'bonus'], asks: { columns: ['bonus'], tables: ['fire-bonus'] } },
  { called: ['short range', 'kurze reichweite', 'kurze entfernung', 'kurze distanz', 'nahe entfernung', 'courte portee', 'portee courte', 'courte distance', 'reichweite kurz', 'portee faible'], beside: ['short', 'kurz', 'kurze', 'courte'], heads: ['S', 'short'] },
  { called: ['medium range', 'mid range', 'mittlere reichweite', 'mittlere entfernung', 'mittlere distanz', 'moyenne portee', 'portee moyenne', 'moyenne distance', 'reichweite mittel'], beside: ['medium', 'mittel', 'mittlere', 'moyenne'], heads: ['M', 'medium'] },
  { called: ['long range', 'lange reichweite', 'lange entfernung', 'weite entfernung', 'grosse entfernung', 'lange distanz', 'longue portee', 'portee longue', 'longue distance', 'reichweite lang', 'reichweite weit'], beside: ['long', 'lange', 'longue'], heads: ['L', 'long'] },
  { called: ['extreme range', 'extreme'], heads: ['E', 'extreme'] },
  { called: ['carefully aimed', 'careful aim'], beside: ['careful', 'carefully'], heads: ['careful'] },
  { called: ['unaimed', 'snap shot', 'snap', 'ungezielt'], heads: ['unaimed'] },
  { beside: ['aimed', 'aiming', 'gezielt'], heads: ['aimed'] },
  { called: ['soft cover', 'leichte deckung', 'couvert leger'], heads: ['soft'] },
  { called: ['hard cover', 'harte deckung', 'couvert lourd'], heads: ['hard'] },
];
