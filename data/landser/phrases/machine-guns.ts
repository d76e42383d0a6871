import type { Phrases } from '../../phrases.ts';

/** The heavy machine-gun. */
// biome-ignore format: one rule a few lines
export const machineGuns: Phrases = {
  'LS-HMG-01': [
    'HMG', 'what does an HMG need', 'HMG tripod', 'heavy machine gun tripod', 'HMG observer', 'fire HMG without tripod', 'tripod and observers',
    'heavy machine gun on the move', 'tripod for HMG', 'HMG without observers', 'HMG needs tripod to fire', 'move and fire with tripod HMG', 'sMG Lafette',
    'schweres MG Lafette', 'schweres MG bewegen', 'sMG Beobachter Lafette', 'mitrailleuse lourde trépied', 'trépied HMG', 'mitrailleuse lourde observateurs',
    'HMG sur trépied', 'how does a heavy machine gun work', 'can an HMG move and fire', 'heavy mg setup', 'do I need an observer for the HMG',
    'vickers needs a tripod', 'carry the HMG', 'wie funktioniert das schwere MG', 'comment marche la mitrailleuse lourde',
  ],
  'LS-HMG-02': [
    'HMG to hit', 'HMG needs to hit', 'vickers to hit', 'HMG range', 'HMG to hit at long range', 'HMG range 120', 'how far can an HMG shoot, range',
    'heavy machine gun to hit', 'heavy machine gun range', 'schweres MG Trefferwurf', 'Trefferwurf schweres MG auf Punkt', 'portée de mitrailleuse lourde',
    'toucher à la mitrailleuse lourde', 'HMG to hit a point', 'HMG portée', 'vickers range', 'HMG aim at a point', 'sMG Reichweite', 'HMG pour toucher',
    'portée mitrailleuse lourde', 'mitrailleuse lourde toucher portée', 'how far can the HMG fire', 'HMG max range', 'maximum range of the heavy machine gun',
    'what does the HMG need to hit', 'fire the vickers at a point', 'does the HMG always use a template',
    "jusqu'où tire la mitrailleuse lourde",
  ],
  'LS-HMG-03': [
    'hmg drift distance', 'how far does hmg fire drift',
    'HMG misses', 'HMG miss drift', 'HMG template drifts', 'HMG missed', 'HMG miss odd even clock', 'missed with HMG', 'odd or even clock HMG',
    'sMG verfehlt, wohin', 'HMG verfehlt', 'sMG daneben verfehlt', 'HMG rate', 'mitrailleuse lourde rate', 'HMG rate sa cible', 'vickers misses',
    'HMG scatter', 'scatter clock odd even', 'missed HMG shot', 'drift of the HMG clock', 'sMG verfehlt', 'HMG dévie', 'déviation HMG',
    'heavy machine gun missed', 'sMG Abweichung', 'la mitrailleuse lourde rate',
  ],
  'LS-HMG-04': [
    'hmg against partial cover', 'which rolls have no effect with an hmg',
    'HMG effects in cover', 'effects of HMG fire', 'HMG hits cover', 'HMG effects roll in cover', 'does cover help against HMG', 'HMG effects', 'sMG Wirkung',
    'Wirkung sMG gegen Deckung', 'cover against HMG effects', 'HMG effects natural 1 in cover', 'schweres MG gegen Deckung', 'Wirkung schweres MG',
    'effet HMG', 'effet de la HMG à couvert', 'cover vs HMG', 'HMG vs full cover effects roll', 'sMG Wirkung in Deckung', 'Wirkung des sMG',
    'HMG effet couvert', 'couvert contre HMG', 'HMG against men in a trench', 'am I safe from the HMG in hard cover', 'partial cover from heavy mg',
    'hilft Deckung gegen das sMG', 'wall against the HMG', 'behind a wall and the HMG fires',
  ],
  'LS-HMG-05': [
    'HMG wounds', 'HMG wound bonus', 'wounded by HMG', 'HMG bullets powerful', 'wound from HMG bullets', 'HMG wound roll', 'plus one on wounds from an HMG',
    'HMG wounds table', 'Wunden vom schweren MG', 'schweres MG Wunden', 'schweres MG verwundet', 'HMG blessures plus un', 'blessures de mitrailleuse lourde',
    'powerful HMG bullets', 'blessure par HMG', '.50 cal bullet powerful', '.50 cal wound', 'HMG bullet wound', 'HMG powerful wound roll', 'blessures HMG',
    'HMG blessure plus un', '.50 cal damage', 'HMG hit me, what wound bonus',
  ],
  'LS-HMG-06': [
    'HMG template stays', 'shift HMG template', 'move the HMG template', 'HMG shift 6 inches', 'shift the HMG template', 'shift HMG 6 inches',
    'shifting HMG fire', 'sMG verschieben', 'sMG Schablone 6 Zoll verschieben', 'décaler HMG', 'HMG next turn shift', 'vickers shift fire',
    'HMG keeps the template next turn', 'sMG Schablone verschieben', 'verschieben um 6 Zoll', 'déplacer le gabarit HMG', 'décaler le tir HMG',
    'HMG gabarit décaler 6 pouces', 'HMG next turn without rolling',
  ],
};
