type Filled = Readonly<Record<string, Readonly<Record<string, string>>>>;

const STRUCK = 'light-this-turn serious-before';
const SHOOTING =
  'weapon moved cover target-fast same-target from-vehicle not-set-up wound-penalty alone figures light-this-turn serious-before';
const FIGHTING =
  'attacker-weapon defender-weapon attacker-opponents defender-opponents attacker-wounded defender-wounded';
const FIRING = 'weapon mount phase moved indirect off-table broken';
const AIMED_AT = 'target-type stance obscured';

/**
 * By ruleset and verb, what its `fill` can give from the units. Functions do not say what they may return, so it is
 * written down here; a test holds it to what the battles had filled in.
 */
export const filled: Filled = {
  'landser-classic': {
    initiative: 'side-1 side-2',
    move: 'wounds-a half',
    spot: 'state observer-fast',
    fire: SHOOTING.replace('from-vehicle ', ''),
    effect: `weapon figures prone ${STRUCK}`,
    grenade: `figures prone ${STRUCK}`,
    assault: `${FIGHTING} attacker-disorientated defender-disorientated defender-state`,
    morale: 'in-action out',
    weapon: 'work',
  },
  landser: {
    initiative: 'side-1 side-2',
    move: 'unit wounds-a half',
    spot: 'state observer-fast spotter',
    fire: `${SHOOTING} suppressed-by light-before target-in-vehicle aim-turns`,
    effect: `weapon figures prone ${STRUCK} light-before target-in-vehicle`,
    grenade: `figures prone ${STRUCK} light-before open-topped`,
    assault: FIGHTING,
    morale: 'in-action out',
    wound: 'kind treated turn stretcher',
    weapon: 'work',
    tankhit: 'weapon armour open-topped moved target-fast same-target suppressed-by wound-penalty gun-damaged',
    bail: 'crew light serious',
    rally: 'in-action',
  },
  'hans-n-panzer': {
    move: 'unit boarding vehicle-moved',
    fire: 'weapon visibility',
    grenade: 'visibility',
    barrage: 'weapon visibility',
    tankhit: 'weapon target armor crew passengers visibility',
    demolish: 'weapon target hits occupants visibility',
    morale: 'losses command officer separated elite won-lately beaten-lately',
    weapon: 'weapon turn',
  },
  'ww2-skirmish': {
    fire: 'weapon mode dispersed mount belt sniper inactive actions loaders loader-actions figures',
    effect: 'suppressed',
    grenade: 'moved target-moved suppressed figures',
    barrage: 'weapon calibre moved target-moved suppressed figures ranged-in',
    smoke: 'weapon moved ranged-in figures',
    spot: 'attempts suppressed solo-marker optics target-moved target-fired target-sniper',
    morale: 'actions figures suppressed',
    rally: 'figures original',
    suppress: 'actions markers figures',
    tankhit: 'weapon calibre ammo vehicle running-gear fuel skirts',
    demolish: 'figures moved calibre ranged-in',
    assault: 'actions target-actions',
    move: 'mover running-gear suppressed actions wounds compelled speed',
    solo: 'factors casualties strength support state immobile enemy-seen counters no-contact unavailable',
  },
  panzertroops: {
    fire: `${FIRING} ${AIMED_AT}`,
    grenade: `${FIRING} ${AIMED_AT}`,
    tankhit: `${FIRING} vehicle`,
    bail: 'vehicle riders crew',
    morale: 'troops leader immobilised',
    smoke: 'weapon indirect limited weather',
    move: 'mover vehicle half-moves ran-last-turn',
    weapon: 'unit from',
  },
};

/** The options of a verb that a unit may fill in. */
export function filledIn(ruleset: string, verb: string): ReadonlySet<string> {
  return new Set(filled[ruleset]?.[verb]?.split(' ') ?? []);
}
