import type { Phrases } from '../../phrases.ts';

/** The heavy machine-gun. */
// biome-ignore format: one rule a few lines
export const machineGuns: Phrases = {
  'LS-HMG-01': [
    'HMG', 'what does an HMG need', 'HMG tripod', 'heavy machine gun tripod', 'HMG observer', 'move and fire HMG', 'can HMG move', 'fire HMG without tripod',
    'tripod and observers', 'heavy machine gun on the move', 'sMG Lafette', 'schweres MG Lafette', 'schweres MG bewegen', 'sMG Beobachter Lafette',
    'mitrailleuse lourde trépied', 'trépied HMG', 'mitrailleuse lourde observateurs', 'HMG sur trépied',
  ],
  'LS-HMG-02': [
    'HMG to hit', 'HMG needs to hit', 'vickers to hit', 'HMG range', 'HMG to hit at long range', 'HMG range 120', 'how far can an HMG shoot, range',
    'schweres MG Reichweite', 'HMG to hit a point', 'HMG portée', 'vickers range', 'HMG aim at a point', 'HMG 120 inches', 'sMG Trefferwurf', 'sMG Reichweite',
    'HMG pour toucher', 'portée mitrailleuse lourde', 'mitrailleuse lourde toucher portée',
  ],
  'LS-HMG-03': [
    'HMG misses', 'HMG miss drift', 'HMG template drifts', 'HMG missed', 'HMG miss odd even clock', 'missed with HMG', 'odd or even clock HMG',
    'sMG verfehlt, wohin', 'HMG verfehlt', 'sMG daneben verfehlt', 'HMG rate', 'mitrailleuse lourde rate', 'HMG rate sa cible', 'vickers misses', 'HMG scatter',
    'scatter clock odd even', 'missed HMG shot', 'drift of the HMG clock', 'sMG verfehlt', 'HMG dévie', 'déviation HMG',
  ],
  'LS-HMG-04': [
    'HMG effects in cover', 'effects of HMG fire', 'HMG hits cover', 'HMG effects roll in cover', 'does cover help against HMG', 'HMG effects', 'sMG Wirkung',
    'Wirkung sMG gegen Deckung', 'effet HMG', 'effet de la HMG à couvert', 'cover vs HMG', 'everyone in HMG template', 'HMG vs full cover effects roll',
    'sMG Wirkung in Deckung', 'Wirkung des sMG', 'schweres MG Wirkung', 'HMG effet couvert', 'couvert contre HMG',
  ],
  'LS-HMG-05': [
    'HMG wounds', 'HMG wound bonus', 'wounded by HMG', 'HMG bullets powerful', 'wound from HMG bullets', 'HMG wound roll', 'powerful HMG bullets',
    'Verwundung durch sMG', 'sMG Wunde plus 1', 'blessure par HMG', '.50 cal bullet powerful', '.50 cal wound', 'HMG bullet wound', 'HMG powerful wound roll',
    'sMG Wunden', 'Wunde durch sMG', 'blessures HMG', 'blessure par mitrailleuse lourde', 'HMG blessure plus un',
  ],
  'LS-HMG-06': [
    'HMG template stays', 'shift HMG template', 'move the HMG template', 'HMG shift 6 inches', 'shift the HMG template', 'shift HMG 6 inches',
    'shifting HMG fire', 'sMG verschieben', 'sMG Schablone 6 Zoll verschieben', 'décaler HMG', 'HMG next turn shift', 'vickers shift fire',
    'HMG keeps the template next turn', 'sMG Schablone verschieben', 'verschieben um 6 Zoll', 'déplacer le gabarit HMG', 'décaler le tir HMG',
    'HMG gabarit décaler 6 pouces',
  ],
};
