/** The live pages can't be served: the host has to choose another port or address. */
export class CannotServePages extends Error {}
