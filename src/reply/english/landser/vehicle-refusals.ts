import { list, type Sentence, whose, word } from '../sentence.ts';

/** What's forbidden to vehicles, their crews and the men who fight them, given what's known of the units. */
export const vehicleRefusals = {
  'vehicle-cannot': ({ unit, action, actions }) => {
    const open = Array.isArray(actions) && actions.length > 0;
    return `${unit} doesn’t have the ${word(action)} action.${open ? ` Choose one that’s open to it: ${list(actions)}.` : ''}`;
  },
  'no-crew-left': ({ unit }) =>
    `${whose(unit)} whole crew is out of action or hiding, so it can’t do anything this turn.`,
  'half-crew': ({ unit, begun }) =>
    `Half of ${whose(unit)} crew is out of action or hiding. ${begun ? 'It can’t both move and shoot, so it’s done for this turn' : 'It can move or shoot this turn, but not both'}.`,
  'crew-shaken': ({ unit }) => `${whose(unit)} crew is shaken. This turn it can only move, and only forward.`,
  'vehicle-immobilised': ({ unit, begun }) =>
    `${unit} is immobilised, so it can’t move.${begun ? '' : ' It can still fire.'}`,
  'gun-gone': ({ unit }) => `${whose(unit)} main gun is lost for the game.`,
  'no-machine-gun': ({ unit }) => `${unit} has no machine gun left.`,
  'every-other-turn': ({ unit, turn }) => `${unit} can shoot only every other turn, so next in turn ${turn}.`,
  'used-up': ({ unit, weapon }) => `${unit} has used up his ${word(weapon)}. He has no other.`,
  'moved-already': ({ unit, weapon }) =>
    `${unit} has moved this turn. With the ${word(weapon)} he can move or shoot in a turn, not both.`,
  'no-launcher-to-take': ({ unit }) =>
    `${unit} isn’t a loader whose firer has fallen, so there’s no weapon to take over.`,
  'bail-first': ({ target, vehicle }) =>
    `${target} is still in the wreck of ${vehicle}. Its crew throws first: /bail target:"${vehicle}".`,
  'no-vehicle-of-his': ({ unit, vehicle, vehicles }) =>
    Array.isArray(vehicles) && vehicles.length > 0
      ? `${vehicle} isn’t a vehicle of ${whose(unit)} side in play. Name one of these: ${list(vehicles)}.`
      : `${vehicle} isn’t a vehicle, and ${whose(unit)} side has none in play.`,
  'no-drive-test': ({ unit }) => `${unit} isn’t a vehicle, so there’s no drive test. Leave it out.`,
  'crew-is-dead': ({ unit }) => `${whose(unit)} crew was killed with it, so nobody can get out.`,
} satisfies Readonly<Record<string, Sentence>>;
