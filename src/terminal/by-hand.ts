import { commandText } from '../kernel/given-command.ts';
import { InputError } from '../kernel/refusal.ts';
import { DieOwed } from '../referee/throwing.ts';

import type { Asking } from './asking.ts';
import type { Desk, Heard } from './desk.ts';
import { readCommand, type Typed } from './line.ts';

/**
 * Asks for one die after the other and runs the command again with each, until all have been thrown or the user gives up. Several
 * can be typed at once.
 */
export async function finishByHand(
  desk: Desk,
  asking: Asking,
  show: (heard: Heard) => Heard,
  typed: Typed,
  first: DieOwed,
): Promise<void> {
  let owed: DieOwed | undefined = first;
  while (owed) {
    const face: string | undefined = await asking.line(desk.words.terminal.dieAsked(owed.sides), { kept: false });
    if (!face?.trim()) return asking.say(desk.words.terminal.diceLeft);
    const { outcome } = show(await desk.hear(withFaces(typed, [...owed.faces, face.trim()])));
    const error: unknown = outcome.ok ? undefined : outcome.error;
    // A face that the die doesn't have is asked for again.
    if (!(error instanceof InputError)) owed = error instanceof DieOwed ? error : undefined;
  }
}

function withFaces(typed: Typed, faces: readonly (number | string)[]): Typed {
  const { name, given } = readCommand(typed.command);
  return { ...typed, command: commandText({ name, given: { ...given, faces: faces.join(' ') } }) };
}
