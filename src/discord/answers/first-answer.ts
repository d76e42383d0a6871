/** Those whose answer is about to be deferred, or has been. */
const deferring = new WeakSet<object>();
/** Those whose answer is deferred together with the notice of a throw. */
const thrown = new WeakSet<object>();

/** Its first answer is about to be a deferral, which says nothing yet. */
export function isDeferring(interaction: object): void {
  deferring.add(interaction);
}

/** From now on the first answer is a throw's. @returns whether it could be: not if it has been given, or is about to be */
export function claimForThrow(interaction: { readonly deferred: boolean; readonly replied: boolean }): boolean {
  if (deferring.has(interaction) || interaction.deferred || interaction.replied) return false;
  thrown.add(interaction);
  return true;
}

/** There's no throw after all. */
export function releaseFromThrow(interaction: object): void {
  thrown.delete(interaction);
}

/** Whether the first answer is a throw's: a new message that everyone sees. */
export function isThrown(interaction: object): boolean {
  return thrown.has(interaction);
}

/** How long interactions waited before work on their answers began, in milliseconds. */
const waited = new WeakMap<object, number>();

/** This much of the time for the first answer has already gone. */
export function hasWaited(interaction: object, milliseconds: number): void {
  waited.set(interaction, milliseconds);
}

/** How much of it, in milliseconds. */
export function waitedFor(interaction: object): number {
  return waited.get(interaction) ?? 0;
}
