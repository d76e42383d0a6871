/** Who ends a step when its time is up. Nobody else can be called so: Discord's users are numbers, the terminal's one word. */
export const THE_CLOCK = 'the clock';
