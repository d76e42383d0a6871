import type { Phrases } from '../../phrases.ts';

/** What players call and ask about the effect of hits and suppression. */
// biome-ignore format: one rule on a few lines
export const effectsAndSuppression: Phrases = {
  'WS-EFF-01': ['what happens when I hit', 'effect roll', 'hit effect die', 'damage roll on infantry by bullets', 'effect of a rifle hit', 'how many hits to kill a man', 'wounded or killed by a bullet roll', 'effect table small arms', 'I hit what now', 'roll for effect',
    'Wirkungswurf', 'Treffer was passiert', 'Wirkung eines Treffers', 'Wirkungstabelle Gewehr', "jet d'effet", "touché et après effet", "table d'effet des armes légères"],
  'WS-EFF-02': ['point blank bonus on effect', 'effect at point blank', 'closer shots more deadly', 'plus one effect at point blank', 'effect die bonus close up', 'point blank effect measured distance', 'deadlier at point blank', 'effect bonus within 8 inches', 'point blank range and cover effect', 'point blank +1',
    'Wirkung aus nächster Nähe', 'nächste Nähe Bonus Wirkung', 'Kernschussweite Wirkung', 'Wirkung +1 nahe', 'effet à bout portant', 'bout portant bonus', 'plus mortel à bout portant'],
  'WS-EFF-03': ['mg effect bonus', 'smg effect bonus', 'sniper more deadly', 'automatic weapon bonus on effect', 'automatic fire deadlier', 'sniper hit effect bonus', 'tommy gun deadlier effect', 'carbine bonus on effect', 'does automatic fire add to effect', 'sniper with smg bonuses add up',
    'MG Wirkung Bonus', 'Wirkung automatische Waffen', 'Scharfschütze Wirkung Bonus', 'MP Wirkung automatisch', "bonus d'effet armes automatiques", "tireur d'élite bonus effet", 'effet mitrailleuse automatique bonus'],
  'WS-EFF-04': ['quad fifty', 'vierling', 'quad .50 effect', 'flak vierling', 'quad mount bonus', 'meat chopper', 'flakvierling against infantry', 'quad mount effect die', '20mm quad flak', 'M16 halftrack quad',
    'Flakvierling', 'Vierlingsflak Wirkung', 'Vierling gegen Infanterie', 'Vierling Bonus', 'affût quadruple', 'quadruple .50 effet', 'flak quadruple'],
  'WS-EFF-05': ['which man is hit', 'who gets hit', 'who is the casualty', 'random casualty', 'choose the casualty', 'do I pick which figure dies', 'allocate hits', 'which figure takes the wound', 'casualty allocation', 'draw the casualty at random',
    'wer wird getroffen', 'welche Figur wird getroffen', 'Treffer zuteilen zufällig', 'zufällig bestimmen wer getroffen', 'qui est touché', 'quelle figurine est touchée', 'victime au hasard'],
  'WS-EFF-06': ['sniper picks his target', 'sniper shoot the officer', 'sniper choose who dies', 'sniper aim at the NCO', 'pick off the mg gunner with a sniper', 'can a sniper choose the leader', 'sniper choice at medium range', 'sniper target the sergeant', 'sniper choosing casualties', 'sniper picks the loader',
    'Scharfschütze wählt Ziel', 'Scharfschütze auf Offizier', 'Scharfschütze Unteroffizier wählen', 'Scharfschütze sucht sich aus', "tireur d'élite choisit sa cible", "tireur d'élite vise le sergent", "sniper choisit le sous-officier"],
  'WS-EFF-07': ['wounded man', 'what does a wound do', 'effect of a wound', 'wound loses an action', 'two wounds', 'can wounds heal', 'wounded twice', 'wound is permanent', 'hurt man fewer actions', 'wounded down to 0 actions',
    'Wunde', 'was bewirkt eine Wunde', 'Verwundung Aktion verloren', 'zweimal verwundet', 'verwundet weniger Aktionen', 'blessure', "effet d'une blessure", "blessé perd une action"],
  'WS-EFF-08': ['disabled man', 'what does disabled mean', 'incapacitated figure', 'can a disabled man crawl', 'man down', 'can a disabled man fight', 'knocked out of action', 'medic for disabled', 'out of action man', 'disabled can he shoot',
    'kampfunfähig', 'was heißt kampfunfähig', 'kampfunfähiger Mann kriechen', 'außer Gefecht', 'hors de combat', 'homme hors de combat bouger', 'que veut dire hors de combat'],
  'WS-EFF-09': ['man killed', 'killed means removed', 'dead figure', 'remove the dead', 'dead men out of the game', 'what if he is dead', 'KIA', 'is he dead for good', 'body of a dead man', 'take the killed figure off',
    'getötet', 'Mann ist tot', 'Tote entfernen', 'tote Figur aus dem Spiel', 'tué', 'homme mort retiré', 'figurine tuée'],
  'WS-SUP-01': ['what does suppression do', 'suppressed can I move', 'can suppressed troops shoot', 'pinned what can I do', 'move 2 inches suppressed', 'effects of being suppressed', 'pinned down', 'suppressed team crawl', 'shoot while suppressed', 'fire when pinned',
    'niedergehalten was darf ich', 'unterdrückt schießen', 'niedergehalten bewegen', 'niedergehalten schießen', 'effet de la suppression', 'supprimé peut-on tirer', 'supprimé bouger', 'cloué au sol'],
  'WS-SUP-02': ['remove suppression', 'get rid of suppression', 'recover from suppression', 'unpin roll', 'how to lift suppression', 'roll to remove a suppression marker', 'shake off suppression', 'what do I need to unsuppress', 'clear a suppression marker', 'recover roll total',
    'Unterdrückung aufheben', 'Niederhalten loswerden Wurf', 'Unterdrückung loswerden', 'Marker Unterdrückung entfernen', 'enlever la suppression', 'lever un marqueur de suppression', 'jet pour enlever suppression'],
  'WS-SUP-03': ['cost of recovering from suppression', 'does removing suppression cost an action', 'action cost to lift suppression', 'try again to remove suppression', 'how many tries at unsuppressing', 'failed recovery still costs', 'two attempts to recover in a turn', 'recover without actions left', 'action for each recovery try', 'price of a recovery attempt',
    'kostet Unterdrückung aufheben eine Aktion', 'Aktionskosten Unterdrückung aufheben', 'Versuch Unterdrückung Kosten', 'noch ein Versuch kostet Aktion', 'coût pour lever la suppression', "la tentative coûte une action", 'combien de tentatives de lever suppression coût'],
  'WS-SUP-04': ['how many suppression markers', 'maximum suppression', 'three suppressions', 'fourth suppression marker', 'does suppression stack', 'suppressed twice', 'more than 3 markers', 'suppressed again', 'suppression limit', 'stacking suppression markers',
    'wie viele Unterdrückungsmarker', 'maximal drei Marker', 'mehrfach unterdrückt', 'vierter Marker verfällt', 'combien de marqueurs de suppression', 'maximum trois marqueurs', 'suppression plusieurs fois cumul'],
};
