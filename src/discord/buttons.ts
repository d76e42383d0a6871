import type { Button } from '../reply/document.ts';

const ACTIONS = ['again', 'why', 'older', 'newer', 'next-die'] as const satisfies readonly Button['action'][];

/** What a button carries through Discord, so that it works after a restart: 100 characters at most. */
export function customIdOf({ action, of }: Button): string {
  return `${action}:${of}`;
}

/** The button behind a custom ID; `undefined` for one that this version does not know. */
export function buttonOf(customId: string): Button | undefined {
  const colon = customId.indexOf(':');
  const action = ACTIONS.find((each) => each === customId.slice(0, colon));
  return action && { action, of: customId.slice(colon + 1) };
}
