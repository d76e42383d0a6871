import { InputError } from '../kernel/refusal.ts';
import { DieOwed } from '../referee/rulings/throwing.ts';

import type { Asking } from './asking.ts';
import type { Desk, Heard, Said } from './desk.ts';
import type { Speaker } from './line.ts';

/**
 * Asks for one die after the other and runs the command again with each, until all have been thrown or the user gives up. Several
 * can be typed at once.
 */
export async function finishByHand(
  desk: Desk,
  asking: Asking,
  show: (heard: Heard) => Heard,
  speaker: Speaker,
  said: Said,
  first: DieOwed,
): Promise<void> {
  let owed: DieOwed | undefined = first;
  while (owed) {
    const face: string | undefined = await asking.line(desk.words.terminal.dieAsked(owed.sides), { kept: false });
    if (!face?.trim()) return asking.say(desk.words.terminal.diceLeft);
    const { outcome } = show(await desk.gives(speaker, withFaces(said, [...owed.faces, face.trim()])));
    const error: unknown = outcome.ok ? undefined : outcome.error;
    // A face that the die doesn't have is asked for again.
    if (!(error instanceof InputError)) owed = error instanceof DieOwed ? error : undefined;
  }
}

function withFaces(said: Said, faces: readonly (number | string)[]): Said {
  return { ...said, given: { ...said.given, faces: faces.join(' ') } };
}
