import { list, type Sentence, word } from '../sentence.ts';

/** What is forbidden to vehicles, their crews and those who fight them, from what is known of the units. */
export const vehicleRefusals: Readonly<Record<string, Sentence>> = {
  'vehicle-cannot': ({ unit, action, actions }) =>
    `${unit} has no ${word(action)}. In the profile of the vehicle: ${list(actions)}.`,
  'no-crew-left': ({ unit }) => `All the crew of ${unit} is out of action or hiding: it does nothing this turn.`,
  'half-crew': ({ unit }) => `Half the crew of ${unit} is out of action or hiding: it may only move or shoot.`,
  'crew-shaken': ({ unit }) => `The crew of ${unit} is shaken: this turn it may only move, and only forward.`,
  'vehicle-immobilised': ({ unit }) => `${unit} is immobilised, and stays where it is. It may still fire.`,
  'gun-gone': ({ unit }) => `The main gun of ${unit} is lost for the game.`,
  'no-machine-gun': ({ unit }) => `${unit} has no machine gun left.`,
  'every-other-turn': ({ unit, turn }) => `${unit} shoots every other turn only: again in turn ${turn}.`,
  'used-up': ({ unit, weapon }) => `${unit} has used the ${word(weapon)}, and has no other.`,
  'moved-already': ({ unit, weapon }) =>
    `${unit} has moved: with the ${word(weapon)} one moves or shoots, not both in a turn.`,
  'no-launcher-to-take': ({ unit }) => `${unit} is no loader whose gunner has fallen: there is nothing to take over.`,
  'crew-is-dead': ({ unit }) => `The crew of ${unit} was killed with it: nobody is left to get out.`,
};
