/**
 * The author of a step that ends when its time is up. No user can have this name: Discord's users are numbers, the terminal's one
 * word.
 */
export const THE_CLOCK = 'the clock';
